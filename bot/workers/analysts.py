"""Analyses finished games in a worker process of their own, task by task, at the lowest priority."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from contextvars import Context
from typing import Any

from bot.tasks import Tasks
from bot.workers.fair_queue import FairQueue
from bot.workers.pool import GivenUp, WorkerPool
from bot.workers.progress import AnalysisPlan, Progress
from engine.agents.judge import Judge
from engine.analysis.analysis import Case, Task
from engine.analysis.report import Piece, Report
from engine.core.game import Deal, Game
from engine.core.state import State
from engine.tables.model.errors import NotSaved, TableError
from engine.tables.model.table import Table
from engine.tables.service import Tables
from engine.tables.store.analyses import Refusal
from engine.tables.store.database import lease

log = logging.getLogger(__name__)
NICE = 6
"""Nice value of the worker: beside two busy processes it has a tenth of a processor. As idle work it had 1 s
in 255, and no analysis came to an end."""
LIMIT = 300.0
"""Seconds of a processor that one task may take."""
DAILY = 6
"""Analyses that a person may ask for within a day."""


class Analysts:
    """Works off the analyses that were asked for, one after the other, fairly over servers and persons.

    The worker is none of those that play, so a move never waits for it. What was asked for is stored: after a
    restart an analysis begins again. `progress`: of those under way, by table; `running`: the same as tasks.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store.analyses
        self.workers = WorkerPool(1, NICE, batch=True)
        self.line = FairQueue[int]()
        self.queued: set[int] = set()
        self.progress: dict[int, Progress] = {}
        self.running: dict[int, asyncio.Task[None]] = {}
        self.working = Tasks[None, None]()

    async def start(self) -> None:
        """Queue what was asked for before the start."""
        for number in await self.store.waiting():
            stored = await self.store.of_table(number)
            table = await self.tables.table(number)
            self.queue(table, stored.asked_by if stored else 0)

    async def ask(self, table: Table, judge: Judge, person: int) -> Refusal:
        """Ask for the analysis of a finished table; returns why it is refused, empty where it is not."""
        refusal = await self.store.ask(table.id, judge.version, person, self.tables.clock(), DAILY)
        if not refusal:
            self.queue(table, person)
        return refusal

    def queue(self, table: Table, person: int) -> None:
        """Queue a table, unless it is queued. No press waits for what begins here: its context is empty."""
        if table.id not in self.queued:
            self.queued.add(table.id)
            self.line.add(table.guild, person, table.id)
        Context().run(self.working.join, None, self.work_off)

    async def work_off(self) -> None:
        """Analyse tables until none is queued. One that cannot be analysed is dropped, and may be asked for
        again."""
        connection = self.tables.store.connection
        while self.line:
            number = self.line.take()
            try:
                async with lease(connection, f"analysis {number}") as held:
                    if held:
                        await self.analyse_unless_cancelled(await self.tables.table(number))
            except NotSaved:
                continue  # the log says so; what stays stored is tried again at the next start
            except (GivenUp, TableError) as given_up:
                log.warning("table %s: no analysis: %s", number, type(given_up).__name__)
                await self.store.drop(number)
            except Exception:
                log.exception("table %s: the analysis failed", number)
                await self.store.drop(number)
            finally:
                self.queued.discard(number)
                self.progress.pop(number, None)

    async def cancel(self, table: Table, person: int) -> bool:
        """Cancel an analysis that this person asked for; whether there was one to cancel."""
        stored = await self.store.of_table(table.id)
        if stored is None or stored.report is not None or stored.asked_by != person:
            return False
        await self.store.drop(table.id)
        if table.id in self.running:
            self.running[table.id].cancel()
        return True

    async def analyse_unless_cancelled(self, table: Table) -> None:
        """Analyse a table in a task that `cancel` can end. Raises `GivenUp`, and what a task raises."""
        running = self.running[table.id] = asyncio.create_task(self.analyse(table))
        try:
            await running
        except asyncio.CancelledError:
            own = asyncio.current_task()
            if own is None or own.cancelling():  # the bot stops
                raise
        finally:
            self.running.pop(table.id, None)

    async def analyse(self, table: Table) -> None:
        """Do all tasks of a table and store what has come of it: first the decisions of the seat of the
        person who asked, for them alone. Raises `GivenUp`, and what a task raises."""
        stored = await self.store.of_table(table.id)
        case = case_of(table)
        if stored is None or stored.report is not None or case is None or await self.store.withheld(table.id):
            return
        self.progress[table.id] = Progress()
        first = next(
            (seat for seat, chair in enumerate(table.chairs) if chair.person == stored.asked_by), None
        )
        moves = tuple(json.dumps(move.as_move()) for move in case.moves)
        plan, pieces = await asyncio.to_thread(AnalysisPlan.of, case, first), list[Piece]()
        for done, task in enumerate(plan.tasks):
            self.progress[table.id] = plan.progress(done, first)
            facts = case.game, case.judge, case.deal, moves, case.seed, task
            piece = await self.workers.run(work, *facts, limit=LIMIT, server=table.guild)
            pieces.append(Piece.model_validate_json(piece))
            if first is not None and plan.completes(done, first):
                await self.store.add(table.id, first, manual_decisions(pieces, table))
        report = await asyncio.to_thread(case.report, pieces)
        await self.store.finish(table.id, report.public.model_dump_json(), private(report, table))

    async def close(self) -> None:
        """Stop; unfinished analyses start again after the next start of the bot."""
        await self.working.close()
        await self.workers.close()


def case_of(table: Table) -> Case | None:
    """A finished table as a case; None where it may not be analysed: it runs, is a lesson, its moves can no
    longer be read, or its game has no judge."""
    judge = table.agents.judge
    if table.status != "finished" or table.lesson or not table.moves or judge is None or table.deal is None:
        return None
    if table.withheld:
        return None
    moves = tuple(move.action for move in table.moves)
    return Case(table.game, judge, table.deal, moves, seed=analysis_seed(table))


def analysis_seed(table: Table) -> str:
    """The seed of its analysis, and of the hints that agree with that."""
    return f"{table.id}"


def private(report: Report, table: Table) -> dict[int, str]:
    """The decisions of each seat that its player pressed, in JSON."""
    return {
        seat: manual_decisions(
            [Piece(decisions=tuple(each for each in report.decisions if each.seat == seat))], table
        )
        for seat in range(len(report.parts))
    }


def manual_decisions(pieces: Sequence[Piece], table: Table) -> str:
    """The decisions that were pressed, in JSON: none of a stand-in or of an order."""
    decisions = [decision for piece in pieces for decision in piece.decisions]
    by_hand = [decision for decision in decisions if table.moves[decision.number].cause in ("hand", "step")]
    return json.dumps([decision.model_dump(mode="json") for decision in by_hand])


def work(
    game: Game[State[Any]], judge: Judge, deal: Deal, moves: Sequence[str], seed: str, task: Task
) -> str:
    """Run in the worker: do one task and return what was found as JSON."""
    actions = tuple(game.move(json.loads(move)) for move in moves)
    return Case(game, judge, deal, actions, seed).work(task).model_dump_json()
