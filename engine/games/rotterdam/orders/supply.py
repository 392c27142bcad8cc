"""Which ship to load next, by what the own orders lack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.actions import act
from engine.games.rotterdam.actions import Place
from engine.games.rotterdam.data.odds import odds
from engine.games.rotterdam.orders.ahead import on_course
from engine.games.rotterdam.state import State


def supply(s: State, seat: int) -> Place | None:
    """A ship for the order that lacks least, on the free start with the best chance.

    Where ships on their way bring all that is lacking, it fetches what most probably comes home. None: no
    ship can be placed that would bring anything.
    """
    stock, starts = s.in_stock(), s.free_starts()
    if not s.has_ship(seat) or not starts:
        return None
    chances, harbours = odds(s.rules.map), s.rules.map.accepts
    for wanted in (*((harbour,) for harbour in lacking(s, seat)), tuple(harbours)):
        loads = [
            (start, harbour)
            for harbour in wanted
            for start in starts
            if s.products[harbour] and harbours[harbour] in stock
        ]
        start, harbour = max(loads, key=lambda pair: chances[pair[0]][pair[1]], default=("", ""))
        if harbour and chances[start][harbour]:
            return act(Place, seat, start=start, cargo=harbours[harbour])
    return None


def lacking(s: State, seat: int) -> Iterator[str]:
    """The harbours whose products the orders in hand lack and no ship on its way will fetch: first those of
    the order that lacks least, of equal ones the most valuable."""
    me, waters = s.seats[seat], s.rules.map
    needs = {order: Counter(s.rules.orders[order].needs) - Counter(me.products) for order in me.orders}
    loaded = (ship for ship in me.ships if ship.cargo and on_course(s, ship.cargo, ship.place))
    coming = Counter(waters.harbour_of[ship.cargo or ""] for ship in loaded)
    for order in sorted(needs, key=lambda order: (needs[order].total(), -s.rules.orders[order].points)):
        for product in needs[order].elements():
            harbour = s.rules.products[product].harbour
            if coming[harbour]:
                coming[harbour] -= 1
            else:
                yield harbour
