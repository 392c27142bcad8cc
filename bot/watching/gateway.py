"""Since when Discord does not tell us what happens."""

from __future__ import annotations

from time import monotonic

from discord.ext import commands

ALL = -1
"""In place of a shard's number: we were never connected with all of them."""


class Gateway:
    """Hears of every shard that comes and goes. `down`: those that are away, with the moment since when; the
    library tries to reach them again and again."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        self.down = {ALL: monotonic()}
        bot.add_listener(self.lost, "on_shard_disconnect")
        bot.add_listener(self.back, "on_shard_ready")
        bot.add_listener(self.back, "on_shard_resumed")
        bot.add_listener(self.ready, "on_ready")

    @property
    def away(self) -> float:
        """Seconds for which the shard that is missing longest has been away; 0: all are there."""
        return max((monotonic() - since for since in self.down.values()), default=0.0)

    async def lost(self, shard: int) -> None:
        """It is away, perhaps still."""
        self.down.setdefault(shard, monotonic())

    async def back(self, shard: int) -> None:
        """It is there."""
        self.down.pop(shard, None)

    async def ready(self) -> None:
        """All were there once."""
        self.down.pop(ALL, None)
