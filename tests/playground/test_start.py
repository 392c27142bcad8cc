"""The local channel opens on small and busy machines, too."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import discord
import pytest
from discord.ext import commands

from bot import playground

BUSY = 0.3
"""Seconds for which a bot has something to do when it starts."""


class Busy(commands.AutoShardedBot):
    """A bot that does something beside its loop, with a timer that rings meanwhile."""

    def __init__(self) -> None:
        super().__init__(command_prefix=(), intents=discord.Intents.none())

    async def setup_hook(self) -> None:
        """Begin."""
        loop = asyncio.get_running_loop()
        self.work: Any = loop.run_in_executor(None, time.sleep, BUSY)
        loop.call_later(BUSY / 10, str)


async def test_a_start_is_waited_for_longer_than_a_press(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playground, "_SETTLE_SECONDS", BUSY / 3)
    async with playground._world(Busy()) as (env, _, people):
        assert people and env.settle_timeout == BUSY / 3


async def test_the_first_member_manages_the_server_and_the_others_do_not() -> None:
    async with playground._world(Busy()) as (env, channel, people):
        allowed = [
            discord.Permissions(env.backend.compute_permissions(env.guild.id, it.id, channel.id))
            for it in people
        ]
        assert [it.manage_guild for it in allowed] == [True, False, False, False, False]
