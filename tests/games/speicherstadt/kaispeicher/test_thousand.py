"""A thousand games of the random player, of two to five seats: nothing is left untried."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

from engine.agents.rollout import pick
from engine.core.events import Event
from engine.core.loop import play
from engine.core.state import State
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.events import Bought
from engine.games.speicherstadt.kaispeicher.events import Took
from tests.games.speicherstadt.kaispeicher import KAI

GAMES = 1000


@cache
def tried() -> tuple[Counter[str], Counter[str]]:
    """How often each card was bought, and each kind of move made."""
    bought, made = Counter[str](), Counter[str]()
    for number in range(GAMES):
        luck, told = random.Random(number), list[Event]()
        s: State[Any] = GAME.new(GAME.seats[number % len(GAME.seats)], f"thousand/{number}", KAI.expansions)
        s.events = told
        while s.pending:
            action = pick(s.pending[int(luck.random() * len(s.pending))], luck)
            made[action.do] += 1
            play(s, action)
        bought.update(event.card for event in told if isinstance(event, Bought | Took))
    return bought, made


def test_every_card_was_bought() -> None:
    cards = {card.id: card.count for card in KAI.cards.values() if card.kind != "fire"}
    assert tried()[0].keys() == cards.keys() and sum(cards.values()) == 100  # 104 with the four fires


def test_every_kind_of_move_was_made() -> None:
    assert tried()[1].keys() == GAME.actions.keys()
