"""Channels of tables: deletions, refusals, and permissions that are granted again."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

import discord
from cachetools import TTLCache
from discord.ext import commands

from bot.app import Kontor
from bot.platform import places
from cogs.server_events import PermissionsCog
from engine.tables.model.errors import TableError
from engine.tables.model.table import Table, Trouble
from engine.tables.people import care
from engine.tables.store import Stray

log = logging.getLogger(__name__)

REMEMBERED, DOUBT = 1_000, 60.0
"""Tables of which we remember that a refusal was doubted, and for how many seconds."""


class PlacesCog(PermissionsCog):
    """Pauses tables in channels to which the bot cannot write, and resumes them once it can."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.tables = bot.services.tables
        self.store = bot.services.store
        self.doubted: TTLCache[int, bool] = TTLCache(REMEMBERED, DOUBT)
        bot.sender.on_forbidden = self.handle_refusal

    # They go

    @commands.Cog.listener("on_guild_channel_delete")
    async def suspend_channel(self, channel: discord.abc.GuildChannel) -> None:
        """Suspend the tables of a deleted channel until a player moves them."""
        await self.suspend(await self.store.open_tables(channel.id))

    @commands.Cog.listener("on_raw_thread_delete")
    async def suspend_thread(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Suspend the tables of a deleted thread."""
        await self.suspend(await self.store.open_tables(thread.thread_id))

    @commands.Cog.listener("on_guild_remove")
    async def suspend_server(self, guild: discord.Guild) -> None:
        """Suspend the tables of a server that has removed the bot. An outage is another event."""
        await self.suspend(await self.store.of_guild(guild.id))

    async def handle_refusal(self, number: int, refused: discord.HTTPException) -> None:
        """Handle a channel that refuses our messages: its table is suspended, and messages are retried
        rarely.

        Without a known reason the channel may have been fixed while Discord answered: then retry once now.
        """
        table = await self.tables.table(number)
        place = places.find_place(self.bot, table.guild, table.channel)
        if place is not None and places.may_post(place) and number not in self.doubted:
            self.doubted[number] = True
            await self.store.mail.retry_now(number)
            self.bot.sender.wake()
        else:
            await self.suspend((number,), places.trouble(self.bot, table, refused.code))

    async def suspend(self, tables: Sequence[int], trouble: Trouble = "gone") -> None:
        """Suspend these tables, and notify their players."""
        for number in tables:
            await self.do(number, care.suspend, trouble)
        self.bot.sender.wake()

    # They come back

    @commands.Cog.listener("on_ready")
    async def recheck_all(self) -> None:
        """The bot has just started, or was disconnected for long."""
        await self.recheck()

    @commands.Cog.listener("on_thread_update")
    async def recheck_thread(self, before: discord.Thread, after: discord.Thread) -> None:
        """A thread may be open again."""
        await self.recheck_place(after)

    @commands.Cog.listener("on_thread_join")
    async def recheck_joined_thread(self, thread: discord.Thread) -> None:
        """The bot may belong to a thread again, or an archived one was unlocked."""
        await self.recheck_place(thread)

    @commands.Cog.listener("on_interaction")
    async def resume_tables(self, interaction: discord.Interaction[Kontor]) -> None:
        """Resume tables in the channel of a press: the interaction proves that it exists, and with which
        permissions."""
        place, allowed = interaction.channel, interaction.app_permissions
        in_thread = isinstance(place, discord.Thread)
        shut = isinstance(place, discord.Thread) and place.locked and place.archived
        if (
            interaction.guild_id is not None
            and not shut
            and places.permits_posting(allowed, in_thread=in_thread)
        ):
            await self.resume(await self.store.suspended_table_in(interaction.channel_id or 0))

    async def recheck(self, guild: discord.Guild | None = None) -> None:
        """Resume the tables of a server, or of all, in channels to which the bot can write."""
        for stray in await self.store.suspended_tables(guild.id if guild else None):
            place = places.find_place(self.bot, stray.guild, stray.channel)
            if place is not None and places.may_post(place):
                await self.resume((stray,))

    async def recheck_place(self, thread: discord.Thread) -> None:
        """Resume the table of a thread, if the bot can write to it."""
        if places.may_post(thread):
            await self.resume(await self.store.suspended_table_in(thread.id))

    async def resume(self, strays: Sequence[Stray]) -> None:
        """Resume these tables, and send their pending messages now."""
        for stray in strays:
            await self.do(stray.table, care.lift_suspension)
            await self.store.mail.retry_now(stray.table)
            self.bot.sender.wake()

    async def do(self, number: int, verb: Callable[..., Table], *facts: object) -> None:
        """Change a table; one that cannot be read, or is over by now, stops no other."""
        try:
            await self.tables.do(number, verb, *facts)
        except TableError as refusal:
            log.warning("table %s: it stays as it is: %r", number, refusal)
