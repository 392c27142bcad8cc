"""The phases that the expansion changes or adds, in the order of play."""

from __future__ import annotations

from engine.core.phases import Phase
from engine.core.rulesets import phases_by_name
from engine.games.speicherstadt.kaispeicher.phases.demand import DemandOrReserve
from engine.games.speicherstadt.kaispeicher.phases.fire import FireChief, Insurance
from engine.games.speicherstadt.kaispeicher.phases.loading import LoadingWithFactories
from engine.games.speicherstadt.kaispeicher.phases.purchase import PurchaseOfBothRows
from engine.games.speicherstadt.kaispeicher.phases.spying import Spying
from engine.games.speicherstadt.kaispeicher.phases.supply import SupplyOfTwoRows
from engine.games.speicherstadt.state import State

PHASES: dict[str, Phase[State]] = phases_by_name(
    SupplyOfTwoRows(),
    FireChief(),
    Insurance(),
    DemandOrReserve(),
    Spying(),
    PurchaseOfBothRows(),
    LoadingWithFactories(),
)
