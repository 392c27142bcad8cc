"""What holds for every game that can be learnt by playing: its script fits its rules and keeps its word."""

from __future__ import annotations

import random
from dataclasses import fields
from typing import Any

import pytest

from engine.agents.agent import answer_from_state, with_offers
from engine.agents.beginner import Beginner
from engine.agents.rollout import pick
from engine.agents.tutor import Tutor
from engine.core.events import Event
from engine.core.lessons import Lesson, Moment
from engine.games import GAMES
from engine.games.agents import AGENTS
from engine.tables.model.table import Table
from engine.tables.play import lesson, lesson_texts
from engine.tables.play.answers import apply_answers
from tests.core.toy import TOY
from tests.core.toy.agents import AGENTS as PLAYERS
from tests.core.toy.seated import orchard
from tests.laws.games import subclasses

__all__ = ["orchard"]
ROSTERS = {**AGENTS, TOY.key: PLAYERS}
LESSONS = {it.key: it.lesson for it in (*GAMES.values(), TOY) if it.lesson is not None}
LEARNER = 7

every_lesson = pytest.mark.parametrize(("key", "script"), LESSONS.items(), ids=LESSONS)
pytestmark = pytest.mark.usefixtures("orchard")


def begun(key: str) -> Table:
    """Its first screen."""
    return lesson.begin_lesson(GAMES[key], LEARNER, 1, "en", now=0.0)


def played_on(table: Table, luck: random.Random) -> Table:
    """After any answer of the learner."""
    seat = table.seat_of(LEARNER)
    decision = luck.choice([it for it in table.decisions_of(seat) if it.blocking])
    return apply_answers(table, seat, (pick(decision, luck),), 0.0)


@every_lesson
def test_the_learner_sits_there_with_players_who_answer_at_once(key: str, script: Lesson) -> None:
    assert script.seats.count("") == 1 and len(script.seats) in GAMES[key].seats
    assert all(ROSTERS[key][it].at_once for it in script.seats if it)
    assert {*script.expansions} <= {*GAMES[key].expansions}
    assert begun(key).due_seats == (script.seat,) and begun(key).seal


@every_lesson
def test_every_moment_is_a_question_or_an_event_with_such_facts(key: str, script: Lesson) -> None:
    home = GAMES[key].begin.__module__.rpartition(".")[0]
    kinds: dict[str, Any] = {it.__name__: it for it in subclasses(Event) if it.__module__.startswith(home)}
    for moment in (*script.moments, *script.slips):
        assert bool(moment.ask) != bool(moment.event), moment.key
        if moment.event:
            kind = kinds[moment.event]
            facts = {it.name for it in fields(kind)}
            assert {*moment.facts} <= facts, moment.key
            assert not moment.mine or "seat" in facts or hasattr(kind, "seat"), moment.key
    assert all(it.mine and it.event for it in script.slips)


@every_lesson
@pytest.mark.parametrize("seed", range(3))
def test_all_that_comes_with_the_deal_has_come_in_time(key: str, script: Lesson, seed: int) -> None:
    """Whatever the learner and the others do."""
    table, luck = begun(key), random.Random(seed)
    promised = {it.key for it in script.moments if it.event and not it.mine}
    while table.round <= script.rounds and table.status == "running":
        table = played_on(table, luck)
    assert promised <= {*lesson_texts.read(table)}


@every_lesson
def test_sensible_play_meets_every_moment_and_then_the_lesson_ends(key: str, script: Lesson) -> None:
    """The learner plays as a better player does than those who sit there, if any does."""
    table = begun(key)
    wanted = {it.key for it in script.moments}
    while not lesson.complete(table):
        assert table.status == "running" and table.round <= script.rounds and not wanted <= {*table.taught}
        table = sensible(table, script)
    assert wanted <= {*table.taught}


@every_lesson
def test_a_lesson_ends_with_its_last_round_for_any_moves(key: str, script: Lesson) -> None:
    table, luck = begun(key), random.Random(5)
    while table.status == "running" and table.round <= script.rounds:
        table = played_on(table, luck)
    while lesson.slip(table):
        table = played_on(table, luck)
    assert lesson.complete(table) or table.status == "finished"


@every_lesson
def test_a_learner_who_plays_on_comes_to_the_end_of_the_game(key: str, script: Lesson) -> None:
    table, luck = lesson.play_on(begun(key), LEARNER, now=0.0), random.Random(7)
    while table.status == "running":
        assert not lesson.complete(table)
        table = played_on(table, luck)


@every_lesson
def test_a_lesson_opens_until_its_learner_enters(key: str, script: Lesson) -> None:
    table = begun(key)
    assert lesson.opens(table) and not lesson.complete(table)
    entered = lesson.enter(table, LEARNER, now=1.0)
    assert not lesson.opens(entered) and entered is lesson.enter(entered, LEARNER, now=2.0)
    assert not lesson.opens(played_on(table, random.Random(1)))


def sensible(table: Table, script: Lesson) -> Table:
    """After an answer of the learner that one may expect."""
    name = next(filter(None, script.seats))
    agent = ROSTERS[table.key][name]
    player = agent.better if isinstance(agent, Beginner | Tutor) else agent
    decision = next(it for it in table.decisions_of(script.seat) if it.blocking)
    action = answer_from_state(
        player, table.now, with_offers(table.now, decision), script.luck(len(table.moves))
    )
    return apply_answers(table, script.seat, (action,), 0.0)


@every_lesson
def test_each_sentence_is_said_on_one_screen(key: str, script: Lesson) -> None:
    table, luck, screens = begun(key), random.Random(5), list[tuple[str, ...]]()
    while table.status == "running":
        before, sentences = table, lesson_texts.sentences(table)
        table = played_on(table, luck)
        if [it for it in table.moves if lesson_texts.shows_screen(it, script.seat)] != [
            it for it in before.moves if lesson_texts.shows_screen(it, script.seat)
        ]:
            screens.append(sentences)
    events = {it.key for it in script.moments if it.event} - {it.key for it in script.moments if it.ask}
    said = [it for screen in screens for it in screen if it in events]
    assert said and len(said) == len({*said})
    assert max(len(screen) for screen in screens) <= lesson_texts.AT_ONCE + 1


def test_a_moment_fits_by_patterns() -> None:
    from engine.tables.model.log import Remarked  # any event with a fact

    class Fact(Remarked):
        """So that it has a name of its own."""

    it = Moment(key="it", event="Fact", facts={"remark": "*,b*"})
    assert it.fits(Fact(("a", "bc")), 0) and not it.fits(Fact(("a", "c")), 0)  # type: ignore[arg-type]
    assert not it.fits(Remarked(("a", "b")), 0)  # type: ignore[arg-type]
