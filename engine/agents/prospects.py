"""Rollouts to the end of an open part of a round, against known opponent policies."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from engine.agents.agent import Agent, with_offers
from engine.core.actions import Action
from engine.core.loop import play
from engine.core.state import State

S = TypeVar("S", bound=State[Any])


class Prospects(Generic[S]):
    """Cache of end states by answer and opponent policy, played out on first use.

    `s`: the initial state; `me` plays for the seat, one of `kinds` for all others. `open`: the phases that
    are played out, in which these agents are deterministic.
    """

    open: ClassVar[frozenset[str]]

    def __init__(self, s: S, seat: int, me: Agent, kinds: Sequence[Agent]) -> None:
        self.s, self.seat, self.me, self.kinds = s, seat, me, kinds
        self.known: dict[tuple[Action, int], S] = {}

    def after(self, action: Action, kind: int) -> S:
        """The end state after this answer against this kind of opponents; must not be changed."""
        if (action, kind) not in self.known:
            end = self.s.clone()
            play(end, action)
            self.play_on(end, self.kinds[kind])
            self.known[action, kind] = end
        return self.known[action, kind]

    def play_on(self, s: S, others: Agent) -> None:
        """Let all agents answer until the open phases end, in place."""
        luck = random.Random(0)
        while s.pending and s.stack[0].phase in self.open:
            asked = with_offers(s, next(question for question in s.pending if question.blocking))
            player = self.me if asked.seat == self.seat else others
            play(s, player.choose(s, asked, luck))
