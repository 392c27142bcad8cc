"""One sitting: who plays, the deal, the log of moves. A value: every change makes a new one."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from engine.agents import AGENTS
from engine.agents.agent import asked, with_offers
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.events import Event
from engine.core.game import Deal, Game
from engine.core.loop import forced
from engine.core.records import take
from engine.core.state import State
from engine.games import GAMES
from engine.tables.errors import NotSeated, NotYourTurn, WrongMoment

Status = Literal["lobby", "running", "finished", "ended"]


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on a seat: a person (by id) or an agent (by name). `acted`: when he last pressed here."""

    person: int | None = None
    agent: str | None = None
    acted: float = 0.0


@dataclass(frozen=True, slots=True)
class Move:
    """An action in the log. `person`: who pressed; None for agents and for what was forced."""

    action: Action
    auto: bool
    person: int | None
    at: float
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """A sitting in a channel.

    `limit`: seats that may be taken. `language`: that of the board. `revision` counts every change. `state`
    is never changed in place; it is None in a lobby. `opening`: what happened before the first move. `deal`
    is secret until the game is over. Times are seconds since 1970.
    """

    id: int
    guild: int
    channel: int
    host: int
    key: str
    expansions: tuple[str, ...]
    limit: int
    language: str = "en"
    status: Status = "lobby"
    chairs: tuple[Chair, ...] = ()
    deal: Deal | None = None
    state: State[Any] | None = field(default=None, compare=False)
    opening: tuple[Event, ...] = field(default=(), compare=False)
    moves: tuple[Move, ...] = ()
    revision: int = 0
    created: float = 0.0
    changed: float = 0.0

    @property
    def game(self) -> Game[Any]:
        """The rules that are played here."""
        return GAMES[self.key]

    @property
    def now(self) -> State[Any]:
        """The state of a game that has begun; raises `WrongMoment` before that."""
        if self.state is None:
            raise WrongMoment(self.status)
        return self.state

    @property
    def people(self) -> tuple[int, ...]:
        """All persons who sit here."""
        return tuple(chair.person for chair in self.chairs if chair.person is not None)

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The decisions that wait; none before the start and after the end."""
        return self.state.pending if self.status == "running" and self.state else ()

    @property
    def round(self) -> int:
        """The round that is played; 0 in a lobby."""
        return getattr(self.state, "round", 0)

    @property
    def due(self) -> tuple[int, ...]:
        """The seats that must decide."""
        return tuple(decision.seat for decision in self.pending if decision.blocking)

    def told(self, since: int = 0) -> Iterator[Event]:
        """What happened from the move with this number on; from 0, also what came before the first move."""
        if since == 0:
            yield from self.opening
        for move in self.moves[since:]:
            yield from move.events

    def seat_of(self, person: int) -> int:
        """The seat of a person; raises `NotSeated`."""
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        raise NotSeated

    def decisions_of(self, seat: int) -> tuple[Decision, ...]:
        """What a seat is asked just now."""
        return tuple(decision for decision in self.pending if decision.seat == seat)

    def ply(self, seat: int) -> int:
        """How many moves a seat has made: the moment to which its buttons belong."""
        return sum(move.action.seat == seat for move in self.moves)

    def expect(self, *statuses: Status) -> None:
        """Raise `WrongMoment` unless the table is in one of these states."""
        if self.status not in statuses:
            raise WrongMoment(self.status)

    def after(self, **changes: Any) -> Table:
        """This table with changes, one revision later."""
        return replace(self, revision=self.revision + 1, **changes)

    def answered(self, seat: int, actions: Sequence[Action], now: float) -> Table:
        """After these actions of the person on a seat, what was forced then, and the moves of agents.

        Raises `IllegalAction` or `NotYourTurn`; then nothing has happened.
        """
        self.expect("running")
        if not self.decisions_of(seat):
            raise NotYourTurn
        s = self.now.clone()
        person = self.chairs[seat].person
        mine = [Move(told.action, told.auto, person, now, told.events) for told in taken(s, actions)]
        chairs = tuple(replace(it, acted=now) if i == seat else it for i, it in enumerate(self.chairs))
        return self.after(chairs=chairs).settled(s, mine, now)

    def settled(self, s: State[Any], moves: Iterable[Move], now: float) -> Table:
        """With this new state, after everything that waits for no person."""
        more = (*moves, *unattended(s, self.chairs, now))
        status: Status = "finished" if s.over else "running"
        return replace(self, state=s, moves=(*self.moves, *more), status=status, changed=now)


def taken(s: State[Any], actions: Iterable[Action]) -> Iterator[Any]:
    """Play actions one after the other; raises `IllegalAction` at the first that is not allowed."""
    for action in actions:
        yield take(s, action)


def unattended(s: State[Any], chairs: Sequence[Chair], now: float) -> Iterator[Move]:
    """Play in place what needs no person: forced moves first, then agents, until somebody must be asked."""
    while s.pending:
        moves = forced(s)
        action = moves[0] if moves else agent_move(s, chairs)
        if action is None:
            return
        told = take(s, action)
        yield Move(action, told.auto, None, now, told.events)


def agent_move(s: State[Any], chairs: Sequence[Chair]) -> Action | None:
    """The answer of the first agent that is asked; None when only people are."""
    for decision in s.pending:
        name = chairs[decision.seat].agent
        if name is not None and decision.blocking:
            return asked(AGENTS[name], s, with_offers(s, decision), random.Random())
    return None
