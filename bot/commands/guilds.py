"""Checks on Discord: whether it knows the token and the commands, and what the bot may do on each server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from bot.commands import application
from bot.commands.findings import Finding, fine, none, wrong
from bot.platform.invitation import invitation, missing_permissions
from bot.platform.registration import Payload, fetch_commands
from bot.settings import Settings

PATIENCE = 20.0
"""Seconds that Discord may take."""
PAGE = 200
"""Servers that Discord lists at a time."""


@dataclass(frozen=True, slots=True)
class Bot:
    """What Discord says of a bot. `guilds`: its permissions on each server, by id; `commands`: those that are
    registered; `facts`: what is set in the Developer Portal; `emojis`: the names of those that it has."""

    application: int
    guilds: dict[int, discord.Permissions]
    commands: list[Payload]
    facts: Payload
    emojis: frozenset[str]


async def check_discord(settings: Settings) -> Iterable[Finding]:
    """Token, servers, commands and the application's settings, where there is a token."""
    if not settings.token:
        if settings.playground:
            return [none("Token", "none: the bot opens a local channel in the browser")]
        text = "none, and a local channel is off (KONTOR_PLAYGROUND)"
        return [wrong("Token", text, "Put DISCORD_TOKEN into .env, or into the environment.")]
    try:
        async with asyncio.timeout(PATIENCE):
            bot = await fetch_bot(settings.token)
    except discord.LoginFailure:
        cure = "Copy it again from the Developer Portal (Bot > Reset Token) into DISCORD_TOKEN."
        return [wrong("Token", "Discord does not know it", cure)]
    except (TimeoutError, aiohttp.ClientError, discord.HTTPException, OSError) as refusal:
        text = f"Discord cannot be reached: {type(refusal).__name__}"
        return [wrong("Token", text, "Is this machine online, and may it open https://discord.com?")]
    commands = await application.our_commands(settings)
    return [
        fine("Token", f"Discord knows it: application {bot.application}"),
        *permissions(bot),
        *application.installation(bot.facts, commands),
        application.check_registration(bot.facts, bot.commands, commands),
        application.check_emojis(bot.emojis),
    ]


async def fetch_bot(token: str) -> Bot:
    """Ask Discord, without connecting as the bot: one that runs does not notice."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(token)
        guilds: list[Any] = []
        while page := await client.http.get_guilds(PAGE, after=guilds[-1]["id"] if guilds else None):
            guilds += page
            if len(page) < PAGE:
                break
        number = client.application_id or 0
        return Bot(
            number,
            {int(guild["id"]): discord.Permissions(int(guild["permissions"])) for guild in guilds},
            await fetch_commands(client.http, number),
            dict(await client.http.application_info()),
            frozenset(emoji.name for emoji in await client.fetch_application_emojis()),
        )


def permissions(bot: Bot) -> Iterable[Finding]:
    """Every server on which something is missing, by its id."""
    if not bot.guilds:
        return [none("Servers", f"none yet; invite it: {invitation(bot.application)}")]
    missing = {guild: missing_permissions(granted) for guild, granted in bot.guilds.items()}
    short = {guild: names for guild, names in missing.items() if names}
    enough = len(bot.guilds) - len(short)
    anew = f"or invite the bot anew, nothing is lost: {invitation(bot.application)}"
    cure = f"Allow it in the server's settings, {anew}"
    findings = [
        wrong("Servers", f"{guild}: the bot lacks {', '.join(names)}", cure) for guild, names in short.items()
    ]
    first = [fine("Servers", f"{enough:,} on which the bot may do all it needs")] if enough else []
    return [*first, *findings]
