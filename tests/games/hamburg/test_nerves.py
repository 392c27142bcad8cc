"""What the ledger tells of a game."""

from __future__ import annotations

from engine.core.events import Event
from engine.games.hamburg import GAME
from engine.games.hamburg.events import Borrowed, Bought, GameEnded, Given, Opened, RoundStarted, Sold
from engine.games.hamburg.ledger.nerves import Nerves, nerves

NUMBERS = GAME.rules(()).numbers
BEGIN = RoundStarted(1, 0, "senate_1", "senate_2")


def told(*events: Event, seats: int = 3) -> tuple[Nerves, ...]:
    """A game of which this is told."""
    nothing = (0,) * seats
    found = nerves((BEGIN, *events, GameEnded(nothing, nothing, nothing, nothing)), NUMBERS)
    assert found is not None
    return found


def test_a_gift_just_missed_if_two_more_had_brought_more() -> None:
    """One more than the best had won; as much as the second brings no more than the third."""
    seats = told(Given("senate_1", (9, 8, 6), (3, 2, 1)))
    assert [it.missed for it in seats] == [0, 1, 0]
    assert [it.gift for it in seats] == [9, 8, 6]


def test_nothing_given_missed_nothing() -> None:
    assert [it.missed for it in told(Given("senate_1", (1, 0, 0), (3, 0, 0)))] == [0, 0, 0]


def test_a_flood_is_what_others_made_one_lose() -> None:
    """Two sold alone bring 11 each, with two others 6 each."""
    (first, *_) = told(Sold(0, "tea", 2, 6, 12), Sold(0, "coffee", 1, 15, 15))
    assert (first.flooded, first.sales) == (10, 27)


def test_a_group_was_snatched_from_a_player_who_bought_later_and_gave_both_kinds() -> None:
    bought = (Bought(0, 1, ("tea", "cocoa"), "", 9), Bought(1, 2, ("tea", "tea"), "", 8))
    piles = (Opened(0, ("tea",), ()), Opened(1, (), ("cocoa", "tea", "tea")))
    given = Given("senate_1", (0, 10, 0), (0, 3, 0))
    assert [it.snatched for it in told(*bought, *piles, given)] == [1, 0, 0]
    assert [it.snatched for it in told(*reversed(bought), *piles, given)] == [0, 0, 0]


def test_loans_are_counted() -> None:
    assert [it.loans for it in told(Borrowed(2, 2, 20), Borrowed(2, 1, 10))] == [0, 0, 3]


def test_half_a_story_tells_nothing() -> None:
    assert nerves((BEGIN,), NUMBERS) is None and nerves((), NUMBERS) is None
