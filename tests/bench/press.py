"""What one press costs: calls of functions of ours, how many functions and files, transactions and contexts.

Counted from the press until the bot has nothing left to do, without pictures: answer, storing, redrawing, and
what the sender says. Functions that run in the thread of the database are not counted, its transactions are.
"""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from inspect import CO_ASYNC_GENERATOR, CO_COROUTINE, CO_GENERATOR
from pathlib import Path
from types import FrameType
from typing import Any

from bot.app import create_bot
from bot.background import boards, sender
from bot.games.rotterdam.office.trade import FIELDS
from bot.presenter.context import Context
from bot.settings import Settings
from engine.agents.agent import answer_from_state
from engine.core.actions import Action
from engine.games.hamburg.actions import Lay
from engine.games.hamburg.agents import AGENTS as HAMBURG
from engine.games.rotterdam.actions import Offer
from engine.games.rotterdam.agents.quick import best_offer
from engine.games.rotterdam.agents.values import Appraisal
from tests.cogs.table_player import sit_down
from tests.games.hamburg.presses.house import House
from tests.games.rotterdam.presses.crew import Crew
from tests.world import World, open_world

ROOT = Path(__file__).parents[2]
OURS = tuple(str(ROOT / top) for top in ("bot", "cogs", "engine"))
RESUMED = CO_COROUTINE | CO_GENERATOR | CO_ASYNC_GENERATOR
PEOPLE = ("Anna", "Ben", "Clara")
ROW = "  {:24}{:>8}{:>11}{:>7}{:>14}{:>10}{:>7}"
Pressed = Callable[[], Awaitable[object]]


class Count:
    """What was counted: `calls` of Python functions of ours, which `functions` in which `files`, how many
    `contexts` were built, for which `views` (a reader's at one moment), how many `transactions` were made.

    A coroutine counts when it is called, not when it goes on; comprehensions and lambdas do not count.
    """

    def __init__(self) -> None:
        self.calls = self.contexts = self.transactions = 0
        self.files = set[str]()
        self.functions = set[tuple[str, str]]()
        self.views = set[tuple[int | None, str, int]]()
        self.known = dict[int, FrameType]()

    def profile(self, frame: FrameType, event: str, _: object) -> None:
        """Called by Python for each call and return in this thread."""
        if event != "call":
            return
        if frame.f_code is Context.__init__.__code__:
            self.contexts += 1
            built = frame.f_locals
            self.views.add((built["seat"], built["t"].locale, built["ply"]))
        if not frame.f_code.co_filename.startswith(OURS) or frame.f_code.co_name.startswith("<"):
            return
        if frame.f_code.co_flags & RESUMED:
            if id(frame) in self.known:
                return
            self.known[id(frame)] = frame
        self.calls += 1
        self.functions.add((frame.f_code.co_filename, frame.f_code.co_qualname))
        self.files.add(frame.f_code.co_filename)

    def trace(self, statement: str) -> None:
        """Called by SQLite for each statement."""
        self.transactions += statement.startswith("BEGIN")

    @contextmanager
    def counting(self) -> Iterator[None]:
        """While this lasts."""
        sys.setprofile(self.profile)
        try:
            yield
        finally:
            sys.setprofile(None)


async def counted(world: World, press: Pressed) -> Count:
    """What a press costs, with all that follows it."""
    bot: Any = world.env.bot
    connection, count = bot.services.store.connection, Count()
    await world.env.settle()
    await connection.set_trace_callback(count.trace)
    with count.counting():
        await press()
        await world.env.settle()
    await connection.set_trace_callback(None)
    return count


async def purchase(world: World) -> Count:
    """A card is bought by a button on the board."""
    player = await sit_down(world, "press", *PEOPLE)
    while True:
        await player.play_until("purchase")
        if "Buy" in (ready := await player.next_answer()).label:
            return await counted(world, lambda: player.press(ready))
        await player.press(ready)


async def loading(world: World) -> Count:
    """The goods that lie on the desk are loaded."""
    player = await sit_down(world, "press", *PEOPLE)
    player.letters = 0.0
    while True:
        await player.play_until("loading")
        if (ready := await player.next_answer()).answer.moves[0].split()[1] != "done":
            return await counted(world, lambda: player.press(ready))
        await player.press(ready)


async def sealing(world: World) -> Count:
    """Piles are sealed while others have still to."""
    house = House(world, PEOPLE, "press")
    await house.sit_down("press")
    table = await house.play_until("office")
    decision = next(it for it in table.pending if it.ask == "office")
    action = answer_from_state(HAMBURG["quick"], table.now, decision, house.luck)
    assert isinstance(action, Lay)
    name = PEOPLE[action.seat]
    desk = await house.desk(name)
    await house.lay_out(name, desk, action)
    return await counted(world, lambda: house.click(name, desk, "bk:confirm"))


async def trading(world: World, menus: int) -> Count:
    """An offer: this many of its menus are chosen, the last one is counted; behind them the button."""
    crew = Crew(world, PEOPLE, "press")
    await crew.sit_down("press")
    while True:
        table = await crew.table()
        for seat, offer in offers(table.now):
            name, desk = PEOPLE[seat], await crew.desk(PEOPLE[seat])
            await crew.lay_out(name, desk, offer, most=menus - 1)
            if menus < len(FIELDS) and (step := await crew.next_step(offer)) is not None:
                return await counted(world, partial(crew.take, name, desk, step))
            await crew.lay_out(name, desk, offer)
            return await counted(world, partial(crew.click, name, desk, "bk:confirm"))
        await crew.step()


def offers(s: Any) -> Iterator[tuple[int, Action]]:
    """Offers of seats that may make one."""
    for decision in s.pending:
        if any(form.action is Offer for form in decision.forms):
            offer = best_offer(Appraisal(s.seen_by(decision.seat), decision.seat))
            if offer is not None and decision.allows(offer):
                yield decision.seat, offer


WORK: dict[str, Callable[[World], Awaitable[Count]]] = {
    "a purchase": purchase,
    "a Loading": loading,
    "a sealed answer": sealing,
    "a menu of a trade": partial(trading, menus=2),
    "an offer": partial(trading, menus=3),
}


def run() -> None:
    """Each in a world of its own."""
    boards.EDIT_PAUSE, sender.PACE = 0, 1_000_000  # time stands still there: nothing waits for its turn
    print(ROW.format("", "calls", "functions", "files", "transactions", "contexts", "views"))
    for name, work in WORK.items():
        count = asyncio.run(alone(work))
        sets = len(count.functions), len(count.files)
        print(ROW.format(name, count.calls, *sets, count.transactions, count.contexts, len(count.views)))


async def alone(work: Callable[[World], Awaitable[Count]]) -> Count:
    """In a world of its own."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=Path(folder) / "bench.sqlite3", discord_token=None, pictures=False)
        async with open_world(lambda: create_bot(settings)) as world:
            return await work(world)
