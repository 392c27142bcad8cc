"""The expansion Der Magistrat as a function from ruleset to ruleset."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from engine.games.hamburg.data import cards
from engine.games.hamburg.magistrat.effects import effects
from engine.games.hamburg.magistrat.phases import PHASES
from engine.games.hamburg.magistrat.points import with_cards
from engine.games.hamburg.ruleset import Ruleset

HERE = Path(__file__).parent


def magistrat(rules: Ruleset) -> Ruleset:
    """A deck of 35 cards and 15 Speicher, a card beside every group, two questions more in a round; one
    Speicher and one good more for each seat (rules of the expansion)."""
    return replace(
        rules,
        cards={**rules.cards, **{card.id: card for card in cards(HERE / "cards.json")}},
        numbers=rules.numbers.but(HERE / "numbers.json"),
        flow=("display", "harbour", "office", "raising", "senate", "pricing", "market", "closing"),
        phases={**rules.phases, **PHASES},
        effects=rules.effects | effects,
        scoring=with_cards(rules.scoring),
        expansions=(*rules.expansions, "magistrat"),
    )
