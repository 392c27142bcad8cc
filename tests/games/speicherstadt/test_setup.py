"""Set-up and length of the game (rules, section 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.errors import BadRecord
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.setup import Deal, deal

DEAL = deal(BASE, 4, "seed")


def box(seats: int) -> Counter[str]:
    """The cards in the deck."""
    return Counter(deal(BASE, seats, "seed").deck)


@pytest.mark.parametrize(
    ("seats", "removed"),
    [
        (2, {"port", "fireman_3_d"}),
        (3, {"boatsmen_church", "fireman_3_d"}),
        (4, set[str]()),
        (5, {"boatsmen_church", "fireman_3_d"}),
    ],
)
def test_cards_are_removed_from_the_last_deck(seats: int, removed: set[str]) -> None:
    whole = Counter({card.id: card.count for card in BASE.cards.values()})
    assert {*(whole - box(seats))} == removed and box(seats).total() == 54 - len(removed)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_decks_lie_in_the_order_of_the_year(seats: int) -> None:
    letters = "".join(BASE.cards[card].deck for card in deal(BASE, seats, "seed").deck)
    assert letters == "A" * 12 + "B" * 13 + "C" * 13 + "D" * (15 if seats == 4 else 13) + "E"


@pytest.mark.parametrize("seats", GAME.seats)
def test_everyone_begins_with_five_coins_and_the_market_holds_a_card_more_than_seats(seats: int) -> None:
    s = GAME.new(seats, "seed")
    assert [(me.coins, me.points, me.workers, me.cards) for me in s.seats] == [(5, 0, 3, [])] * seats
    assert len(s.columns) == seats + 1 and s.round == 1 and s.pending[0].seat == s.starter


def test_the_supply_begins_empty_and_all_goods_lie_in_the_bag() -> None:
    s = GAME.new(4, "seed")
    assert not any(s.supply.values()) and Counter(s.bag) == dict.fromkeys(BASE.goods, 9)


def test_the_starter_is_drawn_by_lot() -> None:
    """The last visitor of Hamburg is unknown."""
    starters = Counter(deal(BASE, 5, str(seed)).start_seat for seed in range(500))
    assert all(60 < starters[seat] < 140 for seat in range(5))


def test_the_same_seed_is_the_same_game() -> None:
    assert GAME.new(3, "seed") == GAME.new(3, "seed") != GAME.new(3, "other seed")


def spoilt(**facts: object) -> Deal:
    """A deal with something wrong in it."""
    return DEAL.model_copy(update=facts)


@pytest.mark.parametrize(
    "wrong",
    [
        spoilt(seats=6),
        spoilt(start_seat=4),
        spoilt(deck=DEAL.deck[1:]),
        spoilt(deck=DEAL.deck[::-1]),
        spoilt(deck=("windmill", *DEAL.deck[1:])),
        spoilt(bag=DEAL.bag[1:]),
        spoilt(seats=2),
    ],
    ids=["seats", "starter", "a card short", "order", "unknown card", "a cube short", "other seats"],
)
def test_a_deal_against_the_set_up_is_refused(wrong: Deal) -> None:
    with pytest.raises(BadRecord):
        GAME.start(wrong)


def test_an_unknown_expansion_is_refused() -> None:
    with pytest.raises(LookupError):
        GAME.new(2, "seed", ["atlantis"])
