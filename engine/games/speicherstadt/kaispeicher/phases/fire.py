"""Questions that a fire asks; they cut in, and what was going on goes on afterwards (rules 4.8, 27, 28)."""

from __future__ import annotations

from typing import cast

from engine.core.actions import act
from engine.core.decisions import Decision
from engine.core.phases import Phase
from engine.games.speicherstadt.actions import Chief, Insure
from engine.games.speicherstadt.kaispeicher.events import Doubled, Insured, Waived
from engine.games.speicherstadt.state import State

CHIEF, INSURANCE = "fire_chief", "insurance"


def double(s: State, seat: int, points: int, *, auto: bool) -> None:
    """The points of a fire are credited once more; the Fire Chief leaves the game."""
    s.seats[seat].points += points
    s.use_up(seat, CHIEF)
    s.tell(Doubled, seat, points, auto)


class FireChief(Phase[State]):
    """Its owner gained points: shall they be doubled? The frame holds how many (ruling 41)."""

    name = "chief"

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """Default: yes, for a later fire may give nothing."""
        seat = seat_asked(s)
        return (Decision(seat, self.name, tuple(act(Chief, seat, use=use) for use in (True, False))),)

    def on_chief(self, s: State, a: Chief) -> None:
        points = s.stack.pop().amount
        if a.use:
            double(s, a.seat, points, auto=False)
        else:
            s.tell(Waived, a.seat, CHIEF, points)


class Insurance(Phase[State]):
    """Its owner lost points: shall it pay them back? The frame holds how many (ruling 42)."""

    name = "insurance"

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """A seat without the coins is not asked. Default: pay if that saves more points than it costs
        coins."""
        seat, price = seat_asked(s), s.card(INSURANCE).coins
        if s.seats[seat].coins < price:
            return ()
        use = s.stack[-1].amount > price
        return (Decision(seat, self.name, (act(Insure, seat, use=use), act(Insure, seat, use=not use))),)

    def on_insure(self, s: State, a: Insure) -> None:
        """The whole loss is cancelled."""
        me, points, price = s.seats[a.seat], s.stack.pop().amount, s.card(INSURANCE).coins
        if a.use:
            me.coins -= price
            me.points += points
            s.tell(Insured, a.seat, points, price)
        else:
            s.tell(Waived, a.seat, INSURANCE, points)


def seat_asked(s: State) -> int:
    """The seat whose question lies on top."""
    return cast(int, s.stack[-1].seat)
