"""The one board of each table: edited where it stands, posted anew where it must be, and the others taken
away.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import timedelta
from functools import partial

import discord
from discord.utils import snowflake_time, utcnow

from bot.background.message_edits import try_edit
from bot.house import House
from bot.messages.sheets import Sheet
from bot.platform import faults
from bot.platform.faults import Kind
from engine.tables.locks import Locks
from engine.tables.model.habits import DAY
from engine.tables.model.outbox import Note, occasion, public
from engine.tables.model.table import Table

log = logging.getLogger(__name__)
UNHURRIED = 30.0
"""Seconds that a picture may take where nobody has pressed."""
OLD, SPACED = timedelta(hours=1), 2.5
"""A message older than that may be edited some three times in six seconds a channel, so a board as old rests
for so many seconds after an edit; what happens meanwhile is shown by the next one."""
NEEDS_A_NEW_MESSAGE = frozenset({faults.UNKNOWN_MESSAGE, faults.ARCHIVED})
"""Discord will not let us edit this message; a new one is fine, and wakes an archived thread."""


class Boards:
    """Shows boards. `rests`: tables whose board was edited just now and may not be edited so soon again, each
    with the loop's time until which it rests."""

    def __init__(self, client: discord.Client, house: House) -> None:
        self.client = client
        self.house = house
        self.mail = house.store.mail
        self.rests: dict[int, float] = {}
        self.places = Locks()

    def place(self, channel: int) -> asyncio.Lock:
        """Whoever holds this lock is the only one to post or edit the board of a channel."""
        return self.places[channel]

    def resting(self) -> dict[int, float]:
        """The tables whose boards rest, and for how many seconds."""
        now = asyncio.get_running_loop().time()
        self.rests = {table: until for table, until in self.rests.items() if until > now}
        return {table: until - now for table, until in self.rests.items()}

    async def show(self, table: Table, notes: Sequence[Note]) -> None:
        """Show the board as it is now; raises what Discord refuses."""
        table, sheet = await self.newest(table)
        async with self.place(table.channel):
            try:
                await self.put(table, sheet)
            except discord.Forbidden:
                if sheet.picture is None:
                    raise
                await self.put(table, await self.house.board(table))  # perhaps we may not attach it
        await self.overtaken(table)

    async def adopt(self, table: Table, message: int) -> None:
        """This message, which shows the table as given, is its board from now on; the one before it goes. To
        be called by whoever holds the `place`."""
        await self.mail.said(Note(table.id, "board", revision=table.revision), table.channel, message)
        await self.overtaken(table)

    async def overtaken(self, table: Table) -> None:
        """If the table has moved on, a newer board may have been shown while Discord took ours in: show it
        once more. Not where nobody may notice that something has changed: an edit can be seen."""
        newest = await self.house.tables.table(table.id)
        if public(newest) != public(table):
            await self.mail.say(Note(table.id, "board", revision=newest.revision))

    async def newest(self, table: Table) -> tuple[Table, Sheet]:
        """A board that is not older than the table: who presses while its picture is drawn has been shown a
        newer one already."""
        while True:
            sheet = await self.house.board(table, UNHURRIED if self.may_attach(table.channel) else 0.0)
            newest = await self.house.tables.table(table.id)
            if public(newest) == public(table):
                return table, sheet
            table = newest

    def may_attach(self, channel: int) -> bool:
        """Whether we may attach a picture there, as far as we know."""
        place = self.client.get_channel(channel)
        room = place.parent if isinstance(place, discord.Thread) else place
        if not isinstance(room, discord.abc.GuildChannel):
            return True
        return room.permissions_for(room.guild.me).attach_files

    async def put(self, table: Table, sheet: Sheet) -> None:
        """Edit the one board, or post it where it is gone, cannot be edited, or is in another channel."""
        known = await self.mail.message(table.id, "board")
        said = Note(table.id, "board", revision=table.revision)
        if known and self.long_over(table):
            if not await try_edit(self.client, *known, partial(sheet.editing, self.house.emojis)):
                await self.mail.forget_message(known[1])
            await self.mail.said(said)
        elif known and known[0] == table.channel and await self.edited(table, known[1], sheet):
            await self.mail.said(said)
        else:
            await self.post(table, sheet, instead_of=known[1] if known else 0)

    def long_over(self, table: Table) -> bool:
        """Whether nobody needs the board of a table anew where it does not stand any more."""
        return table.status in ("finished", "ended") and self.house.tables.clock() - table.changed > DAY

    async def edited(self, table: Table, message: int, sheet: Sheet) -> bool:
        """Whether the message could be changed; False where a new one is needed."""
        standing = self.client.get_partial_messageable(table.channel).get_partial_message(message)
        old = utcnow() - snowflake_time(message) > OLD
        try:
            await standing.edit(**sheet.editing(self.house.emojis))
        except discord.HTTPException as refused:
            if refused.code in NEEDS_A_NEW_MESSAGE:
                return False
            old = old or refused.code == faults.OLD_MESSAGE_EDITS
            raise
        finally:
            if old:
                self.rests[table.id] = asyncio.get_running_loop().time() + SPACED
        return True

    async def post(self, table: Table, sheet: Sheet, instead_of: int) -> None:
        """A new board; the one before it goes afterwards. The nonce keeps a crash between send and save from
        posting it twice."""
        channel = self.client.get_partial_messageable(table.channel)
        nonce = f"b{table.id}.{occasion(public(table))}.{instead_of % 10**6}"
        sent = await channel.send(silent=True, nonce=nonce, **sheet.sending(self.house.emojis))
        await self.mail.said(Note(table.id, "board", revision=table.revision), table.channel, sent.id)

    async def tidy(self, table: Table, notes: Sequence[Note]) -> None:
        """Take away the messages in whose place newer ones stand."""
        for channel, message in await self.mail.leftovers(table.id):
            await self.remove(channel, message)
            await self.mail.forget_message(message)
        await self.mail.tidied(table.id)

    async def remove(self, channel: int, message: int) -> None:
        """Delete a message of ours, or, where we may not, take its controls off. If it is gone already, so
        much the better."""
        partial = self.client.get_partial_messageable(channel).get_partial_message(message)
        try:
            try:
                await partial.delete()
            except discord.Forbidden as refused:
                if faults.is_transient(refused):
                    raise
                await partial.edit(view=None)
        except discord.HTTPException as refused:
            if faults.kind(refused) not in (Kind.gone, Kind.homeless):
                raise
            log.debug("message %s was gone", message)
