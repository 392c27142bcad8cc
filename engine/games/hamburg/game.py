"""The game as the house knows it."""

from __future__ import annotations

from typing import get_args

from pydantic import TypeAdapter

from engine.core.actions import Action
from engine.core.game import Game
from engine.games.hamburg.actions import MOVES, Move
from engine.games.hamburg.orders.plans import ahead
from engine.games.hamburg.orders.standing import Orders
from engine.games.hamburg.record import Record
from engine.games.hamburg.redeal import redealt
from engine.games.hamburg.rules import EXPANSIONS, ruleset
from engine.games.hamburg.setup import SEATS, Deal, begin, deal
from engine.games.hamburg.state import State

_classes: tuple[type[Action], ...] = get_args(get_args(Move)[0])

GAME: Game[State] = Game(
    key="hamburg",
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
)
