"""Rate limiter of new tables: open tables per server, new ones per person and hour; running ones go on. And
limits on open seasons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cachetools import TTLCache
from discord.app_commands import Cooldown

from bot.settings import Settings
from engine.tables.model.habits import HOUR
from engine.tables.service import Tables

REMEMBERED = 10_000
"""Size of the cache of persons whose new tables of the last hour are counted."""

SEASONS_PER_SERVER, SEASONS_PER_PERSON = 20, 10
"""Most open seasons of a server, and those that a person may have opened on all servers."""


@dataclass(frozen=True, slots=True)
class LimitReached:
    """Which limit is reached: the most tables that there may be. `tables`: those that count, the one that has
    been quiet longest first; `again`: for an hour's limit, when the next one may be opened."""

    kind: Literal["server", "person", "hour", "seasons-server", "seasons-person"]
    most: int
    tables: tuple[int, ...] = ()
    again: float = 0.0


class Limits:
    """Asked before a person opens a table. Rematches and lessons replace a table, so they are not limited.
    0 means no limit.

    The tables a person has opened are counted in memory, so a restart resets the count.
    """

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.server = settings.tables_per_server
        self.person = settings.tables_per_person
        self.hour = settings.tables_per_hour
        self.opened: TTLCache[int, Cooldown] = TTLCache(REMEMBERED, HOUR)

    async def check(self, server: int, person: int) -> LimitReached | None:
        """Reason why this person may open no table on this server now; None: they may."""
        now, opened = self.tables.clock(), self.opened.get(person)
        if self.hour and opened is not None and (wait := opened.get_retry_after(now)):
            return LimitReached("hour", self.hour, again=now + wait)
        if self.person and len(hosted := await self.tables.store.of_host(person)) >= self.person:
            return LimitReached("person", self.person, hosted)
        if self.server and len(tables := await self.tables.store.of_guild(server)) >= self.server:
            return LimitReached("server", self.server, tables)
        return None

    async def check_season(self, server: int, person: int) -> LimitReached | None:
        """Reason why this person may open no season on this server now; None: they may."""
        seasons = self.tables.store.seasons
        if len(await seasons.of_host(person)) >= SEASONS_PER_PERSON:
            return LimitReached("seasons-person", SEASONS_PER_PERSON)
        if len(await seasons.of_guild(server)) >= SEASONS_PER_SERVER:
            return LimitReached("seasons-server", SEASONS_PER_SERVER)
        return None

    def count(self, person: int) -> None:
        """Count a table that this person has just opened."""
        if self.hour:
            cooldown = self.opened.setdefault(person, Cooldown(self.hour, HOUR))
            cooldown.update_rate_limit(self.tables.clock())
