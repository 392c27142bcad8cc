"""The master's forecast of a market: as the players that it imagines would really end it."""

from __future__ import annotations

import random

import pytest

from engine.agents.agent import Agent, answer_from_state, with_offers
from engine.core.actions import Action
from engine.core.loop import play
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.agents import AGENTS
from engine.games.speicherstadt.agents.prospects import Prospects
from engine.games.speicherstadt.state import State

KINDS: tuple[Agent, ...] = (AGENTS["quick"], AGENTS["trader"])

both_sets = pytest.mark.parametrize("expansions", [(), GAME.expansions], ids=["base", "both"])


def prospects(s: State) -> Prospects:
    """What the first seat that is asked imagines."""
    seat = s.pending[0].seat
    return Prospects(s.seen_by(seat).determinized(seat, random.Random(1)), seat, AGENTS["trader"], KINDS)


def at_the_table(s: State, action: Action, others: Agent) -> State:
    """The real end of the market: each player is shown what its seat sees."""
    s = s.clone()
    play(s, action)
    while s.stack[0].phase in Prospects.open:
        question = with_offers(s, next(it for it in s.pending if it.blocking))
        player = AGENTS["trader"] if question.seat == action.seat else others
        play(s, answer_from_state(player, s, question, random.Random(2)))
    return s


@both_sets
@pytest.mark.parametrize("kind", range(len(KINDS)), ids=[it.name for it in KINDS])
def test_it_ends_as_it_would_at_the_table(kind: int, expansions: tuple[str, ...]) -> None:
    for seed in range(3):
        s = GAME.new(4, f"prospects/{seed}", expansions)
        for action in s.pending[0].options[:3]:
            imagined, real = prospects(s).after(action, kind), at_the_table(s, action, KINDS[kind])
            assert [(it.cards, it.cargo, it.coins) for it in imagined.seats] == [
                (it.cards, it.cargo, it.coins) for it in real.seats
            ]


def test_the_goods_are_not_loaded_yet() -> None:
    s = GAME.new(4, "goods")
    end = prospects(s).after(s.pending[0].default, 0)
    assert end.stack[0].phase == "loading" and end.round == s.round
    assert not any(it.loaded or it.workers for it in end.seats)


def test_each_end_is_found_once() -> None:
    s = GAME.new(4, "once")
    known = prospects(s)
    assert known.after(s.pending[0].default, 1) is known.after(s.pending[0].default, 1)


def test_kinds_of_opponents_end_it_differently() -> None:
    ends = []
    for seed in range(3):
        s = GAME.new(4, f"kinds/{seed}")
        known = prospects(s)
        ends.append([[it.cards for it in known.after(s.pending[0].default, kind).seats] for kind in (0, 1)])
    assert any(quick != trader for quick, trader in ends)
