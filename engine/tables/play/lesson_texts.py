"""What the learner of a lesson reads: from the log, the script of the game, and what was read before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.game import Game
from engine.core.lessons import Lesson
from engine.tables.model.errors import Stale
from engine.tables.model.log import Move
from engine.tables.model.table import Table

AT_ONCE = 2
"""Texts on one screen besides those about the question; more wait for the next one."""
BEGUN, PLAYS_ON = ":begun", ":plays-on"
"""Marks among what was read: the learner has left the opening; they play on after the lesson."""


def script(game: Game[Any]) -> Lesson:
    """The lesson of a game; raises `Stale` for one that brings none."""
    if game.lesson is None:
        raise Stale(f"{game.key} has no lesson")
    return game.lesson


def sentences(table: Table) -> tuple[str, ...]:
    """Keys of the new texts on the learner's screen, in reading order: about what has happened, then about
    the question that follows from it. No text is shown on two screens."""
    asked = dict.fromkeys(key for key in questions(table) if key not in table.taught)
    about_events = (key for key in event_text_keys(table) if key not in table.taught and key not in asked)
    return (*list(dict.fromkeys(about_events))[:AT_ONCE], *asked)


def questions(table: Table) -> Iterator[str]:
    """Keys of the texts about the learner's questions."""
    lesson = script(table.game)
    asks = {decision.ask for decision in table.decisions_of(lesson.seat) if decision.blocking}
    return (moment.key for moment in lesson.moments if moment.ask in asks)


def event_text_keys(table: Table) -> list[str]:
    """Keys of the texts about all events that the learner may know of."""
    lesson = script(table.game)
    keys = {key for event in table.events_since(0, lesson.seat) for key in lesson.texts_for(event)}
    return [moment.key for moment in lesson.moments if moment.key in keys]


def shows_screen(entry: Move, seat: int) -> bool:
    """Whether the learner saw another screen after this move: further steps of a press show none."""
    return entry.cause == "hand" and entry.action.seat == seat


def presses(table: Table) -> list[int]:
    """Numbers of the learner's moves by press."""
    seat = script(table.game).seat
    return [number for number, move in enumerate(table.moves) if shows_screen(move, seat)]


def read(table: Table) -> tuple[str, ...]:
    """What the learner has read once they answer: also what is on their screen."""
    return (*table.taught, *sentences(table))


def unread(table: Table) -> tuple[str, ...]:
    """Keys of the texts that the learner has not read, for their moment has not come yet."""
    keys = dict.fromkeys(moment.key for moment in script(table.game).moments)
    return tuple(key for key in keys if key not in table.taught)


def has_ended(table: Table) -> bool:
    """Whether every text was read, or the last round of the lesson is over."""
    return not unread(table) or table.round > script(table.game).rounds
