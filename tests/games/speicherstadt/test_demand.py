"""Demand (rules 4.2; rulings 1, 4, 6)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAction
from engine.games.speicherstadt.events import Placed
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.state import State
from tests.arrange import arrange, script

MARKET = {"bank": "", "warehouse": "", "tea_taster": "", "ship_b": ""}


def columns(s: State) -> list[int]:
    """Where the seat in turn may place, the default first."""
    return [getattr(option, "column", -1) for option in s.pending[0].options]


def test_a_worker_stands_on_the_lowest_free_space() -> None:
    """Rule 5."""
    s = arrange(BASE, "demand", columns={"bank": "B", "warehouse": ""})
    s, told = script(s, "A place 0")
    assert s.columns[0].line == [1, 0] and told == [Placed(0, "bank", 0, 2)]


def test_in_turn_clockwise_from_the_starter_three_times_round() -> None:
    """Rule 5."""
    s = arrange(BASE, "demand", coins=[5] * 3, columns=MARKET, starter="B")
    s, _ = script(s, *(f"{letter} place {i % 4}" for i, letter in enumerate("BCABCABCA")))
    assert s.stack[0].phase != "demand" and not any(me.workers for me in s.seats)


def test_no_one_places_out_of_turn() -> None:
    s = arrange(BASE, "demand", columns=MARKET)
    with pytest.raises(IllegalAction):
        script(s, "B place 0")


def test_placing_is_compulsory() -> None:
    """Rule 5: nothing else may be done."""
    s = arrange(BASE, "demand", columns=MARKET)
    assert {option.do for option in s.pending[0].options} == {"place"} and not s.pending[0].forms


def test_several_own_workers_may_stand_over_a_card() -> None:
    """Rule 5."""
    s, _ = script(arrange(BASE, "demand", columns=MARKET), "A place 0", "B place 1", "A place 0")
    assert s.columns[0].line == [0, 0]


def test_coins_do_not_matter_for_placing() -> None:
    """Rule 5, ruling 1."""
    s = arrange(BASE, "demand", coins=[0, 5], columns=MARKET)
    assert sorted(columns(s)) == [0, 1, 2, 3]


def test_a_column_with_eight_workers_is_closed() -> None:
    """Rule 5, ruling 4."""
    s = arrange(
        BASE, "demand", coins=[5] * 3, columns={"bank": "ABCABCAB", "warehouse": "", "tea_taster": ""}
    )
    assert s.pending[0].seat == 2 and sorted(columns(s)) == [1, 2]
    with pytest.raises(IllegalAction):
        script(s, "C place 0")


def test_the_eighth_worker_still_finds_room() -> None:
    s = arrange(BASE, "demand", coins=[5] * 3, columns={"bank": "ABCABCA", "warehouse": ""})
    s, _ = script(s, "B place 0")
    assert len(s.columns[0].line) == 8 and columns(s) == [1]


def test_a_legal_place_always_exists() -> None:
    """Ruling 4: fifteen workers of five seats can't fill six columns of eight."""
    assert BASE.workers * 5 < (5 + 1) * BASE.room


def test_the_default_is_the_shortest_column_the_leftmost_of_them() -> None:
    s = arrange(BASE, "demand", columns={"bank": "A", "warehouse": "", "tea_taster": "", "ship_b": "B"})
    assert columns(s) == [1, 2, 0, 3]


def test_all_workers_are_at_home_when_demand_begins() -> None:
    s = arrange(BASE, "income", columns={"bank": ""})
    assert s.stack[0].phase == "demand" and [me.workers for me in s.seats] == [3, 3]
