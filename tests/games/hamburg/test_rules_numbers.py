"""Texts name the numbers of the ruleset: those of a table are those of its expansion."""

from __future__ import annotations

import pytest

from bot.games.registry import PRESENTERS
from bot.texts import Texts
from bot.views.help import pages
from engine.games.hamburg import GAME
from engine.tables.model.table import Table

ALLOWED = {
    "overview": "5",  # phases as people count them, without the unnoticed ones
    "harbour": "2 2 3 4 5",  # groups of two turns; players, in whose order the numbers of groups follow
    "senate": "2 6",  # players; senate cards
    "market": "2 3 4 5 6 7 8 2 3 4 5",  # lines of the table of prices, and this many alone
    "end": "2 3",  # players
    "magistrat-cards": "3 2 3 4 6",  # the name of a card; how many cards one has
    "players": "2 3 4 5 2 14 5 8 9",  # players; what was seen in play
}

OTHERS: list[tuple[str, str, dict[str, str]]] = [
    ("guide.ftl", "guide-ask-", {}),
    (
        "lesson.ftl",
        "lesson-",
        {
            "harbour": "4 5",  # what the senate card of the lesson's deal says
            "glut": "3",  # how many lay there
        },
    ),
    (
        "cards.ftl",
        "card-",
        {
            "swap": "2 2 2",  # the two that change places
            "draw3": "3",  # the name of a card
            "gift-plus3": "3 2",  # the name of a card; how many at once
            "gift16": "16",  # the name of a card
            "store": "2 2 3",  # how many goods are kept; cards
            "magistrat": "2 3 4",  # how many cards one has
        },
    ),
]


@pytest.mark.parametrize(
    "expansions, told", [((), "1 storehouse and 1 good"), (("magistrat",), "2 storehouses and 2 goods")]
)
def test_the_overview_names_what_this_table_begins_with(expansions: tuple[str, ...], told: str) -> None:
    table = Table(1, 1, 1, 1, GAME.key, expansions, 3)
    t = Texts.of("en").within(GAME.key)
    assert told in pages.page(t, GAME.key, PRESENTERS[GAME.key], 0, None, table).text
