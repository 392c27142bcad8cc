"""The open offices of this process: one a player and table, with what they ask and how they are edited."""

from __future__ import annotations

import logging
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol

import aiohttp
import discord

from bot.messages.sheets import Sheet
from bot.platform import faults
from engine.tables.model.table import Table

log = logging.getLogger(__name__)
KNOWN = 5_000
"""Most offices that are kept in memory; beyond that the ones pressed longest ago are forgotten."""
FOLDS, EXPIRES = 14 * 60.0, 14.75 * 60.0
"""Seconds after its last press at which an office folds, and after which it can no longer be edited: the
token of an interaction is valid for 15 minutes."""
Key = tuple[int, int]
"""A table and a person."""


class PrivateMessage(NamedTuple):
    """A message to one player. `delete` removes it, `edit` shows another sheet in its place; both work on an
    ephemeral one while the token of its interaction is valid."""

    id: int
    delete: Callable[[], Coroutine[Any, Any, None]]
    edit: Callable[[Sheet], Coroutine[Any, Any, None]]


class OwedOffice(Protocol):
    """Builds an office that was shown without its picture once more, as of the same moment."""

    async def __call__(self, *, max_wait: float) -> Sheet: ...


@dataclass(frozen=True, eq=False)
class OpenOffice:
    """An office that its player has in sight, in the server `guild` of its table.

    `question`: what it asks, see `question_of`; None: unknown, after an edit that crossed a press. `locale`:
    its language. `pictures`: whether files may be attached. `elsewhere`: opened outside of the table's
    server, so that its player may have left that. `pressed`: when, in seconds since 1970.
    """

    message: PrivateMessage
    guild: int
    question: Hashable
    locale: str
    pictures: bool
    elsewhere: bool
    pressed: float

    @property
    def folds(self) -> float:
        return self.pressed + FOLDS

    @property
    def expires(self) -> float:
        return self.pressed + EXPIRES


class Offices:
    """The last office of each player at each table, in memory only: tokens are never stored.

    `open`: in the order of their last presses. `by_guild`: index of `open`.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.open: OrderedDict[Key, OpenOffice] = OrderedDict()
        self.by_guild: defaultdict[int, set[Key]] = defaultdict(set)

    def get(self, key: Key) -> OpenOffice | None:
        """The office that can still be edited, if any."""
        office = self.open.get(key)
        return office if office is not None and self.clock() < office.expires else None

    async def replace(self, key: Key, office: OpenOffice) -> None:
        """Keep the office that a player has just been shown, and remove the one before it."""
        before = self.get(key)
        self.drop(key)
        self.open[key] = office
        self.by_guild[office.guild].add(key)
        while len(self.open) > KNOWN:
            self.drop(next(iter(self.open)))
        if before is not None and before.message.id != office.message.id:
            await remove(before.message)

    def note_edit(self, key: Key, edited: OpenOffice, question: Hashable) -> bool:
        """Note what an edit has made of an office. False where its player has pressed on it meanwhile, so
        that it is not known which of both answers stands there."""
        current = self.open.get(key)
        if current is None or current.message.id != edited.message.id:
            return True
        self.open[key] = replace(current, question=question if current is edited else None)
        return current is edited

    def doubt(self, key: Key) -> None:
        """Note that it is not known what an office shows."""
        if (office := self.open.get(key)) is not None:
            self.open[key] = replace(office, question=None)

    def drop(self, key: Key) -> None:
        """Forget an office; its message stays as it is."""
        if (office := self.open.pop(key, None)) is not None:
            self.by_guild[office.guild].discard(key)
            if not self.by_guild[office.guild]:
                del self.by_guild[office.guild]

    def of_guild(self, guild: int) -> list[Key]:
        """The open offices of a server's tables."""
        return [*self.by_guild.get(guild, ())]

    def next_fold(self) -> float | None:
        """When the next office folds that is not folding already."""
        now = self.clock()
        return next((office.folds for office in self.open.values() if office.folds > now), None)

    def folding(self) -> list[Key]:
        """The offices that have to fold by now."""
        now = self.clock()
        return [key for key, office in self.open.items() if office.folds <= now]

    def forget(self, person: int) -> None:
        """Remove a person from memory."""
        for key in [key for key in self.open if key[1] == person]:
            self.drop(key)


def question_of(table: Table, person: int) -> Hashable:
    """What a player is asked now, as their seat sees it: an open office that shows something else is out of
    date, or their plan has moved. What they may do at any time counts by its kind alone, for it changes with
    every move of others.
    Raises `NotSeated`."""
    seat = table.seat_of(person)
    if table.status != "running":
        return table.status
    asked = [decision for decision in table.seen_by(seat).pending if decision.seat == seat]
    facts = tuple(decision if decision.blocking or decision.sealed else decision.ask for decision in asked)
    return hash((table.ply(seat), table.halted, table.chairs[seat].waits, facts))


async def remove(message: PrivateMessage) -> None:
    """Delete a message; one that its reader has dismissed, or whose token has expired, stays."""
    try:
        await message.delete()
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as refused:
        log.info("message %s was not removed: %s", message.id, faults.summary(refused))
