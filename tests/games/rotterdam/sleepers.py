"""What people leave behind who look in at Rotterdam twice a day."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

from engine.games.rotterdam.orders.standing_orders import Orders, Wish
from engine.games.rotterdam.state import State
from engine.tables.model.table import Table

SHIPS = 3
"""Ships that these people plan ahead."""


def ordered(table: Table, seat: int, rng: random.Random) -> Table:
    """Ships steer themselves, colours help, cards rest, orders are completed; offers are answered by hand,
    none made. The next ships fetch what the orders in hand want."""
    s = cast(State, table.now.seen_by(seat))
    given = Orders(
        round=table.round,
        steer=True,
        supply=True,
        onward=True,
        rest=True,
        fill=True,
        plan=ships(s, seat, rng),
    )
    return table.with_chair(seat, orders=given.but(trade="done", always=True))


def ships(s: State, seat: int, rng: random.Random) -> tuple[Wish, ...]:
    """Cargo for products that the orders want, each from a start from which its harbour can be reached."""
    wanted = [product for order in s.seats[seat].orders for product in s.rules.orders[order].needs]
    found = [*dict.fromkeys(wish for product in wanted for wish in fetching(s, product))]
    return tuple(rng.sample(found, min(SHIPS, len(found))))


def fetching(s: State, product: str) -> Iterator[Wish]:
    """The ships that may bring this product."""
    harbour = s.rules.products[product].harbour
    for start in s.rules.map.starts:
        if harbour in s.rules.map.reach[start]:
            yield Wish(start=start, cargo=s.rules.map.accepts[harbour])
