"""Where computer players think: worker processes beside the loop, in which they may take their time."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Callable
from functools import partial
from typing import Any

from cachetools import LRUCache

from bot.workers.fair_queue import NO_OWNER, REQUESTER, KeyedQueue
from bot.workers.pool import GivenUp, WorkerPool
from engine.agents.advice import Advice, advices
from engine.agents.agent import Agent, answer
from engine.agents.search import Search
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.errors import Unimaginable
from engine.core.game import Game
from engine.tables.locks import Locks
from engine.tables.model.table import Table
from engine.tables.service import Tables

log = logging.getLogger(__name__)
NICE = 19
"""How far a thinker steps back: presses and pictures come first."""
PAUSE = 0.8
"""Seconds that a table rests before each answer of a computer player, so that people can follow."""
LIMIT = 120.0
"""Seconds after which a thought is given up and the published default is played."""
ADVISED = 512
"""Moments whose hints are remembered."""

Question = tuple[Game[Any], tuple[str, ...], str, int, Agent]


class Thinkers:
    """Answers for computer players that need time. Every table has one thought at a time, so a busy house
    thinks for all tables in turn; a server with many of them delays its own. `seconds`: how long the
    strongest may think about a decision.

    A table that is `wanted` rests, then stands in the `line`, as a mere number: after a long standstill there
    may be thousands. As many at once as there are workers are thought about, so that none has to wait in a
    second line; those and the ones whose answer is being saved are `busy`. `advised`: the hints of the last
    moments, by table, seat and what the seat saw; `advising`: those under way; `asking`: one at a time for a
    person.
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
        self.busy: dict[int, asyncio.Task[None]] = {}
        self.asking = Locks()
        self.advising: dict[tuple[int, int, str], asyncio.Task[tuple[Advice, ...]]] = {}
        self.advised: LRUCache[tuple[int, int, str], tuple[Advice, ...]] = LRUCache(ADVISED)
        tables.pondered = self.ponder

    def ponder(self, table: Table) -> None:
        """Somebody at this table has to think; once is enough."""
        if self.open and table.id not in self.wanted:
            self.wanted.add(table.id)
            stand = partial(self.stand, table.id, table.guild)
            self.rests[table.id] = asyncio.get_running_loop().call_later(PAUSE, stand)

    def stand(self, table: int, server: int) -> None:
        """Its rest is over."""
        del self.rests[table]
        self.line.add(server, table)
        self.begin()

    def begin(self) -> None:
        """Let those think whose turn it is."""
        while self.open and self.line and self.free:
            self.free -= 1
            table = self.line.take()
            self.busy[table] = asyncio.create_task(self.go_on(table))

    async def close(self) -> None:
        """Think no more; what was not answered is thought about after the next start."""
        self.open = False
        for rest in self.rests.values():
            rest.cancel()
        for task in (under_way := [*self.busy.values(), *self.advising.values()]):
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await self.workers.close()

    async def go_on(self, number: int) -> None:
        """Answer one decision; where there is another one, its turn comes again."""
        REQUESTER.set((NO_OWNER, NO_OWNER))  # whoever has pressed last has not asked for this
        table: Table | None = None
        connection, claim = self.tables.store.connection, f"thought {number}"
        try:
            if await connection.claim(claim):
                try:
                    table = await self.answered(number)
                finally:
                    await connection.let_go(claim)
            else:  # another process thinks there
                self.vacate()
        except Exception:
            log.exception("table %s: thinking failed", number)
        finally:
            del self.busy[number]
            self.wanted.remove(number)
        if table is not None and table.thinking:
            self.ponder(table)

    async def answered(self, number: int) -> Table:
        """The table after what the first one who has to think there does; as it is where nobody has to."""
        try:
            table = await self.tables.table(number)
            if not table.thinking:
                return table
            seat, ply = table.thinking[0]
            action = await self.thought(table, seat)
        finally:
            self.vacate()  # while this is saved, the worker has time for the next one
        table = await self.tables.say(number, seat, ply, action)
        self.wake()
        return table

    def vacate(self) -> None:
        """A worker has time for the next one."""
        self.free += 1
        self.begin()

    async def thought(self, table: Table, seat: int) -> Action:
        """What the player on this seat answers; the default where nobody has thought of anything in time."""
        try:
            asked = question(table, seat, self.seconds)
            answer = await self.workers.run(think, *asked, limit=LIMIT, server=table.guild)
        except GivenUp as given_up:
            log.warning("table %s: no thought: %s", table.id, given_up)
            return next(it for it in table.decisions_of(seat) if it.blocking).default
        return table.game.move(json.loads(answer))

    async def advice(self, table: Table, seat: int, person: int) -> tuple[Advice, ...]:
        """What the strongest player would do on this seat, the best first; empty where there is none. Of one
        moment it is found once, and for one person one at a time: whoever asks again gets the same."""
        adviser = table.agents.adviser
        if adviser is None:
            return ()
        facts = question(table.with_chair(seat, agent=adviser.name), seat, self.seconds)
        moment = table.id, seat, facts[2]
        async with self.asking[person]:
            if moment not in self.advised:
                if moment not in self.advising:
                    self.advising[moment] = task = asyncio.create_task(self.advice_on(table, seat, facts))
                    task.add_done_callback(lambda _: self.advising.pop(moment))
                return await asyncio.shield(self.advising[moment])
            return self.advised[moment]

    async def advice_on(self, table: Table, seat: int, facts: Question) -> tuple[Advice, ...]:
        """What a worker finds, remembered; empty where none finds anything in time."""
        try:
            found = await self.workers.run(advise, *facts, limit=LIMIT, server=table.guild)
        except (GivenUp, Unimaginable) as given_up:
            log.warning("table %s: no advice: %s", table.id, given_up)
            return ()
        best = tuple(Advice(table.game.move(move), *came) for move, *came in json.loads(found))
        self.advised[table.id, seat, facts[2]] = best
        return best


def question(table: Table, seat: int, seconds: float) -> Question:
    """All that a worker needs, who knows no list of games: the rules, the moment as this seat sees it, in
    plain text, and who shall think."""
    view = table.game.dump(table.now.seen_by(seat))
    name = table.chairs[seat].agent or ""
    player = table.agents.called(f"{name}:{seconds}s" if table.agents[name].timed else name)
    return table.game, table.expansions, view, seat, player


def advise(game: Game[Any], expansions: tuple[str, ...], view: str, seat: int, player: Agent) -> str:
    """In the worker: the answers that were tried, as JSON."""
    s, decision = asked(game, expansions, view, seat)
    found = player.advise(s, decision, random.Random()) if isinstance(player, Search) else []
    return json.dumps([(it.action.as_move(), it.games, it.won, it.ahead) for it in advices(found)])


def think(game: Game[Any], expansions: tuple[str, ...], view: str, seat: int, player: Agent) -> str:
    """In the worker: the answer as JSON."""
    s, decision = asked(game, expansions, view, seat)
    return json.dumps(answer(player, s, decision, random.Random()).as_move())


def asked(game: Game[Any], expansions: tuple[str, ...], view: str, seat: int) -> tuple[Any, Decision]:
    """In the worker: the moment, and what the seat is asked."""
    s = game.load_view(view, expansions, seat)
    return s, next(it for it in s.pending if it.seat == seat and it.blocking)
