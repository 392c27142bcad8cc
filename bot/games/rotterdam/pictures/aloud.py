"""The pictures of this game in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial, singledispatch
from typing import Any

from bot.games.rotterdam.pictures.facts import (
    Ahead,
    BoardFacts,
    Card,
    CardFacts,
    Cargo,
    Crew,
    Exit,
    Hull,
    OfficeFacts,
    Order,
    Port,
    Route,
)
from bot.pictures import aloud
from bot.pictures.aloud import SHORTEST, asked, named, told
from bot.pictures.seats import LETTERS
from bot.texts import Texts


def alt(facts: Any, t: Texts) -> str:
    """The whole picture in words, as fully as there is room."""
    return told(partial(sentences, facts, t), t("alt-rest"))


@singledispatch
def sentences(facts: Any, t: Texts, level: int) -> Iterator[str]:
    """A picture, the most needed first."""
    return aloud.common(facts, t, level)


@sentences.register
def _(facts: BoardFacts, t: Texts, level: int) -> Iterator[str]:
    yield facts.title
    yield asked(facts.ask, facts.due)
    anchors = frozenset(it.id for it in facts.chart.spots if it.anchor)
    yield fleet(facts.hulls, facts.chart.routes, t, level, anchors)
    yield f"{t('alt-ports')}: {'; '.join(port(it, t, level) for it in facts.ports)}"
    left = ", ".join(f"{said(it.cargo, level)} {it.number}" for it in facts.stock.piles)
    yield f"{facts.stock.word}: {left}"
    for it in facts.crews:
        yield f"{named(it.seat, it.name, level)}: {', '.join(owned(it, t))}"


@sentences.register
def _(facts: OfficeFacts, t: Texts, level: int) -> Iterator[str]:
    orders, products, cards, _ = facts.headings
    yield facts.title
    if facts.ahead:
        yield ahead(facts.ahead, t, level)
    yield ", ".join(owned(facts.crew, t))
    yield f"{orders}: {'; '.join(order(it, t) for it in facts.orders) or facts.nothing}"
    goods = ", ".join(f"{it.product.word} {it.number}" for it in facts.products)
    yield f"{products}: {goods or facts.nothing}"
    yield f"{cards}: {', '.join(map(card, facts.cards)) or facts.nothing}"
    yield fleet(facts.hulls, facts.routes, t, level)


@sentences.register
def _(facts: CardFacts, t: Texts, level: int) -> Iterator[str]:
    yield facts.title
    yield from facts.lines


def said(it: Cargo | Route, level: int) -> str:
    """A cargo or a colour by its word or letter."""
    return it.letter if level == SHORTEST else it.word


def fleet(
    hulls: Iterable[Hull],
    routes: tuple[Route, ...],
    t: Texts,
    level: int,
    anchors: frozenset[str] = frozenset(),
) -> str:
    """All ships on the water, each with its next channels."""
    ships = [ship(it, routes, t, level, anchors) for it in hulls]
    return f"{t('alt-ships')}: {'; '.join(ships)}" if ships else t("alt-water")


def ahead(it: Ahead, t: Texts, level: int) -> str:
    """What a card would change."""
    ships = (one for one in it.hulls if (one.seat, one.number) in it.marked)
    return f"{it.word}: {'; '.join(ship(one, it.chart.routes, t, level, frozenset()) for one in ships)}"


def ship(it: Hull, routes: tuple[Route, ...], t: Texts, level: int, anchors: frozenset[str]) -> str:
    """A ship: whose, its cargo, its place, its next channels."""
    cargo = said(it.cargo, level) if it.cargo else t("alt-empty")
    place = it.place if level == SHORTEST else it.harbour or it.place
    place = t("alt-anchor", place=place) if place in anchors and level != SHORTEST else place
    known = t("alt-ship", ship=f"{LETTERS[it.seat]}{it.number}", cargo=cargo, place=place)
    ways = ", ".join(way(one, routes, t, level) for one in it.exits)
    return f"{known}: {ways}" if ways else known


def way(it: Exit, routes: tuple[Route, ...], t: Texts, level: int) -> str:
    """A channel and where it leads."""
    colour = said(routes[it.route], level)
    return (
        f"{colour} {it.to}" if level == SHORTEST else t("alt-exit", colour=colour, place=it.harbour or it.to)
    )


def port(it: Port, t: Texts, level: int) -> str:
    """A harbour."""
    if level == SHORTEST:
        return f"{it.name} {said(it.cargo, level)} {it.cards}"
    return t("alt-port", name=it.name, cargo=it.cargo.word, number=it.cards)


def owned(it: Crew, t: Texts) -> Iterator[str]:
    """What a player has; only points where they are zero."""
    yield t("alt-order-points", number=it.points)
    numbers = {
        "alt-completed": it.completed,
        "alt-products": it.products,
        "alt-cards": it.cards,
        "alt-open": it.open,
        "alt-supply": it.supply,
    }
    yield from (t(key, number=number) for key, number in numbers.items() if number)
    if it.master:
        yield it.master
    if it.due:
        yield t("alt-due")


def order(it: Order, t: Texts) -> str:
    """An order: what it wants, its points, what it lacks."""
    missing = ", ".join(need.product.word for need in it.needs if not need.have)
    state = it.word or t("alt-missing", products=missing)
    wanted = " + ".join(need.product.word for need in it.needs)
    return f"{wanted}: {t('alt-points', number=it.points)}, {state}"


def card(it: Card) -> str:
    """Ship cards of a kind."""
    more = [f"×{it.number}"] * (it.number > 1) + [f"({it.open})"] * bool(it.open)
    return " ".join([it.name, *more])
