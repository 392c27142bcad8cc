"""The wire between the bot and Discord, which can be slow or break."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from typing import Any

import aiohttp
import pytest
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter


class Wire:
    """Lets calls of the bot wait or break, by method and path as in `PATCH /channels/*/messages/*`."""

    def __init__(self) -> None:
        self.gates: list[tuple[str, asyncio.Event, asyncio.Event]] = []
        self.breaks: list[tuple[str, bool]] = []
        self.calls: list[str] = []

    def hold(self, path: str) -> tuple[asyncio.Event, asyncio.Event]:
        """These calls wait, and reach Discord only after the second event has been set. The first one says
        that there is one."""
        self.gates.append((path, reached := asyncio.Event(), gate := asyncio.Event()))
        return reached, gate

    def lose(self, path: str, *, heard: bool = True) -> None:
        """The connection breaks under the next such call; `heard`: after Discord has done what it says."""
        self.breaks.append((path, heard))

    async def carry(self, call: str, send: Callable[[], Any]) -> Any:
        """A call on its way to Discord and back."""
        self.calls.append(call)
        for path, reached, gate in self.gates:
            if fnmatch(call, path):
                reached.set()
                await gate.wait()
        broken = next((it for it in self.breaks if fnmatch(call, it[0])), None)
        if broken is None:
            return await send()
        self.breaks.remove(broken)
        if broken[1]:
            await send()
        raise aiohttp.ServerDisconnectedError


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    """The wire of every bot in this test."""
    it = Wire()
    for kind in (FakeHTTPClient, FakeWebhookAdapter):
        tap(monkeypatch, kind, it)
    yield it
    for _, _, gate in it.gates:
        gate.set()


def tap(monkeypatch: pytest.MonkeyPatch, kind: Any, it: Wire) -> None:
    """Let all requests of this kind of client pass over the wire."""
    straight = kind.request

    async def request(self: Any, route: Any, *facts: Any, **more: Any) -> Any:
        path = route.url.split("?")[0].split("/api/v10")[-1]
        return await it.carry(f"{route.method} {path}", lambda: straight(self, route, *facts, **more))

    monkeypatch.setattr(kind, "request", request)
