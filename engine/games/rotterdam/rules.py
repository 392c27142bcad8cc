"""The ruleset: map, goods, cards and numbers from the data files, the order of a round, scoring."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from engine.core.phases import Phase
from engine.core.rulesets import combine, phases_by_name
from engine.games.rotterdam.data import cards, waterways
from engine.games.rotterdam.effects import PLAYED, effects
from engine.games.rotterdam.hidden_information import hide, imagine, redact_decisions
from engine.games.rotterdam.phases.completion import Completion
from engine.games.rotterdam.phases.fork import Fork
from engine.games.rotterdam.phases.placing import Placing
from engine.games.rotterdam.phases.sailing import Sailing
from engine.games.rotterdam.phases.ship_cards import ShipCards
from engine.games.rotterdam.phases.step import InTurn
from engine.games.rotterdam.phases.trade import Trade
from engine.games.rotterdam.phases.unloading import Unloading
from engine.games.rotterdam.points import SCORING
from engine.games.rotterdam.ruleset import Ruleset
from engine.games.rotterdam.state import State

DATA = Path(__file__).parent / "data"

PHASES: dict[str, Phase[State]] = phases_by_name(
    Placing(), Sailing(), Fork(), ShipCards(), Unloading(), Trade(), Completion()
)

BASE = Ruleset(
    map=waterways.load(DATA / "map.json"),
    goods=cards.goods(DATA),
    deck=cards.cards(DATA),
    numbers=cards.numbers(DATA),
    flow=("placing", "sailing", "ship_cards", "unloading", "trade", "completion"),
    phases=PHASES,
    in_turn=frozenset(name for name, phase in PHASES.items() if isinstance(phase, InTurn)),
    effects=effects,
    scoring=SCORING,
    hide=hide,
    redact=redact_decisions,
    imagine=imagine,
    anytime=PLAYED,
)


def ruleset(chosen: Iterable[str]) -> Ruleset:
    """The game; raises LookupError for an expansion, for there are none."""
    return combine(BASE, {}, chosen)
