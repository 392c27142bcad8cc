"""Sends the outbox: boards, pings, direct messages; each exactly once, even after a crash."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial

import discord

from bot.background.boards import Boards
from bot.background.direct_messages import DirectMessages
from bot.background.pings import Pings
from bot.platform import faults
from bot.platform.faults import Kind
from bot.platform.names import LEISURE
from bot.platform.rate_limits import RateLimiter, timeout
from bot.services import Services
from bot.tasks import Tasks
from engine.tables.faults import log_fault
from engine.tables.model.errors import TableError
from engine.tables.model.habits import HOUR, MINUTE
from engine.tables.model.outbox import CALLS, IN_CHANNEL, Note, is_gone
from engine.tables.model.table import Table
from engine.tables.people.care import lift_suspension, suspend
from engine.tables.store.mail import Outgoing, Owed, Pause

log = logging.getLogger(__name__)
PACE = 10
"""Tables per second, in all processes together. With the names that boards need, this makes some 40 calls;
Discord allows 50, and presses need the CPU more."""
FAILURE = 10
"""Slots of the rate limiter that a transient failure costs: during an outage the load goes down."""
CONCURRENT, CONCURRENT_PER_SERVER = 16, 8
"""Tables that are handled concurrently, in total and per server; the rest waits in the database."""
TIMEOUT, SHUTDOWN, STALLED = 60.0, 5.0, 60.0
"""Timeout in seconds of one note; of tasks under way at shutdown; pause of a table whose failure could not
be stored."""
PAUSES = {
    Kind.transient: Pause(2.0, 2 * MINUTE),
    Kind.message_gone: Pause(2.0, 2 * MINUTE),
    Kind.forbidden: Pause(MINUTE, 6 * HOUR),
    Kind.channel_gone: Pause(MINUTE, 6 * HOUR),
    Kind.invalid: Pause(5 * MINUTE, 6 * HOUR),
}
"""Back-off by kind of failure. A change of the table, or a restart, ends it."""
Send = Callable[[Table, Sequence[Note]], Awaitable[None]]


class Sender:
    """Worker of the outbox, active from `ready` on and whenever it is woken.

    Tables are independent of each other; the notes of one table (board, call, each direct message) succeed or
    fail independently, too. The outbox is never read as a whole: each free slot fetches the table with the
    latest change. Scheduling is round-robin over servers: one table per server and round.

    `on_forbidden`: hook with a table's number and the error where the bot may not write in its channel.
    `woken`: whether something may have been queued since the last look. `has_more`: whether the outbox held
    another table at the last fetch. `next_retry`: when the first note is due, where none is now. `served`:
    servers that have had their table in this round. `busy_by_server`: number of busy tables.
    """

    def __init__(self, client: discord.Client, services: Services) -> None:
        self.client = client
        self.services = services
        self.mail = services.store.mail
        self.boards = Boards(client, services)
        self.direct_messages = DirectMessages(client, services)
        self.pings = Pings(client, services, self.direct_messages)
        self.on_forbidden: Callable[[int, discord.HTTPException], Awaitable[None]] = ignore_refusal
        self.limiter = RateLimiter(PACE / self.mail.connection.processes)
        self.open = False
        self.woken = False
        self.has_more = True
        self.next_retry: float | None = None
        self.busy = Tasks[int, None]()
        self.served: set[int] = set()
        self.busy_by_server: Counter[int] = Counter()
        self.working = Tasks[None, None]()
        self.timer: asyncio.TimerHandle | None = None

    async def ready(self) -> None:
        """Start, or restart after a reconnection, with all back-offs reset."""
        self.open = True
        await self.mail.retry_now()
        self.wake()

    def wake(self) -> None:
        """Start the worker task if there may be something to send; it ends when the outbox is empty."""
        self.woken = True
        if self.open:
            self.working.join(None, self.work)

    async def close(self) -> None:
        """Stop; tasks under way get a short time to finish, the rest waits for the next start."""
        self.open = False
        if self.timer:
            self.timer.cancel()
        self.working.cancel(None)
        if self.busy:
            await asyncio.wait(self.busy.running.values(), timeout=SHUTDOWN)
        await self.busy.close()
        await self.working.close()

    async def work(self) -> None:
        """Start a task for each table while there are free slots, then set the timer for retries."""
        try:
            while self.woken:
                self.woken, self.has_more, self.next_retry = False, True, None
                while (
                    self.has_more and len(self.busy) < CONCURRENT and (owed := await self.next()) is not None
                ):
                    await self.limiter.acquire()
                    self.start_task(owed)
                self.set_timer()
        except Exception:
            log_fault(log, "the outbox cannot be read")
            self.wake_in(STALLED)

    async def next(self) -> Owed | None:
        """Fetch the next table; tables whose board a press is just redrawing are skipped, for that press
        wakes the sender afterwards."""
        skipped = {*self.busy, *self.boards.remaining_pauses(), *self.services.being_redrawn}
        full = {server for server, tables in self.busy_by_server.items() if tables >= CONCURRENT_PER_SERVER}
        now = self.services.tables.clock()
        while (queue := await self.mail.queue(now, skipped, self.served, full)).tables:
            owed, self.has_more = queue.tables[0], len(queue.tables) > 1
            if not await self.mail.connection.claim(claim(owed.table)):
                skipped.add(owed.table)  # another process handles it
                continue
            if owed.server in self.served:
                self.served.clear()  # a new round begins
            return owed
        self.next_retry = queue.next_retry
        return None

    def start_task(self, owed: Owed) -> None:
        """Start the task of a table; when it is done, its slot is free again."""
        table, server = owed

        def finish(task: asyncio.Task[None]) -> None:
            self.busy_by_server -= Counter((server,))
            self.wake()

        self.served.add(server)
        self.busy_by_server[server] += 1
        self.busy.join(table, partial(self.send_all, table)).add_done_callback(finish)

    def set_timer(self) -> None:
        """Set the timer to the next retry, or to the end of a board's pause."""
        pauses = [*self.boards.remaining_pauses().values()]
        if self.next_retry is not None:
            pauses.append(self.next_retry - self.services.tables.clock())
        if pauses:
            self.wake_in(min(pauses))

    def wake_in(self, seconds: float) -> None:
        """Wake up in `seconds`; replaces the timer."""
        if self.timer:
            self.timer.cancel()
        if self.open:
            self.timer = asyncio.get_running_loop().call_later(max(seconds, 0.01), self.wake)

    async def send_all(self, number: int) -> None:
        """Send all notes of a table, the board first, so that pings link to the newest one. Releases the
        lease on the table afterwards."""
        try:
            outgoing = await self.mail.outgoing(number, self.services.tables.clock())
            for send, part in self.parts(outgoing):
                await self.attempt(number, send, part)
        except Exception:
            log_fault(log, "table %s: what was said cannot be stored", number)
            await asyncio.sleep(STALLED)
        finally:
            await self.mail.connection.let_go(claim(number))

    def parts(self, outgoing: Outgoing) -> Iterator[tuple[Send, list[Note]]]:
        """Group notes into independent parts, each with its send function."""
        notes, send_tidy = outgoing.notes, partial(self.boards.tidy, outgoing.leftovers)
        board = [note for note in notes if note.what == "board"]
        calls = [note for note in notes if note.what in CALLS]
        tidy = [note for note in notes if note.what == "tidy"]
        shared = ((self.boards.show, board), (self.pings.call, calls), (send_tidy, tidy))
        yield from ((send, part) for send, part in shared if part)
        yield from ((self.pings.announce_left_seat, [note]) for note in notes if note.what == "minded")
        yield from ((self.direct_messages.ask, [note]) for note in notes if note.what == "private")
        yield from (
            (self.direct_messages.announce_lost_channel, [note]) for note in notes if note.what == "lost"
        )

    async def attempt(self, number: int, send: Send, notes: Sequence[Note]) -> None:
        """Send notes; schedule a retry on failure."""
        try:
            table = await self.services.tables.table(number)
            if is_gone(table) and public(notes):
                await self.forget(notes)
                return
            async with timeout(self.client, TIMEOUT):
                if public(notes):  # at low priority: presses come first
                    await self.services.names.learn(table.guild, table.people, LEISURE)
                await send(table, notes)
            if table.lost is not None and public(notes):
                await self.resume(number)
        except Exception as fault:
            await self.handle_failure(number, notes, fault)

    async def handle_failure(self, number: int, notes: Sequence[Note], fault: Exception) -> None:
        """Handle a failure according to its kind: back off, give up, or report a lost channel."""
        kind = faults.kind(fault)
        if kind is Kind.invalid and not isinstance(fault, TableError):
            log.error("table %s: %s could not be said", number, notes[0].what, exc_info=fault)
        else:
            log.warning("table %s: %s not said yet: %s", number, notes[0].what, faults.summary(fault))
        if kind is Kind.channel_gone and public(notes):
            await self.suspend_table(number)
            await self.forget(notes)
            return
        await self.mail.put_off(notes, PAUSES[kind], self.services.tables.clock(), faults.wait(fault))
        if kind is Kind.forbidden and public(notes) and isinstance(fault, discord.HTTPException):
            await self.on_forbidden(number, fault)
        if kind is Kind.transient:
            await self.limiter.acquire(FAILURE)

    async def resume(self, number: int) -> None:
        """Resume a table whose channel accepts messages again, once none of its notes fails."""
        if not await self.mail.failing(number):
            await self.services.tables.do(number, lift_suspension)

    async def suspend_table(self, number: int) -> None:
        """Suspend an open table whose channel is gone; its players are notified."""
        if (await self.services.tables.table(number)).status in ("lobby", "running"):
            await self.services.tables.do(number, suspend)

    async def forget(self, notes: Sequence[Note]) -> None:
        """Drop notes that have no recipient any more."""
        for note in notes:
            await self.mail.mark_sent(note)

    async def show_again(self, channel: int) -> None:
        """Queue the boards of a channel's open tables, for a simulated channel that has lost its messages.
        Unreadable tables are skipped."""
        for number in await self.services.store.open_tables(channel):
            try:
                table = await self.services.tables.table(number)
            except TableError as unreadable:
                log.warning("table %s: cannot be shown: %r", number, unreadable)
                continue
            await self.mail.say(Note(number, "board", revision=table.revision))
        self.wake()


def claim(table: int) -> str:
    """Key of the lease on a table's outbox."""
    return f"outbox {table}"


def public(notes: Sequence[Note]) -> bool:
    """Whether these notes go to the channel, not to a person."""
    return notes[0].what in IN_CHANNEL


async def ignore_refusal(table: int, refused: discord.HTTPException) -> None:
    """Default hook for a barred channel: do nothing, the failure is logged already."""
