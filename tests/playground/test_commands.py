"""The commands of the local channel offer only what works there."""

from __future__ import annotations

from typing import Any

from bot.playground import offer_no_threads
from tests.world import World


async def test_a_thread_that_the_page_could_not_show_is_not_offered(world: World) -> None:
    bot: Any = world.env.bot
    with world.env._bot_scope():
        await offer_no_threads(bot)
    new = next(command for command in world.env.backend.commands[None].values() if command["name"] == "new")
    assert "place" not in {option["name"] for option in new["options"]}
    await world.slash("Anna", "new", seats=3)
    assert "Anna" in world.texts(world.board)
