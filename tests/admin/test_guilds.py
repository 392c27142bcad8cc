"""What the doctor asks Discord: here a Discord that is a program on this machine."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import discord
import pytest
from aiohttp import web

from bot.commands import guilds
from bot.commands.doctor import looked
from bot.commands.finding import Finding
from bot.commands.guilds import NEEDED, Bot, connected, permissions
from bot.settings import Settings

TOKEN = "not.a.secret"
APPLICATION = 4711
ROOT = Path(__file__).parents[2]


def said(facts: object, status: int = 200) -> web.Response:
    """An answer as Discord gives it."""
    return web.Response(body=json.dumps(facts).encode(), status=status, content_type="application/json")


@dataclass
class Portal:
    """A Discord that knows one token; the bot's servers with its permissions, and how often it was asked."""

    guilds: dict[int, int] = field(default_factory=dict)
    pages: int = 0

    async def me(self, request: web.Request) -> web.Response:
        if request.headers["Authorization"] != f"Bot {TOKEN}":
            return said({"message": "401: Unauthorized", "code": 0}, status=401)
        me = {"id": "1", "username": "kontor", "discriminator": "0", "avatar": None, "global_name": None}
        return said(me)

    async def application(self, request: web.Request) -> web.Response:
        owner = {"id": "2", "username": "host", "discriminator": "0", "avatar": None, "global_name": None}
        words = dict.fromkeys(("name", "description", "verify_key"), "")
        choices = {"icon": None, "bot_public": True, "bot_require_code_grant": False}
        return said({"id": str(APPLICATION), "owner": owner, **words, **choices})

    async def homes(self, request: web.Request) -> web.Response:
        self.pages += 1
        after, limit = int(request.query.get("after", 0)), int(request.query["limit"])
        page = [it for it in sorted(self.guilds.items()) if it[0] > after][:limit]
        return said([{"id": str(id), "permissions": str(bits)} for id, bits in page])


@pytest.fixture
async def portal(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Portal]:
    """Discord's addresses, on this machine."""
    portal, app = Portal(), web.Application()
    app.router.add_get("/users/@me", portal.me)
    app.router.add_get("/oauth2/applications/@me", portal.application)
    app.router.add_get("/users/@me/guilds", portal.homes)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    monkeypatch.setattr(discord.http.Route, "BASE", address)
    yield portal
    await runner.cleanup()


def with_token(token: str = TOKEN) -> Settings:
    return Settings(DISCORD_TOKEN=token)  # type: ignore[call-arg]  # by the name that it has outside


async def told(settings: Settings) -> str:
    return "\n".join(map(str, await connected(settings)))


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
    (line,) = permissions(Bot(APPLICATION, {}))
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

    await looked([failing])
    shown = capsys.readouterr()

    assert "Authorization: Bot (token)" in shown.out
    assert TOKEN not in shown.out + shown.err
