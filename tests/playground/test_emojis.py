"""The application's emojis in the local channel: pages show our icons, and leave other pictures alone."""

from __future__ import annotations

from bot.games.registry import catalogue
from bot.pictures.emoji import emoji
from bot.playground.emojis import keep_emojis
from bot.presenter.catalogue import icons
from tests.world import World


async def test_a_page_shows_the_icon_of_an_uploaded_emoji(world: World) -> None:
    icon = next(icons(catalogue()))
    keep_emojis(world.env)
    with world.env._bot_scope():
        made = await world.env.bot.create_application_emoji(name=icon.emoji, image=emoji(*icon))
    assert world.env.backend.cdn.get(made.url) == emoji(*icon)
    assert world.env.backend.cdn.get(made.url.replace(str(made.id), "1")) is None
