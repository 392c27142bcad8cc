"""Standing orders of Rotterdam: what they answer, and when they leave it to the person."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.actions import act, notation
from engine.games.rotterdam.actions import Done
from engine.games.rotterdam.orders.ahead import movements
from engine.games.rotterdam.orders.standing_orders import FollowShip, Orders, Wish
from engine.games.rotterdam.state import State
from tests.games.rotterdam.arrange import after, arrange


def said(s: State, seat: int = 0, **orders: Any) -> str:
    """What a seat with these orders answers, in notation; `ask` where the person is asked."""
    given = Orders(round=s.round, **orders)
    view = s.seen_by(seat)
    answers = (given.answer(view, it) for it in view.pending if it.seat == seat and it.blocking)
    action = next((it for it in answers if it is not None), None)
    return "ask" if action is None else notation(action)


@pytest.mark.parametrize(
    ("ship", "colour", "answer"),
    [
        ("A3 grain", "green", "A steer 0,0 B3"),
        ("A3 oil", "green", "A steer 0,0 B4"),
        ("A3 fruit", "green", "A steer 0,0 B3"),  # both ways lead home: the better one
        ("A3", "green", "ask"),
        ("C2 fruit", "yellow", "A steer 0,0 MER"),
        ("C2 oil", "yellow", "ask"),  # none does
    ],
)
def test_a_ship_takes_the_best_way_home(ship: str, colour: str, answer: str) -> None:
    s = after(arrange("sailing", ships=[ship]), f"A name {colour}")
    assert said(s, steer=True) == answer
    assert said(s) == "ask"


def test_the_owner_steers_by_order_no_matter_who_named_the_colour() -> None:
    s = after(arrange("sailing", ships=["A4 oil", "A3 grain"]), "A name green")
    assert said(s, 1, steer=True) == "B steer 1,0 B3"


@pytest.mark.parametrize(
    ("ships", "answer"),
    [
        (["S1 grain", "S4"], "A name yellow"),  # not green first: the order of the map
        (["C1 grain", "S4"], "A name red"),
        (["C3 fruit, C1 oil"], "A name red"),  # one comes home, the other has nothing to lose
        (["C6 oil, C3 textiles"], "A name green"),  # red would spoil the way of the second
        (["C2 fruit, C4 textiles, S1", "S4"], "A name yellow"),  # two come home, with red none
        (["S1 oil", "S4"], "A name red"),  # nothing of it can be spoilt
        (["A1", "S4"], "A name red"),
        (["B6 oil", "C5, C6"], "A name red"),  # its ways are taken
        (["A4 fruit, A2 textiles, S4 fruit, C3 fruit"], "ask"),  # each colour takes one off its way
    ],
)
def test_a_colour_brings_cargo_nearer_and_spoils_the_way_of_none(ships: list[str], answer: str) -> None:
    assert said(arrange("sailing", ships=ships), onward=True) == answer


def test_the_colour_of_this_round_is_named_while_it_moves_its_ship() -> None:
    course = FollowShip(colour="blue", ship=0)
    assert said(arrange("sailing", ships=["A2 grain"]), course=course) == "A name blue"
    assert said(arrange("sailing", ships=["A2 grain", "B3, C3"]), course=course) == "ask"
    assert said(arrange("sailing", ships=["A3 grain"]), course=course) == "ask"


@pytest.mark.parametrize(
    ("facts", "answer"),
    [
        ({"ships": ["S1 grain", "A1 oil"], "cards": ["guard"]}, "A end"),
        ({"ships": ["C6 grain", "A1 oil"], "cards": ["guard"]}, "A end"),  # astray, but no help for it
        ({"ships": ["C6 grain", "A1 oil"], "cards": ["swap"]}, "ask"),  # oil for grain
        ({"ships": ["C6 grain, A1 oil"], "cards": ["swap"]}, "ask"),  # both would be right then
        ({"ships": ["C6 fruit, A2 grain", "B2"], "cards": ["swap"]}, "A end"),
        ({"ships": ["C2 textiles", "A1 oil"], "cards": ["back1"]}, "ask"),  # back to where a way leads on
        ({"ships": ["A5 grain", "A1 oil"], "cards": ["back1"]}, "A end"),
        ({"ships": ["A3 grain", "A1 oil"], "cards": ["guard swap back1"]}, "ask"),  # a draw needs room
    ],
)
def test_cards_rest_while_all_goes_well(facts: dict[str, Any], answer: str) -> None:
    assert said(arrange("ship_cards", **facts), rest=True) == answer


def test_a_player_who_wants_to_play_a_card_after_the_movement_is_asked() -> None:
    s = after(arrange("sailing", ships=["S1 grain", "A1 oil"], cards=["guard"]), "A name red hold")
    assert said(s, rest=True) == "ask"


@pytest.mark.parametrize(("trade", "answer"), [("done", "A done"), ("closed", "A done closed"), ("", "ask")])
def test_trade_is_left_or_closed(trade: str, answer: str) -> None:
    assert said(arrange("trade", products=["bread", "jam"]), trade=trade) == answer


@pytest.mark.parametrize("hand", ["bread jam", "beer jam"])
@pytest.mark.parametrize(
    ("want", "answer"), [("bread", "A decline 1"), ("bread,jam", "A decline 1"), ("jam", "ask")]
)
def test_what_is_kept_is_declined_whether_it_is_there_or_not(want: str, answer: str, hand: str) -> None:
    s = arrange("trade", products=[hand, "clothing"])
    s = after(s, "A done", f"B offer 0 clothing {want}")
    assert said(s, refuse=("bread", "plastic")) == answer
    assert said(s) == "ask"


def test_only_a_no_bides() -> None:
    s = after(arrange("trade", products=["bread", "jam"]), "A done", "B offer 0 jam bread")
    given = Orders(round=s.round, refuse=("bread",), trade="done")
    (asked,) = (it for it in s.pending if it.seat == 0)
    no = given.answer(s, asked)
    assert no is not None and given.bides(s, no)
    assert not given.bides(s, act(Done, 0))


def test_the_dearest_order_is_completed_but_no_joker_spent() -> None:
    hand = "bread beer orange_juice clothing"
    able = arrange("completion", orders=["O01 O02 O27"], products=[hand])
    assert said(able, fill=True) == "A complete O27 -"
    joker = arrange("completion", orders=["O02"], products=["bread"], cards=["joker"])
    assert said(joker, fill=True) == "ask"


def test_the_next_ships_are_placed_as_soon_as_they_can_be() -> None:
    plan = (Wish(start="S2", cargo="oil"), Wish(start="S3", cargo=None))
    s = arrange("placing")
    assert said(s, plan=plan) == "A place S2 oil"
    taken = arrange("placing", ships=["", "S2"])
    assert said(taken, plan=plan) == "A place S3 -"
    assert said(arrange("placing", ships=["", "S2, S3"]), plan=plan) == "ask"
    given = Orders(round=s.round, plan=plan)
    placed = given.answer(s.seen_by(0), s.pending[0])
    assert placed is not None
    assert given.after(s, placed).plan == plan[1:]
    assert given.after(s, s.pending[0].default).plan == plan


@pytest.mark.parametrize(
    ("facts", "answer"),
    [
        ({"orders": ["O02"]}, "A place S1 grain"),
        ({"orders": ["O02"], "ships": ["", "S1"]}, "A place S2 grain"),
        ({"orders": ["O02"], "ships": ["A1 grain"]}, "A place S2 fruit"),  # bread is on its way
        ({"orders": ["O02"], "products": ["bread"]}, "A place S2 fruit"),
        ({"orders": ["O02"], "ships": ["A1 grain, A3 fruit"]}, "A place S1 grain"),  # all is on its way
        ({"orders": ["O02"], "piles": {"VUL": ""}}, "A place S2 fruit"),  # nothing is left there
        ({"orders": ["O02"], "ships": ["A1, A2, A3, A4, A5"]}, "ask"),
        ({"orders": ["O02"], "ships": ["", "S1, S2, S3, S4"]}, "ask"),
    ],
)
def test_ships_load_what_the_orders_lack(facts: dict[str, Any], answer: str) -> None:
    assert said(arrange("placing", **facts), supply=True) == answer


def test_what_is_planned_comes_before_what_the_orders_lack() -> None:
    plan = (Wish(start="S3", cargo="fruit"),)
    assert said(arrange("placing", orders=["O02"]), supply=True, plan=plan) == "A place S3 fruit"
    taken = arrange("placing", orders=["O02"], ships=["", "S3"])
    assert said(taken, supply=True, plan=plan) == "A place S1 grain"


def test_a_player_who_keeps_cards_passes_where_only_a_card_is_left_to_play() -> None:
    full = arrange("placing", ships=["A1, A2, A3, A4, A5 oil"], cards=["guard"])
    assert said(full, rest=True) == "A pass"
    assert said(full) == "ask"
    still = arrange("sailing", cards=["guard"])
    assert said(still, rest=True) == "A pass"
    assert said(arrange("placing", cards=["guard"]), rest=True) == "ask"


def test_where_no_one_is_left_to_trade_with_one_is_done() -> None:
    s = after(arrange("trade", products=["bread", "jam"]), "B done closed")
    assert said(s, steer=True) == "A done"
    left = after(arrange("trade", products=["bread", "jam"]), "B done")
    assert said(left, steer=True) == "ask", "who is done still takes offers"


def test_what_is_for_a_round_ends_with_it() -> None:
    s = arrange("placing")
    given = Orders(round=s.round, course=FollowShip(colour="red", ship=0), trade="closed", steer=True)
    s.round += 1
    left = given.current(s, 0)
    assert (left.course, left.trade, left.steer) == (None, "", True)
    assert given.but(always=True).current(s, 0).trade == "closed"
    assert Orders.revise(given, s, 0).round == s.round


def test_a_colour_that_was_named_is_spent() -> None:
    s = arrange("sailing", ships=["A2 grain"])
    given = Orders(round=s.round, course=FollowShip(colour="blue", ship=0), onward=True)
    named = given.answer(s.seen_by(0), s.pending[0])
    assert named is not None
    assert given.after(s, named) == Orders(round=s.round, onward=True)


def test_ships_steer_themselves_from_the_start_until_switched_off() -> None:
    s = arrange("placing")
    initial = Orders.initial(s, 0)
    assert initial is not None and initial.steer and not initial.empty
    assert Orders(round=1).empty and Orders.revise(None, s, 0).empty


def test_a_colour_is_seen_through_before_it_is_named() -> None:
    s = arrange("sailing", ships=["A3 fruit, B3", "A2 grain, S3"])
    green = [(it.ship, it.ways) for it in movements(s, 0, "green")]
    assert green == [((0, 1), ("C2",)), ((0, 0), ("B3", "B4"))]
    blue = {it.ship: it.ways for it in movements(s, 1, "blue")}
    assert blue == {(0, 1): ("C3",), (1, 0): ("B3",), (1, 1): ("A4",)}
    assert s.pending and s.colour is None


def test_waiting_players_are_notified_too() -> None:
    s = arrange("sailing", ships=["A2 grain", "B3"])
    assert {it.ship: it.ways for it in movements(s, 0, "blue")} == {(0, 0): ("B3",), (1, 0): ("C3",)}
    assert {it.ship: it.ways for it in movements(s, 0, "green")} == {(1, 0): ("C2",)}
    stuck = arrange("sailing", ships=["S1", "A2 grain"])
    assert {it.ship: it.ways for it in movements(stuck, 0, "yellow")} == {(1, 0): ("B2",), (0, 0): ("A2",)}
    full = arrange("sailing", ships=["A1", "B1"])
    assert {it.ship: it.ways for it in movements(full, 0, "blue")} == {(1, 0): ("C1",), (0, 0): ("B1",)}
