"""Who is a member of which server: proven by a press there, asked of Discord otherwise, and remembered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import discord
from cachetools import LRUCache

from bot.platform import faults

log = logging.getLogger(__name__)
REMEMBERED = 20_000
"""Members of servers of which the last answer is kept in memory."""
FRESH, ABSENT = 60.0, 10.0
"""Seconds for which a member is not asked for again, and a person who was not there: they may come back."""
RECENT = 24 * 3600.0
"""The same before a direct message is sent unasked: each press on the server proves the membership anew, and
a request before every message would cost half a call a move."""
PATIENCE = 0.8
"""Seconds that a press waits for Discord; after that the last answer counts."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What Discord last said of a person on a server; `at`: when, in seconds since 1970."""

    member: bool
    at: float

    def fresh(self, now: float, within: float) -> bool:
        """Whether Discord need not be asked again, where a yes counts for `within` seconds."""
        return 0 <= now - self.at < (within if self.member else ABSENT)


class Members:
    """Memberships. There are no events of members without a privileged intent, so Discord is asked by REST,
    in a cluster also of servers that other processes hear of. Where Discord does not answer, the last answer
    counts, and without one a person is a member: an outage locks out no player.
    """

    def __init__(self, client: discord.Client, clock: Callable[[], float]) -> None:
        self.client = client
        self.clock = clock
        self.known: LRUCache[tuple[int, int], Answer] = LRUCache(REMEMBERED)
        self.asked: dict[tuple[int, int], asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Ask no more."""
        under_way = [*self.asked.values()]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    def note(self, server: int, person: int, *, member: bool = True) -> None:
        """Remember what Discord has just shown."""
        self.known[server, person] = Answer(member, self.clock())

    def forget(self, person: int) -> None:
        """Know nothing of a person any more."""
        for key in [key for key in self.known if key[1] == person]:
            del self.known[key]

    async def present(
        self, server: int, person: int, patience: float = PATIENCE, within: float = FRESH
    ) -> bool:
        """Whether a person is a member of a server."""
        return server in await self.servers([server], person, patience, within)

    async def servers(
        self, servers: Iterable[int], person: int, patience: float = PATIENCE, within: float = FRESH
    ) -> set[int]:
        """Those of these servers of which a person is a member; all are asked for at the same time. Answers
        are remembered for `within` seconds."""
        wanted, now = {*servers}, self.clock()
        stale = [
            it for it in wanted if not ((last := self.known.get((it, person))) and last.fresh(now, within))
        ]
        if asked := [self.ask(server, person) for server in stale]:
            await asyncio.wait(asked, timeout=patience)
        return {it for it in wanted if (last := self.known.get((it, person))) is None or last.member}

    def ask(self, server: int, person: int) -> asyncio.Task[None]:
        """Ask Discord; one question of a kind at a time is enough."""
        key = (server, person)
        if key not in self.asked:
            self.asked[key] = asyncio.create_task(self.learn(server, person))
            self.asked[key].add_done_callback(lambda _: self.asked.pop(key))
        return self.asked[key]

    async def learn(self, server: int, person: int) -> None:
        """Remember what Discord answers, if it does."""
        try:
            await self.client.http.get_member(server, person)
        except faults.UNREACHED as refused:
            if faults.is_no_member(refused):
                self.note(server, person, member=False)
            else:
                log.info("guild %s: a membership is not known: %s", server, faults.summary(refused))
        else:
            self.note(server, person)
