"""Sends digests of tables, silently, to those who follow them."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot.background.digests import RETRY_PAUSE
from bot.background.direct_messages import DirectMessages
from bot.platform import faults
from bot.platform.places import find_place
from bot.services import Services
from bot.views.people.games import link_to_board
from bot.views.people.server_games import digest
from engine.tables.model.errors import NoTable
from engine.tables.model.table import Table

log = logging.getLogger(__name__)
POLL = 60.0
"""Seconds between two looks, where anyone follows a table."""


class FollowAgenda:
    """Tables that have begun a round, or ended, and are followed."""

    def __init__(self, services: Services, direct_messages: DirectMessages) -> None:
        self.services = services
        self.store = services.store.follows
        self.direct_messages = direct_messages
        self.clock = services.tables.clock

    async def due(self, now: float, most: int) -> Sequence[int]:
        return await self.store.due(now, most)

    async def next(self) -> float | None:
        return await self.store.next_due(self.clock() + POLL)

    async def do(self, number: int) -> None:
        """Tell all who follow a table, unless another process does."""
        connection, claim = self.store.connection, f"follow {number}"
        if not await connection.claim(claim):
            return
        try:
            table = await self.services.tables.table(number)
            for person in await self.store.waiting(number, self.clock()):
                await self.tell(table, person)
        except faults.FAILURES as refused:
            log.info("table %s: a digest waits: %s", number, faults.summary(refused))
            await self.postpone(number, self.clock() + RETRY_PAUSE)
        except NoTable:
            log.info("table %s: it is gone", number)
        finally:
            await connection.let_go(claim)

    async def tell(self, table: Table, person: int) -> None:
        """Send the public state of a table to a member who can see its channel; anybody else stops following.
        Raises what Discord raises."""
        place, members = (
            find_place(self.services.names.client, table.guild, table.channel),
            self.services.members,
        )
        here = place is not None and await members.present(table.guild, person)
        closed = await self.services.store.people.dms_closed(person)
        sent: object = None
        if place is not None and here and not closed and await members.sees(place, person):
            t = (await self.services.texts_for(person, table.language)).within(table.key)
            standings = None if table.status == "ended" else await self.services.standings(table, t)
            sheet = digest(table, standings, await link_to_board(self.services.store, table), t)
            sent = await self.direct_messages.write_to(
                person, sheet, f"f{table.id}.{table.round}.{table.status}"
            )
        if sent is None or table.status != "running":
            await self.store.unfollow(person, table.id)
        else:
            await self.store.mark_sent(person, table.id)

    async def postpone(self, number: int, until: float) -> None:
        await self.store.postpone(number, until)

    def name(self, number: int) -> str:
        return f"followers of table {number}"

    def after_page(self) -> None:
        """Leave the sender asleep: a digest is sent directly."""
