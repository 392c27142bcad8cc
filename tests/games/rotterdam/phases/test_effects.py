"""The ship cards with an effect (rules, section 4; A-10 to A-18, A-34 to A-37)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.rotterdam.state import State
from tests.games.rotterdam.arrange import after, arrange, asked, choices, kinds, places


def holding(card: str, *ships: str, **more: Any) -> State:
    """A turn of the harbour master, who holds this card."""
    return arrange("placing", ships=ships, cards=[card], **more)


def of(s: State, do: str) -> list[str]:
    """What may be done of one kind."""
    return [line.removeprefix(f"A {do} ") for line in choices(s) if line.split()[1] == do]


def test_swap_needs_two_loaded_ships_with_different_cargoes_a_13() -> None:
    s = holding("swap", "A1 oil, A2 oil, A3", "B1 grain, B2")
    assert of(s, "swap") == ["0/0,1/0", "0/1,1/0"]
    s = after(s, "A swap 0/0,1/0")
    assert (places(s), places(s, "B")) == ("A1 grain, A2 oil, A3", "B1 oil, B2") and s.used == ["swap"]


def test_swap_without_different_cargoes_can_not_be_played() -> None:
    assert of(holding("swap", "A1 oil, A2", "B1 oil"), "swap") == []


@pytest.mark.parametrize("card", ["swap", "guard", "rob"])
def test_cargo_cards_reach_ships_in_harbours_a_10(card: str) -> None:
    s = arrange("sailing", ships=["VUL grain, A1", "BOT oil"], cards=[card])
    assert any("1,0" in it or "1/0" in it for it in of(s, card))


@pytest.mark.parametrize("card", ["back1", "back2"])
def test_movement_cards_do_not_reach_harbours_or_starts_a_10_a_12(card: str) -> None:
    assert of(holding(card, "VUL grain, S1"), card) == []


def test_extra_places_one_more_ship_also_empty_a_35() -> None:
    s = holding("extra")
    assert len(of(s, "extra")) == 4 * 5
    s = after(s, "A extra S1 -", "A place S2 oil")
    assert places(s) == "S1, S2 oil" and asked(s) == "B"


def test_extra_needs_a_free_start_and_a_ship_a_15() -> None:
    assert of(holding("extra", "S1, S2", "S3, S4"), "extra") == []
    assert of(holding("extra", "A1, A2, A3, A4, A5"), "extra") == []


def test_a_step_back_ignores_the_colour_and_may_end_on_a_start_a_11() -> None:
    assert of(holding("back1", "A3", "B5"), "back1") == ["0,0 S2", "0,0 S3", "1,0 A4", "1,0 A5"]


def test_a_step_back_onto_a_taken_place_is_none_a_12() -> None:
    assert of(holding("back1", "A3, S2", "S3"), "back1") == []
    assert of(holding("back1", "A3, S2"), "back1") == ["0,0 S3"]


def test_two_steps_back_go_place_by_place_a_36() -> None:
    s = holding("back2", "B5")
    assert of(s, "back2") == ["0,0 A4,S3", "0,0 A4,S4", "0,0 A5,S4"]
    assert places(after(s, "A back2 0,0 A4,S3")) == "S3"


def test_the_second_step_is_compulsory_where_it_is_free_and_only_there_a_36() -> None:
    assert of(holding("back2", "B5, S3", "S4"), "back2") == ["0,0 A4", "0,0 A5"]
    assert of(holding("back2", "B5, S4"), "back2") == ["0,0 A4,S3", "0,0 A5"]
    assert of(holding("back2", "A1"), "back2") == ["0,0 S1"]


def test_no_ship_is_jumped_over_a_12() -> None:
    assert of(holding("back2", "B5, A4, A5"), "back2") == ["0,1 S3", "0,1 S4", "0,2 S4"]


def test_rob_loads_an_own_empty_ship() -> None:
    s = holding("rob", "A1, A2 oil", "B1 grain")
    assert of(s, "rob") == ["0,1 0,0", "1,0 0,0"], "also from an own one (A-37)"
    s = after(s, "A rob 1,0 0,0")
    assert places(s) == "A1 grain, A2 oil" and places(s, "B") == "B1"


def test_rob_without_an_own_ship_on_the_board_places_one() -> None:
    s = holding("rob", "", "B1 grain, S2")
    assert of(s, "rob") == ["1,0 S1", "1,0 S3", "1,0 S4"]
    s = after(s, "A rob 1,0 S3")
    assert places(s) == "S3 grain" and s.stock["grain"] == 6 and s.busy


def test_rob_with_all_own_ships_loaded_can_not_be_played_a_14() -> None:
    assert of(holding("rob", "A1 oil", "B1 grain"), "rob") == []


def test_rob_counts_a_ship_in_a_harbour_as_on_the_water_a_37() -> None:
    s = arrange("sailing", ships=["VUL", "B1 grain"], cards=["rob"])
    assert of(s, "rob") == ["1,0 0,0"]


def test_rob_needs_a_free_start_where_no_own_ship_is_there_a_15() -> None:
    assert of(holding("rob", "", "S1 oil, S2, S3, S4"), "rob") == []


def test_guard_sends_a_cargo_home_and_the_ship_stays() -> None:
    s = holding("guard", "A1 oil", "B1 grain, B2")
    assert of(s, "guard") == ["0,0", "1,0"]
    s = after(s, "A guard 1,0")
    assert places(s, "B") == "B1, B2" and s.stock["grain"] == 7 and s.used == ["guard"]


def test_several_cards_in_one_turn_a_17() -> None:
    s = after(holding("guard guard extra", "A1 oil, A2 oil"), "A guard 0,0", "A guard 0,1", "A extra S1 -")
    assert kinds(s) == {"pass", "place"} and s.seats[0].cards == [] and asked(s) == "A"


def test_the_closing_move_ends_the_turn_a_34() -> None:
    s = after(holding("guard", "A1 oil"), "A place S1 -")
    assert asked(s) == "B" and kinds(s, "A") == set()


def test_no_one_plays_cards_in_the_turn_of_another_one() -> None:
    s = arrange("placing", ships=["A1 oil"], cards=["", "guard"])
    assert kinds(s) == {"pass", "place"}


def test_in_trade_no_ship_card_is_played_a_34() -> None:
    s = arrange("trade", ships=["A1 oil"], cards=["guard"], products=["bread", "jam"])
    assert "guard" not in kinds(s)


def test_steps_back_do_not_keep_a_round_from_being_idle_a_43() -> None:
    assert not after(holding("back1", "A3"), "A back1 0,0 S2").busy
