"""Income: coins for all seats, and the starter moves on (rulebook, phase 5)."""

from __future__ import annotations

from engine.core.phases import Step
from engine.games.speicherstadt.events import Paid, RoundEnded
from engine.games.speicherstadt.state import State


class Income(Step[State]):
    """A coin for each seat, one more for a seat that bought nothing, and coins by cards."""

    name = "income"

    def begin(self, s: State) -> None:
        """Pay every seat its income, and a consolation where it bought nothing."""
        for seat, me in enumerate(s.seats):
            coins = s.rules.income + (0 if me.bought else s.rules.consolation)
            coins = s.modify("income", seat, coins)
            me.coins += coins
            s.tell(Paid, seat, coins)

    def end(self, s: State) -> None:
        """The round is over. If only fire is left in the deck, so is the game."""
        if s.events is not None:
            s.tell(RoundEnded, s.round, s.starter, tuple(s.ledger(seat) for seat in s.players))
        s.starter = (s.starter + 1) % len(s.seats)
        s.enter("finale" if s.last_round else s.rules.following[self.name])
