"""The board of a table at which answers lie sealed."""

from __future__ import annotations

import pytest

from bot.texts import Texts
from bot.views.scene import Scene
from bot.views.table.board import latest_lines
from engine.core.actions import act
from engine.core.decisions import Decision
from engine.core.seal import sealable
from engine.tables.model.log import Move
from engine.tables.model.table import Chair, Table
from engine.tables.play import start
from engine.tables.play.answers import apply_answers
from tests.core.toy.moves import Rest
from tests.core.toy.room import PRESENTER
from tests.core.toy.seated import orchard

__all__ = ["orchard"]

SEATS = (0, 1, 2)


def bids(table: Table, seat: int) -> Decision:
    """What a seat may lay."""
    (decision,) = table.decisions_of(seat)
    return decision


@pytest.mark.usefixtures("orchard")
def test_that_a_sealed_answer_was_changed_leaves_no_trace_in_what_happened_last() -> None:
    chairs = tuple(Chair(person=101 + seat) for seat in SEATS)
    table = Table(1, 1, 7, 101, "orchard", (), 3, chairs=chairs)
    table = start.start(table, 101, now=0.0, seed=sealable("orchard 3"))
    for _ in range(2):
        for seat in SEATS:
            table = apply_answers(table, seat, [act(Rest, seat)], 1.0)
        for seat in SEATS[: 3 if table.round == 1 else 1]:
            table = apply_answers(table, seat, [bids(table, seat).options[0]], 1.0)
    before = shown(table)
    for number in range(8):
        options = bids(table, 0).options
        table = apply_answers(table, 0, [options[(number + 1) % len(options)]], 2.0)

    assert before and shown(table) == before
    assert sum(move.seals == "changed" for move in table.log if isinstance(move, Move)) == 8


def shown(table: Table) -> str:
    """The newest public lines of the log."""
    return latest_lines(Scene(table, ("Anna", "Ben", "Clara"), Texts.of("en")), PRESENTER)
