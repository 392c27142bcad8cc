"""What each card would score if the game ended now: together always what the table of points says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.scores import standings, totals
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.ledger.tally import Worth, tally
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.state import State
from tests.arrange import arrange
from tests.games.speicherstadt.kaispeicher import KAI
from tests.laws.games import SETUPS, Setup, setups, steps

OURS = tuple(setups(GAME))
EVERY = 3
"""Moments of a random game of which one is looked at."""
KINDS = {
    "contract": "contracts", "merchant": "merchants", "counting_office": "offices",
    "warehouse": "warehouse", "point_building": "buildings",
}  # fmt: skip
"""The source of points to which a kind of cards belongs."""
BONUSES = {
    "port": "port", "chamber_of_commerce": "chamber", "press": "press", "mayor": "mayor",
    "harbour_tour": "harbour-tour", "deichtorhallen": "deichtorhallen", "accountant": "accountant",
}  # fmt: skip
"""The source of points that is one card."""
BOOKED = ("fires", "factories")
"""The sources of points that are no cards."""

every_setup = pytest.mark.parametrize("setup", OURS, ids=str)


def moments(setup: Setup) -> Iterator[Any]:
    """Moments of two random games, and how they ended."""
    for seed in ("0", "1"):
        game = steps(setup, seed)
        yield from (step.before for step in game[::EVERY])
        yield game[-1].after


def test_all_setups_of_the_game_are_looked_at() -> None:
    assert {it.seats for it in OURS} == {2, 3, 4, 5} and {it.expansions for it in OURS} == {
        (),
        ("kaispeicher",),
    }
    assert {str(it) for it in OURS} <= {str(it) for it in SETUPS}


@every_setup
def test_the_cards_and_what_is_booked_make_up_every_total_at_any_moment(setup: Setup) -> None:
    for s in moments(setup):
        made_up = [s.seats[seat].points + sum(it.points for it in tally(s, seat)) for seat in s.players]
        assert made_up == totals(s)


@every_setup
def test_every_card_is_listed_once_and_belongs_to_its_source(setup: Setup) -> None:
    for s in moments(setup):
        for seat in s.players:
            found = tally(s, seat)
            assert Counter(card for it in found for card in it.cards) == Counter(s.seats[seat].cards)
            of_cards = {line: it for line, it in standings(s)[seat].items() if it and line not in BOOKED}
            assert by_source(s, found) == of_cards


def by_source(s: State, found: list[Worth]) -> Counter[str]:
    """The points of cards by the source to which they belong."""
    out = Counter[str]()
    for it in found:
        card = s.card(it.cards[0])
        out[KINDS.get(card.kind) or BONUSES.get(card.id, "none")] += it.points
    return +out  # without those that are 0


@every_setup
def test_looking_changes_nothing(setup: Setup) -> None:
    s: Any = steps(setup, "0")[-1].after
    before = GAME.dump(s)
    assert [tally(s, seat) for seat in s.players] and GAME.dump(s) == before


def found(cards: str = "", rules: Any = KAI, **more: Any) -> dict[str, Worth]:
    """The cards of A by their ids; four seats, so that no card is missing."""
    s = arrange(rules, "demand", coins=[6, 5, 5, 5], cards=[cards], columns={"bank": ""}, **more)
    return {it.cards[0]: it for it in tally(s, 0)}


def points(cards: str, **more: Any) -> dict[str, int]:
    """Their points."""
    return {card: it.points for card, it in found(cards, **more).items()}


def test_a_contract_counts_when_it_is_complete_and_says_what_it_lacks() -> None:
    it = found(contracts=[{"contract_a1_small": "tea rubber", "contract_a2_medium": "coffee"}], rules=BASE)
    assert it["contract_a1_small"] == Worth(("contract_a1_small",), 5)
    assert it["contract_a2_medium"] == Worth(("contract_a2_medium",), 0, ("saffron", "carpet"))


def test_counting_offices_are_one_set() -> None:
    """Rule 18, ruling 48."""
    offices = ("counting_office_a", "counting_office_d", "k_counting_office_c", "counting_office_d")
    assert found(" ".join(offices)) == {offices[0]: Worth(offices, 14)}


def test_copies_of_a_card_stand_together() -> None:
    assert found("ship_b fireman_1_a ship_b") == {
        "ship_b": Worth(("ship_b", "ship_b"), 0),
        "fireman_1_a": Worth(("fireman_1_a",), 0),
    }


def test_a_card_that_counts_others_takes_nothing_from_them() -> None:
    """Rulings 44 to 46 and 49."""
    assert points("mayor theatre harbour_tour city_hall") == {
        "mayor": 5, "harbour_tour": 2, "theatre": 2, "city_hall": 5
    }  # fmt: skip
    assert points("tea_taster deichtorhallen tailor") == {"deichtorhallen": 2, "tea_taster": 1, "tailor": 0}
    assert points("ship_b port ship_c press fireman_1_a") == {
        "port": 2, "press": 1, "ship_b": 0, "ship_c": 0, "fireman_1_a": 0
    }  # fmt: skip
    assert points("accountant", contracts=[{"k_contract_b_small": "", "k_contract_c_small": "cloth"}]) == {
        "accountant": 2, "k_contract_b_small": 0, "k_contract_c_small": 4
    }  # fmt: skip


def test_stores_and_coins_count_for_their_cards() -> None:
    """Rule 18."""
    assert points("warehouse chamber_of_commerce", rules=BASE, warehouse=["tea tea"], hall=["rubber"]) == {
        "chamber_of_commerce": 6, "warehouse": 2
    }  # fmt: skip


def test_points_of_fires_and_factories_belong_to_no_card() -> None:
    assert points("tea_house fireman_5_d", points=[7], factory=[4]) == {"tea_house": 0, "fireman_5_d": 0}


def test_a_seat_without_cards_has_no_lines() -> None:
    assert found() == {}
