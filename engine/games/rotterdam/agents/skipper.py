"""The skipper: it looks ahead to the end of the round, in which everybody names what is best for him."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.rotterdam.actions import Name, Place
from engine.games.rotterdam.agents import cards
from engine.games.rotterdam.agents.quick import Quick
from engine.games.rotterdam.agents.sailing import named
from engine.games.rotterdam.agents.values import PLAIN, Appraisal, Taste
from engine.games.rotterdam.state import State


class Skipper(Quick):
    """As the quick player, but before it places or names it plays the round to its end. Its tastes make it a
    character."""

    at_once = False

    def __init__(self, name: str = "skipper", taste: Taste = PLAIN) -> None:
        self.name, self.taste = name, taste

    def choose(self, view: State, decision: Decision, rng: random.Random) -> Action:
        """What lets the round end best."""
        judge = JUDGES.get(decision.ask)
        it = self.appraised(view, decision.seat)
        candidates = [option for option in decision.options if judge and considered(option)]
        if judge is None or len(candidates) < 2:
            return super().choose(view, decision, rng)
        if card := cards.best(it, decision):
            return card
        return max(candidates, key=partial(judge, it))


def considered(option: Action) -> bool:
    """A ship that is loaded, or a colour for which no cards are held ready."""
    return (isinstance(option, Place) and option.cargo is not None) or (
        isinstance(option, Name) and not option.hold
    )


def placing(it: Appraisal, action: Action) -> float:
    """How the round ends after this placing, if nobody else places anything."""
    if not isinstance(action, Place):
        return float("-inf")
    s = it.s.clone()
    s.launch(it.me, action.start, action.cargo)
    return it.fleet(sailed(s, it, list(s.order(s.master))))


def naming(it: Appraisal, action: Action) -> float:
    """How the round ends after this naming."""
    if not isinstance(action, Name):
        return float("-inf")
    to_come = list(it.s.order(it.s.master))[it.s.turn + 1 :]
    return it.fleet(sailed(named(it.s, it.me, action.colour), it, to_come))


def sailed(s: State, it: Appraisal, seats: list[int]) -> State:
    """The moment after these seats have named their colours one after the other."""
    for seat in seats:
        mind = it if seat == it.me else Appraisal.of_other(s, seat, it.taste)
        s = max((named(s, seat, colour) for colour in s.rules.map.colours), key=mind.fleet)
    return s


JUDGES: Mapping[str, Callable[[Appraisal, Action], float]] = {"placing": placing, "sailing": naming}
"""The questions at which it looks ahead."""
