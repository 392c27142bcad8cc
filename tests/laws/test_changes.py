"""No one learns how often or when a sealed answer or a standing order was changed: in every game, on every
surface, ids of controls included.

Each game is played twice with the same answers at the same times. In one of them a seat keeps changing what
it has sealed and ordered, and in the end leaves it as it was. All that others are shown, called for or told
must be the same, and so must be the result and what is public after the end.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import zip_longest
from typing import Any

from bot.games.registry import PRESENTERS
from bot.texts import LOCALES, Texts
from bot.views.scene import Scene
from bot.views.table.care import panel
from bot.views.table.history import known_places, moment, rewind
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.orders import Orders
from engine.tables.change import complete_change
from engine.tables.model.change import Change
from engine.tables.model.log import Move
from engine.tables.model.outbox import public_facts
from engine.tables.model.results import result
from engine.tables.model.table import Chair, Table
from engine.tables.play import start
from engine.tables.play.answers import apply_answers
from engine.tables.scores.avoided_waits import avoided_waits_by_seat
from tests.laws.games import Setup, chosen
from tests.laws.test_surfaces import EVERY, SHOWN, all_games, every_setup, said, shown

__all__ = ["all_games"]

CHANGES = 3
"""How often the answer of a seat is changed before each answer of another one."""
SECONDS = 200.0
"""Between two answers: longer than a player who has just pressed is not called."""
Edit = Callable[[Table, float], Table]


class Silent(Orders):
    """Orders that answer nothing."""

    @property
    def empty(self) -> bool:
        """They are there all the same."""
        return False


def opened(setup: Setup) -> Table:
    """A table with a clock in its first moment."""
    chairs = tuple(Chair(person=1 + seat) for seat in range(setup.seats))
    key, seats = setup.game.key, setup.seats
    table = Table(1, 1, 1, 1, key, setup.expansions, seats, pace="daily", hints=False, chairs=chairs)
    started = start.start(table, 1, now=0.0, seed="changes")
    return complete_change(table, started, {}, 0.0).after


def course(setup: Setup, changer: int | None) -> Iterator[Change]:
    """Every change of a random game but those that must stay invisible; `changer`: the seat that makes
    such."""
    table, luck, fidget, now = opened(setup), random.Random("changes"), random.Random("fidget"), 0.0
    while table.status == "running":
        now += SECONDS
        if changer is not None:
            table = unsettled(table, changer, fidget, now - SECONDS / 2)
        s = table.now.clone()
        s.pending = tuple(it for it in s.pending if it.blocking or not it.sealed)
        action = chosen(s, luck)
        it = complete_change(table, apply_answers(table, action.seat, (action,), now), {}, now)
        yield it
        table = it.after


def unsettled(table: Table, seat: int, luck: random.Random, now: float) -> Table:
    """After changes by this seat that leave everything as it was; of none of them anything is said."""
    old = table.chairs[seat].orders
    edits: list[Edit] = [partial(ordered, seat, orders) for orders in (Silent(), old)]
    for decision in table.decisions_of(seat):
        if decision.sealed and not decision.blocking:
            edits += [partial(resealed, action) for action in other_answers(table, decision, luck)]
    before = table
    for seconds, edit in enumerate(edits):
        it = complete_change(table, edit(table, now + seconds), {}, now + seconds)
        assert it.notes == () and public_facts(it.after) == public_facts(it.before)
        table = it.after
    assert table.now == before.now and table.revision > before.revision
    return table


def ordered(seat: int, orders: Orders | None, table: Table, now: float) -> Table:
    """With these orders of a seat."""
    return table.with_chair(seat, orders=orders).after()


def resealed(action: Action, table: Table, now: float) -> Table:
    """With this sealed answer in place of the one before."""
    return apply_answers(table, action.seat, (action,), now)


def other_answers(table: Table, decision: Decision, luck: random.Random) -> list[Action]:
    """Other sealed answers, and the old one at last."""
    s: Any = table.now.clone()
    s.pending = (decision,)
    return [*(chosen(s, luck) for _ in range(CHANGES)), s.sealed[decision.seat]]


def noticed(it: Change) -> list[object]:
    """What is owed to people after a change, and all of the table that decides what they will be told."""
    table = it.after
    chairs = [replace(chair, orders=None) for chair in table.chairs]
    plies = [table.ply(seat) for seat in range(len(chairs))]
    return [[replace(note, revision=0) for note in it.notes], it.alarm, chairs, plies, table.changed]


def read_by(table: Table, reader: int | None, locale: str) -> list[object]:
    """What a reader is shown, and what they may do about the table."""
    names = tuple(f"P{seat}" for seat in range(len(table.chairs)))
    out = shown(table, reader, locale)
    if reader is not None:
        out.append(said(panel(Scene(table, names, Texts.of(locale), reader), 1 + reader, False)))
    return out


def read_after_the_end(table: Table, locale: str) -> Iterator[object]:
    """The result with its record, what was spared, every place of the replay, and one board of it."""
    names = tuple(f"P{seat}" for seat in range(len(table.chairs)))
    places = known_places(table)
    yield from (result(table), avoided_waits_by_seat(table), places)
    at = moment(table, [*places][len(places) // 2])
    yield said(rewind(Scene(at.table, names, Texts.of(locale)), PRESENTERS[table.key], at, None))


@every_setup
def test_no_one_notices_that_an_answer_or_an_order_was_changed(setup: Setup) -> None:
    changer = setup.seats - 1
    for number, (calm, busy) in enumerate(zip_longest(course(setup, None), course(setup, changer))):
        assert noticed(busy) == noticed(calm)
        if number % EVERY == 0:
            locale = LOCALES[number // EVERY % len(LOCALES)]
            for reader in (None, *range(changer)):
                assert read_by(busy.after, reader, locale) == read_by(calm.after, reader, locale)
    assert [*read_after_the_end(busy.after, "en")] == [*read_after_the_end(calm.after, "en")]


def test_the_law_would_find_a_count_of_changes() -> None:
    """Sealed answers are changed there, and the log keeps it."""
    changed = set[str]()
    for setup in SHOWN:
        *_, last = course(setup, setup.seats - 1)
        if any(isinstance(it, Move) and it.seals == "changed" for it in last.after.log):
            changed.add(setup.game.key)
    assert len(changed) > 1
