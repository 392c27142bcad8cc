"""/about, and the contact in /privacy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot import __version__
from bot.app import Kontor, create_bot
from bot.platform.invitation import invitation
from bot.settings import Settings
from tests.world import World, open_world

CONTACT = "kontor@example.org"
HEADING = {"en-US": "Who runs this bot", "de": "Wer diesen Bot betreibt", "it": "Chi gestisce questo bot"}


@pytest.fixture
def reachable(tmp_path: Path) -> Callable[[], Kontor]:
    """Makes bots whose host wants to be reached."""
    path = tmp_path / "kontor.sqlite3"
    return lambda: create_bot(Settings(database=path, discord_token=None, pictures=False, contact=CONTACT))


async def said(world: World, name: str, locale: str = "en-US") -> str:
    """What a command tells Anna alone."""
    world.speaks("Anna", locale)
    result = await world.slash("Anna", name)
    assert result.ephemeral
    return world.texts(result.response)


async def test_about_tells_version_links_and_credits(world: World) -> None:
    bot: Any = world.env.bot
    text = await said(world, "about")

    assert f"Kontor {__version__}" in text
    assert f"[Invite Kontor to a server]({invitation(bot.application_id)})" in text
    assert "Stefan Feld" in text and "MIT licence" in text
    assert HEADING["en-US"] not in text
    assert "Terms of use" not in text


async def test_about_links_the_pages_that_the_host_has_named_to_discord(world: World) -> None:
    bot: Any = world.env.bot
    bot.application.terms_of_service_url = "https://example.org/terms"
    bot.application.privacy_policy_url = "https://example.org/privacy"
    text = await said(world, "about", "de")

    assert "[Nutzungsbedingungen](https://example.org/terms)" in text
    assert "[Datenschutz](https://example.org/privacy)" in text


@pytest.mark.parametrize("locale", HEADING)
async def test_a_host_who_wants_to_be_reached_is_named(reachable: Callable[[], Kontor], locale: str) -> None:
    async with open_world(reachable) as world:
        for command in ("about", "privacy export", "privacy erase"):
            text = await said(world, command, locale)
            assert HEADING[locale] in text and CONTACT in text


async def test_privacy_says_who_knows_where_no_contact_is_set(world: World) -> None:
    for command in ("privacy export", "privacy erase"):
        assert "Ask the person who invited the bot to a server." in await said(world, command)
    await world.slash("Anna", "new")
    for command in ("privacy export", "privacy erase"):
        assert "Ask the person who invited the bot to a server." in await said(world, command)
