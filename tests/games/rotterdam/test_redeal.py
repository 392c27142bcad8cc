"""Ship cards that are dealt again: of the lists by which used ones come back, what was drawn stays (A-44)."""

from __future__ import annotations

import pytest

from engine.games.rotterdam import GAME
from engine.games.rotterdam.rules import BASE
from engine.games.rotterdam.setup import Deal
from tests.games.rotterdam.arrange import arrange

LISTS, SIZE, LEFT = BASE.numbers.reshuffles.value, 10, 4
"""This many cards came back each time, and this many of the last ones have not been drawn."""


@pytest.mark.parametrize("made", range(LISTS + 2))
def test_lists_of_which_nothing_is_hidden_stay(made: int) -> None:
    """A list that has come a second time says what was drawn the first time, so it stays too."""
    deal, s = GAME.deal(BASE, 2, "lists"), arrange("placing", piles={"ship_cards": "swap guard rob joker"})
    s.reshuffled = [SIZE] * made
    anew = GAME.redealt(deal, s, "anew")
    assert isinstance(deal, Deal) and isinstance(anew, Deal)
    changed = {at for at in range(LISTS) if anew.reshuffles[at] != deal.reshuffles[at]}
    assert changed == ({*range(max(made - 1, 0), LISTS)} if made <= LISTS else set())
    assert {tuple(sorted(it)) for it in anew.reshuffles} == {tuple(range(BASE.box_of_ship_cards.total()))}


def test_of_the_list_that_lies_there_the_cards_that_were_drawn_come_first() -> None:
    deal, s = GAME.deal(BASE, 2, "lists"), arrange("placing", piles={"ship_cards": "swap guard rob joker"})
    s.reshuffled = [SIZE]
    anew = GAME.redealt(deal, s, "anew")
    assert isinstance(deal, Deal) and isinstance(anew, Deal)
    drawn = [it for it in deal.reshuffles[0] if it < SIZE][: SIZE - LEFT]
    assert [*anew.reshuffles[0][: len(drawn)]] == drawn
