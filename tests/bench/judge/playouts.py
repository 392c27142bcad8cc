"""Full playouts: what answers are worth at the game's end. No code of the judges is used."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from math import hypot, sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

from engine.agents.agent import Agent, with_offers
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.errors import Unimaginable
from engine.core.loop import advance, play
from engine.core.scores import totals
from engine.core.state import State

Plan = tuple[Action, ...]
BATCH = 12
"""Pairs of worlds after which bad answers are dropped, and it is asked whether there are enough."""
BEHIND = 3.0
"""Standard errors by which an answer must be worse than the best to be dropped."""
Row = dict[Plan, tuple[float, float]]
"""What answers are worth in a pair of worlds: if middle players go on, and if quick ones do."""


class Difference(NamedTuple):
    """Points between two answers, with the standard error, and the points under each family."""

    points: float
    error: float
    families: tuple[float, float]


class Position(NamedTuple):
    """A decision, with all that its playouts follow from: the players that go on, and a seed."""

    s: State[Any]
    decision: Decision
    players: Sequence[Agent]
    seed: str


def explore(
    position: Position, plans: Sequence[Plan], enough: Callable[[Sequence[Row]], bool], seconds: float
) -> list[Row]:
    """Play answers out until there are enough rows, or for some seconds of a processor. The first answer is
    never dropped."""
    rows, left, until = list[Row](), list(plans), process_time() + seconds
    for row in pairs(position, left):
        rows.append(row)
        if len(rows) % BATCH:
            continue
        left[1:] = [plan for plan in left[1:] if not is_worse(rows, plan, left)]
        if enough(rows) or process_time() > until:
            break
    return rows


def is_worse(rows: Sequence[Row], plan: Plan, plans: Sequence[Plan]) -> bool:
    """Whether another answer is surely better."""
    found = (difference(rows, other, plan) for other in plans if other != plan)
    return any(each.points > BEHIND * each.error for each in found)


def pairs(position: Position, plans: Sequence[Plan]) -> Iterator[Row]:
    """Pairs of worlds, without end; none where no world fits what the seat saw."""
    for number in count():
        worths = []
        for player in position.players:
            luck = random.Random(f"{position.seed}/{number}")
            try:
                world = sample(position.s, position.decision.seat, luck)
            except Unimaginable:
                return
            worths.append(margins(world, position.decision.seat, plans, player, luck.random()))
        yield dict(zip(plans, zip(*worths, strict=True), strict=True))


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


def margins(world: State[Any], seat: int, plans: Sequence[Plan], player: Agent, seed: float) -> list[float]:
    """Points ahead of the mean of the others at the end after each plan, if all go on like this player; of
    plans that lead to equal positions only one is played out."""
    known, found = list[tuple[State[Any], float]](), list[float]()
    for plan in plans:
        s = world.clone()
        play(s, plan[0])
        worth = next((worth for start, worth in known if start == s), None) if len(plan) == 1 else None
        if worth is None:
            start = s.clone()
            worth = margin(s, seat, plan[1:], player, random.Random(seed))
            if len(plan) == 1:
                known.append((start, worth))
        found.append(worth)
    return found


def margin(s: State[Any], seat: int, plan: Plan, player: Agent, luck: random.Random) -> float:
    """Points ahead of the mean of the others at the end, after the rest of a plan and these players."""
    rest = list(plan)
    while not s.over:
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


def best_of(rows: Sequence[Row], played: Plan) -> Plan:
    """The answer that looks best in all worlds."""
    return max(rows[-1], key=lambda plan: difference(rows, plan, played).points if plan != played else 0.0)
