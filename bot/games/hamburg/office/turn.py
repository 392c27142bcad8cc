"""A turn in the harbour with its draft."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.games.hamburg.words import KINDS
from bot.presenter.desk import DeskForm
from engine.core.actions import Action, act, digest, mark
from engine.core.decisions import Form
from engine.core.loop import legal, play
from engine.games.hamburg.actions import Buy, End, Pass, Spot, Swap
from engine.games.hamburg.orders.standing_orders import Orders
from engine.games.hamburg.orders.wishes import Wish
from engine.games.hamburg.state import State

BUY, GOODS, CARDS = "buy", "goods", "cards"
"""What may be prepared, one at a time, by the names of its controls."""
FEW = (0, 1)
"""Places of the goods in a group; the card lies behind them."""


@dataclass(frozen=True)
class Turn(DeskForm[State]):
    """A turn with its draft."""

    @property
    def waits(self) -> bool:
        """Whether the turn shall stay open after a purchase."""
        given = self.c.orders
        return isinstance(given, Orders) and given.round == self.s.round and given.waits

    @cached_property
    def ready(self) -> tuple[Action, ...]:
        """Actions of Confirm; empty without a draft, or if the draft is not legal."""
        if self.groups:
            return self.purchase(self.groups[: self.now])
        exchange = self.exchange
        return (exchange,) if exchange and self.decision.allows(exchange) else ()

    @cached_property
    def groups(self) -> tuple[Buy, ...]:
        """The groups that were chosen, in the order in which they were."""
        offered = {digest(option): option for option in self.decision.options if isinstance(option, Buy)}
        return tuple(offered[value] for value in self.choice(BUY) if value in offered)

    @cached_property
    def now(self) -> int:
        """How many of them Confirm would buy: two where the next turn is this seat's too."""
        return 2 if self.twice else 1

    @property
    def lists(self) -> bool:
        """Whether groups may be chosen for the turns after this one; in a lesson they may not."""
        me, most = self.s.seats[self.seat], self.s.rules.numbers.most_groups[len(self.s.seats)]
        return not self.c.lesson and me.groups + self.now < most

    @property
    def later(self) -> tuple[Wish, ...]:
        """What shall be bought then. A loan is always announced first."""
        return tuple(Wish.of(self.s, purchase.group, keep=0) for purchase in self.groups[self.now :])

    @property
    def passes(self) -> bool:
        """Whether to pass then was chosen along with groups."""
        return bool(self.groups) and any(digest(option) in self.choice(BUY) for option in self.passing)

    @property
    def passing(self) -> list[Pass]:
        """To pass, where that is offered."""
        return [option for option in self.decision.options if isinstance(option, Pass)]

    def purchase(self, wanted: Sequence[Action]) -> tuple[Action, ...]:
        """These groups one after the other, each with the end of its turn unless it stays open."""
        steps: list[Action] = []
        twin = self.s.clone()
        for buy in wanted:
            if not legal(twin, buy):
                return ()
            steps.append(buy)
            play(twin, buy)
            end = act(End, self.seat)
            if twin.bought and not self.waits and legal(twin, end):
                steps.append(end)
                play(twin, end)
        return tuple(steps)

    @property
    def exchange(self) -> Swap | None:
        """The two cards of the display that were chosen, whether that changes something or not."""
        spots = self.spots
        for name in (GOODS, CARDS):
            chosen = [spots[value] for value in self.choice(name) if value in spots]
            if len(chosen) == 2:
                return act(Swap, self.seat, first=chosen[0], second=chosen[1])
        return None

    @cached_property
    def form(self) -> Form | None:
        return next((form for form in self.decision.forms if form.action is Swap), None)

    @cached_property
    def spots(self) -> dict[str, Spot]:
        """The cards of the display that may be exchanged, by their values in menus; of two equal goods of a
        group one."""
        spots: dict[str, Spot] = {}
        seen = set()
        for at, place in self.form.picks[0].among if self.form else ():
            group = self.s.display[at]
            kind = (at, group.goods[place]) if place in FEW else (at, FEW)
            if kind not in seen and (place in FEW or group.card):
                seen.add(kind)
                spots[f"{at}.{place}"] = (at, place)
        return dict(sorted(spots.items(), key=self.reading))

    def like(self, spot: Spot) -> str:
        """The value of a card in menus: its own, or that of its equal in the group."""
        at, place = spot
        goods = self.s.display[at].goods
        same = [position for position in FEW if place in FEW and goods[position] == goods[place]] or [place]
        return next(value for position in same if (value := f"{at}.{position}") in self.spots)

    def reading(self, item: tuple[str, Spot]) -> tuple[int, int]:
        """Where a card stands on the picture: by its group, the most expensive good first, the card at the
        end."""
        at, place = item[1]
        goods = self.s.display[at].goods
        return at, KINDS.index(goods[place]) if place in FEW else len(KINDS)

    @cached_property
    def after(self) -> State:
        """The table after the prepared purchases, as far as this seat can foresee it."""
        twin = self.s.clone()
        for step in self.ready:
            if isinstance(step, Buy | End | Swap):
                play(twin, step)
        return twin

    @property
    def twice(self) -> bool:
        """Whether the next turn is this seat's too, so that two groups may be bought at once."""
        buys = [option for option in self.decision.options if isinstance(option, Buy)]
        if not buys or self.waits:
            return False
        twin = self.s.clone()
        for step in self.purchase([buys[0]]):
            play(twin, step)
        return not twin.bought and any(
            decision.seat == self.seat and decision.ask == "harbour" for decision in twin.pending
        )

    @property
    def mark(self) -> str:
        """Fingerprint of the draft, six hex digits."""
        return mark((self.ready, self.groups, self.passes))
