"""Rules, lesson, guide and cards name the numbers of the ruleset."""

from __future__ import annotations

from bot.games.registry import PRESENTERS
from bot.texts import Texts
from bot.views.help import pages
from engine.games.rotterdam.game import GAME
from engine.tables.model.table import Table

ALLOWED = {
    "overview": "4",  # harbours, which the map shows
    "placing": "2 3 4",  # numbers of players
    "sailing": "2",  # channels before and behind a place
    "forks": "2",  # ways of a fork
    "unloading": "2",  # products that the list below names
    "map": "4 3 4 4",  # starts, rows, harbours and steps of a way, which the map shows
    "credits": "4 4 2 9",  # of the published game
}

OTHERS: list[tuple[str, str, dict[str, str]]] = [
    ("guide.ftl", "guide-ask-", {}),
    (
        "lesson.ftl",
        "lesson-",
        {
            "ship": "88",  # a chance in the lesson's deal
            "fork": "2",  # ways of a fork
            "blocked": "2",  # channels before and behind a place
        },
    ),
    (
        "cards.ftl",
        "card-",
        {
            "swap": "2 2",  # the two that change their cargo
            "back1": "2",  # channels before and behind a place
            "back2": "2 2 2",  # the card is its steps; the same
        },
    ),
]


def test_the_page_about_the_end_names_what_the_host_chose() -> None:
    table = Table(1, 1, 1, 1, GAME.key, (), 3, chosen={"trigger": 15})
    presenter = PRESENTERS[GAME.key]
    number = presenter.reference.TOPICS.index("end")
    text = pages.page(Texts.of("en").within(GAME.key), GAME.key, presenter, number, None, table).text
    assert "When a player has 15 points on completed orders" in text
    assert "from 3 to 30" in text
