"""The figures in words: lines of an embed, sentences of a description."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.hamburg.figures.display import DisplayGroups, Lot, RevealedGoods
from bot.games.hamburg.figures.goods import goods_markup, goods_text, with_count
from bot.games.hamburg.figures.opened_piles import OpenedPiles, Sale, SeatPiles
from bot.games.hamburg.figures.piles import PilePair
from bot.games.hamburg.figures.prices import PriceLadder, SenateCards
from bot.pictures.alt_text import FULL
from bot.pictures.seats import LETTERS
from bot.render import alt, embed
from bot.render.words import Words
from bot.texts.formats import MARKS, amount

# --- Display


@embed.lines.register
def _(block: DisplayGroups, words: Words) -> Iterator[str]:
    for shown in block.lots:
        if shown.buyer is not None:
            yield words.t("board-sold", slot=shown.slot, who=MARKS[shown.buyer])
        elif shown.gone:
            yield words.t("alt-gone", slot=shown.slot)
        else:
            content = " + ".join([*(words.with_emoji(good.name) for good in shown.goods), *card(shown)])
            yield words.t("board-group", slot=shown.slot, what=content, price=shown.price)


@embed.lines.register
def _(block: RevealedGoods, words: Words) -> Iterator[str]:
    yield ", ".join(f"{words.with_emoji(good.name)}\u00a0{good.price}" for good in block.goods)


@alt.block_sentences.register
def _(block: DisplayGroups, title: str, words: Words) -> Iterator[str]:
    shown = (lot for at, lot in enumerate(block.lots) if not block.marked or at in block.marked)
    yield f"{title}: {'; '.join(lot_text(lot, words) for lot in shown)}"


@alt.block_sentences.register
def _(block: RevealedGoods, title: str, words: Words) -> Iterator[str]:
    yield f"{title}: {', '.join(f'{words.word(good.name)} {good.price}' for good in block.goods)}"


def card(lot: Lot) -> tuple[str, ...]:
    """The card of a group, if it has one."""
    return (lot.card.word,) if lot.card else ()


def lot_text(lot: Lot, words: Words) -> str:
    """A group: its goods and price, or who bought it."""
    content = " + ".join([*(words.word(good.name) for good in lot.goods), *card(lot)])
    held = f" ({content})" if words.level == FULL else ""
    if lot.buyer is not None:
        return words.t("alt-bought", slot=lot.slot, who=LETTERS[lot.buyer]) + held
    return (
        words.t("alt-gone", slot=lot.slot) + held
        if lot.gone
        else words.t("alt-lot", slot=lot.slot, what=content, price=lot.price)
    )


# --- Opening


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


# --- Piles


@embed.lines.register
def _(block: PilePair, words: Words) -> Iterator[str]:
    for pile in block.both:
        number = f" ({pile.word} {pile.number})" if pile.word else ""
        yield f"**{pile.heading}**{number}: {goods_markup(pile.goods, words) or '–'}"


@alt.block_sentences.register
def _(block: PilePair, title: str, words: Words) -> Iterator[str]:
    for pile in block.both:
        number = [f"{pile.word} {pile.number}"] if pile.word else []
        yield f"{pile.heading}: {', '.join([goods_text(pile.goods, words) or words.t('alt-empty'), *number])}"


# --- Prices


@embed.lines.register
def _(block: SenateCards, words: Words) -> Iterator[str]:
    for at, card in enumerate(block.cards):
        paid = sorted(card.values, key=lambda pair: -pair[1])
        values = " · ".join(f"{words.with_emoji(good.name)}\u00a0**{value}**" for good, value in paid)
        points = ", ".join(map(str, block.ranks))
        yield words.t("board-senate-next" if at else "board-senate-now", values=values, points=points)


@embed.lines.register
def _(block: PriceLadder, words: Words) -> Iterator[str]:
    yield words.t("board-ladder", prices=" · ".join(map(str, block.prices)))
    if block.lying:
        sold = ", ".join(with_count(words.with_emoji(good.name), number) for good, number in block.lying)
        yield words.t("board-lying", goods=sold)


@alt.block_sentences.register
def _(block: SenateCards, title: str, words: Words) -> Iterator[str]:
    for at, card in enumerate(block.cards):
        paid = [f"{words.word(good.name)} {value}" for good, value in card.values]
        points = [] if at else [words.t("alt-places", points=", ".join(map(str, block.ranks)))]
        yield f"{card.word}: {', '.join([*paid, *points])}"


@alt.block_sentences.register
def _(block: PriceLadder, title: str, words: Words) -> Iterator[str]:
    yield f"{block.word}: {' '.join(map(str, block.prices))}"
    if block.lying and words.level == FULL:
        sold = ", ".join(with_count(words.word(good.name), number) for good, number in block.lying)
        yield words.t("board-lying", goods=sold)
