"""The public board of this game, as blocks; money is never part of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.hamburg import board
from bot.games.hamburg.figures.display.facts import DisplayGroups, Lot, RevealedGoods
from bot.games.hamburg.figures.goods import GoodCard
from bot.games.hamburg.figures.opening.facts import OpenedPiles, Sale, SeatPiles
from bot.games.hamburg.figures.prices.facts import Paid, PriceLadder, SenateCards
from bot.games.hamburg.goods import KINDS, card, good, goods
from bot.presenter.blocks import Chip, Panel, Panels, Part, Screen
from bot.presenter.context import Context
from bot.texts import Texts
from bot.texts.formats import plain
from engine.games.hamburg.points import shares
from engine.games.hamburg.state import NOBODY, Group, State


def table(c: Context) -> Screen:
    """Groups or opened piles, senate, market, players."""
    s, t = c.view, c.t
    return Screen(
        parts=(
            *middle(c),
            Part(t("board-senate"), (SenateCards(tuple(senate(c)), tuple(ranks(s))),)),
            Part(t("board-market"), (ladder(t, s),)),
            Part(t("board-houses"), (Panels(tuple(player(c, s, seat) for seat in s.players)),)),
        ),
    )


def middle(c: Context) -> Iterator[Part]:
    """Goods laid open, groups; or the piles, once they are open."""
    s, t = c.view, c.t
    if s.revealed:
        yield Part(t("alt-laid"), (RevealedGoods(goods(t, s.revealed)),))
    if opened := opening(c):
        yield Part(t("board-opening"), (opened,))
    else:
        yield Part(t("board-display"), (DisplayGroups(lots(t, s)),))


def lots(t: Texts, s: State) -> tuple[Lot, ...]:
    """All groups of the display."""
    return tuple(lot(t, s, at + 1, it) for at, it in enumerate(s.display))


def lot(t: Texts, s: State, slot: int, it: Group) -> Lot:
    """A group of the display."""
    beside = card(t, it.card) if it.card else None
    buyer = None if it.buyer == NOBODY else it.buyer
    return Lot(slot, goods(t, it.goods), beside, s.rules.price(it.goods), buyer, it.buyer == NOBODY)


def opening(c: Context) -> OpenedPiles | None:
    """What came of the piles, once they are open."""
    s: State = c.view
    if not any(me.market or me.gift or me.value or me.sales for me in s.seats):
        return None
    points = shares([me.value for me in s.seats], ranks(s))
    seats = tuple(opened_piles(c.t, s, seat, points[seat]) for seat in s.order)
    return OpenedPiles((c.t("picture-senate"), c.t("picture-market")), seats)


def ranks(s: State) -> list[int]:
    """The points of the best gifts."""
    return [*s.rules.numbers.senate_points[len(s.seats)]]


def opened_piles(t: Texts, s: State, seat: int, points: int) -> SeatPiles:
    """The piles of a seat."""
    me, sold = s.seats[seat], tuple(sales(t, s, seat))
    money = me.sales or sum(it.number * it.price for it in sold)
    return SeatPiles(seat, goods(t, me.gift), me.raised or 0, me.value, points, sold, money)


def sales(t: Texts, s: State, seat: int) -> Iterator[Sale]:
    """What a seat sells, each kind at its price."""
    me, on_market, sold = s.seats[seat], s.on_market, Counter(s.seats[seat].market)
    for kind in sorted(sold, key=KINDS.index):
        alone = kind in (me.alone or ())
        price = s.rules.market_price(sold[kind] if alone else on_market[kind])
        yield Sale(good(t, kind), sold[kind], price, alone)


def senate(c: Context) -> Iterator[Paid]:
    """This round's senate card and the next one."""
    s, t, now = c.view, c.t, max(c.view.round - 1, 0)
    yield Paid(t("picture-senate"), senate_prices(t, s, now))
    if not s.last_round:
        yield Paid(t("picture-senate-next"), senate_prices(t, s, now + 1))


def senate_prices(t: Texts, s: State, at: int) -> tuple[tuple[GoodCard, int], ...]:
    """What the senate card of a round pays for each kind."""
    values = s.rules.senate[s.senate[at]]
    return tuple((good(t, kind), values[kind]) for kind in KINDS)


def ladder(t: Texts, s: State) -> PriceLadder:
    """The market, and what lies there now."""
    sold = s.on_market
    lying = tuple((good(t, kind), sold[kind]) for kind in KINDS if sold[kind])
    return PriceLadder(t("picture-market"), tuple(s.rules.numbers.market), lying)


def player(c: Context, s: State, seat: int) -> Panel:
    """What everyone knows of a player."""
    me = s.seats[seat]
    out = board.trading(s) and me.out
    cards = (Chip("cards", len(me.cards) + len(me.used)),) if s.rules.cards else ()
    return Panel(
        title=plain(c.names[seat]),
        seat=seat,
        due=seat in c.due,
        badges=(*["first"] * (seat == s.starter), *["out"] * out),
        chips=(
            Chip("points", c.points(seat, s), always=True),
            Chip("storehouses", me.speicher),
            Chip("goods", len(me.goods)),
            *cards,
            Chip("loans", me.loans),
        ),
    )
