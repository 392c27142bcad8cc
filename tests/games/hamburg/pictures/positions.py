"""Positions out of whole random games, as a reader sees them."""

from __future__ import annotations

import random
from functools import cache

from bot.presenter.context import Context, Story
from bot.texts import Texts
from engine.agents.rollout import pick
from engine.core.events import Event
from engine.core.records import take
from engine.games.hamburg import GAME
from engine.games.hamburg.agents import AGENTS
from engine.games.hamburg.state import State

NAMES = ("Annalena", "Benedikt", "Clara", "Dorothea", "Emil")
SETUPS: tuple[tuple[tuple[str, ...], int], ...] = (((), 2), (("magistrat",), 3), (("magistrat",), 5))
MOST = 8
"""Positions of a game."""


@cache
def game(expansions: tuple[str, ...], seats: int) -> tuple[tuple[State, ...], tuple[Event, ...]]:
    """Positions from the beginning of a game to its end, evenly spread; all that happened."""
    deal = GAME.deal(GAME.rules(expansions), seats, f"pictures {seats}")
    s, rng = GAME.start(deal), random.Random(seats)
    positions, told = [s.clone()], [*(s.events or ())]
    while s.pending:
        waiting = [it for it in s.pending if it.blocking]
        told += take(s, pick(waiting[int(rng.random() * len(waiting))], rng)).events
        positions.append(s.clone())
    return (*positions[:: len(positions) // MOST], positions[-1]), tuple(told)


def positions(expansions: tuple[str, ...], seats: int) -> tuple[State, ...]:
    """Those of one game."""
    return game(expansions, seats)[0]


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
        suggest=AGENTS.suggest,
    )


def story(expansions: tuple[str, ...], seats: int) -> Story:
    """All that a finished game tells."""
    return Story(game(expansions, seats)[1], (3, None, 0, 7, 1)[:seats])
