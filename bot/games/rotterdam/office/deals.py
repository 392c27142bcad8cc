"""Effect of a trade on the reader's orders, and possible partners from public information."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import reduce
from itertools import combinations

from bot.games.rotterdam.needs import lacking
from bot.presenter.context import Context
from engine.games.rotterdam.phases.completion import jokers_of
from engine.games.rotterdam.phases.trade import OPEN
from engine.games.rotterdam.state import State

Products = tuple[str, ...]


def effect(c: Context, get: Products, give: Products) -> str:
    """What a trade does to the reader's orders: together they then bring fewer points (`breaks`), more
    (`completes`), or as many with more jokers (`joker`); an order lacks what comes in (`helps`), then perhaps
    what goes out (`swaps`); or none."""
    state: State = c.view
    held, jokers = Counter(state.seats[c.me].products), len(jokers_of(state, c.me))
    before, spent = best(c, held, jokers)
    after, needed = best(c, held + Counter(get) - Counter(give), jokers)
    if after != before:
        return "breaks" if after < before else "completes"
    if needed > spent:
        return "joker"
    lacks = {*lacking(c)}
    lacks_then = {*lacking(c, tuple((held + Counter(get) - Counter(give)).elements()))}
    if lacks <= lacks_then:
        return "none"
    return "helps" if lacks_then <= lacks else "swaps"


def best(c: Context, held: Counter[str], jokers: int, *, without: str = "") -> tuple[int, int]:
    """The most points that the reader's orders can bring together for these products and jokers, and the
    fewest jokers that this takes; `without`: an order that is not counted."""
    orders = c.view.rules.orders
    own = [orders[name] for name in c.view.seats[c.me].orders if name != without]
    results = [(0, 0)]
    for number in range(1, len(own) + 1):
        for chosen in combinations(own, number):
            needs = sum((Counter(order.needs) for order in chosen), Counter[str]())
            lacks = (needs - held).total()
            if lacks <= jokers:
                results.append((sum(order.points for order in chosen), -lacks))
    points, spent = max(results)
    return points, -spent


def hands(state: State, seat: int) -> dict[int, Counter[str]]:
    """The seats that an offer can reach, and the harbours on the backs of their products."""
    return {
        rival: backs(state, player.products)
        for rival, player in enumerate(state.seats)
        if rival != seat and player.stance in OPEN
    }


def backs(state: State, products: Iterable[str]) -> Counter[str]:
    """The harbours on the backs of products."""
    return Counter(map(state.rules.backs.__getitem__, products))


def partners(state: State, seat: int, want: Products) -> list[int]:
    """The seats that an offer can reach and that may hold what it wants, as far as their backs show."""
    wanted = backs(state, want)
    return [rival for rival, held in hands(state, seat).items() if wanted <= held]


def most_products(state: State, seat: int) -> Counter[str]:
    """The most products of each harbour that one seat may give."""
    return reduce(Counter.__or__, hands(state, seat).values(), Counter[str]())


def useful(c: Context) -> bool:
    """Whether another seat may hold a product that an order of the reader lacks."""
    held = most_products(c.view, c.me)
    return any(held[c.view.rules.backs[product]] for product in lacking(c))
