"""Cards to look up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from bot.games.speicherstadt import words
from bot.presenter.blocks import LEGEND
from bot.presenter.small_print import brief
from bot.texts import Texts
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.cards import Card
from engine.games.speicherstadt.phases.loading import EXCHANGE, TRADE
from engine.games.speicherstadt.ruleset import Ruleset

BASE_RULES: Ruleset = GAME.rules(())
BASE: dict[str, Card] = dict(BASE_RULES.cards)
BOXES: dict[str, dict[str, Card]] = {
    GAME.key: BASE,
    **{
        name: {i: card for i, card in GAME.rules((name,)).cards.items() if i not in BASE}
        for name in GAME.expansions
    },
}
"""The cards of every box, by the box's name."""
ALL: dict[str, Card] = {i: card for box in BOXES.values() for i, card in box.items()}

TOPICS: tuple[str, ...] = (
    "overview", LEGEND, "supply", "fires", "demand", "purchase", "loading", "markethall", "income", "end",
    "scoring", "cards", "signs-cards", "players", "kaispeicher", "reserving", "kaispeicher-cards",
    "signs-kaispeicher", "credits",
)  # fmt: skip
"""Topics of the rules, in the order in which one would read them."""


def facts(rules: Ruleset) -> dict[str, int]:
    """The numbers of the rules, and those of the base game's cards, whether an expansion is in it or not."""
    deck = [card for card in BASE.values() for _ in range(card.count)]
    lasts = {seats: rounds(deck, seats) for seats in GAME.seats}
    high, bank = rules.income + rules.consolation, BASE["bank"].coins
    return {
        **{name: getattr(rules, name) for name in ("coins", "workers", "income", "consolation", "room")},
        **{f"rounds{seats}": number for seats, number in lasts.items()},
        **{f"row{seats}": rules.row(seats) for seats in GAME.seats},
        **{f"spend{seats}": rules.coins + rules.income * (rounds - 1) for seats, rounds in lasts.items()},
        **{"bank": bank, "most-income": high, "bank-income": high + bank},
        **{
            "both-workers": 2 * rules.workers,
            "phases": len(BASE_RULES.flow),
            "rows": rules.rows,
            "exchange": EXCHANGE,
            "trade": TRADE,
        },
        **{"goods": sum(BASE_RULES.goods.values()), "each": next(iter(BASE_RULES.goods.values()))},
        **counts(deck),
        **worths(deck),
        **of_expansion(),
    }


def of_expansion() -> dict[str, int]:
    """The numbers of the expansion, whether it is in the game or not."""
    rules, deck = GAME.rules(("kaispeicher",)), BOXES["kaispeicher"].values()
    goods = [good for good in rules.goods if good not in BASE_RULES.goods]
    kinds = Counter(card.kind for card in deck)
    return {
        "k-cards": sum(card.count for card in deck),
        "k-goods": len(goods),
        "k-each": rules.goods[goods[0]],
        "k-workers": rules.workers,
        "k-income": rules.income,
        **{f"k-contract{len(card.goods)}": card.points for card in deck if card.kind == "contract"},
        "k-crates": max(card.crates for card in deck),
        "k-factory": max(card.points for card in deck if card.kind == "factory"),
        "k-merchant": max(card.coins for card in deck if card.kind == "merchant"),
        "k-offices": kinds["counting_office"],
        "k-fire-cards": kinds["fire_modifier"],
        "insurance": ALL["insurance"].coins,
    }


def counts(deck: Sequence[Card]) -> dict[str, int]:
    """How many cards there are: in all, of each kind, in each season, and of each kind in each season."""
    kinds, seasons = (
        Counter(f"all-{card.kind}" for card in deck),
        Counter(f"deck-{card.deck.lower()}" for card in deck),
    )
    both = Counter(f"{card.kind}-{card.deck.lower()}" for card in deck)
    return {"cards": len(deck), **{name.replace("_", "-"): n for name, n in (kinds + seasons + both).items()}}


def worths(deck: Sequence[Card]) -> dict[str, int]:
    """What cards are worth, hold and bring."""
    single = {name.replace("_", "-"): BASE[name] for name in ("warehouse", "boatsmen_church", "st_michaelis")}
    fires = sorted(card.value for card in deck if card.kind == "fire")
    return {
        **{f"contract{len(card.goods)}": card.points for card in deck if card.kind == "contract"},
        **{f"fire{at}": value for at, value in enumerate(fires, 1)},
        **{
            f"office{at}": points for at, points in enumerate(BASE["counting_office_a"].points_by_owned) if at
        },
        **{f"points-{name}": card.points for name, card in single.items()},
        "capacity": BASE["warehouse"].capacity,
        "crates": max(card.crates for card in deck),
        "strongest": max(card.value for card in deck if card.kind == "fireman"),
    }


def rounds(deck: Sequence[Card], seats: int) -> int:
    """How many rounds the deck lasts: fires are laid beside the market."""
    sold = [card for card in deck if card.kind != "fire" and seats not in card.removed_at]
    return len(sold) // BASE_RULES.row(seats)


def cards(t: Texts) -> dict[str, str]:
    """Every card that people may look up; several of the same name and effect are one entry."""
    titles: dict[str, str] = {}
    seen: set[str] = set()
    for card in ALL.values():
        text = title(t, card) + words.card_text(t, card, "effect")
        if text not in seen:
            seen.add(text)
            titles[card.id] = title(t, card)
    return titles


@cache
def title(t: Texts, card: Card) -> str:
    """The name; for contracts, which share theirs, with what they ask for."""
    name = words.card_name(t, card)
    goods = ", ".join(t(f"good-{good}") for good in card.goods)
    return f"{name}: {goods}" if goods else name


def card(t: Texts, name: str) -> tuple[str, str]:
    """A card's title, and its effect with how many there are in which box and season; raises LookupError."""
    card = ALL[name]
    where = (count(t, box, title(t, card)) for box in BOXES)
    kind = t("kind-" + card.kind.replace("_", "-"))
    return title(t, card), "\n".join(
        (f"*{kind}*", words.card_text(t, card, "effect"), "", *filter(None, where))
    )


def small_print(t: Texts, name: str) -> str:
    """What a card does, in one line; raises LookupError."""
    return brief(*effects(t, name))


def effects(t: Texts, name: str) -> tuple[str, str]:
    """What a card does, whole and in a few words; raises LookupError."""
    card = ALL[name]
    return words.card_text(t, card, "effect"), words.card_text(t, card, "short")


def count(t: Texts, box: str, wanted: str) -> str:
    """How many cards of this title lie in a box, season by season."""
    decks: Counter[str] = Counter()
    for card in BOXES[box].values():
        if title(t, card) == wanted:
            decks[card.deck] += card.count
    seasons = (t("card-deck", deck=t(f"deck-{deck.lower()}"), number=decks[deck]) for deck in sorted(decks))
    return t("card-box", box=t(f"game-{box}"), decks=", ".join(seasons)) if decks else ""
