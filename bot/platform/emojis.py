"""Uploads the bot's icons as application emojis, once per content, in the background."""

from __future__ import annotations

import asyncio
import re
from collections import ChainMap
from collections.abc import Iterable, Mapping

import discord

from bot.pictures.emoji import emoji
from bot.platform.start_task import StartTask
from bot.presenter.catalogue import DIGITS, SHARED, SLUG, Catalogue, icons
from engine.tables.store import Store

OURS = re.compile(rf"[a-z0-9_]{{1,{SLUG}}}_k[0-9a-f]{{{DIGITS}}}")
"""Pattern of names that the bot uploads; a host's own emojis are never touched."""


class ApplicationEmojis(StartTask):
    """Uploads missing emojis and knows the markup of all; until then texts keep their Unicode emojis."""

    lease, trouble = "emojis", "emojis not uploaded"

    def __init__(self, client: discord.Client, store: Store, catalogue: Catalogue) -> None:
        super().__init__(store.connection)
        self.client, self.store = client, store
        self.catalogue = catalogue
        self.markup: dict[str, Mapping[str, str]] = {}

    def of(self, game: str = SHARED) -> Mapping[str, str]:
        """Markup by the Unicode emojis that it replaces in texts of this game."""
        return ChainMap(*(dict(self.markup.get(key, {})) for key in (game, SHARED)))

    async def attempt(self) -> None:
        """Upload missing emojis, enable all, delete stale ones."""
        wanted = {icon.emoji: icon for icon in icons(self.catalogue)}
        known = {uploaded.name: uploaded for uploaded in await self.client.fetch_application_emojis()}
        for name, icon in wanted.items():
            if name not in known:
                image = await asyncio.to_thread(emoji, *icon)
                known[name] = await self.client.create_application_emoji(name=name, image=image)
        self.markup = {
            game: {sign: str(known[icon.emoji]) for sign, icon in signs.items()}
            for game, signs in self.catalogue.items()
        }
        await self.delete_stale([known[name] for name in known if name not in wanted], known.values())

    async def delete_stale(self, unused: Iterable[discord.Emoji], known: Iterable[discord.Emoji]) -> None:
        """Delete emojis of earlier versions, unless a stored message, older than the newest emoji, may use
        them."""
        stale = [uploaded for uploaded in unused if OURS.fullmatch(uploaded.name)]
        if not stale:
            return
        newest = max(uploaded.created_at for uploaded in known).timestamp()
        if await self.store.mail.written_before(newest):
            return
        for uploaded in stale:
            await uploaded.delete()
