"""The pictures of this game in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial, singledispatch
from typing import Any

from bot.games.hamburg.pictures.facts import (
    BoardFacts,
    CardFacts,
    Good,
    Held,
    Lot,
    Merchant,
    OfficeFacts,
    Opened,
    Opening,
    Paid,
    Pile,
    Sale,
    Stack,
)
from bot.pictures import aloud
from bot.pictures.aloud import FULL, SHORTEST, asked, named, told
from bot.pictures.seats import LETTERS
from bot.texts import Texts
from bot.texts.writing import signed


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
    if facts.laid:
        laid = ", ".join(f"{said(it, level)} {it.price}" for it in facts.laid)
        yield f"{t('alt-laid')}: {laid}"
    if facts.lots:
        yield f"{t('alt-display')}: {'; '.join(lot(it, t, level) for it in facts.lots)}"
    if facts.opening:
        yield from opening(facts.opening, t, level)
    yield from (senate(it, level) for it in facts.senate)
    yield f"{facts.market.word}: {' '.join(map(str, facts.market.prices))}"
    for it in facts.merchants:
        yield f"{named(it.seat, it.name, level)}: {', '.join(owned(it, t))}"


@sentences.register
def _(facts: OfficeFacts, t: Texts, level: int) -> Iterator[str]:
    held, cards = facts.headings
    yield facts.title
    yield ", ".join([t("alt-money", number=facts.money), *owned(facts.merchant, t)])
    yield f"{held}: {'; '.join(kind(it, facts.words, level) for it in facts.goods) or facts.nothing}"
    if facts.cards:
        yield f"{cards}: {', '.join(card(it, facts.words[2]) for it in facts.cards)}"
    yield from (pile(it, t, level) for it in facts.piles)
    if facts.lots:
        groups = (it for at, it in enumerate(facts.lots) if at in facts.marked)
        yield f"{facts.display}: {'; '.join(lot(it, t, level) for it in groups)}"


@sentences.register
def _(facts: CardFacts, t: Texts, level: int) -> Iterator[str]:
    yield facts.title
    yield from facts.lines


def said(it: Good, level: int) -> str:
    """A kind by its word or mark."""
    return it.mark if level == SHORTEST else it.word


def goods(them: Iterable[Good], level: int) -> str:
    """Goods, those of a kind together."""
    counted = Counter(them)
    return ", ".join(said(it, level) + (f" ×{n}" if n > 1 else "") for it, n in counted.items())


def lot(it: Lot, t: Texts, level: int) -> str:
    """A group: what lies there and what it costs, or what became of it."""
    what = " + ".join([*(said(one, level) for one in it.goods), *([it.card.word] if it.card else ())])
    held = f" ({what})" if level == FULL else ""
    if it.buyer is not None:
        return t("alt-bought", slot=it.slot, who=LETTERS[it.buyer]) + held
    if it.gone:
        return t("alt-gone", slot=it.slot) + held
    return t("alt-lot", slot=it.slot, what=what, price=it.price)


def opening(it: Opening, t: Texts, level: int) -> Iterator[str]:
    """What everybody gave, and what everybody sold."""
    gave, sold = it.headings
    yield f"{gave}: {'; '.join(gift(one, t, level) for one in it.seats)}"
    yield f"{sold}: {'; '.join(sales(one, t, level) for one in it.seats)}"


def gift(it: Opened, t: Texts, level: int) -> str:
    """A gift: its value, its points, what it was."""
    value = t("alt-gift", who=LETTERS[it.seat], value=it.value, points=it.points)
    parts = [goods(it.gift, level)] * bool(it.gift) + [f"+{it.raised}"] * bool(it.raised)
    return f"{value} ({', '.join(parts)})" if parts else value


def sales(it: Opened, t: Texts, level: int) -> str:
    """Sales: the money, and how many of which kind at which price."""
    money = t("alt-sales", who=LETTERS[it.seat], money=it.money)
    return f"{money} ({', '.join(sale(one, t, level) for one in it.sales)})" if it.sales else money


def sale(it: Sale, t: Texts, level: int) -> str:
    """A kind that was sold."""
    facts: dict[str, str | int] = {"number": it.number, "good": said(it.good, level), "price": it.price}
    return t("alt-sale-alone" if it.alone else "alt-sale", **facts)


def senate(it: Paid, level: int) -> str:
    """What the senate pays."""
    return f"{it.word}: {', '.join(f'{said(good, level)} {value}' for good, value in it.values)}"


def owned(it: Merchant, t: Texts) -> Iterator[str]:
    """What a player has; only points where they are zero."""
    yield t("alt-points", number=signed(it.points))
    numbers = {
        "alt-speicher": it.speicher,
        "alt-loans": it.loans,
        "alt-goods": it.goods,
        "alt-cards": it.cards,
    }
    yield from (t(key, number=number) for key, number in numbers.items() if number)
    yield from filter(None, (it.first, it.out))
    if it.due:
        yield t("alt-due")


def kind(it: Held, words: tuple[str, str, str], level: int) -> str:
    """A kind in hand."""
    later = "" if it.later is None else f", {words[1]} {it.later}"
    return f"{said(it.good, level)} ×{it.number} ({words[0]} {it.now}{later})"


def pile(it: Pile, t: Texts, level: int) -> str:
    """Goods that go somewhere."""
    number = [f"{it.word} {it.number}"] if it.word else []
    return f"{it.heading}: {', '.join([goods(it.goods, level) or t('alt-empty'), *number])}"


def card(it: Stack, used: str) -> str:
    """Equal cards."""
    more = [f"×{it.number}"] * (it.number > 1) + [f"({used} {it.used})"] * bool(it.used)
    return " ".join([it.card.word, *more])
