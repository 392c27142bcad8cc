"""The public board of this game, as blocks; money is never part of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.hamburg import board
from bot.games.hamburg.figures.display import DisplayGroups, Lot, RevealedGoods
from bot.games.hamburg.figures.goods import GoodCard
from bot.games.hamburg.figures.opened_piles import OpenedPiles, Sale, SeatPiles
from bot.games.hamburg.figures.prices import Paid, PriceLadder, SenateCards
from bot.games.hamburg.goods import KINDS, card, good, goods
from bot.presenter.blocks import Chip, Panel, Panels, Part, Screen
from bot.presenter.context import Context
from bot.texts import Texts
from bot.texts.formats import plain
from engine.games.hamburg.points import shares
from engine.games.hamburg.state import NOBODY, Group, State


def table(c: Context) -> Screen:
    """Groups or opened piles, senate, market, players."""
    state, t = c.view, c.t
    return Screen(
        parts=(
            *middle(c),
            Part(t("board-senate"), (SenateCards(tuple(senate(c)), tuple(ranks(state))),)),
            Part(t("board-market"), (ladder(t, state),)),
            Part(t("board-houses"), (Panels(tuple(player(c, state, seat) for seat in state.players)),)),
        ),
    )


def middle(c: Context) -> Iterator[Part]:
    """Goods laid open, groups; or the piles, once they are open."""
    state, t = c.view, c.t
    if state.revealed:
        yield Part(t("alt-laid"), (RevealedGoods(goods(t, state.revealed)),))
    if opened := opening(c):
        yield Part(t("board-opening"), (opened,))
    else:
        yield Part(t("board-display"), (DisplayGroups(lots(t, state)),))


def lots(t: Texts, state: State) -> tuple[Lot, ...]:
    """All groups of the display."""
    return tuple(lot(t, state, at + 1, group) for at, group in enumerate(state.display))


def lot(t: Texts, state: State, slot: int, group: Group) -> Lot:
    """A group of the display."""
    beside = card(t, group.card) if group.card else None
    buyer = None if group.buyer == NOBODY else group.buyer
    return Lot(
        slot, goods(t, group.goods), beside, state.rules.price(group.goods), buyer, group.buyer == NOBODY
    )


def opening(c: Context) -> OpenedPiles | None:
    """The result of the piles, once they are open."""
    state: State = c.view
    if not any(me.market or me.gift or me.value or me.sales for me in state.seats):
        return None
    points = shares([me.value for me in state.seats], ranks(state))
    seats = tuple(opened_piles(c.t, state, seat, points[seat]) for seat in state.order)
    return OpenedPiles((c.t("picture-senate"), c.t("picture-market")), seats)


def ranks(state: State) -> list[int]:
    """The points of the best gifts."""
    return [*state.rules.numbers.senate_points[len(state.seats)]]


def opened_piles(t: Texts, state: State, seat: int, points: int) -> SeatPiles:
    """The piles of a seat."""
    me, sold = state.seats[seat], tuple(sales(t, state, seat))
    money = me.sales or sum(sale.number * sale.price for sale in sold)
    return SeatPiles(seat, goods(t, me.gift), me.raised or 0, me.value, points, sold, money)


def sales(t: Texts, state: State, seat: int) -> Iterator[Sale]:
    """What a seat sells, each kind at its price."""
    me, on_market, sold = state.seats[seat], state.on_market, Counter(state.seats[seat].market)
    for kind in sorted(sold, key=KINDS.index):
        alone = kind in (me.alone or ())
        price = state.rules.market_price(sold[kind] if alone else on_market[kind])
        yield Sale(good(t, kind), sold[kind], price, alone)


def senate(c: Context) -> Iterator[Paid]:
    """This round's senate card and the next one."""
    state, t, now = c.view, c.t, max(c.view.round - 1, 0)
    yield Paid(t("picture-senate"), senate_prices(t, state, now))
    if not state.last_round:
        yield Paid(t("picture-senate-next"), senate_prices(t, state, now + 1))


def senate_prices(t: Texts, state: State, at: int) -> tuple[tuple[GoodCard, int], ...]:
    """What the senate card of a round pays for each kind."""
    values = state.rules.senate[state.senate[at]]
    return tuple((good(t, kind), values[kind]) for kind in KINDS)


def ladder(t: Texts, state: State) -> PriceLadder:
    """The market, and what lies there now."""
    sold = state.on_market
    lying = tuple((good(t, kind), sold[kind]) for kind in KINDS if sold[kind])
    return PriceLadder(t("picture-market"), tuple(state.rules.numbers.market), lying)


def player(c: Context, state: State, seat: int) -> Panel:
    """What everyone knows of a player."""
    me = state.seats[seat]
    passed = board.trading(state) and me.out
    cards = (Chip("cards", len(me.cards) + len(me.used)),) if state.rules.cards else ()
    return Panel(
        title=plain(c.names[seat]),
        seat=seat,
        due=seat in c.due,
        badges=(*["first"] * (seat == state.starter), *["out"] * passed),
        chips=(
            Chip("points", c.points(seat, state), always=True),
            Chip("storehouses", me.speicher),
            Chip("goods", len(me.goods)),
            *cards,
            Chip("loans", me.loans),
        ),
    )
