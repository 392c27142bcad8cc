"""End and scoring (rules 4.6; rulings 11, 23, 24)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.scores import ranks, standings, totals
from engine.games.speicherstadt.events import GameEnded
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.state import State
from tests.arrange import arrange


def end(**owned: Any) -> State:
    """The game after the last fire, with these things before the seats, without firemen."""
    s = arrange(BASE, "finale", deck="", **owned)
    assert s.over
    return s


def points(source: str, **owned: Any) -> int:
    """What seat A has of one source."""
    return standings(end(**owned))[0][source]


def test_points_of_the_fires_are_kept_even_below_zero() -> None:
    """Rule 18, ruling 11."""
    assert points("fires", points=[-7, 7]) == -7


@pytest.mark.parametrize(
    ("contract", "goods", "worth"),
    [
        ("contract_a1_small", "tea rubber", 5),
        ("contract_a2_medium", "coffee saffron carpet", 8),
        ("contract_c4_large", "coffee tea rubber carpet", 11),
        ("contract_c4_large", "coffee tea rubber", 0),
        ("contract_a1_small", "", 0),
    ],
)
def test_complete_contracts_count_incomplete_ones_do_not(contract: str, goods: str, worth: int) -> None:
    """Rule 18."""
    assert points("contracts", contracts=[{contract: goods}]) == worth


def test_every_merchant_is_worth_a_point() -> None:
    """Rule 18."""
    assert points("merchants", cards=["tea_taster vulcanizer carpet_trader"]) == 3


@pytest.mark.parametrize(("owned", "worth"), [("", 0), ("d", 2), ("da", 5), ("bda", 9), ("dbda", 14)])
def test_counting_offices_are_worth_more_together(owned: str, worth: int) -> None:
    """Rule 18: 2, 5, 9, 14."""
    assert points("offices", cards=[" ".join(f"counting_office_{letter}" for letter in owned)]) == worth


def test_more_counting_offices_than_four_count_as_four() -> None:
    """Ruling 48."""
    s = end(cards=["counting_office_d counting_office_a counting_office_d counting_office_b"])
    s.seats[0].cards.append("counting_office_a")
    assert standings(s)[0]["offices"] == 14


def test_goods_in_the_warehouse_count_those_in_the_market_hall_do_not() -> None:
    """Rule 18."""
    s = end(cards=["warehouse"], warehouse=["tea tea coffee"], hall=["rubber", "tea"])
    assert totals(s) == [3, 0]


@pytest.mark.parametrize(("card", "worth"), [("st_michaelis", 4), ("boatsmen_church", 3)])
def test_churches(card: str, worth: int) -> None:
    """Rule 18."""
    assert points("buildings", coins=[5] * 4, cards=[card]) == worth


def test_the_port_counts_own_ships_of_all_decks() -> None:
    """Rule 18; its owner's alone."""
    s = end(coins=[0] * 4, cards=["port ship_b ship_c ship_d ship_d", "ship_b ship_b"])
    assert totals(s) == [4, 0, 0, 0]


def test_the_chamber_of_commerce_counts_coins_which_are_kept() -> None:
    """Rule 18, ruling 23."""
    s = end(coins=[6, 9], cards=["chamber_of_commerce"])
    assert totals(s) == [6, 0] and s.tie_break == (6, 9)


def test_the_chamber_counts_the_last_income() -> None:
    """Ruling 23."""
    s = arrange(BASE, "income", coins=[5, 5], cards=["chamber_of_commerce bank"], deck="fire_4")
    assert s.over and standings(s)[0]["chamber"] == 8


@pytest.mark.parametrize("card", ["fireman_5_d", "ship_b", "bank", "contract_a1_small", "warehouse"])
def test_other_cards_are_worth_nothing_by_themselves(card: str) -> None:
    """Rule 18."""
    assert totals(end(coins=[5] * 4, cards=[card])) == [0] * 4


def test_all_sources_add_up() -> None:
    s = end(
        coins=[3, 3], points=[-1], cards=["tea_taster warehouse st_michaelis chamber_of_commerce ship_b"],
        contracts=[{"contract_a1_small": "tea rubber"}], warehouse=["tea"],
    )  # fmt: skip
    assert totals(s) == [-1 + 1 + 4 + 3 + 5 + 1, 0] and sum(standings(s)[0].values()) == totals(s)[0]


def test_most_points_win_and_coins_break_ties() -> None:
    """Rule 18."""
    assert ranks(end(coins=[1, 2, 9], points=[4, 4, 3])) == [2, 1, 3]


def test_equal_points_and_coins_are_a_shared_win() -> None:
    """Ruling 24."""
    assert ranks(end(coins=[2, 2, 9], points=[4, 4, 3])) == [1, 1, 3]


def test_the_end_has_points_coins_and_ranks() -> None:
    s = end(coins=[2, 7], points=[4, 5])
    assert s.events == [GameEnded((4, 5), (2, 7), (2, 1))]


def test_the_fourth_fire_counts_before_the_points() -> None:
    """Ruling 12."""
    s = arrange(BASE, "finale", deck="fire_4", cards=["fireman_1_a"])
    assert totals(s) == [4, -4]
