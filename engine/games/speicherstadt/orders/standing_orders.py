"""Standing orders: sales, workers and Loading of one round, and rules for all rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Self

from pydantic import Field

from engine.core import orders as core
from engine.core.actions import Action, act
from engine.core.decisions import Decision
from engine.core.strict import StrictModel
from engine.games.speicherstadt.actions import Buy, Pass, Place, Reserve
from engine.games.speicherstadt.orders.ahead import Load, make_load
from engine.games.speicherstadt.orders.lots import COLUMN, RESERVED, UPPER, goals, lots, open_sales, price
from engine.games.speicherstadt.phases.purchase import Purchase
from engine.games.speicherstadt.state import State

CUTS = ("demand", "purchase", "anytime")
"""Moments at which a card gives its owner an alternative to the question. Not those of Loading, which are
further uses for goods, see `Stock`."""

LASTING = ("sends", "bids", "loads")
"""Names of the fields that hold in every round until they are changed."""
FAIR = 3
"""Coins up to which `bids` buys where no other price was chosen."""
CHEAPEST = "cheapest"
"""The shortest open column, the leftmost of them."""
Lot = Annotated[str, Field(pattern=rf"^({COLUMN}|{UPPER}|{RESERVED}):\d+$")]
Goal = Annotated[str, Field(pattern=rf"^({COLUMN}|{UPPER}):\d+$|^{CHEAPEST}$")]


class Wish(StrictModel):
    """Target of a worker: a card or `cheapest`, up to a price (see `price`)."""

    goal: Goal
    most: int | None = Field(default=None, ge=1)

    def place(self, s: State, seat: int) -> Place | Reserve | None:
        """The placement of a regular worker there; None if it is impossible now, or only at a higher
        price."""
        open_to = goals(s)
        goal = self.goal
        if goal == CHEAPEST:
            columns = [lot for lot in open_to if lot.startswith(COLUMN)]
            goal = min(columns, key=lambda lot: len(open_to[lot].line), default="")
        if goal not in open_to or (self.most is not None and price(s, goal) > self.most):
            return None
        row, at = goal.split(":")
        return act(Reserve, seat, upper=int(at)) if row == UPPER else act(Place, seat, column=int(at))

    def may_come_true(self, s: State, seat: int) -> bool:
        """Whether a worker may go there now or later. Columns only grow; above the board prices fall."""
        if not goals(s) or not s.seats[seat].workers:
            return False
        above = self.goal.startswith(UPPER) and self.goal in goals(s)
        return self.goal == CHEAPEST or above or self.place(s, seat) is not None


class Orders(core.Orders):
    """Standing orders of one seat. They end with their round, but for the cap and what is in `LASTING`.

    `aware`: the cards of the seat that might cut in when it gave these orders. While it could play another
    one, it is asked: orders given without that card in mind are suspended.

    Sales, in lines and of reserved cards: `limits`: buy at up to this price, else pass; 0: pass. `every`: the
    same for all that `limits` and `asks` do not name, also where a Spy puts a worker; None: no order for all.
    `asks`: ask here all the same. `cap`: in this round and all later ones, pass on what costs more, unless
    something else is ordered for it; None: no cap.

    `plan`: each regular worker takes the first possible wish. A wish for a card is for one worker; `cheapest`
    is for all that follow. Grey workers never follow a plan, for they do not come back.

    `load`: the Loading, laid out and sealed.

    In every round, where nothing else is said: `sends`: workers go where it is suggested; `bids`: buy for up
    to this many coins, else pass; `loads`: Loading goes as it is suggested.
    """

    # The time of an event does not tell which seats had orders. They are no part of the state, so until their
    # question comes there is nothing to see: state, questions and events are those of a table without them.
    # When it comes, they answer by what their seat sees and by nothing else (no clock, no orders of others),
    # and within the change that asks, as forced moves come. What they answer is a move like one made by hand:
    # it shows neither the limit nor the rest of the list. That a seat is waited for says only that it has not
    # answered; why (no order, a card that cuts in, a wish that can't be had) stays open.

    round: int
    aware: tuple[str, ...] = ()
    limits: dict[Lot, Annotated[int, Field(ge=0)]] = Field(default_factory=dict)
    asks: tuple[Lot, ...] = ()
    every: int | None = Field(default=None, ge=0)
    cap: int | None = Field(default=None, ge=1)
    plan: tuple[Wish, ...] = ()
    load: Load | None = None
    sends: bool = False
    bids: int | None = Field(default=None, ge=1)
    loads: bool = False

    # --- What the tables ask

    def answer(self, s: State, decision: Decision) -> Action | None:
        """The answer by these orders; None: ask the person."""
        seat = decision.seat
        if s.round != self.round:
            return self.lasting(s.round).answer(s, decision) if self.lasts else None
        if not decision.blocking or self.surprises(s, seat):
            return None
        action: Action | None = None
        if decision.ask == "demand":
            action = next((placed for wish in self.plan if (placed := wish.place(s, seat))), None)
        elif decision.ask in ("purchase", "reservation"):
            action = self.bid(s, seat)
        elif decision.ask == "loading" and self.load:
            action = self.load.next(s, seat)
        return action if action and decision.allows(action) else None

    def delegates(self, s: State, decision: Decision) -> bool:
        """Regular workers without a wish, and Loading where none is sealed."""
        if s.round != self.round:
            return self.lasts and self.lasting(s.round).delegates(s, decision)
        if self.surprises(s, decision.seat):
            return False
        if decision.ask == "demand":
            return self.sends and s.seats[decision.seat].workers > 0
        return decision.ask == "loading" and self.loads and not self.load

    def bid(self, s: State, seat: int) -> Action | None:
        """Buy up to the limit, else pass; without a limit pass above the cap. A seat that can't pay passes
        without being asked, unless a card gives it a choice; then it is asked, for buying is not legal."""
        purchase, most = s.rules.phases[s.stack[-1].phase], self.limit(next(iter(lots(s)), ""))
        if not isinstance(purchase, Purchase):
            return None
        cost = purchase.price(s, purchase.row(s)[s.at])
        if most is None:
            return act(Pass, seat) if self.cap is not None and cost > self.cap else None
        return act(Buy, seat) if cost <= most else act(Pass, seat)

    def limit(self, lot: str) -> int | None:
        """Highest price at which to buy this card; None: ask."""
        of_all = self.bids if self.every is None else self.every
        return self.limits.get(lot, None if lot in self.asks else of_all)

    def surprises(self, s: State, seat: int) -> tuple[str, ...]:
        """Cards that the seat could play now and did not have when it gave these orders, which suspend
        them."""
        moments = {s.stack[-1].phase, "anytime"}.intersection(CUTS)
        return tuple(
            card
            for card in possibilities(s, seat)
            if card not in self.aware and any(plays(s, seat, card, moment) for moment in moments)
        )

    def after(self, s: State, action: Action) -> Self:
        """Update after a move: a placed worker fulfils its wish; a reserved card keeps its limit; Loading
        goes on."""
        if isinstance(action, Place | Reserve):
            return self.drop_wish(s, action).follow_card(s, action)
        if self.load and s.stack[-1].phase == "loading":
            return self.but(load=self.load.after(s, action))
        return self

    def drop_wish(self, s: State, action: Place | Reserve) -> Self:
        """Drop the wish that placed this worker or, if it was placed by hand, the first for this card."""
        possible = ((wish, wish.place(s, action.seat)) for wish in self.plan)
        wish, sent = next(((wish, place) for wish, place in possible if place), (None, None))
        goal = f"{UPPER}:{action.upper}" if isinstance(action, Reserve) else f"{COLUMN}:{action.column}"
        if wish is None or sent != action:
            wish = next((wish for wish in self.plan if wish.goal == goal), None)
        if wish is None or wish.goal == CHEAPEST:
            return self
        at = self.plan.index(wish)
        return self.but(plan=self.plan[:at] + self.plan[at + 1 :])

    def follow_card(self, s: State, action: Action) -> Self:
        """Move the orders for a card above the board with it into the reservation row."""
        if not isinstance(action, Reserve):
            return self
        names = {f"{UPPER}:{action.upper}": f"{RESERVED}:{len(s.reserved)}"}
        limits = {names.get(lot, lot): most for lot, most in self.limits.items()}
        return self.but(limits=limits, asks=tuple(names.get(lot, lot) for lot in self.asks))

    def current(self, s: State, seat: int) -> Self:
        """The orders that can still be carried out: sales to come, wishes that can come true, a Loading of
        goods that are there."""
        if s.over:
            return self.clear()
        if s.round != self.round:
            return self.lasting(s.round)
        sales = open_sales(s, seat)
        return self.but(
            limits={lot: most for lot, most in self.limits.items() if lot in sales},
            asks=tuple(lot for lot in self.asks if lot in sales),
            every=self.every if sales else None,
            plan=tuple(wish for wish in self.plan if wish.may_come_true(s, seat)),
            load=self.load if self.load and self.load.good(s, seat) else None,
        )

    @property
    def empty(self) -> bool:
        changed = self.limits or self.asks or self.plan or self.load
        return not (changed or self.lasts) and self.every is None

    @property
    def lasts(self) -> bool:
        """Whether any of them holds in other rounds."""
        return self.sends or self.loads or self.bids is not None or self.cap is not None

    def additions(self) -> Mapping[str, Self]:
        """What is not in force of all that lasts, by the names in the panel; a price with its coins."""
        choices = {name: self.but(**{name: True}) for name in ("sends", "loads") if not getattr(self, name)}
        return choices if self.bids is not None else {**choices, f"bids.{FAIR}": self.but(bids=FAIR)}

    # --- Editing: each returns new orders

    @classmethod
    def revise(cls, given: core.Orders | None, s: State, seat: int) -> Self:
        """The orders still in force, to be edited by a player who sees their present cards."""
        kept = given.current(s, seat) if isinstance(given, cls) else cls(round=s.round)
        return kept.but(round=s.round, aware=possibilities(s, seat))

    def but(self, **facts: Any) -> Self:
        """These orders with other facts; raises pydantic's ValidationError where they are none."""
        return type(self)(**{**dict(self), **facts})

    def with_limit(self, lot: str, most: int) -> Self:
        """Buy this card at up to this price; 0: pass."""
        return self.without(lot).but(limits={**self.limits, lot: most})

    def asking(self, lot: str) -> Self:
        """Be asked for this card, against the orders for all."""
        orders = self.without(lot)
        return orders.but(asks=tuple(sorted((*orders.asks, lot))))

    def without(self, lot: str) -> Self:
        """Nothing about this card alone."""
        limits = {name: most for name, most in self.limits.items() if name != lot}
        return self.but(limits=limits, asks=tuple(lot_asked for lot_asked in self.asks if lot_asked != lot))

    def for_all(self, most: int | None) -> Self:
        """Buy all cards that are not named at up to this price; 0: pass; None: no order for all."""
        return self.but(every=most)

    def with_cap(self, cap: int | None) -> Self:
        """Leave what costs more, in all rounds; None: no cap."""
        return self.but(cap=cap)

    def with_wish(self, goal: str, most: int | None = None) -> Self:
        """One wish more, at the end of the list."""
        return self.but(plan=(*self.plan, Wish(goal=goal, most=most)))

    def wishing(self, goal: str, most: int | None = None) -> Self:
        """Wish for this goal so: in the place of every wish for it, else at the end of the list."""
        wish = Wish(goal=goal, most=most)
        changed = tuple(wish if known.goal == goal else known for known in self.plan)
        return self.but(plan=changed if wish in changed else (*changed, wish))

    def with_workers(self, goal: str, workers: int) -> Self:
        """This many wishes for a goal that is wished for: further ones at the end of the list."""
        known = [at for at, wish in enumerate(self.plan) if wish.goal == goal]
        kept = [wish for at, wish in enumerate(self.plan) if at not in known[workers:]]
        more = [self.plan[at] for at in known[:1]] * (workers - len(known))
        return self.but(plan=(*kept, *more))

    def without_goal(self, goal: str) -> Self:
        """No wish for this goal."""
        return self.but(plan=tuple(wish for wish in self.plan if wish.goal != goal))

    def with_load(self, s: State, seat: int, steps: Sequence[Action]) -> Self:
        """Load so, with what the seat owns now; raises `IllegalAction` where that can't be done."""
        return self.but(load=make_load(s, seat, steps))

    def without_load(self) -> Self:
        return self.but(load=None)

    def clear(self) -> Self:
        """Empty orders for the same round."""
        return type(self)(round=self.round, aware=self.aware)

    def lasting(self, round: int) -> Self:
        """The orders that hold in further rounds."""
        rules = {name: getattr(self, name) for name in LASTING}
        return type(self)(round=round, aware=self.aware, cap=self.cap, **rules)


def possibilities(s: State, seat: int) -> tuple[str, ...]:
    """The cards of a seat that may let it do something else than what it is asked, now or later."""
    cutting = {card for moment in CUTS for card in s.rules.moments[moment]}
    return tuple(sorted(cutting.intersection(s.seats[seat].cards)))


def plays(s: State, seat: int, card: str, moment: str) -> bool:
    """Whether a card lets its owner do something at this moment."""
    return any(True for effect in s.rules.moments[moment].get(card, ()) for _ in effect(s, seat, card))
