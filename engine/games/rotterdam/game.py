"""The game as the house knows it."""

from __future__ import annotations

from typing import get_args

from pydantic import TypeAdapter

from engine.core.actions import Action
from engine.core.game import Game
from engine.games.rotterdam.actions import MOVES, Move
from engine.games.rotterdam.orders.standing import Orders
from engine.games.rotterdam.record import Record
from engine.games.rotterdam.redeal import redealt
from engine.games.rotterdam.rules import ruleset
from engine.games.rotterdam.setup import SEATS, Deal, begin, deal
from engine.games.rotterdam.state import State

_classes: tuple[type[Action], ...] = get_args(get_args(Move)[0])

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
    actions={it.model_fields["do"].default: it for it in _classes},
    moves=MOVES,
    states=TypeAdapter(State),
    orders=Orders,
)
