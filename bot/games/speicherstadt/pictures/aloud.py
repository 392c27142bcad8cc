"""The pictures of this game in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial, singledispatch
from typing import Any

from bot.games.speicherstadt.pictures.facts import (
    BoardFacts,
    CardFacts,
    Contract,
    Crate,
    House,
    OfficeFacts,
    Slot,
    Store,
    Tile,
)
from bot.pictures import aloud
from bot.pictures.aloud import FULL, SHORTEST, named, told
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
    yield facts.ask
    if facts.columns:
        yield f"{t('alt-market')}: {slots(facts.columns, t, level)}"
    for row in (facts.reserved, facts.upper):
        if row.slots:
            yield f"{row.heading}: {slots(row.slots, t, level)}"
    for it in facts.houses:
        yield f"{named(it.seat, it.name, level)}: {', '.join(purse(it, t))}"
    piles = ", ".join(f"{goods([it.crate], level)} {it.number}" for it in facts.supply.piles)
    yield f"{facts.supply.word}: {piles}" if piles else facts.supply.word
    if level == FULL:
        decks = (slot.tile.deck for slot in (*facts.columns, *facts.reserved.slots, *facts.upper.slots))
        yield t("alt-decks", decks=" ".join(decks))


@sentences.register
def _(facts: OfficeFacts, t: Texts, level: int) -> Iterator[str]:
    yield facts.title
    yield ", ".join(purse(facts.house, t))
    cards, contracts, stores = facts.headings
    said = (about(it.tile, level) + (f" ×{it.number}" if it.number > 1 else "") for it in facts.cards)
    yield f"{cards}: {', '.join(said)}" if facts.cards else facts.nothing
    if facts.contracts:
        yield f"{contracts}: {'; '.join(contract(it, t, level) for it in facts.contracts)}"
    yield f"{stores}: {'; '.join(store(it, t, level) for it in facts.stores)}"


@sentences.register
def _(facts: CardFacts, t: Texts, level: int) -> Iterator[str]:
    yield from (facts.title, facts.kind, facts.effect, *facts.where)


def slots(them: Iterable[Slot], t: Texts, level: int) -> str:
    """Cards of the market."""
    return "; ".join(": ".join(filter(None, (about(it.tile, level, it.label), state(it, t)))) for it in them)


def about(it: Tile, level: int, label: str = "") -> str:
    """A card: its place, its name, its crates or what it does in short."""
    what = it.note if level == FULL and it.note else goods(it.crates, level)
    return f"{label} {it.name}".strip() + (f" ({what})" if what else "")


def goods(them: Iterable[Crate], level: int) -> str:
    """Goods by their words or marks."""
    return "".join(it.mark for it in them) if level == SHORTEST else " ".join(it.word for it in them)


def state(it: Slot, t: Texts) -> str:
    """Who stands over a card and what it costs; or what became of it."""
    if it.buyer is not None:
        return t("board-sold", who=LETTERS[it.buyer])
    if not it.line:
        return it.word
    line = (t("alt-grey-worker", who=LETTERS[w.seat]) if w.grey else LETTERS[w.seat] for w in it.line)
    said = [" ".join(line), t("board-now", price=it.prices[0])]
    return ", ".join([*said, t("alt-selling")] if it.fate == "now" else said)


def purse(it: House, t: Texts) -> Iterator[str]:
    """What a player has; only coins and points where they are zero."""
    yield t("alt-coins", number=it.coins)
    yield t("alt-points", number=signed(it.points))
    numbers = {
        "alt-strength": it.strength,
        "alt-ships": it.ships,
        "alt-open": it.open,
        "alt-done": it.done,
        "alt-workers": it.workers,
        "alt-grey": it.grey,
    }
    yield from (t(key, number=number) for key, number in numbers.items() if number)
    if it.starter:
        yield it.starter
    if it.due:
        yield t("alt-due")


def contract(it: Contract, t: Texts, level: int) -> str:
    """A contract with what lies on it and what it lacks."""
    filled = goods((crate for crate in it.tile.crates if crate.lies), level)
    missing = goods((crate for crate in it.tile.crates if not crate.lies), level)
    if it.done:
        return t("office-contract-complete", contract=about(it.tile, level))
    if filled:
        return t("office-contract-started", contract=it.tile.name, filled=filled, missing=missing)
    return t("office-contract-open", contract=it.tile.name, missing=missing)


def store(it: Store, t: Texts, level: int) -> str:
    """A place for goods, what lies there, and what more would fit."""
    what = goods(it.crates, level) or t("alt-empty")
    return f"{it.heading}: {what}" + (f", {t('alt-free', number=it.free)}" if it.free else "")
