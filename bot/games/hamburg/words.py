"""Goods, cards and money in words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from bot.games.hamburg.signs import GOODS
from bot.texts import Texts
from bot.texts.formats import HARD_SPACE, counted
from engine.games.hamburg.data import goods
from engine.games.hamburg.events import BACK
from engine.games.hamburg.rules import EXPANSIONS, ruleset
from engine.games.hamburg.state import Group, State

KINDS = tuple(good.id for good in goods())
"""All kinds of goods, the most expensive first: in this order people read them."""
CARDS = ruleset(EXPANSIONS).cards
"""All cards that may lie beside goods."""
COLOURS = {"harbour": 0x5B7C99, "choosing": 0x5B7C99, "office": 0xE9B44C, "raising": 0xE9B44C}
OPEN = 0x6F9A82
"""The colour of all phases in which the piles lie open."""


@cache
def good_name(t: Texts, good: str) -> str:
    """A good by sign and word; a hidden one by its back."""
    return hidden_goods(t, 1) if good == BACK else f"{GOODS[good]}{HARD_SPACE}{t(f'good-{good}')}"


def goods_list(t: Texts, goods: Iterable[str]) -> str:
    """Several goods; the same kind together, counted."""
    kinds = sorted(goods, key=(*KINDS, BACK).index)
    hidden = kinds.count(BACK)
    known = counted(good_name(t, good) for good in kinds[: len(kinds) - hidden])
    parts = (known, hidden_goods(t, hidden) if hidden else "")
    return ", ".join(filter(None, parts)) or t("goods-none")


def hidden_goods(t: Texts, number: int) -> str:
    """Goods of which only their owner knows the kinds."""
    return t("goods-hidden", number=number)


def slug(name: str) -> str:
    """An id of the engine as a part of a key."""
    return name.replace("_", "-")


@cache
def card_name(t: Texts, card: str) -> str:
    """The name of a card, short enough for a button."""
    return t(f"card-{slug(card)}")


def card_list(t: Texts, cards: Iterable[str]) -> str:
    """Several cards by name; equal ones together, counted."""
    return counted(card_name(t, card) for card in cards)


@cache
def card_text(t: Texts, card: str, part: str) -> str:
    """`effect` or `short` of a card, with its numbers."""
    kind = CARDS.get(card)
    facts: dict[str, int] = {}
    if kind is not None:
        facts = {
            name: getattr(kind, name) for name in ("cost", "money", "reveals", "value", "points", "least")
        }
        facts |= {f"price{number}": price for number, price in enumerate(kind.prices, 1)}
        facts |= {f"worth{number}": points for number, points in enumerate(kind.table, 1)}
        facts["most"] = max(len(kind.prices), len(kind.table))
    return t(f"card-{slug(card)}.{part}", **facts)


def card_note(t: Texts, card: str) -> str:
    """A card with what it does, as small print."""
    return f"{card_name(t, card)}: {card_text(t, card, 'short')}"


def group_text(t: Texts, group: Group, *, card: bool = True) -> str:
    """All that lies in a group of the display, perhaps without its card."""
    names = [t(f"good-{good}") for good in sorted(group.goods, key=KINDS.index)]
    return " + ".join([*names, card_name(t, group.card)] if card and group.card else names)


def marks(t: Texts, money: int) -> str:
    """An amount of money with its currency sign."""
    return t("amount-mark", money=money)


def loan_text(t: Texts, state: State, loans: int) -> str:
    """The money that loans bring, and what they cost later."""
    numbers = state.rules.numbers
    facts = {"repay": numbers.loan_repay, "points": numbers.loan_penalty}
    return t("loan-taken", loans=loans, money=loans * numbers.loan_cash, **facts)
