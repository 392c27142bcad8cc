"""The one short message of each table that mentions who is wanted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from bot.house import House
from bot.messages.controls import panel
from bot.views import calls
from bot.views.people.games import link_to_board
from engine.tables.model.log import Remark
from engine.tables.model.outbox import Note, occasion, still_due
from engine.tables.model.table import Table
from engine.tables.people.care import notified

REMINDERS = ("remind", "lastcall")
"""Calls to somebody who has not come so far: perhaps he is no longer on the server."""


class Pings:
    """Calls people in the channel."""

    def __init__(self, client: discord.Client, house: House) -> None:
        self.client = client
        self.house = house

    async def call(self, table: Table, notes: Sequence[Note]) -> None:
        """One message for all who are called, in place of the last one, which goes when this one is there;
        raises what Discord refuses."""
        due = [note for note in notes if still_due(note, table)]
        due = [note for note in due if note.what not in REMINDERS or await self.present(table, note)]
        message = await self.send(table, due) if due else 0
        for note in notes:
            await self.house.store.mail.said(note, table.channel, message)

    async def send(self, table: Table, due: Sequence[Note]) -> int:
        """Post the message; its id. The nonce keeps a crash between send and save from calling twice."""
        people = calls.called(table, due)
        scene = await self.house.scene(table, self.house.public(table))
        sent = await self.client.get_partial_messageable(table.channel).send(
            calls.words(scene, due, await link_to_board(self.house.store, table)),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(person) for person in people]),
            nonce=f"p{table.id}.{occasion(*moment(table, due))}",
            view=panel(calls.controls(table, due, scene.t), self.house.emojis(table.key)),
        )
        return sent.id

    async def tell(self, table: Table, notes: Sequence[Note]) -> None:
        """Tell the owner of a seat that it counts as left, in a message of its own that no later call
        replaces; only then does their time to come back begin. Raises what Discord refuses."""
        for note in notes:
            if still_due(note, table):
                scene = await self.house.scene(table, self.house.public(table))
                person = table.chairs[note.seat].person or 0
                await self.client.get_partial_messageable(table.channel).send(
                    calls.left(scene, note.seat),
                    allowed_mentions=discord.AllowedMentions(users=[discord.Object(person)]),
                    nonce=f"m{table.id}.{note.seat}.{occasion(*departures(table, note.seat))}",
                    view=panel(calls.way_back(table, scene.t), self.house.emojis(table.key)),
                )
                await self.house.tables.do(table.id, notified, note.seat)
            await self.house.store.mail.said(note)

    async def present(self, table: Table, note: Note) -> bool:
        """Whether a player who is called is still on the server; if not, a caretaker plays."""
        return await self.house.present(table, table.chairs[note.seat].person or 0)


def moment(table: Table, notes: Sequence[Note]) -> Iterator[object]:
    """What tells one call from the next: who is called to what, for the how-manieth time, to which vote."""
    yield from ((it.what, it.seat, it.ply) for it in notes)
    yield tuple(chair.calls for chair in table.chairs)
    yield table.motion.at if table.motion is not None else None


def departures(table: Table, seat: int) -> Iterator[object]:
    """When a caretaker took this seat."""
    for it in table.log.course.entries:
        if isinstance(it, Remark) and it.what == "minded" and it.seat == seat:
            yield it.at
