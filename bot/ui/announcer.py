"""Sends what the outbox holds: boards, pings, private questions; each once, whatever crashes in between."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from itertools import groupby

import discord

from bot.house import House
from bot.ui import calls, digest, errors
from bot.ui.amends import amended
from bot.ui.controls import panel
from bot.ui.games import link_to_board
from bot.ui.sheets import Sheet
from engine.tables.alarms import departed
from engine.tables.care import strayed
from engine.tables.errors import TableError
from engine.tables.habits import DAY
from engine.tables.outbox import CALLS, Note, still_due
from engine.tables.table import Table

log = logging.getLogger(__name__)
REMINDERS = ("remind", "lastcall")
"""Calls to somebody who has not come so far: perhaps he is no longer on the server."""
LETTERS = ("private", "lost")
"""What is written to single persons; everything else stands in the channel."""
AGAIN, UNHURRIED = 30.0, 30.0
"""Seconds until something that failed for a passing reason is tried again; seconds a picture may take."""


class Announcer:
    """Drains the outbox when it is woken. Tables do not wait for each other, and none stops another.

    `plain`: channels in which we may not attach pictures. `faulty`: notes that failed by a fault of ours;
    they wait for the next change of their table, or for a restart.
    """

    def __init__(self, client: discord.Client, house: House) -> None:
        self.client = client
        self.house = house
        self.store = house.store
        self.task: asyncio.Task[None] | None = None
        self.more = False
        self.faulty: set[Note] = set()
        self.plain: set[int] = set()
        self.retry: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """There is (or may be) something to say. A task lives only while there is."""
        self.more = True
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.drain())

    async def close(self) -> None:
        """Finish what is being said."""
        if self.retry:
            self.retry.cancel()
        if self.task:
            await asyncio.gather(self.task, return_exceptions=True)

    async def drain(self) -> None:
        """Say everything; what fails for a passing reason stays in the outbox for later."""
        while self.more:
            self.more = False
            notes = [note for note in await self.store.mail.unsaid() if self.sayable(note)]
            tables = [list(group) for _, group in groupby(notes, key=lambda note: note.table)]
            fine = await asyncio.gather(*(self.attempt(group) for group in tables))
            if not all(fine) and not self.client.is_closed():
                self.retry = asyncio.get_running_loop().call_later(AGAIN, self.wake)

    def sayable(self, note: Note) -> bool:
        """Whether a note is to be said now. A board that is just shown to who has pressed on it is not: he
        wakes us afterwards."""
        return note not in self.faulty and not (note.what == "board" and note.table in self.house.answered)

    async def attempt(self, notes: Sequence[Note]) -> bool:
        """Say what there is to say about one table; False: try again later."""
        try:
            await self.say(notes)
        except TableError as unreadable:
            log.warning("table %s: cannot be shown: %r", notes[0].table, unreadable)
            self.faulty.update(notes)
        except discord.HTTPException as refused:
            if errors.passing(refused):
                log.warning("table %s: not said yet: %s/%s", notes[0].table, refused.status, refused.code)
                return False
            log.warning("table %s: given up: %s/%s", notes[0].table, refused.status, refused.code)
            if refused.code in errors.NO_CHANNEL:
                await self.lose(notes[0].table)
            await self.give_up(notes)
        except Exception:
            log.exception("table %s: saying something failed", notes[0].table)
            self.faulty.update(notes)
        return True

    async def lose(self, table: int) -> None:
        """Its channel is gone: one that is still played rests, and its people hear of it."""
        if (await self.house.tables.table(table)).status in ("lobby", "running"):
            await self.house.tables.do(table, strayed)

    async def give_up(self, notes: Sequence[Note]) -> None:
        """Forget what the channel does not take; what is meant for single persons is said by itself."""
        public = [note for note in notes if note.what not in LETTERS]
        for note in public or notes:
            await self.store.mail.said(note)
        self.more = self.more or bool(public)

    async def say(self, notes: Sequence[Note]) -> None:
        """The board first, so that pings lead to the newest one."""
        table = await self.house.tables.table(notes[0].table)
        if table.lost is not None:
            await self.give_up([note for note in notes if note.what not in LETTERS])
        elif any(note.what == "board" for note in notes):
            await self.show(table)
        calls = [note for note in notes if note.what in CALLS]
        if calls and table.lost is None:
            await self.ping(table, calls)
        for note in notes:
            if note.what == "private":
                await self.ask(table, note)
            elif note.what == "lost":
                await self.mourn(table, note)

    async def show(self, table: Table) -> None:
        """Show the board as it is now, and again if a newer one was overtaken by ours meanwhile."""
        table, sheet = await self.newest(table)
        try:
            await self.put(table, sheet)
        except discord.Forbidden:
            if table.channel in self.plain:
                raise
            self.plain.add(table.channel)  # perhaps it is only the picture that we may not attach
            await self.put(table, await self.sheet(table))
        newest = await self.house.tables.table(table.id)
        if newest.revision != table.revision:
            await self.show(newest)

    async def newest(self, table: Table) -> tuple[Table, Sheet]:
        """A board that is not older than the table: who presses while its picture is drawn has been shown a
        newer one already."""
        while True:
            sheet = await self.sheet(table)
            newest = await self.house.tables.table(table.id)
            if newest.revision == table.revision:
                return table, sheet
            table = newest

    async def sheet(self, table: Table) -> Sheet:
        """The board with its picture, for which there is time here; as text where we may not attach files."""
        return await self.house.board(table, 0.0 if table.channel in self.plain else UNHURRIED)

    async def put(self, table: Table, sheet: Sheet) -> None:
        """Edit the one board, or post it where it is gone, too old to be edited, or in another channel."""
        known = await self.store.mail.message(table.id, "board")
        if known and self.long_over(table):
            if not await amended(self.client, *known, sheet.editing):
                await self.store.mail.forget_message(known[1])
            await self.store.mail.said(Note(table.id, "board", revision=table.revision))
            return
        if known and known[0] != table.channel:
            await self.withdraw(table.id, "board")
        elif known and await self.edited(*known, sheet):
            await self.store.mail.said(Note(table.id, "board", revision=table.revision))
            return
        await self.post(table, sheet)

    def long_over(self, table: Table) -> bool:
        """Whether nobody needs the board of a table anew where it does not stand any more."""
        return table.status in ("finished", "ended") and self.house.tables.clock() - table.changed > DAY

    async def edited(self, channel: int, message: int, sheet: Sheet) -> bool:
        """Whether the message could be changed; False where a new one is needed."""
        partial = self.client.get_partial_messageable(channel).get_partial_message(message)
        try:
            await partial.edit(**sheet.editing())
        except discord.HTTPException as refused:
            if refused.code in errors.NEEDS_A_NEW_MESSAGE:
                return False
            raise
        return True

    async def post(self, table: Table, sheet: Sheet) -> None:
        """A new board. The nonce keeps a crash between send and save from posting it twice."""
        channel = self.client.get_partial_messageable(table.channel)
        nonce = f"b{table.id}.{table.revision}"
        sent = await channel.send(silent=True, nonce=nonce, **sheet.sending())
        await self.store.mail.said(Note(table.id, "board", revision=table.revision), table.channel, sent.id)

    async def ping(self, table: Table, notes: Sequence[Note]) -> None:
        """One short message for all who are called, in place of the last one."""
        due = [note for note in notes if still_due(note, table)]
        due = [note for note in due if note.what not in REMINDERS or await self.present(table, note)]
        message = 0
        if due:
            await self.withdraw(table.id, "ping")
            channel = self.client.get_partial_messageable(table.channel)
            people = calls.called(table, due)
            allowed = discord.AllowedMentions(users=[discord.Object(person) for person in people])
            nonce = f"p{table.id}.{max(note.revision for note in due)}"
            scene = await self.house.scene(table, self.house.public(table))
            text = calls.words(scene, due, await self.link(table))
            view = panel(calls.controls(table, due, scene.t))
            message = (await channel.send(text, allowed_mentions=allowed, nonce=nonce, view=view)).id
        for note in notes:
            await self.store.mail.said(note, table.channel, message)

    async def present(self, table: Table, note: Note) -> bool:
        """Whether who is reminded is still on the server; if not, the table decides what becomes of his
        seat.
        """
        person = table.chairs[note.seat].person or 0
        if await self.house.names.present(table.guild, person):
            return True
        await self.house.tables.do(table.id, departed, note.seat)
        self.more = True
        return False

    async def link(self, table: Table) -> str:
        """The way to a table's board; empty where there is none."""
        return await link_to_board(self.store, table)

    async def withdraw(self, table: int, what: str) -> None:
        """Delete the last message of this kind; if it is gone already, so much the better."""
        known = await self.store.mail.message(table, what)
        if known:
            try:
                await self.client.get_partial_messageable(known[0]).get_partial_message(known[1]).delete()
            except (discord.NotFound, discord.Forbidden):
                log.debug("table %s: the last %s was gone", table, what)
            await self.store.mail.forget_message(known[1])

    async def ask(self, table: Table, note: Note) -> None:
        """The private question by direct message, silently, for the ping makes the sound."""
        person = table.chairs[note.seat].person
        if person in table.people and still_due(note, table) and await self.wants_messages(person):
            t = await self.house.private(person, table)
            hint = t("private-hint", game=t(f"game-{table.key}"), channel=f"<#{table.channel}>")
            sheet = await self.house.office(table, person, t, hint)
            await self.write_to(person, sheet, f"d{table.id}.{note.seat}.{note.ply}")
        await self.store.mail.said(note)

    async def wants_messages(self, person: int) -> bool:
        """Whether somebody takes private questions by direct message, and has not refused ours."""
        habits = (await self.house.tables.habits(person))[person]
        return habits.dms and not await self.store.people.dms_closed(person)

    async def mourn(self, table: Table, note: Note) -> None:
        """Tell a player by direct message, once, that his table has lost its channel, and how to go on."""
        person = table.chairs[note.seat].person
        if (
            person in table.people
            and still_due(note, table)
            and not await self.store.people.dms_closed(person)
        ):
            t = await self.house.private(person, table)
            text = t("lost-channel", game=t(f"game-{table.key}"), number=table.id)
            try:
                await self.write(person, Sheet("", text), f"l{table.id}.{note.seat}.{note.revision}")
            except discord.Forbidden:  # perhaps only because we share no server with him just now
                log.info("table %s: seat %s takes no message about its channel", table.id, note.seat)
        await self.store.mail.said(note)

    async def digest(self, person: int) -> None:
        """The daily digest of one person, if anything waits for him."""
        await digest.send(self.house, self, person)

    async def write_to(self, person: int, sheet: Sheet, nonce: str) -> None:
        """A silent direct message. Refused once, we remember it and do not try again: such refusals count
        against the bot."""
        try:
            await self.write(person, sheet, nonce)
        except discord.Forbidden:
            await self.store.people.refuse_dms(person)

    async def write(self, person: int, sheet: Sheet, nonce: str) -> None:
        """A silent direct message."""
        channel = await self.client.create_dm(discord.Object(person))
        await channel.send(silent=True, nonce=nonce, **sheet.sending())

    async def repost(self, table: Table, message: int) -> None:
        """This message is the board from now on; the one before it goes."""
        await self.withdraw(table.id, "board")
        await self.store.mail.said(Note(table.id, "board", revision=table.revision), table.channel, message)

    async def show_again(self, channel: int) -> None:
        """Post the boards of a channel's open tables: for a world that has forgotten our messages. One that
        cannot be read stops no other."""
        for number in await self.store.open_tables(channel):
            try:
                table = await self.house.tables.table(number)
            except TableError as unreadable:
                log.warning("table %s: cannot be shown: %r", number, unreadable)
                continue
            await self.store.mail.say(Note(number, "board", revision=table.revision))
        self.wake()
