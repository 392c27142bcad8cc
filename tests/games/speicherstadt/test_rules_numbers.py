"""The rules name the numbers of the ruleset."""

from __future__ import annotations

import pytest

from bot.games.registry import PRESENTERS
from bot.texts import LOCALES, Texts
from bot.views.help import pages
from engine.games.speicherstadt import GAME
from engine.tables.model.table import Table
from tests.laws.literals import beyond, literals

ALLOWED = {
    "overview": "4",  # the name of the last fire
    "supply": "4",  # the same
    "fires": "2 4",  # players; the same
    "markethall": "3",  # things that the list below names
    "end": "2 3 4 5 4 3 4",  # players; names of fires
    "scoring": "2 3 4 2 3 4",  # goods of a contract, offices that one owns
    "cards": "4 2 3 4",  # the name of a fire; goods of a contract
    "players": "2 3 4 5 3 3 3 2 3 4 5 2 2",  # players; the name of a card
    "credits": "2010 2012",  # years
}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_number_of_the_rules_is_a_constant_of_a_text(locale: str) -> None:
    assert beyond(literals(GAME.key, locale), ALLOWED) == {}


@pytest.mark.parametrize("expansions, told", [((), "with 3 workers"), (("kaispeicher",), "with 4 workers")])
def test_the_overview_names_the_workers_of_this_table(expansions: tuple[str, ...], told: str) -> None:
    table = Table(1, 1, 1, 1, GAME.key, expansions, 3)
    t = Texts.of("en").within(GAME.key)
    assert told in pages.page(t, GAME.key, PRESENTERS[GAME.key], 0, None, table).text
