"""Cards and goods in words: names first by card, then by kind (see the head of cards.ftl)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from bot.games.speicherstadt.signs import SIGNS
from bot.texts import Texts
from bot.texts.formats import HARD_SPACE, counted
from engine.games.speicherstadt.cards import SEASONS, Card
from engine.games.speicherstadt.phases.loading import EXCHANGE, TRADE
from engine.games.speicherstadt.state import State

COLOURS = {"winter": 0x5B7C99, "spring": 0x6F9A82, "summer": 0xE9B44C, "autumn": 0xA5532F}
EMPTY, POINTS = "–", "★"


def key(card: str) -> str:
    """The key of a card's texts."""
    return "card-" + card.replace("_", "-")


@cache
def card_name(t: Texts, card: Card) -> str:
    """The name of a card, short enough for a button."""
    return t(key(card.id), **facts(t, card))


@cache
def marked_name(t: Texts, card: Card) -> str:
    """The name of a card; of contracts, several of which share theirs, with their points and the marks of
    their goods."""
    marks = " ".join(t(f"good-{good}.mark") for good in card.goods)
    return f"{card_name(t, card)}{POINTS} ({marks})" if marks else card_name(t, card)


@cache
def spoken_name(t: Texts, card: Card) -> str:
    """The name of a card in a sentence; contracts with their points and their goods in words."""
    goods = " + ".join(t(f"good-{good}") for good in card.goods)
    return f"{card_name(t, card)}{POINTS} ({goods})" if goods else card_name(t, card)


def lying_name(t: Texts, card: Card, goods: Sequence[str] = ()) -> str:
    """The name of a card in the market, distinguished from others of the same name: a ship by its cargo, a
    contract by what it wants and gives."""
    if card.kind == "contract":
        return f"{t('kind-contract')} {signs(card.goods)} {card.points}{POINTS}"
    return f"{card_name(t, card)} {signs(goods)}" if goods else card_name(t, card)


def signs(goods: Iterable[str]) -> str:
    """Goods by their signs alone, where there is no room for words."""
    return "".join(SIGNS[good].emoji for good in goods)


@cache
def card_text(t: Texts, card: Card, attribute: str) -> str:
    """`effect` or `short` of a card, or of its kind; empty where there is none."""
    for name in (key(card.id), "kind-" + card.kind.replace("_", "-")):
        if t.has(f"{name}.{attribute}"):
            return t(f"{name}.{attribute}", **facts(t, card))
    return ""


def facts(t: Texts, card: Card) -> dict[str, str | int]:
    """What the texts of a card may say about it."""
    return {
        "good": t(f"good-{card.good}") if card.good else "",
        "goods": ", ".join(t(f"good-{good}") for good in card.goods),
        "coins": card.coins,
        "points": card.points,
        "value": card.value,
        "crates": card.crates,
        "capacity": card.capacity,
        "give": card.give,
        "uses": card.uses,
        "exchange": EXCHANGE,
        "trade": TRADE,
        **{f"owned{number}": points for number, points in enumerate(card.points_by_owned) if number},
    }


@cache
def good_name(t: Texts, good: str) -> str:
    """A good by sign and word."""
    return f"{SIGNS[good].emoji}{HARD_SPACE}{t(f'good-{good}')}"


def goods_list(t: Texts, goods: Iterable[str]) -> str:
    """Several goods; the same kind together, counted."""
    return counted(good_name(t, good) for good in goods) or EMPTY


def crates(t: Texts, goods: Sequence[str]) -> str:
    """Goods in a line of the market, each for itself."""
    return " ".join(good_name(t, good) for good in goods)


def season(state: State, card: str) -> str:
    """The season to which a card belongs."""
    return SEASONS[state.rules.cards[card].deck]
