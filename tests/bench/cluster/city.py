"""A small Discord for several processes of one bot: it keeps their messages, with receivers and times."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from tests.bench.wire import BOT, LATENCY, NOW, message, user

SHOWN = ("content", "embeds", "components")
GONE = {"code": 10008, "message": "Unknown Message"}
OPEN = 10**15
"""Offset from a person to their channel of direct messages; no other channel has so high a number."""
APPLICATION = {
    **{"id": str(BOT), "name": "Kontor", "description": "", "icon": None, "verify_key": ""},
    **{"bot_public": True, "bot_require_code_grant": False, "owner": user(BOT)},
}
GATEWAY = {
    "url": "ws://nowhere",
    "shards": 4,
    "session_start_limit": {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1},
}
Answer = tuple[int, Any]
"""A status and a body."""


@dataclass
class Said:
    """A message of the bot. `edits`: how often it was changed."""

    id: int
    channel: int
    body: dict[str, Any]
    standing: bool = True
    edits: int = 0

    @property
    def nonce(self) -> str:
        """The word under which it was sent."""
        return str(self.body.get("nonce") or "")

    @property
    def controls(self) -> list[str]:
        """The ids of all buttons that can be pressed."""
        rows = self.body.get("components") or ()
        buttons = [it for row in rows for it in row.get("components", ()) if it["type"] == 2]
        return [it["custom_id"] for it in buttons if "custom_id" in it and not it.get("disabled")]

    @property
    def facts(self) -> dict[str, Any]:
        """As Discord tells of it."""
        said: dict[str, Any] = {key: self.body[key] for key in SHOWN if key in self.body}
        return {**message(self.id, self.channel), **said}


@dataclass
class Press:
    """A control that a user has pressed at one process. `acknowledged`: when it heard of it; `outcome`:
    what the process said of it; `shown`: the message that was pressed on has been redrawn for it."""

    id: int
    person: int
    control: str
    process: str
    on: Said
    at: float
    acknowledged: float | None = None
    outcome: str = ""
    shown: bool = False

    @property
    def played(self) -> bool:
        """Whether who pressed knows that it has happened."""
        return self.outcome == "answered" or (self.shown and not self.on.channel > OPEN)


@dataclass
class City:
    """`messages`: all that were ever sent; `calls`: how often one was sent under each nonce; `lines`: the
    processes that are there; `ready`: those of them that are at work."""

    messages: dict[int, Said] = field(default_factory=dict)
    nonces: dict[tuple[int, str], Said] = field(default_factory=dict)
    calls: Counter[str] = field(default_factory=Counter)
    presses: dict[int, Press] = field(default_factory=dict)
    lines: dict[str, asyncio.StreamWriter] = field(default_factory=dict)
    ready: set[str] = field(default_factory=set)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    numbers: Iterator[int] = field(default_factory=lambda: itertools.count(2 * 10**18))
    unknown: Counter[str] = field(default_factory=Counter)

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A process comes, and goes when it is killed."""
        name = ""
        try:
            async for line in reader:
                heard = json.loads(line)
                if "name" in heard:
                    name = heard["name"]
                    self.lines[name] = writer
                elif "ready" in heard:
                    self.ready.add(name)
                elif "done" in heard:
                    self.presses[heard["done"]].outcome = heard["outcome"]
                else:
                    self.later(self.answered(heard, writer))
        except (ConnectionError, json.JSONDecodeError):  # it was killed in the middle of a word
            pass
        finally:
            if self.lines.get(name) is writer:
                self.ready.discard(name)
                del self.lines[name]
            writer.close()

    def later(self, work: Any) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def answered(self, heard: dict[str, Any], writer: asyncio.StreamWriter) -> None:
        """It is done at once, and known late: perhaps the process is gone."""
        answer = self.done(heard["method"], heard["path"], heard["body"])
        await asyncio.sleep(LATENCY)
        if not writer.is_closing():
            writer.write(json.dumps({"call": heard["call"], "answer": answer}).encode() + b"\n")

    def done(self, method: str, path: str, body: dict[str, Any]) -> Answer:
        """What Discord does and answers."""
        for pattern, way in self.ways().items():
            if found := re.fullmatch(pattern, f"{method} {path}"):
                return way(body, *(int(it) for it in found.groups()))
        self.unknown[f"{method} {re.sub('[0-9]+', 'N', path)}"] += 1
        return 404, {"code": 0, "message": "unknown here"}

    def ways(self) -> dict[str, Callable[..., Answer]]:
        """What can be asked."""
        return {
            r"GET /users/@me": lambda _: (200, user(BOT)),
            r"GET /oauth2/applications/@me": lambda _: (200, APPLICATION),
            r"GET /gateway/bot": lambda _: (200, GATEWAY),
            r"(?:GET|PUT) /applications/\d+/commands": lambda _: (200, []),
            r"GET /guilds/\d+/members/(\d+)": lambda _, person: (200, member(person)),
            r"POST /users/@me/channels": opened,
            r"POST /channels/(\d+)/messages": self.post,
            r"GET /channels/\d+/messages/(\d+)": lambda _, number: self.change({}, number),
            r"PATCH /channels/\d+/messages/(\d+)": self.change,
            r"DELETE /channels/\d+/messages/(\d+)": self.delete,
            r"POST /interactions/(\d+)/\d+/callback": self.acknowledge,
            rf"POST /webhooks/{BOT}/(\d+)": self.follow,
            rf"(?:GET|PATCH) /webhooks/{BOT}/(\d+)/messages/@original": self.complete,
        }

    def post(self, body: dict[str, Any], channel: int) -> Answer:
        """A new message, unless there is one under this nonce."""
        nonce = str(body["nonce"])
        self.calls[nonce] += 1
        if (channel, nonce) not in self.nonces:
            said = Said(next(self.numbers), channel, body)
            self.nonces[channel, nonce] = self.messages[said.id] = said
        return 200, self.nonces[channel, nonce].facts

    def change(self, body: dict[str, Any], number: int) -> Answer:
        """A message says something else."""
        said = self.messages.get(number)
        if said is None or not said.standing:
            return 404, GONE
        said.body = {**said.body, **body}
        said.edits += 1
        return 200, said.facts

    def delete(self, _: dict[str, Any], number: int) -> Answer:
        """A message goes."""
        said = self.messages.get(number)
        if said is None or not said.standing:
            return 404, GONE
        said.standing = False
        return 204, None

    def acknowledge(self, body: dict[str, Any], number: int) -> Answer:
        """A press has been heard, and perhaps answered by what it was pressed on."""
        press = self.presses[number]
        if press.acknowledged is not None:
            return 400, {"code": 40060, "message": "already acknowledged"}
        press.acknowledged = perf_counter()
        if body["type"] == 7:
            self.redraw(press, body.get("data") or {})
        sent = message(next(self.numbers), press.on.channel)
        resource = {"type": body["type"], "message": sent}
        return 200, {"interaction": {"id": str(number), "type": 3}, "resource": resource}

    def complete(self, body: dict[str, Any], number: int) -> Answer:
        """A promised answer."""
        press = self.presses[number]
        self.redraw(press, body)
        return 200, press.on.facts

    def redraw(self, press: Press, body: dict[str, Any]) -> None:
        """The message that was pressed on says something else."""
        if press.on.standing:
            self.change(body, press.on.id)
        press.shown = bool(body.get("components"))

    def follow(self, body: dict[str, Any], number: int) -> Answer:
        """An ephemeral message."""
        return 200, message(next(self.numbers), self.presses[number].on.channel)

    def press(self, on: Said, control: str, person: int, server: int, process: str) -> Press:
        """Someone presses; `server`: 0 for a direct message."""
        press = Press(next(self.numbers), person, control, process, on, perf_counter())
        self.presses[press.id] = press
        self.lines[process].write(json.dumps({"press": interaction(press, server)}).encode() + b"\n")
        return press


def member(person: int) -> dict[str, Any]:
    """Someone on a server."""
    facts = {"roles": [], "joined_at": NOW, "deaf": False, "mute": False, "flags": 0}
    return {**facts, "user": user(person)}


def opened(body: dict[str, Any]) -> Answer:
    """The channel of direct messages with a user."""
    person = int(body["recipient_id"])
    return 200, {"id": str(OPEN + person), "type": 1, "recipients": [user(person)]}


def interaction(press: Press, server: int) -> dict[str, Any]:
    """A press as the gateway tells of it."""
    kind = {"type": 0, "name": "play", "position": 0} if server else {"type": 1, "recipients": []}
    channel = {"id": str(press.on.channel), **kind}
    here: dict[str, Any] = {"user": user(press.person)}
    if server:
        at = {"guild_id": str(server), "guild": {"id": str(server), "features": [], "locale": "en-US"}}
        here = {**at, "member": {**member(press.person), "permissions": "0"}}
    return {
        **{"id": str(press.id), "application_id": str(BOT), "type": 3, "token": str(press.id), "version": 1},
        **{"channel_id": str(press.on.channel), "channel": channel, "locale": "en-US", "entitlements": []},
        **{"app_permissions": "0", "authorizing_integration_owners": {}, "attachment_size_limit": 1},
        **{"data": {"custom_id": press.control, "component_type": 2}, "message": press.on.facts, **here},
    }
