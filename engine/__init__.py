"""Games and tables; knows nothing of Discord.

s = GAMES[key].new(seats=4, seed="any words")
s, told = apply(s, s.pending[0].default)
"""

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.errors import IllegalAction, KontorError
from engine.core.game import Game
from engine.core.loop import apply, play, settle
from engine.core.scores import standings
from engine.core.state import State
from engine.games import GAMES
from engine.games.agents import AGENTS

__all__ = [
    "AGENTS",
    "GAMES",
    "Action",
    "Decision",
    "Game",
    "IllegalAction",
    "KontorError",
    "State",
    "apply",
    "play",
    "settle",
    "standings",
]
