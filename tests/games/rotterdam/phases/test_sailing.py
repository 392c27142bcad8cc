"""Sailing (rules 2.1 to 2.10)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAction
from engine.core.loop import forced
from engine.games.rotterdam.events import Blocked, Sailed
from tests.games.rotterdam.arrange import after, arrange, asked, choices, kinds, places, script


def test_every_colour_may_be_named_also_one_that_moves_nothing_a_23() -> None:
    s = arrange("sailing", ships=["S1"])
    assert choices(s) == [f"A name {it}" for it in ("red", "yellow", "blue", "green")]
    assert places(after(s, "A name red")) == "S1"


def test_all_ships_before_the_colour_move_those_of_others_too() -> None:
    s = after(arrange("sailing", ships=["S2", "S3"], master="B"), "B name red")
    assert (places(s), places(s, "B")) == ("A2", "A3")


def test_both_ships_of_a_player_move() -> None:
    assert places(after(arrange("sailing", ships=["S2, S3"]), "A name red")) == "A2, A3"


def test_a_ship_moves_once_a_naming_and_again_on_the_next() -> None:
    s = after(arrange("sailing", ships=["S2"]), "A name yellow")
    assert places(s) == "A3"
    assert places(after(arrange("sailing", ships=["S1"]), "A name yellow", "B name yellow")) == "B2"


def test_a_colour_may_be_named_again() -> None:
    assert "B name red" in choices(after(arrange("sailing", ships=["S1"]), "A name red"))


def test_a_taken_place_blocks() -> None:
    s, told = script(arrange("sailing", ships=["S2", "A2"]), "A name red")
    assert places(s) == "S2" and Blocked((0, 0), "S2", "red", 0) in told


def test_a_convoy_moves_though_the_foreign_ship_in_front_comes_later_a_02() -> None:
    """B moves last, but A moves up as soon as the place is free."""
    s, told = script(arrange("sailing", ships=["S1", "A2"]), "A name yellow")
    assert (places(s), places(s, "B")) == ("A2", "B2")
    assert [it.ship for it in told if isinstance(it, Sailed)] == [(1, 0), (0, 0)]


def test_a_free_place_goes_to_the_player_who_named_the_colour_a_02() -> None:
    s = after(arrange("sailing", ships=["B2", "B3"], master="B"), "B name green")
    assert (places(s), places(s, "B")) == ("B2", "C2")


def test_of_own_ships_the_one_nearest_to_the_harbours_moves_first_a_39() -> None:
    _, told = script(arrange("sailing", ships=["S1, A2"]), "A name yellow")
    assert [it.ship for it in told if isinstance(it, Sailed)] == [(0, 1), (0, 0)]


def test_of_own_ships_side_by_side_the_lowest_number_takes_the_place_a_39() -> None:
    assert places(after(arrange("sailing", ships=["B3, B2"]), "A name green")) == "C2, B2"


def test_two_exits_of_the_colour_ask_the_owner_out_of_turn() -> None:
    s = after(arrange("sailing", ships=["", "A3"]), "A name green")
    assert asked(s) == "B" and choices(s) == ["B steer 1,0 B3", "B steer 1,0 B4"]
    s = after(s, "B steer 1,0 B4")
    assert places(s, "B") == "B4" and asked(s) == "B" and s.pending[0].ask == "sailing"


def test_with_one_exit_blocked_the_ship_must_take_the_other_a_03() -> None:
    """No one may wait for a better one, though the blocking ship leaves in the same step."""
    s = after(arrange("sailing", ships=["A3", "B3"]), "A name green")
    assert (places(s), places(s, "B")) == ("B4", "C2")


def test_after_a_fork_those_behind_move_up() -> None:
    s = after(arrange("sailing", ships=["B3", "C2"]), "A name yellow")
    assert asked(s) == "B"
    s = after(arrange("sailing", ships=["A1", "B2, A3"]), "A name green", "B steer 1,1 B3")
    assert (places(s), places(s, "B")) == ("B2", "C2, B3")


def test_two_forks_are_asked_one_after_the_other() -> None:
    s = after(arrange("sailing", ships=["C2", "C5"]), "A name yellow")
    assert asked(s) == "A"
    s = after(arrange("sailing", ships=["C5, A2", "C2"]), "A name blue")
    assert choices(s) == ["A steer 0,0 WAA", "A steer 0,0 BOT"]


def test_a_harbour_is_always_free_a_09() -> None:
    s = after(arrange("sailing", ships=["C1, VUL, VUL", "VUL"]), "A name red")
    assert places(s) == "VUL, VUL, VUL"


def test_without_a_ship_before_a_channel_the_naming_falls_away_a_38() -> None:
    s = arrange("sailing", ships=["VUL", "BOT"])
    assert choices(s) == ["A pass"] and forced(s)


def test_an_extra_ship_makes_a_naming_necessary_and_moves_with_it_a_30_a_38() -> None:
    s = arrange("sailing", cards=["extra"])
    assert not forced(s) and kinds(s) == {"pass", "extra"}
    s = after(s, "A extra S2 oil")
    assert kinds(s) == {"name"} and places(after(s, "A name red")) == "A2 oil"


def test_hold_needs_a_card_with_an_effect_playable_or_not() -> None:
    assert "A name red hold" in choices(arrange("sailing", ships=["S1"], cards=["swap"]))
    s = arrange("sailing", ships=["S1"], cards=["joker vp1"])
    assert "A name red hold" not in choices(s)
    with pytest.raises(IllegalAction):
        script(s, "A name red hold")


def test_a_seat_that_holds_a_card_is_asked_after_the_movement_until_it_ends_a_34() -> None:
    s = after(arrange("sailing", ships=["S2 oil", "B3"], cards=["back1 guard"]), "A name red hold")
    assert asked(s) == "A" and kinds(s) == {"end", "back1", "guard"} and choices(s)[0] == "A end"
    s = after(s, "A back1 0,0 S1")
    assert asked(s) == "A" and kinds(s) == {"end", "guard"}
    assert asked(after(s, "A end")) == "B"


def test_a_player_who_can_play_nothing_after_the_movement_is_not_asked() -> None:
    s = after(arrange("sailing", ships=["S2"], cards=["guard"]), "A name red hold")
    assert asked(s) == "B" and s.pending[0].ask == "sailing" and not s.holding


def test_a_seat_that_did_not_hold_has_no_window_after_the_movement() -> None:
    s = after(arrange("sailing", ships=["S2 oil"], cards=["guard"]), "A name red")
    assert asked(s) == "B"


def test_every_seat_names_once_then_the_ship_cards_follow() -> None:
    s = after(arrange("sailing", ships=["S1", "S2"], cards=["back1"]), "A name green", "B name red")
    assert s.stack[-1].phase == "ship_cards"
