"""Where computer players think: worker processes beside the loop, in which they may take their time."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Callable
from functools import partial
from typing import Any

from bot.background.pool import GivenUp, WorkerPool
from engine.agents.advice import Advice, advices
from engine.agents.search import Search
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games import GAMES
from engine.games.agents import AGENTS
from engine.tables.service import Tables
from engine.tables.table import Table

log = logging.getLogger(__name__)
NICE = 19
"""How far a thinker steps back: presses and pictures come first."""
PAUSE = 0.8
"""Seconds that a table rests before each answer of a computer player, so that people can follow."""
AT_ONCE = 32
"""Tables that think, rest or wait for a worker at the same time; after a long standstill more may want to."""
LIMIT = 120.0
"""Seconds after which a thought is given up and the published default is played."""


class Thinkers:
    """Answers for computer players that need time. Every table has one thought at a time, so a busy house
    thinks for all tables in turn. `seconds`: how long the strongest may think about a decision."""

    def __init__(self, tables: Tables, wake: Callable[[], None], workers: int, seconds: float) -> None:
        self.tables = tables
        self.wake = wake
        self.workers = WorkerPool(workers, NICE)
        self.seconds = seconds
        self.busy: dict[int, asyncio.Task[None]] = {}
        self.waiting: dict[int, None] = {}
        tables.pondered = self.ponder

    def ponder(self, table: int) -> None:
        """Somebody at this table has to think; once is enough."""
        if table not in self.busy:
            self.waiting[table] = None
            self.begin()

    def begin(self) -> None:
        """Let those think who have waited longest, as many as may at once."""
        while self.waiting and len(self.busy) < AT_ONCE:
            table = next(iter(self.waiting))
            del self.waiting[table]
            self.busy[table] = asyncio.create_task(self.go_on(table))
            self.busy[table].add_done_callback(partial(self.done, table))

    def done(self, table: int, _: asyncio.Task[None]) -> None:
        """This table waits for a person, or for nobody; the next one may think."""
        self.busy.pop(table, None)
        self.begin()

    async def close(self) -> None:
        """Think no more; what was not answered is thought about after the next start."""
        self.waiting.clear()
        for task in list(self.busy.values()):
            task.cancel()
        await asyncio.gather(*self.busy.values(), return_exceptions=True)
        await self.workers.close()

    async def go_on(self, number: int) -> None:
        """Answer one decision after the other, until a person is to act."""
        try:
            table = await self.tables.table(number)
            while table.thinking:
                await asyncio.sleep(PAUSE)
                seat, ply = table.thinking[0]
                action = await self.thought(table, seat)
                table = await self.tables.say(number, seat, ply, action)
                self.wake()
        except Exception:
            log.exception("table %s: thinking failed", number)

    async def thought(self, table: Table, seat: int) -> Action:
        """What the player on this seat answers; the default where nobody has thought of anything in time."""
        try:
            answer = await self.workers.run(think, *question(table, seat, self.seconds), limit=LIMIT)
        except GivenUp as given_up:
            log.warning("table %s: no thought: %s", table.id, given_up)
            return next(it for it in table.decisions_of(seat) if it.blocking).default
        return table.game.move(json.loads(answer))

    async def advice(self, table: Table, seat: int) -> tuple[Advice, ...]:
        """What the strongest player would do on this seat, the best first; empty where there is none."""
        adviser = table.agents.adviser
        if adviser is None:
            return ()
        asked = table.with_chair(seat, agent=adviser.name)
        try:
            found = await self.workers.run(advise, *question(asked, seat, self.seconds), limit=LIMIT)
        except GivenUp as given_up:
            log.warning("table %s: no advice: %s", table.id, given_up)
            return ()
        return tuple(Advice(table.game.move(move), *facts) for move, *facts in json.loads(found))


def question(table: Table, seat: int, seconds: float) -> tuple[str, tuple[str, ...], str, int, str]:
    """All that a worker needs: the moment as this seat sees it, in plain text, and who shall think."""
    view = table.game.dump(table.now.seen_by(seat))
    name = table.chairs[seat].agent or ""
    return table.key, table.expansions, view, seat, f"{name}:{seconds}s" if table.agents[name].timed else name


def advise(key: str, expansions: tuple[str, ...], view: str, seat: int, agent: str) -> str:
    """In the worker: the answers that were tried, as JSON."""
    s, decision = asked(key, expansions, view, seat)
    player = AGENTS[key].called(agent)
    found = player.advise(s, decision, random.Random()) if isinstance(player, Search) else []
    return json.dumps([(it.action.as_move(), it.games, it.won, it.ahead) for it in advices(found)])


def think(key: str, expansions: tuple[str, ...], view: str, seat: int, agent: str) -> str:
    """In the worker: the answer as JSON."""
    s, decision = asked(key, expansions, view, seat)
    return json.dumps(AGENTS[key].called(agent).choose(s, decision, random.Random()).as_move())


def asked(key: str, expansions: tuple[str, ...], view: str, seat: int) -> tuple[Any, Decision]:
    """In the worker: the moment, and what the seat is asked."""
    s = GAMES[key].load_view(view, expansions, seat)
    return s, next(it for it in s.pending if it.seat == seat and it.blocking)
