"""Access control: a table accepts presses from its own server only. The only place that checks it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import discord

from bot.interactions.request import Request
from bot.messages.controls import Button, Style
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.services import Services
from bot.texts import Texts
from bot.views.refusals import Concealed, Denied, Elsewhere, NoAccess, NotMember, refusal_text
from engine.tables.model.errors import Broken, NoTable
from engine.tables.model.table import Table

OFFICE = frozenset({
    "ahead", "always", "back", "carry", "confirm", "decline", "desk", "enough", "explain", "go",
    "hint", "home", "jot", "lay", "lookup", "more", "note", "office", "order", "orders", "outlook",
    "prepare", "read", "seal", "unseal",
})  # fmt: skip
"""Verbs of a player's own office, which also comes by direct message and from the list of their tables.

They work on private messages everywhere, for members of the table's server. The threat model in docs has a
row for each verb.
"""


STANDS_FOR = {
    **dict.fromkeys(("newtable", "newthread", "playon", "rematch"), "new"),
    **dict.fromkeys(("callform", "callnew", "callsend"), "call"),
    **dict.fromkeys(("learn", "learnagain", "learngame"), "learn"),
}
"""The command whose permissions a verb respects: a button does no more than the command."""


class Access:
    """Decides before a handler runs whether the user may reach its table from here.

    `allows`: whether a server allows a command to a user in a channel.
    """

    def __init__(self, services: Services) -> None:
        self.services = services
        self.allows: Callable[[discord.Interaction[Any], str], Awaitable[bool]] = allow_all

    async def check_command(self, request: Request) -> None:
        """Raise `Denied` where the server has taken the command that a press stands for from its user."""
        command = STANDS_FOR.get(request.verb)
        if command is not None and not await self.allows(request.interaction, command):
            raise Denied(command)

    async def without_denied(self, request: Request, sheet: Sheet) -> Sheet:
        """A private answer without the buttons that its reader may not press here."""
        verbs = {button.id_.verb for button in sheet.controls if isinstance(button, Button)}
        wanted = {STANDS_FOR[verb] for verb in verbs & STANDS_FOR.keys()}
        denied = {command for command in wanted if not await self.allows(request.interaction, command)}
        if not denied:
            return sheet
        kept = [
            control
            for control in sheet.controls
            if not (isinstance(control, Button) and STANDS_FOR.get(control.id_.verb) in denied)
        ]
        return replace(sheet, controls=kept)

    async def check(self, request: Request, number: int | None) -> None:
        """Raise `NoAccess` unless the table of a press or command is open here; None or 0: no table.

        A press on the table's server proves membership; elsewhere Discord is asked. The seat of a player who
        has left goes to a caretaker. Unreadable tables pass: their handler reports them. A lesson of another
        person, and a concealed table of others, raise `Concealed`; a table that is withheld raises
        `Impossible`.
        """
        if not number:
            return
        try:
            table = await self.services.tables.table(number)
        except (NoTable, Broken):
            return
        await self.check_table(request, table)

    async def of_channel(self, request: Request) -> Table:
        """The newest table of the request's channel, for commands that name none; raises what `check` raises,
        and `NoTable`. The only way from a channel to its table."""
        table = await self.services.tables.of_channel(request.interaction.channel_id or 0)
        await self.check_table(request, table)
        return table

    async def check_table(self, request: Request, table: Table) -> None:
        """Raise `NoAccess` (`Concealed` where its existence is secret) unless a table is open here, and
        `Impossible` for one that is withheld."""
        if table.lesson:
            if request.person != table.channel:
                raise Concealed(table.id)
        elif table.concealed and request.person not in table.people:
            raise Concealed(table.id)
        elif request.interaction.guild_id == table.guild:
            request.where = "channel" if request.interaction.channel_id == table.channel else "server"
        else:
            request.where = "elsewhere"
            await self.check_elsewhere(request, table)
        if table.concealed:
            table.expect_not_withheld()

    async def check_elsewhere(self, request: Request, table: Table) -> None:
        """Check a press from outside of the table's server; only its players learn that the table exists.

        Raises `NotMember`, `Elsewhere`, and `Concealed` for all others.
        """
        if request.person not in table.people:
            raise Concealed(table.id)
        if not await self.services.present(table, request.person):
            raise NotMember(table.id)
        if not (request.private and request.verb in OFFICE):
            raise Elsewhere(table.id)


async def allow_all(interaction: discord.Interaction[Any], command: str) -> bool:
    """Allow every command: the default where no server is asked."""
    return True


def refusal(error: NoAccess, t: Texts) -> Sheet:
    """Build the answer to a refused press, without facts of the table; a player who has left may return."""
    back = Button(Id("back", error.table), t("care-back"), Style.success)
    return Sheet("", refusal_text(error, t, None), [back] if isinstance(error, NotMember) else [])
