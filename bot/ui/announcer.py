"""Sends what the outbox holds: boards, pings, private questions; each once, whatever crashes in between."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from itertools import groupby

import discord

from bot.house import House
from bot.ui import errors
from bot.ui.sheets import Sheet
from engine.tables.errors import TableError
from engine.tables.outbox import EVERYBODY, Note, still_due
from engine.tables.table import Table

log = logging.getLogger(__name__)
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
            notes = [note for note in await self.store.unsaid() if note not in self.faulty]
            tables = [list(group) for _, group in groupby(notes, key=lambda note: note.table)]
            fine = await asyncio.gather(*(self.attempt(group) for group in tables))
            if not all(fine) and not self.client.is_closed():
                self.retry = asyncio.get_running_loop().call_later(AGAIN, self.wake)

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
            for note in notes:
                await self.store.said(note)
        except Exception:
            log.exception("table %s: saying something failed", notes[0].table)
            self.faulty.update(notes)
        return True

    async def say(self, notes: Sequence[Note]) -> None:
        """The board first, so that pings lead to the newest one."""
        table = await self.house.tables.table(notes[0].table)
        for note in notes:
            if note.what == "board":
                await self.show(table)
        pings = [note for note in notes if note.what == "ping"]
        if pings:
            await self.ping(table, pings)
        for note in notes:
            if note.what == "private":
                await self.ask(table, note)

    async def show(self, table: Table) -> None:
        """Show the board as it is now, and again if a newer one was overtaken by ours meanwhile."""
        try:
            await self.put(table, await self.sheet(table))
        except discord.Forbidden:
            if table.channel in self.plain:
                raise
            self.plain.add(table.channel)  # perhaps it is only the picture that we may not attach
            await self.put(table, await self.sheet(table))
        newest = await self.house.tables.table(table.id)
        if newest.revision != table.revision:
            await self.show(newest)

    async def sheet(self, table: Table) -> Sheet:
        """The board with its picture, for which there is time here; as text where we may not attach files."""
        return await self.house.board(table, 0.0 if table.channel in self.plain else UNHURRIED)

    async def put(self, table: Table, sheet: Sheet) -> None:
        """Edit the one board, or post it where it is gone or too old to be edited."""
        known = await self.store.message(table.id, "board")
        if known and await self.edited(*known, sheet):
            await self.store.said(Note(table.id, "board", revision=table.revision))
        else:
            await self.post(table, sheet)

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
        await self.store.said(Note(table.id, "board", revision=table.revision), table.channel, sent.id)

    async def ping(self, table: Table, notes: Sequence[Note]) -> None:
        """One short message for all who have become due, in place of the last one."""
        due = [note for note in notes if still_due(note, table)]
        message = 0
        if due:
            await self.withdraw(table.id, "ping")
            channel = self.client.get_partial_messageable(table.channel)
            people = self.called(table, due)
            allowed = discord.AllowedMentions(users=[discord.Object(person) for person in people])
            nonce = f"p{table.id}.{max(note.revision for note in due)}"
            text = await self.call(table, due, people)
            message = (await channel.send(text, allowed_mentions=allowed, nonce=nonce)).id
        for note in notes:
            await self.store.said(note, table.channel, message)

    def called(self, table: Table, notes: Sequence[Note]) -> list[int]:
        """The persons whom these notes call."""
        if any(note.seat == EVERYBODY for note in notes):
            return list(table.people)
        return [person for note in notes if (person := table.chairs[note.seat].person) is not None]

    async def call(self, table: Table, notes: Sequence[Note], people: Sequence[int]) -> str:
        """The words of a ping: who, which game, what is wanted, and the way there."""
        t = self.house.public(table)
        board = await self.store.message(table.id, "board")
        link = f"https://discord.com/channels/{table.guild}/{board[0]}/{board[1]}" if board else ""
        facts = {
            "people": " ".join(f"<@{person}>" for person in people),
            "game": t(f"game-{table.key}"),
            "link": link,
        }
        if any(note.seat == EVERYBODY for note in notes):
            return t("ping-end", **facts)
        what = next(it.ask for it in table.pending if it.seat == notes[0].seat and it.blocking)
        return t("ping", round=table.round, what=t(f"ping-{what}"), **facts)

    async def withdraw(self, table: int, what: str) -> None:
        """Delete the last message of this kind; if it is gone already, so much the better."""
        known = await self.store.message(table, what)
        if known:
            try:
                await self.client.get_partial_messageable(known[0]).get_partial_message(known[1]).delete()
            except (discord.NotFound, discord.Forbidden):
                log.debug("table %s: the last %s was gone", table, what)
            await self.store.forget_message(known[1])

    async def ask(self, table: Table, note: Note) -> None:
        """The private question by direct message, silently, for the ping makes the sound.

        Refused once, we remember it and do not try again: such refusals count against the bot.
        """
        person = table.chairs[note.seat].person
        if person is not None and still_due(note, table) and not await self.store.dms_closed(person):
            t = await self.house.private(person, table)
            hint = t("private-hint", game=t(f"game-{table.key}"), channel=f"<#{table.channel}>")
            sheet = await self.house.office(table, person, t, hint)
            try:
                channel = await self.client.create_dm(discord.Object(person))
                await channel.send(
                    silent=True, nonce=f"d{table.id}.{note.seat}.{note.ply}", **sheet.sending()
                )
            except discord.Forbidden:
                await self.store.close_dms(person, closed=True)
        await self.store.said(note)

    async def repost(self, table: Table, message: int) -> None:
        """This message is the board from now on; the one before it goes."""
        await self.withdraw(table.id, "board")
        await self.store.said(Note(table.id, "board", revision=table.revision), table.channel, message)

    async def show_again(self, channel: int) -> None:
        """Post the boards of a channel's open tables: for a world that has forgotten our messages."""
        for table in await self.store.open_tables(channel):
            await self.store.say(
                Note(table, "board", revision=(await self.house.tables.table(table)).revision)
            )
        self.wake()
