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
    """Looks ahead before it places, names or steers; else as the quick player. Its weights make its
    character."""

    at_once = False

    def __init__(self, name: str = "skipper", tastes: Taste | None = None) -> None:
        super().__init__(name, tastes)

    def appraise(self, view: State, seat: int) -> Foresight:
        """How it judges this moment."""
        return Foresight(view, seat, self.values(view))

    def choose(self, view: State, decision: Decision, rng: random.Random) -> Action:
        judged = self.evaluate_answers(view, decision)
        return max(judged, key=judged.__getitem__)

    def evaluate_answers(self, view: State, decision: Decision) -> dict[Action, float]:
        """Values of the answers that are worth considering, in points; at least one."""
        appraisal, judge = self.appraise(view, decision.seat), JUDGES.get(decision.ask)
        values = judge(appraisal, decision) if judge else {}
        if decision.ask != "cards" and (card := cards.best(appraisal, decision)):
            values[card] = (
                max(values.values(), default=0.0) + cards.gain(appraisal, card) - self.values(view).card
            )
        return values or {super().choose(view, decision, random.Random(0)): 0.0}


def placing(foresight: Foresight, decision: Decision) -> dict[Action, float]:
    """End of the round if no other seat places a ship. No ship sails empty."""
    options = [option for option in decision.options if isinstance(option, Place) and option.cargo]
    s, seats = foresight.s.clone(), foresight.namers(0)
    ships = s.seats[foresight.me].ships
    values: dict[Action, float] = {}
    for option in sorted(options, key=lambda option: -worth(foresight, option))[:TRIED]:
        number = s.launch(foresight.me, option.start, option.cargo)
        values[option] = foresight.after_all(s, seats)
        ships[number].place = ships[number].cargo = None
    return values


def worth(foresight: Foresight, option: Place) -> float:
    """Expected value of a ship."""
    return foresight.ship((foresight.me, -1), option.start, option.cargo, foresight.underway[option.cargo])


def naming(foresight: Foresight, decision: Decision) -> dict[Action, float]:
    """Value of the round after each colour, without ship cards: phase 3 asks for them anyway."""
    options = [option for option in decision.options if isinstance(option, Name) and not option.hold]
    s, later = foresight.s.clone(), foresight.namers(foresight.s.turn + 1)
    return {option: foresight.after(s, foresight.me, option.colour, later) for option in options}


def steering(foresight: Foresight, decision: Decision) -> dict[Action, float]:
    """How the round ends on each way; the ships that still wait are left where they are."""
    options = [option for option in decision.options if isinstance(option, Steer)]
    s, later = foresight.s.clone(), foresight.namers(foresight.s.turn + 1)
    values: dict[Action, float] = {}
    for option in options:
        s.ship(option.ship).place = option.to
        values[option] = foresight.after_all(s, later)
    return values


def playing(foresight: Foresight, decision: Decision) -> dict[Action, float]:
    """Gain by each card beyond its value in hand; points laid open make room for the next card."""
    values: dict[Action, float] = {
        option: foresight.taste.card if isinstance(option, Open) else 0.0 for option in decision.options
    }
    return values | {
        action: cards.gain(foresight, action) - foresight.taste.card for action in cards.plays(decision)
    }


def completing(foresight: Foresight, decision: Decision) -> dict[Action, float]:
    """Gain by each order beyond the products that it costs."""
    orders = [option for option in decision.options if isinstance(option, Complete)]
    return {decision.default: 0.0} | {
        option: order_value(foresight.s.rules, foresight.taste, option) for option in orders
    }


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
