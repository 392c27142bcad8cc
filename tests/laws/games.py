"""Random games for the laws: every game, every combination of expansions, every number of seats."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, TypeVar

import pytest

from engine.core.actions import Action
from engine.core.errors import BadRecord, IllegalAction
from engine.core.events import Event
from engine.core.game import Deal, Game
from engine.core.loop import apply, play
from engine.core.records import action_of, read
from engine.core.state import State
from engine.games import GAMES
from tests.core.toy import TOY

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Setup:
    """One way to sit down at one game."""

    game: Game[Any]
    expansions: tuple[str, ...]
    seats: int

    def __str__(self) -> str:
        return "+".join((self.game.key, *self.expansions)) + f", {self.seats} seats"

    def deal(self, seed: str) -> Deal:
        """All chance of one game."""
        return self.game.deal(self.game.rules(self.expansions), self.seats, seed)

    def start(self, seed: str) -> State[Any]:
        """The first decision of one game."""
        s: State[Any] = self.game.start(self.deal(seed))
        return s


def setups(*games: Game[Any]) -> Iterator[Setup]:
    """All ways to sit down at these games."""
    for game in games:
        for size in range(len(game.expansions) + 1):
            for expansions in combinations(game.expansions, size):
                yield from (Setup(game, expansions, seats) for seats in game.seats)


SETUPS = tuple(setups(*GAMES.values(), TOY))
ENDS = tuple(it for it in SETUPS if it.seats in (it.game.seats[0], it.game.seats[-1]))
"""With the fewest and with the most seats, for laws that take long: what lies between asks the same."""


@dataclass(frozen=True)
class Step:
    """One move of a random game: before, what was done, what was told, after."""

    before: State[Any]
    action: Action
    events: tuple[Event, ...]
    after: State[Any]


def chosen(s: State[Any], rng: random.Random) -> Action:
    """Any answer to any question; a form is as likely as an option."""
    decision = s.pending[int(rng.random() * len(s.pending))]
    options, forms = decision.options, decision.forms
    assert options or forms, f"{decision.ask!r} asks seat {decision.seat} without an answer: do not ask"
    way = int(rng.random() * (len(options) + len(forms)))
    return options[way] if way < len(options) else forms[way - len(options)].sample(decision.seat, rng)


def mute(setup: Setup, seed: str) -> tuple[State[Any], int]:
    """A random game in place without a listener: how it ended and how many moves it took."""
    s, rng = setup.start(seed), random.Random(seed)
    s.events = None
    moves = 0
    while s.pending:
        play(s, chosen(s, rng))
        moves += 1
    return s, moves


TESTS = Path(__file__).parents[1]
GOLDEN = [it.relative_to(TESTS).as_posix() for it in sorted(TESTS.rglob("records/*.json"))]
"""Recorded games of all titles, made so that rare turns are among them."""
every_record = pytest.mark.parametrize("path", GOLDEN)


@cache
def recorded(path: str) -> tuple[Game[Any], tuple[Step, ...]]:
    """A golden game move by move. No one may change its states."""
    text = (TESTS / path).read_text(encoding="utf-8")
    game = next(it for it in GAMES.values() if it.format == json.loads(text)["format"])
    record = read(game, text)
    try:
        return game, played(game.start(record.deal), lambda s, at: action_of(game, record.moves[at]))
    except (BadRecord, IllegalAction) as fault:
        home = path.rpartition("/")[0].replace("/", ".")
        advice = f"if the rules are meant to change, rewrite the records (python -m tests.{home}.make)"
        raise AssertionError(f"{path} breaks the rules: {fault!r}; {advice}") from fault


@cache
def steps(setup: Setup, seed: str) -> tuple[Step, ...]:
    """A random game move by move, once for all laws. No one may change its states."""
    rng = random.Random(seed)
    return played(setup.start(seed), lambda s, at: chosen(s, rng))


def played(s: State[Any], choose: Callable[[State[Any], int], Action]) -> tuple[Step, ...]:
    """A game to its end; `choose` finds the move with this number, from 0."""
    out: list[Step] = []
    while s.pending:
        action = choose(s, len(out))
        after, events = apply(s, action)
        out.append(Step(s, action, tuple(events), after))
        s = after
    return tuple(out)


def subclasses(base: type[T]) -> Iterator[type[T]]:
    """All classes below one."""
    for kind in base.__subclasses__():
        yield kind
        yield from subclasses(kind)
