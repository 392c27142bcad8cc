"""The expansion Kaispeicher (Stefan Feld, 2012) as a function from ruleset to ruleset."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from engine.games.speicherstadt.cards import load
from engine.games.speicherstadt.kaispeicher import nerves as _nerves  # noqa: F401  # hears these events
from engine.games.speicherstadt.kaispeicher.anytime import ANYTIME
from engine.games.speicherstadt.kaispeicher.effects import effects
from engine.games.speicherstadt.kaispeicher.phases import PHASES
from engine.games.speicherstadt.kaispeicher.points import SCORING
from engine.games.speicherstadt.ruleset import Ruleset

_box = load(Path(__file__).with_name("cards.json"))


def kaispeicher(rules: Ruleset) -> Ruleset:
    """Fifty cards and nine goods more, a second row, a worker and a coin more (Yucata, Kaispeicher)."""
    return replace(
        rules,
        cards={**rules.cards, **_box.by_id},
        goods={**rules.goods, **_box.goods},
        flow=("supply", "demand", "spying", "purchase", "loading", "income"),
        phases={**rules.phases, **PHASES},
        effects=rules.effects | effects,
        scoring={**rules.scoring, **SCORING},
        anytime={**rules.anytime, **ANYTIME},
        expansions=(*rules.expansions, "kaispeicher"),
        workers=4,
        income=2,
        rows=2,
    )
