"""The orchard among the games of the house, as long as a test lasts."""

from __future__ import annotations

import pytest

from engine.games import GAMES
from engine.games.agents import AGENTS
from tests.core.toy import TOY
from tests.core.toy.agents import AGENTS as PLAYERS


@pytest.fixture
def orchard(monkeypatch: pytest.MonkeyPatch) -> str:
    """Its key."""
    monkeypatch.setitem(GAMES, TOY.key, TOY)
    monkeypatch.setitem(AGENTS, TOY.key, PLAYERS)
    return TOY.key
