"""Placing (rules 1.1 to 1.6)."""

from __future__ import annotations

from engine.core.loop import forced
from tests.games.rotterdam.arrange import after, arrange, asked, choices, kinds, places

FULL = "A1, A2, A3, A4, A5"


def test_a_ship_and_a_cargo_of_free_choice_or_none_a_08() -> None:
    """Also empty, though there is cargo."""
    s = arrange("placing")
    assert len(choices(s)) == 1 + 4 * 5 and "A place S3 -" in choices(s) and choices(s)[0] == "A pass"


def test_the_harbour_master_first_then_clockwise() -> None:
    s = arrange("placing", seats=3, master="B")
    assert [asked(s), asked(after(s, "B pass")), asked(after(s, "B pass", "C pass"))] == ["B", "C", "A"]


def test_a_start_holds_one_ship() -> None:
    s = after(arrange("placing"), "A place S2 grain")
    assert not any("S2" in it for it in choices(s)) and places(s) == "S2 grain" and s.stock["grain"] == 6


def test_a_cargo_that_is_out_can_not_be_chosen() -> None:
    s = arrange("placing", seats=4, ships=["A1 fruit, A2 fruit", "A3 fruit", "A4 fruit", "A5 fruit"])
    assert s.stock["fruit"] == 0 and not any("fruit" in it for it in choices(s))


def test_without_a_ship_in_the_supply_only_to_pass_is_left() -> None:
    s = arrange("placing", ships=[FULL])
    assert choices(s) == ["A pass"] and [it.do for it in forced(s)] == ["pass"]


def test_without_a_free_start_only_to_pass_is_left() -> None:
    s = arrange("placing", seats=3, ships=["S1, S2", "S3, S4"])
    assert choices(s) == ["A pass"] and forced(s)


def test_a_ship_card_that_can_be_played_is_a_choice() -> None:
    s = arrange("placing", ships=["A1 oil, A2, A3, A4, A5"], cards=["guard"])
    assert kinds(s) == {"pass", "guard"} and not forced(s)


def test_a_ship_card_without_a_target_is_no_choice() -> None:
    s = arrange("placing", ships=[FULL], cards=["guard extra joker vp1"])
    assert kinds(s) == {"pass"} and forced(s)


def test_the_ship_with_the_lowest_number_in_the_supply_is_placed() -> None:
    s = after(arrange("placing", ships=["A1, -, A2, -"]), "A place S1 -")
    assert places(s) == "A1, S1, A2"


def test_five_ships_for_two_four_for_more() -> None:
    assert [len(arrange("placing", seats=it).seats[0].ships) for it in (2, 3, 4)] == [5, 4, 4]
