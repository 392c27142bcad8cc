"""Game records: a whole game as one JSON object, written from moves and checked by replaying them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from engine.core.actions import Action
from engine.core.errors import BadRecord, IllegalAction
from engine.core.events import Event
from engine.core.game import Deal, Game
from engine.core.loop import apply, forced
from engine.core.state import State


@dataclass(frozen=True, slots=True)
class Told:
    """One move of a replay: the move, whether it was forced, what happened, and the state after it."""

    action: Action
    auto: bool
    events: tuple[Event, ...]
    state: State[Any]


def replay(game: Game[Any], deal: Deal, moves: Iterable[Action]) -> Iterable[Told]:
    """Play the moves one by one; raises `IllegalAction` at the first that the rules do not allow."""
    s = game.start(deal)
    for action in moves:
        auto = action in forced(s)
        s, events = apply(s, action)
        yield Told(action, auto, tuple(events), s)


def write(game: Game[Any], deal: Deal, moves: Iterable[Action]) -> Any:
    """The record of a game with this deal and these moves, finished or not."""
    told = list(replay(game, deal, moves))
    end = told[-1].state if told else game.start(deal)
    return game.record.of(
        deal,
        moves=[{**it.action.as_move(), **({"auto": True} if it.auto else {})} for it in told],
        events=[event for it in told for event in it.events],
        end=end,
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
    events: list[Event] = list(s.events or ())
    for number, facts in enumerate(record.moves, 1):
        try:
            s, auto, more = step(game, s, facts)
        except IllegalAction as illegal:
            return f"move {number}: not allowed: {illegal}"
        events += more
        if auto != facts.get("auto", False):
            return f"move {number}: auto should be {auto}"
    difference: str | None = record.difference(events, s)
    return difference


def step(game: Game[Any], s: State[Any], facts: Mapping[str, Any]) -> tuple[State[Any], bool, list[Event]]:
    """One recorded move: the state after it, whether it was forced, what happened."""
    if not isinstance(facts.get("auto", False), bool):
        raise IllegalAction(f"auto is true or false, not {facts['auto']!r}")
    action = game.move({key: value for key, value in facts.items() if key != "auto"})
    auto = action in forced(s)
    after, events = apply(s, action)
    return after, auto, events
