"""Cache of display names, in memory only: names are read from Discord and never stored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import nullcontext
from functools import partial
from typing import Any

import discord
from cachetools import LRUCache, TTLCache

from bot.platform import faults
from bot.tasks import Tasks
from bot.texts import Texts
from bot.texts.formats import literal, plain
from engine.tables.model.table import Table

log = logging.getLogger(__name__)
REMEMBERED, MISSING = 5_000, 1_000
"""Size of the cache of names, and of the list of names to be retried."""
QUERIES, BACKGROUND_QUERIES = 5, 3
"""Concurrent queries, in total and without a waiting user."""
HURRY, LEISURE = 0.6, 10.0
"""Seconds to wait for names after a press, and in the background; later names appear on the next board."""
UNKNOWN_LIFETIME = 3_600.0
"""Seconds until a user who was not found on the server is queried again."""
FIRST_PAUSE, LONGEST_PAUSE = 30.0, 600.0
"""First and longest back-off in seconds after a failed query."""


class Names:
    """Display names by guild and person. A press delivers its user's name; others are queried, with retries.

    `is_served_here`: whether this process serves a guild. `not_members`: persons whom Discord does not know
    on a guild. `queries`: those under way; `query_starts`: when each began, in the loop's time. `missing`:
    persons shown as "a player" until Discord answers; then the hook `on_name_known` is called.
    """

    def __init__(self, client: discord.Client) -> None:
        self.client = client
        self.is_served_here: Callable[[int], bool] = lambda guild: True
        self.known: LRUCache[tuple[int, int], str] = LRUCache(REMEMBERED)
        self.not_members: TTLCache[tuple[int, int], bool] = TTLCache(REMEMBERED, UNKNOWN_LIFETIME)
        self.missing: LRUCache[tuple[int, int], bool] = LRUCache(MISSING)
        self.queries = Tasks[tuple[int, int], None]()
        self.query_starts: dict[tuple[int, int], float] = {}
        self.slots = asyncio.Semaphore(QUERIES)
        self.background_slots = asyncio.Semaphore(BACKGROUND_QUERIES)
        self.on_name_known: Callable[[int, int], Coroutine[Any, Any, None]] = no_hook
        self.name_hooks = Tasks[tuple[int, int], None]()
        self.pause = FIRST_PAUSE
        self.retry = Tasks[None, None]()

    async def close(self) -> None:
        """Cancel all queries and retries."""
        for tasks in (self.retry, self.queries, self.name_hooks):
            await tasks.close()

    def note(self, user: discord.abc.User) -> None:
        """Cache the name of the user of an interaction."""
        if isinstance(user, discord.Member):
            self.keep(user.guild.id, user.id, user.display_name)

    def keep(self, guild: int, person: int, name: str) -> None:
        """Cache a name, which evicts the least recently used one."""
        self.known[guild, person] = literal(name)
        self.not_members.pop((guild, person), None)
        if self.missing.pop((guild, person), None):
            self.name_hooks.join((guild, person), partial(self.on_name_known, guild, person))

    def cached_name(self, guild: int, person: int) -> str | None:
        """The cached name without Markdown escapes, or None."""
        name = self.known.get((guild, person))
        return None if name is None else plain(name)

    def search(self, guild: int, typed: str) -> list[int]:
        """Persons of a guild whose cached names contain `typed`, ignoring case."""
        people = [person for home, person in self.known if home == guild]
        names = ((person, self.cached_name(guild, person) or "") for person in people)
        return [person for person, name in names if typed.casefold() in name.casefold()]

    async def of(self, table: Table, t: Texts) -> tuple[str, ...]:
        """Names of all players at a table by seat. Computer players are named in their order, so that each
        keeps its name when people leave or join; in a lobby, where they are chosen, with their kind."""
        agents = iter(t("agent-names").split(", "))
        await self.learn(table.guild, table.people, HURRY)
        names = []
        for chair in table.chairs:
            if chair.person is None:
                name, kind = next(agents), t.within(table.key)(f"agent-{chair.agent}")
                names.append(t("agent-name", name=name, kind=kind) if table.status == "lobby" else name)
            else:
                name = self.display_name(table.guild, chair.person, t)
                names.append(t("minded-name", name=name) if chair.agent else name)
        return tuple(names)

    def forget(self, person: int) -> None:
        """Remove a person from the cache and cancel their queries."""
        for key in [key for key in self.queries if key[1] == person]:
            self.queries.cancel(key)
        for names in (self.known, self.not_members, self.missing):
            for key in [key for key in names if key[1] == person]:
                del names[key]

    async def name(self, guild: int, person: int, t: Texts) -> str:
        """Name of a person, queried if need be: "a player" if unknown, "a former player" if erased."""
        await self.learn(guild, [person], HURRY)
        return self.display_name(guild, person, t)

    def display_name(self, guild: int, person: int, t: Texts) -> str:
        """Cached name of a person, or the word for an unknown one, which starts a retry."""
        if person <= 0:
            return t("former-player")
        name = self.known.get((guild, person))
        if name is None and (guild, person) not in self.not_members:
            self.missing[guild, person] = True
            self.retry.join(None, self.retry_missing)
        return name or t("unknown-player")

    async def learn(self, guild: int, people: Sequence[int], max_wait: float) -> None:
        """Query unknown persons and wait until each query is at most `max_wait` seconds old.

        So two waits for the same answer take no longer than one.
        """
        hurried = max_wait < LEISURE
        keys = [(guild, person) for person in people if person > 0 and (guild, person) not in self.known]
        queries = [self.ask(*key, hurried) for key in keys if key not in self.not_members]
        if queries:
            now = asyncio.get_running_loop().time()
            last = max(self.query_starts[key] for key in keys if key in self.query_starts)
            await asyncio.wait(queries, timeout=max(0.0, last + max_wait - now))

    def ask(self, guild: int, person: int, hurried: bool = False) -> asyncio.Task[None]:
        """Start a query, or join the one under way; `hurried`: with priority, for a waiting user."""
        key = (guild, person)
        if key not in self.queries:
            self.query_starts[key] = asyncio.get_running_loop().time()
            task = self.queries.join(key, partial(self.fetch_in_turn, guild, person, hurried))
            task.add_done_callback(lambda _: self.query_starts.pop(key))
        return self.queries.running[key]

    async def fetch_in_turn(self, guild: int, person: int, hurried: bool) -> None:
        """Fetch a name; without a waiting user, only in a free background slot."""
        async with nullcontext() if hurried else self.background_slots:
            await self.fetch(guild, person)

    async def fetch(self, guild: int, person: int) -> None:
        """Fetch a name and cache the answer, also a negative one."""
        try:
            async with self.slots:
                name = await self.fetch_name(guild, person)
        except faults.UNREACHED as refused:
            if faults.is_no_member(refused):
                self.not_members[guild, person] = True
                self.missing.pop((guild, person), None)
            else:
                log.info("guild %s: a name is not known yet: %s", guild, faults.summary(refused))
        else:
            if name is not None:
                self.pause = FIRST_PAUSE
                self.keep(guild, person, name)

    async def fetch_name(self, guild: int, person: int) -> str | None:
        """Query the display name of a member; None where the bot is not on the guild.

        A guild of another process is not in the cache, so it is queried by REST.
        """
        if (home := self.client.get_guild(guild)) is not None:
            return (await home.fetch_member(person)).display_name
        if self.is_served_here(guild):
            return None
        member = await self.client.http.get_member(guild, person)
        user = member["user"]
        return member.get("nick") or user.get("global_name") or user["username"]

    async def retry_missing(self) -> None:
        """Retry all missing names with exponential back-off until all are known."""
        while self.missing:
            await asyncio.sleep(self.pause)
            self.pause = min(2 * self.pause, LONGEST_PAUSE)
            for guild, person in [*self.missing]:
                self.ask(guild, person)


async def no_hook(guild: int, person: int) -> None:
    """Default of `on_name_known`: nothing waits for the name."""
