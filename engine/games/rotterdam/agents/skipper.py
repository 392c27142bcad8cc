"""The skipper: looks ahead to the end of the round, in which every seat names its best colour."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.rotterdam.actions import Complete, Name, Open, Place, Steer
from engine.games.rotterdam.agents import cards, trades
from engine.games.rotterdam.agents.foresight import Foresight
from engine.games.rotterdam.agents.quick import Quick
from engine.games.rotterdam.agents.values import Taste, order_value
from engine.games.rotterdam.state import State

TRIED = 6
"""Ships that are worth a thought to the end of the round."""


class Skipper(Quick):
    """As the quick player, but before it places, names or steers it looks ahead. Its tastes make it a
    character."""

    at_once = False

    def __init__(self, name: str = "skipper", tastes: Taste | None = None) -> None:
        super().__init__(name, tastes)

    def appraise(self, view: State, seat: int) -> Foresight:
        """How it judges this moment."""
        return Foresight(view, seat, self.values(view))

    def choose(self, view: State, decision: Decision, rng: random.Random) -> Action:
        """What lets the round end best."""
        judged = self.evaluate_answers(view, decision)
        return max(judged, key=judged.__getitem__)

    def evaluate_answers(self, view: State, decision: Decision) -> dict[Action, float]:
        """What the answers are worth that deserve a thought, in points; at least one."""
        it, judge = self.appraise(view, decision.seat), JUDGES.get(decision.ask)
        found = judge(it, decision) if judge else {}
        if decision.ask != "cards" and (card := cards.best(it, decision)):
            found[card] = max(found.values(), default=0.0) + cards.gain(it, card) - self.values(view).card
        return found or {super().choose(view, decision, random.Random(0)): 0.0}


def placing(it: Foresight, decision: Decision) -> dict[Action, float]:
    """End of the round if no other seat places a ship. No ship sails empty."""
    options = [option for option in decision.options if isinstance(option, Place) and option.cargo]
    s, seats = it.s.clone(), it.namers(0)
    mine = s.seats[it.me].ships
    found: dict[Action, float] = {}
    for option in sorted(options, key=lambda option: -worth(it, option))[:TRIED]:
        number = s.launch(it.me, option.start, option.cargo)
        found[option] = it.after_all(s, seats)
        mine[number].place = mine[number].cargo = None
    return found


def worth(it: Foresight, option: Place) -> float:
    """Expected value of a ship."""
    return it.ship((it.me, -1), option.start, option.cargo, it.underway[option.cargo])


def naming(it: Foresight, decision: Decision) -> dict[Action, float]:
    """Value of the round after each colour, without ship cards: phase 3 asks for them anyway."""
    options = [option for option in decision.options if isinstance(option, Name) and not option.hold]
    s, later = it.s.clone(), it.namers(it.s.turn + 1)
    return {option: it.after(s, it.me, option.colour, later) for option in options}


def steering(it: Foresight, decision: Decision) -> dict[Action, float]:
    """How the round ends on each way; the ships that still wait are left where they are."""
    options = [option for option in decision.options if isinstance(option, Steer)]
    s, later = it.s.clone(), it.namers(it.s.turn + 1)
    found: dict[Action, float] = {}
    for option in options:
        s.ship(option.ship).place = option.to
        found[option] = it.after_all(s, later)
    return found


def playing(it: Foresight, decision: Decision) -> dict[Action, float]:
    """What each card gains beyond what it is worth in hand; points laid open make room for the next card."""
    found: dict[Action, float] = {
        option: it.taste.card if isinstance(option, Open) else 0.0 for option in decision.options
    }
    return found | {action: cards.gain(it, action) - it.taste.card for action in cards.plays(decision)}


def completing(it: Foresight, decision: Decision) -> dict[Action, float]:
    """What each order brings beyond the products that it costs."""
    orders = [option for option in decision.options if isinstance(option, Complete)]
    return {decision.default: 0.0} | {option: order_value(it.s.rules, it.taste, option) for option in orders}


JUDGES: Mapping[str, Callable[[Foresight, Decision], dict[Action, float]]] = {
    "placing": placing,
    "sailing": naming,
    "fork": steering,
    "cards": playing,
    "trade": trades.trade,
    "answer": trades.answer,
    "completion": completing,
}
"""The questions at which it looks ahead."""
