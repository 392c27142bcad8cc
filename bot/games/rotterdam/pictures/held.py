"""What the office of this game shows, and a card to look up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

from bot.games.rotterdam import reference, words
from bot.games.rotterdam.office.cards import Hand
from bot.games.rotterdam.pictures import terms
from bot.games.rotterdam.pictures.facts import (
    Ahead,
    Card,
    CardFacts,
    Need,
    OfficeFacts,
    Order,
    Product,
    Stack,
)
from bot.games.rotterdam.pictures.shown import crew, fleet
from bot.presenter.common_facts import short
from bot.presenter.context import Context
from bot.texts import Texts
from engine.core.actions import Action
from engine.games.rotterdam.data.cards import Order as OrderCard
from engine.games.rotterdam.data.cards import Product as ProductCard
from engine.games.rotterdam.effects import PLAYED
from engine.games.rotterdam.rules import BASE
from engine.games.rotterdam.state import State
from engine.tables.play.drafts import Draft

PLAYED_AT = ("cards", "completion")
"""Questions beside which ship cards are laid out."""


def office_facts(c: Context, seat: int, draft: Draft) -> OfficeFacts:
    """What a seat owns, as it would be after the card on its desk."""
    played = ready(c, seat, draft)
    s: State = after(c, played) if played else c.view
    t, me = c.t, s.seats[seat]
    return OfficeFacts(
        title=t("office-title", who=short(c.names[seat])),
        crew=crew(c, s, seat),
        routes=terms.routes(t),
        orders=tuple(order(t, s, seat, it) for it in me.orders),
        products=tuple(stacks(t, s, seat)),
        cards=tuple(cards(t, s, seat)),
        hulls=tuple(it for it in fleet(t, s) if it.seat == seat),
        headings=(t("picture-orders"), t("picture-products"), t("picture-cards"), t("picture-fleet")),
        nothing=t("picture-nothing"),
        ahead=ahead(c, s, played) if played else None,
    )


def ready(c: Context, seat: int, draft: Draft) -> Action | None:
    """The ship card that lies ready on the desk."""
    hands = (Hand(c, it, draft).ready for it in c.pending if it.seat == seat and it.ask in PLAYED_AT)
    return next((it for it in hands if it is not None and it.do in PLAYED), None)


def after(c: Context, played: Action) -> State:
    """The table once a card has done its work."""
    twin: State = c.view.clone()
    PLAYED[played.do](twin, played)
    return twin


def ahead(c: Context, s: State, played: Action) -> Ahead:
    """The water then, and what is different."""
    before, then = ({(it.seat, it.number): it for it in fleet(c.t, it)} for it in (c.view, s))
    marked = tuple(key for key, it in then.items() if before.get(key) != it)
    word = c.t("picture-ahead", card=words.card(c.t, played.do))
    return Ahead(word, terms.chart(c.t), tuple(then.values()), marked)


def stacks(t: Texts, s: State, seat: int) -> Iterator[Stack]:
    """Products in hand, in the order of the data."""
    held = Counter(s.seats[seat].products)
    for name in BASE.products:
        if held[name]:
            yield Stack(terms.product(t, name), held[name])


def order(t: Texts, s: State, seat: int, name: str) -> Order:
    """An order in hand, and what of it is there; jokers fill gaps."""
    it, me = s.rules.orders[name], s.seats[seat]
    left, needs = Counter(me.products), []
    for wanted in it.needs:
        needs.append(Need(terms.product(t, wanted), left[wanted] > 0))
        left[wanted] -= 1
    jokers = sum(s.rules.ship_cards[card].kind == "joker" for card in me.cards)
    ready = sum(not need.have for need in needs) <= jokers
    return Order(tuple(needs), it.points, t("picture-ready") if ready else "")


def cards(t: Texts, s: State, seat: int) -> Iterator[Card]:
    """Ship cards in hand, then those that lie open."""
    me = s.seats[seat]
    for held, word in ((me.cards, ""), (me.open, t("picture-open"))):
        for name, number in Counter(held).items():
            yield Card(name, words.card(t, name), s.rules.ship_cards[name].points, number, word)


@cache
def card_facts(t: Texts, name: str) -> CardFacts:
    """A card to look up, or a harbour; raises LookupError."""
    title, text = reference.card(t, name)
    lines = tuple(line.strip("*") for line in text.splitlines() if line)
    if name in BASE.map.accepts:
        made = (it.id for it in BASE.goods.products if it.harbour == name)
        return CardFacts(BASE.map.accepts[name], "harbour", title, 0, products(t, made), lines)
    it = BASE.cards[name]
    if isinstance(it, OrderCard):
        return CardFacts(name, "order", title, it.points, products(t, it.needs), lines)
    if isinstance(it, ProductCard):
        return CardFacts(name, "product", title, it.points, products(t, (name,)), lines)
    return CardFacts(name, "ship", title, it.points, (), lines)


def products(t: Texts, names: Iterable[str]) -> tuple[Product, ...]:
    """Several products."""
    return tuple(terms.product(t, it) for it in names)
