"""What the board of this game shows: facts out of a context, words included. Never money of anybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.hamburg import board
from bot.games.hamburg.pictures import terms
from bot.games.hamburg.pictures.facts import (
    BoardFacts,
    Ladder,
    Lot,
    Merchant,
    Opened,
    Opening,
    Paid,
    Sale,
)
from bot.presenter import common_facts
from bot.presenter.context import Context
from bot.texts import Texts
from bot.texts.writing import plain
from engine.core.scoring import totals
from engine.games.hamburg.scoring import shares
from engine.games.hamburg.state import NOBODY, Group, State


def board_facts(c: Context) -> BoardFacts:
    """The table as everybody sees it."""
    s, t = c.view, c.t
    opened = opening(c)
    return BoardFacts(
        title=board.headline(c),
        ask=common_facts.asked(c, board.question),
        due=c.due,
        lots=() if opened else tuple(lot(t, s, at, it) for at, it in enumerate(s.display)),
        laid=terms.goods(t, s.revealed),
        opening=opened,
        senate=tuple(senate(c)),
        ranks=tuple(s.rules.numbers.senate_points[len(s.seats)]),
        market=ladder(t, s),
        merchants=tuple(merchant(c, s, seat) for seat in s.players),
        with_cards=bool(s.rules.cards),
    )


def lot(t: Texts, s: State, at: int, it: Group) -> Lot:
    """A group of the display."""
    card = terms.beside(t, it.card) if it.card else None
    buyer = None if it.buyer == NOBODY else it.buyer
    return Lot(at + 1, terms.goods(t, it.goods), card, s.rules.price(it.goods), buyer, it.buyer == NOBODY)


def opening(c: Context) -> Opening | None:
    """What came of the piles, once they are open."""
    s: State = c.view
    if not any(me.market or me.gift or me.value or me.sales for me in s.seats):
        return None
    points = shares([me.value for me in s.seats], s.rules.numbers.senate_points[len(s.seats)])
    seats = tuple(opened(c.t, s, seat, points[seat]) for seat in s.order)
    return Opening((c.t("picture-senate"), c.t("picture-market")), seats)


def opened(t: Texts, s: State, seat: int, points: int) -> Opened:
    """The piles of a seat."""
    me = s.seats[seat]
    sold = tuple(sales(t, s, seat))
    money = me.sales or sum(it.number * it.price for it in sold)
    gift = terms.goods(t, me.gift)
    return Opened(seat, gift, me.raised or 0, me.value, points, sold, money)


def sales(t: Texts, s: State, seat: int) -> Iterator[Sale]:
    """What a seat sells, each kind at its price."""
    me, all_of_it = s.seats[seat], s.on_market
    for kind, number in sorted(Counter(me.market).items(), key=lambda it: terms.KINDS.index(it[0])):
        alone = kind in (me.alone or ())
        price = s.rules.market_price(number if alone else all_of_it[kind])
        yield Sale(terms.good(t, kind), number, price, alone)


def senate(c: Context) -> Iterator[Paid]:
    """This round's card and the next one."""
    s, t = c.view, c.t
    now = max(s.round - 1, 0)
    yield Paid(t("picture-senate"), terms.paid(t, s, now))
    if not s.last_round:
        yield Paid(t("picture-senate-next"), terms.paid(t, s, now + 1))


def ladder(t: Texts, s: State) -> Ladder:
    """The market, and what lies there now."""
    sold = s.on_market
    lying = tuple((terms.good(t, kind), sold[kind]) for kind in terms.KINDS if sold[kind])
    return Ladder(t("picture-market"), tuple(s.rules.numbers.market), lying)


def merchant(c: Context, s: State, seat: int) -> Merchant:
    """A player."""
    me = s.seats[seat]
    return Merchant(
        seat=seat,
        name=plain(c.names[seat]),
        points=totals(s)[seat],
        speicher=me.speicher,
        loans=me.loans,
        goods=len(me.goods),
        cards=len(me.cards) + len(me.used),
        first=c.t("alt-first") if seat == s.starter else "",
        out=c.t("alt-out") if board.trading(s) and me.out else "",
        due=seat in c.due,
    )
