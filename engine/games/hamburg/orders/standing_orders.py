"""Standing orders: the harbour, the piles and the cards of the opening for one round; rules for all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Self

from pydantic import Field

from engine.core import orders as core
from engine.core.actions import Action, act
from engine.core.decisions import Decision
from engine.games.hamburg.actions import Buy, End, Lay, Pass, Plus3, SolePrice
from engine.games.hamburg.orders.plans import ClosingPlan, closing, make_plan, sealed_ahead
from engine.games.hamburg.orders.wishes import Wish, wanted_groups
from engine.games.hamburg.state import State

Number = Annotated[int, Field(ge=0)]
RAISING, PRICING = "gift_plus3", "sole_price"
"""The cards of the opening that their owner may play or not."""
UNTIL: dict[str, tuple[str, ...]] = {
    RAISING: ("office", "raising"),
    PRICING: ("office", "raising", "pricing"),
}
"""The phases in which they can be decided in advance."""
LASTING = ("seals", "plays", "closes")
"""Names of the fields that hold in every round until they are changed."""
CARDS = ("raising", "pricing", "cards")
"""The questions about cards in the opening and the closing."""
BEFORE_OPENING = ("harbour", "choosing", "office")
"""The phases in which piles may be sealed, or be sealed ahead."""


class Orders(core.Orders):
    """Standing orders of one seat. They end with their round, but for those in `LASTING`.

    Harbour: each turn buys the first of the `wishes` that can be had; without any, `passes`: the seat passes,
    else it is asked. If something else lies in a group of the list, it is asked until it has looked again.
    After a purchase the turn ends, unless it `waits` for its cards.

    `raised`: how many cards raise the gift; `alone`: at least how many Mark an own price must bring;
    0: none is named. None: ask. `piles`: what goes face down, sealed while others still buy. `plan`: the
    closing, laid out and sealed.

    In every round, where nothing else is said: `seals`: piles are chosen and sealed; until all have sealed
    they can be changed. `plays`: cards of the opening and the closing are played where that pays. `closes`:
    the most expensive goods stay, loans are repaid in the last round only.
    """

    # Sealed piles answer in the change that begins the office, with any content: that they were there says
    # nothing of them.

    round: int
    wishes: tuple[Wish, ...] = ()
    passes: bool = False
    waits: bool = False
    raised: Number | None = None
    alone: Number | None = None
    piles: Lay | None = None
    plan: ClosingPlan | None = None
    seals: bool = False
    plays: bool = False
    closes: bool = False

    # --- What the tables ask

    def answer(self, s: State, decision: Decision) -> Action | None:
        """The answer by these orders; None: ask the person."""
        if not decision.blocking:
            return None
        action = self.of_round(s, decision) if s.round == self.round else None
        if action is None and decision.ask == "closing" and self.closes and not self.plan:
            action = decision.default
        return action if action and decision.allows(action) else None

    def delegates(self, s: State, decision: Decision) -> bool:
        """Piles, and cards outside the harbour unless a closing is laid out."""
        if decision.ask == "office":
            return self.seals
        return decision.ask in CARDS and self.plays and not self.plan

    def of_round(self, s: State, decision: Decision) -> Action | None:
        """What was said for this round alone."""
        seat, action = decision.seat, None
        if decision.ask == "harbour":
            action = self.trade(s, seat)
        elif decision.ask == "office":
            action = self.piles
        elif decision.ask == "raising" and self.raised is not None:
            most = s.seats[seat].cards.count(RAISING)
            action = act(Plus3, seat, count=min(self.raised, most))
        elif decision.ask == "pricing" and self.alone is not None:
            action = self.name(s, decision)
        elif decision.ask in ("cards", "closing") and self.plan:
            action = self.plan.next(s, seat, decision.ask)
        return action

    def trade(self, s: State, seat: int) -> Action | None:
        """The end of a turn, the first wish that can be had, or to pass."""
        if s.bought:
            return None if self.waits else act(End, seat)
        if self.is_outdated(s):
            return None
        for wish in self.wishes:
            if wish.open(s) and (buy := wish.buy(s, seat)):
                return buy
        return act(Pass, seat) if self.passes else None

    def is_outdated(self, s: State) -> bool:
        """Whether something else lies in a group of the list than when it was wished for."""
        return any(wish.has_changed(s) for wish in self.wishes if wish.open(s))

    def name(self, s: State, decision: Decision) -> Action:
        """The kinds of which an own price brings enough, the best first."""
        (form,) = decision.forms
        (pick,) = form.picks
        gains = {kind: gain(s, decision.seat, kind) for kind in pick.among}
        worth = [kind for kind in gains if self.alone and gains[kind] >= self.alone]
        best = sorted(worth, key=lambda kind: (-gains[kind], kind))[: pick.most]
        return act(SolePrice, decision.seat, kinds=tuple(sorted(best)))

    def after(self, s: State, action: Action) -> Self:
        """A group that was bought is no wish any more, nor is any after passing; sealed piles are done."""
        if isinstance(action, Buy):
            return self.but(wishes=tuple(wish for wish in self.wishes if wish.group != action.group))
        if isinstance(action, Pass):
            return self.but(wishes=(), passes=False)
        if isinstance(action, Lay):
            return self.but(piles=None)
        return self.but(plan=self.plan.after(s, action)) if self.plan else self

    def current(self, s: State, seat: int) -> Self:
        """The orders that can still be carried out: groups that can be bought, cards in hand, a closing that
        fits."""
        if s.over or s.round != self.round:
            return self.clear().but(**{} if s.over else self.lasting)
        left = wanted_groups(s, seat)
        return self.but(
            wishes=tuple(wish for wish in self.wishes if wish.group in left),
            passes=self.passes and bool(left),
            waits=self.waits and bool(left),
            raised=self.raised if holds(s, seat, RAISING) else None,
            alone=self.alone if holds(s, seat, PRICING) else None,
            piles=self.piles if s.stack and s.stack[-1].phase in BEFORE_OPENING else None,
            plan=self.plan if self.plan and self.good(s, seat) else None,
        )

    def good(self, s: State, seat: int) -> bool:
        """Whether the closing may still be carried out. Once the seat is asked it is now or never."""
        if not self.plan or not closing(s) or s.seats[seat].closed:
            return False
        asked = next(
            (question.ask for question in s.pending if question.seat == seat and question.blocking), None
        )
        return self.plan.fits(s, seat) if asked is None else self.plan.next(s, seat, asked) is not None

    @property
    def lasting(self) -> dict[str, bool]:
        """The standing orders of every round."""
        return {name: getattr(self, name) for name in LASTING}

    def additions(self) -> Mapping[str, Self]:
        """What is not in force of all that lasts, by the names in the panel."""
        return {name: self.but(**{name: True}) for name, given in self.lasting.items() if not given}

    @property
    def empty(self) -> bool:
        answers = (self.raised, self.alone, self.piles, self.plan)
        flags = (self.passes, self.waits, *self.lasting.values())
        return not (self.wishes or any(flags)) and all(answer is None for answer in answers)

    # --- Editing: each returns new orders

    @classmethod
    def revise(cls, given: core.Orders | None, s: State, seat: int) -> Self:
        """The orders that are still in force, to be edited by a player who sees the display now."""
        kept = given.current(s, seat) if isinstance(given, cls) else cls(round=s.round)
        seen = tuple(Wish.of(s, wish.group, wish.keep) for wish in kept.wishes)
        return kept.but(round=s.round, wishes=seen)

    def but(self, **facts: Any) -> Self:
        """These orders with other facts; raises pydantic's ValidationError where they are none."""
        return type(self)(**{**dict(self), **facts})

    def with_wish(self, s: State, group: int, keep: int | None = None) -> Self:
        """One wish more, at the end of the list."""
        others = tuple(wish for wish in self.wishes if wish.group != group)
        return self.but(wishes=(*others, Wish.of(s, group, keep)))

    def without_last_wish(self) -> Self:
        return self.but(wishes=self.wishes[:-1])

    def with_plan(self, s: State, seat: int, steps: Sequence[Action]) -> Self:
        """Lay these piles, or close so, with what the seat owns now; with no steps neither. Raises
        `IllegalAction` where that can't be done."""
        if not steps:
            return self.but(piles=None, plan=None)
        if isinstance(steps[0], Lay):
            return self.but(piles=sealed_ahead(s, seat, steps))
        return self.but(plan=make_plan(s, seat, steps))

    def clear(self) -> Self:
        """Empty orders for the same round."""
        return type(self)(round=self.round)


def gain(s: State, seat: int, kind: str) -> int:
    """Gain in Mark for a kind if the seat's own cards alone make the price."""
    own, price = Counter(s.seats[seat].market)[kind], s.rules.market_price
    return own * (price(own) - price(s.on_market[kind])) if own else 0


def holds(s: State, seat: int, card: str) -> bool:
    """Whether a seat may still be asked for this card of the opening."""
    return bool(s.stack) and s.stack[-1].phase in UNTIL[card] and card in s.seats[seat].cards
