"""Reason for an answer in one sentence: public facts only, no evaluation."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.games.speicherstadt import words
from bot.games.speicherstadt.board import after, sale
from bot.presenter.context import Context
from engine.core.actions import Action, act
from engine.games.speicherstadt import actions as do
from engine.games.speicherstadt.cards import Card
from engine.games.speicherstadt.state import Column, State, owner


def reason(c: Context, action: Action) -> str:
    """Of a card to be had, or of one to be left."""
    state: State = c.view
    if isinstance(action, do.Pass):
        return leaving(c, action)
    column = wanted_column(state, action)
    if column is None:
        return ""
    card = state.card(column.card)
    reason = OF_KIND.get(card.kind, does)(c, card, column)
    alone = isinstance(action, do.Place) and not column.line
    return reason or (c.t("reason-nobody") if alone else "")


def wanted_column(state: State, action: Action) -> Column | None:
    """The card that an answer is about."""
    match action:
        case do.Place():
            return state.columns[action.column]
        case do.Reserve():
            return state.upper[action.upper]
        case do.Buy() | do.Take():
            return sale(state)[0]
    return None


def leaving(c: Context, action: Action) -> str:
    """The seat is asked again; coins are kept for a card that is still to come and might cost more than a
    purchase would leave, or because it would take nearly all."""
    state: State = c.view
    column, price = sale(state)
    coins, me = c.after(action).seats[c.me].coins, c.me
    if (upcoming := after(state)) is not None and upcoming[0] == me:
        return c.t("reason-again", coins=upcoming[1])
    if price > coins:
        return ""
    left = c.after(act(do.Buy, me)).seats[me].coins
    later = [
        place
        for place in (*state.columns, *state.reserved)[state.at + 1 :]
        if me in map(owner, place.line) and left < len(place.line)
    ]
    if later:
        return c.t("reason-later", card=words.card_name(c.t, state.card(later[0].card)), coins=coins)
    if state.card(column.card).kind == "ship" and not open_for(c, column.goods):
        return c.t("reason-useless")
    return c.t("reason-left", coins=coins, left=left) if left < 2 else ""


def ship(c: Context, card: Card, column: Column) -> str:
    """A contract lacks a good that it brings, or a merchant or factory takes one."""
    taken = open_for(c, column.goods)
    if not taken:
        return ""
    home, good = taken
    key = "reason-needs" if home.kind == "contract" else "reason-takes"
    return c.t(key, card=words.spoken_name(c.t, home), good=words.good_name(c.t, good))


def open_for(c: Context, goods: Iterable[str]) -> tuple[Card, str] | None:
    """The first card of this seat that could use one of these goods, and which; contracts before others."""
    state: State = c.view
    brought = tuple(dict.fromkeys(goods))
    for contract in state.seats[c.me].filled:
        for good in state.missing(c.me, contract):
            if good in brought:
                return state.card(contract), good
    takers = (*state.cards_of(c.me, "factory"), *state.cards_of(c.me, "merchant"))
    return next(((card, card.good) for card in takers if card.good in brought), None)


def taker(c: Context, card: Card, column: Column) -> str:
    """Goods that it asks for are mine already, or come with a ship of the market."""
    state: State = c.view
    me, asks = state.seats[c.me], card.goods or (card.good,)
    owned = [good for good in asks if good in (*me.warehouse, *me.hall, *me.cargo, *me.pool)]
    if owned:
        return c.t("reason-have", good=words.goods_list(c.t, owned))
    shipped = {good for column in state.for_sale for good in column.goods}
    coming = [good for good in asks if good in shipped]
    if coming:
        return c.t("reason-ship", good=words.goods_list(c.t, coming))
    if card.kind == "contract":
        return c.t("reason-complete", points=card.points)
    key = "reason-pays" if card.kind == "merchant" else "reason-makes"
    return c.t(key, coins=card.coins, points=card.points, good=words.good_name(c.t, card.good))


def fireman(c: Context, card: Card, column: Column) -> str:
    """A fire is still to come, and how one stands against it with this card and without it."""
    state: State = c.view
    cards = state.rules.cards.values()
    fires = sorted(card.value for card in cards if card.kind == "fire" and card.id not in state.discard)
    strengths = [state.strength(seat) for seat in state.players if seat != c.me]
    if not fires:
        return ""
    own, with_card = state.strength(c.me), strength_with(state, c.me, card)
    if own <= min(strengths) < with_card:
        return c.t("reason-weakest", points=fires[0])
    key = "reason-strongest" if own <= max(strengths) < with_card else "reason-fire"
    return c.t(key, points=fires[0], value=with_card - own)


def strength_with(state: State, seat: int, card: Card) -> int:
    """The fire strength of a seat with one card more; others may count with it."""
    then = state.clone()
    then.take_in(seat, card.id)
    return then.strength(seat)


def office(c: Context, card: Card, column: Column) -> str:
    """What all offices of this seat would count together."""
    number = len(c.view.cards_of(c.me, card.kind)) + 1
    points = card.points_by_owned[min(number, len(card.points_by_owned) - 1)]
    return c.t("reason-office", number=number, points=points)


def income(c: Context, card: Card, column: Column) -> str:
    """How often it still pays: in this round already."""
    state: State = c.view
    return c.t("reason-income", rounds=state.rounds - state.round + 1, coins=card.coins)


def building(c: Context, card: Card, column: Column) -> str:
    """The points that the card brings without any condition."""
    return c.t("reason-points", points=card.points)


def does(c: Context, card: Card, column: Column) -> str:
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
