"""The rules name the numbers of the ruleset."""

from __future__ import annotations

import pytest

from bot.texts import LOCALES
from engine.games.rotterdam.game import GAME
from tests.laws.literals import beyond, literals

ALLOWED = {
    "placing": "2 3 4",  # numbers of players
    "map": "4",  # steps of a way, which the map shows
}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_number_of_the_rules_is_a_constant_of_a_text(locale: str) -> None:
    assert beyond(literals(GAME.key, locale), ALLOWED) == {}
