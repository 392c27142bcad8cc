"""Cards, harbours and rules to look up."""

from __future__ import annotations

from bot.games.rotterdam import words
from bot.presenter.blocks import LEGEND
from bot.presenter.small_print import brief
from bot.texts import Texts
from engine.games.rotterdam.data.cards import Order, Product, ShipCard
from engine.games.rotterdam.rules import BASE
from engine.games.rotterdam.ruleset import Ruleset

TOPICS: tuple[str, ...] = (
    "overview", LEGEND, "placing", "sailing", "forks", "ship-cards", "unloading", "trade", "orders", "end",
    "map", "credits",
)  # fmt: skip
"""Topics of the rules, in the order in which one would read them."""


def facts(rules: Ruleset) -> dict[str, int]:
    """The numbers of the rules."""
    points = {
        size: [order.points for order in rules.deck.orders if len(order.needs) == size] for size in (2, 3)
    }
    dumped = rules.numbers.model_dump()
    numbers = {name: field["value"] for name, field in dumped.items()}
    return {
        **{name.replace("_", "-"): number for name, number in numbers.items() if isinstance(number, int)},
        **{f"ships{seats}": number for seats, number in numbers["ships"].items()},
        **{f"least{size}": min(worths) for size, worths in points.items()},
        **{f"most{size}": max(worths) for size, worths in points.items()},
        "needs-least": min(points),
        "needs-most": max(points),
        "phases": len(rules.flow),
        "all-orders": len(rules.orders),
    }


def cards(t: Texts) -> dict[str, str]:
    """Ship cards, harbours, products, orders."""
    harbours = {harbour: BASE.map.places[harbour].name for harbour in BASE.map.accepts}
    ships = {card: words.card(t, card) for card in BASE.ship_cards}
    made = {name: product(t, name) for name in BASE.products}
    return {**ships, **harbours, **made, **{order: title(t, order) for order in BASE.orders}}


def product(t: Texts, name: str) -> str:
    """A product by its word."""
    return t(f"product-{words.slug(name)}")


def needs(t: Texts, order: str) -> str:
    """The products of an order, joined by a plus."""
    return " + ".join(product(t, need) for need in BASE.orders[order].needs)


def title(t: Texts, order: str) -> str:
    """An order by what it wants."""
    return t("card-order-title", needs=needs(t, order))


def card(t: Texts, name: str) -> tuple[str, str]:
    """A card's or a harbour's name and everything about it; raises LookupError."""
    if name in BASE.map.accepts:
        return harbour(t, name)
    entity, text = BASE.cards[name], effect(t, name)
    if isinstance(entity, Order):
        return title(t, name), entry(t, "order", text, 1)
    if isinstance(entity, Product):
        return product(t, name), entry(t, "product", text, entity.cards)
    return words.card(t, name), entry(t, entity.kind, text, entity.count)


def effect(t: Texts, name: str) -> str:
    """What a card does; raises LookupError."""
    card = BASE.cards[name]
    if isinstance(card, Order):
        return t("card-order-effect", needs=needs(t, name), points=card.points)
    if isinstance(card, Product):
        cargo = t(f"cargo-{BASE.map.accepts[card.harbour]}")
        place = BASE.map.places[card.harbour].name
        return t("card-product-effect", harbour=place, cargo=cargo, points=card.points)
    return words.card_text(t, name, "effect")


def small_print(t: Texts, name: str) -> str:
    """What a card or a harbour is good for, in one line; raises LookupError."""
    if name in BASE.map.accepts:
        return brief(wants(t, name))
    card = BASE.cards[name]
    if isinstance(card, Order):
        return t("card-order-short", points=card.points)
    short = words.card_text(t, name, "short") if isinstance(card, ShipCard) else ""
    return brief(effect(t, name), short)


def entry(t: Texts, kind: str, text: str, number: int) -> str:
    """The kind of a card, what it does, how many there are."""
    return "\n".join((f"*{t(f'kind-{kind}')}*", text, "", t("card-count", number=number)))


def harbour(t: Texts, name: str) -> tuple[str, str]:
    """What a harbour wants and makes."""
    return BASE.map.places[name].name, f"*{t('kind-harbour')}*\n{wants(t, name)}"


def wants(t: Texts, name: str) -> str:
    """The same as a text."""
    made = words.either(t, (product(t, item.id) for item in BASE.goods.products if item.harbour == name))
    return t("card-harbour-effect", cargo=t(f"cargo-{BASE.map.accepts[name]}"), products=made)
