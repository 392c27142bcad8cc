"""Where every request is received: the work is done, and whatever happens, the visitor gets an answer."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import aiohttp
import discord
from cachetools import LRUCache

from bot.background.sender import Sender
from bot.house import House
from bot.interactions.access import Access, refusal
from bot.interactions.request import Request
from bot.messages.sheets import Sheet
from bot.platform import faults
from bot.views import refusals
from bot.views.refusals import NoAccess
from bot.views.scene import Scene
from bot.workers.fair_queue import NO_OWNER, REQUESTER
from engine.core.errors import KontorError
from engine.tables.model.errors import Broken, NoTable
from engine.tables.model.outbox import Note
from engine.tables.model.table import Table

log = logging.getLogger(__name__)
REMEMBERED = 2_000
"""Interactions known to have come: after a broken connection Discord delivers some again."""
DISCORDS = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError)
"""What a call to Discord ends with where the fault need not be ours."""


class Responder:
    """Commands, buttons and menus are received here, all in the same way. `afterwards`: what more there is to
    do after one that was not refused; `answered`: called with each when all is done."""

    def __init__(self, house: House, sender: Sender) -> None:
        self.house = house
        self.sender = sender
        self.access = Access(house)
        self.answered: Callable[[Request], None] = lambda request: None
        self.afterwards: Callable[[Request], Awaitable[None]] = nothing
        self.come: LRUCache[int, bool] = LRUCache(REMEMBERED)
        house.names.introduced = self.introduce

    async def receive(
        self, request: Request, work: Coroutine[Any, Any, None], table: int | None = None
    ) -> None:
        """Do the work. A refusal is explained; a fault of ours is logged by a code and owned up to."""
        if not self.first(request):
            work.close()
            return
        REQUESTER.set((request.interaction.guild_id or NO_OWNER, request.person))
        if request.remembered:
            self.house.names.note(request.interaction.user)
            if request.interaction.guild_id is not None:
                self.house.members.note(request.interaction.guild_id, request.person)
        try:
            await request.during(self.attempt(request, work, table))
        except Exception as fault:
            if not isinstance(fault, discord.HTTPException) or fault.code not in refusals.GONE:
                await self.report_failure(request, fault, table)
        finally:
            work.close()  # a press that was refused at the door has not begun it
            self.sender.wake()
            self.answered(request)

    def first(self, request: Request) -> bool:
        """Whether Discord delivers this for the first time."""
        number = request.interaction.id
        if number in self.come:
            return False
        self.come[number] = True
        return True

    async def attempt(self, request: Request, work: Coroutine[Any, Any, None], table: int | None) -> None:
        """Do the work, if its table is open here, or explain why not; raises what is neither done nor
        refused."""
        erasures = self.house.erasures
        try:
            await self.access.check(request, table)
            await work
        except NoAccess as barred:
            request.outcome = "refused"
            await request.reply(refusal(barred, request.t))
        except KontorError as refused:
            await self.refuse(request, refused, table)
        else:
            if request.remembered and erasures == self.house.erasures:  # perhaps it was he who was erased
                await self.house.hear(request.person, request.t)
            await self.afterwards(request)

    async def refuse(self, request: Request, refusal: KontorError, table: int | None) -> None:
        """Say kindly what is wrong and give the visitor what he can do instead: his own controls, but none
        where everybody was to see the answer."""
        it = await self.table(request, table)
        names = await self.house.names.of(it, request.t) if it else ()
        text = refusals.worded(refusal, request.t, it, names)
        playing = it is not None and it.status == "running" and request.person in it.people
        own = playing and not request.public
        request.outcome = "refused"
        sheet = await self.office(request, it, text) if it and own else Sheet("", text)
        if request.on_private_message:
            await request.redraw(sheet)
            return
        if it and await self.elsewhere(request, it) and await self.outdated(request):
            await request.strip()
        await request.reply_privately(sheet)

    async def elsewhere(self, request: Request, table: Table) -> bool:
        """Whether the message that was pressed on is not, or no longer, the table's board."""
        message = request.interaction.message
        board = await self.house.store.mail.message(table.id, "board")
        return message is not None and board is not None and message.id != board[1]

    def owes_picture(self, request: Request, table: Table, sheet: Sheet) -> bool:
        """Whether the board went out before its picture was drawn; then the sender brings it later."""
        able = self.house.studio is not None and request.patience > 0
        return able and sheet.picture is None and table.status in ("running", "finished")

    async def office(
        self, request: Request, table: Table, note: str = "", scene: Scene | None = None
    ) -> Sheet:
        """The visitor's own office; raises `NotSeated` or `WrongMoment`. `scene`: what they have seen of the
        table during this press."""
        return await self.house.office(table, request.person, request.t, note, request.patience, scene)

    async def outdated(self, request: Request) -> bool:
        """Whether the message that was pressed on is no table's board or call (any more)."""
        message = request.interaction.message
        return message is not None and await self.house.store.mail.table_of(message.id) is None

    async def table(self, request: Request, table: int | None) -> Table | None:
        """The table that a request is about, else the newest of its channel; None where it cannot be read."""
        try:
            if table:
                return await self.house.tables.table(table)
            return await self.house.tables.of_channel(request.interaction.channel_id or 0)
        except (NoTable, Broken):
            return None

    async def report_failure(self, request: Request, fault: Exception, table: int | None) -> None:
        """Something went wrong: a code leads from the answer to the log, which names nobody. What passes at
        Discord takes one line there."""
        request.outcome, code = "fault", secrets.token_hex(3)
        if isinstance(fault, DISCORDS) and faults.is_transient(fault):
            log.warning("fault %s at table %s: %s", code, table, faults.summary(fault))
        else:
            log.error("fault %s at table %s", code, table, exc_info=fault)
        try:
            await request.reply_privately(Sheet("", request.t("error-fault", code=code)))
        except DISCORDS as refused:
            number, why = request.interaction.id, faults.summary(refused)
            log.warning("no answer possible to interaction %s: %s", number, why)

    async def show_board(self, request: Request, table: Table) -> None:
        """Let the pressed message be the table's board as it is now; so that need not be said again."""
        if await self.elsewhere(request, table):  # the sender sees to the board itself
            if not (await self.outdated(request) and await request.strip()):
                await request.reply_privately(await self.house.board(table))
            return
        with self.house.answering(table.id):
            await self.show_pressed(request, table)

    async def show_pressed(self, request: Request, table: Table) -> None:
        """The same where the pressed message is the board."""
        sheet = await self.house.board(table, request.patience)
        shown = await request.redraw(sheet)
        async with self.sender.boards.place(table.channel):
            shown = shown and not await self.elsewhere(request, table)
            await self.settle(request, table, sheet, shown)

    async def settle(self, request: Request, table: Table, sheet: Sheet, shown: bool) -> None:
        """Note that the board stands there as this sheet, if it does; what is missing the sender brings."""
        note, mail = Note(table.id, "board", revision=table.revision), self.house.store.mail
        if shown and not self.owes_picture(request, table, sheet):
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


async def nothing(request: Request) -> None:
    """What there is to do after a request, unless a cog has more."""
