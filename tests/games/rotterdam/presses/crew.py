"""People who play a table by presses: what the quick player would do, found among what they are shown."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import discord

from bot.games.rotterdam.office.cards import STEPS
from bot.games.rotterdam.office.trade import FIELDS
from bot.messages.ids import Id
from engine.agents.agent import answer_from_state, with_offers
from engine.core.actions import Action, digest, mark
from engine.core.decisions import Decision, Pick
from engine.core.seal import sealable
from engine.games.rotterdam.actions import Offer
from engine.games.rotterdam.agents import AGENTS
from engine.games.rotterdam.state import State
from engine.tables.model.table import Table
from tests.cogs.clicker import Clicker
from tests.world import World

QUICK = AGENTS["quick"]


class Crew(Clicker):
    """The people of one table; `rng` decides who of those that are due comes first."""

    def __init__(self, world: World, people: tuple[str, ...], seed: str) -> None:
        super().__init__(world, people, seed)
        self.luck = random.Random(seed)

    async def sit_down(self, seed: str) -> None:
        """A table at which all of them sit, started; no ships are steered by order."""
        bot: Any = self.world.env.bot
        bot.house.tables.seed = sealable(seed)
        await self.world.slash(self.people[0], "new", game="rotterdam", seats=len(self.people))
        for name in self.people[1:]:
            await self.click(name, self.world.board, "bk:join")
        await self.click(self.people[0], self.world.board, "bk:start")
        for name in self.people:
            await self.world.press(name, "My office", self.world.board)
            await self.world.press(name, "Plan ahead")
            await self.select(name, self.office(name), ":standing")

    async def truth(self) -> State:
        """The full state, with all that is hidden."""
        state = (await self.table()).now
        assert isinstance(state, State)
        return state

    async def step(self) -> None:
        """One answer of one of those who are due."""
        table = await self.table()
        await self.answer(table, self.luck.choice([it for it in table.pending if it.blocking]).seat)

    async def answer(self, table: Table, seat: int) -> None:
        """One answer of this seat, which is due."""
        decision = next(it for it in table.decisions_of(seat) if it.blocking)
        await self.do(table, answer_from_state(QUICK, table.now, with_offers(table.now, decision), self.luck))

    async def do(self, table: Table, action: Action) -> None:
        """Let a seat do this, by pressing what it sees."""
        decision = next(it for it in table.pending if it.allows(action))
        name = self.people[action.seat]
        shown = [it.seat for it in table.seen_by(None).pending if it.options]
        if decision.where == "board" and decision.blocking and action.seat in shown:
            await self.choose_option(table, name, self.board, action)
            return
        desk = await self.desk(name)
        if action in decision.options and (decision.blocking or decision.ask != "cards"):
            await self.choose_option(table, name, desk, action)
            return
        await self.lay_out(name, desk, decision, action)
        await self.click(name, desk, "bk:confirm")

    async def desk(self, name: str) -> discord.Message:
        """The office, reopened."""
        await self.world.press(name, "My office", self.world.board)
        return self.office(name)

    async def choose_option(self, table: Table, name: str, message: discord.Message, action: Action) -> None:
        """A button, or a line of a menu."""
        button = f"b{Id('go', table.id, table.ply(action.seat), digest(action))}"
        if button in self.ids(message):
            await self.click(name, message, button)
        else:
            await self.select(name, message, ":menu", digest(action))

    async def lay_out(
        self, name: str, desk: discord.Message, decision: Decision, action: Action, most: int = 9
    ) -> None:
        """Choose in this many menus, one after the other, what makes this action."""
        for menu, values in [*chosen(decision, action)][:most]:
            if any(it.endswith(f":{menu}") for it in self.ids(desk)):
                await self.select(name, desk, f":{menu}", *values)

    async def select(self, name: str, message: discord.Message, menu: str, *values: str) -> None:
        """Choose in the menu whose id ends like this."""
        found = next(it for it in self.ids(message) if it.startswith("s") and it.endswith(menu))
        await self.world.member(name).select(message, list(values), custom_id=found)


def chosen(decision: Decision, action: Action) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The menus of an action and what is chosen in each."""
    if isinstance(action, Offer):
        picks = {it.field: it for form in decision.forms if form.action is Offer for it in form.picks}
        for field in FIELDS:
            yield field, marks(picks[field], getattr(action, field))
    elif action in decision.options:
        yield "card", (digest(action),)
    else:
        yield "card", (action.do,)
        for number, value in enumerate(STEPS[type(action)](action)):
            yield f"step{number}", (mark(value),)


def marks(pick: Pick, values: tuple[Any, ...]) -> tuple[str, ...]:
    """The lines of a menu that mean these values."""
    left, out = list(values), []
    for line in pick.lines():
        if line.value in left:
            left.remove(line.value)
            out.append(line.mark)
    return tuple(out)
