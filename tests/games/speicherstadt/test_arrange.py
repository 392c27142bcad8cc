"""The tools of these tests: a position in one line, moves as people write them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import IllegalAction
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.rules import BASE
from tests.arrange import arrange, script
from tests.games.speicherstadt.books import stock

POSITIONS: dict[str, dict[str, Any]] = {
    "demand": {"columns": {"bank": "ABA", "ship_b": ""}, "goods": {"ship_b": "tea tea tea"}, "supply": "tea"},
    "purchase": {
        "columns": {"bank": "ABA"},
        "cards": ["warehouse"],
        "warehouse": ["tea"],
        "hall": ["", "coffee"],
    },
    "loading": {"cargo": ["tea tea"], "contracts": [{"contract_a1_small": "tea"}], "points": [-3, 4]},
    "income": {"bought": [1], "starter": "B"},
}


@pytest.mark.parametrize("phase", POSITIONS)
def test_what_is_not_named_lies_in_deck_and_bag(phase: str) -> None:
    assert stock(arrange(BASE, phase, **POSITIONS[phase])) == stock(GAME.new(2, "seed"))


@pytest.mark.parametrize("phase", POSITIONS)
def test_an_arranged_position_can_be_saved_and_asked_again(phase: str) -> None:
    s = arrange(BASE, phase, **POSITIONS[phase])
    assert GAME.load(GAME.dump(s), ()).pending == s.pending and s.pending


def test_workers_in_the_columns_are_not_at_home() -> None:
    s = arrange(BASE, "demand", columns={"bank": "ABA", "warehouse": ""})
    assert [me.workers for me in s.seats] == [1, 2] and s.pending[0].seat == 0


IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "a card twice": {"columns": {"bank": "A"}, "cards": ["bank"]},
    "more goods than the box holds": {"supply": "tea " * 10},
    "a good that is not in the game": {"supply": "hemp"},
    "goods on a ship that is not there": {"goods": {"ship_b": "tea"}},
    "goods that a contract does not ask for": {"contracts": [{"contract_a1_small": "coffee"}]},
    "the same good twice on a contract": {"contracts": [{"contract_a1_small": "tea tea"}]},
    "a seat that nobody has": {"columns": {"bank": "AC"}},
    "nine workers over a card": {"columns": {"bank": "ABABABABA"}},
}


@pytest.mark.parametrize("why", IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused(why: str) -> None:
    with pytest.raises(ValueError, match=r"box|workers"):
        arrange(BASE, "purchase", **IMPOSSIBLE[why])


@pytest.mark.parametrize("line", ["B buy", "A place 0", "A", "buy", "A buy 3"])
def test_an_illegal_line_is_refused(line: str) -> None:
    with pytest.raises(IllegalAction):
        script(arrange(BASE, "purchase", columns={"bank": "AB"}), line)
