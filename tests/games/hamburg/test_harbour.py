"""The harbour: laps, purchases, cards (rules, phase 1; H-10 to H-16, H-29 to H-37, H-44, H-45)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAction
from engine.core.loop import forced
from engine.games.hamburg.events import Borrowed, Bought, Chose, Drew, Reshuffled, Revealed, Swapped
from engine.games.hamburg.state import State
from tests.games.hamburg.arrange import BASE, arrange, asked, listed, script

TEN = " / ".join(["tea coffee"] * 10)


def order(s: State, count: int) -> str:
    """Order of the next turns, if every seat buys the cheapest group."""
    out = ""
    for _ in range(count):
        seat = "ABCDE"[s.pending[0].seat]
        out += seat
        s, _ = script(s, f"{seat} {listed(s, seat)[1]}")
    return out


def test_every_second_lap_runs_backwards() -> None:
    """H-34: the last of a lap is the first of the next."""
    assert order(arrange("harbour", rules=BASE, display=TEN, money=[30] * 4, starter="C"), 8) == "CDABBADC"


def test_without_the_snake_every_lap_runs_forwards() -> None:
    s = arrange("harbour", rules=BASE, display=TEN, money=[30] * 3, starter="B", snake=False)
    assert order(s, 9) == "BCABCABCA"


def test_seats_that_are_out_are_passed_over_and_laps_are_counted() -> None:
    """H-34: A may have the third lap of one alone after the second."""
    s = arrange("harbour", rules=BASE, display=TEN, money=[30] * 3)
    s, _ = script(s, "A buy 0", "B pass", "C buy 1", "C buy 2")
    assert asked(s) == ["A harbour"]
    s, _ = script(s, "A buy 3")
    assert asked(s) == ["A harbour"], "the last of the second lap is the first of the third"
    s, _ = script(s, "A buy 4")
    assert asked(s) == ["C harbour"], "A has bought three groups"


@pytest.mark.parametrize(("seats", "most"), [(2, 5), (3, 3), (4, 2), (5, 2)])
def test_at_the_limit_a_seat_is_out(seats: int, most: int) -> None:
    """Rules, 1.3."""
    s = arrange("harbour", rules=BASE, display=TEN, money=[99] * seats)
    while s.stack[-1].phase == "harbour":
        seat = "ABCDE"[s.pending[0].seat]
        s, _ = script(s, f"{seat} {listed(s, seat)[1]}")
    assert [me.groups for me in s.seats] == [most] * seats


def test_a_group_costs_its_two_goods_and_the_card_is_free() -> None:
    s, told = script(arrange("harbour", display="carpet tea speicher / tea tea swap"), "A buy 0")
    assert told == [Bought(0, 0, ("carpet", "tea"), "speicher", 12)]
    assert s.seats[0].money == 18 and s.seats[0].speicher == 3 and s.seats[0].goods == ["carpet", "tea"]


def test_pass_or_buy_what_can_be_paid_for() -> None:
    """H-29: with all loans."""
    s = arrange("harbour", rules=BASE, display="carpet carpet / tea tea", money=[5, 5], loans=[2])
    assert listed(s) == ["pass", "buy 1"]


def test_a_player_who_can_pay_for_nothing_passes_by_itself() -> None:
    """H-36."""
    s = arrange("harbour", rules=BASE, display="carpet carpet / tea tea", money=[7, 30], loans=[3])
    assert [it.do for it in forced(s)] == ["pass"]
    assert asked(script(s, "A pass")[0]) == ["B harbour"]


def test_after_passing_a_seat_is_out() -> None:
    """H-13."""
    s, _ = script(arrange("harbour", rules=BASE, display=TEN), "A pass", "B buy 0", "B buy 1")
    assert asked(s) == ["B harbour"]


def test_a_purchase_takes_the_fewest_loans_that_cover_it() -> None:
    """H-44."""
    s, told = script(
        arrange("harbour", rules=BASE, display="carpet carpet / tea tea", money=[3, 3]), "A buy 0"
    )
    assert told[1:] == [Borrowed(0, 2, 20)] and (s.seats[0].money, s.seats[0].loans) == (7, 2)


def test_the_harbour_ends_when_the_last_group_is_sold() -> None:
    s, _ = script(arrange("harbour", rules=BASE, display="tea tea"), "A buy 0")
    assert s.stack[-1].phase == "office"


def test_what_no_one_bought_leaves_the_display() -> None:
    """Rules, 1.6: goods to the discard, cards out of the game."""
    s, _ = script(arrange("harbour", display="tea tea swap / cocoa tea speicher"), "A pass", "B pass")
    assert sorted(s.discard) == ["cocoa", "tea", "tea", "tea"] and s.gone == ["swap", "speicher"]


# --- Cards


def test_cards_come_before_or_after_the_purchase() -> None:
    """H-12, H-35: and the turn ends by itself where none is left."""
    s = arrange(
        "harbour", display="tea tea magistrat / cocoa tea magistrat / tea tea magistrat", cards=["draw1"]
    )
    assert listed(s) == ["pass", "buy 0", "buy 1", "buy 2", "draw1"]
    after, _ = script(s, "A buy 0")
    assert listed(after) == ["end", "draw1"]
    assert asked(script(after, "A draw1")[0]) == ["B harbour"]
    assert asked(script(after, "A end")[0]) == ["B harbour"]
    before, _ = script(s, "A draw1")
    assert listed(before) == ["pass", "buy 0", "buy 1", "buy 2"]
    assert asked(script(before, "A buy 0")[0]) == ["B harbour"]


def test_cards_and_pass_are_a_turn() -> None:
    """H-13."""
    s = arrange("harbour", display="tea tea magistrat / cocoa tea magistrat", cards=["draw1"])
    assert asked(script(s, "A draw1", "A pass")[0]) == ["B harbour"]


def test_a_card_just_bought_may_be_used_at_once_also_as_the_last_thing_in_the_harbour() -> None:
    """H-32."""
    s, _ = script(arrange("harbour", display="tea tea draw1"), "A buy 0")
    assert listed(s) == ["end", "draw1"]
    s, _ = script(s, "A draw1")
    assert s.stack[-1].phase == "office" and len(s.seats[0].goods) == 3 and s.seats[0].used == ["draw1"]


def test_equal_cards_may_each_be_used_once() -> None:
    """Rules, 7.4."""
    s = arrange("harbour", display="tea tea magistrat / tea tea magistrat", cards=["draw1 draw1"])
    s, _ = script(s, "A buy 0", "A draw1", "A draw1")
    assert s.seats[0].used == ["draw1", "draw1"] and s.seats[0].money == 30 - 8 - 10


def test_swap_exchanges_two_goods_or_two_cards_of_two_groups() -> None:
    """H-10, H-11, H-37: within its class, and only what changes something."""
    s = arrange("harbour", display="tea cocoa swap / tea tea speicher", cards=["swap"])
    assert {it for it in listed(s) if it.startswith("swap")} == {
        "swap 0,1 1,0",
        "swap 0,1 1,1",
        "swap 0,2 1,2",
    }
    for line in ("A swap 0,0 0,1", "A swap 0,0 1,2", "A swap 0,0 1,0", "A swap 0,1 2,0"):
        with pytest.raises(IllegalAction):
            script(s, line)


def test_prices_follow_a_swap_in_either_order() -> None:
    s = arrange("harbour", display="tea carpet swap / tea tea speicher", cards=["swap"])
    for line in ("A swap 0,1 1,0", "A swap 1,0 0,1"):
        after, told = script(s, line)
        assert isinstance(told[0], Swapped) and after.display[1].goods == ["carpet", "tea"]
        assert after.rules.price(after.display[0].goods) == 8


def test_swap_needs_two_groups_that_are_left_and_a_change() -> None:
    """H-10: what was just bought is no longer in the display."""
    s = arrange("harbour", display="tea cocoa swap / tea tea speicher", cards=["swap"])
    assert asked(script(s, "A buy 0")[0]) == ["B harbour"]
    same = arrange("harbour", display="tea tea swap / tea tea swap", cards=["swap"])
    assert listed(same) == ["pass", "buy 0", "buy 1"]


def test_draw1_costs_five_for_any_good_also_with_a_loan() -> None:
    """H-16."""
    s = arrange("harbour", display=TEN, pile="carpet", money=[2, 30], cards=["draw1"])
    s, told = script(s, "A draw1")
    assert told == [Drew(0, "carpet", 5), Borrowed(0, 1, 10)] and s.seats[0].money == 7


def test_draw1_needs_five_and_draw3_the_dearest_price() -> None:
    """H-14."""
    display = "carpet carpet magistrat / carpet carpet magistrat"
    for money, cards in ((4, []), (5, ["draw1"]), (7, ["draw1"]), (8, ["draw1", "draw3"])):
        s = arrange("harbour", display=display, money=[money, 30], loans=[3], cards=["draw1 draw3"])
        assert listed(s) == ["pass", *cards]


def test_one_of_three_must_be_bought_and_the_others_are_discarded() -> None:
    """H-15."""
    s = arrange("harbour", display=TEN, pile="tea carpet tea", cards=["draw3"])
    s, told = script(s, "A draw3")
    assert told == [Revealed(0, ("tea", "carpet", "tea"))] and asked(s) == ["A choosing"]
    assert listed(s) == ["choose tea", "choose carpet"]
    s, told = script(s, "A choose carpet")
    assert told == [Chose(0, "carpet", 8, ("tea", "tea"))] and s.discard == ["tea", "tea"]
    assert s.seats[0].goods == ["carpet"] and s.seats[0].money == 22 and asked(s) == ["A harbour"]


def test_three_equal_goods_leave_no_choice() -> None:
    s = arrange("harbour", display=TEN, pile="tea tea tea", cards=["draw3"])
    assert [it.do for it in forced(script(s, "A draw3")[0])] == ["choose"]


def test_the_discard_becomes_the_pile_when_a_good_is_wanted_not_earlier() -> None:
    """H-45: also in the middle of draw3; what was just revealed stays out."""
    s = arrange("harbour", display=TEN, pile="tea", discard="spice cocoa", cards=["draw1 draw3"], seed="x")
    drawn, _ = script(s, "A draw1")
    assert drawn.goods == [] and not drawn.reshuffles
    s, told = script(s, "A draw3")
    assert told[0] == Reshuffled(1, ("cocoa", "spice"))
    assert sorted(s.revealed) == ["cocoa", "spice", "tea"] and len(s.reshuffles) == 1


def test_a_reshuffle_follows_from_the_seed_or_is_given() -> None:
    for given, first in (((("spice", "cocoa"),), "spice"), ((("cocoa", "spice"),), "cocoa")):
        s = arrange(
            "harbour", display=TEN, pile="", discard="cocoa spice", cards=["draw1"], given=given, seed="y"
        )
        assert script(s, "A draw1")[0].seats[0].goods == [first]
    both = {
        tuple(script(s, "A draw1")[0].reshuffles[0])
        for s in (
            arrange(
                "harbour", display=TEN, pile="", discard="cocoa spice tea tea", cards=["draw1"], seed=seed
            )
            for seed in "abcdefgh"
        )
    }
    assert len(both) > 2
