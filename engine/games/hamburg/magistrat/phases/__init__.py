"""The phases that this expansion adds or takes the place of, one a file, in the order of play."""

from engine.games.hamburg.magistrat.phases.choosing import Choosing
from engine.games.hamburg.magistrat.phases.closing import ClosingWithCards
from engine.games.hamburg.magistrat.phases.display import DisplayFromDeck
from engine.games.hamburg.magistrat.phases.harbour import HarbourWithCards
from engine.games.hamburg.magistrat.phases.pricing import Pricing
from engine.games.hamburg.magistrat.phases.raising import Raising
from engine.games.hamburg.phases.step import Step

_phases: tuple[Step, ...] = (
    DisplayFromDeck(),
    HarbourWithCards(),
    Choosing(),
    Raising(),
    Pricing(),
    ClosingWithCards(),
)

PHASES: dict[str, Step] = {phase.name: phase for phase in _phases}
