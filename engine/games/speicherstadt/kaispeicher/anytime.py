"""Cards for any time, in or out of turn: Auction Hall, Smuggler, Truck (rulings 36 to 39)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from engine.core.actions import Action, act
from engine.core.decisions import Form, Pick
from engine.games.speicherstadt.actions import AuctionHall, Deliver, Process, Sell, Smuggle, Trip, Truck
from engine.games.speicherstadt.kaispeicher.events import Fetched, Smuggled, Trucked
from engine.games.speicherstadt.kaispeicher.phases.loading import LoadingWithFactories
from engine.games.speicherstadt.phases.loading import HALL
from engine.games.speicherstadt.state import State

LOADING = LoadingWithFactories()
LOADED: dict[str, tuple[type[Deliver | Sell | Process], Callable[[State, Any], None]]] = {
    "contract": (Deliver, LOADING.on_deliver),
    "merchant": (Sell, LOADING.on_sell),
    "factory": (Process, LOADING.on_process),
}
"""How a good is loaded onto a card of each kind."""
MOST = 3
"""Goods that the Truck moves."""


# --- A good from somewhere, loaded at once (ruling 37)


class Room(NamedTuple):
    """Where a seat may load a good just now: cards for certain kinds of goods, stores for all."""

    cards: tuple[tuple[str, str], ...]
    stores: tuple[str, ...]

    def places(self, good: str) -> Iterator[str]:
        """Everywhere that takes this good; cards first."""
        yield from (card for card, wanted in self.cards if wanted == good)
        yield from self.stores


def room(s: State, seat: int) -> Room:
    """Contracts that lack a good, merchants, factories; stores with room, or the pool (clarification 15)."""
    me = s.seats[seat]
    cards = [(contract, good) for contract in me.filled for good in s.missing(seat, contract)]
    cards += [(card.id, card.good) for kind in ("merchant", "factory") for card in s.cards_of(seat, kind)]
    if s.stack[-1].phase == LOADING.name and not me.loaded:
        return Room(tuple(cards), ("pool",))
    capacity = sum(card.capacity for card in s.cards_of(seat, "warehouse"))
    free = {"warehouse": len(me.warehouse) < capacity, "hall": len(me.hall) < HALL}
    return Room(tuple(cards), tuple(store for store, has_room in free.items() if has_room))


def load(s: State, seat: int, good: str, to: str) -> None:
    """The good goes where goods of the pool go in Loading, or into a store."""
    me = s.seats[seat]
    if to == "warehouse":
        me.warehouse = sorted((*me.warehouse, good))
    elif to == "hall":
        me.hall = [*me.hall, good]
    else:
        me.pool = sorted((*me.pool, good))
        if to != "pool":
            action, use = LOADED[s.card(to).kind]
            use(s, act(action, seat, good=good, to=to))


def may_fetch(s: State, seat: int, card: str) -> tuple[Action, ...]:
    """The Auction Hall needs the good in the supply."""
    return fetches(seat, tuple([good for good, cubes in s.supply.items() if cubes]), room(s, seat))


@lru_cache(maxsize=4096)
def fetches(seat: int, goods: tuple[str, ...], room: Room) -> tuple[Action, ...]:
    """Each of these goods to where there is room for it."""
    return tuple(act(AuctionHall, seat, good=good, to=to) for good in goods for to in room.places(good))


def fetch(s: State, a: AuctionHall) -> None:
    """From the supply to where it is used at once."""
    s.supply[a.good] -= 1
    s.use_up(a.seat, "auction_hall")
    s.tell(Fetched, a.seat, a.good, a.to)
    load(s, a.seat, a.good, a.to)


def may_smuggle(s: State, seat: int, card: str) -> Iterator[Action]:
    """The Smuggler steals from incomplete contracts of opponents only (ruling 38)."""
    if loot := tuple(open_contracts(s, seat)):
        places = room(s, seat)
        for victim, contract, good in loot:
            for to in places.places(good):
                yield act(Smuggle, seat, victim=victim, contract=contract, good=good, to=to)


def open_contracts(s: State, seat: int) -> Iterator[tuple[int, str, str]]:
    """Goods on incomplete contracts of the others: seat, contract, good."""
    for victim in s.order(seat + 1)[:-1]:
        for contract, goods in s.seats[victim].filled.items():
            if goods and s.missing(victim, contract):
                yield from ((victim, contract, good) for good in goods)


def smuggle(s: State, a: Smuggle) -> None:
    """From the contract to where it is used at once."""
    s.seats[a.victim].filled[a.contract].remove(a.good)
    s.use_up(a.seat, "smuggler")
    s.tell(Smuggled, a.seat, a.victim, a.contract, a.good, a.to)
    load(s, a.seat, a.good, a.to)


# --- The Truck (ruling 39)


@dataclass(frozen=True, slots=True)
class Unloaded:
    """All goods are lifted first and then placed, so the order does not matter (clarification 16).

    `lying`: (contract, good) for all goods on the contracts of the seat.
    """

    lying: frozenset[tuple[str, str]]

    def __call__(self, moves: tuple[Trip, ...]) -> bool:
        """Each good is lifted once and finds its own free space; something has changed in the end."""
        lifted = {(trip.origin, trip.good) for trip in moves}
        placed = {(trip.to, trip.good) for trip in moves}
        return (
            len(lifted) == len(placed) == len(moves)
            and placed.isdisjoint(self.lying - lifted)
            and lifted != placed
        )


def may_drive(s: State, seat: int, card: str) -> tuple[Action | Form, ...]:
    """Every good alone to another contract, or up to three of them together."""
    filled = s.seats[seat].filled
    if not any(filled.values()):
        return ()
    return drives(
        seat, tuple((contract, s.card(contract).goods, tuple(on)) for contract, on in filled.items())
    )


@lru_cache(maxsize=4096)
def drives(
    seat: int, contracts: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]
) -> tuple[Action | Form, ...]:
    """The drives for contracts with the goods that they need and those that lie on them.

    If any goods can be moved together, then some good can be moved alone: one contract has it afterwards that
    lacked it, another one has it no longer.
    """
    trips = sorted(
        Trip(good=good, **{"from": origin}, to=to)
        for origin, _, lying in contracts
        for to, asked, _ in contracts
        if origin != to
        for good in lying
        if good in asked
    )
    check = Unloaded(frozenset((contract, good) for contract, _, lying in contracts for good in lying))
    alone = tuple(act(Truck, seat, moves=(trip,)) for trip in trips if check((trip,)))
    return (*alone, Form(Truck, (Pick("moves", tuple(trips), 1, MOST),), check)) if alone else ()


def drive(s: State, a: Truck) -> None:
    """Lift all, place all; also from complete contracts."""
    filled = s.seats[a.seat].filled
    for trip in a.moves:
        filled[trip.origin].remove(trip.good)
    for trip in a.moves:
        filled[trip.to].append(trip.good)
    s.use_up(a.seat, "truck")
    touched = dict.fromkeys(contract for trip in a.moves for contract in (trip.origin, trip.to))
    s.tell(
        Trucked, a.seat, a.moves, tuple(contract for contract in touched if not s.missing(a.seat, contract))
    )


ANYTIME: dict[str, Any] = {"auction_hall": fetch, "smuggle": smuggle, "truck": drive}
"""Function of each move."""
