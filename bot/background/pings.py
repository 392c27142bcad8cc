"""Sends the call of each table: one short message that mentions the players who are to move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from bot.background.direct_messages import DirectMessages
from bot.platform.messages.controls import panel
from bot.services import Services
from bot.views import pings
from bot.views.people.games import link_to_board
from engine.tables.model.log import Remark
from engine.tables.model.outbox import EVERYBODY, Note, occasion, still_due
from engine.tables.model.table import Table
from engine.tables.people.care import mark_notified

HOLD = 60.0
"""Seconds for which the ping of a player whose office is open waits: they see the question there."""
REMINDERS = ("remind", "lastcall")
"""Calls of players who have not reacted; they may have left the server."""


class Pings:
    """Mentions players in the channel; those who cannot see it get a direct message."""

    def __init__(self, client: discord.Client, services: Services, direct_messages: DirectMessages) -> None:
        self.direct_messages = direct_messages
        self.client = client
        self.services = services

    async def call(self, table: Table, notes: Sequence[Note]) -> None:
        """Send one message for all due players; it replaces the previous one. Raises what Discord raises."""
        notes = [note for note in notes if not await self.hold(table, note)]
        due = [note for note in notes if still_due(note, table)]
        unseen = [note for note in due if not await self.sees(table, note)]
        due = [note for note in due if note.what not in REMINDERS or await self.present(table, note)]
        for note in unseen if table.status == "running" else ():
            await self.direct_messages.call(table, note)
        due = [note for note in due if note not in unseen]
        message = await self.send(table, due) if due and pings.called_persons(table, due) else 0
        for note in notes:
            await self.services.store.mail.mark_sent(note, table.channel, message)
        if message and not await self.still_open(table, due):
            await self.services.store.mail.discard(table.id, "ping")

    async def hold(self, table: Table, note: Note) -> bool:
        """Delay the ping of a player whose office is open; an answer in that time cancels the ping. Returns
        whether the ping was delayed."""
        if note.what != "ping" or note.seat == EVERYBODY or not still_due(note, table):
            return False
        chair = table.chairs[note.seat]
        until = chair.called + HOLD
        looking = self.services.offices.get((table.id, chair.person or 0)) is not None
        if not looking or until <= self.services.tables.clock():
            return False
        await self.services.store.mail.wait_until(until, note)
        return True

    async def still_open(self, table: Table, due: Sequence[Note]) -> bool:
        """Whether a call that has just been sent is still wanted: it may be answered while it is sent."""
        newest = await self.services.tables.table(table.id)
        return any(still_due(note, newest) for note in due)

    async def send(self, table: Table, due: Sequence[Note]) -> int:
        """Post the message and return its id. The nonce makes it idempotent across a crash."""
        people = pings.called_persons(table, due)
        scene = await self.services.scene(table, self.services.public_texts(table))
        sent = await self.client.get_partial_messageable(table.channel).send(
            pings.ping_text(scene, due, await link_to_board(self.services.store, table)),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(person) for person in people]),
            nonce=f"p{table.id}.{occasion(*moment(table, due))}",
            view=panel(pings.controls(table, due, scene.t), self.services.emojis(table.key)),
        )
        return sent.id

    async def announce_left_seat(self, table: Table, notes: Sequence[Note]) -> None:
        """Tell players that their seat counts as abandoned, in a message that no later call replaces; it
        goes when they are back, another player sits there, or the game is over.

        Their time to return begins only then. Raises what Discord raises.
        """
        for note in notes:
            if still_due(note, table):
                if not await self.sees(table, note):
                    await self.direct_messages.call(table, note)
                scene = await self.services.scene(table, self.services.public_texts(table))
                person = table.chairs[note.seat].person or 0
                sent = await self.client.get_partial_messageable(table.channel).send(
                    pings.left_seat_notice(scene, note.seat),
                    allowed_mentions=discord.AllowedMentions(users=[discord.Object(person)]),
                    nonce=f"m{table.id}.{note.seat}.{occasion(*departures(table, note.seat))}",
                    view=panel(pings.return_button(table, scene.t), self.services.emojis(table.key)),
                )
                informed = await self.services.tables.do(table.id, mark_notified, note.seat)
                await self.services.store.mail.mark_sent(note, table.channel, sent.id)
                if not informed.chairs[note.seat].left:
                    await self.services.store.mail.discard_for_seat(note)  # the owner came back meanwhile
            else:
                await self.services.store.mail.mark_sent(note)

    async def sees(self, table: Table, note: Note) -> bool:
        """Whether the called player sees the channel; all do where the game is over."""
        person = table.chairs[note.seat].person if note.seat != EVERYBODY else None
        return person not in table.people or await self.services.members.sees_table(table, person or 0)

    async def present(self, table: Table, note: Note) -> bool:
        """Whether the called player is still a member; if not, a caretaker takes the seat."""
        return await self.services.present(table, table.chairs[note.seat].person or 0)


def moment(table: Table, notes: Sequence[Note]) -> Iterator[object]:
    """Facts that identify a call: players, decisions, counts of calls, when the lobby asked, the vote."""
    yield from ((note.what, note.seat, note.ply) for note in notes)
    yield tuple((chair.calls, chair.asked) for chair in table.chairs)
    yield table.motion.at if table.motion is not None else None


def departures(table: Table, seat: int) -> Iterator[object]:
    """Times at which a caretaker took this seat."""
    for entry in table.log.course.entries:
        if isinstance(entry, Remark) and entry.what == "minded" and entry.seat == seat:
            yield entry.at
