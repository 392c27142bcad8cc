"""What people are called, kept in memory only: names are read from Discord and never stored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext

import discord
from cachetools import LRUCache, TTLCache

from bot.platform import faults
from bot.texts import Texts
from bot.texts.writing import literal, plain
from engine.tables.model.table import Table

log = logging.getLogger(__name__)
REMEMBERED, OWED = 5_000, 1_000
"""Names that are kept in memory, and those that are asked for again and again."""
AT_ONCE, UNHURRIED = 5, 3
"""Persons for whom Discord is asked at the same time; at most so many of them while nobody waits."""
HURRY, LEISURE = 0.6, 10.0
"""Seconds that somebody who has pressed waits for names, and that somebody else does; what comes later is
there for the next board."""
STRANGE = 3_600.0
"""Seconds until Discord is asked again for somebody whom it does not know on a server."""
AGAIN, SELDOM = 30.0, 600.0
"""Seconds until Discord is asked again after it did not answer: at first, and after many times."""


class Names:
    """Display names by guild and person. Whoever presses is known for nothing; others are asked for, those of
    a table together. That Discord did not answer is no name: it is asked again.

    `ours`: whether Discord tells us of a server, and not another process. `strange`: whom Discord does not
    know on a server. `asked`: questions that are under way, `since` when. `owed`: who was shown as "a player"
    because there was no answer in time; `introduced` is called once there is one.
    """

    def __init__(self, client: discord.Client) -> None:
        self.client = client
        self.ours: Callable[[int], bool] = lambda guild: True
        self.known: LRUCache[tuple[int, int], str] = LRUCache(REMEMBERED)
        self.strange: TTLCache[tuple[int, int], bool] = TTLCache(REMEMBERED, STRANGE)
        self.owed: LRUCache[tuple[int, int], bool] = LRUCache(OWED)
        self.asked: dict[tuple[int, int], asyncio.Task[None]] = {}
        self.since: dict[tuple[int, int], float] = {}
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.unhurried = asyncio.Semaphore(UNHURRIED)
        self.introduced: Callable[[int, int], Awaitable[None]] = nobody
        self.introducing: set[asyncio.Future[None]] = set()
        self.pause = AGAIN
        self.retry: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Ask no more."""
        retry = [self.retry] if self.retry else []
        under_way = [*retry, *self.asked.values(), *self.introducing]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    def note(self, user: discord.abc.User) -> None:
        """Remember the name of somebody who has just pressed."""
        if isinstance(user, discord.Member):
            self.keep(user.guild.id, user.id, user.display_name)

    def keep(self, guild: int, person: int, name: str) -> None:
        """Remember a name, and forget the one that was used longest ago."""
        self.known[guild, person] = literal(name)
        self.strange.pop((guild, person), None)
        if self.owed.pop((guild, person), None):
            introducing = asyncio.ensure_future(self.introduced(guild, person))
            self.introducing.add(introducing)
            introducing.add_done_callback(self.introducing.discard)

    def remembered(self, guild: int, person: int) -> str | None:
        """A name as it is known just now, without the marks of Markdown; None: Discord would have to be
        asked."""
        name = self.known.get((guild, person))
        return None if name is None else plain(name)

    def alike(self, guild: int, typed: str) -> list[int]:
        """The persons of a server whose names, as far as they are known, hold what was typed."""
        people = [person for home, person in self.known if home == guild]
        names = ((person, self.remembered(guild, person) or "") for person in people)
        return [person for person, name in names if typed.casefold() in name.casefold()]

    async def of(self, table: Table, t: Texts) -> tuple[str, ...]:
        """The names of all who sit at a table; agents have names by their seats."""
        agents, kinds = t("agent-names").split(", "), t.within(table.key)
        await self.learn(table.guild, table.people, HURRY)
        names = []
        for seat, chair in enumerate(table.chairs):
            if chair.person is None:
                names.append(t("agent-name", name=agents[seat], kind=kinds(f"agent-{chair.agent}")))
            else:
                name = self.called(table.guild, chair.person, t)
                names.append(name if chair.waits else t("minded-name", name=name))
        return tuple(names)

    def forget(self, person: int) -> None:
        """Know no name of a person any more."""
        for asked in [key for key in self.asked if key[1] == person]:
            self.asked[asked].cancel()
        for names in (self.known, self.strange, self.owed):
            for key in [key for key in names if key[1] == person]:
                del names[key]

    async def name(self, guild: int, person: int, t: Texts) -> str:
        """One name; a person whom Discord does not know here (yet) is "a player", one who had himself erased
        "a former player"."""
        await self.learn(guild, [person], HURRY)
        return self.called(guild, person, t)

    def called(self, guild: int, person: int, t: Texts) -> str:
        """One name, as it is known just now."""
        if person <= 0:
            return t("former-player")
        name = self.known.get((guild, person))
        if name is None and (guild, person) not in self.strange:
            self.owed[guild, person] = True
            self.ask_later()
        return name or t("unknown-player")

    async def learn(self, guild: int, people: Sequence[int], patience: float) -> None:
        """Ask for those of these persons who are not known, and wait until each question is at most so many
        seconds old: who waits twice for an answer waits no longer than once."""
        hurried = patience < LEISURE
        asked = [self.ask(guild, it, hurried) for it in people if it > 0 and not self.answered(guild, it)]
        if asked:
            now = asyncio.get_running_loop().time()
            last = max(self.since[guild, it] for it in people if (guild, it) in self.since)
            await asyncio.wait(asked, timeout=max(0.0, last + patience - now))

    def answered(self, guild: int, person: int) -> bool:
        """Whether Discord has told us about somebody: his name, or that he is not there."""
        return (guild, person) in self.known or (guild, person) in self.strange

    def ask(self, guild: int, person: int, hurried: bool = False) -> asyncio.Task[None]:
        """Ask Discord for somebody; once is enough. Who has pressed never waits behind all others."""
        key = (guild, person)
        if key not in self.asked:
            self.since[key] = asyncio.get_running_loop().time()
            self.asked[key] = asyncio.create_task(self.heard(guild, person, hurried))
            self.asked[key].add_done_callback(lambda _: self.done(key))
        return self.asked[key]

    def done(self, key: tuple[int, int]) -> None:
        """There is an answer, or there will be none."""
        del self.asked[key], self.since[key]

    async def heard(self, guild: int, person: int, hurried: bool) -> None:
        """What Discord answers, in turn with other questions."""
        async with nullcontext() if hurried else self.unhurried:
            await self.hear(guild, person)

    async def hear(self, guild: int, person: int) -> None:
        """What Discord answers."""
        try:
            async with self.turns:
                name = await self.told(guild, person)
        except faults.UNREACHED as refused:
            if faults.is_no_member(refused):
                self.strange[guild, person] = True
                self.owed.pop((guild, person), None)
            else:
                log.info("guild %s: a name is not known yet: %s", guild, faults.summary(refused))
        else:
            if name is not None:
                self.pause = AGAIN
                self.keep(guild, person, name)

    async def told(self, guild: int, person: int) -> str | None:
        """The name of a member, asked of Discord; None: we are not on that server. Of one that another
        process hears of we know nothing, but Discord does."""
        if (home := self.client.get_guild(guild)) is not None:
            return (await home.fetch_member(person)).display_name
        if self.ours(guild):
            return None
        found = await self.client.http.get_member(guild, person)
        user = found["user"]
        return found.get("nick") or user.get("global_name") or user["username"]

    def ask_later(self) -> None:
        """Somebody was shown without his name."""
        if self.retry is None or self.retry.done():
            self.retry = asyncio.create_task(self.ask_again())

    async def ask_again(self) -> None:
        """Ask for all who were shown without their names, more and more seldom, until all are known."""
        while self.owed:
            await asyncio.sleep(self.pause)
            self.pause = min(2 * self.pause, SELDOM)
            for guild, person in [*self.owed]:
                self.ask(guild, person)


async def nobody(guild: int, person: int) -> None:
    """Whoever is to know that a name has become known: nobody."""
