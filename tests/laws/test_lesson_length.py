"""Lessons: the minutes that a game's lesson says are those that its questions and texts take."""

from __future__ import annotations

import random

import pytest

from bot.games.registry import PRESENTERS
from bot.texts import FALLBACK, Texts
from bot.views.help import pages
from engine.agents.agent import answer_from_state
from engine.games import GAMES
from engine.games.agents import AGENTS
from engine.tables.play import lesson, lesson_texts
from engine.tables.play.answers import apply_answers

LEARNER = 1
BUTTON, FORM, WORDS = 15, 45, 3
"""Seconds for an answer by a button, and by menus; words that a newcomer reads in a second."""
STEP = 5
"""Minutes to which a lesson's length is rounded."""


@pytest.mark.parametrize("key", [key for key in PRESENTERS if GAMES[key].lesson is not None])
def test_a_lesson_says_how_many_minutes_it_takes(key: str) -> None:
    script = GAMES[key].lesson
    assert script is not None
    minutes = max(STEP, round(seconds(key) / 60 / STEP) * STEP)
    assert script.minutes == minutes, f'Write "minutes": {minutes} into the lesson.json of {key}'


def seconds(key: str) -> int:
    """What a learner needs who plays like a simple computer player and reads everything."""
    table = lesson.begin_lesson(GAMES[key], LEARNER, 2, FALLBACK, now=0.0)
    table, t, judge = lesson.enter(table, LEARNER, now=0.0), Texts.of(FALLBACK).within(key), AGENTS[key].judge
    assert judge is not None
    taken, read, luck = 0, set[str](), random.Random(1)
    while not lesson.complete(table):
        for name in {*lesson_texts.sentences(table)} - read:
            facts = pages.numbers(PRESENTERS[key], key, table)
            taken += len(t(f"lesson-{name}", **facts).split()) // WORDS
            read.add(name)
        seat = table.seat_of(LEARNER)
        decision = next(decision for decision in table.decisions_of(seat) if decision.blocking)
        taken += BUTTON if decision.where == "board" else FORM
        action = answer_from_state(judge.quick, table.now, decision, luck)
        table = apply_answers(table, seat, (action,), 0.0)
    return taken
