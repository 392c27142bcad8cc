"""Set-up and the first display (rules, 0)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.errors import BadRecord
from engine.games.hamburg import GAME, data, setup
from engine.games.hamburg.setup import Deal
from tests.games.hamburg.arrange import BASE, MAGISTRAT


def deal(seats: int, *expansions: str, seed: str = "0") -> Deal:
    """A deal for this many."""
    return setup.deal(GAME.rules(expansions), seats, seed)


@pytest.mark.parametrize(("seats", "more"), [(2, [0, 6]), (3, [0, 0, 4]), (4, [0] * 4), (5, [0] * 5)])
def test_a_player_who_starts_less_often_has_more_money(seats: int, more: list[int]) -> None:
    """H-53."""
    dealt = deal(seats)
    s = GAME.begin(BASE, dealt)
    assert [s.seats[(dealt.start_seat + i) % seats].money for i in range(seats)] == [30 + it for it in more]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_first_goods_are_dealt_one_at_a_time_from_the_start_player(seats: int) -> None:
    """H-47: one lap, with the expansion two."""
    for expansions, laps in (((), 1), (("magistrat",), 2)):
        dealt = deal(seats, *expansions)
        s = GAME.begin(GAME.rules(expansions), dealt)
        for at in range(seats):
            hand = dealt.goods[at : seats * laps : seats]
            assert s.seats[(dealt.start_seat + at) % seats].goods == sorted(hand) and len(hand) == laps
        assert s.goods == [*dealt.goods[seats * laps :]]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_open_stack_has_the_speicher_that_are_left(seats: int) -> None:
    s = GAME.begin(MAGISTRAT, deal(seats, "magistrat"))
    assert s.stock == {2: 11, 3: 9, 4: 7, 5: 5}[seats] and {me.speicher for me in s.seats} == {2}
    assert GAME.begin(BASE, deal(seats)).seats[0].speicher == 1


def test_ten_groups_are_laid_out_goods_first() -> None:
    """H-31: group by group, for any number of players."""
    for seats in GAME.seats:
        dealt = deal(seats, "magistrat")
        s = GAME.start(dealt)
        assert [good for group in s.display for good in group.goods] == [
            *dealt.goods[2 * seats : 2 * seats + 20]
        ]
        assert [group.card for group in s.display] == [*dealt.deck[:10]]


def test_without_the_expansion_the_first_three_groups_have_a_speicher() -> None:
    """H-50."""
    s = GAME.start(deal(4))
    assert [group.card for group in s.display] == ["speicher"] * 3 + [""] * 7 and s.stock == 30 - 4 - 3


def test_the_sixth_senate_card_is_set_aside() -> None:
    """H-46: hidden before the end."""
    s = GAME.start(deal(3))
    assert s.seen_by(None).senate == [*s.senate[:2], "?", "?", "?", "?"]


def test_the_deck_has_the_cards_that_the_rulebook_counts() -> None:
    cards = Counter(MAGISTRAT.deck)
    assert cards.total() == 50 and cards.total() - cards["speicher"] == 35 and not BASE.deck
    assert [*cards.values()] == [2, 4, 2, 3, 2, 2, 2, 2, 2, 2, 2, 10, 15]


def test_goods_always_suffice() -> None:
    """H-30: what can be stored, a display, and all that cards can draw are no more than there are."""
    numbers, cards = MAGISTRAT.numbers, MAGISTRAT.cards
    stored = numbers.speicher + cards["store"].count * len(cards["store"].prices)
    drawn = cards["draw1"].count + cards["draw3"].count * cards["draw3"].reveals
    assert stored + numbers.groups * numbers.goods_in_group + drawn <= MAGISTRAT.box_of_goods.total()


def test_every_kind_has_every_value_once_over_the_senate_cards() -> None:
    for good in BASE.goods:
        assert sorted(card.values[good.id] for card in BASE.senate_cards) == [0, 1, 2, 3, 4, 5]
    assert sum(good.cards for good in BASE.goods) == 72


def test_reconstructed_numbers_say_so() -> None:
    """Whoever owns the game can correct them in the data, and nowhere else."""
    sources = {good.source for good in data.goods()} | {card.source for card in data.senate()}
    assert sources == {"reconstructed"}
    assert all(card.source for card in MAGISTRAT.cards.values() if card.after == "discard")


WRONG: dict[str, dict[str, Any]] = {
    "a good is missing": {"goods": ()},
    "cards that are not in the game": {"deck": ("swap",)},
    "a senate card twice": {"senate": ("senate_1",) * 6},
    "too many seats": {"seats": 6},
    "a start player who does not sit there": {"start_seat": 3},
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_deal_that_breaks_the_set_up_is_refused(wrong: str) -> None:
    with pytest.raises(BadRecord):
        GAME.start(deal(3).model_copy(update=WRONG[wrong]))
