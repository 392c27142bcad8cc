"""What people are called, kept in memory only: names are read from Discord and never stored."""

from __future__ import annotations

import re
from collections import OrderedDict

import discord
from discord.utils import escape_markdown

from bot.texts import Texts
from engine.tables.table import Table

REMEMBERED = 5_000
ESCAPED = re.compile(r"\\(.)")
"""What Markdown would have read as a mark."""


class Names:
    """Display names by guild and person. Whoever presses is known for nothing; others are asked for once."""

    def __init__(self, client: discord.Client) -> None:
        self.client = client
        self.known: OrderedDict[tuple[int, int], str] = OrderedDict()

    def note(self, user: discord.abc.User) -> None:
        """Remember the name of somebody who has just pressed."""
        if isinstance(user, discord.Member):
            self.keep(user.guild.id, user.id, user.display_name)

    def keep(self, guild: int, person: int, name: str) -> None:
        """Remember a name, and forget the one that was used longest ago."""
        self.known[guild, person] = escape_markdown(name)
        self.known.move_to_end((guild, person))
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    def remembered(self, guild: int, person: int) -> str | None:
        """A name as it is known just now, without the marks of Markdown; None: Discord would have to be
        asked."""
        name = self.known.get((guild, person))
        return None if name is None else plain(name)

    def alike(self, guild: int, typed: str) -> list[int]:
        """The persons of a server whose names, as far as they are known, hold what was typed."""
        people = [person for home, person in self.known if home == guild]
        names = ((person, self.remembered(guild, person) or "") for person in people)
        return [person for person, name in names if typed.casefold() in name.casefold()]

    async def of(self, table: Table, t: Texts) -> tuple[str, ...]:
        """The names of all who sit at a table; agents have names by their seats."""
        agents = t("agent-names").split(", ")
        names = []
        for seat, chair in enumerate(table.chairs):
            if chair.person is None:
                names.append(t("agent-name", name=agents[seat], kind=t(f"agent-{chair.agent}")))
            else:
                name = await self.name(table.guild, chair.person, t)
                names.append(name if chair.waits else t("minded-name", name=name))
        return tuple(names)

    async def present(self, guild: int, person: int) -> bool:
        """Whether somebody is still on the server; asked of Discord, and yes where it does not say."""
        home = self.client.get_guild(guild)
        if home is None:
            return True
        try:
            await home.fetch_member(person)
        except discord.NotFound:
            return False
        except discord.HTTPException:
            return True
        return True

    def forget(self, person: int) -> None:
        """Know no name of a person any more."""
        for guild, known in [*self.known]:
            if known == person:
                del self.known[guild, person]

    async def name(self, guild: int, person: int, t: Texts) -> str:
        """One name; a person whom Discord no longer knows here is "a player", one who had himself erased "a
        former player"."""
        if person <= 0:
            return t("former-player")
        if (guild, person) not in self.known:
            home = self.client.get_guild(guild)
            member = home.get_member(person) if home else None
            try:
                found = member or (await home.fetch_member(person) if home else None)
            except discord.HTTPException:
                found = None
            self.keep(guild, person, found.display_name if found else t("unknown-player"))
        return self.known[guild, person]


def plain(name: str) -> str:
    """A name without the marks of Markdown: for where Discord reads none."""
    return ESCAPED.sub(r"\1", name)
