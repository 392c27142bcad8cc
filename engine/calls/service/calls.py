"""What people and the clock do about calls for players."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from engine.calls import rings
from engine.calls.events import LOBBY, WHOLE, CallEvent, Choice, Terms
from engine.calls.rings import Subscriber
from engine.calls.state import HOUR, CallState, add, fold, following, in_lobby, whole_only
from engine.tables.locks import Locks
from engine.tables.model.errors import Full, Impossible, NoTable, SentAway, Stale
from engine.tables.model.habits import asleep
from engine.tables.model.keyed_hashes import includes
from engine.tables.model.table import Chair, Table
from engine.tables.model.terms import agrees, awaited, digest_of_terms
from engine.tables.people.lobby import seat_called
from engine.tables.service import Tables
from engine.tables.store.calls import CallRow

REST = 2.0
"""Seconds from a press until the message of a call is edited: one edit for many presses."""
TRIES = 20
"""How often a change is tried where others come between."""
LOOKED_AT = 500
"""Subscribers at most whose quiet hours are looked up to find those whom a call rings."""


@dataclass(frozen=True)
class Call:
    """A call as it is stored, with what follows from it."""

    row: CallRow

    @property
    def id(self) -> int:
        return self.row.id

    @cached_property
    def terms(self) -> Terms:
        return Terms.model_validate_json(self.row.terms)

    @cached_property
    def state(self) -> CallState:
        return fold(self.terms, (CallEvent(*fact) for fact in self.row.events))  # type: ignore[arg-type]

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def seats(self) -> dict[int, int]:
        """Who is seated, each with how many people they play at least."""
        whole = self.terms.seats
        return {person: whole if whole_only(self.state, person) else 0 for person in self.state.seated()}


Step = Callable[[Call], Sequence[CallEvent]]


class CallService:
    """Calls of all servers, one change of each at a time."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store.calls
        self.clock = tables.clock
        self.locks = Locks()

    async def call(self, number: int) -> Call:
        """A call as it is now; raises `NoCall`."""
        return Call(await self.store.load(number))

    async def open(self, terms: Terms, place: tuple[int, int], caller: int, table: int | None = None) -> Call:
        """Open a call in a channel (server and channel), for a lobby there or for a table to be opened, and
        ring who wants that. Raises `Impossible` where there are as many as there may be."""
        now = self.clock()
        events = [CallEvent("called", caller, now, now + HOUR * terms.hours, LOBBY if table else "")]
        if table is not None:
            lobby = await self.tables.table(table)
            events += lobby_events(fold(terms, events), lobby, now)
        row = CallRow(
            0, *place, caller, "gathering", terms.model_dump_json(), table, created=now, events=(*events,)
        )
        known = {event.person for event in events}
        stored = await self.store.create(row, await self.rung(place[0], terms.game, known), now, rings.APART)
        self.tables.on_alarm(now)
        return Call(stored)

    async def rung(self, guild: int, game: str, besides: set[int]) -> tuple[int, ...]:
        """Whom a call for a game would ring now."""
        now = self.clock()
        rung_at = await self.store.subscribers(guild, game, now - rings.APART, LOOKED_AT)
        habits = await self.tables.habits(*rung_at)
        people = (Subscriber(person, at, asleep(habits[person], now)) for person, at in rung_at.items())
        return rings.chosen(people, besides, now)

    async def change(self, number: int, step: Step) -> Call:
        """Change a call and store what follows; raises what the step raises, `NoCall`, and `Stale` where
        others come between again and again. Cancelling the caller does not stop it half-way."""
        return await asyncio.shield(self._change(number, step))

    async def _change(self, number: int, step: Step) -> Call:
        async with self.locks[number]:
            for remaining in range(TRIES, 0, -1):
                before = await self.call(number)
                if before.over:
                    step(before)
                    return before
                now, events = self.clock(), [*await self.news_of_lobby(before)]
                events += step(with_events(before, events))
                state = with_events(before, events).state
                while (event := following(state, now)) is not None:
                    events.append(event)
                    state = add(state, event)
                if not events and state.caller == before.row.caller:
                    return before
                after = with_events(before, events)
                try:
                    alarm = now if after.row.stage != before.row.stage else now + REST
                    await self.store.save(before.row, after.row, alarm)
                    break
                except Stale:  # another process was quicker
                    if remaining == 1:
                        raise
        self.tables.on_alarm(alarm)
        return after

    async def news_of_lobby(self, call: Call) -> list[CallEvent]:
        """What has happened in the lobby of a call since."""
        if call.row.table_id is None:
            return [] if not call.terms.lobby else [CallEvent("ended", at=self.clock())]
        try:
            table = await self.tables.table(call.row.table_id)
        except NoTable:
            return [CallEvent("ended", at=self.clock())]
        return lobby_events(call.state, table, self.clock())

    # People

    async def join(self, number: int, person: int, *, whole: bool) -> Call:
        """A person is in, `whole` only with all seats taken; raises `Impossible` where they are in already,
        and `SentAway`."""

        def step(call: Call) -> list[CallEvent]:
            expect_open(call)
            entry, how = call.state.entry(person), WHOLE if whole else ""
            if entry is not None and (entry.how in (how, LOBBY)):
                raise Impossible("call-in")
            return [CallEvent("joined", person, self.clock(), value=how)]

        call = await self.call(number)
        if call.row.table_id is not None and not call.over:
            table = await self.tables.table(call.row.table_id)
            if includes(table.former_sitters, person):
                raise SentAway
        return await self.change(number, step)

    async def leave(self, number: int, person: int) -> Call:
        """A person is in no more, or does not come with the caller; raises `Impossible` where they were not,
        or sit in the lobby."""

        def step(call: Call) -> list[CallEvent]:
            expect_open(call)
            if in_lobby(call.state, person):
                raise Impossible("call-lobby")
            if person not in (*call.state.people, *call.state.guests):
                raise Impossible("call-out")
            return [CallEvent("left", person, self.clock())]

        return await self.change(number, step)

    async def invite(self, number: int, person: int, guests: Sequence[int]) -> Call:
        """The caller keeps free seats for these persons, and no longer for others; raises `Full` where there
        are fewer."""

        def step(call: Call) -> list[CallEvent]:
            state = expect_caller(call, person)
            now = self.clock()
            events = [CallEvent("left", guest, now) for guest in state.missing_guests if guest not in guests]
            new = [guest for guest in guests if guest not in (*state.people, *state.guests)]
            if len(new) > state.free + len(events):
                raise Full
            return [*events, *(CallEvent("invited", guest, now) for guest in new)]

        return await self.change(number, step)

    async def choose(self, number: int, person: int, choice: Choice) -> Call:
        """A person who is in says what becomes of a call that is not full; raises `Impossible` for others,
        and before its end."""

        def step(call: Call) -> list[CallEvent]:
            if call.state.stage != "choosing" or person not in call.state.people:
                raise Impossible("call-choice")
            return [CallEvent("chose", person, self.clock(), value=choice)]

        return await self.change(number, step)

    async def end(self, number: int, person: int) -> Call:
        """The caller ends the call."""

        def step(call: Call) -> list[CallEvent]:
            expect_caller(call, person)
            return [CallEvent("ended", at=self.clock())]

        return await self.change(number, step)

    async def make_league(self, number: int, person: int) -> Call:
        """The caller makes it a league; raises `Impossible` where one table would do."""

        def step(call: Call) -> list[CallEvent]:
            if not expect_caller(call, person).exceeds_table:
                raise Impossible("call-league")
            return [CallEvent("league", person, self.clock())]

        return await self.change(number, step)

    async def void(self, number: int) -> Call:
        """A call ends because it stands nowhere any more."""
        return await self.change(
            number, lambda call: [] if call.over else [CallEvent("ended", at=self.clock())]
        )

    # Clock

    async def fire_alarm(self, number: int) -> Call:
        """Do what has come due at a call, and follow its lobby."""
        return await self.change(number, lambda call: ())

    async def seat(self, call: Call, channel: int) -> Table | None:
        """Seat those who get the seats of a call that is filled, once: in its lobby, or at a new table in
        this channel. None: the lobby has become void. Raises `Occupied`, and `Stale` where the call has
        changed or has a table already."""
        now = self.clock()
        if not call.terms.lobby:
            opened = table_of(call, channel, now)
            return await self.tables.open(opened, call=(call.id, call.row.revision))
        if call.row.table_id is None or not fits(call.terms, await self.tables.table(call.row.table_id)):
            return None
        fill = call.state.filled == "fill"
        table = await self.tables.do(call.row.table_id, seat_called, call.seats, call.terms.lobby, fill=fill)
        await self.store.set_stage(call.id, "seated")
        return table


def with_events(call: Call, events: Sequence[CallEvent]) -> Call:
    """A call after these events, one revision later."""
    row = replace(call.row, events=(*call.row.events, *events), revision=call.row.revision + 1)
    after = Call(row)
    return Call(replace(row, stage=after.state.stage, caller=after.state.caller or call.row.caller))


def expect_open(call: Call) -> None:
    """Raise `Impossible` once a call is over."""
    if call.over:
        raise Impossible("call-over")


def expect_caller(call: Call, person: int) -> CallState:
    """The state of a call that goes on; raises `Impossible` for anyone but its caller."""
    expect_open(call)
    if person != call.state.caller:
        raise Impossible("call-caller-only")
    return call.state


def lobby_events(state: CallState, table: Table, now: float) -> list[CallEvent]:
    """What a lobby has to tell its call: it is over, or its terms are others; who sits there now, and who
    does no longer."""
    if not fits(state.terms, table):
        return [CallEvent("ended", at=now)]
    asked = awaited(table)
    sitting = [chair.person for seat, chair in enumerate(table.chairs) if chair.person and seat not in asked]
    return [*seat_changes(state, sitting, now)]


def seat_changes(state: CallState, sitting: Sequence[int], now: float) -> Iterator[CallEvent]:
    """The differences between who is in by a seat in the lobby, and who sits there."""
    for entry in state.waiting:
        if entry.how == LOBBY and entry.person not in sitting:
            yield CallEvent("left", entry.person, now)
    for person in sitting:
        if not in_lobby(state, person):
            yield CallEvent("joined", person, now, value=LOBBY)


def fits(terms: Terms, table: Table) -> bool:
    """Whether a lobby is still one with the terms and the seats of a call."""
    same = table.status == "lobby" and agrees(table, Chair(person=1, agreed=terms.lobby))
    return same and people_at(table) == terms.seats


def people_at(table: Table) -> int:
    """How many people a lobby seats: no computer player has their seats."""
    return table.limit - sum(chair.person is None for chair in table.chairs)


def table_of(call: Call, channel: int, now: float) -> Table:
    """The lobby of a call that is filled: the caller is the host, computer players take the other seats where
    people have chosen that."""
    terms, seats = call.terms, call.seats
    host = call.state.caller if call.state.caller in seats else next(iter(seats))
    empty = Table(
        0, call.row.guild, channel, host, terms.game, terms.expansions, terms.seats,
        language=terms.language, pace=terms.pace, hints=False, decided=False, created=now, changed=now,
    )  # fmt: skip
    agreed = digest_of_terms(empty)
    chairs = [Chair(person=person, acted=now, agreed=agreed, least=least) for person, least in seats.items()]
    if call.state.filled == "fill":
        agent = next(iter(empty.agents.choices))
        chairs += [Chair(agent=agent) for _ in range(terms.seats - len(chairs))]
    return replace(empty, chairs=(*chairs,))
