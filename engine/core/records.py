"""Game records: a whole game as one JSON object, written from moves and checked by replaying them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from engine.core.actions import Action
from engine.core.errors import BadRecord, IllegalAction
from engine.core.events import Event
from engine.core.game import Deal, Game
from engine.core.loop import forced, legal, play
from engine.core.seal import Seal, broken
from engine.core.state import State


@dataclass(frozen=True, slots=True)
class Told:
    """One move of a replay: the move, whether it was forced, and what happened."""

    action: Action
    auto: bool
    events: tuple[Event, ...]


def take(s: State[Any], action: Action) -> Told:
    """Play one move in place, checked, and tell of it; raises `IllegalAction` before anything has changed."""
    if not legal(s, action):
        raise IllegalAction(action)
    auto = action in forced(s)
    events: list[Event] = []
    s.events = events
    play(s, action)
    s.events = None
    return Told(action, auto, tuple(events))


def replay(s: State[Any], moves: Iterable[Action]) -> Iterator[Told]:
    """Play moves one by one in place, from the start; raises `IllegalAction` at the first wrong one."""
    for action in moves:
        yield take(s, action)


def write(game: Game[Any], deal: Deal, moves: Iterable[Action], seed: str = "", *, after: str = "") -> Any:
    """The record of a game with this deal and these moves, finished or not; with its seal, where the seed is
    given from which the deal was drawn. `after`: in a rematch the word of the game before.

    Raises `IllegalAction` at a wrong move.
    """
    s: State[Any] = game.start(deal)
    told = list(replay(s, moves))
    return game.record.of(
        deal,
        moves=[{**it.action.as_move(), **({"auto": True} if it.auto else {})} for it in told],
        events=[event for it in told for event in it.events],
        end=s,
        seal=Seal.of(deal, seed, after) if seed else None,
    )


def read(game: Game[Any], text: str | bytes) -> Any:
    """The record in a JSON text; raises `BadRecord` with the place where it is broken."""
    try:
        return game.record.model_validate_json(text)
    except ValidationError as broken:
        first = broken.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the text"
        raise BadRecord(f"{where}: {first['msg']}") from broken


def check(game: Game[Any], record: Any) -> str | None:
    """Replay a record and compare. None if it is right, else the first difference, with its move."""
    try:
        s: State[Any] = game.start(record.deal)
    except (BadRecord, LookupError) as wrong:
        return f"deal: {wrong}"
    if record.seal and (no := broken(game, record.deal, record.seal)):
        return f"seal: {no}"
    events: list[Event] = []
    for number, facts in enumerate(record.moves, 1):
        try:
            told = take(s, action_of(game, facts))
        except IllegalAction as illegal:
            return f"move {number}: not allowed: {illegal}"
        if told.auto != facts.get("auto", False):
            return f"move {number}: auto should be {told.auto}"
        if no := next(filter(None, map(record.contradiction, told.events)), None):
            return f"move {number}: {no}"
        events += told.events
    difference: str | None = record.difference(events, s)
    return difference


def action_of(game: Game[Any], facts: Mapping[str, Any]) -> Action:
    """The action of a recorded move, which may say that it was forced; raises `IllegalAction`."""
    if not isinstance(facts.get("auto", False), bool):
        raise IllegalAction(f"auto is true or false, not {facts['auto']!r}")
    return game.move({key: value for key, value in facts.items() if key != "auto"})
