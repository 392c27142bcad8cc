"""Checks of the application on Discord: permission to install it, and whether Discord knows our commands."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Any

import discord

from bot.app import create_bot
from bot.commands.findings import Finding, fine, none, wrong
from bot.games.registry import catalogue
from bot.platform.invitation import missing_permissions
from bot.platform.registration import PEOPLE, SERVERS, Payload, difference, for_servers, is_allowed, payload
from bot.presenter.catalogue import icons
from bot.settings import Settings

TICK = "Developer Portal > Installation > Installation Contexts: tick it, and restart the bot."
LINK = "Developer Portal > Installation > Default Install Settings > Guild Install: add it."


async def our_commands(settings: Settings) -> list[Payload]:
    """The bot's commands as they would be registered, from a bot that is discarded."""
    nowhere = {"database": Path(":memory:"), "cluster": "", "pictures": False}
    async with create_bot(settings.model_copy(update=nowhere)) as bot:
        await bot.set_up()
        return await payload(bot.tree)


def installation(facts: Payload, commands: list[Payload]) -> Iterable[Finding]:
    """Findings about the Developer Portal. `facts`: Discord's description of the application."""
    findings = [*contexts(facts, commands), *defaults(facts), *obstacles(facts)]
    return findings or [fine("Installing", "on servers and by users")]


def contexts(facts: Payload, commands: list[Payload]) -> Iterator[Finding]:
    """Check the installation contexts: servers, users."""
    if not is_allowed(facts, SERVERS):
        yield wrong("Installing", "Guild Install is not ticked: no server can add the bot", TICK)
    if not is_allowed(facts, PEOPLE):
        names = slashes(command["name"] for command in commands if PEOPLE in command["integration_types"])
        text = f"User Install is not ticked: {names} work only on servers with the bot"
        yield wrong("Installing", text, TICK)


def defaults(facts: Payload) -> Iterator[Finding]:
    """Check the permissions of the installation link on the application's profile, if it has one."""
    config: dict[str, Any] = facts.get("integration_types_config") or {}
    asked = (config.get(str(SERVERS)) or {}).get("oauth2_install_params")
    if not asked:
        return
    if "bot" not in asked["scopes"]:
        yield wrong("Installing", "the link of Guild Install lacks the scope bot", LINK)
    elif missing := missing_permissions(discord.Permissions(int(asked["permissions"]))):
        yield wrong("Installing", f"the link of Guild Install lacks {', '.join(missing)}", LINK)


def obstacles(facts: Payload) -> Iterator[Finding]:
    """Settings of the application with which the bot cannot work."""
    if facts.get("interactions_endpoint_url"):
        text = "an Interactions Endpoint URL is set: commands and presses go there, and not to the bot"
        yield wrong("Installing", text, "Developer Portal > General Information: empty it.")
    if facts.get("bot_require_code_grant"):
        text = "Requires OAuth2 Code Grant is on: nobody can invite the bot"
        yield wrong("Installing", text, "Developer Portal > Bot: switch it off.")


def check_registration(facts: Payload, known: list[Payload], commands: list[Payload]) -> Finding:
    """Whether the commands registered with Discord equal ours."""
    ours = commands if is_allowed(facts, PEOPLE) else [for_servers(command) for command in commands]
    changes = difference(ours, known)
    if not changes:
        return fine("Commands", f"{len(ours)}, all registered as they are here")
    faults = {
        "not registered": changes.missing,
        "registered otherwise": changes.changed,
        "not ours": changes.foreign,
    }
    text = "; ".join(f"{fault}: {slashes(names)}" for fault, names in faults.items() if names)
    cure = "Start the bot, it registers them; where Discord refuses to, the log tells why."
    return wrong("Commands", text, cure)


def check_emojis(known: Collection[str]) -> Finding:
    """Whether the application has our emojis."""
    wanted = {icon.emoji for icon in icons(catalogue())}
    missing = len(wanted.difference(known))
    if not missing:
        return fine("Emojis", f"{len(wanted)}, all uploaded")
    text = f"{missing} of {len(wanted)} not uploaded; texts show Unicode emojis"
    return none(
        "Emojis", f"{text}. The bot uploads them while it runs; where Discord refuses, the log tells why."
    )


def slashes(names: Iterable[str]) -> str:
    """Commands as they are typed."""
    return ", ".join(f"/{name}" for name in names)
