"""In any game a player has one office, a new one in place of the older; it says how a game has ended."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.registry import PRESENTERS
from bot.views.office.office import office
from engine.core.scores import totals
from engine.tables.model.drafts import Draft
from tests.bot.scenes import scenes
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


@pytest.mark.parametrize("game", PRESENTERS)
def test_the_office_of_a_game_that_is_over_says_how_it_ended(game: str) -> None:
    *_, before, over = scenes(2, "over", "random", key=game)
    runs, ends = (office(replace(it, seat=0), PRESENTERS[game], Draft()).text for it in (before, over))
    assert "🏆" in ends and str(max(totals(over.view))) in ends
    assert "🏆" not in runs and " now" not in ends
