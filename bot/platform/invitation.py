"""Required permissions and the invitation link."""

from __future__ import annotations

import discord

from bot import __version__
from bot.settings import Settings

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
"""Permissions that the bot asks for on a server; a channel may deny some of them."""
INVITE = (
    "https://discord.com/oauth2/authorize?client_id={id}&scope=bot+applications.commands&permissions={bits}"
)


def missing_permissions(granted: discord.Permissions) -> list[str]:
    """Names, as in Discord's settings, of the needed permissions that are not granted."""
    allowed = discord.Permissions.all() if granted.administrator else granted
    return [title(name) for name, needed in NEEDED if needed and not getattr(allowed, name)]


def title(name: str) -> str:
    """Name of a permission in Discord's settings."""
    return name.replace("read_messages", "view_channel").replace("_", " ").title().replace(" In ", " in ")


def invitation(application: int) -> str:
    """Link that invites the bot or updates its permissions."""
    return INVITE.format(id=application, bits=NEEDED.value)


def introduction(client: discord.Client, settings: Settings) -> str:
    """One line for the log after a start: version, user, servers, invitation, health address."""
    version = f"Kontor {__version__} is online as {client.user} ({client.application_id})"
    parts = [
        f"{version} on {len(client.guilds):,} {'server' if len(client.guilds) == 1 else 'servers'}",
        f"invite it: {invitation(client.application_id or 0)}",
    ]
    if settings.health_port:
        parts.append(f"health: http://{settings.health_address}:{settings.health_port}/")
    return "; ".join(parts)
