"""Cache of server memberships: proven by presses on the server, otherwise queried from Discord."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

import discord
from cachetools import LRUCache

from bot.platform import faults
from bot.platform.places import Place, find_place, is_open_to_members, may_see
from bot.tasks import Tasks
from engine.tables.model.table import Table

log = logging.getLogger(__name__)
REMEMBERED = 20_000
"""Size of the membership cache."""
FRESH, ABSENT = 60.0, 10.0
"""Lifetime in seconds of a positive and of a negative answer; a person may come back."""
RECENT = 24 * 3600.0
"""Lifetime of a positive answer before an unsolicited direct message: each press on the server renews it, and
a query before every message would cost half a call per move."""
PATIENCE = 10.0
"""Seconds that a call waits for Discord; then the player counts as one who sees the channel."""
TIMEOUT = 0.8
"""Seconds that a press waits for Discord; then the last known answer counts."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Cached answer of Discord; `at`: its time, in seconds since 1970."""

    member: bool
    at: float

    def fresh(self, now: float, within: float) -> bool:
        """Whether the answer is still valid; `within`: lifetime of a positive one in seconds."""
        return 0 <= now - self.at < (within if self.member else ABSENT)


class Members:
    """Membership cache, filled by presses and by REST: member events need a privileged intent.

    In a cluster it also covers servers of other processes. Without a response of Discord the last answer
    counts, and by default a person is a member: an outage locks out no player.
    """

    def __init__(self, client: discord.Client, clock: Callable[[], float]) -> None:
        self.client = client
        self.clock = clock
        self.known: LRUCache[tuple[int, int], Answer] = LRUCache(REMEMBERED)
        self.queries = Tasks[tuple[int, int], None]()

    async def close(self) -> None:
        await self.queries.close()

    def note(self, server: int, person: int, *, member: bool = True) -> None:
        """Store a membership that an event has just shown."""
        self.known[server, person] = Answer(member, self.clock())

    def forget(self, person: int) -> None:
        """Remove a person from the cache."""
        for key in [key for key in self.known if key[1] == person]:
            del self.known[key]

    async def present(
        self, server: int, person: int, max_wait: float = TIMEOUT, within: float = FRESH
    ) -> bool:
        """Whether a person is a member of a server."""
        return server in await self.servers([server], person, max_wait, within)

    async def servers(
        self, servers: Iterable[int], person: int, max_wait: float = TIMEOUT, within: float = FRESH
    ) -> set[int]:
        """Return those of these servers of which a person is a member, queried concurrently.

        Positive answers count for `within` seconds.
        """
        wanted, now = {*servers}, self.clock()
        stale = [
            server
            for server in wanted
            if not ((last := self.known.get((server, person))) and last.fresh(now, within))
        ]
        if queries := [self.ask(server, person) for server in stale]:
            await asyncio.wait(queries, timeout=max_wait)
        return {
            server for server in wanted if (last := self.known.get((server, person))) is None or last.member
        }

    async def unable_to_see(self, place: Place, people: Iterable[int]) -> set[int]:
        """Return those of these persons who belong to the server and cannot see a channel or thread of it.

        Queries Discord for each; raises what Discord raises.
        """
        persons = (*people,)
        visible = await asyncio.gather(*(self.sees(place, person) for person in persons))
        return {person for person, sees in zip(persons, visible, strict=True) if not sees}

    async def sees(self, place: Place, person: int) -> bool:
        """Whether a person can see a channel or thread of their server; True for no member. Raises what
        Discord raises."""
        try:
            member = await place.guild.fetch_member(person)
        except discord.NotFound as unknown:
            if faults.is_no_member(unknown):
                self.note(place.guild.id, person, member=False)
            return faults.is_no_member(unknown)
        self.note(place.guild.id, person)
        return await may_see(place, member)

    async def sees_table(self, table: Table, person: int) -> bool:
        """Whether a person can see where a table stands, as far as the cache and Discord tell. Discord is
        asked only where a role or a member is kept out, and about private threads."""
        place = find_place(self.client, table.guild, table.channel)
        if place is None or is_open_to_members(place):
            return True
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.sees(place, person)
        except faults.UNREACHED as refused:
            log.info("guild %s: a view is not known: %s", table.guild, faults.summary(refused))
            return True

    def ask(self, server: int, person: int) -> asyncio.Task[None]:
        """Start a query, or join the one under way."""
        return self.queries.join((server, person), partial(self.fetch, server, person))

    async def fetch(self, server: int, person: int) -> None:
        """Query a membership and cache the answer, if there is one."""
        try:
            await self.client.http.get_member(server, person)
        except faults.UNREACHED as refused:
            if faults.is_no_member(refused):
                self.note(server, person, member=False)
            else:
                log.info("guild %s: a membership is not known: %s", server, faults.summary(refused))
        else:
            self.note(server, person)
