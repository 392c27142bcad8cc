"""Rulesets: the base game, and the functions that turn it into the game with an expansion."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.rulesets import combine, phases_by_name
from engine.games.hamburg import data
from engine.games.hamburg.hidden_information import hide, imagine, redact_decisions
from engine.games.hamburg.magistrat import magistrat
from engine.games.hamburg.phases.closing import Closing
from engine.games.hamburg.phases.display import Display
from engine.games.hamburg.phases.harbour import Harbour
from engine.games.hamburg.phases.market import Market
from engine.games.hamburg.phases.office import OfficePhase
from engine.games.hamburg.phases.senate import Senate
from engine.games.hamburg.points import SCORING
from engine.games.hamburg.ruleset import Ruleset

BASE = Ruleset(
    goods=data.goods(),
    senate_cards=data.senate(),
    numbers=data.numbers(),
    flow=("display", "harbour", "office", "senate", "market", "closing"),
    phases=phases_by_name(Display(), Harbour(), OfficePhase(), Senate(), Market(), Closing()),
    scoring=SCORING,
    hide=hide,
    redact=redact_decisions,
    imagine=imagine,
)

EXPANSIONS: dict[str, Callable[[Ruleset], Ruleset]] = {"magistrat": magistrat}


def ruleset(chosen: Iterable[str]) -> Ruleset:
    """The base game with these expansions, each once; raises LookupError for one that is not known."""
    return combine(BASE, EXPANSIONS, chosen)
