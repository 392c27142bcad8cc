"""The phases that this expansion adds or takes the place of, one a file, in the order of play."""

from engine.core.phases import Phase
from engine.core.rulesets import phases_by_name
from engine.games.hamburg.magistrat.phases.choosing import Choosing
from engine.games.hamburg.magistrat.phases.closing import ClosingWithCards
from engine.games.hamburg.magistrat.phases.display import DisplayFromDeck
from engine.games.hamburg.magistrat.phases.harbour import HarbourWithCards
from engine.games.hamburg.magistrat.phases.pricing import Pricing
from engine.games.hamburg.magistrat.phases.raising import Raising
from engine.games.hamburg.state import State

PHASES: dict[str, Phase[State]] = phases_by_name(
    DisplayFromDeck(), HarbourWithCards(), Choosing(), Raising(), Pricing(), ClosingWithCards()
)
