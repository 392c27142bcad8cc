"""Computes moves and hints of computer players in worker processes."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.tasks import Tasks
from bot.workers.analysts import analysis_seed
from bot.workers.fair_queue import NO_OWNER, REQUESTER, KeyedQueue
from bot.workers.hints import AdviceKey, GivenHints, view_text
from bot.workers.pool import GivenUp, WorkerPool
from engine.agents.agent import Agent, answer, with_offers
from engine.agents.budget import Budget
from engine.agents.judge import Judge
from engine.analysis.adviser import Adviser
from engine.analysis.lines import Question as OpenQuestion
from engine.core.actions import Action
from engine.core.advice import Advice
from engine.core.decisions import Decision
from engine.core.errors import Unimaginable
from engine.core.game import Game
from engine.core.state import State
from engine.tables.faults import log_fault
from engine.tables.locks import Locks
from engine.tables.model.table import Table
from engine.tables.service import Tables
from engine.tables.store.database import lease

log = logging.getLogger(__name__)
NICE = 19
"""Nice value of the workers: presses and pictures come first."""
PAUSE = 0.8
"""Seconds of pause before each move of a computer player, so that people can follow."""
LIMIT = 120.0
"""Timeout of a search in seconds; then the published default is played."""

Question = tuple[Game[Any], tuple[str, ...], str, int, Agent]


@dataclass(frozen=True)
class AdviceRequest:
    """What a worker needs for advice: no more than the seat may know.

    `view`: the position as the seat sees it, as text; `reckoned`: what follows from public events besides;
    `number`: which of the seat's decisions; `move`: number of the move that will answer; `seed`: that of the
    analysis of this table.
    """

    game: Game[Any]
    expansions: tuple[str, ...]
    view: str
    reckoned: tuple[int, ...]
    seat: int
    number: int | None
    move: int
    judge: Judge
    seed: str

    @classmethod
    def of(cls, table: Table, judge: Judge, seat: int, number: int | None) -> AdviceRequest:
        """The request for a seat of a table."""
        view, reckoned = view_text(table, seat), judge.reckoned(table.now)
        facts = seat, number, len(table.moves), judge, analysis_seed(table)
        return cls(table.game, table.expansions, view, reckoned, *facts)


class Thinkers:
    """Plays for computer players whose agents need time, and computes hints.

    Each table has one search at a time, scheduled fairly over servers. `seconds`: search time per decision of
    the strongest agent.

    A table that is `wanted` pauses, then waits in the queue `line` as a mere number: after long downtime
    there may be thousands. As many tables as there are workers are searched concurrently; those, and the ones
    whose move is being saved, are `busy`. `hints`: those that were given; `advising`: those under way;
    `asking`: lock per person.
    """

    def __init__(self, tables: Tables, wake: Callable[[], None], workers: int, seconds: float) -> None:
        self.tables = tables
        self.wake = wake
        self.workers = WorkerPool(workers, NICE)
        self.seconds = seconds
        self.open = True
        self.free = workers
        self.wanted: set[int] = set()
        self.rests: dict[int, asyncio.TimerHandle] = {}
        self.line = KeyedQueue[int]()
        self.busy = Tasks[int, None]()
        self.asking = Locks()
        self.advising = Tasks[AdviceKey, tuple[Advice, ...]]()
        self.hints = GivenHints()
        tables.on_thinking = self.ponder

    def ponder(self, table: Table) -> None:
        """Schedule a table at which a computer player is to move, unless it is scheduled."""
        if self.open and table.id not in self.wanted:
            self.wanted.add(table.id)
            stand = partial(self.stand, table.id, table.guild)
            self.rests[table.id] = asyncio.get_running_loop().call_later(PAUSE, stand)

    def stand(self, table: int, server: int) -> None:
        """Queue a table after its pause."""
        del self.rests[table]
        self.line.add(server, table)
        self.begin()

    def begin(self) -> None:
        """Start searches while workers are free."""
        while self.open and self.line and self.free:
            self.free -= 1
            table = self.line.take()
            self.busy.join(table, partial(self.go_on, table))

    async def close(self) -> None:
        """Cancel all searches; open decisions are searched after the next start."""
        self.open = False
        for rest in self.rests.values():
            rest.cancel()
        await self.busy.close()
        await self.advising.close()
        await self.workers.close()

    async def go_on(self, number: int) -> None:
        """Play one decision under a lease; schedule the table again if there is another."""
        REQUESTER.set((NO_OWNER, NO_OWNER))  # not caused by the request whose context is inherited
        table: Table | None = None
        try:
            async with lease(self.tables.store.connection, f"thought {number}") as held:
                if held:
                    table = await self.play_open_decision(number)
                else:
                    self.vacate()
        except Exception:
            log_fault(log, "table %s: thinking failed", number)
        finally:
            self.wanted.remove(number)
        if table is not None and table.thinking:
            self.ponder(table)

    async def play_open_decision(self, number: int) -> Table:
        """Play the first open decision of a computer player, if any, and return the table."""
        try:
            table = await self.tables.table(number)
            if not table.thinking:
                return table
            seat, ply = table.thinking[0]
            action = await self.search_move(table, seat)
        finally:
            self.vacate()  # saving needs no worker
        table = await self.tables.answer_for_agent(number, seat, ply, action)
        self.wake()
        return table

    def vacate(self) -> None:
        """Free a worker and start the next search."""
        self.free += 1
        self.begin()

    async def search_move(self, table: Table, seat: int) -> Action:
        """Search the move of a seat; the default action on a timeout."""
        try:
            asked = question(table, seat, self.seconds)
            answer = await self.workers.run(think, *asked, limit=LIMIT, server=table.guild)
        except GivenUp as given_up:
            log.warning("table %s: no thought: %s", table.id, given_up)
            return next(question for question in table.decisions_of(seat) if question.blocking).default
        return table.game.move(json.loads(answer))

    async def advice(
        self, table: Table, seat: int, person: int, number: int | None = None
    ) -> tuple[Advice, ...]:
        """The best answers of this seat, as the analysis of the game would find them; empty where there is no
        advice. `number`: which of the seat's decisions, in the game's order; without, the first that it must
        answer.

        Cached by view, so that a repeated request gets the same hints. One search at a time per person.
        """
        judge = table.agents.judge
        if judge is None:
            return ()
        request = AdviceRequest.of(table, judge, seat, number)
        moment = AdviceKey(table.id, seat, request.view, number)
        async with self.asking[person]:
            if known := self.hints.at(moment):
                return known
            task = self.advising.join(moment, partial(self.advice_on, table, request, moment))
            return await asyncio.shield(task)

    async def advice_on(self, table: Table, request: AdviceRequest, moment: AdviceKey) -> tuple[Advice, ...]:
        """Search hints and cache them; empty on a timeout."""
        try:
            answers = await self.workers.run(advise, request, self.seconds, limit=LIMIT, server=table.guild)
        except (GivenUp, Unimaginable) as given_up:
            log.warning("table %s: no advice: %s", table.id, given_up)
            return ()
        best = tuple(Advice(table.game.move(move), *numbers) for move, *numbers in json.loads(answers))
        self.hints.remember(moment, best)
        return best


def question(table: Table, seat: int, seconds: float) -> Question:
    """Arguments for a worker: rules, expansions, the seat's view as text, the seat and the agent, with
    its time limit in `seconds`.

    The worker knows no registry of games, so the rules are part of it.
    """
    view = table.game.dump(table.now.seen_by(seat))
    name = table.chairs[seat].agent or ""
    player = table.agents.find(f"{name}:{seconds}s" if table.agents[name].timed else name)
    return table.game, table.expansions, view, seat, player


def advise(request: AdviceRequest, seconds: float) -> str:
    """Run in the worker: compare answers until the time limit in seconds and return the best two as JSON."""
    spent = Budget(seconds=seconds).watch()
    imagined = request.game.imagine(request.view, request.expansions, request.seat)
    state = request.judge.informed(imagined, request.reckoned)
    decision = decision_of(state.seen_by(request.seat), request.seat, request.number)
    question = OpenQuestion(state, with_offers(state, decision) if decision.blocking else decision)
    advices = Adviser(request.judge, request.seed).advise(question, request.move, lambda: spent(0) >= 1)
    return json.dumps([(advice.action.as_move(), advice.lines, advice.cost) for advice in advices])


def think(game: Game[Any], expansions: tuple[str, ...], view: str, seat: int, player: Agent) -> str:
    """Run in the worker: search a move and return it as JSON."""
    position = game.load_view(view, expansions, seat)
    decision = decision_of(position, seat)
    return json.dumps(answer(player, position, decision, random.Random()).as_move())


def decision_of(view: State[Any], seat: int, number: int | None = None) -> Decision:
    """A decision of a seat: the one with this number, or the first that it must answer."""
    own = [question for question in view.pending if question.seat == seat]
    return next(question for question in own if question.blocking) if number is None else own[number]
