"""Sends direct messages: private questions, notices about lost channels, digests."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.messages.sheets import Sheet
from bot.platform import faults
from bot.platform.faults import Kind
from bot.platform.members import RECENT
from bot.platform.messages.embeds import send_arguments
from bot.platform.rate_limits import RateLimiter, timeout
from bot.services import Services
from bot.texts.formats import game_title
from bot.views.table import care
from engine.tables.model.outbox import Note, occasion, still_due
from engine.tables.model.table import Table

log = logging.getLogger(__name__)
TIMEOUT = 60.0
"""Timeout of sending a direct message, in seconds."""
OPENINGS, WITHIN = 5, 10.0
"""At most this many direct-message channels are opened in that many seconds; more counts as spam."""


class DirectMessages:
    """Sends direct messages, without notification where pings in the channel notify."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self.client = client
        self.services = services
        self.people = services.store.people
        self.mail = services.store.mail
        self.openings = RateLimiter(OPENINGS, WITHIN * self.people.connection.processes)

    async def ask(self, table: Table, notes: Sequence[Note]) -> None:
        """Send the private question of each note that is still open; raises what Discord raises."""
        for note in notes:
            person = table.chairs[note.seat].person
            due = person in table.people and still_due(note, table)
            if person is not None and due and await self.wants_questions(table, person):
                t = await self.services.private_texts(person, table)
                hint = t("private-hint", game=game_title(t, table.key), channel=f"<#{table.channel}>")
                sheet = await self.services.office(table, person, t, hint)
                sent = await self.write_to(person, sheet, f"d{table.id}.{note.seat}.{note.ply}")
                if sent is not None:
                    await self.mail.mark_sent(note, sent.channel.id, sent.id)
                    if not still_due(note, await self.services.tables.table(table.id)):
                        await self.mail.discard_for_seat(note)  # it was answered while it was sent
                    continue
            await self.mail.mark_sent(note)

    async def call(self, table: Table, note: Note) -> None:
        """Call a player who is a member of the server but cannot see the channel, with their office. Raises
        what Discord raises."""
        person = table.chairs[note.seat].person or 0
        if not await self.is_reachable(table, person):
            log.info("table %s: seat %s sees no channel and takes no message", table.id, note.seat)
            return
        t = await self.services.private_texts(person, table)
        text = t(f"unseen-{note.what}", game=game_title(t, table.key), number=table.id)
        sheet = await self.services.office(table, person, t, text)
        nonce = f"u{table.id}.{note.seat}.{occasion(note.what, note.ply, table.chairs[note.seat].calls)}"
        sent = await self.write_to(person, sheet, nonce, silent=False)
        if sent is not None:
            private = Note(table.id, "private", note.seat, note.ply, note.revision)
            await self.mail.mark_sent(private, sent.channel.id, sent.id)

    async def wants_questions(self, table: Table, person: int) -> bool:
        """Whether the player opted in to direct messages and can be reached."""
        habits = (await self.services.tables.habits(person))[person]
        return habits.dms and await self.is_reachable(table, person)

    async def is_reachable(self, table: Table, person: int) -> bool:
        """Whether the player accepts direct messages and is still a member of the table's server."""
        return not await self.people.dms_closed(person) and await self.services.present(table, person, RECENT)

    async def announce_lost_channel(self, table: Table, notes: Sequence[Note]) -> None:
        """Tell players once that their table's channel is gone or closed to the bot, and how to continue."""
        for note in notes:
            person = table.chairs[note.seat].person
            due = person in table.people and still_due(note, table)
            if person is not None and due and await self.is_reachable(table, person):
                t = await self.services.private_texts(person, table)
                text = care.letter(table, t)
                nonce = f"l{table.id}.{note.seat}.{occasion(table.lost, table.complained)}"
                try:
                    await self.write(person, Sheet("", text), nonce)
                except discord.Forbidden as refused:  # perhaps only for lack of a shared server
                    if faults.is_transient(refused):
                        raise
                    log.info("table %s: seat %s takes no message about its channel", table.id, note.seat)
            await self.mail.mark_sent(note)

    async def write_to(
        self, person: int, sheet: Sheet, nonce: str, *, silent: bool = True
    ) -> discord.Message | None:
        """Send a direct message, and never again to a person who has closed them (None): Discord counts such
        refusals against the bot. Raises all other errors."""
        try:
            return await self.write(person, sheet, nonce, silent=silent)
        except discord.HTTPException as refused:
            if refused.code not in faults.NO_DIRECT_MESSAGES:
                raise
            await self.people.refuse_dms(person)
            return None

    async def write(self, person: int, sheet: Sheet, nonce: str, *, silent: bool = True) -> discord.Message:
        """Send a direct message through the cached or a new channel; raises what Discord raises."""
        async with timeout(self.client, TIMEOUT):
            known = await self.people.dm_channel(person)
            if (
                known is not None
                and (sent := await self.try_send(known, sheet, nonce, silent=silent)) is not None
            ):
                return sent
            await self.openings.acquire()
            opened = await self.client.create_dm(discord.Object(person))
            await self.people.set_dm_channel(person, opened.id)
            return await opened.send(
                silent=silent, nonce=nonce, **send_arguments(sheet, self.services.emojis)
            )

    async def try_send(
        self, channel: int, sheet: Sheet, nonce: str, *, silent: bool
    ) -> discord.Message | None:
        """Send into an open channel; None where the channel no longer exists."""
        known = self.client.get_partial_messageable(channel, type=discord.ChannelType.private)
        try:
            return await known.send(silent=silent, nonce=nonce, **send_arguments(sheet, self.services.emojis))
        except discord.NotFound as refused:
            if faults.kind(refused) is not Kind.channel_gone:
                raise
            return None
