"""Registers the slash commands in the background, if they differ from the registered ones, with retries."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.http import Route

from bot.platform.start_task import StartTask
from bot.platform.translator import Translator
from engine.tables.store.database import Connection

log = logging.getLogger(__name__)
Payload = dict[str, Any]
"""JSON payload of a command, option or choice."""
SERVERS, PEOPLE = 0, 1
"""Installation contexts of Discord: servers and users."""
COMPARED = (
    *("type", "name", "name_localizations", "description", "description_localizations"),
    *("options", "choices", "value", "required", "autocomplete", "channel_types"),
    *("min_value", "max_value", "min_length", "max_length"),
    *("contexts", "integration_types", "default_member_permissions", "nsfw"),
)
"""Fields of a command that are compared; Discord adds ids and others."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Names of the bot's commands that are not registered, or registered otherwise, and of registered
    commands that the bot does not have."""

    missing: tuple[str, ...]
    changed: tuple[str, ...]
    foreign: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.missing or self.changed or self.foreign)


class Registration(StartTask):
    """Background task. `ids`: of the registered commands, by English name, as far as they are known."""

    lease, trouble = "commands", "commands not registered"

    def __init__(self, tree: app_commands.CommandTree[Any], connection: Connection) -> None:
        super().__init__(connection)
        self.tree = tree
        self.http = tree.client.http
        self.ids: dict[str, int] = {}

    async def attempt(self) -> None:
        """Try once; a refusal of the commands is logged in full."""
        try:
            await self.register()
        except discord.HTTPException as refused:
            if refused.code and refused.status < 500 and refused.status != 429:
                log.error("Discord refuses our commands: %s", error_line(refused))  # noqa: TRY400  # one line
            raise

    async def register(self) -> None:
        """Overwrite all registered commands if any differs; Discord accepts all or none."""
        ours = await payload(self.tree)
        if not is_allowed(dict(await self.http.application_info()), PEOPLE):
            log.info("commands are for servers only: User Install is not ticked in the Developer Portal")
            ours = [for_servers(command) for command in ours]
        known = await fetch_commands(self.http, self.application)
        self.note(known)
        if difference(ours, known):
            try:
                await self.upload(ours)
            except app_commands.CommandSyncFailure as refused:
                await self.fall_back(ours, known, refused)

    @property
    def application(self) -> int:
        return self.tree.client.application_id or 0

    async def upload(self, commands: list[Payload]) -> None:
        """Upload all commands; raises `CommandSyncFailure` with Discord's messages about invalid ones."""
        try:
            self.note(await self.http.bulk_upsert_global_commands(self.application, payload=commands))
        except discord.HTTPException as refused:
            if refused.status == 400:
                raise app_commands.CommandSyncFailure(refused, self.tree.get_commands()) from None
            raise

    def note(self, commands: Iterable[Mapping[str, Any]]) -> None:
        """Remember the ids of registered commands."""
        self.ids = {command["name"]: int(command["id"]) for command in commands if "id" in command}

    async def fall_back(
        self, ours: list[Payload], known: list[Payload], refused: app_commands.CommandSyncFailure
    ) -> None:
        """Register for servers only, where user installation is not enabled; raises the refusal if that was
        not the reason."""
        server_commands = [for_servers(command) for command in ours]
        if server_commands == ours:
            raise refused
        if difference(server_commands, known):
            try:
                await self.upload(server_commands)
            except app_commands.CommandSyncFailure:
                raise refused from None
        log.warning("commands are for servers only: %s", error_line(refused))


async def payload(tree: app_commands.CommandTree[Any]) -> list[Payload]:
    """Payloads of all commands of a tree, with localisations."""
    translator = Translator()
    return [dict(await command.get_translated_payload(tree, translator)) for command in tree.get_commands()]


async def fetch_commands(http: discord.http.HTTPClient, application: int) -> list[Payload]:
    """Fetch the registered commands of an application, with localisations."""
    route = Route("GET", "/applications/{application_id}/commands", application_id=application)
    known: list[Payload] = await http.request(route, params={"with_localizations": "true"})
    return known


def difference(ours: list[Payload], known: list[Payload]) -> Difference:
    """Compare the commands with the registered ones."""
    here, there = (
        {command["name"]: without_defaults(command) for command in commands} for commands in (ours, known)
    )
    return Difference(
        missing=tuple(name for name in here if name not in there),
        changed=tuple(name for name in here if there.get(name, here[name]) != here[name]),
        foreign=tuple(name for name in there if name not in here),
    )


def without_defaults(payload: Payload) -> Payload:
    """The compared fields that differ from their defaults, normalised."""
    values = {name: normalised(name, payload.get(name)) for name in COMPARED}
    return {name: value for name, value in values.items() if not is_default(value)}


def normalised(name: str, value: Any) -> Any:
    """A field's value for comparison: Discord reorders and reformats some."""
    if name in ("options", "choices"):
        return [without_defaults(part) for part in value or ()]
    if name in ("contexts", "integration_types", "channel_types"):
        return sorted(value or ())
    return str(value) if name == "default_member_permissions" and value is not None else value


def is_default(value: Any) -> bool:
    """Whether a value equals a missing field; numbers never do."""
    return value is None or value is False or value in ("", [], {})


def is_allowed(facts: Payload, kind: int) -> bool:
    """Whether an installation context is enabled; `facts`: the application as Discord returns it, without
    configuration all are."""
    config = facts.get("integration_types_config")
    return not config or str(kind) in config


def for_servers(command: Payload) -> Payload:
    """The command without user installation."""
    return {**command, "integration_types": [SERVERS]}


def error_line(refused: discord.HTTPException) -> str:
    """Discord's error message on one line."""
    return "; ".join(line.strip() for line in str(refused).splitlines())
