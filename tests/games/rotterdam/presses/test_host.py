"""What the host of Rotterdam chooses, by presses, and that the rules say it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.world import World

SAID = {"en-US": "At this table", "de": "An diesem Tisch", "it": "A questo tavolo"}


@pytest.mark.parametrize("locale", SAID)
async def test_any_number_may_end_the_game_and_the_rules_name_it(world: World, locale: str) -> None:
    await world.slash("Anna", "new", game="rotterdam", seats=2)
    await world.press("Anna", "Table settings")
    await world.choose("Anna", "Change a setting", "Order points that end the game")
    await world.choose("Anna", "28 … 30 · Order points that end the game", "28")
    assert "Order points that end the game: 28" in world.texts(world.board)
    bot: Any = world.env.bot
    assert (await bot.services.tables.of_channel(world.channel.id)).chosen == {"trigger": 28}
    world.speaks("Ben", locale)
    text = world.texts((await world.slash("Ben", "rules")).response)
    assert SAID[locale] in text and "28" in text
