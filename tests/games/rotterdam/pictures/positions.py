"""Positions out of whole random games, as a reader sees them."""

from __future__ import annotations

import random
from functools import cache

from bot.presenter.context import Context, Story
from bot.texts import Texts
from engine.agents.rollout import pick
from engine.core.events import Event
from engine.core.records import take
from engine.games.rotterdam import GAME
from engine.games.rotterdam.rules import BASE
from engine.games.rotterdam.state import State

NAMES = ("Annalena", "Benedikt", "Clara", "Dorothea")
SEATS = (2, 3, 4)
MOST = 8
"""Positions of a game."""


@cache
def game(seats: int) -> tuple[tuple[State, ...], tuple[Event, ...]]:
    """Positions from the beginning of a game to its end, evenly spread; all that happened."""
    s, rng = GAME.start(GAME.deal(BASE, seats, f"pictures {seats}")), random.Random(seats)
    positions, told = [s.clone()], [*(s.events or ())]
    while s.pending:
        waiting = [it for it in s.pending if it.blocking]
        told += take(s, pick(waiting[int(rng.random() * len(waiting))], rng)).events
        positions.append(s.clone())
    return (*positions[:: len(positions) // MOST], positions[-1]), tuple(told)


def positions(seats: int) -> tuple[State, ...]:
    """Those of one game."""
    return game(seats)[0]


def seen(s: State, locale: str, seat: int | None = None, names: tuple[str, ...] = NAMES) -> Context:
    """What a reader gets."""
    view = s if s.over else s.seen_by(seat)
    return Context(
        view,
        Texts.of(locale).within(GAME.key),
        names[: len(s.seats)],
        seat=seat,
        pending=view.pending,
        round=s.round,
        finished=s.over,
    )


def story(seats: int) -> Story:
    """All that a finished game tells."""
    return Story(game(seats)[1], (3, None, 0, 7)[:seats])
