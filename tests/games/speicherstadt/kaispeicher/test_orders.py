"""Standing orders among reservations, grey workers and cards that cut in."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.actions import parse
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.orders.ahead import ahead
from engine.games.speicherstadt.orders.lots import price, price_now, targets
from engine.games.speicherstadt.orders.standing_orders import Orders, possibilities
from engine.games.speicherstadt.state import State
from tests.arrange import arrange, script
from tests.games.speicherstadt.kaispeicher import KAI
from tests.games.speicherstadt.orders import answer, carried_out, games, given, lines, plan, sealed

ROW = {"bank": "", "tea_taster": "", "tailor": ""}
UPPER = "spy fish_market theatre"
SMALL = "contract_a1_small"
"""Tea and rubber."""


def test_a_reserved_card_pays_for_itself_and_for_what_is_reserved_after_it() -> None:
    s = demand()
    assert (price_now(s, "upper:1"), price(s, "upper:1")) == (1, 3)
    s, _ = script(s, "A reserve 1")
    assert (price_now(s, "upper:2"), price(s, "upper:2")) == (1, 2)


def demand(**more: Any) -> State:
    """A is to place a worker."""
    return arrange(KAI, "demand", **{"columns": ROW, "upper": UPPER, **more})


def unaware(s: State) -> Orders:
    """Buy everything, place everywhere; given before any card was there that might cut in."""
    return plan(s, "cheapest").for_all(8).but(aware=())


# --- Reserved cards


@pytest.mark.parametrize(("most", "said"), [(2, "buy"), (1, "pass"), (0, "pass")])
def test_a_reserved_card_is_bought_at_up_to_so_much(most: int, said: str) -> None:
    s = arrange(KAI, "purchase", reserved={"theatre": "A", "lighthouse": "B"})
    assert answer(given(s).with_limit("reserved:0", most), s) == said
    assert answer(given(s).for_all(most), s) == said


def test_an_order_for_a_card_above_the_board_goes_with_it_when_it_is_reserved() -> None:
    s = demand(workers=[2, 1])
    orders = plan(s, "upper:2").with_limit("upper:2", 1).asking("upper:0").for_all(0)
    s, _ = script(s, "A place 0", "B reserve 0")
    orders = orders.current(s, 0)
    assert orders.asks == () and orders.limits == {"upper:2": 1}
    s, moves = carried_out(s, box := {0: orders})
    assert lines(moves)[0] == "A reserve 2" and box[0].limits == {"reserved:1": 1}
    s, moves = carried_out(script(s, "B buy")[0], box)
    assert "A buy" in lines(moves) and box[0].empty


def test_a_seat_may_order_for_what_it_has_reserved_or_may_yet_reserve() -> None:
    s = demand(reserved={"lighthouse": "A", "davidwache": "B"})
    assert [*targets(s, 0)][3:] == ["reserved:0", "upper:0", "upper:1", "upper:2"]
    s = arrange(KAI, "purchase", columns={"bank": "A"}, upper=UPPER, reserved={"lighthouse": "A"})
    assert [*targets(s, 0)] == ["column:0", "reserved:0"]


def test_a_wish_above_the_board_asks_for_the_most_that_the_card_may_come_to_cost() -> None:
    s = demand(upper="spy fish_market theatre")
    assert price(s, "upper:1") == 3 and answer(plan(s, "upper:1 2"), s) == "ask"
    s, _ = script(s, "A place 0", "B reserve 0")
    assert answer(plan(s, "upper:1 2"), s) == "reserve 1"


def test_a_wish_for_a_card_that_another_has_reserved_is_gone() -> None:
    s = demand()
    orders = plan(s, "upper:0", "upper:1 1")
    s, _ = script(s, "A place 0", "B reserve 0")
    assert orders.current(s, 0).plan == orders.plan[1:] and answer(orders, s) == "ask"


def test_what_was_said_of_a_card_that_no_one_reserved_goes_with_demand() -> None:
    s = arrange(KAI, "spying", columns={"bank": "B"}, upper="theatre", cards=["spy"])
    assert given(s).asking("upper:0").current(s, 0).empty
    assert given(s).with_limit("upper:0", 1).current(s, 0).empty


# --- Cards that cut in


def test_what_may_cut_in_is_found_by_what_the_cards_do() -> None:
    mine = "coffee_break fish_market auction_hall smuggler truck spy insurance tea_house harbour_master bank"
    s = arrange(KAI, "purchase", columns={"tailor": "A"}, cards=[mine])
    assert possibilities(s, 0) == ("auction_hall", "coffee_break", "fish_market", "smuggler", "truck")


@pytest.mark.parametrize(
    ("phase", "card", "more"),
    [
        ("demand", "coffee_break", {}),
        ("purchase", "fish_market", {}),
        ("demand", "auction_hall", {"supply": "tea"}),
        ("purchase", "auction_hall", {"supply": "tea"}),
        ("purchase", "smuggler", {"contracts": [{}, {SMALL: "tea"}]}),
        ("purchase", "truck", {"contracts": [{SMALL: "tea", "contract_a3_large": ""}]}),
    ],
)
def test_no_order_against_a_card_of_which_one_did_not_think(phase: str, card: str, more: Any) -> None:
    columns = {"bank": "A", "tea_taster": "", "tailor": ""}
    s = arrange(KAI, phase, **{"columns": columns, "cards": [card], **more})
    assert unaware(s).surprises(s, 0) == (card,) and answer(unaware(s), s) == "ask"
    known = Orders.revise(unaware(s), s, 0)
    assert known.surprises(s, 0) == () and answer(known, s) != "ask"


def test_a_card_that_cannot_be_played_now_cuts_in_nowhere() -> None:
    s = arrange(KAI, "purchase", columns={"bank": "A"}, cards=["auction_hall smuggler truck coffee_break"])
    assert answer(unaware(s), s) == "buy"


def test_a_card_bought_later_in_the_round_makes_the_orders_ask() -> None:
    s = arrange(KAI, "purchase", coins=[9, 9], columns={"fish_market": "A", "bank": "A", "tailor": "A"})
    box = {0: given(s).for_all(3)}
    s, moves = carried_out(s, box)
    assert lines(moves) == ["A buy"] and box[0].surprises(s, 0) == ("fish_market",)
    box = {0: Orders.revise(box[0], s, 0)}
    assert lines(carried_out(s, box)[1])[:2] == ["A buy", "A buy"]


def test_a_seat_that_cannot_pay_but_could_take_is_asked_unless_it_would_pass_anyway() -> None:
    s = arrange(KAI, "purchase", coins=[1, 5], columns={"bank": "AB"}, cards=["fish_market"])
    assert answer(given(s).for_all(2), s) == "ask" and answer(given(s).for_all(1), s) == "pass"


def test_a_sealed_loading_waits_for_a_card_of_which_one_did_not_think() -> None:
    facts: Any = {"columns": {"bank": "B"}, "cargo": ["tea tea"], "supply": "rubber"}
    s = arrange(KAI, "purchase", **facts)
    orders = sealed(s, "A done - tea")
    s = arrange(KAI, "loading", **{**facts, "columns": {}}, cards=["auction_hall"])
    assert answer(orders, s) == "ask" and answer(orders.but(aware=("auction_hall",)), s) == "done - tea"


@pytest.mark.parametrize("card", ["tea_house", "harbour_master"])
def test_a_new_use_for_goods_voids_a_sealed_loading(card: str) -> None:
    facts: Any = {"columns": {"bank": "B"}, "cargo": ["tea tea"]}
    orders = sealed(arrange(KAI, "purchase", **facts), "A done - tea")
    assert orders.current(arrange(KAI, "purchase", **facts, cards=[card]), 0).empty


def test_a_good_stolen_from_a_contract_voids_a_sealed_loading() -> None:
    facts: Any = {"columns": {"bank": "B"}, "cargo": ["rubber"], "contracts": [{SMALL: "tea"}]}
    s = arrange(KAI, "purchase", **facts, cards=["", "smuggler"])
    orders = sealed(s, f"A deliver rubber {SMALL}", "A done - -")
    s, _ = script(s, f"B smuggle 0 {SMALL} tea hall")
    assert orders.current(s, 0).empty


def test_a_card_played_at_any_time_cannot_be_sealed_in() -> None:
    s = arrange(
        KAI, "purchase", columns={"bank": "B"}, cargo=["tea"], supply="rubber", cards=["auction_hall"]
    )
    twin = ahead(s, 0)
    assert twin is not None and script(twin, "A auction_hall rubber pool")
    with pytest.raises(Exception, match="auction_hall"):
        sealed(s, "A auction_hall rubber pool", "A done - tea")


# --- Grey workers, the Spy


def test_grey_workers_follow_no_plan() -> None:
    s = demand(cards=["warehouse_worker"], workers=[0, 1])
    assert answer(plan(s, "column:0", "upper:0", "cheapest"), s) == "ask"


def test_a_waiting_worker_keeps_its_wishes() -> None:
    s = demand(cards=["coffee_break"])
    orders = plan(s, "column:0")
    assert orders.after(s, parse("A skip", GAME.actions)) == orders
    assert orders.current(script(s, "A skip")[0], 0) == orders


def test_limits_wait_for_the_spy_and_hold_wherever_it_puts_a_worker() -> None:
    s = arrange(KAI, "spying", columns={"bank": "B", "tailor": "A"}, cards=["", "spy"])
    box = {0: given(s).with_limit("column:0", 0).with_limit("column:1", 1)}
    box = {0: box[0].current(s, 0)}
    assert [*targets(s, 0)] == ["column:1"] and box[0].limits == {"column:0": 0, "column:1": 1}
    s, moves = carried_out(script(s, "B swap column,0,0 column,1,0")[0], box)
    assert lines(moves) == ["A pass"] and box[0].empty


def test_orders_answer_no_spy_and_no_fire() -> None:
    s = arrange(KAI, "spying", columns={"bank": "B", "tailor": "A"}, cards=["spy"])
    assert answer(given(s).for_all(5), s) == "ask"


# --- All games


def test_orders_at_random_are_never_illegal_and_know_nothing_hidden() -> None:
    done = Counter[str]()
    for number in range(6):
        games(KAI.expansions, GAME.seats[number % 4], f"orders/{number}", done)
    assert {"place", "reserve", "buy", "pass", "deliver", "process", "done"} <= done.keys()
