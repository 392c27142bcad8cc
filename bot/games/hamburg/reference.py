"""Cards to look up."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.hamburg import words
from bot.presenter.blocks import LEGEND
from bot.presenter.small_print import brief
from bot.texts import Texts
from engine.games.hamburg.rules import BASE
from engine.games.hamburg.ruleset import SPEICHER, Ruleset

TOPICS: tuple[str, ...] = (
    "overview", LEGEND, "harbour", "office", "senate", "market", "closing", "loans", "end",
    "magistrat", "magistrat-cards", "players", "credits",
)  # fmt: skip
"""Topics of the rules, in the order in which one would read them."""


def facts(rules: Ruleset) -> dict[str, int]:
    """The numbers of the rules, and those of the expansion, whether it is in the game or not."""
    numbers, gifts = rules.numbers, [worth for card in rules.senate_cards for worth in card.values.values()]
    plain = {name: number for name, number in vars(numbers).items() if isinstance(number, int)}
    tables: dict[str, Sequence[int]] = {
        "market": numbers.market,
        "alone": [number * price for number, price in enumerate(numbers.market, 1)],
        **{f"gift{seats}x": points for seats, points in numbers.senate_points.items()},
        **{f"bonus{seats}x": points for seats, points in numbers.money_bonus.items()},
        **{
            f"start{seats}x": [numbers.start_money + extra for extra in more]
            for seats, more in numbers.more_money.items()
        },
    }
    return {
        **{name.replace("_", "-"): number for name, number in plain.items()},
        **{f"price-{good}": price for good, price in rules.prices.items()},
        **{f"buy{seats}": most for seats, most in numbers.most_groups.items()},
        **{f"{name}{at}": number for name, values in tables.items() for at, number in enumerate(values, 1)},
        "first-speicher": len(BASE.numbers.groups_with_speicher),
        "least": min(gifts),
        "most": max(gifts),
        **of_expansion(),
    }


def of_expansion() -> dict[str, int]:
    """How many there are of each of its cards, and what they are worth."""
    kinds = words.CARDS
    deck = {f"count-{words.slug(name)}": kind.count for name, kind in kinds.items()}
    table = kinds["magistrat"].table
    return {
        **deck,
        **{f"magistrat{at}": points for at, points in enumerate(table, 1)},
        "magistrats": len(table),
        "deck": sum(kind.count for name, kind in kinds.items() if name != SPEICHER),
        "all": sum(kind.count for kind in kinds.values()),
        "plus": kinds["gift_plus3"].value,
        "sixteen": kinds["gift16"].least,
    }


def cards(t: Texts) -> dict[str, str]:
    """Every card that people may look up."""
    return {card: words.card_name(t, card) for card in words.CARDS}


def card(t: Texts, name: str) -> tuple[str, str]:
    """A card's name, and its effect with how many there are; raises LookupError."""
    definition = words.CARDS[name]
    kind = t(f"kind-{definition.kind}")
    count = t("card-count", number=definition.count)
    return words.card_name(t, name), f"*{kind}*\n{words.card_text(t, name, 'effect')}\n\n{count}"


def small_print(t: Texts, name: str) -> str:
    """What a card does, in one line; raises LookupError."""
    if name not in words.CARDS:
        raise LookupError(name)
    return brief(words.card_text(t, name, "effect"), words.card_text(t, name, "short"))
