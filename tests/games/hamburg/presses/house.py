"""People who play a table by presses: what the quick player would do, found among what they are shown."""

from __future__ import annotations

import random
from typing import Any

import discord
from simcord.components import walk_components

from bot.games.hamburg.office.bundles import bundles, values_for
from bot.messages.ids import Id
from engine.agents.agent import answer_from_state, with_offers
from engine.core.actions import Action, digest
from engine.core.seal import sealable
from engine.games.hamburg.actions import Close, End, Lay, Pass, SolePrice, Swap
from engine.games.hamburg.agents import AGENTS
from engine.games.hamburg.state import State
from engine.tables.model.table import Table
from tests.cogs.clicker import Clicker
from tests.world import World

QUICK = AGENTS["quick"]


class House(Clicker):
    """The people of one table; `luck` decides who of those that are due comes first."""

    def __init__(self, world: World, people: tuple[str, ...], seed: str) -> None:
        super().__init__(world, people, seed)
        self.luck = random.Random(seed)
        self.before: tuple[str, discord.Message] | None = None
        """The open office of each player."""

    async def sit_down(self, seed: str, **options: Any) -> None:
        """A table at which all of them sit, started."""
        bot: Any = self.world.env.bot
        bot.house.tables.seed = sealable(seed)
        await self.world.slash(self.people[0], "new", game="hamburg", seats=len(self.people), **options)
        for name in self.people[1:]:
            await self.click(name, self.world.board, "bk:join")
        await self.click(self.people[0], self.world.board, "bk:start")

    async def truth(self) -> State:
        """The full state, with all that is hidden."""
        state = (await self.table()).now
        assert isinstance(state, State)
        return state

    async def play_until(self, *asks: str) -> Table:
        """Until a seat is asked one of these, or the game is over."""
        while (table := await self.table()).status == "running":
            if any(it.ask in asks for it in table.pending):
                break
            await self.step()
        return table

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
        name = self.people[action.seat]
        decision = next(it for it in table.pending if it.allows(action))
        button = f"b{Id('go', table.id, table.ply(action.seat), digest(action))}"
        if decision.where == "board" and action in decision.options:
            await self.click(name, self.board, button)
            return
        desk = await self.desk(name)
        if button in self.ids(desk) and decision.ask == "harbour":
            await self.click(name, desk, button)
            return
        await self.lay_out(name, desk, action)
        await self.click(name, desk, "bk:confirm")

    async def desk(self, name: str) -> discord.Message:
        """The office, reopened where it is not open."""
        if self.before is not None and self.before[0] == name:
            return self.before[1]
        await self.world.press(name, "My office", self.world.board)
        return self.office(name)

    async def lay_out(self, name: str, desk: discord.Message, action: Action) -> None:
        """Choose in the menus of a desk what makes this action."""
        hand = (await self.truth()).seats[action.seat].goods
        if isinstance(action, Lay):
            for menu, goods in (("market", action.market), ("senate", action.senate)):
                if hand:
                    await self.select(name, desk, menu, *values_for(bundles(hand), goods))
        elif isinstance(action, Close):
            await self.maybe(name, desk, "repay", str(action.repay))
            await self.maybe(name, desk, "keep", *values_for(bundles(hand), action.keep))
        elif isinstance(action, Swap):
            menu = "cards" if action.first[1] > 1 else "goods"
            spots = (action.first, action.second)
            await self.select(name, desk, menu, *(f"{at}.{place}" for at, place in spots))
        elif isinstance(action, SolePrice):
            await self.select(name, desk, "kinds", *await self.kinds(action))
        elif isinstance(action, Pass):
            await self.click(name, desk, "pass")
        elif action.do in ("draw1", "draw3"):
            await self.click(name, desk, f"draw.{action.do}")
        elif not isinstance(action, End):
            await self.select(name, desk, "buy" if action.do == "buy" else "card", digest(action))

    async def kinds(self, action: SolePrice) -> list[str]:
        """The lines of the menu that mean these kinds."""
        decision = next(it for it in (await self.table()).pending if it.ask == "pricing")
        (pick,) = decision.forms[0].picks
        return [line.mark for line in pick.lines() if line.value in action.kinds]

    async def maybe(self, name: str, desk: discord.Message, menu: str, *values: str) -> None:
        """Choose in a menu, if it is there."""
        if any(it.startswith("s") and it.endswith(f":{menu}") for it in self.ids(desk)):
            await self.select(name, desk, menu, *values)

    async def select(self, name: str, message: discord.Message, menu: str, *values: str) -> None:
        """Choose in the menu whose id ends like this, unless just that stands there as chosen."""
        stored = self.world.env.backend.get_message(message.channel.id, message.id)
        found = next(
            it
            for it in walk_components(stored.components)
            if "options" in it and str(it["custom_id"]).rpartition(":")[2].endswith(menu)
        )
        standing = {it["value"] for it in found["options"] if it.get("default")}
        if standing != {*values}:
            await self.world.hand(name, message).select(message, [*values], custom_id=str(found["custom_id"]))
