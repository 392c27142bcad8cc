"""Rulesets: the base game, and the functions that turn it into the game with an expansion."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from engine.core.rulesets import combine, phases_by_name
from engine.games.speicherstadt.cards import load
from engine.games.speicherstadt.effects import effects
from engine.games.speicherstadt.kaispeicher import kaispeicher
from engine.games.speicherstadt.phases.demand import Demand
from engine.games.speicherstadt.phases.finale import Finale
from engine.games.speicherstadt.phases.income import Income
from engine.games.speicherstadt.phases.loading import Loading
from engine.games.speicherstadt.phases.purchase import Purchase
from engine.games.speicherstadt.phases.supply import Supply
from engine.games.speicherstadt.points import SCORING
from engine.games.speicherstadt.ruleset import Ruleset

_box = load(Path(__file__).with_name("cards.json"))

BASE = Ruleset(
    cards=_box.by_id,
    goods=_box.goods,
    flow=("supply", "demand", "purchase", "loading", "income"),
    phases=phases_by_name(Supply(), Demand(), Purchase(), Loading(), Income(), Finale()),
    effects=effects,
    scoring=SCORING,
)

EXPANSIONS: dict[str, Callable[[Ruleset], Ruleset]] = {"kaispeicher": kaispeicher}


def ruleset(chosen: Iterable[str]) -> Ruleset:
    """The base game with these expansions, each once; raises LookupError for one that is not known."""
    return combine(BASE, EXPANSIONS, chosen)
