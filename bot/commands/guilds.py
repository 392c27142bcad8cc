"""Checks on Discord: whether it knows the token, and what the bot may do on each server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from bot.commands.finding import Finding, fine, none, wrong
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
"""What the bot must be allowed on a server; a channel may take some of it back."""
PATIENCE = 20.0
"""Seconds that Discord may take."""
PAGE = 200
"""Servers that Discord lists at a time."""
INVITE = (
    "https://discord.com/oauth2/authorize?client_id={id}&scope=bot+applications.commands&permissions={bits}"
)


@dataclass(frozen=True, slots=True)
class Bot:
    """What Discord says of a bot. `guilds`: its permissions on each server, by id."""

    application: int
    guilds: dict[int, discord.Permissions]


async def connected(settings: Settings) -> Iterable[Finding]:
    """Token and servers, where there is a token."""
    if not settings.token:
        return [none("Token", "none: the bot opens a local channel in the browser")]
    try:
        async with asyncio.timeout(PATIENCE):
            bot = await known(settings.token)
    except discord.LoginFailure:
        cure = "Copy it again from the Developer Portal (Bot > Reset Token) into DISCORD_TOKEN."
        return [wrong("Token", "Discord does not know it", cure)]
    except (TimeoutError, aiohttp.ClientError, discord.HTTPException, OSError) as refusal:
        text = f"Discord cannot be reached: {type(refusal).__name__}"
        return [wrong("Token", text, "Is this machine online, and may it open https://discord.com?")]
    return [fine("Token", f"Discord knows it: application {bot.application}"), *permissions(bot)]


async def known(token: str) -> Bot:
    """Ask Discord, without connecting as the bot: one that runs does not notice."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(token)
        guilds: list[Any] = []
        while page := await client.http.get_guilds(PAGE, after=guilds[-1]["id"] if guilds else None):
            guilds += page
            if len(page) < PAGE:
                break
        return Bot(
            client.application_id or 0,
            {int(it["id"]): discord.Permissions(int(it["permissions"])) for it in guilds},
        )


def permissions(bot: Bot) -> Iterable[Finding]:
    """Every server on which something is missing, by its id."""
    if not bot.guilds:
        return [none("Servers", f"none yet; invite it: {invitation(bot)}")]
    short = {guild: lacking(it) for guild, it in bot.guilds.items() if lacking(it)}
    enough = len(bot.guilds) - len(short)
    cure = f"Allow it in the server's settings, or invite the bot anew, nothing is lost: {invitation(bot)}"
    out = [
        wrong("Servers", f"{guild}: the bot lacks {', '.join(names)}", cure) for guild, names in short.items()
    ]
    return [fine("Servers", f"{enough:,} on which the bot may do all it needs"), *out] if enough else out


def lacking(it: discord.Permissions) -> list[str]:
    """What is needed and not allowed, as Discord calls it."""
    allowed = discord.Permissions.all() if it.administrator else it
    return [title(name) for name, needed in NEEDED if needed and not getattr(allowed, name)]


def title(name: str) -> str:
    """As in Discord's settings."""
    return name.replace("read_messages", "view_channel").replace("_", " ").title().replace(" In ", " in ")


def invitation(bot: Bot) -> str:
    """The link with which the bot is invited, or its permissions are set anew."""
    return INVITE.format(id=bot.application, bits=NEEDED.value)
