"""What people leave behind who look in at Rotterdam twice a day."""

from __future__ import annotations

import random

from engine.games.rotterdam.orders.standing import Orders
from engine.tables.table import Table


def ordered(table: Table, seat: int, rng: random.Random) -> Table:
    """Ships steer themselves, colours help, cards rest, orders are completed; offers are answered by hand,
    none made."""
    given = Orders(round=table.round, steer=True, onward=True, rest=True, fill=True)
    return table.with_chair(seat, orders=given.but(trade="done", always=True))
