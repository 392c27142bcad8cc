"""The loop of all games: advance, play, apply, settle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from engine.core.actions import Action
from engine.core.errors import IllegalAction
from engine.core.events import Event
from engine.core.phases import Phase
from engine.core.state import Frame, State

S = TypeVar("S", bound="State[Any]")


def advance(s: State[Any], asking: Frame | None = None) -> None:
    """Run the rules until a seat must decide or the game is over.

    After an answer to the phase of the frame `asking`, that phase finds its earlier questions in `s.pending`.
    """
    phases: Mapping[str, Phase[Any]] = s.rules.phases
    stack = s.stack
    while stack:
        frame = stack[-1]
        if frame is not asking:
            s.pending = ()
        phase = phases[frame.phase]
        phase.run(s)
        if not stack or stack[-1] is not frame:
            continue
        asked = phase.decisions(s)
        if asked:
            offers = s.offers()
            s.pending = (*asked, *offers) if offers else asked
            return
        stack.pop()
        phase.end(s)
    s.pending = ()


def play(s: State[Any], action: Action) -> None:
    """Apply an action in place, unchecked: for searches, which choose from `s.pending`.

    Any other action may raise anything and corrupt the state.
    """
    rules, do, asking = s.rules, action.do, s.stack[-1]
    handlers = rules.phases[asking.phase].handlers
    handler = handlers[do] if do in handlers else rules.anytime[do]
    handler(s, action)
    advance(s, asking)


def carried_out(s: S, action: Action) -> S:
    """A copy right after an action, before the rules go on: nothing that chance or other seats do follows, so
    a view will do. The action must be legal.
    """
    after = s.clone()
    after.events, do = None, action.do
    handlers = s.rules.phases[s.stack[-1].phase].handlers
    (handlers[do] if do in handlers else s.rules.anytime[do])(after, action)
    return after


def apply(s: S, action: Action) -> tuple[S, list[Event]]:
    """Return the state after an action and its events; the old state is unchanged.

    Raises `IllegalAction` where no pending decision allows the action.

    >>> from engine.games import GAMES
    >>> s = next(iter(GAMES.values())).new(seats=2, seed="any words")
    >>> after, told = apply(s, s.pending[0].default)
    >>> after == s, s.pending[0].allows(s.pending[0].default), len(told) > 0
    (False, True, True)
    """
    if not legal(s, action):
        raise IllegalAction(action)
    after = s.clone()
    told: list[Event] = []
    after.events = told
    play(after, action)
    after.events = None
    return after, told


def legal(s: State[Any], action: Action) -> bool:
    """Whether a pending decision allows this action."""
    return any(decision.allows(action) for decision in s.pending)


def forced(s: State[Any]) -> tuple[Action, ...]:
    """The moves without alternative: one legal answer, and no offer that the seat could take instead."""
    if not any(decision.forced for decision in s.pending):
        return ()
    tempted = {decision.seat for decision in s.pending if not decision.blocking}
    return tuple(d.options[0] for d in s.pending if d.forced and d.seat not in tempted)


def publicly_forced(s: State[Any]) -> tuple[Action, ...]:
    """The forced moves that every spectator can see to be forced, if not all facts that they name.

    Playing the others at once would reveal that the seat has no choice, and so what it holds.
    """
    moves = forced(s)
    if not moves:
        return ()
    asked, shown = (
        [each for each in asked if each.blocking] for asked in (s.pending, s.seen_by(None).pending)
    )
    # a view keeps the questions that block in their order, but may hide facts of their answers
    open_to_all = [own.default for own, seen in zip(asked, shown, strict=True) if seen.forced]
    return tuple(move for move in moves if move in open_to_all)


def settle(s: State[Any]) -> Iterator[Action]:
    """Play forced moves until there are none; yields them, for the caller to log."""
    while moves := forced(s):
        play(s, moves[0])
        yield moves[0]
