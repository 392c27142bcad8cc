"""Rollouts of a round against opponents of a known kind.

The harbour is public but for a few unseen goods: after each answer it is played to its end once, by the
players themselves. Rollouts differ from the office on: hands are sampled, every seat lays what such a player
would lay, and the round is played to its end.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

from engine.agents import prospects as core
from engine.agents import quick as players
from engine.agents.agent import with_offers
from engine.core.actions import Action
from engine.core.loop import advance, play
from engine.games.hamburg.actions import Lay
from engine.games.hamburg.agents import foresight, piles, worth
from engine.games.hamburg.agents.foresight import World
from engine.games.hamburg.agents.piles import PileChoice
from engine.games.hamburg.agents.quick import Quick
from engine.games.hamburg.agents.values import QUICK, Values
from engine.games.hamburg.agents.worth import Sold
from engine.games.hamburg.events import BACK
from engine.games.hamburg.phases.office import question
from engine.games.hamburg.state import State

GROWTH = {2: 14.0, 3: 8.0, 4: 5.0, 5: 3.0}
"""Mark that a seat has more at the start of a round than at that of the round before, by seats."""
DOUBT = (8.0, 3.0)
"""How far money may lie from that: Mark, and as many more for each round."""


class Prospects(core.Prospects[State]):
    """Rounds that go on from one moment, which is imagined."""

    open = frozenset({"harbour"})

    def outcome(self, action: Action, kind: int, seed: float, values: Values) -> State:
        """End of the round for this generator, with these tastes for the seat; of the next round only the
        public part."""
        luck, seat = random.Random(seed), self.seat
        harbour = self.s.stack[0].phase == "harbour"
        s = (self.after(action, kind) if harbour else self.s).determinized(seat, luck)
        estimate(s, seat, luck)
        world = seal(s, seat, values if self.kinds[kind] is self.me else None)
        play(s, piles.lay(seat, own(s, seat, world, values)) if harbour else action)
        finish(s, self.s.round)
        return s


def estimate(s: State, seat: int, luck: random.Random) -> None:
    """Others have about as much money as is usual, as far as that fits what they are asked, in place."""
    phase = s.rules.phases[s.stack[-1].phase]
    for opponent, me in enumerate(s.seats):
        if opponent != seat:
            before, me.money = me.money, max(0, round(luck.gauss(usual(s, opponent), doubt(s))))
            if not phase.believable(s, opponent):
                me.money = before
    advance(s)


def usual(s: State, seat: int) -> float:
    """Expected money of a seat: that of the start of a round, less its purchases since, plus its sales."""
    numbers = s.rules.numbers
    spent = sum(
        s.rules.price(group.goods) for group in s.display if group.buyer == seat and BACK not in group.goods
    )
    return numbers.start_money + GROWTH[len(s.seats)] * (s.round - 1) - spent + s.seats[seat].sales


def doubt(s: State) -> float:
    """Standard deviation of the money of a seat."""
    least, more = DOUBT
    return least + more * (s.round - 1)


# --- The office


def seal(s: State, seat: int, values: Values | None) -> World:
    """Sample the sealed piles of the others from their policy, in place; returns what the seat expects.

    A player with tastes considers what all others without tastes would lay.
    """
    if s.stack[-1].phase not in ("office", "raising"):
        return World((), Counter())
    plans = [piles.best(s, seat, QUICK) for seat in s.players]
    for opponent in s.players:
        if opponent != seat:
            world = foresight.against(s, plans, opponent)
            put(s, opponent, foresight.best_plan(s, opponent, [world], values) if values else plans[opponent])
    return foresight.against(s, plans, seat)


def seal_as(s: State, seat: int, player: players.Quick[Values], luck: random.Random) -> None:
    """Seal what such players would lay for all others that have sealed already, in place."""
    if s.stack[-1].phase in ("office", "raising"):
        for opponent in s.players:
            if opponent != seat and opponent in s.sealed:
                before = s.sealed[opponent]
                s.sealed[opponent] = cast(Lay, player.choose(s, question(s, opponent), luck))
                if not s.rules.phases[s.stack[-1].phase].believable(s, opponent):
                    s.sealed[opponent] = before


def own(s: State, seat: int, world: World, values: Values) -> PileChoice:
    """Piles of the seat itself in a world."""
    plan = foresight.best_plan(s, seat, [world], values)
    return thrifty(s, seat, plan, world.sold) if s.last_round else plan


def put(s: State, seat: int, plan: PileChoice) -> None:
    """Seal a plan for this seat, unless it publicly has none."""
    before = s.sealed.get(seat)
    s.sealed[seat] = piles.lay(seat, plan)
    if before is not None and not s.rules.phases[s.stack[-1].phase].believable(s, seat):
        s.sealed[seat] = before


def thrifty(s: State, seat: int, plan: PileChoice, sold: Sold, lacking: int = 0) -> PileChoice:
    """The same plan with so much less on the market that the Speicher, but for some, are filled: those cards
    stay that earn least beside what others sell."""
    me, parts = s.seats[seat], [*plan.parts]
    laid = sum(part.given + part.sold for part in parts)
    for _ in range(me.speicher - lacking - (len(me.goods) - laid)):
        losses = [
            (
                worth.earnings(s, part.kind, part.sold, sold)
                - worth.earnings(s, part.kind, part.sold - 1, sold),
                at,
            )
            for at, part in enumerate(parts)
            if part.sold
        ]
        if not losses:
            break
        loss, at = min(losses)
        parts[at] = parts[at]._replace(sold=parts[at].sold - 1, money=parts[at].money - loss)
    return PileChoice(
        sum(part.money for part in parts),
        plan.value,
        tuple(part for part in parts if part.given or part.sold),
    )


def finish(s: State, until: int) -> None:
    """A round to its end, in place."""
    while s.pending and s.round == until:
        asked = with_offers(s, next(question for question in s.pending if question.blocking))
        play(s, Quick.answers[asked.ask](s, asked, QUICK))
