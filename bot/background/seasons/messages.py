"""Sends the messages of seasons: boards, announcements, tables to open, events."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import discord

from bot.background.direct_messages import DirectMessages
from bot.background.message_edits import try_edit
from bot.background.seasons.events import SeasonEvents
from bot.background.seasons.tables import TABLES_AT_ONCE, TableOpener
from bot.background.seasons.turns import WAITING, ServerTurns
from bot.background.seasons.uploads import Uploads
from bot.background.sender import PAUSES
from bot.messages.controls import Control
from bot.messages.sheets import Emojis, Picture, Sheet
from bot.platform import faults
from bot.platform.faults import Kind
from bot.platform.messages.controls import panel
from bot.platform.messages.embeds import edit_arguments, send_arguments
from bot.platform.names import LEISURE
from bot.platform.places import may_attach, missing_in_channel
from bot.platform.rate_limits import RateLimiter, timeout
from bot.services import Services
from bot.texts import Texts
from bot.views.seasons.announcements import announcement, buttons, recipients
from bot.views.seasons.board import Shown, board
from bot.views.seasons.channel_panel import channel_gone
from bot.views.seasons.schedule import schedule_board
from engine.seasons.service.edition import Edition
from engine.seasons.service.plan import GONE, REFUSED
from engine.seasons.service.step import BOARD, EVENT, LETTER, TABLE
from engine.tables.model.errors import NoSeason
from engine.tables.model.habits import asleep
from engine.tables.store.database import lease
from engine.tables.store.season_rows import SeasonNote

log = logging.getLogger(__name__)
TURN = 100_000_000
"""Modulus that keeps a nonce within Discord's 25 characters."""
NEAR_END = 15.0
"""Seconds before the end of a rate limit's window at which a call is retried."""
MESSAGES_PER_SECOND = 2
"""Messages that a process sends in a second, of all seasons together: a board of 60 players takes 20 ms to
build, and presses in this process wait for it. And seasons in one look: so one with news does not wait for
all of those that open tables."""
TIME_LIMIT = 20.0
"""Seconds for the messages of a season in one look, well below the limit of a job: discord.py alone waits up
to 30 for a rate limit. What is left stays due, and other seasons have their turn."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message to post: a sheet, silently, or a text with buttons that mentions these persons."""

    sheet: Sheet | None
    emojis: Emojis
    text: str = ""
    people: Sequence[int] = ()
    buttons: Sequence[Control] = ()

    def send_arguments(self) -> dict[str, Any]:
        """Keyword arguments to send the message."""
        if self.sheet is not None:
            return {"silent": True, **send_arguments(self.sheet, self.emojis)}
        users = [discord.Object(person) for person in self.people]
        return {**self.words(), "allowed_mentions": discord.AllowedMentions(users=users)}

    @property
    def picture(self) -> Picture | None:
        return self.sheet.picture if self.sheet is not None else None

    def edit_arguments(self, kept: Sequence[discord.Attachment]) -> dict[str, Any]:
        """Arguments of the edit, without mentions. `kept`: attachments that show its picture already."""
        if self.sheet is not None:
            return edit_arguments(self.sheet, self.emojis, kept)
        return {**self.words(), "allowed_mentions": discord.AllowedMentions.none()}

    def words(self) -> dict[str, Any]:
        return {"content": self.text, "view": panel(self.buttons, {}) if self.buttons else None}


class SeasonMessages:
    """The outbox of seasons: sends each message once, edits it from then on, and opens the tables of games.
    `wake`: wakes the sender, which shows the boards of these tables."""

    def __init__(self, client: discord.Client, services: Services, wake: Callable[[], None]) -> None:
        self.client = client
        self.wake = wake
        self.services = services
        self.store = services.store.seasons
        self.opener = TableOpener(client, services)
        self.direct_messages = DirectMessages(client, services)
        self.handlers = {
            TABLE: self.opener.open,
            EVENT[0]: SeasonEvents(client, services).show,
            LETTER[0]: self.write_letter,
        }
        self.uploads = Uploads()
        self.turns = ServerTurns()
        self.limiter = RateLimiter(1, 1 / MESSAGES_PER_SECOND)

    async def due(self, now: float, most: int) -> Sequence[int]:
        """Seasons with messages to send, in turns by server; none before Discord is there."""
        if not self.client.is_ready():
            return ()
        return self.turns.pick(await self.store.owing_by_server(now, WAITING), min(most, MESSAGES_PER_SECOND))

    async def next(self) -> float | None:
        return await self.store.next_note()

    async def do(self, number: int) -> None:
        """Send the due messages of a season, unless another process does. Only a few of its tables are opened
        at a time, so that those of all seasons are spread out."""
        async with lease(self.store.connection, f"season {number}") as held:
            if not held:
                return
            notes = await self.store.notes(number, self.services.tables.clock())
            tables = [note for note in notes if note.what == TABLE]
            if tables:
                await self.check_place(number)
            messages = (note for note in notes if note.what != TABLE)
            await self.attempt_all((*messages, *tables[:TABLES_AT_ONCE]))
            if tables:
                await self.store.put_behind_others(number, TABLE, self.services.tables.clock())

    async def attempt_all(self, notes: Sequence[SeasonNote]) -> None:
        """Send messages and open tables for as long as there is time."""
        now = asyncio.get_running_loop().time
        until = now() + TIME_LIMIT
        for note in notes:
            if (seconds := until - now()) > 0:
                await self.attempt(note, seconds)

    async def attempt(self, note: SeasonNote, seconds: float) -> None:
        """Send a message, or open a table; a failure is retried according to its kind, or given up where the
        channel is gone."""
        try:
            async with timeout(self.client, seconds):
                await self.handlers.get(note.what, self.show)(note)
            if note.what == TABLE:
                await self.services.seasons.set_missing(note.season, ())
        except NoSeason:
            await self.store.mark_sent(note)
        except faults.FAILURES as fault:
            kind = faults.kind(fault)
            log.warning("season %s: %s not said yet: %s", note.season, note.what, faults.summary(fault))
            await self.note_obstacle(note, kind)
            if kind is Kind.channel_gone:
                await self.store.mark_sent(note)
            else:
                await self.store.put_off(note.season, note, back_off(fault), self.services.tables.clock())

    async def check_place(self, season: int) -> None:
        """Note which permissions are missing before tables are opened, or that none is any more."""
        edition = await self.services.seasons.edition(season)
        missing = self.missing_permissions(edition)
        threads = not edition.plan.channels or edition.plan.missing
        if missing is not None and threads and not {GONE, REFUSED} & {*edition.plan.missing}:
            await self.services.seasons.set_missing(season, missing)

    async def note_obstacle(self, note: SeasonNote, kind: Kind) -> None:
        """Note what keeps a season from going on, so that its players and managers read it."""
        if note.what not in (TABLE, BOARD[0]) or kind in (Kind.transient, Kind.message_gone):
            return
        edition = await self.services.seasons.edition(note.season)
        missing = (GONE,) if kind is Kind.channel_gone else self.missing_permissions(edition)
        if self.client.get_guild(edition.row.guild) and (missing or note.what == TABLE):
            await self.services.seasons.set_missing(note.season, missing or (REFUSED,))

    def missing_permissions(self, edition: Edition) -> tuple[str, ...] | None:
        """The permissions that a season lacks in its channel."""
        return missing_in_channel(self.client, edition.row.guild, edition.row.channel, edition.kind.venue)

    async def write_letter(self, note: SeasonNote) -> None:
        """Tell the manager who opened a season that its channel is gone, with the way to another one. Raises
        what Discord raises, and `NoSeason`."""
        edition = await self.services.seasons.edition(note.season)
        if edition.row.host > 0 and GONE in edition.plan.missing:
            t = await self.services.texts_for(edition.row.host, edition.row.language)
            nonce = f"g{note.season}.{int(edition.plan.since)}"
            await self.direct_messages.write_to(edition.row.host, channel_gone(edition, t), nonce)
        await self.store.mark_sent(note)

    async def show(self, note: SeasonNote) -> None:
        """Edit a message about a season, or post it, when it is its turn; raises what Discord raises, and
        `NoSeason`."""
        await self.limiter.acquire()
        edition = await self.services.seasons.edition(note.season)
        channel, known = edition.row.channel, await self.store.message(note.season, note.what)
        message = await self.message(edition, note.what)
        if known and (note.what != "board" or known[0] == channel):
            kept = self.uploads.kept(known[1], message.picture)
            if edited := await try_edit(self.client, *known, partial(message.edit_arguments, kept)):
                self.uploads.note(edited, message.picture)
                await self.store.mark_sent(note, revision=edition.row.revision)
                return
            if edition.over:  # deleted on purpose: not posted again
                await self.store.mark_sent(note)
                return
        await self.post(note, edition, message, known)

    async def message(self, edition: Edition, kind: str) -> Message:
        """A message as it reads now: the board, at the end of an open season once more, or a text that
        mentions the persons concerned who are awake; only a board needs their names."""
        if edition.kind.follows_server or kind == "board":
            await self.services.names.learn(edition.row.guild, edition.people, LEISURE)
        t, emojis = Texts.of(edition.row.language), self.services.emojis
        if edition.kind.follows_server:
            return Message(await self.draw(edition, await board(self.services, edition, t), t), emojis)
        overview = await self.services.seasons.overview(edition)
        if kind == "board":
            return Message(
                await self.draw(edition, await schedule_board(self.services, overview, t), t), emojis
            )
        people, now = recipients(overview, kind), self.services.tables.clock()
        habits = await self.services.tables.habits(*people)
        awake = [person for person in people if not asleep(habits[person], now)]
        text = announcement(overview, kind, t, await self.way_to_board(edition))
        return Message(None, emojis, text, awake, buttons(overview, kind, t))

    async def way_to_board(self, edition: Edition) -> str:
        """The link to the board of a season; empty where it is not posted yet."""
        board = await self.store.message(edition.id, "board")
        return f"https://discord.com/channels/{edition.row.guild}/{board[0]}/{board[1]}" if board else ""

    async def draw(self, edition: Edition, view: Shown, t: Texts) -> Sheet:
        """A board with its picture, where that is drawn soon and may be attached."""
        sheet, drawing = view
        if drawing is None or not may_attach(self.client, edition.row.channel):
            return sheet
        return replace(
            sheet, picture=await self.services.picture(lambda: drawing, t, LEISURE, edition.row.guild)
        )

    async def post(
        self, note: SeasonNote, edition: Edition, message: Message, known: tuple[int, int] | None
    ) -> None:
        """Post a message; the nonce makes it idempotent across a crash. An earlier one is deleted."""
        channel = edition.row.channel
        nonce = f"s{note.season}.{note.what[0]}.{(known[1] if known else channel) % TURN}"
        place = self.client.get_partial_messageable(channel)
        sent = await place.send(nonce=nonce, **message.send_arguments())
        self.uploads.note(sent, message.picture)
        await self.store.mark_sent(note, channel, sent.id, edition.row.revision)
        if known and known[0] != channel:
            await self.remove(*known)

    async def remove(self, channel: int, message: int) -> None:
        """Delete a board that stands elsewhere now; where that fails, its buttons still work."""
        try:
            await self.client.get_partial_messageable(channel).get_partial_message(message).delete()
        except faults.FAILURES as refused:
            log.info("message %s stays: %s", message, faults.summary(refused))

    async def postpone(self, number: int, until: float) -> None:
        """Try all messages of a season later."""
        await self.store.put_off(number, None, lambda tries: 0.0, until)

    def name(self, number: int) -> str:
        return f"messages of season {number}"

    def after_page(self) -> None:
        """Wake the sender: tables may have been opened."""
        self.wake()


def back_off(fault: BaseException) -> Callable[[int], float]:
    """Seconds to wait after a number of failures. discord.py refuses a call while much is left of a rate
    limit's window, even where calls are left in it: the next try is near the window's end, not after it."""
    if isinstance(fault, discord.RateLimited):
        left = fault.retry_after
        return lambda _: max(1.0, left - NEAR_END)
    return PAUSES[faults.kind(fault)].after
