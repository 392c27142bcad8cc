"""What must balance in this game: goods and cards, coins and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.events import Event
from engine.games.speicherstadt import events as told
from engine.games.speicherstadt.kaispeicher import events as more
from engine.games.speicherstadt.state import GREY, Column, Seat, State
from tests.laws.books import Books, Entry

ROUNDS = {2: 16, 3: 12, 4: 10, 5: 8}
"""How long the game is with this many seats (rules, section 3)."""


def stock(s: State) -> Counter[str]:
    """All goods and all cards."""
    out = Counter(s.supply) + Counter(s.bag) + Counter((*s.deck, *s.discard))
    for at, column in enumerate(s.columns + s.reserved):
        out.update((*column.goods, *([column.card] if lies(s, at, column) else [])))
    out.update(thing for column in s.upper if column for thing in (column.card, *column.goods))
    for me in s.seats:
        out.update((*me.cards, *me.cargo, *me.pool, *me.warehouse, *me.hall))
        out.update(good for goods in me.filled.values() for good in goods)
    return out


def lies(s: State, at: int, column: Column) -> bool:
    """Whether this card in the order of sale is still in the market: neither bought nor discarded."""
    ahead = turn(s)
    return ahead < 0 or (ahead == 0 and at >= s.at and column.buyer is None)


def turn(s: State) -> int:
    """Whether Purchase is still to come (-1), under way (0) or over (1)."""
    if not s.stack or s.stack[0].phase not in s.rules.flow:
        return 1
    now, purchase = s.rules.flow.index(s.stack[0].phase), s.rules.flow.index("purchase")
    return (now > purchase) - (now < purchase)


def sound(s: State) -> bool:
    """Workers are at home or in a line, then come back; nothing is negative, no store overflows."""
    standing = Counter(worker for column in s.columns + s.reserved for worker in column.line)
    workers = [me.workers + standing[seat] for seat, me in enumerate(s.seats)]
    due = s.rules.workers if turn(s) < 0 and s.stack[0].phase != "supply" else 0
    return (
        (all(it == due for it in workers) if turn(s) else max(workers) <= s.rules.workers)
        and all(len(column.line) <= s.rules.room for column in s.columns)
        and all(len(column.line) <= 1 for column in s.reserved)
        and all(two_each(me) for me in s.seats)
        and standing.keys() <= {seat + grey for seat in s.players for grey in (0, GREY)}
        and min((*s.supply.values(), *(me.coins for me in s.seats))) >= 0
        and all(len(me.hall) <= 1 and len(me.warehouse) <= 4 * ("warehouse" in me.cards) for me in s.seats)
        and all(len({*goods}) == len(goods) for me in s.seats for goods in me.filled.values())
        and s.rounds == s.seen_by(None).rounds == ROUNDS[len(s.seats)]
    )


def two_each(me: Seat) -> bool:
    """Only holders of one of the two cards that bring two of something have some of it left."""
    holds = {card: card in me.cards for card in ("warehouse_worker", "coffee_break")}
    return (me.grey in (1, 2), me.breaks in (1, 2)) == tuple(holds.values()) and me.factory % 2 == 0


def accounts(s: State) -> Counter[tuple[int, str]]:
    """Coins and booked points of each seat."""
    return Counter(
        {(i, name): getattr(me, name) for i, me in enumerate(s.seats) for name in ("coins", "points")}
    )


def entries(event: Event) -> Iterator[Entry]:
    """Every event of the game that moves coins or points."""
    match event:
        case told.Bought(seat=seat, price=price):
            yield seat, "coins", -price
        case told.Sold(seat=seat, coins=coins) | told.Traded(seat=seat, coins=coins):
            yield seat, "coins", coins
        case told.Paid(seat=seat, coins=coins) | more.Saved(seat=seat, coins=coins):
            yield seat, "coins", coins
        case told.Burned(points=points):
            yield from ((seat, "points", gain) for seat, gain in enumerate(points))
        case more.Robbed(seat=seat, victim=victim, coins=coins):
            yield seat, "coins", coins
            yield victim, "coins", -coins
        case more.Insured(seat=seat, points=points, coins=coins):
            yield seat, "points", points
            yield seat, "coins", -coins
        case more.Doubled(seat=seat, points=points) | more.Processed(seat=seat, points=points):
            yield seat, "points", points


def finished(s: State) -> bool:
    """The number of rounds is as the rules reckon, and the bag and the deck are exactly empty."""
    return s.round == ROUNDS[len(s.seats)] and not s.bag and not s.deck


BOOKS = Books(stock, accounts, entries, sound, finished)
