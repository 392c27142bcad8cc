"""Permissions of commands on a server, by user, role and channel, so that buttons do no more than commands.

Discord enforces these rules for slash commands alone. They are fetched once per server and again after each
change, of which Discord sends an event. While Discord does not answer, the last answer counts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import discord
from cachetools import LRUCache, TTLCache

from bot.platform import faults

log = logging.getLogger(__name__)
REMEMBERED = 5_000
"""Size of the cache, in servers."""
TIMEOUT, RETRY = 0.8, 60.0
"""Seconds that a press waits for Discord, and until a server whose rules are not known is asked again."""
ROLE, USER, CHANNEL = 1, 2, 3
Rules = Mapping[int, Mapping[tuple[int, int], bool]]
"""By the id of a command, or of the application for all its commands: what holds for a kind and an id."""


class CommandPermissions:
    """Cache of the rules of servers; `ids`: the registered commands by name."""

    def __init__(self, client: discord.Client, ids: Callable[[], Mapping[str, int]]) -> None:
        self.client = client
        self.ids = ids
        self.known: LRUCache[int, Rules] = LRUCache(REMEMBERED)
        self.unanswered: TTLCache[int, bool] = TTLCache(REMEMBERED, RETRY)

    async def allows(self, interaction: discord.Interaction[Any], command: str) -> bool:
        """Whether the user may give this command where they are; outside of servers they always may."""
        guild = interaction.guild_id
        if guild is None or interaction.permissions.administrator:
            return True
        if guild not in self.known and guild not in self.unanswered:
            await self.learn(guild)
        channel = getattr(interaction.channel, "parent_id", None) or interaction.channel_id or 0
        roles = [role.id for role in getattr(interaction.user, "roles", ())]
        scopes = (self.ids().get(command, 0), self.client.application_id or 0)
        rules = [self.known.get(guild, {}).get(scope, {}) for scope in scopes]
        return in_channel(rules, channel, guild) and for_person(rules, interaction.user.id, roles, guild)

    async def learn(self, guild: int) -> None:
        """Fetch the rules of a server; a failure is logged."""
        application = self.client.application_id or 0
        fetch = self.client.http.get_guild_application_command_permissions
        try:
            async with asyncio.timeout(TIMEOUT):
                self.known[guild] = rules_of(await fetch(application, guild))
        except faults.UNREACHED as refused:
            self.unanswered[guild] = True
            log.info("guild %s: permissions of commands are not known: %s", guild, faults.summary(refused))

    async def renew(self, event: discord.RawAppCommandPermissionsUpdateEvent) -> None:
        """Fetch the rules of a server again after a change."""
        self.unanswered.pop(event.guild.id, None)
        await self.learn(event.guild.id)


def rules_of(payload: Iterable[Mapping[str, Any]]) -> Rules:
    """Parse the rules in Discord's response."""
    return {
        int(scope["id"]): {
            (int(rule["type"]), int(rule["id"])): bool(rule["permission"]) for rule in scope["permissions"]
        }
        for scope in payload
    }


def in_channel(rules: Iterable[Mapping[tuple[int, int], bool]], channel: int, guild: int) -> bool:
    """Whether the channel allows it: the rule for it, else that for all channels, whose id is one below the
    server's; those of the command come before those of the application."""
    for scope in rules:
        for place in (channel, guild - 1):
            if (CHANNEL, place) in scope:
                return scope[CHANNEL, place]
    return True


def for_person(
    rules: Iterable[Mapping[tuple[int, int], bool]], person: int, roles: Iterable[int], guild: int
) -> bool:
    """Whether the user may: the rule for them, else one of their roles that may, else that for everyone (the
    role with the server's id); those of the command come before those of the application."""
    own = [role for role in roles if role != guild]
    for scope in rules:
        if (USER, person) in scope:
            return scope[USER, person]
        if known := [scope[ROLE, role] for role in own if (ROLE, role) in scope]:
            return any(known)
        if (ROLE, guild) in scope:
            return scope[ROLE, guild]
    return True
