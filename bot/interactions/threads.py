"""Opens a thread for a new table, crash-safe: the plan is stored first, so that no thread stays empty."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import dataclass, replace
from typing import Literal

import discord

from bot.platform import faults
from bot.services import Services
from engine.tables.model.errors import NoTable
from engine.tables.model.table import Chair, Table

log = logging.getLogger(__name__)
WEEK: Literal[10_080] = 10_080
"""Minutes of inactivity until Discord archives a thread: the allowed maximum."""
NAME = 100
"""Discord's limit on the name of a thread, in characters."""
GRACE = 1.5
"""Seconds to wait for the gateway to announce a thread whose creation got no response."""
PLANS = "thread "
"""Prefix of the settings that store planned threads."""
LOBBY_FIELDS = (
    "guild", "channel", "host", "key", "expansions", "limit", "language", "pace", "at_zero", "hints",
    "decided", "best_of", "created", "changed",
)  # fmt: skip
"""Fields of a lobby that are stored; its only player is the host."""


@dataclass(frozen=True, slots=True)
class ThreadPlan:
    """A thread to open for a lobby, whose channel is still that of the command.

    `after`: the id of the command; a thread that was created for it has a greater one.
    """

    after: int
    lobby: Table

    @property
    def name(self) -> str:
        """Key of the setting that stores the plan."""
        return f"{PLANS}{self.after}"

    def dump(self) -> str:
        """Serialise the lobby as JSON."""
        return json.dumps({name: getattr(self.lobby, name) for name in LOBBY_FIELDS})

    @classmethod
    def load(cls, name: str, stored: str) -> ThreadPlan:
        """Restore a plan from its setting."""
        facts = json.loads(stored)
        facts["expansions"] = tuple(facts["expansions"])
        chairs = (Chair(person=facts["host"], acted=facts["created"]),)
        return cls(int(name.removeprefix(PLANS)), Table(id=0, chairs=chairs, **facts))


class Threads:
    """Opens threads. Plans are stored first; the next start resumes what a crash interrupted."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self.client = client
        self.services = services
        self.handled: set[str] = set()

    async def open(self, place: discord.TextChannel, lobby: Table, after: int, name: str) -> discord.Thread:
        """Create a thread with the table in it and add the host. Raises what Discord raises."""
        plan = ThreadPlan(after, lobby)
        self.handled.add(plan.name)
        await self.services.store.people.set(plan.name, plan.dump())
        try:
            thread = await self.create(place, plan, name[:NAME])
        except faults.UNREACHED:
            await self.services.store.people.unset(plan.name)
            raise
        await self.carry_out(plan, thread)
        return thread

    async def create(self, place: discord.TextChannel, plan: ThreadPlan, name: str) -> discord.Thread:
        """Create the thread, a news thread in an announcement channel. Raises what Discord raises."""
        kind = discord.ChannelType.news_thread if place.is_news() else discord.ChannelType.public_thread
        try:
            return await place.create_thread(name=name, type=kind, auto_archive_duration=WEEK)
        except faults.UNREACHED as broken:
            if not faults.is_transient(broken):
                raise
            await asyncio.sleep(GRACE)
            if (thread := await self.find(plan)) is None:
                raise
            return thread

    async def carry_out(self, plan: ThreadPlan, thread: discord.Thread) -> None:
        """Open the table in its thread and add the host. The outbox then posts the board."""
        await self.services.tables.open(replace(plan.lobby, channel=thread.id))
        await self.services.store.people.unset(plan.name)
        try:
            await thread.add_user(discord.Object(plan.lobby.host))
        except faults.UNREACHED as refused:  # the answer holds a link to the thread
            log.info("thread %s: its author was not added: %s", thread.id, faults.summary(refused))

    async def find(self, plan: ThreadPlan) -> discord.Thread | None:
        """Find the thread of a plan in the cache, one without a table; None where there is none."""
        guild = self.client.get_guild(plan.lobby.guild)
        for thread in sorted(guild.threads if guild else (), key=lambda thread: thread.id):
            ours = self.client.user is not None and thread.owner_id == self.client.user.id
            if ours and thread.parent_id == plan.lobby.channel and thread.id > plan.after:
                try:
                    await self.services.store.latest(thread.id)
                except NoTable:
                    return thread
        return None

    async def resume_plans(self) -> None:
        """Resume plans that the last run left: open tables in empty threads, drop plans without a thread.

        Each process of a cluster handles its own servers.
        """
        for name, stored in (await self.services.store.people.settings(PLANS)).items():
            if name in self.handled:
                continue
            plan = ThreadPlan.load(name, stored)
            if not self.services.serves(plan.lobby.guild):
                continue
            self.handled.add(name)
            if (thread := await self.find(plan)) is not None:
                log.info("thread %s: its table is opened now", thread.id)
                await self.carry_out(plan, thread)
            await self.services.store.people.unset(name)
