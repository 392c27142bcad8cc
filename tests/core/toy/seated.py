"""The orchard in the registry, as long as a test lasts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.games.registry import PRESENTERS, move_in
from bot.texts import ROOMS
from engine.games import GAMES
from engine.games.agents import AGENTS
from tests.core.toy import TOY
from tests.core.toy.agents import AGENTS as PLAYERS
from tests.core.toy.room import PRESENTER


@contextmanager
def moved_in() -> Iterator[None]:
    """It is offered, played, shown and stored like any other."""
    GAMES[TOY.key], AGENTS[TOY.key] = TOY, PLAYERS
    move_in(TOY.key, PRESENTER)
    try:
        yield
    finally:
        for registry in (GAMES, AGENTS, PRESENTERS, ROOMS):
            del registry[TOY.key]


@pytest.fixture
def orchard() -> Iterator[str]:
    """Its key."""
    with moved_in():
        yield TOY.key
