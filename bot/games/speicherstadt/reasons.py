"""Reason for an answer in one sentence: public facts only, no evaluation."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.games.speicherstadt import words
from bot.games.speicherstadt.board import sale
from bot.presenter.context import Context
from engine.core.actions import Action
from engine.games.speicherstadt import actions as do
from engine.games.speicherstadt.cards import Card
from engine.games.speicherstadt.state import Column, State, owner


def reason(c: Context, action: Action) -> str:
    """Of a card to be had, or of one to be left."""
    s: State = c.view
    if isinstance(action, do.Pass):
        return leaving(c)
    it = wanted_column(s, action)
    if it is None:
        return ""
    card = s.card(it.card)
    said = OF_KIND.get(card.kind, does)(c, card, it)
    alone = isinstance(action, do.Place) and not it.line
    return said or (c.t("reason-nobody") if alone else "")


def wanted_column(s: State, action: Action) -> Column | None:
    """The card that an answer is about."""
    match action:
        case do.Place():
            return s.columns[action.column]
        case do.Reserve():
            return s.upper[action.upper]
        case do.Buy() | do.Take():
            return sale(s)[0]
    return None


def leaving(c: Context) -> str:
    """The next worker is an own one; a card that is still to come; a purse that would be empty."""
    s: State = c.view
    it, price = sale(s)
    left, me = s.seats[c.me].coins - price, c.me
    if any(owner(worker) == me for worker in it.line[1:]):
        return c.t("reason-again")
    later = [one for one in (*s.columns, *s.reserved)[s.at + 1 :] if me in map(owner, one.line)]
    if left < 0:
        return ""
    if later:
        return c.t("reason-later", card=words.card_name(c.t, s.card(later[0].card)), left=left)
    if s.card(it.card).kind == "ship" and not open_for(c, it.goods):
        return c.t("reason-useless")
    return c.t("reason-left", left=left) if left < 2 else ""


def ship(c: Context, card: Card, it: Column) -> str:
    """A contract lacks a good that it brings, or a merchant or factory takes one."""
    found = open_for(c, it.goods)
    if not found:
        return ""
    home, good = found
    key = "reason-needs" if home.kind == "contract" else "reason-takes"
    return c.t(key, card=words.spoken_name(c.t, home), good=words.good_name(c.t, good))


def open_for(c: Context, goods: Iterable[str]) -> tuple[Card, str] | None:
    """The first card of this seat that could use one of these goods, and which; contracts before others."""
    s: State = c.view
    brought = tuple(dict.fromkeys(goods))
    for contract in s.seats[c.me].filled:
        for good in s.missing(c.me, contract):
            if good in brought:
                return s.card(contract), good
    takers = (*s.cards_of(c.me, "factory"), *s.cards_of(c.me, "merchant"))
    return next(((card, card.good) for card in takers if card.good in brought), None)


def taker(c: Context, card: Card, it: Column) -> str:
    """Goods that it asks for are mine already, or come with a ship of the market."""
    s: State = c.view
    me, asks = s.seats[c.me], card.goods or (card.good,)
    mine = [good for good in asks if good in (*me.warehouse, *me.hall, *me.cargo, *me.pool)]
    if mine:
        return c.t("reason-have", good=words.goods_list(c.t, mine))
    shipped = {good for one in s.for_sale for good in one.goods}
    coming = [good for good in asks if good in shipped]
    if coming:
        return c.t("reason-ship", good=words.goods_list(c.t, coming))
    if card.kind == "contract":
        return c.t("reason-complete", points=card.points)
    key = "reason-pays" if card.kind == "merchant" else "reason-makes"
    return c.t(key, coins=card.coins, points=card.points, good=words.good_name(c.t, card.good))


def fireman(c: Context, card: Card, it: Column) -> str:
    """A fire is still to come, and how one stands against it."""
    s: State = c.view
    cards = s.rules.cards.values()
    fires = sorted(it.value for it in cards if it.kind == "fire" and it.id not in s.discard)
    others = [s.strength(seat) for seat in s.players if seat != c.me]
    mine = s.strength(c.me)
    if not fires:
        return ""
    if mine <= min(others):
        return c.t("reason-weakest", points=fires[0])
    key = "reason-strongest" if mine <= max(others) < mine + card.value else "reason-fire"
    return c.t(key, points=fires[0], value=card.value)


def office(c: Context, card: Card, it: Column) -> str:
    """What all offices of this seat would count together."""
    number = len(c.view.cards_of(c.me, card.kind)) + 1
    points = card.points_by_owned[min(number, len(card.points_by_owned) - 1)]
    return c.t("reason-office", number=number, points=points)


def income(c: Context, card: Card, it: Column) -> str:
    """How often it still pays: in this round already."""
    s: State = c.view
    return c.t("reason-income", rounds=s.rounds - s.round + 1, coins=card.coins)


def building(c: Context, card: Card, it: Column) -> str:
    """Points without any condition."""
    return c.t("reason-points", points=card.points)


def does(c: Context, card: Card, it: Column) -> str:
    """What it does in short."""
    short = words.card_text(c.t, card, "short")
    return c.t("reason-does", short=short) if short else ""


OF_KIND: dict[str, Callable[[Context, Card, Column], str]] = {
    "ship": ship,
    "contract": taker,
    "merchant": taker,
    "factory": taker,
    "fireman": fireman,
    "counting_office": office,
    "income": income,
    "point_building": building,
}
"""What speaks for a card, by its kind; of all others, what they do."""
