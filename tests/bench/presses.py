"""How long an acknowledgement takes at 50 presses a second (goal: p99 100 ms); beside it a mere answer."""

import asyncio
import json
import os
import random
import re
import tempfile
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import replace
from functools import partial
from itertools import cycle
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

import discord
from discord.ext import commands
from simcord import InteractionResult

from bot.app import create_bot
from bot.background.live_offices import GAP, SETTLE, LiveOffices
from bot.platform.offices import Key
from bot.preload import preload
from bot.settings import Settings
from bot.workers.analysts import LIMIT, work
from bot.workers.pool import WorkerPool
from bot.workers.thinkers import Thinkers
from engine.agents.arena import play_out
from engine.analysis.analysis import Case
from engine.games.agents import AGENTS
from engine.tables.model.table import Table
from tests.bench.clock import percentile
from tests.cogs.table_player import TablePlayer, sit_down
from tests.laws.games import SETUPS
from tests.sleepers import begun
from tests.world import Press, World, open_world

PACE = 50
"""Presses a second."""
PRESSES = 500
PEOPLE = 4
"""Seats of the game that is analysed."""
TABLES, THINKING = 20, 20
"""Tables of people who press, and tables full of masters who think meanwhile."""
PEOPLE_AT_A_TABLE = ("Anna", "Ben", "Clara")
TICK = 0.02
"""Seconds between two looks at the timers of offices."""
Thrower = Callable[[], Awaitable[InteractionResult]]
Work = Coroutine[Any, Any, None]
Beside = Callable[[Any, list[object]], list[Work]]
"""Begins what goes on beside the presses, and is told each piece of work that is done."""

Prepare = Callable[[Any], Awaitable[None]]


def pondering(bot: Any, done: list[object]) -> list[Work]:
    """Masters think at many tables."""
    return [ponder(bot.thinkers, full_of_masters(), done) for _ in range(THINKING)]


def full_of_masters() -> Table:
    """A table that has begun, with a master on every seat."""
    table = begun(4, (), "masters")
    return replace(table, chairs=tuple(replace(chair, agent="master") for chair in table.chairs))


async def ponder(thinkers: Thinkers, table: Table, thoughts: list[object]) -> None:
    """Think about one decision after the other, as long as it is wanted."""
    while True:
        thoughts.append(await thinkers.search_move(table, table.due[0]))


def analysing(bot: Any, done: list[object]) -> list[Work]:
    """One analysis after the other, by the worker that does them."""
    return [analyse(bot.analysts.workers, finished_game(), done)]


def finished_game() -> Case:
    """A game of simple computer players."""
    setup = next(it for it in SETUPS if it.seats == PEOPLE and AGENTS[it.game.key].judge)
    judge, deal = AGENTS[setup.game.key].judge, setup.deal("analysis")
    assert judge is not None
    played = play_out(setup.game, deal, [judge.quick] * PEOPLE, random.Random(1))
    return Case(setup.game, judge, deal, played.moves)


async def analyse(workers: WorkerPool, case: Case, done: list[object]) -> None:
    """Do one task after the other, as long as it is wanted."""
    moves = tuple(json.dumps(it.as_move()) for it in case.moves)
    for task in cycle(case.tasks()):
        facts = case.game, case.judge, case.deal, moves, case.seed, task
        done.append(await workers.run(work, *facts, limit=LIMIT))


WAYS: tuple[tuple[str, bool, Beside | None], ...] = (
    (f"{TABLES} tables", False, None),
    ("and an analysis", False, analysing),
    (f"{TABLES} tables, with pictures", True, None),
    (f"and {THINKING} full of masters", True, pondering),
)


def run() -> None:
    """Both in the same small Discord, whose own cost is in both."""
    preload()
    trivial, one, _ = asyncio.run(only_answering())
    told("a button that only answers", trivial, one)
    before: list[float] = []
    for what, drawn, beside in WAYS:
        ours, calls, _ = asyncio.run(playing(drawn, beside))
        told(what, ours, calls)
        compared("of the button", ours, trivial, calls / one)
        if before:
            compared("of the line before", ours, before, 1.0)
        before = ours


def compared(what: str, ours: list[float], other: list[float], calls: float) -> None:
    """The same as ratios to something known."""
    half, most = (percentile(ours, share) / percentile(other, share) for share in (0.5, 0.99))
    print(f"    {what:26}p50 {half:8.1f} times  p99 {most:8.1f} times  {calls:8.2f} times")


def told(what: str, took: list[float], calls: float) -> None:
    """A line of it."""
    half, most = (1e3 * percentile(took, share) for share in (0.5, 0.99))
    print(f"  {what:28}p50 {half:8.2f} ms     p99 {most:8.2f} ms     {calls:8.2f} REST calls a press")


class Answers(list[Any]):
    """The log of a world's REST calls; it notes when each interaction was answered."""

    def __init__(self) -> None:
        super().__init__()
        self.at: dict[int, float] = {}

    def append(self, entry: Any) -> None:
        if found := re.match(r"/interactions/(\d+)/", entry.path):
            self.at.setdefault(int(found[1]), perf_counter())
        super().append(entry)


class Turn(NamedTuple):
    """What many presses took: seconds of each answer; REST calls and seconds of processor time a press, the
    second for bot, database and small Discord."""

    answers: list[float]
    calls: float
    processor: float


async def paced(world: World, throw: Thrower, beside: Sequence[Any] = (), presses: int = PRESSES) -> Turn:
    """Press at the pace; `beside`: tasks that end with the last press."""
    answers = Answers()
    world.env.backend.http_requests = answers
    thrown: dict[int, float] = {}
    began, spent = perf_counter(), process_time()
    for number in range(presses):
        await asyncio.sleep(max(0.0, began + number / PACE - perf_counter()))
        tidied(world)
        result = await throw()
        thrown[result._interaction.id] = perf_counter()
    if (pace := presses / (perf_counter() - began)) < 0.95 * PACE:
        print(f"  only {pace:.0f} presses a second could be made")
    spent = process_time() - spent
    for task in beside:
        task.cancel()
    await asyncio.gather(*beside, return_exceptions=True)
    await world.env.settle(timeout=30)
    took = [answers.at[id] - at for id, at in thrown.items()]
    return Turn(took, len(answers) / presses, spent / presses)


def tidied(world: World) -> None:
    """Without the cancelled timers that the small Discord keeps and looks through at every callback of the
    bot, as no other Discord does."""
    pending = world.env._work.callbacks
    pending[:] = [it for it in pending if it.handle is None or not it.handle.cancelled()]


async def playing(drawn: bool, beside: Beside | None, *, prepare: Prepare | None = None) -> Turn:
    """Right answers at several tables; what is pressed to prepare one is not counted. `beside`: what else
    goes on. `prepare`: fills the database of the bot before."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=Path(folder) / "bench.sqlite3", discord_token=None, pictures=drawn)
        async with open_world(partial(create_bot, settings)) as world:
            players = await seat_people(world)
            bot: Any = world.env.bot
            if prepare is not None:
                await prepare(bot)
            done: list[object] = []
            if beside is analysing:  # its worker stands before the first press, as on most days
                await bot.analysts.workers.run(os.getpid, limit=LIMIT)
            tasks = [asyncio.create_task(it) for it in beside(bot, done)] if beside else []
            found = await paced(world, Crowd(world, players).throw, tasks)
            if beside:
                print(f"  {len(done)} pieces of work were done meanwhile")
            return found


async def seat_people(world: World) -> list[TablePlayer]:
    """The tables, each in a thread of its own."""
    return [
        await sit_down(world, str(number), *PEOPLE_AT_A_TABLE, place="thread") for number in range(TABLES)
    ]


async def ticking(world: World, live_offices: LiveOffices, now: Callable[[], float]) -> None:
    """Fire the timers of open offices by this clock, for the small Discord leaves them alone while no test
    lets time pass; and close the service at the end."""
    begun: dict[Key, float] = {}
    try:
        while True:
            await asyncio.sleep(TICK)
            for key, timer in [*live_offices.timers.items()]:
                if now() - begun.get(key, -GAP) > SETTLE + GAP:
                    begun[key] = now()
                    timer.cancel()
                    world.as_bot(partial(live_offices.begin, key, patient=True))
    finally:
        await live_offices.close()


class Crowd:
    """People at several tables who press what is right, each table when its last press is answered.

    `presses`: how many they have made. `loaded`: tables whose board may still show what was before Loading.
    """

    def __init__(self, world: World, players: list[TablePlayer]) -> None:
        self.world = world
        self.players = players
        self.luck = random.Random(1)
        self.last: dict[int, InteractionResult] = {}
        self.presses = 0
        self.loaded = set[int]()

    async def throw(self) -> InteractionResult:
        """A button of one of the boards."""
        while True:
            player = self.luck.choice(self.players)
            table, last = await player.table(), self.last.get(player.id)
            if last is not None and not last.acknowledged:
                await asyncio.sleep(0)
            elif any(it.where == "office" for it in table.pending):
                await loaded(player, table)
                self.loaded.add(player.id)
            elif player.id in self.loaded and not await redrawn(player, table):
                await asyncio.sleep(TICK)
            elif table.status == "running":
                self.loaded.discard(player.id)
                ready = await player.option(table, table.due[0])
                self.presses += 1
                self.last[player.id] = self.world.throw(Press(ready.who, ready.id, ready.message))
                return self.last[player.id]


async def loaded(player: TablePlayer, table: Table) -> None:
    """What is asked in private is answered without a press: to press for it takes several."""
    person = table.chairs[table.due[0]].person or 0
    await player.services.tables.answer(
        table.id, person, lambda it, seat: (it.decisions_of(seat)[0].default,)
    )


async def redrawn(player: TablePlayer, table: Table) -> bool:
    """Whether the board shows what is asked now."""
    seat = table.due[0]
    shown = player.controls(await player.name(seat), await player.board())
    return any(id.startswith(f"bk:go:{player.id}:{table.ply(seat)}:") for id in shown)


class OnlyAnswers(discord.ui.View):
    """The least that a bot can do."""

    @discord.ui.button(label="Press", custom_id="press")
    async def press(self, interaction: discord.Interaction[Any], _button: discord.ui.Button[Any]) -> None:
        """Say so."""
        await interaction.response.edit_message(content="pressed")


async def only_answering() -> Turn:
    """The same number of presses on one button."""
    intents = discord.Intents(guilds=True)
    async with open_world(lambda: commands.AutoShardedBot("!", intents=intents)) as world:
        channel: Any = world.env.bot.get_channel(world.channel.id)
        message = await channel.send("press", view=OnlyAnswers(timeout=None))

        async def throw() -> InteractionResult:
            return world.throw(Press("Anna", "press", message))

        return await paced(world, throw)
