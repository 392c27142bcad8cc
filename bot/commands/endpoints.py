"""Checks of the HTTP endpoints of metrics and health: they answer, or their addresses can be bound."""

from __future__ import annotations

import asyncio
import socket
import urllib.error
import urllib.request
from collections.abc import Iterable
from ipaddress import ip_address

from bot.commands.findings import Finding, fine, none, wrong
from bot.settings import Settings

PATIENCE = 15.0
"""Seconds that an answer may take: the bot itself waits for its loop and its database."""


async def monitoring(settings: Settings) -> Iterable[Finding]:
    """Whether metrics and health answer, or can at the next start."""
    return [
        await asyncio.to_thread(endpoint, "Metrics", settings.metrics_address, settings.metrics_port),
        await asyncio.to_thread(endpoint, "Health", settings.health_address, settings.health_port),
    ]


def endpoint(name: str, address: str, port: int) -> Finding:
    """The answer of one endpoint, or whether its address is free."""
    setting = f"KONTOR_{name.upper()}_PORT"
    if not port:
        return none(name, f"off ({setting})")
    place = f"http://{address}:{port}/{'' if local(address) else ', open to other machines'}"
    status, text = answer(address, port)
    if status == 200 and ("kontor_" in text or name == "Health"):
        return fine(name, f"{place}: {'answers' if name == 'Metrics' else text.strip()}")
    if status == 503 and name == "Health":
        return wrong(name, f"{place}: {'; '.join(text.split(chr(10))).strip('; ')}", "Its log says more.")
    if trouble := address_trouble(address, port):
        return wrong(name, f"{place}: {trouble}", f"Choose another port ({setting}).")
    return fine(name, f"{place}: from the next start on")


def local(address: str) -> bool:
    """Whether only this machine reaches an address."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"


def answer(address: str, port: int) -> tuple[int, str]:
    """Status and text of an HTTP response; 0: none, or none that is HTTP."""
    try:
        with urllib.request.urlopen(f"http://{address}:{port}/", timeout=PATIENCE) as response:
            return response.status, response.read().decode(errors="replace")
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, refused.read().decode(errors="replace")
    except (OSError, ValueError):
        return 0, ""


def address_trouble(address: str, port: int) -> str:
    """Why the address cannot be bound; empty if it can."""
    try:
        with socket.create_server((address, port)):
            return ""
    except OSError as refused:
        return refused.strerror or str(refused)
