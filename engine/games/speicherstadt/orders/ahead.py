"""Loading before its time: prepared and sealed while others still place and buy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Self

from pydantic import Field, ValidationError, model_validator

from engine.core.actions import Action
from engine.core.errors import IllegalAction
from engine.core.loop import advance, legal, play
from engine.core.strict import StrictModel
from engine.games.speicherstadt.actions import Done, Loading
from engine.games.speicherstadt.orders.lots import selling
from engine.games.speicherstadt.state import State

TOOLS = ("merchant", "warehouse")
"""Kinds of cards that take goods, beside contracts and those whose effects say so."""

Step = Annotated[Loading, Field(discriminator="do")]


class Stock(StrictModel):
    """All of a seat that matters for its Loading; what was laid out for one stock is void for another.

    `contracts`: what lies on each; `tools`: the other cards that take goods or change how they are exchanged.
    """

    pool: tuple[str, ...]
    contracts: dict[str, tuple[str, ...]]
    tools: tuple[str, ...]

    @classmethod
    def of(cls, s: State, seat: int) -> Self:
        """The present goods of a seat; before Loading they still lie on ships and in its stores (ruling
        17)."""
        me, moments = s.seats[seat], s.rules.moments
        effects = moments["loading"].keys() | moments["exchange_rate"].keys()
        return cls(
            pool=tuple(sorted((*me.cargo, *me.pool, *me.warehouse, *me.hall))),
            contracts={contract: tuple(sorted(goods)) for contract, goods in sorted(me.filled.items())},
            tools=tuple(sorted(card for card in me.cards if card in effects or s.card(card).kind in TOOLS)),
        )


class Load(StrictModel):
    """A sealed Loading: the steps that are left, and the stock for which they were laid out."""

    stock: Stock
    steps: tuple[Step, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def require_done(self) -> Self:
        """Require the steps of one seat, and `done` as the last one and there only. Raises `ValueError`."""
        if [isinstance(step, Done) for step in self.steps] != [False] * (len(self.steps) - 1) + [True]:
            raise ValueError("a Loading ends with `done`")
        if len({step.seat for step in self.steps}) > 1:
            raise ValueError("a Loading belongs to one seat")
        return self

    def fits(self, s: State, seat: int) -> bool:
        """Whether the seat's goods are those for which this was sealed."""
        return self.steps[0].seat == seat and self.stock == Stock.of(s, seat)

    def next(self, s: State, seat: int) -> Action | None:
        """The first step, if all of them can be made: half a Loading is never wanted."""
        return self.steps[0] if self.fits(s, seat) and possible(s, self.steps) else None

    def good(self, s: State, seat: int) -> bool:
        """Whether it may still be carried out. Once the seat is asked it is now or never: it must not wake up
        later, when others have changed the supply."""
        loading = bool(s.stack) and s.stack[-1].phase == "loading"
        return self.next(s, seat) is not None if loading else self.fits(s, seat)

    def after(self, s: State, action: Action) -> Load | None:
        """The plan after this move of the seat while loading; None: carried out, or no longer possible."""
        if action != self.steps[0] or not self.fits(s, action.seat) or len(self.steps) == 1:
            return None
        twin = s.clone()
        play(twin, action)
        return Load(stock=Stock.of(twin, action.seat), steps=self.steps[1:])


def make_load(s: State, seat: int, steps: Sequence[Action]) -> Load:
    """Seal these steps for the seat's goods; raises `IllegalAction` where they are no Loading of it."""
    rehearsal = ahead(s, seat)
    try:
        load = Load.model_validate({"stock": Stock.of(s, seat), "steps": tuple(steps)})
    except ValidationError as broken:
        raise IllegalAction(steps) from broken
    if rehearsal is None or load.next(rehearsal, seat) is None:
        raise IllegalAction(steps)
    return load


def possible(s: State, steps: Sequence[Action]) -> bool:
    """Whether these steps are legal one after the other.

    The last one, `done`, is not played: what follows a Loading lies hidden in the deck.
    """
    twin = s.clone()
    for step in steps[:-1]:
        if not legal(twin, step):
            return False
        play(twin, step)
    return legal(twin, steps[-1])


def ahead(s: State, seat: int) -> State | None:
    """A copy in which this seat loads what it owns now; None without goods or when the market is closed.

    The others keep what they have and are not done, so the copy never goes on to Income and the next cards.
    """
    me = s.seats[seat]
    if not selling(s) or not (me.cargo or me.warehouse or me.hall):
        return None
    twin = s.clone()
    twin.stack.clear()
    twin.enter("loading")
    for opponent in s.players:
        if opponent != seat:
            twin.seats[opponent] = s.seats[opponent].clone()
            twin.seats[opponent].loaded = False
    advance(twin)
    return twin
