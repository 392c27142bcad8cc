"""Every game in which people may ask for a hint: whatever a computer player does can be told as one."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.games.registry import PRESENTERS
from bot.texts import LOCALES, Texts
from bot.views.office.advice import advised
from bot.views.scene import Scene
from engine.agents.advice import Advice
from engine.agents.agent import asked, with_offers
from engine.agents.beginner import BEGINNER
from engine.core.actions import Action
from engine.games import GAMES
from engine.games.agents import AGENTS
from engine.tables.people import lobby
from engine.tables.play.answers import answered
from engine.tables.table import Chair, Table

LONGEST = 700
"""Characters of a hint that still reads as one."""


def played(key: str, expansions: tuple[str, ...]) -> Iterator[tuple[Table, int, Action]]:
    """A game of three who do what comes to a beginner's mind: each moment at which the desk itself suggests
    nothing, who is asked, and what he does."""
    chairs = tuple(Chair(person=person) for person in (1, 2, 3))
    table = Table(1, 1, 1, 1, key, expansions, 3, chairs=chairs)
    table, luck = lobby.started(table, 1, now=0.0, seed="hints"), random.Random("hints")
    while table.status == "running":
        decision = next(it for it in table.pending if it.blocking)
        action = asked(AGENTS[key][BEGINNER], table.now, with_offers(table.now, decision), luck)
        if decision.ask not in PRESENTERS[key].desk.SUGGESTS:
            yield table, decision.seat, action
        table = answered(table, decision.seat, (action,), 0.0)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", PRESENTERS)
def test_whatever_is_advised_can_be_said(key: str, locale: str) -> None:
    told = set[str]()
    for table, seat, action in played(key, GAMES[key].expansions):
        if action.do not in told:
            told.add(action.do)
            scene = Scene(table, ("Anna", "Ben", "Clara"), Texts.of(locale), seat)
            found = (Advice(action, 40, 0.5, 1.2), Advice(action, 40, 0.4, -0.5))
            assert 0 < len(advised(scene, PRESENTERS[key], found)) <= LONGEST
    assert len(told) > 3
