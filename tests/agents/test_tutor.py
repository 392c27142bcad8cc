"""The tutors of Die Speicherstadt's lesson buy, complete contracts and face fires."""

from __future__ import annotations

import random
from functools import cache
from statistics import fmean

import pytest

from engine.agents.agent import answer_from_state
from engine.core.scores import totals
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.agents import AGENTS
from engine.games.speicherstadt.events import Declined, Delivered
from engine.games.speicherstadt.state import State
from engine.tables.model.table import Table
from engine.tables.play import lesson, lesson_texts
from engine.tables.play.answers import apply_answers

LEAST_POINTS = 5
"""Mean points of a tutor when the lesson ends."""
LEARNERS = (("quick", 0), ("trader", 0), *(("beginner", seed) for seed in range(6)))


@cache
def played(learner: str, seed: int) -> Table:
    """A lesson to its end, with a learner who plays like this computer player."""
    table = lesson.enter(lesson.begin_lesson(GAME, 1, 1, "en", now=0.0), 1, now=0.0)
    table, luck = lesson.play_on(table, 1, now=0.0), random.Random(seed)
    rounds, seat = lesson_texts.script(GAME).rounds, table.seat_of(1)
    while table.round <= rounds:
        decision = next(decision for decision in table.decisions_of(seat) if decision.blocking)
        answer = answer_from_state(AGENTS[learner], table.now, decision, luck)
        table = apply_answers(table, seat, (answer,), 0.0)
    return table


@pytest.mark.parametrize(("learner", "seed"), LEARNERS)
def test_no_tutor_passes_a_contract_for_one_or_two_coins(learner: str, seed: int) -> None:
    events = [event for move in played(learner, seed).moves for event in move.events]
    declined = [event for event in events if isinstance(event, Declined) and event.seat and event.able]
    assert not [event for event in declined if event.price <= 2 and event.card.startswith("contract")]


def test_tutors_complete_contracts_and_have_firemen_by_the_end_of_the_lesson() -> None:
    tables = [played(*learner) for learner in LEARNERS]
    events = [event for table in tables for move in table.moves for event in move.events]
    completed = [event for event in events if isinstance(event, Delivered) and event.complete and event.seat]
    states = [table.now for table in tables if isinstance(table.now, State)]
    points = [totals(state)[seat] for state in states for seat in (1, 2)]
    assert fmean(points) >= LEAST_POINTS, points
    strengths = [state.strength(seat) for state in states for seat in (1, 2)]
    assert len(completed) > len(states) and sum(strengths) >= 2 * len(strengths)
