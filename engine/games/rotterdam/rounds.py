"""The end of a round and of the game: what lies where, as the game record lists it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.core.events import Event
from engine.games.rotterdam.events import BACK
from engine.games.rotterdam.state import State


@dataclass(frozen=True, slots=True)
class Ledger:
    """Possessions of a seat at the end of a round, as the game record lists them.

    `ships`: place and cargo, None in the supply.
    """

    points: int
    orders: tuple[str, ...]
    completed: tuple[str, ...]
    products: tuple[str, ...]
    cards: tuple[str, ...]
    open: tuple[str, ...]
    ships: tuple[tuple[str, str | None] | None, ...]

    @property
    def face_down(self) -> Ledger:
        """The possessions as other seats see them."""
        hands = (self.orders, self.products, self.cards)
        orders, products, cards = ((BACK,) * len(hand) for hand in hands)
        return replace(self, orders=orders, products=products, cards=cards)


class RoundEnded(Event):
    """The round is over. `piles`: how many cards lie in each."""

    round: int
    harbour_master: int
    seats: tuple[Ledger, ...]
    stock: dict[str, int]
    piles: dict[str, int]

    def seen_by(self, seat: int | None) -> Event:
        """Others see the backs of what is in hand."""
        seats = [ledger if at == seat else ledger.face_down for at, ledger in enumerate(self.seats)]
        return replace(self, seats=tuple(seats))


class GameEnded(Event, reveals=True):
    """The game is over, and why: `orders`, `piles` or `stall`. Everything lies open now."""

    end: str
    points: tuple[int, ...]
    ranks: tuple[int, ...]


def ledger(s: State, seat: int) -> Ledger:
    """Possessions of a seat; lists sorted, ships by their numbers."""
    me = s.seats[seat]
    return Ledger(
        points=s.order_points(seat),
        orders=tuple(sorted(me.orders)),
        completed=tuple(sorted(me.completed)),
        products=tuple(sorted(me.products)),
        cards=tuple(sorted(me.cards)),
        open=tuple(sorted(me.open)),
        ships=tuple([None if ship.place is None else (ship.place, ship.cargo) for ship in me.ships]),
    )


def piles(s: State) -> dict[str, int]:
    """How many cards lie in each pile; `used`: the ship cards that have done their work."""
    products = {harbour: len(pile) for harbour, pile in s.products.items()}
    return {"orders": len(s.orders), "ship_cards": len(s.ship_cards), "used": len(s.used), **products}
