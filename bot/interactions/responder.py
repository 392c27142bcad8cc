"""Where every visit is received: the work is done, and whatever happens, the visitor gets an answer."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any

import aiohttp
import discord

from bot import faults
from bot.background.sender import Sender
from bot.house import House
from bot.interactions import errors
from bot.interactions.request import Visit
from bot.interactions.sheets import Sheet
from engine.core.errors import KontorError
from engine.tables.errors import Broken, NoTable
from engine.tables.play.outbox import Note
from engine.tables.table import Table

log = logging.getLogger(__name__)
REMEMBERED = 2_000
"""Interactions known to have come: after a broken connection Discord delivers some again."""
DISCORDS = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError)
"""What a call to Discord ends with where the fault need not be ours."""


class Reception:
    """Commands, buttons and menus are received here, all in the same way."""

    def __init__(self, house: House, sender: Sender) -> None:
        self.house = house
        self.sender = sender
        self.come: OrderedDict[int, None] = OrderedDict()
        house.names.introduced = self.introduce

    async def receive(self, visit: Visit, work: Coroutine[Any, Any, None], table: int | None = None) -> None:
        """Do the work. A refusal is explained; a fault of ours is logged by a code and owned up to."""
        if not self.first(visit):
            work.close()
            return
        if visit.remembered:
            self.house.names.note(visit.interaction.user)
        try:
            await visit.during(self.attempt(visit, work, table))
        except Exception as fault:
            if not isinstance(fault, discord.HTTPException) or fault.code not in errors.GONE:
                await self.confess(visit, fault, table)
        finally:
            self.sender.wake()

    def first(self, visit: Visit) -> bool:
        """Whether Discord delivers this for the first time."""
        number = visit.interaction.id
        if number in self.come:
            return False
        self.come[number] = None
        while len(self.come) > REMEMBERED:
            self.come.popitem(last=False)
        return True

    async def attempt(self, visit: Visit, work: Coroutine[Any, Any, None], table: int | None) -> None:
        """Do the work or explain why not; raises what is neither done nor refused."""
        erasures = self.house.erasures
        try:
            await work
        except KontorError as refusal:
            await self.refuse(visit, refusal, table)
        else:
            if visit.remembered and erasures == self.house.erasures:  # perhaps it was he who was erased
                await self.house.hear(visit.person, visit.t)

    async def refuse(self, visit: Visit, refusal: KontorError, table: int | None) -> None:
        """Say kindly what is wrong and give the visitor what he can do instead: his own controls, but none
        where everybody was to see the answer."""
        it = await self.table(visit, table)
        names = await self.house.names.of(it, visit.t) if it else ()
        text = errors.worded(refusal, visit.t, it, names)
        playing = it is not None and it.status == "running" and visit.person in it.people
        own = playing and not visit.public
        sheet = await self.office(visit, it, text) if it and own else Sheet("", text)
        if visit.on_private_message:
            await visit.redraw(sheet)
            return
        if it and await self.elsewhere(visit, it) and await self.outdated(visit):
            await visit.strip()
        await visit.whisper(sheet)

    async def elsewhere(self, visit: Visit, table: Table) -> bool:
        """Whether the message that was pressed on is not, or no longer, the table's board."""
        message = visit.interaction.message
        board = await self.house.store.mail.message(table.id, "board")
        return message is not None and board is not None and message.id != board[1]

    def owes_picture(self, visit: Visit, table: Table, sheet: Sheet) -> bool:
        """Whether the board went out before its picture was drawn; then the sender brings it later."""
        able = self.house.studio is not None and visit.patience > 0
        return able and sheet.picture is None and table.status in ("running", "finished")

    async def office(self, visit: Visit, table: Table, note: str = "") -> Sheet:
        """The visitor's own office; raises `NotSeated` or `WrongMoment`."""
        return await self.house.office(table, visit.person, visit.t, note, visit.patience)

    async def outdated(self, visit: Visit) -> bool:
        """Whether the message that was pressed on is no table's board or call (any more)."""
        message = visit.interaction.message
        return message is not None and await self.house.store.mail.table_of(message.id) is None

    async def table(self, visit: Visit, table: int | None) -> Table | None:
        """The table that a visit is about, else the newest of its channel; None where it cannot be read."""
        try:
            if table:
                return await self.house.tables.table(table)
            return await self.house.tables.of_channel(visit.interaction.channel_id or 0)
        except (NoTable, Broken):
            return None

    async def confess(self, visit: Visit, fault: Exception, table: int | None) -> None:
        """Something went wrong: a code leads from the answer to the log, which names nobody. What passes at
        Discord takes one line there."""
        code = secrets.token_hex(3)
        if isinstance(fault, DISCORDS) and faults.passing(fault):
            log.warning("fault %s at table %s: %s", code, table, faults.told(fault))
        else:
            log.error("fault %s at table %s", code, table, exc_info=fault)
        try:
            await visit.whisper(Sheet("", visit.t("error-fault", code=code)))
        except DISCORDS as refused:
            number, why = visit.interaction.id, faults.told(refused)
            log.warning("no answer possible to interaction %s: %s", number, why)

    async def show_board(self, visit: Visit, table: Table) -> None:
        """Let the pressed message be the table's board as it is now; so that need not be said again."""
        if await self.elsewhere(visit, table):  # the sender sees to the board itself
            if not (await self.outdated(visit) and await visit.strip()):
                await visit.whisper(await self.house.board(table))
            return
        with self.house.answering(table.id):
            await self.show_pressed(visit, table)

    async def show_pressed(self, visit: Visit, table: Table) -> None:
        """The same where the pressed message is the board."""
        sheet = await self.house.board(table, visit.patience)
        shown = await visit.redraw(sheet)
        async with self.sender.boards.place(table.channel):
            shown = shown and not await self.elsewhere(visit, table)
            await self.settle(visit, table, sheet, shown)

    async def settle(self, visit: Visit, table: Table, sheet: Sheet, shown: bool) -> None:
        """Note that the board stands there as this sheet, if it does; what is missing the sender brings."""
        note, mail = Note(table.id, "board", revision=table.revision), self.house.store.mail
        if shown and not self.owes_picture(visit, table, sheet):
            await mail.said(note)
        else:
            await mail.say(note)
        await self.sender.boards.overtaken(table)

    async def introduce(self, guild: int, person: int) -> None:
        """Somebody who was shown without his name is known now: show the boards at which he sits anew."""
        for number in await self.house.store.of_person(person):
            try:
                table = await self.house.tables.table(number)
            except (NoTable, Broken):
                continue
            if table.guild == guild:
                await self.house.store.mail.say(Note(number, "board", revision=table.revision))
        self.sender.wake()
