"""Sealed before its time: piles while others still buy, a closing while others still decide on cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Self

from pydantic import Field, ValidationError, model_validator

from engine.core.actions import Action, act
from engine.core.errors import IllegalAction
from engine.core.loop import advance, legal, play
from engine.core.strict import StrictModel
from engine.games.hamburg.actions import Bank, BuySpeicher, BuyVp, Close, End, Lay, Starter
from engine.games.hamburg.state import State

Step = Annotated[BuyVp | BuySpeicher | Bank | Starter | Close, Field(discriminator="do")]


class Stock(StrictModel):
    """All of a seat that matters for its closing; what was laid out for one stock is void for another."""

    goods: tuple[str, ...]
    cards: tuple[str, ...]
    money: int
    loans: int
    speicher: int

    @classmethod
    def of(cls, s: State, seat: int) -> Self:
        """The present stock of a seat."""
        me = s.seats[seat]
        return cls(
            goods=tuple(me.goods),
            cards=tuple(me.cards),
            money=me.money,
            loans=me.loans,
            speicher=me.speicher,
        )


class ClosingPlan(StrictModel):
    """A sealed closing: the cards that are left to be played, then what is repaid and kept; and the stock for
    which it was laid out. That no more cards are played is implied."""

    stock: Stock
    steps: tuple[Step, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def require_closing(self) -> Self:
        """Require the steps of one seat, and a closing step as the last one and there only. Raises
        `ValueError`.
        """
        if [isinstance(step, Close) for step in self.steps] != [False] * (len(self.steps) - 1) + [True]:
            raise ValueError("a closing ends with `close`")
        if len({step.seat for step in self.steps}) > 1:
            raise ValueError("a closing belongs to one seat")
        return self

    def next(self, s: State, seat: int, ask: str) -> Action | None:
        """The first step, if all of them can be made: half a closing is never wanted."""
        if not self.fits(s, seat) or not possible(s, seat, self.steps):
            return None
        first = self.steps[0]
        return act(End, seat) if ask == "cards" and isinstance(first, Close) else first

    def fits(self, s: State, seat: int) -> bool:
        """Whether the seat's stock is the one for which this was sealed."""
        return self.steps[0].seat == seat and self.stock == Stock.of(s, seat)

    def after(self, s: State, action: Action) -> ClosingPlan | None:
        """The plan after this move of the seat; None: carried out, or no longer possible."""
        if isinstance(action, End) and isinstance(self.steps[0], Close):
            return self
        if action != self.steps[0] or len(self.steps) == 1 or not self.fits(s, action.seat):
            return None
        twin = alone(s, action.seat)
        play(twin, action)
        return ClosingPlan(stock=Stock.of(twin, action.seat), steps=self.steps[1:])


def make_plan(s: State, seat: int, steps: Sequence[Action]) -> ClosingPlan:
    """Seal these steps for the seat's present stock; raises `IllegalAction` where they are no closing of
    it."""
    told = tuple(step for step in steps if not isinstance(step, End))
    try:
        plan = ClosingPlan.model_validate({"stock": Stock.of(s, seat), "steps": told})
    except ValidationError as broken:
        raise IllegalAction(steps) from broken
    if not closing(s) or not plan.fits(s, seat) or not possible(s, seat, plan.steps):
        raise IllegalAction(steps)
    return plan


def closing(s: State) -> bool:
    """Whether the round is being closed."""
    return bool(s.stack) and s.stack[-1].phase == "closing"


def alone(s: State, seat: int) -> State:
    """A copy in which only this seat has still to close: it is asked everything at once. What others hold
    matters to none of its answers."""
    twin = s.clone()
    for opponent in twin.players:
        if opponent != seat:
            twin.seats[opponent].ended = twin.seats[opponent].closed = True
    advance(twin)
    return twin


def after_cards(s: State, seat: int) -> State:
    """A copy in which this seat plays no more cards: it is asked what it repays and keeps."""
    twin = s.clone()
    if any(asked.ask == "cards" for asked in twin.pending if asked.seat == seat):
        play(twin, act(End, seat))
    return twin


def possible(s: State, seat: int, steps: Sequence[Action]) -> bool:
    """Whether these steps are legal one after the other. The last one is not played: it ends the round."""
    twin = alone(s, seat)
    for step in steps[:-1]:
        if not legal(twin, step):
            return False
        play(twin, step)
    return legal(after_cards(twin, seat), steps[-1])


def ahead(s: State, seat: int) -> State | None:
    """A copy in which this seat is asked already what it will be asked in private later in the round: for
    its piles once it is out of the harbour, to close while others decide on cards. None: it can prepare
    nothing."""
    if waits_for_office(s, seat):
        twin = s.clone()
        twin.stack.clear()
        twin.enter("office")
        advance(twin)
        return twin
    if not closing(s) or s.seats[seat].closed or any(asked.seat == seat for asked in s.pending):
        return None
    return alone(s, seat)


def waits_for_office(s: State, seat: int) -> bool:
    """Whether a seat is out of the harbour, and has goods to lay: nothing of its hand changes until then."""
    return bool(s.stack) and s.stack[0].phase == "harbour" and s.seats[seat].out and bool(s.seats[seat].goods)


def sealed_ahead(s: State, seat: int, steps: Sequence[Action]) -> Lay:
    """These piles; raises `IllegalAction` where they are not such as the seat may lay later in the round."""
    rehearsal = ahead(s, seat)
    if rehearsal is None or len(steps) > 1 or not isinstance(steps[0], Lay) or not legal(rehearsal, steps[0]):
        raise IllegalAction(steps)
    return steps[0]
