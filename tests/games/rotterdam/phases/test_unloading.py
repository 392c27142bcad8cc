"""Unloading (rules 4.1 to 4.5)."""

from __future__ import annotations

from engine.games.rotterdam.events import Produced, Unloaded
from tests.games.rotterdam.arrange import arrange, places


def test_the_right_cargo_brings_the_top_product_a_32() -> None:
    s = arrange("unloading", ships=["VUL grain"], piles={"VUL": "beer bread"})
    assert s.seats[0].products == ["beer"] and s.products["VUL"] == ["bread"]


def test_ship_and_cargo_go_home() -> None:
    s = arrange("unloading", ships=["VUL grain, BOT grain, MER, A1 oil"])
    assert places(s) == "-, A1 oil" and s.stock["grain"] == 7


def test_the_wrong_cargo_or_none_brings_nothing() -> None:
    s = arrange("unloading", ships=["BOT grain, MER"])
    assert s.seats[0].products == []
    assert [it.right for it in s.events or () if isinstance(it, Unloaded)] == [False, False]


def test_an_empty_pile_gives_no_card_a_20() -> None:
    s = arrange("unloading", ships=["VUL grain"], piles={"VUL": ""})
    assert s.seats[0].products == [] and Produced(0, "VUL", None) in (s.events or ()) and places(s) == "-"


def test_in_order_of_seats_then_of_ships() -> None:
    s = arrange(
        "unloading",
        ships=["VUL grain", "VUL grain, VUL grain"],
        piles={"VUL": "beer bread bread"},
        master="B",
    )
    assert s.seats[1].products == ["beer", "bread"] and s.seats[0].products == ["bread"]


def test_a_ship_in_the_supply_forgets_its_anchor() -> None:
    s = arrange("unloading", ships=["VUL grain"], berths=["C3"])
    assert s.seats[0].ships[0].berth is None


def test_others_see_only_that_a_product_came() -> None:
    told = Produced(0, "VUL", "beer")
    assert told.seen_by(0) == told and told.seen_by(1) == told.seen_by(None) == Produced(0, "VUL", "?VUL")
