"""Set-up, and the data against the rulebook (rules, sections 1 and 2; A-01, A-33, A-47)."""

from __future__ import annotations

import json
import shutil
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from engine.core.errors import BadRecord
from engine.games.rotterdam import GAME
from engine.games.rotterdam.data import waterways
from engine.games.rotterdam.rules import BASE, DATA
from engine.games.rotterdam.setup import Deal, begin

MAP = BASE.map


def dealt(seats: int = 3, **facts: Any) -> Deal:
    """A deal, and what of it is another one."""
    deal = GAME.deal(BASE, seats, "a seed")
    assert isinstance(deal, Deal)
    return deal.model_copy(update=facts)


def test_three_orders_in_a_row_from_the_first_harbour_master_a_33() -> None:
    s = begin(BASE, deal := dealt(start_seat=2))
    assert [s.seats[it].orders for it in (2, 0, 1)] == [sorted(deal.orders[it : it + 3]) for it in (0, 3, 6)]
    assert s.orders == list(deal.orders[9:])


def test_all_raw_units_lie_in_their_areas() -> None:
    assert begin(BASE, dealt()).stock == {"grain": 7, "fruit": 5, "textiles": 6, "oil": 6}


def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert len(BASE.orders) == 46 and BASE.box_of_ship_cards.total() == 20 and len(BASE.ship_cards) == 9
    assert (
        sum(it.cards for it in BASE.goods.products) == 60 and sum(it.units for it in BASE.goods.cargo) == 24
    )


def test_four_harbours_two_products_each_a_01() -> None:
    assert [*BASE.boxes_of_products] == ["VUL", "MER", "WAA", "BOT"]
    assert all([*box.values()] == [8, 7] for box in BASE.boxes_of_products.values())


def test_orders_differ_and_each_product_is_wanted_as_often() -> None:
    needs = Counter(it.needs for it in BASE.deck.orders)
    assert max(needs.values()) == 1
    assert {*Counter(thing for it in needs for thing in it).values()} == {14}


def test_orders_are_worth_what_their_products_are() -> None:
    rare = {it.id for it in BASE.goods.products if it.cards == 7}
    worth = {2: (3, 4, 4), 3: (5, 6, 6, 7)}
    assert all(it.points == worth[len(it.needs)][len(rare.intersection(it.needs))] for it in BASE.deck.orders)


def test_what_is_reconstructed_says_so() -> None:
    assert {*MAP.chart.sources.values()} == {"reconstructed"}
    assert BASE.deck.sources["ship_cards.count"] == BASE.deck.sources["orders"] == "reconstructed"
    assert BASE.numbers.ships.source == "rulebook" and BASE.numbers.offers.source == "reconstructed"
    assert [it.source for it in BASE.goods.cargo] == [
        "rulebook",
        "rulebook",
        "reconstructed",
        "reconstructed",
    ]


def test_the_map_is_the_one_that_was_balanced() -> None:
    assert len(MAP.starts) == len(MAP.accepts) == 4 and len(MAP.junctions) == 17
    assert Counter(it.colour for it in MAP.chart.channels) == dict.fromkeys(MAP.colours, 10)
    assert {*MAP.anchors} == {"A3", "B1", "B6", "C3", "C4"}
    mean: dict[str, float] = defaultdict(float)
    for start in MAP.starts:
        for harbour, chance in chances(start).items():
            mean[harbour] += chance / 4
    assert mean == pytest.approx(dict.fromkeys(MAP.accepts, 0.25))


@cache
def chances(place: str) -> dict[str, float]:
    """Where a ship ends that takes any exit alike."""
    if place in MAP.accepts:
        return {place: 1.0}
    ways = [it.to for it in MAP.chart.channels if it.start == place]
    out: dict[str, float] = defaultdict(float)
    for way in ways:
        for harbour, chance in chances(way).items():
            out[harbour] += chance / len(ways)
    return out


@pytest.mark.parametrize(
    "facts",
    [
        {"trigger": 2},
        {"trigger": 31},
        {"seats": 5},
        {"start_seat": 3},
        {"orders": ("O01",)},
        {"ship_cards": ("swap",) * 20},
        {"products": {}},
        {"reshuffles": ((0,),)},
        {"reshuffles": (tuple(range(20)),) * 7 + ((0,) * 20,)},
    ],
    ids=str,
)
def test_a_deal_that_breaks_the_set_up_is_refused(facts: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        GAME.start(dealt(**facts))


@pytest.mark.parametrize("trigger", [3, 9, 30])
def test_a_host_chooses_the_trigger_a_47(trigger: int) -> None:
    assert begin(BASE, dealt(trigger=trigger)).trigger == trigger


def test_an_expansion_is_not_known() -> None:
    with pytest.raises(LookupError):
        GAME.rules(("islands",))


def another_map(tmp_path: Path, **facts: Any) -> waterways.Waterways:
    """The map with another fact in its file."""
    file = shutil.copy(DATA / "map.json", tmp_path)
    chart = json.loads(Path(file).read_text())
    Path(file).write_text(json.dumps({**chart, **facts}))
    return waterways.load(Path(file))


def test_an_owner_may_put_in_another_map(tmp_path: Path) -> None:
    places = [
        {"id": "X", "kind": "start", "name": "x", "layer": 0, "row": 1},
        {"id": "Y", "kind": "harbour", "name": "y", "layer": 2, "row": 1, "accepts": "oil"},
    ]
    waters = another_map(tmp_path, places=places, channels=[{"from": "X", "to": "Y", "colour": "red"}])
    assert waters.exits["red"] == {"X": ("Y",)} and waters.behind["Y"] == ("X",)


@pytest.mark.parametrize(
    "channel",
    [
        {"from": "A1", "to": "S1", "colour": "red"},
        {"from": "A1", "to": "nowhere", "colour": "red"},
        {"from": "A1", "to": "B1", "colour": "pink"},
        {"from": "VUL", "to": "BOT", "colour": "red"},
    ],
    ids=str,
)
def test_a_map_on_which_ships_are_caught_is_refused(tmp_path: Path, channel: dict[str, str]) -> None:
    channels = json.loads((DATA / "map.json").read_text())["channels"]
    with pytest.raises(ValidationError):
        another_map(tmp_path, channels=[*channels, channel])
