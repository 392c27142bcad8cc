"""What the office of this game shows, and a card to look up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from bot.games.context import Context
from bot.games.rotterdam.pictures import terms
from bot.games.rotterdam.pictures.facts import Card, CardFacts, Need, OfficeFacts, Order, Stack
from bot.games.rotterdam.pictures.shown import crew, hull, short
from bot.texts import Texts
from engine.games.rotterdam.data.cards import Order as OrderCard
from engine.games.rotterdam.data.cards import Product as ProductCard
from engine.games.rotterdam.rules import BASE
from engine.games.rotterdam.state import State


def office_facts(c: Context, seat: int, state: State | None = None) -> OfficeFacts:
    """What a seat owns; `state`: as it would be after a draft, else as it is."""
    s: State = state or c.view
    t, me = c.t, s.seats[seat]
    goods = sorted(Counter(me.products).items(), key=lambda it: [*BASE.products].index(it[0]))
    return OfficeFacts(
        title=t("office-title", who=short(c.names[seat])),
        crew=crew(c, s, seat),
        routes=terms.routes(t),
        orders=tuple(order(t, s, seat, it) for it in me.orders),
        products=tuple(Stack(terms.product(t, it), number) for it, number in goods),
        cards=tuple(cards(t, s, seat)),
        hulls=tuple(hull(t, s, number, ship) for number, ship in s.afloat() if number[0] == seat),
        headings=(t("picture-orders"), t("picture-products"), t("picture-cards"), t("picture-fleet")),
        nothing=t("picture-nothing"),
    )


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
            yield Card(name, name_of(t, name), s.rules.ship_cards[name].points, number, word)


def name_of(t: Texts, card: str) -> str:
    """What a ship card is called."""
    return t(f"card-{terms.slug(card)}")


@cache
def card_facts(t: Texts, name: str) -> CardFacts:
    """A card to look up, or a harbour; raises LookupError."""
    if name in BASE.map.accepts:
        return harbour(t, name)
    it = BASE.cards[name]
    if isinstance(it, OrderCard):
        return order_card(t, it)
    if isinstance(it, ProductCard):
        return product_card(t, it)
    return CardFacts(name, "ship", name_of(t, name), it.points, (), (t(f"card-{terms.slug(name)}.effect"),))


def order_card(t: Texts, it: OrderCard) -> CardFacts:
    """What it wants, and what it is worth."""
    needs = tuple(terms.product(t, need) for need in it.needs)
    lines = (t("picture-needs", products=", ".join(need.word for need in needs)), worth(t, it.points))
    return CardFacts(it.id, "order", t("picture-order"), it.points, needs, lines)


def product_card(t: Texts, it: ProductCard) -> CardFacts:
    """Where it is made, and of what."""
    own = terms.product(t, it.id)
    made = t("picture-made", cargo=terms.cargo(t, own.cargo).word, harbour=BASE.map.places[it.harbour].name)
    return CardFacts(it.id, "product", own.word, it.points, (own,), (made, worth(t, it.points)))


def harbour(t: Texts, name: str) -> CardFacts:
    """What a harbour wants and makes."""
    made = tuple(terms.product(t, it.id) for it in BASE.goods.products if it.harbour == name)
    wanted = terms.cargo(t, BASE.map.accepts[name])
    lines = (
        t("picture-accepts", cargo=wanted.word),
        t("picture-makes", products=", ".join(it.word for it in made)),
    )
    return CardFacts(wanted.id, "harbour", BASE.map.places[name].name, 0, made, lines)


def worth(t: Texts, points: int) -> str:
    """Points in words."""
    return t("picture-worth", points=points)
