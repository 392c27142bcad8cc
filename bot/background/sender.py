"""Works the outbox off: boards, pings, direct messages; each once, whatever crashes in between."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence

import discord

from bot.background.boards import Boards
from bot.background.direct_messages import DirectMessages
from bot.background.pings import Pings
from bot.house import House
from bot.platform import faults
from bot.platform.faults import Kind
from bot.platform.names import LEISURE
from bot.platform.rate_limits import RateLimiter, timeout
from engine.tables.model.errors import TableError
from engine.tables.model.habits import HOUR, MINUTE
from engine.tables.model.outbox import CALLS, IN_CHANNEL, Note, is_gone
from engine.tables.model.table import Table
from engine.tables.people.care import found, strayed
from engine.tables.store.mail import Owed, Pause

log = logging.getLogger(__name__)
PACE = 10
"""Tables a second, in all processes together. With the names that a board needs, these are some forty calls;
Discord takes fifty, and presses need the processor more."""
FAILURE = 10
"""Turns that a passing failure takes: a Discord that refuses everybody is not asked by everybody."""
ABREAST, SHARE = 16, 8
"""Tables at which something is being said at the same time, and at most so many of them of one server; what
else is owed waits in the database."""
PATIENCE, FAREWELL, STALLED = 60.0, 5.0, 60.0
"""Seconds that one thing may take to be said; that what is under way has when we stop; that a table rests of
which not even a failure could be stored."""
PAUSES = {
    Kind.transient: Pause(2.0, 2 * MINUTE),
    Kind.gone: Pause(2.0, 2 * MINUTE),
    Kind.barred: Pause(MINUTE, 6 * HOUR),
    Kind.homeless: Pause(MINUTE, 6 * HOUR),
    Kind.ours: Pause(5 * MINUTE, 6 * HOUR),
}
"""How long what failed rests. A change of its table, or a restart, ends every rest."""
Say = Callable[[Table, Sequence[Note]], Awaitable[None]]


class Sender:
    """Says what the outbox holds, from `ready` on, when it is woken. Each table goes its own way: none waits
    for another, and of one table the parts (board, call, each direct message) succeed or fail by themselves.

    What is owed is never read as a whole: when there is room for a table, the next one is asked for, that at
    which something happened last. It goes in rounds: in each, every server to which something is owed has one
    table, so that one with many delays its own.

    `barred`: called with a table's number and the refusal where we may not speak in its channel; `failures`:
    whether something may wait to be tried again; `served`: the servers that have had their table of this
    round; `abreast`: how many of each are `busy`; `more`: whether something else was owed when the next
    table was asked for.
    """

    def __init__(self, client: discord.Client, house: House) -> None:
        self.client = client
        self.house = house
        self.mail = house.store.mail
        self.boards = Boards(client, house)
        self.pings = Pings(client, house)
        self.direct_messages = DirectMessages(client, house)
        self.barred: Callable[[int, discord.HTTPException], Awaitable[None]] = noted
        self.limiter = RateLimiter(PACE / self.mail.connection.processes)
        self.open = False
        self.news = False
        self.more = True
        self.failures = True
        self.busy: dict[int, asyncio.Task[None]] = {}
        self.served: set[int] = set()
        self.abreast: Counter[int] = Counter()
        self.task: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None

    async def ready(self) -> None:
        """Discord is there, for the first time or again: begin, and try anew what has failed."""
        self.open = True
        await self.mail.hasten()
        self.wake()

    def wake(self) -> None:
        """There is (or may be) something to say. A task lives only while there is something to begin with."""
        self.news = True
        if self.open and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self.work())

    async def close(self) -> None:
        """Finish what is being said, but not for long; what else is owed waits for the next start."""
        self.open = False
        if self.timer:
            self.timer.cancel()
        if self.task:
            self.task.cancel()
        if self.busy:
            await asyncio.wait(self.busy.values(), timeout=FAREWELL)
        for task in (late := [*self.busy.values()]):
            task.cancel()
        await asyncio.gather(*late, *([self.task] if self.task else []), return_exceptions=True)

    async def work(self) -> None:
        """Begin with every table for which there is room, then set the clock for what has failed."""
        try:
            while self.news:
                self.news, self.more = False, True
                while self.more and len(self.busy) < ABREAST and (owed := await self.next()) is not None:
                    await self.limiter.acquire()
                    self.begin(owed)
                await self.set_timer()
        except Exception:
            log.exception("the outbox cannot be read")
            self.look_again(STALLED)

    async def next(self) -> Owed | None:
        """The table that is to be seen to next; not one whose board is just shown to who has pressed on it:
        he wakes us afterwards."""
        besides = {*self.busy, *self.boards.resting(), *self.house.answered}
        full = {server for server, tables in self.abreast.items() if tables >= SHARE}
        now = self.house.tables.clock()
        while found := await self.mail.next_tables(now, besides, self.served, full):
            owed, self.more = found[0], len(found) > 1
            if not await self.mail.connection.claim(claim(owed.table)):
                besides.add(owed.table)  # another process is at it
                continue
            if owed.server in self.served:
                self.served.clear()  # all have had theirs: the next round
            return owed
        return None

    def begin(self, owed: Owed) -> None:
        """See to this table; afterwards there is room for another one, and perhaps news of the same."""
        table, server = owed

        def done(task: asyncio.Task[None]) -> None:
            del self.busy[table]
            self.abreast -= Counter((server,))
            self.wake()

        self.served.add(server)
        self.abreast[server] += 1
        self.busy[table] = asyncio.create_task(self.attend(table))
        self.busy[table].add_done_callback(done)

    async def set_timer(self) -> None:
        """Look again when the next thing that has failed is due."""
        now = self.house.tables.clock()
        failures, self.failures = self.failures, False
        at = await self.mail.next_moment(now) if failures else None
        self.failures = self.failures or at is not None
        waits = [*self.boards.resting().values(), *([at - now] if at is not None else [])]
        if waits:
            self.look_again(min(waits))

    def look_again(self, seconds: float) -> None:
        """Wake up then; there is one clock only."""
        if self.timer:
            self.timer.cancel()
        if self.open:
            self.timer = asyncio.get_running_loop().call_later(max(seconds, 0.01), self.wake)

    async def attend(self, number: int) -> None:
        """Say what there is to say about one table, the board first, so that pings lead to the newest one. No
        other process does so meanwhile."""
        try:
            notes = await self.mail.of(number, self.house.tables.clock())
            for say, part in self.parts(notes):
                await self.attempt(number, say, part)
        except Exception:
            log.exception("table %s: what was said cannot be stored", number)
            await asyncio.sleep(STALLED)
        finally:
            await self.mail.connection.let_go(claim(number))

    def parts(self, notes: Sequence[Note]) -> Iterator[tuple[Say, list[Note]]]:
        """What is said by itself, and how."""
        board = [note for note in notes if note.what == "board"]
        calls = [note for note in notes if note.what in CALLS]
        tidy = [note for note in notes if note.what == "tidy"]
        shared = ((self.boards.show, board), (self.pings.call, calls), (self.boards.tidy, tidy))
        yield from ((say, part) for say, part in shared if part)
        yield from ((self.pings.tell, [note]) for note in notes if note.what == "minded")
        yield from ((self.direct_messages.ask, [note]) for note in notes if note.what == "private")
        yield from (
            (self.direct_messages.announce_lost_channel, [note]) for note in notes if note.what == "lost"
        )

    async def attempt(self, number: int, say: Say, notes: Sequence[Note]) -> None:
        """Say it; what fails is tried again later."""
        try:
            table = await self.house.tables.table(number)
            if is_gone(table) and public(notes):
                await self.forget(notes)
                return
            async with timeout(self.client, PATIENCE):
                if public(notes):  # without haste, so that nobody who has pressed waits behind it
                    await self.house.names.learn(table.guild, table.people, LEISURE)
                await say(table, notes)
            if table.lost is not None and public(notes):
                await self.heard(number)
        except Exception as fault:
            await self.failed(number, notes, fault)

    async def failed(self, number: int, notes: Sequence[Note], fault: Exception) -> None:
        """See to what a failure means."""
        kind = faults.kind(fault)
        if kind is Kind.ours and not isinstance(fault, TableError):
            log.error("table %s: %s could not be said", number, notes[0].what, exc_info=fault)
        else:
            log.warning("table %s: %s not said yet: %s", number, notes[0].what, faults.summary(fault))
        if kind is Kind.homeless and public(notes):
            await self.lose(number)
            await self.forget(notes)
            return
        await self.mail.put_off(notes, PAUSES[kind], self.house.tables.clock(), faults.wait(fault))
        self.failures = True
        if kind is Kind.barred and public(notes) and isinstance(fault, discord.HTTPException):
            await self.barred(number, fault)
        if kind is Kind.transient:
            await self.limiter.acquire(FAILURE)

    async def heard(self, number: int) -> None:
        """Something was said where a channel had refused us: if nothing fails any more, its table goes on."""
        if not await self.mail.failing(number):
            await self.house.tables.do(number, found)

    async def lose(self, number: int) -> None:
        """Its channel is gone: one that is still played rests, and its people hear of it."""
        if (await self.house.tables.table(number)).status in ("lobby", "running"):
            await self.house.tables.do(number, strayed)

    async def forget(self, notes: Sequence[Note]) -> None:
        """Nobody is there any more to hear it."""
        for note in notes:
            await self.mail.said(note)

    async def show_again(self, channel: int) -> None:
        """Post the boards of a channel's open tables: for a world that has forgotten our messages. One that
        cannot be read stops no other."""
        for number in await self.house.store.open_tables(channel):
            try:
                table = await self.house.tables.table(number)
            except TableError as unreadable:
                log.warning("table %s: cannot be shown: %r", number, unreadable)
                continue
            await self.mail.say(Note(number, "board", revision=table.revision))
        self.wake()


def claim(table: int) -> str:
    """What a process claims that sees to a table's outbox."""
    return f"outbox {table}"


def public(notes: Sequence[Note]) -> bool:
    """Whether this is said in the channel."""
    return notes[0].what in IN_CHANNEL


async def noted(table: int, refused: discord.HTTPException) -> None:
    """We may not speak in a table's channel; the log says so already."""
