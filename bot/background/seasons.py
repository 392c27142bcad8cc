"""Timed jobs of seasons: their clocks, and the messages that must still be sent about them."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

import discord

from bot.background.message_edits import try_edit
from bot.background.scheduler import Agenda
from bot.background.sender import PAUSES
from bot.house import House
from bot.messages.sheets import Sheet
from bot.platform import faults
from bot.platform.faults import Kind
from bot.platform.messages.embeds import editing, sending
from bot.platform.names import LEISURE
from bot.texts import Texts
from bot.views.seasons.board import board
from engine.seasons.service.edition import Edition
from engine.tables.model.errors import NoSeason
from engine.tables.store.season_rows import SeasonNote

log = logging.getLogger(__name__)
TURN = 100_000_000
"""Modulus that keeps a nonce within Discord's 25 characters."""


class SeasonClocks:
    """Dates of seasons, and games that have ended."""

    def __init__(self, house: House) -> None:
        self.seasons = house.seasons
        self.store = house.store.seasons

    async def due(self, now: float, most: int) -> Sequence[int]:
        """Seasons to look at, the longest overdue first."""
        return await self.store.due(now, most)

    async def next(self) -> float | None:
        """Time of the next one."""
        return await self.store.next_alarm()

    async def do(self, number: int) -> None:
        """Do what has come due at a season."""
        await self.seasons.ring(number)

    async def postpone(self, number: int, until: float) -> None:
        """Look at it later."""
        await self.store.postpone(number, until)

    def name(self, number: int) -> str:
        """The season's number."""
        return f"season {number}"

    def done(self) -> None:
        """Do nothing: a change wakes the scheduler by itself."""


class SeasonMessages:
    """The outbox of seasons: each message is one that is edited from then on."""

    def __init__(self, client: discord.Client, house: House) -> None:
        self.client = client
        self.house = house
        self.store = house.store.seasons

    async def due(self, now: float, most: int) -> Sequence[int]:
        """Seasons with messages to send; none before Discord is there."""
        return await self.store.owing(now, most) if self.client.is_ready() else ()

    async def next(self) -> float | None:
        """Time of the next message."""
        return await self.store.next_note()

    async def do(self, number: int) -> None:
        """Send what is due about a season, unless another process does."""
        connection, claim = self.store.connection, f"season {number}"
        if not await connection.claim(claim):
            return
        try:
            for note in await self.store.notes(number, self.house.tables.clock()):
                await self.attempt(note)
        finally:
            await connection.let_go(claim)

    async def attempt(self, note: SeasonNote) -> None:
        """Send a message; a failure is retried according to its kind, or given up where the channel is
        gone."""
        try:
            await self.show(note)
        except NoSeason:
            await self.store.said(note)
        except faults.FAILURES as fault:
            kind = faults.kind(fault)
            log.warning("season %s: %s not said yet: %s", note.season, note.what, faults.summary(fault))
            if kind is Kind.homeless:
                await self.store.said(note)
            else:
                await self.store.put_off(note.season, note, PAUSES[kind].after, self.house.tables.clock())

    async def show(self, note: SeasonNote) -> None:
        """Edit a message about a season, or post it; raises what Discord raises, and `NoSeason`."""
        edition = await self.house.seasons.edition(note.season)
        channel, known = edition.row.channel, await self.store.message(note.season, note.what)
        await self.house.names.learn(edition.row.guild, edition.people, LEISURE)
        sheet = await board(self.house, edition, Texts.of(edition.row.language))
        if known and (note.what != "board" or known[0] == channel):
            if await try_edit(self.client, *known, partial(editing, sheet, self.house.emojis)):
                await self.store.said(note)
                return
            if edition.over:  # deleted on purpose: not posted again
                await self.store.said(note)
                return
        await self.post(note, edition, sheet, known)

    async def post(
        self, note: SeasonNote, edition: Edition, sheet: Sheet, known: tuple[int, int] | None
    ) -> None:
        """Post a message; the nonce makes it idempotent across a crash. An earlier one is deleted."""
        channel = edition.row.channel
        nonce = f"s{note.season}.{note.what[0]}.{(known[1] if known else channel) % TURN}"
        sent = await self.client.get_partial_messageable(channel).send(
            silent=True, nonce=nonce, **sending(sheet, self.house.emojis)
        )
        await self.store.said(note, channel, sent.id)
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
        """The season's number."""
        return f"messages of season {number}"

    def done(self) -> None:
        """Do nothing."""


def season_agendas(client: discord.Client, house: House) -> tuple[Agenda, ...]:
    """What the scheduler runs for seasons."""
    return SeasonClocks(house), SeasonMessages(client, house)
