"""The opening in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.hamburg.figures.goods import goods_markup, goods_text
from bot.games.hamburg.figures.opening.facts import OpenedPiles, Sale, SeatPiles
from bot.pictures.seats import LETTERS
from bot.render import alt, embed
from bot.render.words import Words
from bot.texts.formats import MARKS, amount


@embed.lines.register
def _(block: OpenedPiles, words: Words) -> Iterator[str]:
    for it in block.seats:
        gift = ", ".join(
            [*filter(None, [goods_markup(it.gift, words)]), *[f"+{it.raised}"] * bool(it.raised)]
        )
        sold = ", ".join(sale(one, words, words.with_emoji(one.good.name)) for one in it.sales)
        points = amount(it.points, words.emoji("points"))
        piles = {"gift": gift or "–", "market": sold or "–"}
        facts = {"value": it.value, "money": it.money}
        yield words.t("board-earned", who=MARKS[it.seat], points=points, **piles, **facts)


@alt.block_sentences.register
def _(block: OpenedPiles, title: str, words: Words) -> Iterator[str]:
    gave, sold = block.headings
    yield f"{gave}: {'; '.join(gift(it, words) for it in block.seats)}"
    yield f"{sold}: {'; '.join(sales(it, words) for it in block.seats)}"


def gift(it: SeatPiles, words: Words) -> str:
    """A gift: its value, its points, its goods."""
    value = words.t("alt-gift", who=LETTERS[it.seat], value=it.value, points=it.points)
    parts = [goods_text(it.gift, words)] * bool(it.gift) + [f"+{it.raised}"] * bool(it.raised)
    return f"{value} ({', '.join(parts)})" if parts else value


def sales(it: SeatPiles, words: Words) -> str:
    """Sales: the money, and how many of each kind at which price."""
    money = words.t("alt-sales", who=LETTERS[it.seat], money=it.money)
    sold = ", ".join(sale(one, words, words.word(one.good.name)) for one in it.sales)
    return f"{money} ({sold})" if sold else money


def sale(it: Sale, words: Words, good: str) -> str:
    """A kind that was sold."""
    key = "alt-sale-alone" if it.alone else "alt-sale"
    return words.t(key, number=it.number, good=good, price=it.price)
