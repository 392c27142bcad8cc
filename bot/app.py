"""The Discord client: opens the store, loads the cogs, registers the controls, and closes it all again."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from contextlib import AsyncExitStack

import discord
from discord import app_commands
from discord.ext import commands

from bot.door import Door
from bot.house import House
from bot.nightly import Nightly
from bot.reception import Reception
from bot.settings import Settings
from bot.thinking import Thinkers
from bot.translator import Translator
from bot.ui.announcer import Announcer
from bot.ui.controls import Button, Menu
from bot.ui.names import Names
from bot.ui.pictures.studio import Studio
from bot.ui.visit import Visit
from bot.watch import Watch
from engine.tables.service import Tables
from engine.tables.store import Store
from engine.tables.store.copies import Copies

log = logging.getLogger(__name__)
COGS = (
    "lobby",
    "play",
    "office",
    "orders",
    "standings",
    "reference",
    "care",
    "table",
    "settings",
    "games",
    "leaderboard",
    "profile",
    "nerves",
    "record",
    "replay",
    "privacy",
)


class Kontor(commands.AutoShardedBot):
    """The bot. It needs no privileged intent: commands, buttons and the names of guilds and channels.

    `speaking`: what must be finished before we leave Discord; `holding`: what must be closed afterwards.
    Each is noted when it begins, so that a start that fails half-way is undone half-way.
    """

    house: House
    announcer: Announcer
    reception: Reception
    watch: Watch
    thinkers: Thinkers
    door: Door

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30.0,
        )
        self.settings = settings
        self.speaking = AsyncExitStack()
        self.holding = AsyncExitStack()

    async def setup_hook(self) -> None:
        """Everything that must be there before the first press."""
        store = await Store.open(self.settings.database)
        self.holding.push_async_callback(store.close)
        tables = Tables(store, clock=lambda: discord.utils.utcnow().timestamp())
        self.house = House(tables, Names(self), Studio() if self.settings.pictures else None)
        if self.house.studio is not None:
            self.holding.push_async_callback(self.house.studio.close)
        self.announcer = Announcer(self, self.house)
        self.speaking.push_async_callback(self.announcer.close)
        self.reception = Reception(self.house, self.announcer)
        self.door = Door(self.reception)
        self.watch = Watch(tables, self.announcer.digest, self.announcer.wake)
        self.thinkers = Thinkers(tables, self.announcer.wake, self.settings.thinkers, self.settings.thinking)
        self.speaking.push_async_callback(self.thinkers.close)
        self.speaking.push_async_callback(self.watch.close)
        await tables.catch_up()
        await self.open_doors()
        prepared = asyncio.create_task(self.house.prepare())
        self.holding.push_async_callback(asyncio.wait, [prepared])
        await self.register_commands()
        self.announcer.wake()
        self.watch.start()
        self.keep_copies(tables)

    def keep_copies(self, tables: Tables) -> None:
        """A backup every night, where the host wants some."""
        if (folder := self.settings.backup_folder) is not None:
            copies = Copies(tables.store.connection, folder)
            nightly = Nightly(copies, tables.clock, self.settings.backup_hour, self.settings.backup_days)
            self.holding.push_async_callback(nightly.close)
            nightly.start()

    async def open_doors(self) -> None:
        """Take commands, buttons and menus."""
        self.tree.error(self.command_failed)
        self.add_dynamic_items(Button, Menu)
        self.add_listener(self.door.unknown, "on_interaction")
        for cog in COGS:
            await self.load_extension(f"cogs.{cog}")

    async def register_commands(self) -> None:
        """Tell Discord our commands if they are not the ones it knows; a refusal leaves those as they are."""
        translator = Translator()
        await self.tree.set_translator(translator)
        commands_ = self.tree.get_commands()
        payload = [await it.get_translated_payload(self.tree, translator) for it in commands_]
        mark = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        try:
            known = await self.tree.fetch_commands()
            if len(known) == len(payload) and await self.house.store.people.setting("commands") == mark:
                return
            await self.tree.sync()
            await self.house.store.people.set("commands", mark)
        except discord.HTTPException as refused:
            log.warning("commands not registered: %s/%s", refused.status, refused.code)

    async def command_failed(
        self, interaction: discord.Interaction[Kontor], fault: app_commands.AppCommandError
    ) -> None:
        """A command that never reached its cog, for a client knew an older one, is answered too."""
        await self.reception.confess(Visit(interaction), fault, None)

    async def show_again(self, channel: int) -> None:
        """Post the boards of a channel's open tables anew."""
        await self.announcer.show_again(channel)

    async def close(self) -> None:
        """Finish what is being said, leave Discord, close the file."""
        await self.speaking.aclose()
        await super().close()
        await self.holding.aclose()


def create_bot(settings: Settings) -> Kontor:
    """The bot with these settings, not yet connected."""
    return Kontor(settings)
