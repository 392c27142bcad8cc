"""Keeps one board message per table: edits it, reposts it where that is impossible, deletes old ones."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import timedelta
from functools import partial

import discord
from discord.utils import snowflake_time, utcnow

from bot.background.message_edits import try_edit
from bot.messages.sheets import Sheet
from bot.platform import faults
from bot.platform.faults import Kind
from bot.platform.messages.embeds import edit_arguments, send_arguments
from bot.platform.places import may_attach
from bot.services import Services
from bot.texts.formats import game_title
from bot.views.people.games import link_to_board
from engine.tables.locks import Locks
from engine.tables.model.habits import DAY
from engine.tables.model.outbox import Note, occasion, public_facts
from engine.tables.model.table import Table
from engine.tables.store.mail import Leftover

log = logging.getLogger(__name__)
PICTURE_TIMEOUT = 30.0
"""Timeout of a picture in seconds where no user waits for it."""
TRIES = 3
"""How often a board is built while the table goes on."""
OLD, EDIT_PAUSE = timedelta(hours=1), 2.5
"""Discord limits edits of messages older than an hour to some three in six seconds per channel, so an old
board pauses this many seconds after an edit; the next edit shows all changes."""
NEEDS_A_NEW_MESSAGE = frozenset({faults.UNKNOWN_MESSAGE, faults.ARCHIVED})
"""Error codes after which the board is posted again; a new message also reopens an archived thread."""


class Boards:
    """Posts and edits boards. `pauses`: end of the pause after an edit, in loop time, by table."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self.client = client
        self.services = services
        self.mail = services.store.mail
        self.pauses: dict[int, float] = {}
        self.channel_locks = Locks()

    def channel_lock(self, channel: int) -> asyncio.Lock:
        """Lock that serialises posts and edits of the boards of a channel."""
        return self.channel_locks[channel]

    def remaining_pauses(self) -> dict[int, float]:
        """Remaining pause in seconds by table."""
        now = asyncio.get_running_loop().time()
        self.pauses = {table: until for table, until in self.pauses.items() if until > now}
        return {table: until - now for table, until in self.pauses.items()}

    async def show(self, table: Table, notes: Sequence[Note]) -> None:
        """Show the current board; raises what Discord raises."""
        table, sheet = await self.newest(table)
        async with self.channel_lock(table.channel):
            try:
                await self.put(table, sheet)
            except discord.Forbidden:
                if sheet.picture is None:
                    raise
                await self.put(table, await self.services.board(table))  # perhaps attachments are not allowed
        await self.requeue_if_changed(table)

    async def adopt(self, table: Table, message: int) -> None:
        """Make `message`, which shows the given table, its board; the previous one is removed later. The
        caller holds the `channel_lock`."""
        await self.mail.mark_sent(Note(table.id, "board", revision=table.revision), table.channel, message)
        await self.requeue_if_changed(table)

    async def requeue_if_changed(self, table: Table) -> None:
        """Queue the board again if the table has changed meanwhile, for a newer board may have been
        overwritten.

        Hidden changes are ignored: an edit would disclose them.
        """
        newest = await self.services.tables.table(table.id)
        if public_facts(newest) != public_facts(table):
            await self.mail.say(Note(table.id, "board", revision=newest.revision))

    async def newest(self, table: Table) -> tuple[Table, Sheet]:
        """Build a board of the newest state; repeat if the table changes while the picture is drawn. The last
        try may show an outdated state, where players press faster than the machine draws."""
        for left in range(TRIES, 0, -1):
            attached = may_attach(self.client, table.channel)
            sheet = await self.services.board(table, PICTURE_TIMEOUT if attached else 0.0)
            newest = await self.services.tables.table(table.id)
            if left == 1 or public_facts(newest) == public_facts(table):
                break
            table = newest
        return table, sheet

    async def put(self, table: Table, sheet: Sheet) -> None:
        """Edit the board, or post a new one where it is gone, not editable, or in another channel."""
        known = await self.mail.message(table.id, "board")
        note = Note(table.id, "board", revision=table.revision)
        if known and self.long_over(table):
            if not await try_edit(self.client, *known, partial(edit_arguments, sheet, self.services.emojis)):
                await self.mail.forget_message(known[1])
            await self.mail.mark_sent(note)
        elif known and known[0] == table.channel and await self.edit_board(table, known[1], sheet):
            await self.mail.mark_sent(note)
        else:
            await self.post(table, sheet, instead_of=known[1] if known else 0)

    def long_over(self, table: Table) -> bool:
        """Whether the game ended so long ago that a lost board is not reposted."""
        return table.status in ("finished", "ended") and self.services.tables.clock() - table.changed > DAY

    async def edit_board(self, table: Table, message: int, sheet: Sheet) -> bool:
        """Edit the message; False where a new one is needed."""
        current = self.client.get_partial_messageable(table.channel).get_partial_message(message)
        old = utcnow() - snowflake_time(message) > OLD
        try:
            await current.edit(**edit_arguments(sheet, self.services.emojis))
        except discord.HTTPException as refused:
            if refused.code in NEEDS_A_NEW_MESSAGE:
                return False
            old = old or refused.code == faults.OLD_MESSAGE_EDITS
            raise
        finally:
            if old:
                self.pauses[table.id] = asyncio.get_running_loop().time() + EDIT_PAUSE
        return True

    async def post(self, table: Table, sheet: Sheet, instead_of: int) -> None:
        """Post a new board; `tidy` removes the previous one. The nonce makes it idempotent across a crash."""
        channel = self.client.get_partial_messageable(table.channel)
        nonce = f"b{table.id}.{occasion(public_facts(table))}.{instead_of % 10**6}"
        sent = await channel.send(silent=True, nonce=nonce, **send_arguments(sheet, self.services.emojis))
        note = Note(table.id, "board", revision=table.revision)
        until = self.services.tables.clock() + DAY
        await self.mail.mark_sent(note, table.channel, sent.id, signpost_until=until)

    async def tidy(self, leftovers: Sequence[Leftover], table: Table, notes: Sequence[Note]) -> None:
        """Delete messages that newer ones have replaced; those that are not due say where the table is."""
        gone: list[int] = []
        try:
            for leftover in leftovers:
                if leftover.due > self.services.tables.clock() and await self.link_to_new_board(
                    table, leftover
                ):
                    continue
                await self.remove(leftover.channel, leftover.message)
                gone.append(leftover.message)
        finally:
            await self.mail.forget_deleted(table.id, gone)

    async def link_to_new_board(self, table: Table, leftover: Leftover) -> bool:
        """Replace an old board by a link to the new one; False where the old message is gone."""
        t, link = self.services.public_texts(table), await link_to_board(self.services.store, table)
        game, where = game_title(t, table.key), f"<#{table.channel}>"
        sheet = Sheet("", t("table-moved-away", game=game, table=table.id, where=where, link=link))
        changes = partial(edit_arguments, sheet, self.services.emojis)
        return await try_edit(self.client, leftover.channel, leftover.message, changes) is not None

    async def remove(self, channel: int, message: int) -> None:
        """Delete a message of the bot, or remove its controls where that is not allowed. A missing message is
        fine."""
        partial = self.client.get_partial_messageable(channel).get_partial_message(message)
        try:
            try:
                await partial.delete()
            except discord.Forbidden as refused:
                if faults.is_transient(refused):
                    raise
                await partial.edit(view=None)
        except discord.HTTPException as refused:
            if faults.kind(refused) not in (Kind.message_gone, Kind.channel_gone):
                raise
            log.debug("message %s was gone", message)
