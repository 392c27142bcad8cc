"""The Spy (ruling 33, clarification 8)."""

from __future__ import annotations

from typing import Any

from engine.games.speicherstadt.kaispeicher.events import Kept, Swapped
from engine.games.speicherstadt.state import State
from tests.arrange import arrange, script
from tests.games.speicherstadt.kaispeicher import KAI, asked, refused


def market(**more: Any) -> State:
    """A holds the Spy; all workers stand."""
    facts = {
        "columns": {"bank": "AB", "theatre": "BA"},
        "reserved": {"fish_market": "B", "spice_trader": "a"},
    }
    return arrange(KAI, "spying", cards=["spy"], **{**facts, **more})


def lines(s: State) -> list[list[int]]:
    """All workers of the market."""
    return [column.line for column in s.columns + s.reserved]


def test_its_owner_is_asked_between_the_last_placement_and_the_first_purchase() -> None:
    """Ruling 33."""
    s = arrange(KAI, "demand", columns={"bank": "", "theatre": ""}, cards=["spy"], workers=[0, 1])
    s, _ = script(s, "B place 0")
    assert asked(s) == [("spying", 0)]
    assert asked(script(s, "A keep")[0]) == [("purchase", 1)]


def test_two_workers_change_places_and_the_spy_is_gone() -> None:
    s, told = script(market(), "A swap column,1,1 column,0,1")
    assert lines(s) == [[0, 0], [1, 1], [1], [10]]
    assert told == [Swapped(0, 1, ("column", 1, 1), ("column", 0, 1), "theatre", "bank")]
    assert s.seats[0].cards == [] and s.discard[-1] == "spy" and asked(s) == [("purchase", 0)]


def test_also_within_one_column() -> None:
    assert lines(script(market(), "A swap column,1,1 column,1,0")[0])[1] == [0, 1]


def test_also_with_the_reservation_row() -> None:
    assert lines(script(market(), "A swap column,0,0 reserved,0")[0]) == [[1, 1], [1, 0], [0], [10]]


def test_grey_workers_count_as_those_of_their_owner() -> None:
    """Ruling 33."""
    assert lines(script(market(), "A swap reserved,1 reserved,0")[0])[2:] == [[10], [1]]
    s = market(columns={"bank": "Ab"}, reserved={})
    assert lines(script(s, "A swap column,0,0 column,0,1")[0]) == [[11, 0]]


def test_only_an_own_worker_with_a_foreign_one() -> None:
    for line in (
        "column,0,0 column,1,1",
        "column,0,1 column,0,0",
        "reserved,0 reserved,1",
        "column,0,2 column,0,1",
    ):
        assert refused(market(), f"A swap {line}")


def test_it_may_be_kept_and_is_asked_for_again_in_the_next_round() -> None:
    """Clarification 8."""
    s, told = script(market(), "A keep")
    assert told == [Kept(0)] and s.seats[0].cards == ["spy"]
    s.enter("spying")
    s.rules.phases["spying"].run(s)
    assert s.turn == 0


def test_keeping_is_the_default_and_never_forced() -> None:
    (decision,) = market().pending
    assert decision.default.do == "keep" and not decision.forced


def test_no_one_is_asked_in_the_round_in_which_it_is_bought() -> None:
    """Clarification 8."""
    s, _ = script(arrange(KAI, "purchase", columns={"spy": "A", "bank": "B"}), "A buy")
    assert asked(s) == [("purchase", 1)]


def test_only_its_owner_is_asked() -> None:
    assert refused(market(), "B keep") and asked(market()) == [("spying", 0)]
