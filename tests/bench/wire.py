"""A Discord of a few lines, for whole bots under load: all calls are answered late, and forgotten."""

import asyncio
import itertools
import json
import re
from collections import Counter
from time import perf_counter, process_time
from typing import Any

from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.app import Kontor

LATENCY = 0.08
"""Seconds until a call is answered."""
GUILD, BOT = 10, 1
NOW = "2026-01-01T00:00:00+00:00"


class Wire(AsyncWebhookAdapter):
    """Stands in for Discord's HTTP. `posted`: how often a message was sent under each nonce; `edited`: how
    often one in each channel was changed; `answered`: when each interaction was acknowledged; `worked`: CPU
    time of the process then."""

    def __init__(self, bot: Kontor) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.posted: Counter[str] = Counter()
        self.edited: Counter[int] = Counter()
        self.answered: dict[int, float] = {}
        self.worked: dict[int, float] = {}
        self.numbers = itertools.count(2_000_000_000_000_000_000)
        self.bot = bot
        http: Any = bot.http
        http.request = self.call
        async_context.set(self)

    async def call(self, route: Route, *, form: Any = None, **more: Any) -> Any:
        """What discord.py asks as a bot."""
        await asyncio.sleep(LATENCY)
        path = route.url.removeprefix(Route.BASE)
        body = more.get("json") or {}
        if form:
            body = json.loads(next(it["value"] for it in form if it["name"] == "payload_json"))
        if found := re.fullmatch(r"/guilds/\d+/members/(\d+)", path):
            member = {"roles": [], "joined_at": NOW, "deaf": False, "mute": False, "flags": 0}
            return {**member, "user": user(int(found[1]))}
        if path == "/users/@me/channels":
            person = int(body["recipient_id"])
            return {"id": str(person + 1), "type": 1, "recipients": [user(person)]}
        return self.message(route, body)

    def message(self, route: Route, body: dict[str, Any]) -> Any:
        """What became of a message."""
        if route.method == "DELETE":
            return None
        channel = int(route.channel_id or 0)
        if route.method == "POST":
            self.posted[str(body["nonce"])] += 1
        else:
            self.edited[channel] += 1
        return message(next(self.numbers), channel)

    async def request(self, route: Route, session: Any, **more: Any) -> Any:
        """What discord.py asks in answer to an interaction."""
        number = int(route.webhook_id or 0)
        self.answered.setdefault(number, perf_counter())
        self.worked.setdefault(number, process_time())
        await asyncio.sleep(LATENCY)
        if number == BOT:  # a follow-up
            return message(next(self.numbers), 1)
        return {
            "interaction": {"id": str(number), "type": 3},
            "resource": {"type": 4, "message": message(next(self.numbers), 1)},
        }

    def press(self, custom_id: str, person: int, channel: int) -> int:
        """Someone presses a button; the number of the interaction."""
        number = next(self.numbers)
        button = {"type": 2, "custom_id": custom_id, "style": 1, "label": "?"}
        pressed = {
            **message(next(self.numbers), channel),
            "components": [{"type": 1, "components": [button]}],
        }
        state: Any = self.bot._connection
        state.parse_interaction_create(
            {
                "id": str(number),
                "application_id": str(BOT),
                "type": 3,
                "token": "token",
                "version": 1,
                "user": user(person),
                "channel_id": str(channel),
                "channel": {"id": str(channel), "type": 1, "recipients": []},
                "locale": "en-US",
                "app_permissions": "0",
                "entitlements": [],
                "authorizing_integration_owners": {},
                "attachment_size_limit": 1,
                "data": {"custom_id": custom_id, "component_type": 2},
                "message": pressed,
            }
        )
        return number


def user(number: int) -> dict[str, Any]:
    """Someone."""
    return {"id": str(number), "username": f"user{number}", "discriminator": "0", "avatar": None}


def message(number: int, channel: int) -> dict[str, Any]:
    """A message of the bot."""
    return {
        "id": str(number),
        "channel_id": str(channel),
        "author": user(BOT),
        "content": "",
        "timestamp": NOW,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "components": [],
    }
