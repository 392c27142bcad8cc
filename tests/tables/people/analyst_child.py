"""A bot that analyses a game, in a process of its own: python -m tests.tables.people.analyst_child DATABASE

It asks for an analysis, or goes on with one that was asked for; says `task` after each task, and `stored`
when there is a report.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping
from typing import Any

from bot.workers.analysts import Analysts
from bot.workers.pool import WorkerPool
from engine.analysis.analysis import NOBODY, Case, Task
from engine.tables.store.address import parse_address
from engine.tables.store.analyses import Analyses
from tests.tables.sittings import ANNA, BEN, Sittings

RUN, FINISH = WorkerPool.run, Analyses.finish


def few_tasks(case: Case, first: int | None = None) -> tuple[Task, ...]:
    """The decisions of a seat in a few rounds, and the luck of one."""
    return Task(1, first or 0), Task(2, first or 0), Task(3, first or 0), Task(3, NOBODY)


async def told_run(self: WorkerPool, work: Any, *facts: Any, limit: float, server: int) -> Any:
    """Do a task and say so."""
    found = await RUN(self, work, *facts, limit=limit, server=server)
    print("task", flush=True)
    return found


async def told_finish(self: Analyses, table: int, report: str, decisions: Mapping[int, str]) -> None:
    """Store a report and say so."""
    await FINISH(self, table, report, decisions)
    print("stored", flush=True)


async def main(address: str) -> None:
    """One life."""
    Case.tasks, WorkerPool.run, Analyses.finish = few_tasks, told_run, told_finish  # type: ignore[assignment, method-assign]
    house = await Sittings(parse_address(address)).begin()
    analysts = Analysts(house.tables)
    if await house.store.analyses.waiting():
        await analysts.start()
    elif not await house.store.analyses.of_table(1):
        table = await house.finished(ANNA, BEN)
        judge = table.agents.judge
        assert judge is not None
        await analysts.ask(table, judge, ANNA)
    await asyncio.gather(*analysts.working.running.values())
    await analysts.close()
    await house.stop()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
