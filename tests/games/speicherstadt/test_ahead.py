"""Loading prepared and sealed while others still buy."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.actions import parse
from engine.core.errors import IllegalAction
from engine.core.loop import apply
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.orders.ahead import ahead
from engine.games.speicherstadt.rules import BASE
from tests.arrange import arrange, script
from tests.games.speicherstadt.orders import answer, carried_out, lines, sealed

SMALL, MEDIUM = "contract_a1_small", "contract_a2_medium"
"""Tea and rubber; coffee, saffron and carpet."""
SHIP: dict[str, Any] = {"columns": {"bank": "B"}, "cargo": ["rubber tea tea"], "contracts": [{SMALL: ""}]}
"""A has bought a ship and waits for B."""
STEPS = (f"A deliver rubber {SMALL}", f"A deliver tea {SMALL}", "A done - tea")


def test_loading_is_rehearsed_with_what_one_owns_while_others_buy() -> None:
    s = arrange(BASE, "purchase", **SHIP, warehouse=["", "tea"], hall=["coffee", "rubber"])
    twin = ahead(s, 0)
    assert twin is not None and twin.seats[0].pool == ["coffee", "rubber", "tea", "tea"]
    assert twin.seats[1].warehouse == ["tea"] and twin.seats[1].pool == []
    assert s.seats[0].pool == [] and s.stack[-1].phase == "purchase"


def test_a_rehearsal_never_goes_beyond_loading() -> None:
    twin = ahead(arrange(BASE, "purchase", **SHIP), 0)
    assert twin is not None
    twin, _ = script(twin, *STEPS)
    assert twin.stack[-1].phase == "loading" and twin.round == 1


def test_nothing_is_rehearsed_without_goods_nor_once_loading_has_begun() -> None:
    assert ahead(arrange(BASE, "purchase", columns={"bank": "AB"}), 0) is None
    assert ahead(arrange(BASE, "loading", cargo=["tea", "tea"]), 0) is None


def test_a_sealed_loading_happens_when_loading_begins() -> None:
    s = arrange(BASE, "purchase", **SHIP)
    orders = {0: sealed(s, *STEPS)}
    assert carried_out(s, orders)[1] == []
    s, moves = carried_out(script(s, "B buy")[0], orders)
    assert lines(moves)[:1] == ["B done - -"] and lines(moves)[1:4] == [*STEPS]
    assert s.seats[0].filled[SMALL] == ["rubber", "tea"] and s.seats[0].hall == ["tea"] and orders[0].empty


@pytest.mark.parametrize(
    "steps", [(), STEPS[:1], (*STEPS, "A done - -"), ("A done - coffee",), ("A buy",), ("B done - -",)]
)
def test_only_a_whole_loading_that_can_be_done_is_sealed(steps: tuple[str, ...]) -> None:
    with pytest.raises(IllegalAction):
        sealed(arrange(BASE, "purchase", **SHIP), *steps)


def test_other_goods_other_contracts_or_another_merchant_void_a_sealed_loading() -> None:
    orders = sealed(arrange(BASE, "purchase", **SHIP), *STEPS)
    same = {"cargo": ["tea"], "hall": ["tea"], "warehouse": ["rubber"], "cards": ["counting_office_a"]}
    assert not orders.current(arrange(BASE, "purchase", **{**SHIP, **same}), 0).empty
    for change in (
        {"cargo": ["rubber tea"]},
        {"cargo": ["rubber tea tea tea"]},
        {"contracts": [{SMALL: "tea"}]},
        {"contracts": [{SMALL: "", MEDIUM: ""}]},
        {"cards": ["tea_taster"]},
        {"cards": ["warehouse"]},
    ):
        assert orders.current(arrange(BASE, "purchase", **{**SHIP, **change}), 0).empty
        s = arrange(BASE, "loading", **{**SHIP, **change, "columns": {}})
        assert answer(orders, s) == "ask"


def test_a_sealed_loading_is_carried_out_whole_or_not_at_all() -> None:
    facts: dict[str, Any] = {**SHIP, "cargo": ["rubber coffee coffee coffee"]}
    s = arrange(BASE, "purchase", **facts, supply="tea")
    orders = sealed(s, f"A deliver rubber {SMALL}", "A exchange coffee,coffee,coffee tea", "A done - tea")
    s = arrange(BASE, "loading", **{**facts, "columns": {}}, supply="tea")
    assert answer(orders, s) == f"deliver rubber {SMALL}"
    s = arrange(BASE, "loading", **{**facts, "columns": {}}, supply="")
    assert answer(orders, s) == "ask" and orders.current(s, 0).empty


def test_a_seat_that_loads_by_hand_goes_on_with_its_plan_or_gives_it_up() -> None:
    orders = sealed(arrange(BASE, "purchase", **SHIP), *STEPS)
    s = arrange(BASE, "loading", **{**SHIP, "columns": {}})
    first, other = parse(STEPS[0], GAME.actions), parse(STEPS[1], GAME.actions)
    assert answer(orders.after(s, first), apply(s, first)[0]) == STEPS[1][2:]
    assert orders.after(s, other).empty and orders.without_load().empty
