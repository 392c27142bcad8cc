"""What people leave behind who look in at Hamburg twice a day."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

from engine.core.actions import Action
from engine.core.loop import play
from engine.games.hamburg.actions import Buy, Close
from engine.games.hamburg.agents import AGENTS
from engine.games.hamburg.orders.standing_orders import Orders
from engine.games.hamburg.orders.wishes import wanted_groups
from engine.games.hamburg.phases.harbour import Harbour
from engine.games.hamburg.state import NOBODY, State
from engine.tables.model.table import Table

QUICK = AGENTS["quick"]
LEAST = 3
"""Mark that an own price must bring these people."""


def ordered(table: Table, seat: int, rng: random.Random) -> Table:
    """A list of groups, then to pass; gifts are raised by nothing, prices named where it pays; a closing that
    must wait for others is laid out, any other goes by itself."""
    s = cast(State, table.now.seen_by(seat))
    given = Orders.revise(table.chairs[seat].orders, s, seat)
    given = given.but(wishes=(), raised=0, alone=LEAST, seals=True, plays=True, closes=True)
    for group in wishes(s, seat, rng):
        given = given.with_wish(s, group)
    given = given.but(passes=bool(wanted_groups(s, seat)))
    rehearsal = table.game.ahead(s, seat)
    if rehearsal is not None:
        given = given.with_plan(s, seat, [*closing(cast(State, rehearsal), seat, rng)])
    return table.with_chair(seat, orders=given.current(s, seat))


def wishes(s: State, seat: int, rng: random.Random) -> Iterator[int]:
    """The groups that the one-step player would buy if it were asked again and again, as if each one that it
    names were gone to another seat."""
    harbour = s.rules.phases["harbour"]
    twin = s.clone()
    while wanted_groups(twin, seat) and isinstance(harbour, Harbour):
        twin.turn, twin.bought = seat, False
        action = QUICK.choose(twin, harbour.question(twin, seat), rng)
        if not isinstance(action, Buy):
            return
        yield action.group
        twin.display[action.group].buyer = NOBODY


def closing(s: State, seat: int, rng: random.Random) -> Iterator[Action]:
    """How it would close."""
    while True:
        asked = next(it for it in s.pending if it.seat == seat)
        action = QUICK.choose(s, asked, rng)
        yield action
        if isinstance(action, Close):
            return
        play(s, action)
