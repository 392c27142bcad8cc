"""A game as a lesson: one person against gentle computer players, at a private table.

What its learner reads is in `teaching`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.core.advice import Advice
from engine.core.game import Game
from engine.tables.model.log import Remark
from engine.tables.model.table import Chair, Table
from engine.tables.play import start, undo
from engine.tables.play.answers import apply_answers
from engine.tables.play.lesson_texts import BEGUN, PLAYS_ON, has_ended, presses, script


def begin_lesson(game: Game[Any], person: int, guild: int, language: str, *, now: float) -> Table:
    """A lesson in play, at its first question. It is in no channel, so the learner's id takes that place: a
    person has at most one. `id` 0: not stored yet. Raises `Stale` for a game without a lesson."""
    lesson = script(game)
    table = Table(
        id=0,
        guild=guild,
        channel=person,
        host=person,
        key=game.key,
        expansions=lesson.expansions,
        chosen=lesson.chosen,
        limit=len(lesson.seats),
        language=language,
        hints=True,
        lesson=True,
        chairs=tuple(Chair(agent=name) if name else Chair(person=person, acted=now) for name in lesson.seats),
        created=now,
        changed=now,
    )
    return start.start(table, person, now=now, seed=lesson.seed)


def slip(table: Table) -> str:
    """Key of the reason why the learner should take their last press back; empty if there is none, or if they
    have just taken one back."""
    lesson, last = script(table.game), table.log[-1] if table.log else None
    pressed = presses(table)
    if not pressed or table.status != "running" or (isinstance(last, Remark) and last.what == "undo"):
        return ""
    events = [event for move in table.moves[pressed[-1] :] for event in move.events]
    reasons = (sl.key for sl in lesson.slips if any(sl.fits(event, lesson.seat) for event in events))
    return next(reasons, "") if undo.reach(table, lesson.seat).concerned == () else ""


def without_slips(table: Table, seat: int, advice: Sequence[Advice]) -> Sequence[Advice]:
    """The advised answers that a lesson would not ask to take back; all where it would ask for each."""
    if not table.lesson:
        return advice
    after = {advised: apply_answers(table, seat, (advised.action,), table.changed) for advised in advice}
    return tuple(advised for advised in advice if not slip(after[advised])) or advice


def opens(table: Table) -> bool:
    """Whether the learner has yet to read what the game is about."""
    return table.status == "running" and BEGUN not in table.taught and not presses(table)


def enter(table: Table, person: int, *, now: float) -> Table:
    """Go from the opening to the first question; raises `NotSeated` for others than the learner."""
    return set_mark(table, person, BEGUN, now)


def complete(table: Table) -> bool:
    """Whether the lesson is over while its game is not, and the learner has yet to say whether to play on. A
    slip is shown first."""
    return (
        table.status == "running"
        and PLAYS_ON not in table.taught
        and not opens(table)
        and has_ended(table)
        and not slip(table)
    )


def play_on(table: Table, person: int, *, now: float) -> Table:
    """Play the game to its end; raises `NotSeated` for others than the learner."""
    return set_mark(table, person, PLAYS_ON, now)


def set_mark(table: Table, person: int, mark: str, now: float) -> Table:
    """With a mark of where the learner is; raises `NotSeated`."""
    seat = table.seat_of(person)
    if mark in table.taught:
        return table
    return replace(table.with_chair(seat, acted=now), taught=(*table.taught, mark)).after(changed=now)
