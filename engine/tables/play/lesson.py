"""A game as a lesson: one person against gentle computer players, at a private table.

The text on the learner's screen follows from the log and from the game's script; nothing else is stored.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.game import Game
from engine.core.lessons import Lesson
from engine.tables.model.errors import Stale
from engine.tables.model.log import Entry, Move, Remark, events_of
from engine.tables.model.table import Chair, Table
from engine.tables.play import start, undo

AT_ONCE = 2
"""Maximum number of sentences on one screen besides the one about the question; the rest wait."""


def script(game: Game[Any]) -> Lesson:
    """How a game is learnt; raises `Stale` for one that brings no lesson."""
    if game.lesson is None:
        raise Stale(f"{game.key} has no lesson")
    return game.lesson


def begun(game: Game[Any], person: int, guild: int, language: str, *, now: float) -> Table:
    """A lesson in play, at its first question. It is in no channel, so the learner's id takes that place: a
    person has at most one. `id` 0: not stored yet. Raises `Stale` for a game without a lesson."""
    it = script(game)
    table = Table(
        id=0,
        guild=guild,
        channel=person,
        host=person,
        key=game.key,
        expansions=it.expansions,
        chosen=it.chosen,
        limit=len(it.seats),
        language=language,
        hints=True,
        lesson=True,
        chairs=tuple(Chair(agent=name) if name else Chair(person=person, acted=now) for name in it.seats),
        created=now,
        changed=now,
    )
    return start.start(table, person, now=now, seed=it.seed)


def sentences(table: Table) -> tuple[str, ...]:
    """Keys of the texts on the learner's screen: about a new question, then about what has come up since, in
    the order of the script. A text that stood with a question is not shown again after its answer."""
    it = script(table.game)
    seat, order = it.seat, [moment.key for moment in it.moments]
    asked = {moment.key for moment in it.moments if moment.ask}
    known, waiting = set[str](), list[str]()
    for entry in (None, *table.log.course.entries):
        if isinstance(entry, Move) and pressed(entry, seat):
            del waiting[:AT_ONCE]
        for event in table.heard(seat, table.opening if entry is None else events_of(entry)):
            read = asked if isinstance(entry, Move) and pressed(entry, seat) else set()  # with the question
            waiting += [key for key in it.heard(event) if key not in known and key not in read]
            known.update(waiting)
        waiting = sorted(dict.fromkeys(waiting), key=order.index)
    return tuple(dict.fromkeys((*questions(table, it), *waiting[:AT_ONCE])))


def pressed(entry: Move, seat: int) -> bool:
    """Whether the learner saw another screen after this move: further steps of a press show none."""
    return entry.cause == "hand" and entry.action.seat == seat


def questions(table: Table, it: Lesson) -> Iterator[str]:
    """The keys of what is said about a question that the learner has never answered."""
    answered = {type(entry.action) for entry in table.moves if pressed(entry, it.seat)}
    for decision in table.decisions_of(it.seat):
        answers = {*map(type, decision.options), *(form.action for form in decision.forms)}
        if decision.blocking and answers.isdisjoint(answered):
            yield from (moment.key for moment in it.moments if moment.ask == decision.ask)


def slip(table: Table) -> str:
    """Key of the reason why the learner should take their last press back; empty if there is none, or if they
    have just taken one back."""
    it, last = script(table.game), last_entry(table)
    mine = [number for number, move in enumerate(table.moves) if pressed(move, it.seat)]
    if not mine or table.status != "running" or (isinstance(last, Remark) and last.what == "undo"):
        return ""
    events = [event for move in table.moves[mine[-1] :] for event in move.events]
    found = (sl.key for sl in it.slips if any(sl.fits(event, it.seat) for event in events))
    return next(found, "") if undo.reach(table, it.seat).concerned == () else ""


def last_entry(table: Table) -> Entry | None:
    """What was logged last."""
    return table.log[-1] if table.log else None


def learnt(table: Table) -> bool:
    """Whether the rounds are over in which everything comes up: it is said in the one that follows."""
    return table.round == script(table.game).rounds + 1
