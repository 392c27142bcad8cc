"""What the bot must be allowed on a server, and the link with which it is invited there."""

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
"""A channel may take some of it back."""
INVITE = (
    "https://discord.com/oauth2/authorize?client_id={id}&scope=bot+applications.commands&permissions={bits}"
)


def lacking(it: discord.Permissions) -> list[str]:
    """What is needed and not allowed, as Discord calls it."""
    allowed = discord.Permissions.all() if it.administrator else it
    return [title(name) for name, needed in NEEDED if needed and not getattr(allowed, name)]


def title(name: str) -> str:
    """As in Discord's settings."""
    return name.replace("read_messages", "view_channel").replace("_", " ").title().replace(" In ", " in ")


def invitation(application: int) -> str:
    """The link with which the bot is invited, or its permissions are set anew."""
    return INVITE.format(id=application, bits=NEEDED.value)


def introduction(client: discord.Client, settings: Settings) -> str:
    """What the host wants to know after a start, in one line: version, who, where, invitation, health."""
    who = f"Kontor {__version__} is online as {client.user} ({client.application_id})"
    told = [
        f"{who} on {len(client.guilds):,} servers",
        f"invite it: {invitation(client.application_id or 0)}",
    ]
    if settings.health_port:
        told.append(f"health: http://{settings.health_address}:{settings.health_port}/")
    return "; ".join(told)
