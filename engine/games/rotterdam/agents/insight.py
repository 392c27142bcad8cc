"""The master's foresight: the others look ahead, too."""

from __future__ import annotations

import random

from engine.games.rotterdam.actions import Offer
from engine.games.rotterdam.agents.currents import Fleets, Lie
from engine.games.rotterdam.agents.foresight import Foresight, Gains, likely
from engine.games.rotterdam.agents.trades import accepts
from engine.games.rotterdam.agents.values import Taste
from engine.games.rotterdam.hidden_information import imagine
from engine.games.rotterdam.state import State

SKIPPERS = 0.7
"""The part in which the others are taken for skippers; else they are quick players."""
DEALS = 24
"""Number of sampled hands per estimate of whether an offer is accepted."""


class Insight(Foresight):
    """Model of a seat that takes the others mostly for skippers, which take others for quick players."""

    __slots__ = ("eyes", "imagined")

    def __init__(self, s: State, me: int, taste: Taste) -> None:
        super().__init__(s, me, taste)
        self.eyes = [Foresight.of_other(s, seat, taste) for seat in s.players]
        self.imagined: list[State] = []

    def predict_naming(self, fleets: Fleets, lie: Lie, seat: int, later: tuple[int, ...]) -> Gains:
        """Colours that another seat may name, with probabilities."""
        at_once, eyes = super().predict_naming(fleets, lie, seat, later), self.eyes[seat]
        seems = {colour: eyes.outlook(fleets, end, later) for colour, end in fleets.ends(lie, seat).items()}
        ahead = likely(seems, self.taste.doubt)
        return {
            colour: SKIPPERS * ahead.get(colour, 0.0) + (1 - SKIPPERS) * at_once.get(colour, 0.0)
            for colour in {**ahead, **at_once}
        }

    def acceptance(self, offer: Offer) -> float:
        """Probability that an offer is accepted: the share of sampled deals in which a skipper would."""
        if not self.imagined:
            for deal in range(DEALS):
                s = self.s.clone()
                imagine(s, self.me, random.Random(deal))
                self.imagined.append(s)
        taken = [
            any(accepts(s, seat, offer.give, offer.want, self.taste) for seat in offer.to)
            for s in self.imagined
        ]
        return sum(taken) / DEALS
