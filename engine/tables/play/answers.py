"""How a game goes on: an answer, and then everything that waits for no person."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from engine.agents.agent import answer_from_state, with_offers
from engine.agents.roster import Roster
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.loop import publicly_forced
from engine.core.orders import Orders
from engine.core.records import take
from engine.core.state import State
from engine.tables.model.errors import Impossible, NotYourTurn
from engine.tables.model.log import Cause, Move
from engine.tables.model.table import Chair, Status, Table
from engine.tables.play.ahead import answer_ahead
from engine.tables.play.lesson_texts import read

SLICE = 40
"""Moves of agents in one change of a table that is played to its end: others wait for no longer."""
DELAY = 60.0
"""Seconds without a move after which a delayed standing order answers: about as long as a person thinks."""


def apply_answers(table: Table, seat: int, actions: Sequence[Action], now: float) -> Table:
    """After these actions of the person on a seat, and what follows by itself.

    Raises `IllegalAction`, `NotYourTurn`, or `Impossible` in a pause; then nothing has happened.
    """
    table.expect("running")
    expect_moves(table)
    if not table.decisions_of(seat):
        raise NotYourTurn
    sitting = Sitting(table, now)
    for number, action in enumerate(actions):
        sitting.play(action, "step" if number else "hand", table.chairs[seat].person)
    if sitting.public:
        sitting.chairs[seat] = replace(sitting.chairs[seat], acted=now)
    return sitting.run_to_decision().after(taught=read(table) if table.lesson else ())


def expect_moves(table: Table) -> None:
    """Raise `Impossible` where a pause forbids all moves, or stand-ins play the table to its end."""
    if table.halted or table.closing:
        raise Impossible("closing" if table.closing else "halted")


def begin(table: Table, state: State[Any], now: float) -> Table:
    """With its first state, after everything that waits for no person; the revision stays."""
    return Sitting(replace(table, state=state), now).run_to_decision()


def play_agent_answer(table: Table, seat: int, ply: int, action: Action, *, now: float) -> Table:
    """After the answer of an agent that has thought; the same table where its moment has passed."""
    if (seat, ply) not in table.thinking:
        return table
    sitting = Sitting(table, now)
    sitting.play(action, "agent")
    return sitting.run_to_decision().after()


def settle(table: Table, now: float) -> Table:
    """After everything that waits for no person (any more), unless a pause forbids it; the revision stays."""
    return table if table.halted else Sitting(table, now).run_to_decision()


class OrderAnswer(NamedTuple):
    """What a standing order answers. `is_delayed`: only at `due_time`."""

    action: Action
    is_delayed: bool


class Sitting:
    """A table while it goes on: its state on a private copy, its new moves, its chairs."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.now = now
        self.state = table.now.clone()
        self.chairs: list[Chair] = list(table.chairs)
        self.moves: list[Move] = []

    def play(self, action: Action, cause: Cause, person: int | None = None) -> None:
        """Play one move; raises `IllegalAction` before anything has changed. Standing orders carry on from
        it. A press is logged as a press and an order as an order, even if only the player knew that there was
        no other choice."""
        chair = self.chairs[action.seat]
        if chair.orders is not None:
            orders = chair.orders.after(self.state.seen_by(action.seat), action)
            self.chairs[action.seat] = replace(chair, orders=orders)
        told = take(self.state, action)
        cause = "forced" if told.auto and cause not in ("hand", "order") else cause
        self.moves.append(Move(told.action, cause, person, self.now, told.events, told.seals))

    @property
    def public(self) -> bool:
        """Whether the move is public: not where a sealed answer was changed."""
        return not self.moves or any(move.seals != "changed" for move in self.moves)

    def run_to_decision(self) -> Table:
        """Play forced moves, then standing orders, then agents that answer at once, until a player must be
        asked; a slice of them where only agents are left."""
        while self.state.pending and not (self.table.closing and len(self.moves) >= SLICE):
            for cause, action in self.automatic_actions():
                self.play(action, cause)
                break
            else:
                break
        status: Status = "finished" if self.state.over else "running"
        return replace(
            self.table,
            state=self.state,
            chairs=drop_expired_orders(self.chairs, self.state),
            log=self.table.log.adding(self.moves),
            status=status,
            changed=self.now if self.public else self.table.changed,
        )

    def automatic_actions(self) -> Iterator[tuple[Cause, Action]]:
        """What may happen now without a person, and why."""
        yield from (("forced", action) for action in publicly_forced(self.state))
        for decision in self.state.pending:
            chair = self.chairs[decision.seat]
            if decision.blocking and chair.orders is not None:
                answer = order_answer(self.table.agents, chair, self.state, decision)
                if answer is not None and (not answer.is_delayed or self.delay_over):
                    yield "order", answer.action
        if not self.table.closing and not any(chair.waits for chair in self.chairs):
            # all are away: a game must not be played to its end by agents alone; it waits for a player
            return
        for decision in self.state.pending:
            name = self.chairs[decision.seat].agent
            if name and decision.blocking and (agent := self.table.agents[name]).at_once:
                yield (
                    "agent",
                    answer_from_state(agent, self.state, with_offers(self.state, decision), self.luck()),
                )

    def luck(self) -> random.Random:
        """Of a computer player: chance, but in a lesson what its script foresees, and at a concealed table
        what follows from the seed and the number of answers so far: equal moves lead to equal games."""
        if self.table.concealed:
            given = sum(move.cause == "agent" for move in (*self.table.moves, *self.moves))
            return random.Random(f"{self.table.seed}/{given}")
        script = self.table.game.lesson if self.table.lesson else None
        return script.luck(len(self.table.moves) + len(self.moves)) if script else random.Random()

    @property
    def delay_over(self) -> bool:
        """Whether delayed orders answer by now."""
        return self.now >= due_time(self.table.log.adding(self.moves).course.moves)


def order_answer(agents: Roster, chair: Chair, state: State[Any], decision: Decision) -> OrderAnswer | None:
    """Answer of a player's standing orders to this decision; None: no order, or an agent plays the seat.

    Timing never tells which players had orders. A waiting order leaves no trace: no move, no note, no call,
    no change of any board. When it falls due, it is played in the same change that makes it due, as are
    forced moves and those of agents, and is announced as an order, so its speed gives away no more than the
    log says. What it would have done at another price or for another card is never said, and a limit that was
    passed looks like any other refusal.
    """
    if chair.orders is None or not chair.waits or chair.orders.empty:
        return None
    view = state.seen_by(decision.seat)
    action = answer_ahead(agents, chair.orders, view, decision)
    return None if action is None else OrderAnswer(action, chair.orders.bides(view, action))


def due_time(moves: Sequence[Move]) -> float:
    """When a delayed order falls due: `DELAY` after the last manual move; automatic ones do not reset it."""
    return DELAY + next((move.at for move in reversed(moves) if move.cause != "order"), 0.0)


def delayed_orders(table: Table) -> dict[int, float]:
    """Seats with a delayed order, and when it falls due."""
    times: dict[int, float] = {}
    if table.rests is None:
        for decision in table.pending:
            chair = table.chairs[decision.seat]
            if decision.blocking and chair.orders is not None:
                answer = order_answer(table.agents, chair, table.now, decision)
                if answer is not None and answer.is_delayed:
                    times[decision.seat] = due_time(table.moves)
    return times


def play_due_orders(table: Table, now: float) -> Table:
    """After the orders that have bided their time; the revision stays."""
    due = delayed_orders(table)
    return settle(table, now) if due and min(due.values()) <= now else table


def drop_expired_orders(chairs: Sequence[Chair], state: State[Any]) -> tuple[Chair, ...]:
    """The chairs without the orders that are over."""
    return tuple(
        chair if chair.orders is None else replace(chair, orders=current(chair.orders, state, seat))
        for seat, chair in enumerate(chairs)
    )


def current(orders: Orders, state: State[Any], seat: int) -> Orders | None:
    """What is still in force of orders; None: nothing."""
    remaining = orders.current(state, seat)
    return None if remaining.empty else remaining
