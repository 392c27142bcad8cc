"""Threads of their own for new tables: none stays empty, whatever crashes between a thread and its table."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import dataclass, replace
from typing import Literal

import aiohttp
import discord

from bot.house import House
from bot.platform import faults
from engine.tables.model.errors import NoTable
from engine.tables.model.table import Chair, Table

log = logging.getLogger(__name__)
WEEK: Literal[10_080] = 10_080
"""Minutes until Discord archives a silent thread: the longest that it allows."""
NAME = 100
"""Discord's limit on the name of a thread, in characters."""
GRACE = 1.5
"""Seconds after which we have heard of a thread, although the answer to our call went missing."""
PLANS = "thread "
"""How the names begin under which the house remembers the threads that it is about to open."""
UNREACHED = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
KEPT = (
    "guild", "channel", "host", "key", "expansions", "limit", "language", "pace", "at_zero", "hints",
    "best_of", "created", "changed",
)  # fmt: skip
"""What makes a new lobby, in which only its host sits."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A thread that is about to be opened for a lobby, whose channel is still that of the command. `after`:
    the id of the command; whatever came later has a greater one."""

    after: int
    lobby: Table

    @property
    def name(self) -> str:
        """Under which the house remembers it."""
        return f"{PLANS}{self.after}"

    def dump(self) -> str:
        """As it is stored."""
        return json.dumps({name: getattr(self.lobby, name) for name in KEPT})

    @classmethod
    def load(cls, name: str, stored: str) -> Plan:
        """From the store."""
        facts = json.loads(stored)
        facts["expansions"] = tuple(facts["expansions"])
        chairs = (Chair(person=facts["host"], acted=facts["created"]),)
        return cls(int(name.removeprefix(PLANS)), Table(id=0, chairs=chairs, **facts))


class Threads:
    """Opens threads. What is planned is stored first: where we are stopped, the next start does the rest."""

    def __init__(self, client: discord.Client, house: House) -> None:
        self.client = client
        self.house = house
        self.begun: set[str] = set()

    async def open(self, place: discord.TextChannel, lobby: Table, after: int, name: str) -> discord.Thread:
        """A new thread in this place, in which the table stands and its host is a member."""
        plan = Plan(after, lobby)
        self.begun.add(plan.name)
        await self.house.store.people.set(plan.name, plan.dump())
        try:
            thread = await self.made(place, plan, name[:NAME])
        except UNREACHED:
            await self.house.store.people.unset(plan.name)
            raise
        await self.carry_out(plan, thread)
        return thread

    async def made(self, place: discord.TextChannel, plan: Plan, name: str) -> discord.Thread:
        """The thread; that of an announcement channel is one for announcements. Raises why there is none."""
        kind = discord.ChannelType.news_thread if place.is_news() else discord.ChannelType.public_thread
        try:
            return await place.create_thread(name=name, type=kind, auto_archive_duration=WEEK)
        except UNREACHED as broken:
            if not faults.is_transient(broken):
                raise
            await asyncio.sleep(GRACE)
            if (thread := await self.found(plan)) is None:
                raise
            return thread

    async def carry_out(self, plan: Plan, thread: discord.Thread) -> None:
        """Open the table in its thread. Its board is what the outbox says first."""
        await self.house.tables.open(replace(plan.lobby, channel=thread.id))
        await self.house.store.people.unset(plan.name)
        try:
            await thread.add_user(discord.Object(plan.lobby.host))
        except UNREACHED as refused:  # he has the way to it in his answer
            log.info("thread %s: its author was not added: %s", thread.id, faults.summary(refused))

    async def found(self, plan: Plan) -> discord.Thread | None:
        """The thread that was made for a plan, as far as we have heard; None: there is none without a
        table."""
        guild = self.client.get_guild(plan.lobby.guild)
        for thread in sorted(guild.threads if guild else (), key=lambda it: it.id):
            ours = self.client.user is not None and thread.owner_id == self.client.user.id
            if ours and thread.parent_id == plan.lobby.channel and thread.id > plan.after:
                try:
                    await self.house.store.latest(thread.id)
                except NoTable:
                    return thread
        return None

    async def finish(self) -> None:
        """Open the tables whose threads stood empty when the last bot was stopped; forget what was never
        begun. Of several processes each sees to its own servers."""
        for name, stored in (await self.house.store.people.settings(PLANS)).items():
            if name in self.begun:
                continue
            plan = Plan.load(name, stored)
            if not self.house.hears_of(plan.lobby.guild):
                continue
            self.begun.add(name)
            if (thread := await self.found(plan)) is not None:
                log.info("thread %s: its table is opened now", thread.id)
                await self.carry_out(plan, thread)
            await self.house.store.people.unset(name)
