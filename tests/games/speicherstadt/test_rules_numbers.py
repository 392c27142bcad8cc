"""Rules, lesson, guide and cards name the numbers of the ruleset."""

from __future__ import annotations

import pytest

from bot.games.registry import PRESENTERS
from bot.texts import Texts
from bot.views.help import pages
from engine.games.speicherstadt import GAME
from engine.tables.model.table import Table

ALLOWED = {
    "overview": "4",  # the name of the last fire
    "supply": "4",  # the same
    "fires": "2 4",  # players; the same
    "end": "2 3 4 5 4 3 4",  # players; names of fires
    "scoring": "2 3 4 2 3 4",  # goods of a contract, offices that one owns
    "cards": "4 2 3 4",  # the name of a fire; goods of a contract
    "players": "2 3 4 5 3 3 3 2 3 4 5 2 2",  # players; the name of a card
    "credits": "2010 2012",  # years
}

OTHERS: list[tuple[str, str, dict[str, str]]] = [
    (
        "kaispeicher-rules.ftl",
        "rules-",
        {
            "kaispeicher": "2012 2 2 2 3 5",  # the year; rows; goods of a contract; players
            "reserving": "4 4",  # an example
            "kaispeicher-cards": "",
        },
    ),
    ("guide.ftl", "guide-ask-", {}),
    ("lesson.ftl", "lesson-", {"contract": "4", "counting-office": "2 3 4"}),  # a round; how many one has
    ("cards.ftl", "kind-", {"counting-office": "2 3 4"}),  # how many one has
    (
        "cards.ftl",
        "card-",
        {"fire-2": "2", "fire-3": "3", "fire-4": "4"},  # names
    ),
    ("kaispeicher.ftl", "kind-", {}),
    (
        "kaispeicher.ftl",
        "card-",
        {
            "mayor": "7 5 2",  # cards of the box; twice
            "harbour-tour": "7 5",  # cards of the box
            "deichtorhallen": "8",  # cards of the box
            "spy": "2",  # the two that change places
            "truck": "3 3",  # what the card is
            "fire-chief": "4 2",  # the name of a fire; twice
            "fire-engine": "2",  # twice
        },
    ),
]


@pytest.mark.parametrize("expansions, told", [((), "with 3 workers"), (("kaispeicher",), "with 4 workers")])
def test_the_overview_names_the_workers_of_this_table(expansions: tuple[str, ...], told: str) -> None:
    table = Table(1, 1, 1, 1, GAME.key, expansions, 3)
    t = Texts.of("en").within(GAME.key)
    assert told in pages.page(t, GAME.key, PRESENTERS[GAME.key], 0, None, table).text


@pytest.mark.parametrize("language", ["de", "en", "it"])
@pytest.mark.parametrize("expansions", [(), ("kaispeicher",)])
def test_the_overview_lists_as_many_phases_as_it_names_and_the_upper_row(
    language: str, expansions: tuple[str, ...]
) -> None:
    table = Table(1, 1, 1, 1, GAME.key, expansions, 3)
    t = Texts.of(language).within(GAME.key)
    text = pages.page(t, GAME.key, PRESENTERS[GAME.key], 0, None, table).text
    assert f" {text.count('- **')} " in text.split("- **")[0].splitlines()[-2]
    upper = {"en": "upper row", "de": "oberen Reihe", "it": "riga superiore"}[language]
    assert (upper in text) is bool(expansions)
