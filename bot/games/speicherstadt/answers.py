"""Options, fields of forms, and what an answer would lead to, in words: in full, and short for buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.speicherstadt import words
from bot.games.speicherstadt.board import above, after, lying, sale, worker
from bot.games.speicherstadt.board import place as reserved_at
from bot.games.speicherstadt.reference import small_print
from bot.games.speicherstadt.steps import step_text
from bot.messages.controls import Style, shorten
from bot.pictures.seats import LETTERS
from bot.presenter.context import Context
from bot.texts import Texts
from bot.texts.formats import MARKS
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.speicherstadt import actions as do
from engine.games.speicherstadt.cards import Card
from engine.games.speicherstadt.orders.lots import UPPER, price, price_now
from engine.games.speicherstadt.state import Column, State, owner

CARDS: dict[type[Action], str] = {
    do.AuctionHall: "auction_hall",
    do.Smuggle: "smuggler",
    do.Swap: "spy",
    do.Truck: "truck",
}
"""The card that each of these actions plays."""
FIRST = ("buy", "take", "pass", "chief", "insure")
"""Answers to a yes or no, in the order in which people read them."""


def options(decision: Decision) -> Sequence[Action]:
    """The options that are buttons: columns from left to right; yes before no."""

    def place(action: Action) -> tuple[int, int]:
        if isinstance(action, do.Place):
            return (0, action.column)
        if isinstance(action, do.Chief | do.Insure):
            return (1, not action.use)
        return (2, FIRST.index(action.do) if action.do in FIRST else len(FIRST))

    return sorted((option for option in decision.options if not isinstance(option, do.Reserve)), key=place)


def menu_options(decision: Decision) -> Sequence[Action]:
    """The options that are lines of a menu, for there are too many of them: reservations."""
    return [option for option in decision.options if isinstance(option, do.Reserve)]


def label(c: Context, action: Action) -> str:
    """An option on a button or in a menu."""
    write = LABELS.get(type(action))
    return write(c, action) if write else c.t(f"do-{action.do}")


def note(c: Context, action: Action) -> str:
    """What the card does that is reserved or played."""
    if isinstance(action, do.Reserve):
        return small_print(c.t, c.view.upper[action.upper].card)
    return small_print(c.t, CARDS[type(action)]) if type(action) in CARDS else ""


def place_label(c: Context, action: do.Place) -> str:
    """A column by number and card."""
    card = lying(c, c.view.columns[action.column])
    return c.t("do-place-grey" if action.grey else "do-place", slot=action.column + 1, card=card)


def reserve_label(c: Context, action: do.Reserve) -> str:
    """A card above by its number, with its price if nothing is reserved after it, and if all is."""
    state = c.view
    key = "do-reserve-grey" if action.grey else "do-reserve"
    card = lying(c, state.upper[action.upper])
    lot = f"{UPPER}:{action.upper}"
    return c.t(
        key, slot=above(state, action.upper), card=card, price=price_now(state, lot), most=price(state, lot)
    )


def buy_label(c: Context, action: do.Buy) -> str:
    """The price of the card that is for sale."""
    return c.t("do-buy", price=sale(c.view)[1])


def leave_label(c: Context, action: do.Pass) -> str:
    """The seat that gets the card, and the price."""
    following = after(c.view)
    if following is None:
        return c.t("do-pass")
    seat, price = following
    if seat == action.seat:
        return c.t("do-pass-again", price=price)
    return c.t("do-pass-on", who=c.briefly(seat), price=price)


def chief_label(c: Context, action: do.Chief) -> str:
    """With the points that it is about."""
    return c.t("do-chief-yes" if action.use else "do-chief-no", points=c.view.stack[-1].amount)


def insure_label(c: Context, action: do.Insure) -> str:
    """With the points that it is about."""
    return c.t("do-insure-yes" if action.use else "do-insure-no", points=c.view.stack[-1].amount)


def fetch_label(c: Context, action: do.AuctionHall) -> str:
    """The good and where it goes."""
    where = destination(c, action.seat, action.good, action.to)
    return c.t("do-auction_hall", good=words.good_name(c.t, action.good), where=where)


def smuggle_label(c: Context, action: do.Smuggle) -> str:
    """The good, its owner, and where it goes."""
    where = destination(c, action.seat, action.good, action.to)
    facts = {"good": words.good_name(c.t, action.good), "who": c.who(action.victim), "where": where}
    return c.t("do-smuggle", **facts)


def truck_label(c: Context, action: do.Truck) -> str:
    """Every good with its way."""
    return c.t("do-truck", ways="; ".join(trip(c, way) for way in action.moves))


def destination(
    c: Context, seat: int, good: str, to: str, named: Callable[[Texts, Card], str] = words.marked_name
) -> str:
    """Where a good goes, and what that is worth at once."""
    state, t = c.view, c.t
    if to in ("pool", "warehouse", "hall"):
        return t(f"to-{to}")
    card = state.card(to)
    name = named(t, card)
    if card.kind == "contract":
        rest = [needed for needed in state.missing(seat, to) if needed != good]
        return t("to-contract" if rest else "to-contract-complete", card=name)
    return t(f"to-{card.kind}", card=name, coins=card.coins, points=card.points)


def trip(c: Context, way: do.Trip) -> str:
    """One good from contract to contract."""
    state, t = c.view, c.t
    origin, to = (words.marked_name(t, state.card(card)) for card in (way.origin, way.to))
    return t("truck-way", good=words.good_name(t, way.good), origin=origin, to=to)


def style(c: Context, action: Action) -> Style:
    """Green for a purchase, grey for a pass or a no, else blue."""
    if isinstance(action, do.Chief | do.Insure) and not action.use:
        return Style.secondary
    return {"buy": Style.success, "pass": Style.secondary}.get(action.do, Style.primary)


def consequences(c: Context, action: Action) -> str:
    """Preview of an action that is ready to be confirmed."""
    used_up = (c.t("office-used-up"),) if type(action) in CARDS else ()
    return "\n".join((label(c, action), *used_up))


def swap_label(c: Context, action: do.Swap) -> str:
    """Workers by card after the answer."""
    state = c.view
    own, theirs = spot(c, action.own), spot(c, action.other)
    return c.t("do-swap", own=own, other=theirs, who=worker(standing(state, action.other)))


def standing(state: State, where: do.Spot) -> int:
    """The worker on a spot."""
    return (
        state.columns[where[1]].line[where[2]] if where[0] == "column" else state.reserved[where[1]].line[0]
    )


def spot(c: Context, where: do.Spot) -> str:
    """Where a worker stands: card, place in the line, column."""
    state, t = c.view, c.t
    if where[0] == "column":
        card = lying(c, state.columns[where[1]])
        return t("spot-column", slot=where[1] + 1, card=card, place=where[2] + 1)
    return t("spot-reserved", card=lying(c, state.reserved[where[1]]), place=reserved_at(where[1]))


def field(c: Context, field: str, value: Any) -> str:
    """A value of a form's field."""
    if field == "truck.moves":
        return trip(c, value)
    return f"{worker(standing(c.view, value))} · {spot(c, value)}"


def load_label(c: Context, action: Action) -> str:
    """A step of a Loading."""
    return step_text(c.t, c.view, action)


# --- Effects


def effect_of(c: Context, action: Action, room: int) -> str:
    """The label of an answer with its effect; empty where its usual label says that."""
    write = EFFECTS.get(type(action))
    return write(c, action, room) if write else ""


def place_effect(c: Context, action: do.Place, room: int) -> str:
    """A column without the goods that the picture shows, and how many stand before the player there: all of
    them must pass before the player may buy. Without coins the label says so. In public by name alone."""
    column = c.view.columns[action.column]
    name = card_at(c, f"{action.column + 1}", column)
    if c.seat is None:
        return shorten(name, room)
    if not (c.view.seats[action.seat].coins or c.view.extra("purchase", action.seat)):
        return fitted(name, c.t("do-place-broke"), room)
    line = [owner(worker) for worker in column.line]
    own = line.count(action.seat)
    before = line.index(action.seat) if own else len(line)
    return fitted(name, c.t("do-place-before", before=before, own=own, others=len(line) - own), room)


def reserve_effect(c: Context, action: do.Reserve, room: int) -> str:
    """A card above with the least and the most that it may cost, and whether that is too much. In public by
    its number alone."""
    most, coins = price(c.view, f"{UPPER}:{action.upper}"), c.view.seats[action.seat].coins
    card = card_at(c, above(c.view, action.upper), c.view.upper[action.upper])
    cost = c.t("do-reserve-cost", most=most, coins=coins, enough="yes" if coins >= most else "no")
    if c.seat is None:
        return c.t("do-reserve-public", slot=above(c.view, action.upper))
    around = len(c.t("do-reserve-effect", card="", cost=cost))
    return c.t("do-reserve-effect", card=shorten(card, room - around), cost=cost)


def pass_effect(c: Context, action: do.Pass, room: int) -> str:
    """The seat that gets the card, by its letter, and the price."""
    following = after(c.view)
    if following is None or following[0] == action.seat:
        return ""
    seat, cost = following
    name = c.briefly(seat).replace(MARKS[seat], LETTERS[seat])
    return c.t("do-pass-on", who=name, price=cost)


def swap_effect(c: Context, action: do.Swap, room: int) -> str:
    """The places that two workers exchange."""
    return c.t("do-swap-effect", own=place_of(action.own), other=place_of(action.other))


def place_of(where: do.Spot) -> str:
    """The place of a card."""
    return f"{where[1] + 1}" if where[0] == "column" else reserved_at(where[1])


def good_effect(c: Context, action: do.AuctionHall | do.Smuggle, room: int) -> str:
    """The good and where it goes; the menu says which card was chosen, and whose good."""
    good = c.t(f"good-{action.good}")

    def label(most: int) -> str:
        def named(t: Texts, card: Card) -> str:
            return shorten(words.card_name(t, card), most)

        return f"{good} {destination(c, action.seat, action.good, action.to, named)}"

    return next((text for most in range(room, 0, -1) if len(text := label(most)) <= room), good)


def truck_effect(c: Context, action: do.Truck, room: int) -> str:
    """The goods that are moved."""
    goods = ", ".join(c.t(f"good-{way.good}") for way in action.moves)
    return fitted(words.card_name(c.t, c.view.card("truck")), goods, room, ": ")


def card_at(c: Context, place: str, column: Column) -> str:
    """A card of the market by its place and name."""
    return f"{place} {words.card_name(c.t, c.view.card(column.card))}"


def fitted(name: str, rest: str, room: int, between: str = " · ") -> str:
    """A name and what is said about its owner: where both are too long, the name is shortened."""
    return f"{shorten(name, room - len(between) - len(rest))}{between}{rest}"


LABELS: dict[type[Action], Callable[[Context, Any], str]] = {
    do.Place: place_label,
    do.Reserve: reserve_label,
    do.Buy: buy_label,
    do.Pass: leave_label,
    do.Chief: chief_label,
    do.Insure: insure_label,
    do.Swap: swap_label,
    do.AuctionHall: fetch_label,
    do.Smuggle: smuggle_label,
    do.Truck: truck_label,
    **dict.fromkeys((do.Deliver, do.Sell, do.Process, do.Exchange, do.Trade, do.Done), load_label),
}
EFFECTS: dict[type[Action], Callable[[Context, Any, int], str]] = {
    do.Place: place_effect,
    do.Reserve: reserve_effect,
    do.Pass: pass_effect,
    do.Swap: swap_effect,
    do.AuctionHall: good_effect,
    do.Smuggle: good_effect,
    do.Truck: truck_effect,
}
