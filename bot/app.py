"""The Discord client: opens the store, loads the cogs, registers the controls, and closes it all again."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging

import discord
from discord import app_commands
from discord.ext import commands

from bot.house import House
from bot.reception import Reception
from bot.settings import Settings
from bot.translator import Translator
from bot.ui.announcer import Announcer
from bot.ui.controls import Button, Door, Menu
from bot.ui.names import Names
from bot.ui.pictures.studio import Studio
from bot.ui.visit import Visit
from engine.tables.service import Tables
from engine.tables.store import Store

log = logging.getLogger(__name__)
COGS = ("lobby", "play", "office", "standings", "reference", "care", "settings")


class Kontor(commands.AutoShardedBot):
    """The bot. It needs no privileged intent: commands, buttons and the names of guilds and channels."""

    house: House
    announcer: Announcer
    reception: Reception
    door: Door
    prepared: asyncio.Task[None]

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30.0,
        )
        self.settings = settings
        self.store: Store | None = None

    async def setup_hook(self) -> None:
        """Everything that must be there before the first press."""
        self.store = await Store.open(self.settings.database)
        tables = Tables(self.store, clock=lambda: discord.utils.utcnow().timestamp())
        self.house = House(tables, Names(self), Studio() if self.settings.pictures else None)
        self.announcer = Announcer(self, self.house)
        self.reception = Reception(self.house, self.announcer)
        self.tree.error(self.command_failed)
        self.add_dynamic_items(Button, Menu)
        for cog in COGS:
            await self.load_extension(f"cogs.{cog}")
        self.prepared = asyncio.create_task(self.house.prepare())
        await self.register_commands()
        self.announcer.wake()

    async def register_commands(self) -> None:
        """Tell Discord our commands if they are not the ones it knows; a refusal leaves those as they are."""
        translator = Translator()
        await self.tree.set_translator(translator)
        commands_ = self.tree.get_commands()
        payload = [await it.get_translated_payload(self.tree, translator) for it in commands_]
        mark = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        try:
            known = await self.tree.fetch_commands()
            if len(known) == len(payload) and await self.house.store.setting("commands") == mark:
                return
            await self.tree.sync()
            await self.house.store.set("commands", mark)
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
        if self.store is not None:
            await self.announcer.close()
        await super().close()
        if self.store is not None:
            await asyncio.gather(self.prepared, return_exceptions=True)
            if self.house.studio is not None:
                await self.house.studio.close()
            await self.store.close()
            self.store = None


def create_bot(settings: Settings) -> Kontor:
    """The bot with these settings, not yet connected."""
    return Kontor(settings)
