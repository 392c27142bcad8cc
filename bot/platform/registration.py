"""Tells Discord our commands if they are not the ones that it knows, until it takes them. No start waits."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.http import Route

from bot.platform.retries import retry
from bot.platform.translator import Translator
from engine.tables.store.database import Connection

log = logging.getLogger(__name__)
Payload = dict[str, Any]
"""A command, an option or a choice, as it goes over the wire."""
SERVERS, PEOPLE = 0, 1
"""By whom an application, and each of its commands, may be installed."""
LONGEST = 3600.0
"""Seconds at most between two tries: what Discord has refused often is mended by a person, if at all."""
TURN = 5.0
"""Seconds until a process looks again whether another one is done; then it finds them registered."""
TOLD = (
    *("type", "name", "name_localizations", "description", "description_localizations"),
    *("options", "choices", "value", "required", "autocomplete", "channel_types"),
    *("min_value", "max_value", "min_length", "max_length"),
    *("contexts", "integration_types", "default_member_permissions", "nsfw"),
)
"""What we say of a command; Discord adds ids and the like."""


@dataclass(frozen=True, slots=True)
class Difference:
    """The names of our commands that Discord does not know, or knows otherwise, and of those that it knows
    and we do not have."""

    missing: tuple[str, ...]
    changed: tuple[str, ...]
    foreign: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.missing or self.changed or self.foreign)


class Registration:
    """Works beside everything else; of several processes, one at a time."""

    def __init__(self, tree: app_commands.CommandTree[Any], connection: Connection) -> None:
        self.tree = tree
        self.connection = connection
        self.http = tree.client.http
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """From now on; the client has logged in."""
        self.task = asyncio.create_task(self.persist())

    async def close(self) -> None:
        """Leave it to the next start."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def persist(self) -> None:
        """Try until Discord has taken them."""
        try:
            while not await self.connection.claim("commands"):  # noqa: ASYNC110  # others tell nothing
                await asyncio.sleep(TURN)
            await retry(self.attempt, "commands not registered", max_delay=LONGEST)
        except Exception:
            log.exception("commands not registered")
        finally:
            await self.connection.let_go("commands")

    async def attempt(self) -> None:
        """One try; what Discord has against our commands is for a person to read."""
        try:
            await self.register()
        except discord.HTTPException as refused:
            if refused.code and refused.status < 500 and refused.status != 429:
                log.error("Discord refuses our commands: %s", words(refused))  # noqa: TRY400  # words will do
            raise

    async def register(self) -> None:
        """Overwrite all that Discord knows, where something differs. It takes all or nothing."""
        ours = await payload(self.tree)
        if not allowed(dict(await self.http.application_info()), PEOPLE):
            log.info("commands are for servers only: User Install is not ticked in the Developer Portal")
            ours = [for_servers(it) for it in ours]
        known = await registered(self.http, self.application)
        if difference(ours, known):
            try:
                await self.upload(ours)
            except app_commands.CommandSyncFailure as refused:
                await self.fall_back(ours, known, refused)

    @property
    def application(self) -> int:
        """Our number."""
        return self.tree.client.application_id or 0

    async def upload(self, commands: list[Payload]) -> None:
        """Raises `CommandSyncFailure`, which says in Discord's words what is wrong with which command."""
        try:
            await self.http.bulk_upsert_global_commands(self.application, payload=commands)
        except discord.HTTPException as refused:
            if refused.status == 400:
                raise app_commands.CommandSyncFailure(refused, self.tree.get_commands()) from None
            raise

    async def fall_back(
        self, ours: list[Payload], known: list[Payload], refused: app_commands.CommandSyncFailure
    ) -> None:
        """Register them for servers alone, as far as the application may be installed; raises the refusal
        where that was not what Discord minded."""
        modest = [for_servers(it) for it in ours]
        if modest == ours:
            raise refused
        if difference(modest, known):
            try:
                await self.upload(modest)
            except app_commands.CommandSyncFailure:
                raise refused from None
        log.warning("commands are for servers only: %s", words(refused))


async def payload(tree: app_commands.CommandTree[Any]) -> list[Payload]:
    """All commands of a tree in all languages, as Discord is told of them."""
    translator = Translator()
    return [dict(await it.get_translated_payload(tree, translator)) for it in tree.get_commands()]


async def registered(http: discord.http.HTTPClient, application: int) -> list[Payload]:
    """What Discord knows of an application's commands, in all languages."""
    route = Route("GET", "/applications/{application_id}/commands", application_id=application)
    known: list[Payload] = await http.request(route, params={"with_localizations": "true"})
    return known


def difference(ours: list[Payload], known: list[Payload]) -> Difference:
    """How what Discord knows differs from what we have."""
    here, there = ({it["name"]: plain(it) for it in commands} for commands in (ours, known))
    return Difference(
        missing=tuple(name for name in here if name not in there),
        changed=tuple(name for name, it in here.items() if there.get(name, it) != it),
        foreign=tuple(name for name in there if name not in here),
    )


def plain(it: Payload) -> Payload:
    """What is said of a command, an option or a choice, without what goes without saying."""
    return {name: said for name in TOLD if not absent(said := bare(name, it.get(name)))}


def bare(name: str, value: Any) -> Any:
    """A fact as it is compared: Discord orders and writes some in its own way."""
    if name in ("options", "choices"):
        return [plain(it) for it in value or ()]
    if name in ("contexts", "integration_types", "channel_types"):
        return sorted(value or ())
    return str(value) if name == "default_member_permissions" and value is not None else value


def absent(value: Any) -> bool:
    """Whether it is the same as saying nothing; a number always says something."""
    return value is None or value is False or value in ("", [], {})


def allowed(facts: Payload, kind: int) -> bool:
    """Whether servers or people may install an application; `facts`: what Discord says of it. They may where
    it says nothing."""
    config = facts.get("integration_types_config")
    return not config or str(kind) in config


def for_servers(command: Payload) -> Payload:
    """A command for servers alone."""
    return {**command, "integration_types": [SERVERS]}


def words(refused: discord.HTTPException) -> str:
    """A refusal in Discord's own words, on one line."""
    return "; ".join(line.strip() for line in str(refused).splitlines())
