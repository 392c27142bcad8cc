"""Full playouts: what answers are worth at the game's end. No code of the judges is used."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import hypot, sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

from engine.agents.agent import Agent, with_offers
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.errors import Unimaginable
from engine.core.loop import advance, play, settle
from engine.core.scores import totals
from engine.core.state import State

Plan = tuple[Action, ...]
FIRST, MORE = 12, 12
"""Pairs of worlds in which all answers are tried, and after each of which bad ones are dropped."""
BEHIND = 3.0
"""Standard errors by which an answer must be worse than the best to be dropped."""
FINE = 0.25
"""Standard error of all differences with which playouts end early, in points."""
Row = dict[Plan, tuple[float, float]]
"""What answers are worth in a pair of worlds: if middle players go on, and if quick ones do."""


class Difference(NamedTuple):
    """Points between two answers, with the standard error, and the points under each family."""

    points: float
    error: float
    families: tuple[float, float]


def explore(
    s: State[Any],
    decision: Decision,
    plans: Sequence[Plan],
    players: Sequence[Agent],
    seed: str,
    seconds: float,
) -> list[Row]:
    """Play answers out for some seconds of a processor; the first one is never dropped."""
    rows, left, until = list[Row](), list(plans), process_time() + seconds
    for row in pairs(s, decision, left, players, seed):
        rows.append(row)
        if len(rows) < FIRST or len(rows) % MORE:
            continue
        left[1:] = [plan for plan in left[1:] if not is_worse(rows, plan, left)]
        errors = [difference(rows, plan, left[0]).error for plan in left[1:]]
        if process_time() > until or max(errors, default=0.0) < FINE:
            break
    return rows


def is_worse(rows: Sequence[Row], plan: Plan, plans: Sequence[Plan]) -> bool:
    """Whether another answer is surely better."""
    found = (difference(rows, other, plan) for other in plans if other != plan)
    return any(each.points > BEHIND * each.error for each in found)


def pairs(
    s: State[Any], decision: Decision, plans: Sequence[Plan], players: Sequence[Agent], seed: str
) -> Iterator[Row]:
    """Pairs of worlds, without end; none where no world fits what the seat saw."""
    number = 0
    while True:
        worths = []
        for player in players:
            luck = random.Random(f"{seed}/{number}")
            try:
                world = sample(s, decision.seat, luck)
            except Unimaginable:
                return
            again = luck.random()
            worths.append([margin(world, decision.seat, plan, player, again) for plan in plans])
        yield dict(zip(plans, zip(*worths, strict=True), strict=True))
        number += 1


def sample(s: State[Any], seat: int, luck: random.Random) -> State[Any]:
    """A world that the seat could be in: what is hidden is dealt anew, and what others have sealed they will
    seal again. Money is known where all payments were public.
    """
    world = s.seen_by(seat).determinized(seat, luck)
    sealed = getattr(world, "sealed", {})
    if sealed or hasattr(world.seats[0], "money"):
        for other, me in enumerate(world.seats):
            me.money = s.seats[other].money
            if other != seat and world.stack[-1].phase == "office":
                sealed.pop(other, None)
        world.pending = ()
        advance(world)
    return world


def margin(world: State[Any], seat: int, plan: Plan, player: Agent, seed: float) -> float:
    """Points ahead of the mean of the others at the end, if all go on like this player."""
    s, luck, rest = world.clone(), random.Random(seed), list(plan)
    while not s.over:
        settle(s)
        if not s.pending:
            continue
        if rest and any(each.seat == seat and each.allows(rest[0]) for each in s.pending):
            play(s, rest.pop(0))
            continue
        asked = with_offers(s, next(each for each in s.pending if each.blocking))
        if asked.seat == seat:
            rest.clear()
        play(s, player.choose(s, asked, luck))
    points = totals(s)
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def difference(rows: Sequence[Row], better: Plan, worse: Plan) -> Difference:
    """How far an answer is ahead of another one, in the worlds in which both were tried."""
    both = [row for row in rows if better in row and worse in row]
    gains = [[row[better][at] - row[worse][at] for row in both] for at in (0, 1)]
    middle, quick = map(fmean, gains)
    errors = [stdev(each) / sqrt(len(each)) for each in gains]
    return Difference((middle + quick) / 2, hypot(*errors) / 2, (middle, quick))


def loss(rows: Sequence[Row], played: Plan) -> Difference:
    """What the played answer cost: the best other one is chosen in one half of the worlds and measured in the
    other, both ways, so that chance does not choose."""
    last = list(rows[-1])
    found = []
    for half in (0, 1):
        chosen, measured = rows[half::2], rows[1 - half :: 2]
        best = max(last, key=lambda plan: difference(chosen, plan, played).points if plan != played else 0.0)
        found.append(difference(measured, best, played))
    points = [each.points for each in found]
    middle, quick = map(fmean, zip(*(each.families for each in found), strict=True))
    return Difference(fmean(points), hypot(*(each.error for each in found)) / 2, (middle, quick))
