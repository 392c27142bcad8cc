"""The same deal as far as it has come to light, and something new behind it."""

from __future__ import annotations

from engine.core import chance
from engine.games.rotterdam.setup import Deal
from engine.games.rotterdam.state import State


def redealt(deal: Deal, s: State, seed: str) -> Deal:
    """Piles as they were drawn until now; the rest in an order from this seed. Hands stay.

    Sorted before, so that the order in which the cards lay leaves no trace.
    """
    pile = deal.ship_cards
    if not s.reshuffled:
        pile = rest_anew(pile, len(s.ship_cards), seed, "ship cards")
    return deal.model_copy(
        update={
            "orders": rest_anew(deal.orders, len(s.orders), seed, "orders"),
            "products": {
                harbour: rest_anew(products, len(s.products[harbour]), seed, f"products {harbour}")
                for harbour, products in deal.products.items()
            },
            "ship_cards": pile,
            "reshuffles": tuple(reshuffle(deal, s, at, seed) for at in range(len(deal.reshuffles))),
        }
    )


def rest_anew(pile: tuple[str, ...], left: int, seed: str, label: str) -> tuple[str, ...]:
    """A pile of which only so many cards are still hidden."""
    drawn = len(pile) - left
    return (*pile[:drawn], *chance.shuffled(sorted(pile[drawn:]), seed, label))


def reshuffle(deal: Deal, s: State, at: int, seed: str) -> tuple[int, ...]:
    """The list of a reshuffle: a new one if it is still to come, the same if all its cards were drawn.

    The pile that lies there now keeps the cards that were drawn from it, the others change places; a list
    that came a second time says what happened before, so it stays.
    """
    order, label = deal.reshuffles[at], f"ship cards/{at + 1}"
    past, lists = len(s.reshuffled), len(deal.reshuffles)
    if at >= past:
        return tuple(chance.shuffled(sorted(order), seed, label))
    if past > lists or at < past - 1:
        return order
    size = s.reshuffled[-1]
    known = [number for number in order if number < size][: size - len(s.ship_cards)]
    return (*known, *chance.shuffled(sorted({*order} - {*known}), seed, label))
