"""The process is killed again and again in the middle of a game: no move that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path

from engine.core.records import check
from engine.tables.model.table import Table
from engine.tables.service import Tables
from engine.tables.store import Store
from tests.cogs.table_player import Answer, in_the_log, one_by_one

ROOT = Path(__file__).parents[3]
KILLS = 3
MOST = 25
"""Answers that a run may give before it is killed; the game has more than a hundred."""


class Run:
    """One life of the process."""

    def __init__(self, database: Path, number: int) -> None:
        self.command = (sys.executable, "-m", "tests.cogs.whole.killed_child", str(database), str(number))
        self.answers: list[Answer] = []
        self.over = False

    async def live(self, answers: int = 1_000, grace: float = 0.0) -> None:
        """Until this many answers are acknowledged and some time has passed; then `kill -9`."""
        child = await asyncio.create_subprocess_exec(*self.command, stdout=asyncio.subprocess.PIPE, cwd=ROOT)
        assert child.stdout is not None
        async for line in child.stdout:
            self.over = line == b"over\n"
            if not self.over:
                self.answers.append(heard(line))
            if len(self.answers) == answers:
                await asyncio.sleep(grace)
                child.kill()
        assert await child.wait() == (0 if self.over else -9)


def heard(line: bytes) -> Answer:
    """What the process has told."""
    table, seat, ply, moves = json.loads(line)
    return Answer(table, seat, ply, tuple(moves))


async def test_killed_again_and_again_it_keeps_every_acknowledged_move(tmp_path: Path) -> None:
    luck, database = random.Random(1), tmp_path / "killed.sqlite3"
    acknowledged: list[Answer] = []
    for number in range(KILLS):
        run = Run(database, number)
        await run.live(luck.randint(1, MOST), grace=luck.random() / 20)
        assert run.answers
        assert not run.over
        acknowledged += run.answers
    last = Run(database, KILLS)
    await last.live()
    acknowledged += last.answers

    assert last.over
    await proves_the_game(database, acknowledged)


async def proves_the_game(database: Path, acknowledged: list[Answer]) -> None:
    """All that was acknowledged stands in the log, in that order, and the record is right."""
    store = await Store.open(database)
    tables = Tables(store)
    table: Table = await tables.table(acknowledged[0].table)
    log, told = in_the_log(table), one_by_one(acknowledged)
    record = await tables.record(table.id)
    await store.close()

    assert table.status == "finished"
    assert [answer for answer in log if answer in set(told)] == told
    assert len(log) - len(told) <= KILLS  # a kill may come between the commit and the answer
    assert check(table.game, record) is None
    assert len(record.moves) == len(table.moves)
