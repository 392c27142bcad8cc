"""The Discord client: opens the store, loads the cogs, registers the controls, and closes it all again."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack
from functools import partial
from importlib import import_module

import discord
from discord import app_commands
from discord.ext import commands

from bot.background import digests
from bot.background.calls import CallAgenda
from bot.background.cluster import Cluster
from bot.background.follows import FollowAgenda
from bot.background.live_offices import LiveOffices
from bot.background.nightly import Nightly
from bot.background.scheduler import Scheduler
from bot.background.seasons.clocks import SeasonClocks
from bot.background.seasons.messages import SeasonMessages
from bot.background.sender import Sender
from bot.games.registry import catalogue
from bot.interactions.request import Request
from bot.interactions.responder import Responder
from bot.interactions.router import Router
from bot.interactions.tree import LimitedTree
from bot.limits import Limits
from bot.monitoring import Monitoring
from bot.platform.command_permissions import CommandPermissions
from bot.platform.emojis import ApplicationEmojis
from bot.platform.invitation import introduction
from bot.platform.messages.controls import PressedControl
from bot.platform.names import Names
from bot.platform.registration import Registration
from bot.platform.retries import TRANSIENT, retry
from bot.platform.shards import Shards
from bot.services import Services
from bot.settings import Settings
from bot.workers.analysts import Analysts
from bot.workers.studio import Studio
from bot.workers.thinkers import Thinkers
from engine.tables.model.errors import NoDatabase
from engine.tables.scores.backfill import backfill_results
from engine.tables.service import Tables
from engine.tables.store import Store
from engine.tables.store.address import Server
from engine.tables.store.sqlite.copies import Copies

log = logging.getLogger(__name__)
LOGIN_TIMEOUT = 60.0
"""Seconds that logging in may take."""


class Kontor(commands.AutoShardedBot):
    """The bot. It needs no privileged intent: commands, buttons, the names of guilds and channels, and bans,
    where Discord reports them.

    `before_logout`: what must be finished before the bot leaves Discord; `exit_stack`: what is closed
    afterwards. Each is entered when it starts, so that a start that fails half-way is undone. `started`:
    whether the background services run. `database_trouble`: why the database server could not be opened yet,
    else empty.
    """

    services: Services
    limits: Limits
    sender: Sender
    live_offices: LiveOffices
    responder: Responder
    scheduler: Scheduler
    thinkers: Thinkers
    analysts: Analysts
    router: Router
    registration: Registration
    application_emojis: ApplicationEmojis
    cluster: Cluster

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=LimitedTree,
            intents=discord.Intents(guilds=True, moderation=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30.0,
        )
        self.settings = settings
        self.started = False
        self.database_trouble = ""
        self.cluster_shards = Shards(self, settings.process) if settings.process else None
        self.monitoring = Monitoring(self, settings)
        self.before_logout = AsyncExitStack()
        self.exit_stack = AsyncExitStack()

    async def login(self, token: str) -> None:
        """Log in as soon as Discord can be reached, and set everything up before the first press. Raises
        `discord.LoginFailure` where Discord does not know the token."""
        self.monitoring.open()
        self.exit_stack.push_async_callback(self.monitoring.close)
        await retry(partial(self.log_in, token), "Discord is out of reach")
        await self.set_up()
        if self.cluster_shards is not None:
            await self.cluster_shards.take_share(self.services.tables)
            await self.cluster.start()
        self.monitoring.attach()
        await backfill_results(self.services.store)
        preparation = asyncio.create_task(self.services.prepare())
        self.exit_stack.push_async_callback(asyncio.wait, [preparation])
        self.registration.start()
        if self.settings.pictures:
            self.application_emojis.start()
        self.start_backups()

    async def log_in(self, token: str) -> None:
        """One attempt to log in; a failed one leaves nothing behind."""
        try:
            async with asyncio.timeout(LOGIN_TIMEOUT):
                await super().login(token)
                if self.cluster_shards is not None:
                    await self.cluster_shards.query_limits()
        except TRANSIENT:
            await self.http.close()
            self.http.connector = discord.utils.MISSING  # it was closed with the session
            raise

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected until the bot is closed; retry where Discord fails between login and connection."""
        attempt = partial(super().connect, reconnect=reconnect)
        await retry(attempt, "Discord is out of reach", is_over=self.is_closed)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the turn of this shard among those of all processes."""
        if self.cluster_shards is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.cluster_shards.await_turn(self.services.tables, shard_id or 0)

    async def on_ready(self) -> None:
        """Servers and channels are known: wake sender and scheduler. Discord sends this event again after a
        long outage."""
        await self.sender.ready()
        if not self.started:
            self.started = True
            if self.settings.token:
                log.info("%s", introduction(self, self.settings))
            await self.scheduler.start()
            await self.analysts.start()

    async def on_resumed(self) -> None:
        """Connection restored: retry failed messages at once."""
        await self.sender.ready()

    async def on_member_ban(self, guild: discord.Guild, user: discord.User | discord.Member) -> None:
        """Refuse a banned player's presses elsewhere at once. Players who leave send no such event."""
        self.services.members.note(guild.id, user.id, member=False)

    async def set_up(self) -> None:
        """Build the tables and all background services; none is started yet."""
        store = await self.open_store()
        self.exit_stack.push_async_callback(store.close)
        tables = Tables(store, clock=lambda: discord.utils.utcnow().timestamp())
        self.services = Services(tables, Names(self), Studio() if self.settings.pictures else None)
        if self.services.studio is not None:
            self.exit_stack.push_async_callback(self.services.studio.close)
        self.exit_stack.push_async_callback(self.services.names.close)
        self.exit_stack.push_async_callback(self.services.members.close)
        self.limits = Limits(tables, self.settings)
        self.sender = Sender(self, self.services)
        self.before_logout.push_async_callback(self.sender.close)
        self.live_offices = LiveOffices(self, self.services)
        self.before_logout.push_async_callback(self.live_offices.close)
        self.responder = Responder(self.services, self.sender, self.live_offices)
        self.router = Router(self.responder)
        self.create_workers(tables)
        await self.add_handlers()

    async def open_store(self) -> Store:
        """Open the database. A server is waited for, as Discord is: after a reboot it may come later."""
        address, opened = self.settings.database, list[Store]()

        async def attempt() -> None:
            try:
                opened.append(await Store.open(self.settings.database, self.settings.process))
            except NoDatabase as away:
                self.database_trouble = str(away)
                raise

        away = (NoDatabase,) if isinstance(address, Server) else ()
        await retry(attempt, f"{address} is out of reach", transient=away, describe=str)
        self.database_trouble = ""
        return opened[0]

    def create_workers(self, tables: Tables) -> None:
        """Create the background services; none is started yet."""
        digest = partial(digests.send, self.services, self.sender.direct_messages)
        wake = self.sender.wake
        agendas = (
            SeasonClocks(self.services, wake),
            SeasonMessages(self, self.services, wake),
            CallAgenda(self, self.services, wake),
            FollowAgenda(self.services, self.sender.direct_messages),
        )
        self.scheduler = Scheduler(tables, digest, wake, agendas)
        self.thinkers = Thinkers(tables, self.sender.wake, self.settings.thinkers, self.settings.thinking)
        self.services.hints = self.thinkers.hints
        self.analysts = Analysts(tables)
        self.registration = Registration(self.tree, tables.store.connection)
        permissions = CommandPermissions(self, lambda: self.registration.ids)
        self.responder.access.allows = permissions.allows
        self.add_listener(permissions.renew, "on_raw_app_command_permissions_update")
        self.application_emojis = ApplicationEmojis(self, tables.store, catalogue())
        self.services.emojis = self.application_emojis.of
        self.cluster = Cluster(self.services, self.sender, self.scheduler, self.live_offices)
        for worker in (
            self.thinkers,
            self.analysts,
            self.scheduler,
            self.registration,
            self.application_emojis,
            self.cluster,
        ):
            self.before_logout.push_async_callback(worker.close)

    def start_backups(self) -> None:
        """Start the nightly backup, if a folder is set."""
        if isinstance(self.settings.database, Server):
            log.info("backups: none of %s, its own tools make them", self.settings.database)
        elif (folder := self.settings.backup_folder) is not None:
            tables = self.services.tables
            copies = Copies(tables.store.connection, folder)
            nightly = Nightly(copies, tables.clock, self.settings.backup_hour, self.settings.backup_days)
            self.exit_stack.push_async_callback(nightly.close)
            nightly.start()

    async def add_handlers(self) -> None:
        """Register the handlers of commands, buttons and menus."""
        self.tree.error(self.command_failed)
        self.add_dynamic_items(PressedControl)
        self.add_listener(self.router.handle_unmatched, "on_interaction")
        for cog in import_module(
            "cogs"
        ).COGS:  # late, for cogs import this module; no extensions, which are executed again
            await self.add_cog(cog(self))

    async def command_failed(
        self, interaction: discord.Interaction[Kontor], fault: app_commands.AppCommandError
    ) -> None:
        """Answer a command that reached no cog, since the client knows an older version of it."""
        await self.responder.report_failure(Request(interaction), fault, None)

    async def show_again(self, channel: int) -> None:
        """Post the boards of a channel's open tables again."""
        await self.sender.show_again(channel)

    async def close(self) -> None:
        """Finish pending messages, leave Discord, close the store."""
        await self.before_logout.aclose()
        await super().close()
        await self.exit_stack.aclose()


def create_bot(settings: Settings) -> Kontor:
    """The bot with these settings, not yet connected."""
    return Kontor(settings)
