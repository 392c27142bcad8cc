"""People who look in twice a day: how long a game of theirs takes, and how often a player must be called."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from heapq import merge
from itertools import count
from typing import cast

from engine.agents.agent import answer_from_state, with_offers
from engine.core.decisions import Decision
from engine.games.agents import AGENTS as PLAYERS
from engine.games.speicherstadt.actions import Reserve
from engine.games.speicherstadt.agents import AGENTS
from engine.games.speicherstadt.agents.answers.load_search import suggest
from engine.games.speicherstadt.orders.standing_orders import CHEAPEST, Orders
from engine.games.speicherstadt.phases.demand import Demand
from engine.games.speicherstadt.state import State
from engine.tables.model.table import Chair, Table
from engine.tables.play import always, answers, start
from tests.games.hamburg import sleepers as hamburg
from tests.games.rotterdam import sleepers as rotterdam

DAY, HOUR = 86_400.0, 3_600.0
VISITS = ((7 * HOUR, 3 * HOUR), (18 * HOUR, 4 * HOUR))
"""When a player looks in: between seven and ten, between six and ten in the evening."""
LIMIT = 3
"""Coins that these people pay at most when they are not there themselves."""
EVERY_SECOND = 0.5
"""The share of offered rules that newcomers take."""
QUICK = AGENTS["quick"]


@dataclass(frozen=True)
class Waiting:
    """What a game of this many `rounds` cost. `waits`: decisions for which a player had to be called, of so
    many `decisions`. `halts`: how often the table stood; players called together are waited for once.
    `learnt`: the round in which each seat first ordered something of its own; None: never."""

    days: float
    waits: int
    decisions: int
    halts: int
    rounds: int
    learnt: tuple[int | None, ...] = ()


def game(
    seats: int,
    expansions: tuple[str, ...],
    seed: str,
    *,
    orders: bool,
    key: str = "speicherstadt",
    newcomers: bool = False,
) -> Waiting:
    """One game of people who answer what waits for them when they look in.

    `orders`: they take every rule that they are offered, and plan the next moves. `newcomers`: they know
    nothing of plans: they have the defaults at the start, and take a rule that they are offered one time in
    two. Neither: they have no orders at all.
    """
    rng = random.Random(seed)
    table = begun(seats, expansions, seed, key)
    if not (orders or newcomers):
        table = replace(table, chairs=tuple(replace(chair, orders=None) for chair in table.chairs))
    waits, now, halts = len(table.due_seats), 0.0, 1
    share = 1.0 if orders else EVERY_SECOND if newcomers else 0.0
    learnt: dict[int, int] = {}
    for now, present in calendar(seats, rng):
        before, given = moments(table), table.chairs[present].orders
        round = table.round
        table = answering(table, present, now, rng, share)
        if orders and table.status == "running":
            table = answers.settle(ORDERED[table.key](table, present, rng), now)
        called = sum(seat != present for seat, _ in moments(table) - before)
        waits, halts = waits + called, halts + bool(called)
        if table.status != "running":
            break
        if table.chairs[present].orders != given:
            learnt.setdefault(present, round)
    found = tuple(learnt.get(seat) for seat in range(seats))
    return Waiting(now / DAY, waits, len(table.moves), halts, table.now.round, found)


def begun(seats: int, expansions: tuple[str, ...], seed: str, key: str = "speicherstadt") -> Table:
    """A table of persons 1, 2, … on the seats 0, 1, …"""
    chairs = tuple(Chair(person=seat + 1) for seat in range(seats))
    table = Table(1, 1, 1, 0, key, expansions, seats, chairs=chairs)
    return start.start(table, 0, now=0.0, seed=seed)


def calendar(seats: int, rng: random.Random) -> Iterator[tuple[float, int]]:
    """Who looks in when, for ever."""
    return merge(*(requests(seat, random.Random(rng.random())) for seat in range(seats)))


def requests(seat: int, rng: random.Random) -> Iterator[tuple[float, int]]:
    """The requests of one person."""
    for day in count():
        for begin, spread in VISITS:
            yield day * DAY + begin + rng.random() * spread, seat


def moments(table: Table) -> set[tuple[int, int]]:
    """The decisions that wait for a person."""
    return {(seat, table.ply(seat)) for seat in table.due_seats}


def answering(table: Table, seat: int, now: float, rng: random.Random, share: float) -> Table:
    """Answer until nothing waits any more; take this share of the rules that are offered."""
    while seat in table.due_seats:
        found = always.known_rules(table, seat, table.now.seen_by(seat))
        table, taken = taking(table, seat, found, now, rng, share)
        if taken:
            continue
        decision = next(it for it in table.decisions_of(seat) if it.blocking)
        action = answer_from_state(
            PLAYERS[table.key]["quick"], table.now, with_offers(table.now, decision), rng
        )
        table = answers.apply_answers(table, seat, (action,), now)
    return table


def taking(
    table: Table, seat: int, found: tuple[always.Rule, ...], now: float, rng: random.Random, share: float
) -> tuple[Table, bool]:
    """The table after one of these rules was taken, and whether one was."""
    if not found or table.status != "running" or rng.random() >= share:
        return table, False
    given = table.game.orders.revise(table.chairs[seat].orders, table.now.seen_by(seat), seat)
    added = given.additions().get(found[0].name, given)
    return answers.settle(table.with_chair(seat, orders=added), now), added != given


def ordered(table: Table, seat: int, rng: random.Random) -> Table:
    """With the orders that a player leaves behind: where their workers go, what they pay, how they load."""
    s = cast(State, table.now.seen_by(seat))
    given = Orders.revise(table.chairs[seat].orders, s, seat).but(plan=()).for_all(LIMIT)
    for goal in wishes(s, seat, rng):
        given = given.with_wish(goal)
    rehearsal = table.game.ahead(s, seat)
    if rehearsal is not None and (steps := suggest(cast(State, rehearsal), seat)):
        given = given.with_load(s, seat, steps)
    return table.with_chair(seat, orders=given.current(s, seat))


def wishes(s: State, seat: int, rng: random.Random) -> Iterator[str]:
    """A card for each worker that is left, as the one-step player would choose; then what is cheapest."""
    demand = s.rules.phases["demand"]
    if not s.stack or s.stack[0].phase != demand.name or not isinstance(demand, Demand):
        return
    twin = s.clone()
    while twin.seats[seat].workers:
        twin.turn = seat
        action = QUICK.choose(twin, Decision(seat, "demand", tuple(demand.options(twin, seat))), rng)
        yield (
            f"upper:{action.upper}" if isinstance(action, Reserve) else f"column:{action.as_move()['column']}"
        )
        getattr(demand, f"on_{action.do}")(twin, action)
    yield CHEAPEST


ORDERED: dict[str, Callable[[Table, int, random.Random], Table]] = {
    "speicherstadt": ordered,
    "rotterdam": rotterdam.ordered,
    "hamburg": hamburg.ordered,
}
"""What people leave behind, game by game."""


def games(
    seats: int,
    expansions: tuple[str, ...],
    number: int,
    *,
    orders: bool,
    key: str = "speicherstadt",
    newcomers: bool = False,
) -> list[Waiting]:
    """Several games; the same deals with orders, without, and of newcomers."""
    return [
        game(seats, expansions, f"sleepers {seed}", orders=orders, key=key, newcomers=newcomers)
        for seed in range(number)
    ]
