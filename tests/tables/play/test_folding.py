"""A log does not grow by what cancels itself: it shows a pause, a stand-in, a host once between two moves."""

from __future__ import annotations

import random

import pytest

from engine.tables.model.log import Log, Remark
from engine.tables.people import care
from tests.tables.sittings import ANNA, BEN, Sittings


async def test_pauses_and_stand_ins_between_two_moves_leave_a_line_each(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    other = next(person for person in (ANNA, BEN) if table.seat_of(person) not in table.due_seats)
    moves, before = len(table.moves), len(table.log.course.entries)
    for _ in range(50):
        await house.tables.do(table.id, care.pause, other, False)
        await house.tables.do(table.id, care.resume, other, False)
        await house.tables.do(table.id, care.leave, other)
        await house.tables.do(table.id, care.return_to_seat, other)
    table = await house.tables.table(table.id)

    assert len(table.log) == before + 200 and table.log.course.public == before + 200
    assert len(table.log.course.entries) == before + 4
    assert [it.what for it in table.log.course.entries[-4:] if isinstance(it, Remark)] == [
        "paused",
        "resumed",
        "minded",
        "returned",
    ]
    assert len(table.moves) == moves
    await house.again()
    assert len((await house.tables.table(table.id)).log.course.entries) == before + 4


@pytest.mark.parametrize("seed", range(20))
def test_a_log_that_grows_by_one_is_as_one_that_is_read_at_once(seed: int) -> None:
    luck, log = random.Random(seed), Log()
    whats = ("paused", "resumed", "minded", "returned", "asked", "refused", "host", "moved", "undo")
    entries = [Remark(luck.choice(whats), 1, at, luck.choice((0, 1)), keeps=0) for at in range(200)]  # type: ignore[arg-type]
    for entry in entries:
        log = log.adding([entry])
    assert log.course.entries == Log(entries).course.entries
    folded = [it for it in log.course.entries if isinstance(it, Remark) and it.what in ("paused", "host")]
    assert len(folded) < 50
