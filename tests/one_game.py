"""A house with one game, for tests that speak of that one: with more of them `/new` would ask which."""

from __future__ import annotations

import pytest

from bot.games.registry import PRESENTERS


@pytest.fixture(autouse=True)
def house_of_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the eldest has moved in; others may, as long as a test lasts."""
    for key in [*PRESENTERS][1:]:
        monkeypatch.delitem(PRESENTERS, key)
