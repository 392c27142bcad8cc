"""A disk that has become read-only: what stands is shown, no press changes anything, and later it goes on."""

from __future__ import annotations

import logging
import sqlite3
from typing import Any

import pytest

from tests.cogs.table_player import sit_down
from tests.world import World

WRITES = {sqlite3.SQLITE_INSERT, sqlite3.SQLITE_UPDATE, sqlite3.SQLITE_DELETE}


def refuse(action: int, *_: object) -> int:
    """Let SQLite read, and refuse to write."""
    return sqlite3.SQLITE_DENY if action in WRITES else sqlite3.SQLITE_OK


async def set_read_only(world: World, on: bool) -> None:
    """Refuse all writes from now on, or none."""
    bot: Any = world.env.bot
    await bot.services.store.connection.transact(lambda db: db.set_authorizer(refuse if on else None))


async def test_presses_are_answered_and_the_game_goes_on_when_it_may_be_written_again(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    player = await sit_down(world, "disk", "Anna", "Ben")
    before, ready = await player.table(), await player.next_answer()
    await set_read_only(world, True)
    with caplog.at_level(logging.ERROR):
        result = await world.press(ready.who, ready.label, ready.message)
        opened = await world.slash("Clara", "new", place="thread")
    for refused in (result, opened):
        assert "went wrong on my side" in world.texts(refused.response)
    assert "not authorized" in caplog.text
    for command in ("board", "office", "standings", "log"):
        assert "went wrong" not in world.texts((await world.slash("Anna", command)).response), command
    assert await player.table() == before

    await set_read_only(world, False)
    await player.play(4)
    assert len((await player.table()).moves) > len(before.moves)
