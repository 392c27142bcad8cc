"""Opens the tables of seasons, in given channels or threads of the season's channel, a few at a time."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Literal

import discord

from bot.platform import faults
from bot.platform.places import find_place, may_post
from bot.platform.rate_limits import RateLimiter
from bot.services import Services
from bot.texts import Texts
from bot.views.seasons.headings import table_title
from engine.seasons.service.edition import Edition
from engine.seasons.service.fixtures import table_of
from engine.tables.model.errors import NoTable, Occupied, Stale
from engine.tables.store.season_rows import SeasonNote

log = logging.getLogger(__name__)
TABLES_AT_ONCE = 3
"""Tables of a season that are opened in one look; other seasons have their turn in between."""
PACE = 1.0
"""Tables per second, of all seasons and processes together: each takes about seven calls (thread, its search,
its line in the channel and that line's search, board, ping, board of the season), and Discord's limit of 50
calls a second is for the bot as a whole."""
WEEK: Literal[10_080] = 10_080
"""Minutes of inactivity until Discord archives a thread: the allowed maximum."""
LINES = 10
"""Messages among which the line of a new thread is looked for."""
NAME = 100
"""Discord's limit on the name of a thread, in characters."""


class TableOpener:
    """Opens tables, each exactly once: the game and its table are stored together, and a thread that a crash
    left without a table is found again by its name."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self.client = client
        self.services = services
        self.store = services.store.seasons
        self.limiter = RateLimiter(PACE / self.store.connection.processes)

    async def open(self, note: SeasonNote) -> None:
        """Open the table of a game; raises what Discord raises, and `NoSeason`."""
        edition = await self.services.seasons.edition(note.season)
        if not edition.awaits_table(note.number):
            await self.store.mark_sent(note)
            return
        await self.limiter.acquire()
        place = await self.free_channel(edition) or await self.thread(edition, note.number)
        tables = self.services.tables
        opened = table_of(edition, note.number, place, tables.clock(), tables.seed)
        try:
            await tables.open(opened, fixture=note.number)
        except Occupied:
            return  # a table was opened there meanwhile: the next look finds another place
        except Stale:
            if (await self.services.seasons.edition(note.season)).awaits_table(note.number):
                return  # a player was erased meanwhile: the next look opens it without them
            log.info("season %s: game %s has a table already", note.season, note.number)
        await self.store.mark_sent(note)

    async def free_channel(self, edition: Edition) -> int:
        """A given channel without a table, in which the bot may write; 0: there is none, or the tables of
        this kind stand in private threads."""
        for channel in edition.plan.channels if edition.kind.venue == "thread" else ():
            place = find_place(self.client, edition.row.guild, channel)
            if place and may_post(place) and not await self.services.store.open_tables(channel):
                return channel
        return 0

    async def thread(self, edition: Edition, number: int) -> int:
        """Create the thread for a game, or find the one that a crash left empty. Raises what Discord
        raises."""
        name = table_title(edition, number, Texts.of(edition.row.language))[:NAME]
        thread = await self.empty_thread(edition, name) or await self.new_thread(edition, name)
        if edition.kind.venue == "private":
            await thread.add_user(discord.Object(edition.person(number)))
        else:
            await self.remove_line(edition, thread)
        return thread.id

    async def remove_line(self, edition: Edition, thread: discord.Thread) -> None:
        """Delete the message by which Discord announces a public thread in its channel: it belongs to the
        bot, 60 of them would hide the board, and the board links to all tables. A failure is only logged."""
        try:
            place = await self.place(edition)
            async for message in place.history(limit=LINES, after=discord.Object(thread.id - 1)):
                about = message.reference.channel_id if message.reference else thread.id
                if message.type is discord.MessageType.thread_created and about == thread.id:
                    await message.delete()
                    return
        except faults.FAILURES as refused:
            log.info("thread %s: its line stays in the channel: %s", thread.id, faults.summary(refused))

    async def new_thread(self, edition: Edition, name: str) -> discord.Thread:
        """Create a thread: a private one where only its player may look. Raises what Discord raises."""
        place = await self.place(edition)
        if edition.kind.venue == "private":
            kind = discord.ChannelType.private_thread
            return await place.create_thread(
                name=name, type=kind, auto_archive_duration=WEEK, invitable=False
            )
        kind = discord.ChannelType.news_thread if place.is_news() else discord.ChannelType.public_thread
        return await place.create_thread(name=name, type=kind, auto_archive_duration=WEEK)

    async def place(self, edition: Edition) -> discord.TextChannel:
        """The channel of a season; raises what Discord raises, and `ClientException` where no threads can be
        opened there."""
        known = self.client.get_channel(edition.row.channel)
        place = known or await self.client.fetch_channel(edition.row.channel)
        if not isinstance(place, discord.TextChannel):
            raise discord.ClientException("no text channel")
        return place

    async def empty_thread(self, edition: Edition, name: str) -> discord.Thread | None:
        """Find a thread of the bot with this name and without a table; None if there is none. Raises what
        Discord raises."""
        for thread in await self.threads(edition.row.guild):
            ours = self.client.user is not None and thread.owner_id == self.client.user.id
            if ours and thread.parent_id == edition.row.channel and thread.name == name:
                try:
                    await self.services.store.latest(thread.id)
                except NoTable:
                    return thread
        return None

    async def threads(self, server: int) -> Sequence[discord.Thread]:
        """Fetch the active threads of a server: the cache lacks those that were opened while the bot was
        disconnected, and all threads of servers of other processes. Raises what Discord raises."""
        known = self.client.get_guild(server) or await self.client.fetch_guild(server, with_counts=False)
        return await known.active_threads()
