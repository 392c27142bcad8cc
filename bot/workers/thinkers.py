"""Computes moves and hints of computer players in worker processes."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Callable
from functools import partial
from typing import Any

from cachetools import LRUCache

from bot.tasks import Tasks
from bot.workers.fair_queue import NO_OWNER, REQUESTER, KeyedQueue
from bot.workers.pool import GivenUp, WorkerPool
from engine.agents.advice import advices
from engine.agents.agent import Agent, answer
from engine.agents.search import Search
from engine.core.actions import Action
from engine.core.advice import Advice
from engine.core.decisions import Decision
from engine.core.errors import Unimaginable
from engine.core.game import Game
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
ADVISED = 512
"""Size of the cache of hints."""

Question = tuple[Game[Any], tuple[str, ...], str, int, Agent]
Moment = tuple[int, int, str, int | None]
"""What advice is about: table, seat, its view, and which of its decisions."""


class Thinkers:
    """Plays for computer players whose agents need time, and computes hints.

    Each table has one search at a time, scheduled fairly over servers. `seconds`: search time per decision of
    the strongest agent.

    A table that is `wanted` pauses, then waits in the queue `line` as a mere number: after long downtime
    there may be thousands. As many tables as there are workers are searched concurrently; those, and the ones
    whose move is being saved, are `busy`. `advised`: cache of hints by table, seat and view; `advising`:
    hints under way; `asking`: lock per person.
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
        self.advising = Tasks[Moment, tuple[Advice, ...]]()
        self.advised: LRUCache[Moment, tuple[Advice, ...]] = LRUCache(ADVISED)
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
        """Moves that the strongest agent recommends to this seat, the best first; empty where there is none.
        `number`: which of the seat's decisions, in the game's order; without, the first that it must answer.

        Cached by view, so that a repeated request gets the same hints. One search at a time per person.
        """
        adviser = table.agents.adviser
        if adviser is None:
            return ()
        facts = question(table.with_chair(seat, agent=adviser.name), seat, self.seconds)
        moment = table.id, seat, facts[2], number
        async with self.asking[person]:
            if moment not in self.advised:
                task = self.advising.join(moment, partial(self.advice_on, table, facts, moment))
                return await asyncio.shield(task)
            return self.advised[moment]

    async def advice_on(self, table: Table, facts: Question, moment: Moment) -> tuple[Advice, ...]:
        """Search hints and cache them; empty on a timeout."""
        try:
            candidates = await self.workers.run(advise, *facts, moment[-1], limit=LIMIT, server=table.guild)
        except (GivenUp, Unimaginable) as given_up:
            log.warning("table %s: no advice: %s", table.id, given_up)
            return ()
        best = tuple(Advice(table.game.move(move), *came) for move, *came in json.loads(candidates))
        self.advised[moment] = best
        return best


def question(table: Table, seat: int, seconds: float) -> Question:
    """Arguments for a worker: rules, expansions, the seat's view as text, the seat and the agent, which
    searches for so many `seconds`.

    The worker knows no registry of games, so the rules are part of it.
    """
    view = table.game.dump(table.now.seen_by(seat))
    name = table.chairs[seat].agent or ""
    player = table.agents.find(f"{name}:{seconds}s" if table.agents[name].timed else name)
    return table.game, table.expansions, view, seat, player


def advise(
    game: Game[Any], expansions: tuple[str, ...], view: str, seat: int, player: Agent, number: int | None
) -> str:
    """Run in the worker: search hints and return them as JSON."""
    s, decision = restore_decision(game, expansions, view, seat, number)
    candidates = player.advise(s, decision, random.Random()) if isinstance(player, Search) else []
    return json.dumps(
        [(advice.action.as_move(), advice.games, advice.won, advice.ahead) for advice in advices(candidates)]
    )


def think(game: Game[Any], expansions: tuple[str, ...], view: str, seat: int, player: Agent) -> str:
    """Run in the worker: search a move and return it as JSON."""
    s, decision = restore_decision(game, expansions, view, seat)
    return json.dumps(answer(player, s, decision, random.Random()).as_move())


def restore_decision(
    game: Game[Any], expansions: tuple[str, ...], view: str, seat: int, number: int | None = None
) -> tuple[Any, Decision]:
    """Run in the worker: restore the state and a decision of the seat: the one with this number, or the first
    that it must answer."""
    s = game.load_view(view, expansions, seat)
    own = [question for question in s.pending if question.seat == seat]
    return s, next(question for question in own if question.blocking) if number is None else own[number]
