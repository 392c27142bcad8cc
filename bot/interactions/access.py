"""Where a press may come from: a table is open on its own server only. The one place that checks it."""

from __future__ import annotations

from bot.house import House
from bot.interactions.request import Request
from bot.messages.controls import Button, Style
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.texts import Texts
from bot.views.refusals import Concealed, Elsewhere, NoAccess, NotMember, worded
from engine.tables.model.errors import Broken, NoTable
from engine.tables.model.table import Table

OFFICE = frozenset({
    "ahead", "back", "carry", "confirm", "desk", "drop", "enough", "give", "go", "hint", "home", "jot",
    "lookup", "note", "office", "order", "orders", "pick", "play", "prepare", "read", "seal", "unseal",
    "which",
})  # fmt: skip
"""Verbs of a player's own office, which also comes by direct message and from the list of their tables.

They work on private messages everywhere, for members of the table's server. The threat model in docs has a
row for each verb.
"""


class Access:
    """Decides before a handler runs whether its table is open to the visitor, here."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def check(self, request: Request, number: int | None) -> None:
        """Raise `NoAccess` unless the table of a press or command (None or 0: it names none) is open here.

        A press on the table's server proves that the visitor is a member; elsewhere Discord is asked. A seat
        of a player who has left goes to a caretaker. What a table that cannot be read is, its handler says.
        A lesson of another person raises `Concealed`.
        """
        if not number:
            return
        try:
            table = await self.house.tables.table(number)
        except (NoTable, Broken):
            return
        if table.lesson:
            if request.person != table.channel:
                raise Concealed(number)
        elif request.interaction.guild_id == table.guild:
            request.where = "channel" if request.interaction.channel_id == table.channel else "server"
        else:
            request.where = "elsewhere"
            await self.check_elsewhere(request, table)

    async def check_elsewhere(self, request: Request, table: Table) -> None:
        """The same for a press away from the table's server; only its players learn that there is a table.

        Raises `NotMember`, `Elsewhere`, and `Concealed` for everybody else.
        """
        if request.person not in table.people:
            raise Concealed(table.id)
        if not await self.house.present(table, request.person):
            raise NotMember(table.id)
        if not (request.private and request.verb in OFFICE):
            raise Elsewhere(table.id)


def refusal(error: NoAccess, t: Texts) -> Sheet:
    """What the visitor reads, nothing of the table in it; a player who has left gets a way back to it."""
    back = Button(Id("back", error.table), t("care-back"), Style.success)
    return Sheet("", worded(error, t, None), [back] if isinstance(error, NotMember) else [])
