"""Standing orders: sales and workers; never against the rules, never more than their seat may know."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from pydantic import ValidationError

from engine.core.actions import parse
from engine.core.decisions import Decision
from engine.core.loop import forced, legal
from engine.core.orders import Orders as NoOrders
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.agents import AGENTS
from engine.games.speicherstadt.orders.lots import goals, price, targets
from engine.games.speicherstadt.orders.standing_orders import Orders
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.state import State
from engine.tables.play.ahead import answer_ahead
from tests.arrange import arrange, script
from tests.games.speicherstadt.orders import answer, carried_out, games, given, lines, plan, sealed


def sale(line: str = "AB", coins: int = 5) -> State:
    """A is asked for a bank at which these stand."""
    return arrange(BASE, "purchase", coins=[coins, 5], columns={"bank": line})


def demand(**more: Any) -> State:
    """A is to place a worker."""
    return arrange(BASE, "demand", **{"columns": {"bank": "AB", "warehouse": "B", "tea_taster": "B"}, **more})


# --- Sales


@pytest.mark.parametrize(
    ("line", "most", "said"),
    [("AB", 2, "buy"), ("AB", 3, "buy"), ("ABB", 2, "pass"), ("A", 0, "pass"), ("A", 1, "buy")],
)
def test_buy_at_up_to_so_much_else_leave(line: str, most: int, said: str) -> None:
    s = sale(line)
    assert answer(given(s).with_limit("column:0", most), s) == said
    assert answer(given(s).for_all(most), s) == said


def test_a_worker_further_back_buys_at_the_price_that_has_fallen() -> None:
    s = sale("AAB")
    assert lines(carried_out(s, {0: given(s).with_limit("column:0", 2)})[1])[:2] == ["A pass", "A buy"]


def test_without_an_order_for_this_card_the_person_is_asked() -> None:
    s = sale()
    assert answer(given(s).with_limit("column:1", 3), s) == answer(given(s), s) == "ask"


def test_an_order_for_one_card_goes_before_that_for_all() -> None:
    s = sale()
    everything = given(s).for_all(0)
    assert answer(everything.with_limit("column:0", 2), s) == "buy"
    assert answer(everything.asking("column:0"), s) == "ask"
    assert answer(everything.asking("column:0").with_limit("column:0", 2), s) == "buy"
    assert answer(everything.with_limit("column:0", 2).without("column:0"), s) == "pass"


def test_a_seat_that_cannot_pay_passes_by_the_rules_not_by_its_order() -> None:
    s = sale("ABB", coins=2)
    assert answer(given(s).for_all(3), s) == "ask" and len(forced(s)) == 1
    assert answer(given(s).for_all(2), s) == "pass"


def test_two_of_the_same_card_have_orders_of_their_own() -> None:
    columns = [("ship_b", "A"), ("ship_b", "A")]
    s = arrange(BASE, "purchase", columns=columns)
    orders = {0: given(s).with_limit("column:0", 0).with_limit("column:1", 1)}
    assert lines(carried_out(s, orders)[1])[:2] == ["A pass", "A buy"]


def test_orders_end_with_their_round() -> None:
    s = sale()
    old = given(s).for_all(2).with_wish("cheapest").but(round=2)
    assert answer(old, s) == "ask" and old.current(s, 0).empty
    assert Orders.revise(old, s, 0) == given(s)


@pytest.mark.parametrize(("cap", "said"), [(1, "pass"), (2, "ask"), (3, "ask")])
def test_above_the_cap_a_card_is_left_in_every_round(cap: int, said: str) -> None:
    s = arrange(BASE, "purchase", coins=[5, 5], columns={"bank": "AB"})
    orders = given(s).with_cap(cap)
    assert answer(orders, s) == said == answer(orders.but(round=7), s)
    assert orders.but(round=7).current(s, 0) == orders and not orders.empty


@pytest.mark.parametrize(("bids", "said"), [(1, "pass"), (2, "buy"), (3, "buy")])
def test_in_every_round_buy_for_up_to_so_much_else_pass(bids: int, said: str) -> None:
    s = sale()
    orders = given(s).but(bids=bids)
    assert answer(orders, s) == said
    s.round += 1
    assert answer(orders.current(s, 0), s) == answer(orders, s) == said


def test_what_is_said_of_this_round_goes_before_what_goes_by_itself() -> None:
    s = sale()
    rule = given(s).but(bids=1)
    assert answer(rule.with_limit("column:0", 2), s) == answer(rule.for_all(2), s) == "buy"
    assert answer(rule.asking("column:0"), s) == "ask"


def test_workers_and_loading_may_be_left_to_what_is_suggested() -> None:
    s = demand()
    asked = next(it for it in s.pending if it.seat == 0)
    rule = given(s).but(sends=True)
    assert answer_ahead(AGENTS, given(s), s.seen_by(0), asked) is None
    placed = answer_ahead(AGENTS, rule, s.seen_by(0), asked)
    assert placed is not None and legal(s, placed)
    s.round += 1
    assert rule.delegates(s, asked), "in every round"
    assert not rule.clear().lasts


def test_every_rule_that_is_not_in_force_can_be_added_by_its_name() -> None:
    orders = given(sale())
    assert {*orders.additions()} == {"sends", "loads", "bids.3"}
    assert {*orders.but(sends=True, bids=5).additions()} == {"loads"}
    assert orders.additions()["bids.3"].bids == 3


def test_what_is_ordered_for_a_card_goes_before_the_cap() -> None:
    s = arrange(BASE, "purchase", coins=[5, 5], columns={"bank": "AB"})
    assert answer(given(s).with_cap(1).with_limit("column:0", 2), s) == "buy"
    assert given(s).with_cap(1).clear().empty


def test_what_speaks_of_a_sale_that_is_over_goes() -> None:
    s = arrange(BASE, "purchase", columns={"bank": "A", "warehouse": "BA", "tea_taster": "A"})
    orders = given(s).with_limit("column:0", 1).with_limit("column:1", 2).asking("column:2").for_all(0)
    assert orders.current(s, 0) == orders
    s, _ = script(s, "A buy", "B buy")
    left = orders.current(s, 0)
    assert (left.limits, left.asks, left.every) == ({}, ("column:2",), 0)
    s, _ = script(s, "A pass")
    assert left.current(s, 0).empty


def test_an_order_in_demand_may_speak_of_any_column_later_of_those_where_one_stands() -> None:
    assert [*targets(demand(), 0)] == ["column:0", "column:1", "column:2"]
    s = arrange(BASE, "purchase", columns={"bank": "B", "warehouse": "BA", "tea_taster": "A"})
    assert [*targets(s, 0)] == ["column:1", "column:2"] and [*targets(s, 1)] == ["column:0", "column:1"]
    assert targets(arrange(BASE, "loading", cargo=["tea"]), 0) == {}
    s = demand(workers=[0, 1])
    assert [*targets(s, 0)] == ["column:0"]


def test_a_limit_of_demand_lasts_into_purchase() -> None:
    s = demand(workers=[1, 0])
    orders = {0: given(s).with_limit("column:1", 2).for_all(0).with_wish("column:1")}
    s, moves = carried_out(s, orders)
    assert lines(moves) == ["A place 1", "A pass"] and orders[0].limits == {"column:1": 2}
    s, moves = carried_out(script(s, "B pass", "B pass")[0], orders)
    assert lines(moves) == ["A buy"] and orders[0].empty


# --- Workers


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (("column:2", "column:0"), "place 2"),
        (("column:0 2", "column:1 1", "column:2 2"), "place 2"),
        (("column:0 3",), "place 0"),
        (("cheapest",), "place 1"),
        (("cheapest 1", "column:0"), "place 0"),
        (("column:0 2",), "ask"),
        (("column:7", "upper:0"), "ask"),
        ((), "ask"),
    ],
)
def test_a_worker_takes_the_first_wish_that_can_be_had(wishes: tuple[str, ...], said: str) -> None:
    s = demand()
    assert answer(plan(s, *wishes), s) == said


def test_a_full_column_is_passed_over() -> None:
    s = demand(columns={"bank": "ABABABAB", "warehouse": "B", "tea_taster": "AB"}, workers=[2, 2])
    assert answer(plan(s, "column:0", "column:2"), s) == "place 2" and "column:0" not in goals(s)


def test_a_wish_is_for_one_worker_and_the_cheapest_for_all_that_follow() -> None:
    s = demand(columns={"bank": "", "warehouse": "", "tea_taster": ""}, workers=[4, 0])
    orders = {0: plan(s, "column:0", "column:0", "cheapest")}
    s, moves = carried_out(s, orders)
    assert lines(moves)[:4] == ["A place 0", "A place 0", "A place 1", "A place 2"]


def test_a_worker_placed_by_hand_fulfils_a_wish_too() -> None:
    s = demand()
    orders = plan(s, "column:2", "column:1", "column:1")
    after = orders.after(s, parse("A place 1", GAME.actions))
    assert after.plan == plan(s, "column:2", "column:1").plan
    assert orders.after(s, parse("A place 0", GAME.actions)) == orders
    assert plan(s, "cheapest", "column:1").after(s, parse("A place 1", GAME.actions)).plan[1:]


def test_what_a_column_costs_is_what_its_first_in_line_would_pay() -> None:
    assert [price(demand(), f"column:{at}") for at in range(3)] == [3, 2, 2]


def test_wishes_that_cannot_come_true_go_and_all_with_the_last_worker() -> None:
    s = demand(workers=[2, 2])
    orders = plan(s, "column:0 2", "column:1 2", "cheapest 1")
    assert orders.current(s, 0).plan == orders.plan[1:]
    assert orders.current(demand(workers=[0, 2]), 0).empty and orders.current(sale(), 0).empty


def test_the_plan_is_changed_wish_by_wish() -> None:
    orders = plan(demand(), "column:0", "column:1")
    assert orders.without_goal("column:1") == plan(demand(), "column:0")
    assert orders.wishing("column:0", 2) == plan(demand(), "column:0 2", "column:1")
    assert orders.wishing("cheapest") == plan(demand(), "column:0", "column:1", "cheapest")
    assert orders.but(plan=()) == orders.clear() == given(demand())


def test_several_workers_are_planned_for_a_card() -> None:
    orders = plan(demand(), "column:0 2", "column:1")
    two = orders.with_workers("column:0", 2)
    assert two == plan(demand(), "column:0 2", "column:1", "column:0 2")
    assert two.with_workers("column:0", 1) == orders and two.with_workers("column:0", 2) == two
    assert two.wishing("column:0", 3) == plan(demand(), "column:0 3", "column:1", "column:0 3")
    assert orders.with_workers("column:2", 2) == orders


# --- As data, and for all games


def test_orders_are_plain_data() -> None:
    s = arrange(BASE, "purchase", columns={"bank": "B"}, cargo=["tea"])
    orders = sealed(s, "A done - tea").with_limit("column:0", 3).asking("column:1").for_all(0)
    orders = orders.with_wish("cheapest", 2)
    assert GAME.orders.model_validate_json(orders.model_dump_json()) == orders and not orders.empty


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        '{"round": "1"}',
        '{"round": 1, "prices": {}}',
        '{"round": 1, "limits": {"bank": 2}}',
        '{"round": 1, "limits": {"column:0": -1}}',
        '{"round": 1, "every": -1}',
        '{"round": 1, "plan": [{"goal": "reserved:0"}]}',
        '{"round": 1, "plan": [{"goal": "cheapest", "most": 0}]}',
        '{"round": 1, "load": {"stock": {"pool": [], "contracts": {}, "tools": []}, "steps": []}}',
    ],
)
def test_what_is_no_order_is_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        Orders.model_validate_json(text)


def test_a_game_without_orders_answers_nothing() -> None:
    s, orders = sale(), NoOrders()
    assert orders.empty and orders.answer(s, s.pending[0]) is None
    assert orders.after(s, s.pending[0].default) is orders.current(s, 0) is orders


def test_orders_answer_no_question_that_they_do_not_know() -> None:
    s = sale()
    riddle = Decision(0, "riddle", s.pending[0].options)
    assert given(s).for_all(5).answer(s, riddle) is None


def test_orders_leave_no_trace_before_they_are_due() -> None:
    """B has orders for all, A is asked: state, questions and views are the same with and without them."""
    s = sale()
    orders = {1: given(s, 1).for_all(5)}
    after, moves = carried_out(s, orders)
    assert moves == [] and after is s and not orders[1].empty
    by_hand, told = script(s, "A pass", "B buy")
    ordered, moves = carried_out(script(s, "A pass")[0], orders)
    assert lines(moves)[:1] == ["B buy"] and told and legal(script(s, "A pass")[0], moves[0])
    assert ordered.seats[1].cards == by_hand.seats[1].cards


def test_orders_at_random_are_never_illegal_and_know_nothing_hidden() -> None:
    done = Counter[str]()
    for number in range(6):
        games((), GAME.seats[number % 4], f"orders/{number}", done)
    assert {"place", "buy", "pass", "deliver", "done"} <= done.keys()
