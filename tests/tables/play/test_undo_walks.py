"""Whatever people answer, take back, make again, vote and order: what counts is all that there is."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.agents.rollout import pick
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.errors import IllegalAction
from engine.core.orders import Orders
from engine.core.records import take, write
from engine.games.speicherstadt.agents.answers.load_search import suggest
from engine.games.speicherstadt.state import State
from engine.tables.model.errors import TableError
from engine.tables.model.log import Move, Remark, Remarked
from engine.tables.model.motions import Motion
from engine.tables.model.table import Table
from engine.tables.people import care, votes
from engine.tables.play import undo
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, Sittings, whole

PRESSES = 60
EVERY = 10
"""Presses after which the file is read too, for that takes time."""
Tables = tuple[Table, Table]


@dataclass
class Walk:
    """A table and the people at it, who do anything that comes to their minds.

    `gone`: the moments of a seat that have passed. `asked`: what it is asked at those that have not.
    """

    house: Sittings
    table: Table
    luck: random.Random
    gone: set[tuple[int, int]] = field(default_factory=set)
    asked: set[tuple[int, int]] = field(default_factory=set)
    undone: int = 0

    async def press(self) -> None:
        """One press, allowed or not; its outcome is right."""
        before = self.table
        person = self.luck.choice(before.people)
        what = self.luck.choice(DEEDS)
        try:
            self.table = await what(self, person)
        except (TableError, IllegalAction):
            assert await self.house.tables.table(before.id) is before
        if self.table is not before:
            self.consented(before, person)
        self.right()

    async def do(self, verb: Callable[..., Table], *facts: object) -> Table:
        return await self.house.tables.do(self.table.id, verb, *facts)

    async def answer(self, person: int) -> Table:
        """A player who is due answers, at random or as the program suggests."""
        due = [it for it in self.table.pending if self.table.chairs[it.seat].waits]
        if not due:
            return await self.do(care.return_to_seat, person)
        decision = self.luck.choice(due)
        person = self.table.chairs[decision.seat].person or person
        return await self.house.tables.answer(self.table.id, person, lambda it, seat: self.some(it, decision))

    def some(self, table: Table, decision: Decision) -> Sequence[Action]:
        s = table.now
        assert isinstance(s, State)
        steps = suggest(s, decision.seat) if decision.ask == "loading" else ()
        return steps or (pick(decision, self.luck),)

    async def take_back(self, person: int) -> Table:
        return await self.do(undo.undo_press, person)

    async def make_again(self, person: int) -> Table:
        return await self.do(undo.redo_press, person)

    async def vote(self, person: int) -> Table:
        return await self.do(votes.vote, person, self.luck.random() < 0.8)

    async def order(self, person: int) -> Table:
        """A player orders something or carries out what they have ordered."""
        if self.luck.random() < 0.3:
            return await self.house.tables.carry_out(self.table.id, person)

        def edit(table: Table, seat: int, orders: Any) -> Orders:
            given: Orders = self.luck.choice(
                (orders.for_all(self.luck.randint(0, 4)), orders.with_wish("cheapest"), orders.clear())
            )
            return given

        return await self.house.tables.order(self.table.id, person, edit)

    async def lend(self, person: int) -> Table:
        """Someone goes away, or comes back."""
        away = not self.table.chairs[self.table.seat_of(person)].waits
        return await self.do(care.return_to_seat if away or self.luck.random() < 0.5 else care.leave, person)

    async def wait(self, person: int) -> Table:
        self.house.clock.advance(self.luck.choice((30.0, 600.0, 90_000.0)))
        return await self.house.tables.ring(self.table.id)

    # What must hold

    def right(self) -> None:
        """State, log and record say the same; nothing is known but what the moves that count have shown."""
        it = self.table
        assert it.deal is not None
        s = it.game.start(it.deal)
        opening, s.events = tuple(s.events or ()), None
        assert it.opening == opening
        for move in it.moves:
            told = take(s, move.action)
            assert (told.auto, told.events) == (move.auto, move.events)
        assert it.game.dump(it.now) == it.game.dump(s)
        for seat in (None, *range(len(it.chairs))):
            assert it.now.seen_by(seat) == s.seen_by(seat)
            assert it.now.seen_by(seat).pending == s.seen_by(seat).pending
        assert it.due_seats or it.status == "finished" or not any(chair.waits for chair in it.chairs)
        self.moments()

    def moments(self) -> None:
        """No moment of a seat comes back once it has passed."""
        now = {(it.seat, self.table.ply(it.seat)) for it in self.table.pending if it.blocking}
        self.gone |= self.asked - now
        self.asked = now
        assert not now & self.gone

    def consented(self, before: Table, person: int) -> None:
        """What no longer counts was only one's own, or all concerned have agreed to it."""
        new = self.table.log[len(before.log) :]
        remark = next((it for it in new if isinstance(it, Remark) and it.what == "undo"), None)
        if remark is None:
            assert self.table.moves[: len(before.moves)] == before.moves
            return
        self.undone += 1
        lost = before.moves[remark.keeps or 0 :]
        assert remark.touched == tuple(sorted({it.action.seat for it in lost}))
        motion = before.motion
        agreed = {remark.person, *((*motion.ayes, person) if motion else ())}
        assert {before.actor_of(it) for it in lost} - {None} <= agreed
        if any(event.reveals for it in lost for event in it.events):
            assert set(before.present) <= agreed
        assert motion is None or self.lies_still(motion, before)

    def lies_still(self, motion: Motion, before: Table) -> bool:
        return motion.matter == "undo" and motion.length == len(before.log)

    async def stored(self) -> None:
        """The file knows all that memory knows."""
        read = await self.house.stored(self.table.id)
        assert whole(read) == whole(self.table)
        assert list(read.events_since()) == list(self.table.events_since())
        assert read.chairs == self.table.chairs


Deed = Callable[[Walk, int], Awaitable[Table]]
DEEDS: tuple[Deed, ...] = (
    *(Walk.answer,) * 6,
    *(Walk.take_back,) * 4,
    *(Walk.vote,) * 4,
    *(Walk.make_again,) * 2,
    *(Walk.order,) * 2,
    Walk.lend,
    Walk.wait,
)
SEATS = [((ANNA, BEN), 0), ((ANNA,), 2), ((ANNA, BEN, CLARA), 1), ((ANNA, BEN, CLARA, DAVID), 0)]


@pytest.mark.parametrize("expansions", [(), ("kaispeicher",)])
@pytest.mark.parametrize(("people", "agents"), SEATS)
@pytest.mark.parametrize("seed", range(2))
async def test_no_undo_changes_more_than_it_may(
    house: Sittings, expansions: tuple[str, ...], people: tuple[int, ...], agents: int, seed: int
) -> None:
    house.tables.seed = f"walk {seed}"
    table = await house.start(*people, agents=agents, expansions=expansions)
    walk = Walk(house, table, random.Random(f"{seed} {people} {expansions}"))
    for number in range(PRESSES):
        await walk.press()
        if number % EVERY == 0:
            await walk.stored()
        if walk.table.status != "running":
            break
    await walk.stored()

    assert walk.undone
    record = write(table.game, table.deal, [it.action for it in walk.table.moves])  # type: ignore[arg-type]
    moves = [it for it in walk.table.log.course.entries if isinstance(it, Move)]
    assert len(record.moves) == len(moves)
    assert not [
        it for it in walk.table.events_since() if isinstance(it, Remarked) and it.remark.what == "claimed"
    ]
