"""Effect of a trade on the reader's orders, and possible partners from public information."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import reduce

from bot.games.rotterdam import words
from bot.games.rotterdam.needs import lacking
from bot.presenter.context import Context
from engine.games.rotterdam.phases.completion import jokers_of
from engine.games.rotterdam.phases.trade import OPEN
from engine.games.rotterdam.state import State

Products = tuple[str, ...]


def effect(c: Context, get: Products, give: Products) -> str:
    """`breaks` an order that the reader can complete now, `completes` one, `helps` an order that lacks what
    comes in, or `none` of them; jokers fill gaps."""
    return kind(c, get, *changes(c, get, give))


def changes(c: Context, get: Products, give: Products) -> tuple[set[str], set[str]]:
    """The orders of the reader that a trade breaks, and those that it completes."""
    before, after = complete(c, (), ()), complete(c, get, give)
    return before - after, after - before


def kind(c: Context, get: Products, broken: set[str], made: set[str]) -> str:
    """The effect of a trade by what it does to the orders."""
    if broken or made:
        return "breaks" if broken else "completes"
    return "helps" if {*get} & {*lacking(c)} else "none"


def complete(c: Context, get: Products, give: Products) -> set[str]:
    """The orders of the reader that could be completed after a trade."""
    state: State = c.view
    held, jokers = Counter(state.seats[c.me].products), len(jokers_of(state, c.me))
    held = held + Counter(get) - Counter(give)
    orders = state.rules.orders
    return {
        order for order in state.seats[c.me].orders if (Counter(orders[order].needs) - held).total() <= jokers
    }


def effect_text(c: Context, get: Products, give: Products) -> str:
    """The effect of a trade as a sentence."""
    broken, made = changes(c, get, give)
    orders = "; ".join(words.order(c.t, order) for order in sorted(broken or made))
    return c.t(f"deal-{kind(c, get, broken, made)}", orders=orders)


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
