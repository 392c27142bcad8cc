"""The end (rules 9.1 to 9.5; A-24, A-25, A-43)."""

from __future__ import annotations

from typing import Any

from engine.core.scores import ranks, standings, totals
from engine.games.rotterdam.events import Placed
from engine.games.rotterdam.points import ending
from engine.games.rotterdam.rounds import GameEnded
from engine.games.rotterdam.state import State
from tests.games.rotterdam.arrange import after, arrange, asked, script

EMPTY = {"VUL": "", "MER": "", "WAA": "", "BOT": ""}
NINE = "O02 O04 O06"
"""Three orders of three points each."""


def last(**facts: Any) -> State:
    """The end of a round in which no seat can complete anything."""
    return arrange("completion", **facts)


def test_the_trigger_ends_the_game_after_all_had_their_turn() -> None:
    products = ["bread beer", "orange_juice clothing"]
    s = arrange("completion", completed=[NINE], orders=["O01", "O14"], products=products)
    s = after(s, "A complete O01 -")
    assert not s.over and asked(s) == "B", "who has not acted yet gets his turn"
    s, told = script(s, "B complete O14 -")
    assert s.over and ending(s) == "orders" and any(isinstance(it, GameEnded) for it in told)


def test_a_player_who_acted_before_gets_nothing_more() -> None:
    s = arrange("completion", completed=["", NINE], orders=["", "O01"], products=["", "bread beer"])
    assert after(s, "B complete O01 -").over


def test_products_and_ship_cards_do_not_trigger_the_end_a_25() -> None:
    s = last(completed=[NINE], products=["bread beer jam"], cards=["vp2 vp1 vp1"])
    assert not s.over and totals(s) == [9 + 3 + 4, 0]


def test_a_host_may_choose_another_trigger_a_47() -> None:
    assert last(completed=[NINE], trigger=9).over and not last(completed=[NINE], trigger=10).over


def test_four_empty_product_piles_end_the_game_a_24() -> None:
    s = last(piles=EMPTY)
    assert s.over and ending(s) == "piles"
    assert not last(piles={**EMPTY, "BOT": "petrol"}).over


def test_the_third_idle_round_in_a_row_ends_the_game_a_43() -> None:
    assert ending(last(idle=2)) == "stall" and last(idle=2).over
    assert not last(idle=1).over and last(idle=1).idle == 2
    assert not last(idle=2, busy=True).over and last(idle=2, busy=True).idle == 0


def test_the_reasons_come_in_this_order_a_43() -> None:
    assert ending(last(idle=2, piles=EMPTY, completed=[NINE], trigger=9)) == "orders"
    assert ending(last(idle=2, piles=EMPTY)) == "piles"


def test_placing_moving_and_completing_are_what_keeps_a_round_from_being_idle() -> None:
    assert after(arrange("placing"), "A place S1 -").busy
    assert after(arrange("sailing", ships=["S1"]), "A name green").busy
    assert not after(arrange("sailing", ships=["S1"]), "A name red").busy
    s, told = script(arrange("sailing", cards=["extra"]), "A extra S1 -")
    assert s.busy and any(isinstance(it, Placed) for it in told)
    s = arrange("completion", orders=["O02"], products=["bread orange_juice"], idle=2)
    assert after(s, "A complete O02 -").idle == 0 and after(s, "A pass").over


def test_points_come_from_orders_products_and_ship_cards_hidden_or_open() -> None:
    s = last(completed=["O01"], products=["bread jam"], cards=["vp1 joker"], open=["vp2"], trigger=3)
    assert standings(s)[0] == {"orders": 4, "products": 2, "cards": 3}


def test_of_equal_points_more_order_points_win_then_more_products() -> None:
    s = last(seats=3, completed=["O02", "O01", "O06"], products=["bread", "", "jam"], trigger=3)
    assert totals(s) == [4, 4, 4] and ranks(s) == [2, 1, 2]
    s = last(completed=["O02", "O04"], products=["bread", ""], cards=["", "vp1"], trigger=3)
    assert totals(s) == [4, 4] and ranks(s) == [1, 2]


def test_equal_in_all_three_is_a_shared_victory() -> None:
    assert ranks(last(completed=["O02", "O04"], trigger=3)) == [1, 1]


def test_a_player_who_triggers_the_end_need_not_win() -> None:
    s = last(completed=["O38 O01 O03", "O40 O05"], products=["", "bread " * 5], trigger=12)
    assert s.order_points(0) >= 12 > s.order_points(1) and ranks(s) == [2, 1]
