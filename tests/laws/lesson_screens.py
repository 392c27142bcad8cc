"""All screens of a game's lesson, played as a simple computer player would, with their heights and words.

`python -m tests.laws.lesson_screens [language]` prints each screen.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

from bot.games.registry import PRESENTERS
from bot.texts import FALLBACK, Texts
from bot.views.scene import Scene
from bot.views.table.lesson import drawing
from bot.views.table.lesson import lesson as lesson_sheet
from engine.agents.agent import answer_from_state
from engine.games import GAMES
from engine.games.agents import AGENTS
from engine.tables.model.drafts import Draft
from engine.tables.model.table import Table
from engine.tables.play import lesson
from engine.tables.play.answers import apply_answers
from tests.laws.drawings import drawn
from tests.laws.office_screens import PICTURE, Seen, piece_heights

LEARNER = 1


def walk(key: str) -> Iterator[tuple[str, Table]]:
    """The table of a lesson at each of its screens, with what is asked there."""
    table, luck, judge = begin(key), random.Random(1), AGENTS[key].judge
    assert judge is not None
    yield "opening", table
    table = lesson.enter(table, LEARNER, now=0.0)
    while not lesson.complete(table):
        seat = table.seat_of(LEARNER)
        decision = next(decision for decision in table.decisions_of(seat) if decision.blocking)
        yield decision.ask, table
        action = answer_from_state(judge.quick, table.now, decision, luck)
        table = apply_answers(table, seat, (action,), 0.0)


def begin(key: str) -> Table:
    """A lesson before its first screen."""
    return lesson.begin_lesson(GAMES[key], LEARNER, 2, FALLBACK, now=0.0)


def screens(key: str, locale: str) -> Iterator[Seen]:
    """The screens in one language."""
    presenter = PRESENTERS[key]
    for ask, table in walk(key):
        names = tuple(f"Player {seat}" for seat in range(len(table.chairs)))
        scene = Scene(table, names, Texts.of(locale), table.seat_of(LEARNER))
        picture = drawing(scene, presenter, Draft())
        pieces = [*drawn(picture).pieces] if ask == "opening" else piece_heights(picture)
        yield Seen(ask, lesson_sheet(scene, presenter, Draft(), "", PICTURE), pieces)


def main(locale: str) -> None:
    """Print the numbers."""
    for key in PRESENTERS:
        for number, seen in enumerate(screens(key, locale)):
            print(f"{key:14} {number:3} {seen.ask:14} {seen.height:5} px {seen.words:4} words")


if __name__ == "__main__":
    main(*sys.argv[1:] or ["en"])
