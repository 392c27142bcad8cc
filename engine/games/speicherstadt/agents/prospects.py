"""Die Speicherstadt: how the market of this round will end, if the others are players of a known kind.

Everything in it lies open, so for each answer and each kind of opponents there is one end, which is played
out once by the players themselves; what imagined games do not share begins after it, with the goods.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from engine.agents.agent import Agent, with_offers
from engine.core.actions import Action
from engine.core.loop import play
from engine.games.speicherstadt.state import State

MARKET = frozenset({"demand", "spying", "purchase"})
"""The phases that are played out."""


class Prospects:
    """The ends of a market, each found when it is first asked for.

    `s`: the moment from which it starts; `me` plays for the seat, one of `kinds` for all others.
    """

    def __init__(self, s: State, seat: int, me: Agent, kinds: Sequence[Agent]) -> None:
        self.s, self.seat, self.me, self.kinds = s, seat, me, kinds
        self.known: dict[tuple[Action, int], State] = {}

    def after(self, action: Action, kind: int) -> State:
        """The end of Purchase if the seat answers so and the others are of this kind; not to be changed."""
        if (action, kind) not in self.known:
            end = self.s.clone()
            play(end, action)
            self.play_on(end, self.kinds[kind])
            self.known[action, kind] = end
        return self.known[action, kind]

    def play_on(self, s: State, others: Agent) -> None:
        """Everybody answers as he would at the table, in place, until the goods are loaded."""
        luck = random.Random(0)  # these players use none
        while s.pending and s.stack[0].phase in MARKET:
            asked = with_offers(s, next(it for it in s.pending if it.blocking))
            player = self.me if asked.seat == self.seat else others
            play(s, player.choose(s, asked, luck))
