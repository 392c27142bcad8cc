"""Money is behind a screen, but every payment is public: a seat can reckon what all others have."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from engine.agents.arena import question
from engine.agents.rollout import pick
from engine.core.events import Event
from engine.core.loop import play
from engine.games.hamburg import GAME, events

PAID = ("price", "repaid")
"""Fields of events that tell what a seat pays, and those that tell what it gets."""
GOT = ("money",)
TOLD = (
    events.Bought,
    events.Borrowed,
    events.Drew,
    events.Chose,
    events.Sold,
    events.PointBought,
    events.SpeicherBought,
    events.Banked,
    events.Closed,
)


def reckon(money: list[int], told: Iterable[Event | None]) -> None:
    """Count payments, in place."""
    for event in told:
        if isinstance(event, TOLD):
            change: Any = event
            sold = isinstance(event, events.Sold)
            money[change.seat] -= 0 if sold else sum(getattr(change, name, 0) for name in PAID)
            money[change.seat] += sum(getattr(change, name, 0) for name in GOT)


@pytest.mark.parametrize("expansions", [(), ("magistrat",)])
@pytest.mark.parametrize("seats", [2, 4])
def test_money_follows_from_public_events(expansions: tuple[str, ...], seats: int) -> None:
    checked = 0
    for number in range(4):
        s: Any = GAME.start(GAME.deal(GAME.rules(expansions), seats, f"money/{number}"))
        luck, money = random.Random(number), [me.money for me in s.seats]
        while not s.over:
            s.events = []
            decision = question(s, luck)
            play(s, pick(decision, luck))
            reckon(money, [event.seen_by(None) for event in s.events])
            assert money == [me.money for me in s.seats], (number, s.round, s.events)
            checked += 1
    assert checked > 100
