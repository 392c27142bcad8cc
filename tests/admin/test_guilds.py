"""What the doctor asks Discord: here a Discord that is a program on this machine."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from bot.commands import guilds
from bot.commands.application import our_commands
from bot.commands.doctor import run_checks
from bot.commands.findings import Finding
from bot.commands.guilds import Bot, check_discord, permissions
from bot.platform.invitation import NEEDED
from bot.platform.registration import for_servers
from bot.settings import Settings
from tests.admin.portal import APPLICATION, TOKEN, Portal, portal

__all__ = ["portal"]
ROOT = Path(__file__).parents[2]


def with_token(token: str = TOKEN) -> Settings:
    return Settings(DISCORD_TOKEN=token)  # type: ignore[call-arg]  # by the name that it has outside


async def told(settings: Settings) -> str:
    return "\n".join(map(str, await check_discord(settings)))


async def test_a_known_token_and_each_server_that_allows_too_little(
    portal: Portal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guilds, "PAGE", 2)
    portal.guilds = {
        10: NEEDED.value,
        11: discord.Permissions(administrator=True).value,
        12: NEEDED.value & ~discord.Permissions(send_messages_in_threads=True, attach_files=True).value,
        13: 0,
        14: discord.Permissions.all().value,
    }
    text = await told(with_token())

    assert portal.pages == 3
    assert f"✓ Token      Discord knows it: application {APPLICATION}" in text
    assert "✓ Servers    3 on which the bot may do all it needs" in text
    assert "✗ Servers    12: the bot lacks Attach Files, Send Messages in Threads\n" in text
    assert "✗ Servers    13: the bot lacks View Channel, Send Messages, Embed Links, " in text
    assert f"client_id={APPLICATION}&scope=bot+applications.commands&permissions={NEEDED.value}" in text
    assert TOKEN not in text


async def test_a_token_that_discord_does_not_know(portal: Portal) -> None:
    text = await told(with_token("another.token"))

    assert text.startswith("✗ Token      Discord does not know it\n             → Copy it again")


async def test_a_discord_that_cannot_be_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guilds, "PATIENCE", 0.3)
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9")

    assert (await told(with_token())).startswith("✗ Token      Discord cannot be reached: ")


def test_a_bot_on_no_server_is_told_how_to_be_invited() -> None:
    (line,) = permissions(Bot(APPLICATION, {}, [], {}, frozenset()))
    assert str(line).startswith(
        "– Servers    none yet; invite it: https://discord.com/oauth2/authorize?client_id=4711&"
    )


def test_the_readme_invites_with_the_same_permissions() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"scope=bot+applications.commands&permissions={NEEDED.value}`" in readme


async def test_the_token_is_never_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)

    async def failing(settings: Settings) -> list[Finding]:
        raise RuntimeError(f"Authorization: Bot {settings.token}")

    await run_checks([failing])
    shown = capsys.readouterr()

    assert "Authorization: Bot (token)" in shown.out
    assert TOKEN not in shown.out + shown.err


# What is set in the Developer Portal, and the commands


async def test_an_application_that_is_as_it_should_be(portal: Portal) -> None:
    portal.commands = await our_commands(with_token())
    text = await told(with_token())

    assert "✓ Installing on servers and by users" in text
    assert f"✓ Commands   {len(portal.commands)}, all registered as they are here" in text


async def test_a_command_that_discord_does_not_know_or_knows_otherwise(portal: Portal) -> None:
    new, *others = await our_commands(with_token())
    portal.commands = [*others[1:], {**others[0], "description": "another"}, {**new, "name": "older"}]
    text = await told(with_token())

    faults = f"not registered: /{new['name']}; registered otherwise: /{others[0]['name']}; not ours: /older"
    assert f"✗ Commands   {faults}\n             → Start the bot, it registers them; " in text


async def test_who_may_not_install_it(portal: Portal) -> None:
    portal.installs = {"0": {}}
    portal.commands = [for_servers(it) for it in await our_commands(with_token())]
    text = await told(with_token())

    assert "✗ Installing User Install is not ticked: /card, /rules, /settings, " in text
    assert "✓ Commands   " in text
    portal.installs = {"1": {}}
    assert "✗ Installing Guild Install is not ticked: no server can add the bot" in await told(with_token())


@pytest.mark.parametrize(
    ("scopes", "permissions", "complaint"),
    [
        (["applications.commands"], NEEDED, "lacks the scope bot"),
        (["bot"], discord.Permissions(NEEDED.value, embed_links=False), "lacks Embed Links"),
        (["bot"], NEEDED, ""),
    ],
)
async def test_what_the_link_of_the_application_asks_for(
    portal: Portal, scopes: list[str], permissions: discord.Permissions, complaint: str
) -> None:
    asked = {"scopes": scopes, "permissions": str(permissions.value)}
    portal.installs = {"0": {"oauth2_install_params": asked}, "1": {"oauth2_install_params": None}}
    text = await told(with_token())

    assert ("✗ Installing the link of Guild Install" in text) == bool(complaint)
    assert complaint in text


async def test_settings_with_which_no_press_would_arrive(portal: Portal) -> None:
    portal.facts = {"interactions_endpoint_url": "https://example.org", "bot_require_code_grant": True}
    text = await told(with_token())

    assert "✗ Installing an Interactions Endpoint URL is set" in text
    assert "✗ Installing Requires OAuth2 Code Grant is on" in text
