"""People who play a table of Rotterdam by presses."""

from __future__ import annotations

from typing import Any

from engine.games.rotterdam.state import State
from tests.cogs.form_player import FormPlayer


class Crew(FormPlayer):
    """The people of one table."""

    key = "rotterdam"

    async def sit_down(self, seed: str, **options: Any) -> None:
        """A table at which all of them sit, started; no ships are steered by order."""
        await super().sit_down(seed, **options)
        for name in self.people:
            await self.world.press(name, "My office", self.world.board)
            await self.world.press(name, "Plan ahead")
            await self.select(name, self.office(name), "standing")

    async def truth(self) -> State:
        """The full state, with all that is hidden."""
        state = (await self.table()).now
        assert isinstance(state, State)
        return state
