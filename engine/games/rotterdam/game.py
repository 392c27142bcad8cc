"""The game's entry for the registry."""

from __future__ import annotations

from pathlib import Path

from pydantic import TypeAdapter

from engine.core.actions import by_name
from engine.core.effort import Effort
from engine.core.game import Game
from engine.core.lessons import Lesson
from engine.games.rotterdam.actions import MOVES, Move
from engine.games.rotterdam.orders.standing_orders import Orders
from engine.games.rotterdam.record import Record
from engine.games.rotterdam.rules import ruleset
from engine.games.rotterdam.setup import SEATS, Deal, begin, deal, redealt
from engine.games.rotterdam.state import State

GAME: Game[State] = Game(
    key="rotterdam",
    version=1,
    seats=SEATS,
    expansions=(),
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
    lesson=Lesson.read(Path(__file__).with_name("lesson.json")),
    effort=Effort.read(Path(__file__).with_name("effort.json")),
)
