"""The application's emojis in the local channel: its library takes them, and throws their pictures away."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from bot.games.registry import catalogue
from bot.pictures.emoji import emoji
from bot.presenter.catalogue import icons

if TYPE_CHECKING:
    import simcord

ADDRESS = re.compile(r".*/emojis/(\d+)\.png")


def keep_emojis(env: simcord.Env) -> None:
    """Let pages of this channel show every emoji that was uploaded."""
    fetch = env.backend.cdn.get
    drawn = cache(emoji)
    ours = {icon.emoji: icon for icon in icons(catalogue())}

    def get(url: str) -> bytes | None:
        address = ADDRESS.fullmatch(url)
        known = env.backend.application_emojis.get(int(address[1])) if address else None
        return drawn(*ours[known.name]) if known and known.name in ours else fetch(url)

    env.backend.cdn.get = get  # type: ignore[method-assign]
