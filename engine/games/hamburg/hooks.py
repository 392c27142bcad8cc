"""Cards that cut in: which do so at a moment, what they do by themselves."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence
from functools import cache, reduce
from itertools import combinations

from engine.core.effects import Effect
from engine.core.state import State
from engine.games.hamburg.ruleset import Ruleset


class CardHooks(State[Ruleset]):
    """The part of the state that asks the cards in the hands."""

    __slots__ = ()

    spent: list[str]

    def effects_in_hand(self, moment: str, seat: int) -> Sequence[tuple[str, Effect]]:
        """The cards in a hand that do something at this moment, each kind once, with what they do."""
        own = self.seats[seat].cards
        if not own or self.rules.hooked_cards[moment].isdisjoint(own):
            return ()
        return [effect for effect in self.rules.hooks[moment] if effect[0] in own]

    def tempts(self, moment: str, seat: int) -> bool:
        """Whether the cards of a seat add anything at this moment."""
        effects = self.effects_in_hand(moment, seat)
        return bool(effects) and any([effect(self, seat, card) for card, effect in effects])  # noqa: C419  # faster

    def cut_in(self, moment: str, seat: int) -> None:
        """Let the cards of a seat do what they do by themselves at this moment."""
        own = self.seats[seat].cards
        for card, effect in self.rules.hooks[moment] if own else ():
            if copies := own.count(card):
                effect(self, seat, card, copies)

    def kinds(self, seat: int) -> int:
        """How many kinds of goods a seat may lay."""
        return self.rules.kinds(self.seats[seat].cards)

    def keeping(self, seat: int) -> tuple[int, ...]:
        """What keeping one, two, ... goods beyond the Speicher costs a seat; none in the last round (H-20).

        The cheapest split over its cards (H-42).
        """
        return together(prices for _, prices in self.stores(seat))

    def stores(self, seat: int) -> list[tuple[str, tuple[int, ...]]]:
        """The cards with which a seat may keep goods beyond the Speicher, each copy with its prices."""
        own = self.seats[seat].cards
        if not own or self.last_round:
            return []
        stores = [(card, effect(self, seat, card)) for card, effect in self.rules.hooks["store"]]
        return [store for store in stores for _ in range(own.count(store[0]))]

    def storing(self, seat: int, beyond: int) -> tuple[str, ...]:
        """Smallest number of cards that keeps the goods at the lowest price (H-42)."""
        stores, price = self.stores(seat), self.keeping(seat)[beyond - 1]
        for number in range(1, len(stores)):
            for chosen in combinations(stores, number):
                prices = together(prices for _, prices in chosen)
                if len(prices) >= beyond and prices[beyond - 1] == price:
                    return tuple(card for card, _ in chosen)
        return tuple(card for card, _ in stores)

    def use(self, seat: int, card: str) -> None:
        """A card was used: it waits for the end of the round, or is discarded."""
        me = self.seats[seat]
        me.cards.remove(card)
        if self.rules.cards[card].after == "round":
            insort(me.used, card)
        else:
            self.spent.append(card)

    @property
    def last_round(self) -> bool:
        return self.round == self.rules.numbers.rounds


def together(lists: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """The least price of one, two, ... goods over several lists of prices."""
    return reduce(cheapest, lists, ())


@cache
def cheapest(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """The least price of one, two, ... goods that are split over two lists of prices."""
    first, theirs = (0, *one), (0, *other)
    sums = range(len(first) + len(theirs) - 1)
    return tuple(
        min(first[i] + theirs[n - i] for i in range(len(first)) if 0 <= n - i < len(theirs)) for n in sums
    )[1:]
