"""People who play a table of Hamburg by presses."""

from __future__ import annotations

import discord

from engine.games.hamburg.state import State
from engine.tables.model.table import Table
from tests.cogs.form_player import FormPlayer
from tests.world import World


class House(FormPlayer):
    """The people of one table."""

    key = "hamburg"

    def __init__(self, world: World, people: tuple[str, ...], seed: str) -> None:
        super().__init__(world, people, seed)
        self.before: tuple[str, discord.Message] | None = None
        """The open office of each player."""

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

    async def desk(self, name: str) -> discord.Message:
        """The office, reopened where it is not open."""
        if self.before is not None and self.before[0] == name:
            return self.before[1]
        return await super().desk(name)
