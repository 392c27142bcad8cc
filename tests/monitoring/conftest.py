"""Fixtures of what is told to hosts: the real bot in a small Discord, and questions by HTTP."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from bot.app import Kontor, create_bot
from bot.monitoring import Monitoring
from bot.settings import Settings
from tests.cogs.conftest import unlimited_pace, without_niceness
from tests.one_game import house_of_one_game
from tests.world import world

__all__ = ["house_of_one_game", "make_bot", "unlimited_pace", "without_niceness", "world"]

Asked = Callable[[int], Coroutine[Any, Any, tuple[int, str]]]


@pytest.fixture
def make_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Kontor]:
    """Makes bots with both doors open, at any ports that are free."""
    serve = Monitoring.serve
    monkeypatch.setattr(
        Monitoring, "serve", lambda it, name, answer, address, port: serve(it, name, answer, address, 0)
    )
    settings = Settings(
        database=tmp_path / "kontor.sqlite3",
        discord_token=None,
        pictures=False,
        metrics_port=9464,
        health_port=9465,
    )
    return lambda: create_bot(settings)


def got(port: int) -> tuple[int, str]:
    """What is answered at a port of this machine."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=30) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, refused.read().decode()


async def asked(port: int) -> tuple[int, str]:
    """The same without stopping the loop."""
    return await asyncio.to_thread(got, port)
