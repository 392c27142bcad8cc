"""What is dealt again: all that has come to light stays, nothing that was hidden shines through."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import factorial, prod
from typing import Any

import pytest

from engine.core.events import Event
from engine.core.game import Deal
from engine.core.records import replay
from engine.core.state import State
from tests.laws.books import books_of
from tests.laws.games import ENDS, Setup, Step, steps

SEEDS = ("0", "1")
LOOKS = 8
"""This many moments of a game are looked at."""

every_setup = pytest.mark.parametrize("setup", ENDS, ids=str)


def moments(setup: Setup) -> Iterator[tuple[Deal, tuple[Step, ...], State[Any]]]:
    """Deals, the moves so far, and the moment to which they led."""
    for seed in SEEDS:
        game = steps(setup, seed)
        for made in range(0, len(game), max(1, len(game) // LOOKS)):
            yield setup.deal(seed), game[:made], game[made].before


def played(setup: Setup, deal: Deal, made: tuple[Step, ...]) -> tuple[State[Any], list[Event]]:
    """The moment to which these moves lead over a deal, and what they tell."""
    s = setup.game.start(deal)
    opening, s.events = list(s.events or ()), None
    told = [event for it in replay(s, (step.action for step in made)) for event in it.events]
    return s, opening + told


@every_setup
def test_the_same_moves_lead_to_the_same_moment_as_all_see_it(setup: Setup) -> None:
    for deal, made, s in moments(setup):
        again, told = played(setup, setup.game.redealt(deal, s, "anew"), made)
        for seat in (None, *s.players):
            assert again.seen_by(seat) == s.seen_by(seat)
            assert again.seen_by(seat).pending == s.seen_by(seat).pending
        assert told == played(setup, deal, made)[1]
        assert books_of(setup.game).stock(again) == books_of(setup.game).stock(s)


@every_setup
def test_what_was_hidden_leaves_no_trace(setup: Setup) -> None:
    """Whatever lay there before, the same seed puts there the same."""
    for deal, made, s in moments(setup):
        elsewhere = setup.game.redealt(deal, s, "elsewhere")
        there, _ = played(setup, elsewhere, made)
        assert setup.game.redealt(elsewhere, there, "anew") == setup.game.redealt(deal, s, "anew")


@every_setup
def test_the_order_is_another_for_every_seed(setup: Setup) -> None:
    deal, s, pile = setup.deal("0"), setup.start("0"), books_of(setup.game).pile
    decks = [facts(setup.game.redealt(deal, s, f"anew {seed}"))[pile] for seed in range(60)]
    drawn = len(facts(deal)[pile]) - len(setup.game.states.dump_python(s)[pile])
    orders = orders_of(facts(deal)[pile][drawn:])
    assert len({*decks}) > min(50, orders * 3 / 4) and decks.count(facts(deal)[pile]) <= 2 + 120 / orders
    assert len({deck[drawn] for deck in decks}) > 2, "the next card is often another"


@every_setup
def test_seats_and_starter_stay(setup: Setup) -> None:
    for deal, _, s in moments(setup):
        anew = setup.game.redealt(deal, s, "anew")
        assert all(getattr(anew, name) == getattr(deal, name) for name in Deal.model_fields)


def orders_of(cards: Sequence[str]) -> int:
    """In how many orders these cards can lie."""
    return factorial(len(cards)) // prod(map(factorial, Counter(cards).values()))


def facts(deal: Deal) -> dict[str, Any]:
    """A deal as plain data."""
    return deal.model_dump()
