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
    for piles in block.seats:
        gift = ", ".join(
            [*filter(None, [goods_markup(piles.gift, words)]), *[f"+{piles.raised}"] * bool(piles.raised)]
        )
        sold = ", ".join(sale_text(sale, words, words.with_emoji(sale.good.name)) for sale in piles.sales)
        points = amount(piles.points, words.emoji("points"))
        goods = {"gift": gift or "–", "market": sold or "–"}
        facts = {"value": piles.value, "money": piles.money}
        yield words.t("board-earned", who=MARKS[piles.seat], points=points, **goods, **facts)


@alt.block_sentences.register
def _(block: OpenedPiles, title: str, words: Words) -> Iterator[str]:
    gave, sold = block.headings
    yield f"{gave}: {'; '.join(gift_text(piles, words) for piles in block.seats)}"
    yield f"{sold}: {'; '.join(sales_text(piles, words) for piles in block.seats)}"


def gift_text(piles: SeatPiles, words: Words) -> str:
    """A gift: its value, its points, its goods."""
    value = words.t("alt-gift", who=LETTERS[piles.seat], value=piles.value, points=piles.points)
    parts = [goods_text(piles.gift, words)] * bool(piles.gift) + [f"+{piles.raised}"] * bool(piles.raised)
    return f"{value} ({', '.join(parts)})" if parts else value


def sales_text(piles: SeatPiles, words: Words) -> str:
    """Sales: the money, and how many of each kind at which price."""
    money = words.t("alt-sales", who=LETTERS[piles.seat], money=piles.money)
    sold = ", ".join(sale_text(sale, words, words.word(sale.good.name)) for sale in piles.sales)
    return f"{money} ({sold})" if sold else money


def sale_text(sale: Sale, words: Words, good: str) -> str:
    """A kind that was sold."""
    key = "alt-sale-alone" if sale.alone else "alt-sale"
    return words.t(key, number=sale.number, good=good, price=sale.price)
