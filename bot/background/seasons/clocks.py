"""Clocks of seasons: dates that come due, and games that have ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.background.seasons.turns import WAITING, ServerTurns
from bot.platform.rate_limits import RateLimiter
from bot.services import Services

SEASONS_PER_SECOND = 2
"""Seasons that a process looks at in a second, one by one: one of 60 players takes 10 ms to begin, and
presses in this process wait for it. So each process has a pace of its own."""


class SeasonClocks:
    """Dates of seasons, and games that have ended. `wake`: wakes the sender."""

    def __init__(self, services: Services, wake: Callable[[], None]) -> None:
        self.wake = wake
        self.seasons = services.seasons
        self.store = services.store.seasons
        self.limiter = RateLimiter(1, 1 / SEASONS_PER_SECOND)
        self.turns = ServerTurns()

    async def due(self, now: float, most: int) -> Sequence[int]:
        """Seasons to look at, in turns by server; a few, for all seasons of a zone begin in the same
        second."""
        return self.turns.pick(await self.store.due_by_server(now, WAITING), min(most, SEASONS_PER_SECOND))

    async def next(self) -> float | None:
        return await self.store.next_alarm()

    async def do(self, number: int) -> None:
        """Do what has come due at a season, when it is its turn."""
        await self.limiter.acquire()
        await self.seasons.fire_alarm(number)

    async def postpone(self, number: int, until: float) -> None:
        await self.store.postpone(number, until)

    def name(self, number: int) -> str:
        return f"season {number}"

    def after_page(self) -> None:
        """Wake the sender: seats of tables may have changed hands."""
        self.wake()
