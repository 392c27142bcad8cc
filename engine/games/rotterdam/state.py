"""Everything that lies on the table at one moment."""

from __future__ import annotations

import random
from bisect import insort
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from pydantic import ConfigDict

from engine.core import state as core
from engine.core.copies import Copyable
from engine.core.loop import advance
from engine.core.state import Frame, clockwise
from engine.games.rotterdam.actions import ShipId
from engine.games.rotterdam.ruleset import Ruleset

STRICT = ConfigDict(extra="forbid", strict=True)

Stance = Literal["away", "trading", "done", "closed"]
"""A seat in Trade: it has nothing to trade (or there is no Trade), it may offer, it offers no more, it takes
nothing either."""


@dataclass(slots=True)
class Ship(Copyable):
    """A ship: its place, None in the supply; its cargo, None if empty; `berth`: where it lay when the last
    phase of ship cards began."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    place: str | None = None
    cargo: str | None = None
    berth: str | None = None


@dataclass(slots=True)
class StandingOffer(Copyable):
    """A standing offer of a seat; `to`: those who may still accept."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    seat: int
    to: list[int]
    give: tuple[str, ...]
    want: tuple[str, ...]


@dataclass(slots=True)
class Seat(Copyable):
    """What a player has; hands are sorted. `open`: ship cards with points that lie open.

    `due`: ship cards still to be drawn in this turn; `offered`: offers made in this Trade.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    ships: list[Ship]
    orders: list[str] = field(default_factory=list)
    completed: list[str] = field(default_factory=list)
    products: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)
    due: int = 0
    stance: Stance = "away"
    offered: int = 0


@dataclass(slots=True)
class State(core.State[Ruleset]):
    """A moment of the game.

    Piles, the next card first: `orders`, `products` by harbour, `ship_cards`; `used` ship cards, `spent`
    products. `reshuffles`: how used cards will come back, `reshuffled`: how many did each time.
    `master`: the harbour master; `turn`: how many seats have had their turn in this phase. While a colour is
    named: `colour`, the ships `waiting` before it, first to move first; `holding`: who named it wants to play
    cards afterwards. `busy`: something was placed, moved or completed this round; `idle`: rounds in a row in
    which nothing was. `standing`: offers, the oldest first.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    seats: list[Seat]
    orders: list[str]
    products: dict[str, list[str]]
    ship_cards: list[str]
    reshuffles: tuple[tuple[int, ...], ...]
    stock: dict[str, int]
    trigger: int
    anchor_every_round: bool
    master: int
    round: int = 0
    turn: int = 0
    colour: str | None = None
    waiting: list[ShipId] = field(default_factory=list)
    holding: bool = False
    busy: bool = False
    idle: int = 0
    used: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    reshuffled: list[int] = field(default_factory=list)
    standing: list[StandingOffer] = field(default_factory=list)
    stack: list[Frame] = field(default_factory=list)

    def seen_by(self, seat: int | None) -> State:
        """Orders, products and ship cards of others lie face down (A-28), so do all piles."""
        twin = self.clone()
        self.rules.hide(twin, seat)
        twin.attach(self.rules, self.rules.redact(self, seat))
        return twin

    def determinized(self, seat: int, rng: random.Random) -> State:
        """All that this seat can't see dealt again; then all decisions are computed again."""
        twin = self.clone()
        if self.over:
            return twin
        self.rules.imagine(twin, seat, rng)
        advance(twin)
        return twin

    @property
    def tie_break(self) -> tuple[int, ...]:
        """Of equal points more order points win, then more product cards (9.4): both in one number."""
        return tuple(self.order_points(seat) * 100 + len(me.products) for seat, me in enumerate(self.seats))

    def order(self, first: int) -> tuple[int, ...]:
        """All seats clockwise from `first`."""
        return clockwise(first, len(self.seats))

    @property
    def seat_in_turn(self) -> int | None:
        """The seat in turn in this phase; None after the last one, and where all are asked at once."""
        phase = self.stack[-1].phase if self.stack else ""
        return self.acting if phase in self.rules.in_turn and self.turn < len(self.seats) else None

    @property
    def acting(self) -> int:
        """The seat whose turn it is, also while another one is asked for the way of a ship."""
        return (self.master + self.turn) % len(self.seats)

    def order_points(self, seat: int) -> int:
        """The points of the orders that a seat has completed."""
        return sum(map(self.rules.worth_of_orders.__getitem__, self.seats[seat].completed))

    def afloat(self) -> Iterator[tuple[ShipId, Ship]]:
        """The ships on the board, seat by seat."""
        for seat, me in enumerate(self.seats):
            for number, ship in enumerate(me.ships):
                if ship.place is not None:
                    yield (seat, number), ship

    def occupied_places(self) -> set[str | None]:
        """Where ships lie; harbours, which have room for more, and the supply (None) are among them."""
        return {ship.place for me in self.seats for ship in me.ships}

    def can_sail(self) -> bool:
        """Whether any ship lies before a channel."""
        before = self.rules.map.before
        return not before.isdisjoint(self.occupied_places())

    def free_starts(self) -> tuple[str, ...]:
        """The starts that take a ship."""
        taken = self.occupied_places()
        return tuple([start for start in self.rules.map.starts if start not in taken])

    def has_ship(self, seat: int) -> bool:
        """Whether a seat has a ship in its supply."""
        return None in [ship.place for ship in self.seats[seat].ships]

    def in_stock(self) -> tuple[str, ...]:
        """The cargoes of which there are units."""
        if all(self.stock.values()):
            return tuple(self.stock)
        return tuple([cargo for cargo, units in self.stock.items() if units])

    def ship(self, ship: ShipId) -> Ship:
        """The ship with this number."""
        return self.seats[ship[0]].ships[ship[1]]

    def launch(self, seat: int, start: str, cargo: str | None) -> int:
        """Put the ship with the lowest number in the supply on a start; returns that number."""
        ships = self.seats[seat].ships
        number = [ship.place for ship in ships].index(None)
        ships[number] = Ship(start, cargo)
        self.busy = True
        return number

    def load(self, cargo: str | None) -> str | None:
        """A unit from the stock, or none."""
        if cargo is not None:
            self.stock[cargo] -= 1
        return cargo

    def use_up(self, seat: int, card: str) -> None:
        """A ship card has done its work."""
        self.seats[seat].cards.remove(card)
        self.used.append(card)

    def hand_over(self, giver: int, taker: int, products: tuple[str, ...]) -> None:
        for product in products:
            self.seats[giver].products.remove(product)
            insort(self.seats[taker].products, product)
