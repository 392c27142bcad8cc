"""Clock and messages of calls for players: each is said once, and gone once the call is over."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

import discord

from bot.background.direct_messages import DirectMessages
from bot.background.message_edits import try_edit
from bot.background.sender import PAUSES
from bot.platform import faults
from bot.platform.faults import Kind
from bot.platform.members import RECENT
from bot.platform.messages.embeds import edit_arguments, send_arguments
from bot.platform.names import LEISURE
from bot.platform.places import find_place
from bot.platform.rate_limits import RateLimiter
from bot.services import Services
from bot.texts.formats import game_title
from bot.views import calls as views
from bot.views.people.games import link_to_board
from engine.calls.service.calls import Call
from engine.seasons.kinds import KINDS
from engine.seasons.service.plan import SeasonRequest, next_monday
from engine.tables.model.errors import NoCall, NoTable, Occupied, Stale, WrongMoment
from engine.tables.model.habits import asleep
from engine.tables.model.outbox import EVERYBODY, Note
from engine.tables.model.table import Table
from engine.tables.store.calls import CallMessage

log = logging.getLogger(__name__)
CALLS_PER_SECOND = 4
"""Calls that a process handles in a second: presses need the CPU more."""
QUESTION = -1
"""In place of a person: the message that asks all who are in what becomes of the call."""
WEEK: Literal[10_080] = 10_080
"""Minutes of inactivity until Discord archives a thread: the allowed maximum."""
MOST_TRIES = 40
"""Failures in a row after which a call is given up."""


class CallAgenda:
    """Calls that are due: at their dates, after presses, and when their lobby has changed. `wake`: wakes the
    sender, which shows the boards of tables."""

    def __init__(self, client: discord.Client, services: Services, wake: Callable[[], None]) -> None:
        self.client = client
        self.services = services
        self.calls = services.calls
        self.store = services.calls.store
        self.after_page = wake
        self.direct_messages = DirectMessages(client, services)
        self.limiter = RateLimiter(1, 1 / CALLS_PER_SECOND)

    async def due(self, now: float, most: int) -> Sequence[int]:
        """Calls to look at; none before Discord is there."""
        return await self.store.due(now, min(most, CALLS_PER_SECOND)) if self.client.is_ready() else ()

    async def next(self) -> float | None:
        return await self.store.next_alarm()

    async def do(self, number: int) -> None:
        """Do and say what is due at a call, unless another process does."""
        connection, claim = self.store.connection, f"call {number}"
        if not await connection.claim(claim):
            return
        try:
            await self.limiter.acquire()
            await self.attempt(number)
        except (NoCall, Stale):
            log.info("call %s: it has changed meanwhile", number)
        finally:
            await connection.let_go(claim)

    async def attempt(self, number: int) -> None:
        """The same; what fails is tried again later, and a call without a channel ends."""
        call = await self.calls.fire_alarm(number)
        try:
            await self.handle(call)
        except (*faults.FAILURES, Occupied) as refused:
            kind = Kind.forbidden if isinstance(refused, Occupied) else faults.kind(refused)
            gone = kind is Kind.channel_gone or call.row.tries > MOST_TRIES
            if gone and not call.over:
                await self.calls.void(number)
            elif gone:
                await self.store.drop(number)
            else:
                log.info("call %s waits: %s", number, faults.summary(refused))
                await self.postpone(number, self.services.tables.clock() + PAUSES[kind].after(call.row.tries))

    async def postpone(self, number: int, until: float) -> None:
        await self.store.postpone(number, until)

    def name(self, number: int) -> str:
        return f"call {number}"

    async def handle(self, call: Call) -> None:
        """Bring what stands on Discord up to date; raises what Discord raises."""
        if call.row.stage == "filled":
            await self.seat(call)
            call = await self.calls.call(call.id)
        if call.row.stage == "seated":
            await self.announce_table(call)
        elif call.row.stage == "league":
            await self.announce_league(call)
        if call.over:
            await self.store.set_stage(call.id, "told")
            for message in await self.store.messages(call.id):
                await self.remove(call, message)
            await self.store.drop(call.id)
            return
        messages = {message.person: message for message in await self.store.messages(call.id)}
        await self.show(call, messages[0])
        await self.ask(call, messages.get(QUESTION))
        for person, message in messages.items():
            if person > 0 and not message.message:
                await self.ring(call, person)
        await self.store.mark_shown(call.row, call.state.until)

    async def show(self, call: Call, message: CallMessage) -> None:
        """Post the message of a call, or edit that message; a message that was deleted ends the call."""
        if message.message and call.row.shown == call.row.revision:
            return
        view = await self.services.call_view(call, LEISURE)
        sheet = views.call_sheet(view, self.services.calls_texts(call))
        if not message.message:
            place = self.client.get_partial_messageable(call.row.channel)
            arguments = send_arguments(sheet, self.services.emojis)
            sent = await place.send(nonce=f"c{call.id}", silent=True, **arguments)
            await self.store.mark_sent(call.id, 0, call.row.channel, sent.id)
            return
        changes = partial(edit_arguments, sheet, self.services.emojis)
        if await try_edit(self.client, message.channel, message.message, changes) is None:
            await self.calls.void(call.id)

    async def ask(self, call: Call, message: CallMessage | None) -> None:
        """Ask those who are in, once, what becomes of a call that is not full; no longer once it is open."""
        choosing = call.state.stage == "choosing"
        if message is not None and not choosing:
            await self.remove(call, message)
        if message is not None or not choosing:
            return
        text = views.question_text(await self.services.call_view(call), self.services.calls_texts(call))
        nonce = f"q{call.id}.{int(call.state.until)}"
        sent = await self.mention(call, call.state.people, call.row.channel, text, nonce)
        await self.store.add_message(call.id, QUESTION, call.row.channel, sent.id)

    async def mention(
        self, call: Call, people: Sequence[int], channel: int, text: str, nonce: str
    ) -> discord.Message:
        """Post a text that notifies those of these persons who are awake."""
        now, habits = self.services.tables.clock(), await self.services.tables.habits(*people)
        awake = [discord.Object(person) for person in people if not asleep(habits[person], now)]
        allowed = discord.AllowedMentions(users=awake)
        place = self.client.get_partial_messageable(channel)
        return await place.send(text, nonce=nonce, allowed_mentions=allowed)

    async def ring(self, call: Call, person: int) -> None:
        """Ring a person by direct message, if they are awake, and a member who sees the channel and takes
        messages."""
        place, members = find_place(self.client, call.row.guild, call.row.channel), self.services.members
        here = await members.present(call.row.guild, person, within=RECENT)
        habits, sent = await self.services.tables.habits(person), None
        quiet = asleep(habits[person], self.services.tables.clock())
        quiet = quiet or await self.services.store.people.dms_closed(person)
        if place and here and not quiet and await members.sees(place, person):
            t = await self.services.texts_for(person, call.terms.language)
            view = await self.services.call_view(call)
            nonce = f"r{call.id}.{person:x}"[:25]
            sent = await self.direct_messages.write_to(person, views.ring(view, t), nonce, silent=False)
        if sent is None:
            await self.store.forget_message(call.id, person)
        else:
            await self.store.mark_sent(call.id, person, sent.channel.id, sent.id)

    async def remove(self, call: Call, message: CallMessage) -> None:
        """Delete a message about a call; one that is gone or out of reach is forgotten."""
        if message.message:
            place = self.client.get_partial_messageable(message.channel)
            try:
                await place.get_partial_message(message.message).delete()
            except discord.HTTPException as refused:
                if faults.is_transient(refused):
                    raise
        await self.store.forget_message(call.id, message.person)

    # What becomes of it

    async def seat(self, call: Call) -> None:
        """Open the table of a call that is filled, here or in a thread; the void lobby of one ends it."""
        busy = not call.terms.lobby and await self.services.store.open_tables(call.row.channel)
        channel = await self.thread(call) if busy else call.row.channel
        try:
            if await self.calls.seat(call, channel) is not None:
                return
        except (NoTable, WrongMoment):
            log.info("call %s: its lobby is void", call.id)
        for message in await self.store.messages(call.id):
            await self.remove(call, message)
        await self.store.drop(call.id)

    async def thread(self, call: Call) -> int:
        """The thread below the message of a call, which has its id: created once. Raises what Discord raises,
        and `Occupied` where no thread can be."""
        message = (await self.store.messages(call.id))[0]
        place = find_place(self.client, call.row.guild, message.message)
        if place is not None:
            return place.id
        t = self.services.calls_texts(call)
        room = find_place(self.client, call.row.guild, call.row.channel)
        if not message.message or not isinstance(room, discord.TextChannel):
            raise Occupied((await self.services.store.open_tables(call.row.channel))[0])
        try:
            thread = await room.get_partial_message(message.message).create_thread(
                name=game_title(t, call.terms.game), auto_archive_duration=WEEK
            )
        except discord.HTTPException as refused:
            if refused.code != faults.HAS_THREAD:
                raise
            return message.message
        return thread.id

    async def announce_table(self, call: Call) -> None:
        """Mention once those who are seated; the next ping of the table takes the place of this message."""
        try:
            table = await self.services.tables.table(call.row.table_id or 0)
        except NoTable:
            return
        t = self.services.calls_texts(call)
        people = [person for person in call.seats if person in table.people]
        link, game = await self.way_to(table), game_title(t, table.key)
        text = t("find-seated", people=views.mentions(people), game=game, link=link)
        sent = await self.mention(call, people, table.channel, text, f"t{call.id}")
        await self.services.store.mail.mark_sent(Note(table.id, "ping", EVERYBODY), table.channel, sent.id)

    async def way_to(self, table: Table) -> str:
        """The link to a table: to its board or, where that is not posted yet, to its channel."""
        link = await link_to_board(self.services.store, table)
        return link or f"https://discord.com/channels/{table.guild}/{table.channel}"

    async def announce_league(self, call: Call) -> None:
        """Open the league that a call has become, once, and mention once those who were in: they sign up by
        their own press."""
        seasons, now, row = self.services.seasons, self.services.tables.clock(), call.row
        began = max(fact[2] for fact in row.events)
        opened = [
            edition
            for edition in await seasons.editions(row.guild)
            if edition.row.host == row.caller and edition.row.created >= began
        ]
        zone = (await self.services.tables.habits(row.caller))[row.caller].zone
        terms, weeks = call.terms, KINDS["league"].weeks
        if not opened:
            first = next_monday(now, zone)
            wish = SeasonRequest("league", first, weeks, zone, terms.game, terms.expansions, terms.seats)
            opened = [await seasons.open(wish, row.guild, row.channel, row.caller, terms.language)]
        t = self.services.calls_texts(call)
        game = game_title(t, terms.game)
        text = t("find-league", people=views.mentions(call.state.people), game=game)
        await self.mention(call, call.state.people, row.channel, text, f"l{call.id}")
