"""A bot in a process of its own. Its Discord is a socket: calls go out there, presses come in."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import sys
from types import SimpleNamespace
from typing import Any

import discord
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot import logs
from bot.app import Kontor
from bot.background import sender
from bot.interactions.request import Request
from bot.settings import Settings
from engine.tables.time import alarms
from tests.bench.cluster import bots

PACE = 100
"""Tables a second for the sender: this many that nothing waits for it."""


class Line(AsyncWebhookAdapter):
    """Stands in for Discord's HTTP: each call is a line out, its answer a line in. `bot`: who gets the
    presses."""

    def __init__(self, bot: Kontor, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.bot = bot
        self.reader = reader
        self.writer = writer
        self.numbers = itertools.count(1)
        self.waiting: dict[int, asyncio.Future[Any]] = {}
        http: Any = bot.http
        http.request = self.call
        async_context.set(self)

    async def call(self, route: Route, *, form: Any = None, **more: Any) -> Any:
        """What discord.py asks as a bot."""
        return await self.ask(route, more.get("json") or unfolded(form))

    async def request(
        self, route: Route, session: Any, *, payload: Any = None, multipart: Any = None, **more: Any
    ) -> Any:
        """What discord.py asks in answer to an interaction."""
        return await self.ask(route, payload or unfolded(multipart))

    async def ask(self, route: Route, body: Any) -> Any:
        """Ask, and wait for the answer; raises what Discord refuses."""
        number = next(self.numbers)
        self.waiting[number] = answering = asyncio.get_running_loop().create_future()
        self.tell(call=number, method=route.method, path=route.url.removeprefix(Route.BASE), body=body)
        status, answer = await answering
        if status >= 400:
            refusal: Any = SimpleNamespace(status=status, reason="refused")
            raise (discord.NotFound if status == 404 else discord.HTTPException)(refusal, answer)
        return answer

    def tell(self, **facts: Any) -> None:
        """Say something."""
        self.writer.write(json.dumps(facts).encode() + b"\n")

    async def listen(self) -> None:
        """Answers and presses, as long as the other side is there."""
        async for line in self.reader:
            heard, state = json.loads(line), self.bot._connection
            if "press" in heard:
                state.parse_interaction_create(heard["press"])
            else:
                self.waiting.pop(heard["call"]).set_result(heard["answer"])


def unfolded(form: Any) -> Any:
    """The body of a call that might have carried files."""
    parts = [it["value"] for it in form or () if it["name"] == "payload_json"]
    return json.loads(parts[0]) if parts else {}


class Wired(Kontor):
    """The bot on such a line; `home`: the servers that its shards know."""

    line: Line
    home: list[int]

    async def connect(self, *, reconnect: bool = True) -> None:
        """What follows where others wait for the gateway."""
        for number in self.home:
            facts: Any = {"id": str(number), "name": "?", "roles": [], "emojis": [], "features": []}
            self._connection._guilds[number] = discord.Guild(data=facts, state=self._connection)
        self.responder.on_finish = self.told
        self.dispatch("ready")
        self.line.tell(ready=True)
        await asyncio.Event().wait()

    def told(self, request: Request) -> None:
        """What came of a press, as the bot itself sees it."""
        self.line.tell(done=request.interaction.id, outcome=request.outcome)


async def serve(socket: str, name: str, home: list[int]) -> None:
    """Until the other end goes away."""
    reader, writer = await asyncio.open_unix_connection(socket, limit=bots.LONGEST)
    bot = Wired(Settings(_env_file=None))  # type: ignore[call-arg]
    bot.home, bot.line = home, Line(bot, reader, writer)
    bot.line.tell(name=name)
    async with bot:
        life = asyncio.create_task(bot.start("token"))
        listening = asyncio.create_task(bot.line.listen())
        await asyncio.wait([life, listening], return_when=asyncio.FIRST_COMPLETED)
        if life.done():
            life.result()


if __name__ == "__main__":
    logs.configure("INFO")
    sender.PACE = PACE
    vars(alarms)["JUST_ACTED"] = 0.0  # all are called each time
    asyncio.run(serve(sys.argv[1], sys.argv[2], json.loads(os.environ["HOME_SERVERS"])))
