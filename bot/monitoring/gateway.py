"""Tracks disconnected gateway shards."""

from __future__ import annotations

from time import monotonic

from bot.monitoring.subject import Subject

ALL = -1
"""Pseudo shard number until all shards have connected once."""


class Gateway:
    """Tracks shards. `down`: time of disconnection by shard; discord.py reconnects them."""

    def __init__(self, bot: Subject) -> None:
        self.down = {ALL: monotonic()}
        bot.add_listener(self.note_disconnect, "on_shard_disconnect")
        bot.add_listener(self.note_reconnect, "on_shard_ready")
        bot.add_listener(self.note_reconnect, "on_shard_resumed")
        bot.add_listener(self.ready, "on_ready")

    @property
    def away(self) -> float:
        """Seconds since the oldest lasting disconnection; 0 if all shards are connected."""
        return max((monotonic() - since for since in self.down.values()), default=0.0)

    async def note_disconnect(self, shard: int) -> None:
        """Note a disconnection, unless it is noted already."""
        self.down.setdefault(shard, monotonic())

    async def note_reconnect(self, shard: int) -> None:
        self.down.pop(shard, None)

    async def ready(self) -> None:
        """Note that all shards have connected."""
        self.down.pop(ALL, None)
