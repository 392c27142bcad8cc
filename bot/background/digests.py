"""Sends the daily digest of open questions by direct message, at the hour that the player has chosen.

The digest is sent first, then the next one is scheduled. A crash in between sends it again under the same
nonce, so that Discord drops the duplicate.
"""

from __future__ import annotations

import logging
from typing import Protocol

from bot.messages.sheets import Sheet
from bot.platform import faults
from bot.platform.faults import Kind
from bot.services import Services
from bot.texts import FALLBACK, Texts
from bot.views.people.games import listed_tables, waiting
from engine.tables.model.habits import DAY, HOUR, Habits, asleep, next_local

log = logging.getLogger(__name__)
RETRY_PAUSE = 300.0
"""Seconds until a digest is retried after a transient failure."""
GRACE = HOUR
"""Seconds of delay, as after downtime, from which on a digest is no longer sent at night."""


class DirectMessenger(Protocol):
    """Sends direct messages."""

    async def write_to(self, person: int, sheet: Sheet, nonce: str) -> object:
        """Send a silent direct message; raises what Discord raises, except for closed direct messages."""


async def send(services: Services, writer: DirectMessenger, person: int) -> None:
    """Send a person's digest if a question is open, and schedule the next one in any case."""
    people, now = services.store.people, services.tables.clock()
    later, hour = None, (await services.tables.habits(person))[person].digest
    try:
        await deliver(services, writer, person, now)
    except Exception as fault:
        if faults.is_transient(fault):
            later = now + max(RETRY_PAUSE, faults.wait(fault))
        log.warning("a digest failed: %s", faults.summary(fault), exc_info=faults.kind(fault) is Kind.invalid)
    async with services.tables.settling[person]:  # serialised with changes of the settings
        habits = (await services.tables.habits(person))[person]  # may have changed meanwhile
        wanted = habits.digest is not None and not await people.dms_closed(person)
        following = next_local(habits, habits.digest, now) if wanted and habits.digest is not None else None
        again = later is not None and wanted and habits.digest == hour
        await people.set_digest(person, later if again else following)


async def deliver(services: Services, writer: DirectMessenger, person: int, now: float) -> None:
    """Send the digest if it is allowed now and anything is open."""
    habits = (await services.tables.habits(person))[person]
    if not is_allowed(habits, now) or await services.store.people.dms_closed(person):
        return
    t = Texts.of(
        services.locales.get(person) or await services.store.people.discord_language(person) or FALLBACK
    )
    if any(entry.is_blocking for entry in await listed_tables(services, person)):
        nonce = f"g{person:x}.{int(due(habits, now) // DAY)}"
        await writer.write_to(person, await waiting(services, person, t), nonce)


def is_allowed(habits: Habits, now: float) -> bool:
    """Whether a digest may be sent now: never on vacation; at night only at the chosen hour."""
    if habits.digest is None or (habits.vacation and habits.vacation[0] <= now < habits.vacation[1]):
        return False
    return now - due(habits, now) <= GRACE or not asleep(habits, now)


def due(habits: Habits, now: float) -> float:
    """Time of the latest digest that has come due."""
    before = next_local(habits, habits.digest or 0, now - DAY - HOUR)
    following = next_local(habits, habits.digest or 0, before)
    return following if following <= now else before
