"""The game's entry for the registry."""

from __future__ import annotations

from pathlib import Path

from pydantic import TypeAdapter

from engine.core.actions import by_name
from engine.core.effort import Effort
from engine.core.game import Game
from engine.core.lessons import Lesson
from engine.games.speicherstadt.actions import MOVES, Move
from engine.games.speicherstadt.orders.ahead import ahead
from engine.games.speicherstadt.orders.standing_orders import Orders
from engine.games.speicherstadt.record import Record
from engine.games.speicherstadt.rules import EXPANSIONS, ruleset
from engine.games.speicherstadt.setup import SEATS, Deal, begin, deal, redealt
from engine.games.speicherstadt.state import State

GAME: Game[State] = Game(
    key="speicherstadt",
    version=1,
    seats=SEATS,
    expansions=tuple(EXPANSIONS),
    rules=ruleset,
    deal=deal,
    begin=begin,
    redealt=redealt,
    deals=Deal,
    record=Record,
    actions=by_name(Move),
    moves=MOVES,
    states=TypeAdapter(State),
    orders=Orders,
    ahead=ahead,
    lesson=Lesson.read(Path(__file__).with_name("lesson.json")),
    effort=Effort.read(Path(__file__).with_name("effort.json")),
)
