"""Plays by the ids of controls, without their labels, and records all that was shown to each user."""

from __future__ import annotations

import random
from typing import Any

import discord
from simcord.components import walk_components

from bot.messages.ids import Id
from bot.presenter.desk import LAID
from engine.core.actions import digest
from engine.core.decisions import Decision
from engine.games.speicherstadt.actions import Reserve
from engine.tables.model.table import Table
from tests.world import World


class Clicker:
    """Plays a table to its end; `seen`: what each person was shown, and under "" what all were shown."""

    def __init__(self, world: World, people: tuple[str, ...], seed: str) -> None:
        self.world = world
        self.people = people
        self.rng = random.Random(seed)
        self.seen: dict[str, set[str]] = {name: set() for name in ("", *people)}

    async def open(self, **options: Any) -> None:
        """A table at which all of them sit, started."""
        bot: Any = self.world.env.bot
        bot.services.tables.seed = "clicker"
        await self.world.slash(self.people[0], "new", **options)
        for name in self.people[1:]:
            await self.click(name, self.world.board, "bk:join")
        await self.click(self.people[0], self.world.board, "bk:start")

    async def table(self) -> Table:
        """The table as it is."""
        bot: Any = self.world.env.bot
        table: Table = await bot.services.tables.table(1)
        return table

    @property
    def board(self) -> discord.Message:
        """Where all press."""
        return self.world.board

    async def play(self) -> Table:
        """To the end."""
        while (table := await self.table()).status == "running":
            decision = self.rng.choice([it for it in table.pending if it.blocking])
            if decision.ask == "loading":
                await self.load(self.people[decision.seat])
            else:
                await self.choose(table, decision)
            self.look()
        self.look()
        return table

    async def choose(self, table: Table, decision: Decision) -> None:
        """A button of the board, or a line of its menu if there are many; buying wherever possible."""
        wanted = [it for it in decision.options if it.do in ("buy", "take")]
        option = self.rng.choice(wanted or decision.options)
        name, ply = self.people[decision.seat], table.ply(decision.seat)
        menu = f"s{Id('desk', table.id, ply, LAID)}"
        if isinstance(option, Reserve) and menu in self.ids(self.world.board):
            await self.world.member(name).select(self.world.board, [digest(option)], custom_id=menu)
            await self.click(name, self.office(name), "bk:confirm:")
        else:
            await self.click(name, self.world.board, f"b{Id('go', table.id, ply, digest(option))}")

    async def load(self, name: str) -> None:
        """Through the office: what the program suggests."""
        await self.click(name, self.world.board, "bk:office")
        if any(":suggest" in it for it in self.ids(self.office(name))):
            await self.click(name, self.office(name), ":suggest")
            self.look()
        await self.click(name, self.office(name), "bk:confirm")

    async def click(self, name: str, message: discord.Message, part: str) -> None:
        """Press the control whose id contains this, or choose the line of *More …* that stands for it."""
        await press_part(self.world, name, message, part)

    def office(self, name: str) -> discord.Message:
        """The newest private message in the channel."""
        return self.world.private(name)

    def ids(self, message: discord.Message) -> list[str]:
        """The ids of what can be pressed in a message."""
        return [str(control["custom_id"]) for control in pressable(self.world, message)]

    def look(self) -> None:
        """Record what is public now."""
        for message in self.world.channel.history():
            self.seen[""].add(self.world.texts(message))
        for name in self.people:
            private = [it for it in self.world.messages(name)[-3:] if it.flags.ephemeral]
            for message in (*private, *self.world.inbox(name)[-1:]):
                self.seen[name].add(self.world.texts(message))


async def press_part(world: World, name: str, message: discord.Message, part: str) -> None:
    """Press the control whose id contains this, or choose the line of *More …* that stands for it."""
    hand = world.hand(name, message)
    for control in pressable(world, message):
        if part in control["custom_id"]:
            await hand.click(message, custom_id=control["custom_id"])
            return
        for option in control.get("options", ()):
            if part in f"b{option['value']}":
                await hand.select(message, [option["value"]], custom_id=control["custom_id"])
                return
    raise LookupError(part)


def pressable(world: World, message: discord.Message) -> list[dict[str, Any]]:
    """The controls of a message that can be pressed, as Discord has them."""
    stored = world.env.backend.get_message(message.channel.id, message.id)
    controls = walk_components(stored.components)
    return [each for each in controls if "custom_id" in each and not each.get("disabled")]
