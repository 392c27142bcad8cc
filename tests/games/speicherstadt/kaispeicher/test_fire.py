"""Fires: Fire Engine, Fire Chief, Insurance (rules 4.8, 27 to 29; rulings 40 to 43)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.actions import notation
from engine.core.loop import forced
from engine.games.speicherstadt.events import Burned, Laid, RoundStarted
from engine.games.speicherstadt.kaispeicher.events import Doubled, Fetched, Insured, Waived
from engine.games.speicherstadt.state import State
from tests.arrange import arrange, script
from tests.games.speicherstadt.kaispeicher import KAI, asked, refused

ROWS = "bank theatre spy tailor tea_taster glassblower"
CHIEF, COVER = "fire_chief", "insurance"


def burning(
    fire: str = "fire_2", *, chief: str = "fire_chief fireman_5_d", cover: str = "insurance", **more: Any
) -> State:
    """A fire is laid first: A, strong, holds the Fire Chief; B, weak, the Insurance."""
    return arrange(KAI, "supply", deck=f"{fire} {ROWS} warehouse fire_4", cards=[chief, cover], **more)


def points(s: State) -> list[int]:
    """What is booked."""
    return [me.points for me in s.seats]


def final(deck: str, **more: Any) -> State:
    """The last round ends; nothing is left but these fires."""
    return script(arrange(KAI, "loading", deck=deck, **more), "A done - -", "B done - -")[0]


# --- Fire Engine


def test_the_fire_engine_doubles_the_best_fireman_before_sums_are_compared() -> None:
    """Ruling 40."""
    s = burning(chief="fireman_3_b fireman_2_a", cover="fire_engine k_fireman_2_a fireman_1_a")
    assert [it for it in s.events or () if isinstance(it, Burned)] == [Burned("fire_2", (5, 5), (0, 0))]


def test_without_firemen_the_fire_engine_does_nothing() -> None:
    """Ruling 40."""
    assert [
        s.strength(0) for s in (burning(chief="fire_engine"), burning(chief="fire_engine fireman_5_d"))
    ] == [0, 10]


# --- the order


def test_the_fire_is_booked_first_then_the_chief_is_asked_then_the_insurance() -> None:
    """Rules 4.8, 27 and 28; clarification 19."""
    s = burning()
    assert points(s) == [2, -2] and asked(s) == [("chief", 0)]
    s, told = script(s, "A chief yes")
    assert told == [Doubled(0, 2, auto=False)] and asked(s) == [("insurance", 1)]
    s, told = script(s, "B insure yes")
    assert told[0] == Insured(1, 2, 2) and points(s) == [4, 0] and s.seats[1].coins == 3


def test_the_chief_is_asked_first_for_any_start_player() -> None:
    """Rules 4.8, 28."""
    s = burning(chief="insurance", cover="fire_chief fireman_5_d")
    assert asked(s) == [("chief", 1)] and asked(script(s, "B chief no")[0]) == [("insurance", 0)]


def test_the_game_waits_in_supply_and_then_goes_on_turning_cards() -> None:
    """Ruling 43."""
    s, told = script(burning(), "A chief no", "B insure no")
    assert told[:2] == [Waived(0, CHIEF, 2), Waived(1, COVER, 2)]
    assert len([it for it in told if isinstance(it, Laid)]) == 6 and asked(s) == [("demand", 0)]
    assert not [it for it in told if isinstance(it, RoundStarted)]


def test_two_fires_in_a_row_ask_one_after_the_other() -> None:
    """Ruling 10."""
    s = burning("fire_1 fire_2")
    s, _ = script(s, "A chief no", "B insure no")
    assert points(s) == [3, -3] and asked(s) == [("chief", 0)]


# --- Fire Chief


def test_the_chief_is_gone_when_used_and_stays_when_not() -> None:
    """Ruling 41: once."""
    assert CHIEF in script(burning(), "A chief yes")[0].discard
    assert CHIEF in script(burning(), "A chief no")[0].seats[0].cards


def test_the_chief_doubles_gains_only() -> None:
    """Ruling 41."""
    assert asked(burning(chief="", cover="fireman_1_a")) == [("demand", 0)]
    assert asked(burning(chief="fire_chief", cover="fireman_1_a")) == [("demand", 0)]
    assert asked(burning(chief="fire_chief", cover="")) == [("demand", 0)]


def test_a_leader_on_a_tie_may_use_the_chief() -> None:
    """Ruling 41."""
    s = arrange(
        KAI, "supply", coins=[5] * 3, deck=f"fire_1 {ROWS} warehouse rope_maker lighthouse fire_4",
        cards=["fireman_3_c", "fire_chief fireman_3_b", ""],
    )  # fmt: skip
    assert points(s) == [1, 1, -1] and asked(s) == [("chief", 1)]


def test_at_the_last_fire_the_unused_chief_is_played_by_itself() -> None:
    """Rules 4.8, 27; clarification 21: it is no move."""
    s = final("fire_4", cards=["fire_chief fireman_1_a"])
    assert s.over and points(s) == [8, -4] and CHIEF in s.discard


def test_at_the_last_fire_a_chief_who_gained_nothing_is_not_played() -> None:
    """Clarification 21."""
    s = final("fire_4", cards=["fire_chief", "fireman_1_a"])
    assert s.over and points(s) == [-4, 4] and CHIEF in s.seats[0].cards


def test_if_the_third_fire_lies_on_the_fourth_no_one_is_asked_at_the_third() -> None:
    """Ruling 41, clarification 20."""
    s = final("fire_3 fire_4", cards=["fire_chief fireman_1_a"])
    assert s.over and points(s) == [11, -7]


def test_the_third_fire_during_the_last_supply_still_asks() -> None:
    """Clarification 20 holds only for fires after the last round."""
    s = arrange(
        KAI,
        "supply",
        deck="bank fire_3 theatre spy tailor tea_taster rope_maker fire_4",
        cards=["fire_chief fireman_1_a"],
    )
    assert asked(s) == [("chief", 0)] and s.rounds == s.round


def test_the_number_of_rounds_is_known_in_the_middle_of_supply() -> None:
    s = burning()
    assert s.rounds == script(s, "A chief no", "B insure no")[0].rounds


def test_using_the_chief_is_the_default() -> None:
    assert notation(burning().pending[0].default) == "A chief yes" and not forced(burning())


# --- Insurance


def test_the_insurance_needs_two_coins() -> None:
    """Clarification 19."""
    assert asked(burning(chief="fireman_5_d", coins=[5, 1])) == [("demand", 0)]
    assert asked(burning(chief="fireman_5_d", coins=[5, 2])) == [("insurance", 1)]


def test_coins_are_counted_when_the_chief_has_answered() -> None:
    """Clarification 19: an any-time card may bring them while the chief is asked."""
    s = burning(cover="insurance auction_hall coffee_roaster", coins=[5, 1], supply="coffee")
    s, told = script(s, "B auction_hall coffee coffee_roaster", "A chief no")
    assert isinstance(told[0], Fetched) and asked(s) == [("insurance", 1)]


def test_the_insurance_is_permanent() -> None:
    """Ruling 42."""
    s, _ = script(burning("fire_1 fire_2", chief="fireman_5_d"), "B insure yes", "B insure yes")
    assert points(s) == [3, 0] and s.seats[1].coins == 1 and COVER in s.seats[1].cards


def test_the_insurance_is_asked_at_fires_after_the_last_round() -> None:
    """Ruling 42; rules 4.8, 28."""
    s = final("fire_3 fire_4", cards=["fireman_1_a", "insurance"])
    assert asked(s) == [("insurance", 1)] and points(s) == [3, -3]
    s, _ = script(s, "B insure yes")
    assert asked(s) == [("insurance", 1)] and points(s) == [7, -4]
    assert script(s, "B insure yes")[0].over


def test_the_payment_lowers_the_chamber() -> None:
    """Rulings 23 and 42."""
    s = final("fire_4", cards=["fireman_1_a", "insurance chamber_of_commerce"])
    before = s.rules.scoring["chamber"](s, 1)
    s, _ = script(s, "B insure yes")
    assert s.rules.scoring["chamber"](s, 1) == before - 2


def test_the_insurance_is_not_asked_where_nothing_was_lost() -> None:
    assert asked(burning(chief="fireman_2_a", cover="insurance fireman_5_d")) == [("demand", 0)]


@pytest.mark.parametrize(("fire", "use"), [("fire_1", "no"), ("fire_2", "no"), ("fire_3", "yes")])
def test_paying_is_the_default_where_it_saves_more_points_than_it_costs_coins(fire: str, use: str) -> None:
    s = burning(fire, chief="fireman_5_d")
    assert notation(s.pending[0].default) == f"B insure {use}" and not forced(s)


def test_only_the_asked_seat_answers() -> None:
    assert refused(burning(), "B chief yes") and refused(burning(), "B insure yes")
