"""Direct messages: private questions, the news that a channel is gone, and whatever else is written to one
person.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.house import House
from bot.messages.sheets import Sheet
from bot.platform import faults
from bot.platform.faults import Kind
from bot.platform.members import RECENT
from bot.platform.rate_limits import RateLimiter, timeout
from bot.texts.writing import game_title
from bot.views.table import care as looks
from engine.tables.model.outbox import Note, occasion, still_due
from engine.tables.model.table import Table

log = logging.getLogger(__name__)
PATIENCE = 60.0
"""Seconds that a direct message may take to be sent."""
OPENINGS, WITHIN = 5, 10.0
"""So many channels of direct messages are opened within so many seconds; Discord takes more for spam."""


class DirectMessages:
    """Writes direct messages, silently: where a sound is needed, a ping makes it."""

    def __init__(self, client: discord.Client, house: House) -> None:
        self.client = client
        self.house = house
        self.people = house.store.people
        self.openings = RateLimiter(OPENINGS, WITHIN * self.people.connection.processes)

    async def ask(self, table: Table, notes: Sequence[Note]) -> None:
        """The private question of each note, unless it has been answered; raises what Discord refuses."""
        for note in notes:
            person = table.chairs[note.seat].person
            due = person in table.people and still_due(note, table)
            if person is not None and due and await self.wanted_by(table, person):
                t = await self.house.private(person, table)
                hint = t("private-hint", game=game_title(t, table.key), channel=f"<#{table.channel}>")
                sheet = await self.house.office(table, person, t, hint)
                await self.write_to(person, sheet, f"d{table.id}.{note.seat}.{note.ply}")
            await self.house.store.mail.said(note)

    async def wanted_by(self, table: Table, person: int) -> bool:
        """Whether a player takes private questions by direct message."""
        habits = (await self.house.tables.habits(person))[person]
        return habits.dms and await self.open_to_us(table, person)

    async def open_to_us(self, table: Table, person: int) -> bool:
        """Whether a player has not closed direct messages to us and is still on the table's server."""
        return not await self.people.dms_closed(person) and await self.house.present(table, person, RECENT)

    async def announce_lost_channel(self, table: Table, notes: Sequence[Note]) -> None:
        """Tell a player, once, that the channel of his table is gone or refuses us, and how to go on."""
        for note in notes:
            person = table.chairs[note.seat].person
            due = person in table.people and still_due(note, table)
            if person is not None and due and await self.open_to_us(table, person):
                t = await self.house.private(person, table)
                text = looks.letter(table, t)
                nonce = f"l{table.id}.{note.seat}.{occasion(table.lost, table.complained)}"
                try:
                    await self.write(person, Sheet("", text), nonce)
                except discord.Forbidden as refused:  # perhaps only because we share no server just now
                    if faults.is_transient(refused):
                        raise
                    log.info("table %s: seat %s takes no message about its channel", table.id, note.seat)
            await self.house.store.mail.said(note)

    async def write_to(self, person: int, sheet: Sheet, nonce: str) -> None:
        """Write to somebody. If he has closed his direct messages, we remember it and do not try again: such
        refusals count against the bot. Raises all other refusals."""
        try:
            await self.write(person, sheet, nonce)
        except discord.Forbidden as refused:
            if refused.code != faults.DIRECT_MESSAGES_CLOSED:
                raise
            await self.people.refuse_dms(person)

    async def write(self, person: int, sheet: Sheet, nonce: str) -> None:
        """Write to somebody, through the channel that was opened once; raises what Discord refuses."""
        async with timeout(self.client, PATIENCE):
            known = await self.people.dm_channel(person)
            if known is None or not await self.sent(known, sheet, nonce):
                await self.openings.acquire()
                opened = await self.client.create_dm(discord.Object(person))
                await self.people.set_dm_channel(person, opened.id)
                await opened.send(silent=True, nonce=nonce, **sheet.sending(self.house.emojis))

    async def sent(self, channel: int, sheet: Sheet, nonce: str) -> bool:
        """Whether the channel is still there."""
        known = self.client.get_partial_messageable(channel, type=discord.ChannelType.private)
        try:
            await known.send(silent=True, nonce=nonce, **sheet.sending(self.house.emojis))
        except discord.NotFound as refused:
            if faults.kind(refused) is not Kind.homeless:
                raise
            return False
        return True
