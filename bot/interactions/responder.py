"""Runs every request and turns refusals and faults into answers."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import aiohttp
import discord
from cachetools import LRUCache

from bot.background.live_offices import LiveOffices
from bot.background.sender import Sender
from bot.interactions.access import Access, refusal
from bot.interactions.request import Request
from bot.interactions.rivals import Rivals
from bot.messages.sheets import Sheet
from bot.platform import faults
from bot.platform.offices import OpenOffice, question_of
from bot.services import NOTHING, Reused, Services
from bot.views import refusals
from bot.views.office.advice import Below
from bot.views.refusals import NoAccess
from bot.workers.fair_queue import NO_OWNER, REQUESTER
from engine.core.errors import KontorError
from engine.tables.model.errors import Broken, Impossible, NoTable, NotSaved
from engine.tables.model.outbox import Note
from engine.tables.model.table import Table

log = logging.getLogger(__name__)
REMEMBERED = 2_000
"""Size of the cache of interaction ids; after a lost connection Discord delivers some a second time."""
DISCORD_ERRORS = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError)
"""Errors of calls to Discord that need not be caused by a bug of the bot."""


class Responder:
    """Receives all commands, buttons and menus.

    `rivals`: detects other processes that answer in place of this one. `on_success`: hook after a request
    that was not refused. `on_finish`: hook after every request.
    """

    def __init__(self, services: Services, sender: Sender, live_offices: LiveOffices) -> None:
        self.services = services
        self.sender = sender
        self.live_offices = live_offices
        self.access = Access(services)
        self.rivals = Rivals()
        self.on_finish: Callable[[Request], None] = lambda request: None
        self.on_success: Callable[[Request], Awaitable[None]] = no_hook
        self.seen: LRUCache[int, bool] = LRUCache(REMEMBERED)
        services.names.on_name_known = self.requeue_boards

    async def receive(
        self, request: Request, work: Coroutine[Any, Any, None], table: int | None = None
    ) -> None:
        """Run the work once. Refusals are explained; faults are logged under a code that the user gets."""
        if not self.is_first(request):
            work.close()
            return
        request.prepare = partial(self.access.without_denied, request)
        REQUESTER.set((request.interaction.guild_id or NO_OWNER, request.person))
        if request.remembered:
            self.services.names.note(request.interaction.user)
            if request.interaction.guild_id is not None:
                self.services.members.note(request.interaction.guild_id, request.person)
        try:
            with self.live_offices.pressed((table or 0, request.person)):
                await request.run(self.attempt(request, work, table))
        except Exception as fault:
            if not isinstance(fault, discord.HTTPException) or fault.code not in refusals.GONE:
                await self.report_failure(request, fault, table)
        finally:
            work.close()  # a coroutine that access control refused was never awaited
            if request.acknowledged_elsewhere:
                self.rivals.note()
            self.sender.wake()
            self.on_finish(request)

    def is_first(self, request: Request) -> bool:
        """Whether this is the first delivery of the interaction."""
        number = request.interaction.id
        if number in self.seen:
            return False
        self.seen[number] = True
        return True

    async def attempt(self, request: Request, work: Coroutine[Any, Any, None], table: int | None) -> None:
        """Run the work if access is granted, else explain the refusal. Raises all other errors."""
        erasures = self.services.erasures
        request.language = await self.services.own_language(request.person)
        message = request.interaction.message
        if message is not None and request.interaction.guild_id is None:
            await self.services.store.mail.keep(message.id)
        try:
            await self.access.check_command(request)
            await self.access.check(request, table)
            await work
        except NoAccess as barred:
            request.outcome = "refused"
            await request.reply(refusal(barred, request.t))
        except KontorError as refused:
            await self.refuse(request, refused, table)
            await self.replace_office(request, erasures)
        else:
            if request.remembered and erasures == self.services.erasures:  # this user may have been erased
                await self.services.remember_locale(request.person, request.t)
            await self.replace_office(request, erasures)
            await self.on_success(request)

    async def replace_office(self, request: Request, erasures: int) -> None:
        """Follow the office that the answer shows, in place of the player's older one at this table.
        `erasures`: their number when the request began, for this user may have been erased."""
        shown, table = request.private_answer, request.office
        if table is None or shown is None or erasures != self.services.erasures:
            return
        office = OpenOffice(
            shown,
            table.guild,
            question_of(table, request.person),
            request.t.locale,
            pictures=request.picture_timeout > 0,
            elsewhere=request.where == "elsewhere",
            pressed=self.services.tables.clock(),
        )
        await self.live_offices.opened(table, request.person, office, request.owed_office)

    async def refuse(self, request: Request, refusal: KontorError, table: int | None) -> None:
        """Explain the refusal, with the player's own controls unless the answer was to be public. A private
        message about a table that is over turns into the office as it is then."""
        if isinstance(refusal, refusals.JustShown):  # the pressed page stays
            request.outcome = "refused"
            await request.reply_privately(Sheet("", refusals.refusal_text(refusal, request.t, None)))
            return
        current = await self.table(request, table)
        names = await self.services.names.of(current, request.t) if current else ()
        text = refusals.refusal_text(refusal, request.t, current, names)
        playing = current is not None and current.state is not None and request.person in current.people
        own = playing and not request.public
        request.outcome = "refused"
        sheet = Sheet("", text, refusals.remedies(refusal, request.t, current))
        if current and own and (current.status == "running" or request.on_private_message):
            sheet = await self.office(request, current, Below(text) if request.on_private_message else text)
        if request.on_private_message:
            await request.redraw(sheet)
            return
        if current and await self.is_not_board(request, current) and await self.is_outdated(request):
            await request.remove_controls()
        await request.reply_privately(sheet)

    async def is_not_board(self, request: Request, table: Table) -> bool:
        """Whether the pressed message is not the table's current board."""
        message = request.interaction.message
        board = await self.services.store.mail.message(table.id, "board")
        return message is not None and board is not None and message.id != board[1]

    def owes_picture(self, request: Request, table: Table, sheet: Sheet) -> bool:
        """Whether the board was sent without its picture, so that the sender has to add it."""
        able = self.services.studio is not None and request.picture_timeout > 0
        return able and sheet.picture is None and table.status != "ended"

    async def office(
        self, request: Request, table: Table, note: str | Below = "", reused: Reused = NOTHING
    ) -> Sheet:
        """Build the player's office; raises `NotSeated` or `WrongMoment`."""
        person, t, wait = request.person, request.t, request.picture_timeout
        sheet = await self.services.office(table, person, t, note, wait, reused)
        request.office, request.owed_office = table, None
        if self.owes_picture(request, table, sheet):
            request.owed_office = partial(self.services.office, table, person, t, note, reused=reused)
        return sheet

    async def is_outdated(self, request: Request) -> bool:
        """Whether the pressed message is no current board or ping of any table, and none of a season or of a
        call for players."""
        message, store = request.interaction.message, self.services.store
        if message is None or await store.mail.table_of(message.id) is not None:
            return False
        return not (await store.seasons.is_message(message.id) or await store.calls.is_message(message.id))

    async def own_table(self, request: Request) -> Table:
        """The newest table of the request's channel; where it has none, or none with a seat of the person who
        asks, their lesson. Raises `NoTable`."""
        here = await self.table(request, None)
        if here is None or request.person not in here.people:
            with suppress(NoTable):
                lesson = await self.services.tables.of_channel(request.person)
                if lesson.status == "running":
                    return lesson
        return here or await self.access.of_channel(request)

    async def table(self, request: Request, table: int | None) -> Table | None:
        """Load the request's table, by default the newest of its channel; None where it cannot be read."""
        try:
            if table:
                return await self.services.tables.table(table)
            return await self.access.of_channel(request)
        except (NoTable, Broken, NoAccess, Impossible):
            return None

    async def report_failure(self, request: Request, fault: Exception, table: int | None) -> None:
        """Log a fault under a random code and send the code to the user. The log holds no names; transient
        faults of Discord take one line."""
        if isinstance(fault, NotSaved):  # from what is stored beside the work, such as the user's language
            await self.refuse(request, fault, table)
            return
        request.outcome, code = "fault", secrets.token_hex(3)
        if isinstance(fault, DISCORD_ERRORS) and faults.is_transient(fault):
            log.warning("fault %s at table %s: %s", code, table, faults.summary(fault))
        else:
            log.error("fault %s at table %s", code, table, exc_info=fault)
        try:
            await request.reply_privately(Sheet("", request.t("error-fault", code=code)))
        except DISCORD_ERRORS as refused:
            number, why = request.interaction.id, faults.summary(refused)
            log.warning("no answer possible to interaction %s: %s", number, why)

    async def show_board(self, request: Request, table: Table) -> None:
        """Redraw the pressed board, so that the outbox need not send it again."""
        if await self.is_not_board(request, table):  # the sender updates the board itself
            if request.on_private_message:
                await request.redraw(replace(await self.services.board(table), controls=()))
                return
            if not (await self.is_outdated(request) and await request.remove_controls()):
                await request.reply_privately(await self.services.board(table))
            return
        with self.services.redrawing(table.id):
            await self.show_pressed(request, table)

    async def show_pressed(self, request: Request, table: Table) -> None:
        """Redraw the pressed message, which is the board."""
        sheet = await self.services.board(table, request.picture_timeout)
        shown = await request.redraw(sheet)
        async with self.sender.boards.channel_lock(table.channel):
            shown = shown and not await self.is_not_board(request, table)
            await self.record_board(request, table, sheet, shown)

    async def record_board(self, request: Request, table: Table, sheet: Sheet, shown: bool) -> None:
        """Mark the board as sent if it is complete, else leave it to the outbox."""
        note, mail = Note(table.id, "board", revision=table.revision), self.services.store.mail
        if shown and not self.owes_picture(request, table, sheet):
            await mail.mark_sent(note)
        else:
            await mail.say(note)
        await self.sender.boards.requeue_if_changed(table)

    async def requeue_boards(self, guild: int, person: int) -> None:
        """Queue the boards of a player whose name has just become known."""
        for number in await self.services.store.of_person(person):
            try:
                table = await self.services.tables.table(number)
            except (NoTable, Broken):
                continue
            if table.guild == guild:
                await self.services.store.mail.say(Note(number, "board", revision=table.revision))
        self.sender.wake()


async def no_hook(request: Request) -> None:
    """Default of the hooks that are awaited: do nothing."""
