"""At a table of any game a player has one office: a new one takes the place of the older."""

from __future__ import annotations

import pytest

from bot.games.registry import PRESENTERS
from tests.cogs.conftest import address, make_bot, unlimited_pace, without_niceness
from tests.cogs.table_player import sit_down
from tests.cogs.tables.test_one_office import offices
from tests.world import World, world

__all__ = ["address", "make_bot", "unlimited_pace", "without_niceness", "world"]


@pytest.mark.parametrize("game", PRESENTERS)
async def test_a_new_office_takes_the_place_of_the_older_one(world: World, game: str) -> None:
    await sit_down(world, "offices", "Anna", "Ben", game=game)
    await world.press("Anna", "My office", world.board)
    (first,) = offices(world)
    await world.press("Ben", "My office", world.board)
    await world.slash("Anna", "office")

    (second,) = offices(world)
    assert second.id != first.id and world.labels("Anna", second)
    assert offices(world, "Ben"), "everybody has their own"
