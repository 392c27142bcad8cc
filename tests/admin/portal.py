"""A Discord that is a program on this machine: what who hosts the bot has to do with, and nothing else."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import discord
import pytest
from aiohttp import web

TOKEN = "not.a.secret"
APPLICATION = 4711


def said(facts: object, status: int = 200) -> web.Response:
    """An answer as Discord gives it."""
    return web.Response(body=json.dumps(facts).encode(), status=status, content_type="application/json")


@dataclass
class Portal:
    """A Discord that knows one token.

    `guilds`: the bot's servers with its permissions; `pages`: how often they were asked for. `installs`,
    `facts`: what is set for the application. `commands`: those that are registered; `uploads`: how often;
    `refusals`: what the next uploads are answered with. `emojis`: names by id; `emoji_refusals`: what the
    next uploads of one are answered with.
    """

    guilds: dict[int, int] = field(default_factory=dict)
    pages: int = 0
    installs: dict[str, Any] = field(default_factory=lambda: {"0": {}, "1": {}})
    facts: dict[str, Any] = field(default_factory=dict)
    commands: list[dict[str, Any]] = field(default_factory=list)
    refusals: list[web.Response] = field(default_factory=list)
    uploads: int = 0
    emojis: dict[int, str] = field(default_factory=dict)
    emoji_refusals: list[web.Response] = field(default_factory=list)

    async def me(self, request: web.Request) -> web.Response:
        if request.headers["Authorization"] != f"Bot {TOKEN}":
            return said({"message": "401: Unauthorized", "code": 0}, status=401)
        me = {"id": "1", "username": "kontor", "discriminator": "0", "avatar": None, "global_name": None}
        return said(me)

    async def application(self, request: web.Request) -> web.Response:
        owner = {"id": "2", "username": "host", "discriminator": "0", "avatar": None, "global_name": None}
        words = dict.fromkeys(("name", "description", "verify_key"), "")
        choices = {"icon": None, "bot_public": True, "bot_require_code_grant": False}
        installs = {"integration_types_config": self.installs}
        return said({"id": str(APPLICATION), "owner": owner, **words, **choices, **installs, **self.facts})

    async def homes(self, request: web.Request) -> web.Response:
        self.pages += 1
        after, limit = int(request.query.get("after", 0)), int(request.query["limit"])
        page = [it for it in sorted(self.guilds.items()) if it[0] > after][:limit]
        return said([{"id": str(id), "permissions": str(bits)} for id, bits in page])

    async def registered(self, request: web.Request) -> web.Response:
        return said(self.commands)

    async def register(self, request: web.Request) -> web.Response:
        self.uploads += 1
        if self.refusals:
            return self.refusals.pop(0)
        self.commands = [{**it, "id": str(number)} for number, it in enumerate(await request.json(), 1)]
        return said(self.commands)

    async def listed(self, request: web.Request) -> web.Response:
        return said({"items": [{"id": str(it), "name": name} for it, name in self.emojis.items()]})

    async def draw(self, request: web.Request) -> web.Response:
        if self.emoji_refusals:
            return self.emoji_refusals.pop(0)
        body = await request.json()
        assert body["image"].startswith("data:image/png;base64,") and len(body["image"]) < 256 * 1024
        number = discord.utils.time_snowflake(discord.utils.utcnow()) + len(self.emojis)
        self.emojis[number] = body["name"]
        return said({"id": str(number), "name": body["name"]})

    async def erase(self, request: web.Request) -> web.Response:
        del self.emojis[int(request.match_info["emoji"])]
        return web.Response(status=204)

    def app(self) -> web.Application:
        """Its addresses."""
        app, commands = web.Application(), f"/applications/{APPLICATION}/commands"
        app.router.add_get("/users/@me", self.me)
        app.router.add_get("/oauth2/applications/@me", self.application)
        app.router.add_get("/users/@me/guilds", self.homes)
        app.router.add_get(commands, self.registered)
        app.router.add_put(commands, self.register)
        emojis = f"/applications/{APPLICATION}/emojis"
        app.router.add_get(emojis, self.listed)
        app.router.add_post(emojis, self.draw)
        app.router.add_delete(f"{emojis}/{{emoji}}", self.erase)
        return app


@asynccontextmanager
async def opened(portal: Portal, port: int = 0) -> AsyncIterator[str]:
    """A portal that can be reached on this machine; its address."""
    runner = web.AppRunner(portal.app())
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


@pytest.fixture
async def portal(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Portal]:
    """Discord's addresses, on this machine."""
    portal = Portal()
    async with opened(portal) as address:
        monkeypatch.setattr(discord.http.Route, "BASE", address)
        yield portal
