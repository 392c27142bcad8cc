"""Command tree with a rate limit on autocompletes per user, so a flood does not delay other users."""

from __future__ import annotations

from typing import Any

import discord
from cachetools import LRUCache
from discord.app_commands import CommandTree, Cooldown

BURST, PER = 15, 3.0
"""Autocompletes answered per user and window in seconds: more than a person types."""
REMEMBERED = 1_000
"""Size of the cache of users."""


class LimitedTree(CommandTree[Any]):
    """Commands as in discord.py; autocompletes above the limit of their user get no answer."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.typing: LRUCache[int, Cooldown] = LRUCache(REMEMBERED)

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Whether to handle an interaction: every command, and autocompletes within the limit."""
        if interaction.type is not discord.InteractionType.autocomplete:
            return True
        cooldown = self.typing.setdefault(interaction.user.id, Cooldown(BURST, PER))
        return cooldown.update_rate_limit(interaction.created_at.timestamp()) is None
