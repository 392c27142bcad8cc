"""Standing orders: what a seat has answered in advance, for a round or until it says otherwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, Self

from pydantic import Field

from engine.core import orders as core
from engine.core.actions import Action, act
from engine.core.decisions import Decision
from engine.core.strict import StrictModel
from engine.games.rotterdam.actions import Complete, Decline, Done, End, Name, Open, Pass, Place, Steer
from engine.games.rotterdam.data.odds import odds
from engine.games.rotterdam.orders.ahead import movements, on_course, rescues
from engine.games.rotterdam.orders.supply import supply
from engine.games.rotterdam.state import State

LASTING = ("steer", "supply", "onward", "rest", "fill")
"""Names of the fields that hold in every round until they are changed."""
Stop = Literal["", "done", "closed"]
"""What to say in Trade: nothing, no offers of mine, no trade at all."""


class FollowShip(StrictModel):
    """Name this colour while it moves the ship with this number."""

    colour: str
    ship: int = Field(ge=0)


class Wish(StrictModel):
    """A ship on this start with this cargo, None: empty."""

    start: str
    cargo: str | None


class Orders(core.Orders):
    """Standing orders of one seat. `round`: when it last changed them.

    Until it says otherwise: `steer`: at a fork take the way with the best chance to the harbour of the
    cargo. `supply`: load what the orders in hand lack. `onward`: name the colour that brings most loaded
    ships nearer to their harbours and takes none off its way. `rest`: play no ship cards, unless one would
    put right a ship that has gone astray, or a draw waits for room. `fill`: complete the most valuable order
    that needs no joker.

    `plan`: the next ships; each time the first of them that can be placed is, and then it is done. It comes
    before `supply`.

    `trade`: what to say in Trade, in this round or (`always`) in every one. `refuse`: decline every offer
    that takes one of these products, whether there is one in hand or not; it bides. `course`: a colour for
    this round; it comes before `onward`.
    """

    # Orders answer by what their seat sees, within the change that asks, and say nothing of themselves
    # before. Most of what they look at lies open. `rest` and `fill` answer questions that are asked only of
    # who holds something: that a seat could be asked is told anyway (`Consulted`), and not what it would
    # have done.

    round: int
    steer: bool = False
    supply: bool = False
    onward: bool = False
    rest: bool = False
    fill: bool = False
    trade: Stop = ""
    always: bool = False
    refuse: tuple[str, ...] = ()
    course: FollowShip | None = None
    plan: tuple[Wish, ...] = ()

    # --- What the tables ask

    @classmethod
    def initial(cls, s: State, seat: int) -> Self | None:
        """Ships are steered automatically until the player wants to be asked."""
        return cls(round=s.round, steer=True)

    def answer(self, s: State, decision: Decision) -> Action | None:
        """The answer by these orders; None: ask the person."""
        if not decision.blocking or decision.ask not in ANSWERS:
            return None
        action = ANSWERS[decision.ask](self, s, decision)
        return action if action is not None and decision.allows(action) else None

    def bides(self, s: State, action: Action) -> bool:
        """A quick no would sound as if there were nothing to give."""
        return isinstance(action, Decline)

    def after(self, s: State, action: Action) -> Self:
        """A colour was named: the one for this round has had its turn. A ship was placed as it was wished."""
        if isinstance(action, Place):
            wish = next(
                (wish for wish in self.plan if (wish.start, wish.cargo) == (action.start, action.cargo)), None
            )
            return self.without(wish) if wish is not None else self
        return self.but(course=None) if isinstance(action, Name) else self

    def current(self, s: State, seat: int) -> Self:
        """Without what was for a round that is over."""
        if s.over:
            return type(self)(round=self.round)
        if s.round == self.round:
            return self
        return self.but(course=None, trade=self.trade if self.always else "")

    @classmethod
    def revise(cls, given: core.Orders | None, s: State, seat: int) -> Self:
        """The orders that are still in force, to be changed in this round."""
        kept = given.current(s, seat) if isinstance(given, cls) else cls(round=s.round)
        return kept.but(round=s.round)

    def additions(self) -> Mapping[str, Self]:
        """What is not in force of all that lasts, by the names in the panel."""
        choices = {name: self.but(**{name: True}) for name in LASTING if not getattr(self, name)}
        return choices if self.trade else {**choices, "done_always": self.but(trade="done", always=True)}

    @property
    def empty(self) -> bool:
        lasting = self.steer or self.supply or self.onward or self.rest or self.fill or self.refuse
        return not (lasting or self.trade or self.course or self.plan)

    # --- Editing: new orders

    def but(self, **facts: Any) -> Self:
        """These orders with other facts; raises pydantic's ValidationError where they are none."""
        return type(self)(**{**dict(self), **facts})

    def without(self, wish: Wish) -> Self:
        """The orders without this wish; raises ValueError where it is not planned."""
        at = self.plan.index(wish)
        return self.but(plan=self.plan[:at] + self.plan[at + 1 :])


# --- What they say to which question


def placing(orders: Orders, s: State, decision: Decision) -> Action | None:
    """The first of the next ships that can be placed, else what the orders in hand lack; to pass where cards
    rest and no ship can be placed."""
    ships = [act(Place, decision.seat, start=wish.start, cargo=wish.cargo) for wish in orders.plan]
    wished = next((ship for ship in ships if decision.allows(ship)), None)
    if wished is None and orders.supply:
        wished = supply(s, decision.seat)
    return wished or passing(orders, s, decision)


def passing(orders: Orders, s: State, decision: Decision) -> Action | None:
    """Pass where nothing else is left but a ship card, while these rest."""
    (first, *others) = decision.options
    return first if orders.rest and isinstance(first, Pass) and not others else None


def steering(orders: Orders, s: State, decision: Decision) -> Action | None:
    """The way with the best chance to get home, if any leads there."""
    ways = [option for option in decision.options if isinstance(option, Steer)]
    if not orders.steer or not ways:
        return None
    cargo, waters = s.ship(ways[0].ship).cargo, s.rules.map
    right = [way for way in ways if on_course(s, cargo, way.to)]
    chances = odds(waters)
    return max(right, key=lambda way: chances[way.to][waters.harbour_of[cargo or ""]], default=None)


def naming(orders: Orders, s: State, decision: Decision) -> Action | None:
    """The colour for this round while it does what it is meant for, else one that helps."""
    seat, course = decision.seat, orders.course
    if course is not None and any(
        move.ship == (seat, course.ship) and move.ways for move in movements(s, seat, course.colour)
    ):
        return act(Name, seat, colour=course.colour)
    if orders.onward and s.can_sail():
        colour = helpful(s, seat)
        return act(Name, seat, colour=colour) if colour else None
    return passing(orders, s, decision)


def helpful(s: State, seat: int) -> str:
    """Of the colours that take no loaded ship of a seat off its way the one that brings most of them nearer
    to their harbours, of equal ones the first; empty: every colour spoils a way."""
    effects = {colour: effect(s, seat, colour) for colour in s.rules.map.colours}
    harmless = [colour for colour, (_, spoilt) in effects.items() if not spoilt]
    return max(harmless, key=lambda colour: effects[colour][0], default="")


def effect(s: State, seat: int, colour: str) -> tuple[int, int]:
    """How many loaded ships of a seat a colour brings nearer to their harbours, and how many off course."""
    own = [move for move in movements(s, seat, colour) if move.ship[0] == seat and move.ways]
    nearer = [any(on_course(s, s.ship(move.ship).cargo, way) for way in move.ways) for move in own]
    were = [on_course(s, s.ship(move.ship).cargo, move.origin) for move in own]
    return sum(nearer), sum(was and not still for was, still in zip(were, nearer, strict=True))


def resting(orders: Orders, s: State, decision: Decision) -> Action | None:
    """No ship card while there is no need; a seat that has named a colour to play one is asked."""
    opening = any(isinstance(option, Open) for option in decision.options)
    if not orders.rest or s.holding or opening or s.seats[decision.seat].due or rescues(s, decision):
        return None
    return act(End, decision.seat)


def stopping(orders: Orders, s: State, decision: Decision) -> Action | None:
    """No offers, or no trade; also no offers without a possible partner."""
    alone = not decision.forms and all(offer.seat != decision.seat for offer in s.standing)
    if not orders.trade and not alone:
        return None
    return act(Done, decision.seat, closed=orders.trade == "closed")


def refusing(orders: Orders, s: State, decision: Decision) -> Action | None:
    """Refuse an offer that wants a product that is not to be given away, whether or not it is in hand."""
    for option in decision.options:
        if isinstance(option, Decline):
            wanted = next(offer.want for offer in s.standing if offer.seat == option.offerer)
            return None if {*orders.refuse}.isdisjoint(wanted) else option
    return None


def filling(orders: Orders, s: State, decision: Decision) -> Action | None:
    """The most expensive order without a joker, of equal ones the first."""
    able = [option for option in decision.options if isinstance(option, Complete) and not option.jokers]
    return max(able, key=lambda a: s.rules.orders[a.order].points, default=None) if orders.fill else None


ANSWERS: Mapping[str, Callable[[Orders, State, Decision], Action | None]] = {
    "placing": placing,
    "fork": steering,
    "sailing": naming,
    "cards": resting,
    "trade": stopping,
    "answer": refusing,
    "completion": filling,
}
"""The questions that can be answered in advance."""
