"""The game as the house knows it."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from pydantic import TypeAdapter

from engine.core.actions import Action
from engine.core.game import Game
from engine.core.lessons import Lesson
from engine.games.speicherstadt.actions import MOVES, Move
from engine.games.speicherstadt.orders.ahead import ahead
from engine.games.speicherstadt.orders.standing import Orders
from engine.games.speicherstadt.record import Record
from engine.games.speicherstadt.redeal import redealt
from engine.games.speicherstadt.rules import EXPANSIONS, ruleset
from engine.games.speicherstadt.setup import SEATS, Deal, begin, deal
from engine.games.speicherstadt.state import State

_classes: tuple[type[Action], ...] = get_args(get_args(Move)[0])

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
    actions={it.model_fields["do"].default: it for it in _classes},
    moves=MOVES,
    states=TypeAdapter(State),
    orders=Orders,
    ahead=ahead,
    lesson=Lesson.read(Path(__file__).with_name("lesson.json")),
)
