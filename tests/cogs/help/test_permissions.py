"""A server's permissions of commands hold for the buttons that stand for them."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.platform.command_permissions import CHANNEL, ROLE, USER, for_person, in_channel
from tests.world import Press, World

ME, CREW, OTHERS, GUILD, HERE = 7, 11, 12, 1, 5


def served(world: World, monkeypatch: pytest.MonkeyPatch, *rules: tuple[int, int, bool]) -> list[int]:
    """Discord's answer: these rules of /new. Returns the servers that were asked for."""
    bot: Any = world.env.bot
    asked: list[int] = []

    async def fetch(application: int, guild: int) -> list[dict[str, Any]]:
        asked.append(guild)
        permissions = [{"type": kind, "id": str(id), "permission": may} for kind, id, may in rules]
        return [{"id": str(bot.registration.ids["new"]), "permissions": permissions}]

    monkeypatch.setattr(bot.http, "get_guild_application_command_permissions", fetch)
    return asked


async def test_a_button_does_no_more_than_its_command(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = served(world, monkeypatch, (CHANNEL, world.channel.id, False))
    result = await world.slash("Anna", "help")
    assert "Open a table" not in world.labels("Anna", result.response)
    assert result.response is not None
    for verb in ("newtable", "newthread"):
        (refused,) = await world.flood(Press("Anna", f"bk:{verb}:0", result.response))
        assert "may not use this button's command" in world.texts(refused.response)
    bot: Any = world.env.bot
    assert not await bot.services.store.open_tables(world.channel.id)
    assert asked == [world.guild.id], "once for a server"


async def test_a_change_counts_at_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    served(world, monkeypatch, (ROLE, world.guild.id, False), (USER, world.member("Ben").id, True))
    denied = await world.slash("Anna", "help")
    assert "Open a table" not in world.labels("Anna", denied.response)
    allowed = await world.slash("Ben", "help")
    assert "Open a table" in world.labels("Ben", allowed.response)

    served(world, monkeypatch)
    bot: Any = world.env.bot
    facts = {"id": str(bot.application_id), "application_id": str(bot.application_id), "permissions": []}
    world.env.backend.emit(
        "APPLICATION_COMMAND_PERMISSIONS_UPDATE", {**facts, "guild_id": str(world.guild.id)}
    )
    await world.env.settle()
    again = await world.slash("Anna", "help")
    assert "Open a table" in world.labels("Anna", again.response)


async def test_while_discord_does_not_answer_buttons_work(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fetch(application: int, guild: int) -> None:
        raise discord.RateLimited(1.0)

    monkeypatch.setattr(world.env.bot.http, "get_guild_application_command_permissions", fetch)
    result = await world.slash("Anna", "help")
    assert "Open a table" in world.labels("Anna", result.response)


@pytest.mark.parametrize(
    ("command", "application", "may"),
    [
        ({}, {}, True),
        ({}, {(ROLE, GUILD): False}, False),
        ({(ROLE, GUILD): True}, {(ROLE, GUILD): False}, True),
        ({(ROLE, CREW): True, (ROLE, OTHERS): False}, {}, True),
        ({(ROLE, CREW): False}, {(USER, ME): True}, False),
        ({(USER, ME): False, (ROLE, CREW): True}, {}, False),
        ({(ROLE, GUILD): False, (ROLE, CREW): True}, {}, True),
    ],
)
def test_the_nearest_rule_counts(command: Any, application: Any, may: bool) -> None:
    assert for_person((command, application), ME, (CREW, OTHERS, GUILD), GUILD) is may


def test_a_channel_by_itself_counts_before_all_channels() -> None:
    everywhere = {(CHANNEL, GUILD - 1): False}
    assert not in_channel(({}, everywhere), HERE, GUILD)
    assert in_channel(({(CHANNEL, HERE): True}, everywhere), HERE, GUILD)
    assert in_channel(({**everywhere, (CHANNEL, HERE): True}, {}), HERE, GUILD)
