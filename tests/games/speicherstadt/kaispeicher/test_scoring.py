"""Scoring (rulings 44 to 49)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.scores import standings
from tests.arrange import arrange
from tests.games.speicherstadt.kaispeicher import KAI


def line(name: str, cards: str = "", **more: Any) -> int:
    """The points of A from one source; four seats, so that no card is missing."""
    return standings(arrange(KAI, "loading", coins=[5] * 4, cards=[cards], **more))[0][name]


@pytest.mark.parametrize(
    ("card", "points"),
    [("lighthouse", 1), ("theatre", 2), ("davidwache", 3), ("music_hall", 4), ("city_hall", 5)],
)
def test_a_point_building_gives_its_points(card: str, points: int) -> None:
    assert line("buildings", card) == points


def test_the_press_counts_firemen_of_any_value() -> None:
    """Ruling 40: the Fire Engine is no fireman."""
    assert line("press", "press fireman_5_d k_fireman_1_a fire_engine fire_chief") == 2
    assert line("press", "fireman_5_d") == 0


def test_the_mayor_doubles_the_printed_points_of_the_best_building() -> None:
    """Rulings 44 and 45."""
    assert line("mayor", "mayor st_michaelis theatre harbour_tour") == 4
    assert line("mayor", "mayor port chamber_of_commerce") == 0
    assert line("mayor", "city_hall") == 0


def test_the_harbour_tour_counts_the_seven_point_buildings() -> None:
    """Ruling 44."""
    buildings = "lighthouse theatre davidwache boatsmen_church music_hall st_michaelis city_hall"
    assert line("harbour-tour", f"harbour_tour {buildings} port tea_house") == 7


def test_the_deichtorhallen_count_merchants_and_nothing_else() -> None:
    """Ruling 46."""
    assert line("deichtorhallen", "deichtorhallen tea_taster tailor rope_maker") == 3
    assert line("deichtorhallen", "deichtorhallen tea_house harbour_master warehouse") == 0


def test_the_accountant_counts_contracts_complete_or_not() -> None:
    """Ruling 49."""
    contracts = {"k_contract_b_small": "hemp", "contract_a3_large": ""}
    assert line("accountant", "accountant", contracts=[contracts]) == 2


@pytest.mark.parametrize(("contract", "points"), [("k_contract_b_small", 4), ("k_contract_b_medium", 8)])
def test_new_contracts_give_their_points_when_complete(contract: str, points: int) -> None:
    goods = KAI.cards[contract].goods
    assert line("contracts", contracts=[{contract: " ".join(goods)}]) == points
    assert line("contracts", contracts=[{contract: " ".join(goods[1:])}]) == 0


def test_base_merchants_keep_their_point_new_ones_and_factories_have_none() -> None:
    """Ruling 47."""
    assert line("merchants", "tea_taster tailor glassblower rope_maker tea_house") == 1


def test_more_than_four_counting_offices_give_fourteen_points_and_never_more() -> None:
    """Ruling 48."""
    four = "counting_office_a counting_office_b k_counting_office_c k_counting_office_d"
    assert line("offices", four) == line("offices", f"{four} counting_office_d counting_office_d") == 14
    assert line("offices", "k_counting_office_c counting_office_d") == 5


def test_the_port_counts_small_ships_too() -> None:
    """Ruling 49."""
    assert line("port", "port k_ship_1_b k_ship_2_d ship_b") == 3


def test_stored_new_goods_count_in_the_warehouse() -> None:
    """Ruling 50."""
    s = arrange(KAI, "purchase", cards=["warehouse"], warehouse=["hemp cloth"], columns={"bank": "A"})
    assert standings(s)[0]["warehouse"] == 2
