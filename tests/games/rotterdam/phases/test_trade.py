"""Trade (rules 5.1 to 5.3; A-19, A-42)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.errors import IllegalAction
from engine.core.loop import forced
from engine.games.rotterdam.events import Finished, Lapsed, Traded
from engine.games.rotterdam.rules import BASE
from engine.games.rotterdam.state import State
from tests.games.rotterdam.arrange import after, arrange, asked, choices, kinds, script


def trade(*hands: str, **more: Any) -> State:
    """A Trade with these hands, from the harbour master."""
    return arrange("trade", seats=max(2, len(hands)), products=hands, **more)


def refused(s: State, *lines: str) -> bool:
    """Whether none of these moves is legal."""
    for line in lines:
        with pytest.raises(IllegalAction):
            script(s, line)
    return True


def test_all_who_hold_products_are_asked_at_once_in_no_order() -> None:
    s = trade("bread", "jam", "", "petrol")
    assert asked(s) == "ABD" and after(s, "D done", "B done").stack[-1].phase == "trade"


def test_with_fewer_than_two_such_seats_there_is_no_trade() -> None:
    assert trade("bread", "").stack[-1].phase != "trade"


def test_an_accepted_offer_exchanges_at_once() -> None:
    s, told = script(trade("bread beer", "jam jam"), "A offer 1 beer jam,jam", "B accept 0")
    assert [me.products for me in s.seats] == [["bread", "jam", "jam"], ["beer"]] and not s.standing
    assert Traded(0, 1, ("beer",), ("jam", "jam")) in told


def test_each_side_gives_at_least_one_and_nothing_for_the_same_thing_a_19() -> None:
    s = trade("bread beer", "jam bread")
    assert refused(s, "A offer 1 bread -", "A offer 1 - jam", "A offer 1 bread bread")
    assert refused(s, "A offer 1 bread,beer jam,bread", "A offer - bread jam")


def test_what_is_given_is_in_the_hand_what_is_wanted_need_not_be_there() -> None:
    s = trade("bread beer", "jam jam")
    assert refused(s, "A offer 1 jam bread", "A offer 1 bread,bread jam")
    assert kinds(after(s, "A offer 1 bread petrol"), "B") == {"done", "offer", "decline"}


def test_a_partner_has_as_many_products_as_are_wanted() -> None:
    s = trade("bread beer", "jam jam", "petrol")
    assert refused(s, "A offer 2 bread jam,jam", "A offer 1,2 bread jam,jam", "A offer 1 bread jam,jam,jam")
    assert after(s, "A offer 1,2 bread jam").standing


def test_an_offer_goes_to_other_traders_only() -> None:
    s = trade("bread", "jam", "", "petrol")
    assert refused(s, "A offer 0 bread jam", "A offer 2 bread jam", "A offer 1,1 bread jam")


def test_one_offer_at_a_time() -> None:
    s = after(trade("bread beer", "jam jam"), "A offer 1 beer jam")
    assert kinds(s, "A") == {"done", "withdraw"}
    assert "offer" in kinds(after(s, "A withdraw"), "A")


def test_with_the_third_offer_a_seat_is_done_without_a_move() -> None:
    s = trade("bread beer", "jam jam")
    for _ in range(2):
        s = after(s, "A offer 1 beer jam", "B decline 0")
    s = after(s, "A offer 1 beer jam")
    assert kinds(s, "A") == set() and s.seats[0].stance == "done"
    s = after(s, "B offer 0 jam bread")
    assert kinds(s, "A") == {"accept", "decline"} and asked(s) == "AB"


def test_a_withdrawn_offer_counts_among_the_three() -> None:
    s = trade("bread beer", "jam jam")
    for _ in range(2):
        s = after(s, "A offer 1 beer jam", "A withdraw")
    assert after(s, "A offer 1 beer jam").seats[0].stance == "done"


def test_the_first_of_several_seats_to_accept_gets_it() -> None:
    s = after(trade("bread beer", "jam", "jam petrol"), "A offer 1,2 beer jam", "C accept 0")
    assert s.seats[2].products == ["beer", "petrol"] and refused(s, "B accept 0")


def test_a_player_who_lacks_what_is_wanted_can_only_decline() -> None:
    s = after(trade("bread", "jam", "petrol"), "A offer 1,2 bread jam")
    assert "accept" not in kinds(s, "C") and refused(s, "C accept 0")


def test_an_offer_that_all_have_declined_is_gone() -> None:
    s = after(trade("bread", "jam", "petrol"), "A offer 1,2 bread jam", "C decline 0")
    assert [it.to for it in s.standing] == [[1]] and refused(s, "C decline 0")
    s, told = script(s, "B decline 0")
    assert not s.standing and Lapsed(0, False) in told


def test_several_offers_lie_open_and_a_trade_makes_void_what_is_gone() -> None:
    s = trade("bread jam", "jam beer", "petrol bread")
    s = after(s, "A offer 1 bread beer", "C offer 0 petrol bread", "B offer 2 beer,jam bread")
    assert [it.seat for it in s.standing] == [0, 2, 1]
    s, told = script(s, "A accept 2")
    assert [it.seat for it in s.standing] == [1] and Lapsed(0, True) in told


def test_a_seat_that_is_done_must_answer_an_offer_and_others_may_leave_it() -> None:
    s = after(trade("bread", "jam"), "A offer 1 bread jam", "A done")
    assert [(it.ask, it.blocking) for it in s.pending] == [("trade", True), ("answer", False)]
    s = after(s, "B done")
    assert [(it.ask, it.blocking) for it in s.pending] == [("answer", True)] and not forced(s)


def test_a_decline_is_automatic_only_for_a_player_who_is_done_and_lacks_what_is_wanted() -> None:
    s = after(trade("bread", "jam"), "A offer 1 bread petrol", "A done")
    assert not forced(s) and [it.do for it in forced(after(s, "B done"))] == ["decline"]
    s = after(trade("bread", "jam", "beer"), "A offer 1 bread petrol", "C offer 1 beer jam", "B done")
    assert [(it.do, it.seat) for it in forced(s)] == [("decline", 1)] and len(s.pending) == 4


def test_done_is_said_once_and_the_own_offer_stays() -> None:
    s = after(trade("bread", "jam"), "A offer 1 bread jam", "A done")
    assert refused(s, "A done", "A withdraw", "A offer 1 bread jam") and s.standing
    assert after(s, "B accept 0").seats[0].products == ["jam"]


def test_a_closed_seat_has_declined_everything_and_gets_no_offers() -> None:
    s = after(
        trade("bread", "jam", "petrol"), "A offer 1,2 bread jam", "C offer 1 petrol jam", "B done closed"
    )
    assert [(it.seat, it.to) for it in s.standing] == [(0, [2])] and refused(s, "B accept 0")
    assert refused(after(s, "A withdraw"), "A offer 1 bread jam")


def test_a_seat_is_done_with_its_last_offer_and_all_hear_it() -> None:
    """Clarification 15."""
    s, heard = trade("bread", "jam"), list[bool]()
    for _ in range(BASE.numbers.offers.value):
        s, told = script(s, "A offer 1 bread jam")
        heard.append(Finished(0, False) in told)
        s = s if heard[-1] else after(s, "A withdraw")
    assert heard == [False] * (len(heard) - 1) + [True] and refused(s, "A done")


def test_the_offer_of_a_closed_seat_stays() -> None:
    s = after(trade("bread", "jam"), "A offer 1 bread jam", "A done closed")
    assert "B accept 0" in choices(s)


def test_without_partners_nothing_can_be_offered() -> None:
    s = after(trade("bread", "jam"), "B done closed")
    assert choices(s) == ["A done", "A done closed"]


def test_it_is_over_when_all_are_done_and_no_offer_stands() -> None:
    s = after(trade("bread", "jam"), "A offer 1 bread jam", "A done", "B done")
    assert s.stack[-1].phase == "trade"
    s = after(s, "B decline 0")
    assert s.stack[-1].phase != "trade" and {me.stance for me in s.seats} == {"away"}


def test_a_trade_reopens_nothing() -> None:
    s = after(trade("bread", "jam"), "A offer 1 bread jam", "A done", "B accept 0")
    assert kinds(s, "A") == set() and asked(s) == "B"


def test_offered_products_are_imagined_in_the_hand_of_their_seat() -> None:
    s = after(trade("bread beer bread", "jam jam", "petrol"), "A offer 1,2 beer jam")
    imagined = [s.determinized(2, random.Random(it)) for it in range(30)]
    assert all("beer" in it.seats[0].products for it in imagined)
    assert {*map(str, (it.seats[0].products for it in imagined))} > {str(["beer", "bread", "bread"])}
    assert {tuple(it.seats[2].products) for it in imagined} == {("petrol",)}
