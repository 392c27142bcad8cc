"""Completion (rules 6.1 to 6.4; A-18, A-21, A-26, A-29, A-45) and the end of the round."""

from __future__ import annotations

from engine.games.rotterdam.events import Completed
from tests.games.rotterdam.arrange import after, arrange, asked, choices, kinds, script

PAIR, TRIPLE = "O02", "O27"
"""Bread and orange juice; with clothing."""


def test_an_order_costs_its_products_and_is_worth_its_points() -> None:
    s = arrange("completion", orders=[PAIR], products=["bread orange_juice jam"], piles={"orders": "O46"})
    s, told = script(s, "A complete O02 -")
    me = s.seats[0]
    assert (me.products, me.completed, me.orders) == (["jam"], [PAIR], ["O46"]) and s.spent == [
        "bread",
        "orange_juice",
    ]
    assert Completed(0, PAIR, ("bread", "orange_juice"), (), 3) in told


def test_only_a_seat_that_can_complete_an_order_is_asked_a_45() -> None:
    s = arrange(
        "completion", seats=3, orders=["O04", "O02", "O06"], products=["bread", "bread orange_juice", "jam"]
    )
    assert asked(s) == "B" and choices(s)[0] == "B pass"


def test_in_order_from_the_harbour_master() -> None:
    s = arrange(
        "completion",
        seats=3,
        orders=["O14", "O02", "O04"],
        products=["bread clothing orange_juice"] * 3,
        master="B",
    )
    assert [asked(s), asked(after(s, "B pass")), asked(after(s, "B pass", "C pass"))] == ["B", "C", "A"]


def test_one_order_a_turn_also_if_two_are_possible_a_26() -> None:
    s = arrange("completion", orders=["O02 O22"], products=["bread orange_juice clothing petrol"])
    assert len(choices(s)) == 3
    s = after(s, "A complete O22 -")
    assert s.stack[-1].phase == "placing" and s.seats[0].products == ["bread", "orange_juice"]


def test_the_order_drawn_waits_for_the_next_round_a_29() -> None:
    s = arrange(
        "completion", orders=["O02"], products=["bread orange_juice clothing petrol"], piles={"orders": "O22"}
    )
    assert after(s, "A complete O02 -").stack[-1].phase == "placing"


def test_an_empty_pile_gives_no_new_order_a_21() -> None:
    s = arrange("completion", orders=[PAIR], products=["bread orange_juice"], piles={"orders": ""})
    assert after(s, "A complete O02 -").seats[0].orders == []


def test_a_joker_stands_for_a_product_also_for_one_in_hand_a_18() -> None:
    s = arrange("completion", orders=[PAIR], products=["bread orange_juice"], cards=["joker"])
    assert choices(s)[1:] == ["A complete O02 -", "A complete O02 bread", "A complete O02 orange_juice"]
    s = after(s, "A complete O02 bread")
    assert s.seats[0].products == ["bread"] and s.used == ["joker"] and s.spent == ["orange_juice"]


def test_two_jokers_fill_an_order_alone_a_18() -> None:
    s = arrange("completion", orders=[PAIR], cards=["joker joker"])
    assert choices(s) == ["A pass", "A complete O02 bread,orange_juice"]
    assert after(s, "A complete O02 orange_juice,bread").used == ["joker", "joker"]


def test_without_enough_jokers_nothing_can_be_completed() -> None:
    s = arrange("completion", orders=[TRIPLE], products=["bread"], cards=["joker"])
    assert s.stack[-1].phase == "placing"


def test_ship_cards_may_come_before_the_order() -> None:
    s = arrange(
        "completion", ships=["A1 oil"], orders=[PAIR], products=["bread orange_juice"], cards=["guard"]
    )
    assert kinds(s) == {"pass", "complete", "guard"}
    assert kinds(after(s, "A guard 0,0")) == {"pass", "complete"}


def test_a_player_who_can_complete_nothing_plays_no_ship_card_either_a_45() -> None:
    s = arrange("completion", ships=["A1 oil"], orders=[PAIR], cards=["guard"])
    assert s.stack[-1].phase == "placing"


def test_the_figure_passes_to_the_left_after_the_last_seat_a_31() -> None:
    s = arrange(
        "completion", seats=3, orders=["", PAIR], products=["", "bread orange_juice"], master="C", round=4
    )
    assert s.master == 2 and asked(s) == "B"
    s = after(s, "B complete O02 -")
    assert (s.master, s.round, asked(s)) == (0, 5, "A")


def test_orders_are_never_discarded_or_exchanged_a_27() -> None:
    s = arrange("completion", orders=["O02 O22"], products=["bread orange_juice"])
    assert kinds(s) == {"pass", "complete"}
