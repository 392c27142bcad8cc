"""Keeps open offices up to date: edits one when its player is asked something else, folds it at the end."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from functools import partial

import discord

from bot.messages.sheets import Sheet
from bot.platform import faults
from bot.platform.offices import Key, Offices, OpenOffice, OwedOffice, question_of
from bot.platform.rate_limits import RateLimiter, timeout
from bot.platform.retries import backoff_delays
from bot.services import LEISURE, QUEUED, Services
from bot.tasks import Tasks
from bot.texts import Texts
from bot.views.office.folded import folded
from bot.workers.fair_queue import NO_OWNER, REQUESTER
from engine.core.errors import KontorError
from engine.tables.model.table import Table

log = logging.getLogger(__name__)
SETTLE, PRESS = 0.3, 1.0
"""Seconds between a change and the edit, in which the press that made it is answered; and further ones for a
slow press of the office's own player, which redraws the office itself."""
GAP = 1.0
"""Seconds between two edits of one office: far below Discord's limit, which counts by interaction."""
TIMEOUT = 2.0
"""Timeout of an edit in seconds. With the longest wait before it, and the picture, a state that is over
stands there for less than five. discord.py sleeps 1 s after an error 5xx, then 3 s, which this cuts short."""
CONCURRENT, PACE = 16, 25
"""Edits at the same time, and a second."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 2.0
"""Back-off in seconds after a transient failure; once Discord answers, an office is right in five."""
FAILURE = 10
"""Slots of the rate limiter that a transient failure costs: during an outage the load goes down."""


class LiveOffices:
    """Follows the tables of all offices that are open in this process, see `Offices`.

    An office is edited when the question to its player has changed (`question_of`), not after other moves,
    and not while a press of the player is about to redraw the office. Edits send no notification. Nothing is
    stored: after a crash an office shows an earlier moment until its next press.

    `stale`: the offices to look at. `timers`: when that may begin. `updating`: those under way. `presses`:
    presses of a player at a table that are being answered. `crossed`: offices that were edited meanwhile.
    `failures`: the pauses after further failures. `drawing`: offices that were shown as text and wait for
    their picture. `pictured`: such offices with it, to be shown unless they change before.
    """

    def __init__(self, client: discord.Client, services: Services) -> None:
        self.client = client
        self.services = services
        self.offices: Offices = services.offices
        self.limiter = RateLimiter(PACE)
        self.slots = asyncio.Semaphore(CONCURRENT)
        self.closed = False
        self.stale: set[Key] = set()
        self.timers: dict[Key, asyncio.TimerHandle] = {}
        self.updating = Tasks[Key, None]()
        self.failures: dict[Key, Iterator[float]] = {}
        self.presses: Counter[Key] = Counter()
        self.crossed: set[Key] = set()
        self.drawing = Tasks[Key, None]()
        self.pictured: dict[Key, Sheet] = {}
        self.timer: asyncio.TimerHandle | None = None
        services.tables.on_change = self.note_change

    async def close(self) -> None:
        """Stop; open offices stay as they are."""
        self.closed = True
        for timer in (*self.timers.values(), *([self.timer] if self.timer else [])):
            timer.cancel()
        await self.updating.close()
        await self.drawing.close()

    async def opened(
        self, table: Table, person: int, office: OpenOffice, owed: OwedOffice | None = None
    ) -> None:
        """Follow an office that a player has just been shown as of this table; the one before it goes.
        `owed`: the same one with its picture, if it was shown without."""
        key = table.id, person
        await self.offices.replace(key, office)
        if owed is not None:
            self.owe(key, owed)
        if self.timer is None:
            self.set_timer()
        if (await self.services.tables.table(table.id)).revision != table.revision:
            self.look_at(key)

    @contextmanager
    def pressed(self, key: Key) -> Iterator[None]:
        """Mark that a press of this player at this table is being answered, within the context. Of that
        answer and an edit it is not known which came last, so the office is then updated again. A picture
        that is owed does not follow: the press may show something else there."""
        if key in self.drawing.running or key in self.pictured:
            self.write_off(key)
        self.presses[key] += 1
        try:
            yield
        finally:
            self.presses -= Counter((key,))
            if key in self.crossed and not self.presses[key]:
                self.crossed.discard(key)
                self.offices.doubt(key)
                self.look_at(key)

    def note_change(self, table: Table) -> None:
        """Look at the offices of a table that has changed."""
        for key in self.offices.of_guild(table.guild):
            if key[0] == table.id:
                self.look_at(key)

    def note_change_elsewhere(self, guild: int | None = None) -> None:
        """Look at the offices of a server's tables, one of which another process has changed; None: of all
        tables that others may have changed unheard."""
        for key in [*self.offices.open] if guild is None else self.offices.of_guild(guild):
            self.look_at(key)

    def owe(self, key: Key, owed: OwedOffice) -> None:
        """Add the picture of an office once it is drawn, unless another press of its player is under way."""
        if not self.closed and self.presses[key] <= 1:
            self.drawing.replace(key, partial(self.draw, key, owed))

    def write_off(self, key: Key) -> None:
        """Add no picture to an office."""
        self.drawing.cancel(key)
        self.pictured.pop(key, None)

    async def draw(self, key: Key, owed: OwedOffice) -> None:
        """Draw the picture of an office when its turn comes, as that of a board, and then look at it."""
        office, studio = self.offices.get(key), self.services.studio
        if office is None or studio is None:
            return
        try:
            async with studio.slots.acquire(office.guild):
                sheet = await owed(max_wait=LEISURE)
        except Exception:
            log.exception("table %s: an office stays without its picture", key[0])
            return
        if sheet.picture is not None and self.offices.get(key) is office:
            self.pictured[key] = sheet
            self.look_at(key)

    def look_at(self, key: Key) -> None:
        """Update an office soon, if need be; if that is under way, once more."""
        self.stale.add(key)
        task = self.updating.running.get(key)
        if key not in self.timers and (task is None or task.done()):
            self.begin_in(SETTLE, key)

    def begin_in(self, seconds: float, key: Key, *, patient: bool = True) -> None:
        """Set the timer of an office."""
        if not self.closed:
            begin = partial(self.begin, key, patient=patient)
            self.timers[key] = asyncio.get_running_loop().call_later(seconds, begin)

    def begin(self, key: Key, *, patient: bool) -> None:
        """Start to update an office, unless a press is about to redraw it."""
        del self.timers[key]
        if key not in self.stale:
            return
        if self.presses[key] and patient:
            self.begin_in(PRESS, key, patient=False)
        else:
            self.updating.join(key, partial(self.follow, key))

    def set_timer(self) -> None:
        """Set the timer to the time at which the next office folds."""
        self.timer = None
        if (at := self.offices.next_fold()) is not None and not self.closed:
            pause = max(0.0, at - self.services.tables.clock())
            self.timer = asyncio.get_running_loop().call_later(pause, self.fold_due)

    def fold_due(self) -> None:
        """Fold the offices whose time has come."""
        for key in self.offices.folding():
            self.look_at(key)
        self.set_timer()

    async def follow(self, key: Key) -> None:
        """Update an office once, and set its timer: for the next edit, or for another try."""
        REQUESTER.set((NO_OWNER, key[1]))
        self.stale.discard(key)
        try:
            async with self.slots:
                pause = GAP if await self.update(key) else 0.0
            self.failures.pop(key, None)
        except Exception as fault:
            pause = await self.pause_after(key, fault)
        if pause or key in self.stale:
            self.begin_in(pause or SETTLE, key)

    async def update(self, key: Key) -> bool:
        """Edit an office that is out of date. Returns whether it was edited; raises what Discord raises."""
        office, pictured = self.offices.get(key), self.pictured.pop(key, None)
        if office is None:
            self.offices.drop(key)
            return False
        if self.services.tables.clock() >= office.folds:
            await self.fold(key, office)
            return True
        await self.limiter.acquire()
        try:
            table = await self.services.tables.table(key[0])
            question = question_of(table, key[1])
            if question != office.question:
                self.write_off(key)
                pictured = None
            elif pictured is None:
                return False
            if office.elsewhere and not await self.services.present(table, key[1]):
                await self.fold(key, office)
                return True
            wait = QUEUED if office.pictures else 0.0
            build = partial(self.services.office, table, key[1], Texts.of(office.locale))
            sheet = pictured or await build(max_wait=wait)
        except KontorError as refused:  # another player has the seat, or the table is gone
            log.info("table %s: an office is closed (%s)", key[0], type(refused).__name__)
            await self.fold(key, office)
            return True
        edited = await self.edit(key, office, sheet, question)
        if edited and office.pictures and sheet.picture is None:
            self.owe(key, build)
        return edited

    async def edit(self, key: Key, office: OpenOffice, sheet: Sheet, question: Hashable) -> bool:
        """Edit an office unless its player has pressed there meanwhile. Returns whether it was edited."""
        if self.offices.get(key) is not office:
            self.stale.add(key)
            return False
        async with timeout(self.client, TIMEOUT):
            await office.message.edit(sheet)
        if not self.offices.note_edit(key, office, question):
            self.stale.add(key)
        if self.presses[key]:
            self.crossed.add(key)
        return True

    async def fold(self, key: Key, office: OpenOffice) -> None:
        """Fold an office to a line, without its picture and its controls, and forget it."""
        t = Texts.of(office.locale)
        await self.edit(key, office, folded(t, key[0], self.services.tables.clock()), None)
        if key not in self.stale and key not in self.crossed:
            self.offices.drop(key)

    async def pause_after(self, key: Key, fault: Exception) -> float:
        """Seconds until the next try after a transient failure; 0 for an office that is gone, or whose token
        is: it is forgotten."""
        if faults.is_transient(fault) and not faults.is_token_gone(fault):
            log.info("table %s: an office is not updated yet (%s)", key[0], faults.summary(fault))
            self.stale.add(key)
            await self.limiter.acquire(FAILURE)
            return next(self.failures.setdefault(key, backoff_delays(FIRST_PAUSE, LONGEST_PAUSE)))
        self.offices.drop(key)
        self.failures.pop(key, None)
        if faults.is_token_gone(fault) or isinstance(fault, discord.Forbidden):
            log.info("table %s: an office is out of reach (%s)", key[0], faults.summary(fault))
        else:
            log.error("table %s: an office could not be updated", key[0], exc_info=fault)
        return 0.0
