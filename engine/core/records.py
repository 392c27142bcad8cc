"""Game records: a whole game as one JSON object, written from moves and checked by replaying them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Literal

from pydantic import ValidationError

from engine.core.actions import Action
from engine.core.errors import BadRecord, IllegalAction
from engine.core.events import Event
from engine.core.game import Deal, Game
from engine.core.loop import forced, play
from engine.core.seal import Seal, seal_trouble
from engine.core.state import Frame, State

Seals = Literal["", "sealed", "changed"]
"""Whether a move was a sealed answer: no, the first one of its seat, a replacement of an earlier one."""


@dataclass(frozen=True, slots=True)
class ReplayedMove:
    """One move of a replay, and whether it was forced, what happened, whether it is sealed."""

    action: Action
    auto: bool
    events: tuple[Event, ...]
    seals: Seals = ""


def take(s: State[Any], action: Action) -> ReplayedMove:
    """Play one move in place, checked; raises `IllegalAction` before anything has changed."""
    answered = next((question for question in s.pending if question.allows(action)), None)
    if answered is None:
        raise IllegalAction(action)
    seals: Seals = "" if not answered.sealed else "sealed" if answered.blocking else "changed"
    auto = action in forced(s)
    events: list[Event] = []
    s.events = events
    play(s, action)
    s.events = None
    return ReplayedMove(action, auto, tuple(events), seals)


def replay(s: State[Any], moves: Iterable[Action]) -> Iterator[ReplayedMove]:
    """Play moves in place, one by one; raises `IllegalAction` at the first illegal one."""
    for action in moves:
        yield take(s, action)


def write(game: Game[Any], deal: Deal, moves: Iterable[Action], seed: str = "", *, after: str = "") -> Any:
    """Write the record of a game, finished or not; with its seal, where the `seed` of the deal is given.

    `after`: in a rematch the seal of the previous game. Of sealed answers only the final one of each seat is
    recorded, in the order of seats, so a record does not reveal hesitation. Raises `IllegalAction`.
    """
    s: State[Any] = game.start(deal)
    phased = [(s.stack[-1] if s.stack else None, take(s, move)) for move in moves]
    told = [move for _, move in phased]
    if any(move.seals for move in told):
        s = game.start(deal)
        told = list(replay(s, without_order(phased)))
    return game.record.of(
        deal,
        moves=[{**move.action.as_move(), **({"auto": True} if move.auto else {})} for move in told],
        events=[event for move in told for event in move.events],
        end=s,
        seal=Seal.of(deal, seed, after) if seed else None,
    )


def without_order(phased: Sequence[tuple[Frame | None, ReplayedMove]]) -> list[Action]:
    """Drop all traces of how sealed answers came about.

    Answers that were changed are removed; runs of sealed answers are sorted by seat. `phased`: each move with
    the phase in which it was made.
    """
    last = {(id(phase), move.action.seat): at for at, (phase, move) in enumerate(phased) if move.seals}
    kept = [
        (phase, move)
        for at, (phase, move) in enumerate(phased)
        if not move.seals or last[id(phase), move.action.seat] == at
    ]
    runs = groupby(kept, key=lambda pair: id(pair[0]) if pair[1].seals else None)
    return [
        move.action
        for phase, run in runs
        for _, move in (sorted(run, key=lambda pair: pair[1].action.seat) if phase else run)
    ]


def read(game: Game[Any], text: str | bytes) -> Any:
    """Parse a record; raises `BadRecord` with the location of the first error."""
    try:
        return game.record.model_validate_json(text)
    except ValidationError as seal_trouble:
        first = seal_trouble.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the text"
        raise BadRecord(f"{where}: {first['msg']}") from seal_trouble


def check(game: Game[Any], record: Any) -> str | None:
    """Replay a record and compare; returns the first difference with its move, or None.

    >>> from engine.games import GAMES
    >>> game = next(iter(GAMES.values()))
    >>> deal = game.deal(game.rules(()), 2, "00112233445566778899aabbccddeeff")
    >>> move = game.start(deal).pending[0].default
    >>> record = write(game, deal, [move], "00112233445566778899aabbccddeeff")
    >>> print(check(game, record))
    None
    >>> twice = record.model_copy(update={"moves": record.moves * 2})
    >>> print(check(game, twice).partition(":")[0])
    move 2
    """
    try:
        s: State[Any] = game.start(record.deal)
    except (BadRecord, LookupError) as wrong:
        return f"deal: {wrong}"
    if record.seal and (no := seal_trouble(game, record.deal, record.seal)):
        return f"seal: {no}"
    events: list[Event] = []
    for number, facts in enumerate(record.moves, 1):
        if no := step(game, s, record, facts, events):
            return f"move {number}: {no}"
    difference: str | None = record.difference(events, s)
    return difference


def step(
    game: Game[Any], s: State[Any], record: Any, facts: Mapping[str, Any], events: list[Event]
) -> str | None:
    """Play a recorded move in place and collect its events; returns why it is wrong, or None."""
    try:
        told = take(s, action_of(game, facts))
    except IllegalAction as illegal:
        return f"not allowed: {illegal}"
    if told.seals == "changed":
        return f"seat {told.action.seat} has sealed already; a record has only its last answer"
    if told.auto != facts.get("auto", False):
        return f"auto should be {told.auto}"
    events += told.events
    return next(filter(None, map(record.contradiction, told.events)), None)


def action_of(game: Game[Any], facts: Mapping[str, Any]) -> Action:
    """Parse a recorded move, which may carry `auto`; raises `IllegalAction`."""
    if not isinstance(facts.get("auto", False), bool):
        raise IllegalAction(f"auto is true or false, not {facts['auto']!r}")
    return game.move({key: value for key, value in facts.items() if key != "auto"})
