"""The end of a game says what it changed in the ratings and why, or why it is not rated."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.cogs.seated import seated
from tests.cogs.tables.test_board import the_last_purchase
from tests.cogs.whole.remembered import remembered
from tests.world import World


async def ended(world: World, **facts: bool) -> str:
    """The board of a game that Anna has just won against Ben. `facts`: what the game counts for."""
    bot: Any = world.env.bot
    table = await seated(world, the_last_purchase(), "Anna", "Ben")
    bot.services.tables.remember(replace(await bot.services.tables.table(table.id), **facts))
    await world.press("Anna", "Buy for 1")
    return world.texts(world.board).replace("\\", "")


async def test_the_end_says_what_a_rated_game_changed_for_each_player(world: World) -> None:
    text = await ended(world, hints=False)
    assert "Anna: 25.0 → 27." in text and "ahead of 1 of 1" in text
    assert "Ben: 25.0 → 22." in text and "ahead of 0 of 1" in text
    assert "(+2." in text and "(−2." in text and "counts" not in text


async def test_the_same_players_again_and_again_read_why_it_counts_less(world: World) -> None:
    for _ in range(7):
        await remembered(world, "Anna", "Ben")
    assert "counts 75%: same opponents again" in await ended(world, hints=False)


async def test_a_player_who_opted_out_is_left_out(world: World) -> None:
    bot: Any = world.env.bot
    await bot.services.store.people.hide(world.member("Ben").id, True)
    text = await ended(world, hints=False)
    assert "Anna: 25.0 →" in text and "Ben: 25.0" not in text


@pytest.mark.parametrize(
    "facts, reason",
    [
        ({"hints": True}, "Friendly game: hints, not rated"),
        ({"friendly": True, "hints": False}, "Friendly game, not rated"),
        (
            {"friendly": True, "hints": True, "decided": False},
            "Friendly (someone's first game, or only bots): hints, not rated",
        ),
    ],
)
async def test_the_end_says_why_a_game_is_not_rated(
    world: World, facts: dict[str, bool], reason: str
) -> None:
    text = await ended(world, **facts)
    assert reason in text and "25.0 →" not in text


async def test_the_rules_of_ratings_say_that_first_games_are_friendly(world: World) -> None:
    await world.slash("Anna", "rules", topic="ratings")
    assert "a player's first game of a kind" in world.texts(world.private("Anna"))
