"""Effect of a trade on the reader's orders, and possible partners from public information."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.games.rotterdam import words
from bot.games.rotterdam.reasons import lacking
from bot.presenter.context import Context
from engine.games.rotterdam.hidden import may_hold
from engine.games.rotterdam.phases.completion import jokers_of
from engine.games.rotterdam.phases.trade import OPEN
from engine.games.rotterdam.state import State

Products = tuple[str, ...]


def effect(c: Context, get: Products, give: Products) -> str:
    """`breaks` an order that the reader can complete now, `completes` one, `helps` an order that lacks what
    comes in, or `none` of them; jokers fill gaps."""
    before, after = complete(c, (), ()), complete(c, get, give)
    if before - after:
        return "breaks"
    if after - before:
        return "completes"
    return "helps" if {*get} & {*lacking(c)} else "none"


def complete(c: Context, get: Products, give: Products) -> set[str]:
    """The orders of the reader that could be completed after a trade."""
    s: State = c.view
    held, jokers = Counter(s.seats[c.me].products), len(jokers_of(s, c.me))
    held = held + Counter(get) - Counter(give)
    orders = s.rules.orders
    return {it for it in s.seats[c.me].orders if (Counter(orders[it].needs) - held).total() <= jokers}


def told(c: Context, get: Products, give: Products) -> str:
    """The effect of a trade as a sentence."""
    s: State = c.view
    kind = effect(c, get, give)
    before, after = complete(c, (), ()), complete(c, get, give)
    them: Iterable[str] = before - after or after - before
    orders = "; ".join(words.order(c.t, it) for it in sorted(them))
    return c.t(f"deal-{kind}", orders=orders)


def partners(s: State, seat: int, want: Products) -> Iterator[int]:
    """The seats that an offer can reach and that may hold what it wants, as far as their backs show."""
    for other, it in enumerate(s.seats):
        if other != seat and it.stance in OPEN and may_hold(s, other, want):
            yield other


def useful(c: Context) -> bool:
    """Whether another seat may hold a product that an order of the reader lacks."""
    s: State = c.view
    return any([*partners(s, c.me, (it,))] for it in lacking(c))
