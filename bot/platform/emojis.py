"""Emojis of the application: our icons, uploaded once per content, beside the start."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import discord

from bot.pictures.emoji import emoji
from bot.pictures.icons import svg
from bot.platform.retries import retry
from engine.tables.store import Store

log = logging.getLogger(__name__)
LONGEST = 3600.0
"""Seconds at most between two tries."""
TURN = 5.0
"""Seconds until a process of a cluster looks again whether another one has uploaded them."""
VERSION = 1
"""Of the way in which an icon becomes an emoji; a new one uploads all of them anew."""
SLUG, DIGITS = 16, 5
"""Characters of a name that tell what it is, and of the hash of its content. Short, for texts hold names."""
OURS = re.compile(rf"[a-z0-9_]{{1,{SLUG}}}_k[0-9a-f]{{{DIGITS}}}")
"""The names of emojis that this program uploads; a host's own emojis are never touched."""
SHARED = ""
"""The key of the signs that all games have."""


class Icon(NamedTuple):
    """An icon by its package and its name there."""

    package: str
    name: str

    @property
    def emoji(self) -> str:
        """The name of its emoji on Discord: letters, digits and underscores, and a hash of the content."""
        slug = self.name.replace("-", "_")[:SLUG]
        content = hashlib.sha256(f"{VERSION}{svg(*self)}".encode()).hexdigest()
        return f"{slug}_k{content[:DIGITS]}"


Catalogue = Mapping[str, Mapping[str, Icon]]
"""By game, and under `SHARED`: which icon takes the place of which Unicode emoji."""


class ApplicationEmojis:
    """Uploads what is missing, and knows the markup of what is there. Until all of it is there, texts keep
    their Unicode emojis. Of several processes, one at a time uploads."""

    def __init__(self, client: discord.Client, store: Store, catalogue: Catalogue) -> None:
        self.client = client
        self.store = store
        self.catalogue = catalogue
        self.markup: dict[str, Mapping[str, str]] = {}
        self.task: asyncio.Task[None] | None = None

    def of(self, game: str = SHARED) -> Mapping[str, str]:
        """The markup of our emojis by the Unicode emojis whose place they take, in texts of this game."""
        return ChainMap(*(dict(self.markup.get(it, {})) for it in (game, SHARED)))

    def start(self) -> None:
        """Begin, once the client has logged in."""
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Leave the rest to the next start."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        """Try with growing pauses until Discord has all of them."""
        claims = self.store.connection
        try:
            while not await claims.claim("emojis"):  # noqa: ASYNC110  # a lock of the database sends no event
                await asyncio.sleep(TURN)
            await retry(self.synchronise, "emojis not uploaded", max_delay=LONGEST)
        except Exception:
            log.exception("emojis not uploaded")
        finally:
            await claims.let_go("emojis")

    async def synchronise(self) -> None:
        """Upload what is missing, use what is there, delete what no message can show any more."""
        wanted = {it.emoji: it for it in icons(self.catalogue)}
        known = {it.name: it for it in await self.client.fetch_application_emojis()}
        for name, icon in wanted.items():
            if name not in known:
                image = await asyncio.to_thread(emoji, *icon)
                known[name] = await self.client.create_application_emoji(name=name, image=image)
        self.markup = {
            game: {sign: str(known[icon.emoji]) for sign, icon in signs.items()}
            for game, signs in self.catalogue.items()
        }
        await self.delete_stale([it for name, it in known.items() if name not in wanted], known.values())

    async def delete_stale(self, others: Iterable[discord.Emoji], known: Iterable[discord.Emoji]) -> None:
        """Delete emojis of earlier versions, unless a stored message may have been written with them: before
        the newest emoji came."""
        stale = [it for it in others if OURS.fullmatch(it.name)]
        if not stale:
            return
        newest = max(it.created_at for it in known).timestamp()
        if await self.store.mail.written_before(newest):
            return
        for it in stale:
            await it.delete()


def icons(catalogue: Catalogue) -> Iterator[Icon]:
    """All icons of a catalogue."""
    for signs in catalogue.values():
        yield from signs.values()
