"""What holds for every agent in every game: it answers, legally, and knows no more than its seat."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.agents.agent import Agent, asked
from engine.agents.rollout import pick
from engine.core.actions import act
from engine.core.decisions import Decision
from engine.core.loop import legal, play
from engine.core.state import State
from engine.games import GAMES
from engine.games.speicherstadt.actions import Buy, Pass
from engine.games.speicherstadt.agents import AGENTS
from tests.laws.games import SETUPS, Setup

TABLES = [setup for setup in SETUPS if setup.game.key in GAMES]

HASTY = {**AGENTS, "master": AGENTS.called("master:4")}
"""The same, where thinking takes time with hardly any of it."""

THINKER = HASTY["master"]
"""Who takes so long all the same that it is asked less often, and sits among quick players."""

every_agent = pytest.mark.parametrize("agent", HASTY.values(), ids=list(HASTY))
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def start(table: Setup, seed: str) -> State[Any]:
    """A game to whose events nobody listens."""
    s = table.start(seed)
    s.events = None
    return s


def moments(table: Setup, seed: str, every: int = 1) -> Iterator[tuple[State[Any], Decision]]:
    """A random game: now and then the state with each of its decisions. Don't change it."""
    luck, s, number = random.Random(seed), start(table, seed), 0
    while not s.over:
        if number % every == 0:
            yield from ((s, decision) for decision in s.pending)
        play(s, pick(luck.choice(s.pending), luck))
        number += 1


@pytest.mark.parametrize("agent", AGENTS.values(), ids=list(AGENTS))
def test_an_agent_is_registered_under_its_name(agent: Agent) -> None:
    assert AGENTS[agent.name] is agent is AGENTS.called(agent.name)


@every_agent
@every_table
def test_every_question_gets_a_legal_answer(agent: Agent, table: Setup) -> None:
    luck = random.Random(1)
    for s, decision in moments(table, "legal", every=4 if agent is THINKER else 1):
        assert decision.allows(asked(agent, s, decision, luck))


@every_agent
@every_table
def test_a_game_among_themselves_ends(agent: Agent, table: Setup) -> None:
    luck, s = random.Random(2), start(table, "among themselves")
    others = AGENTS["quick"] if agent is THINKER else agent
    for _ in range(2000):
        if s.over:
            return
        decision = s.pending[0]
        action = asked(others if decision.seat else agent, s, decision, luck)
        assert legal(s, action)
        play(s, action)
    pytest.fail("they play for ever")


@every_agent
@every_table
def test_moments_that_look_alike_get_the_same_answer(agent: Agent, table: Setup) -> None:
    luck = random.Random(3)
    for s, decision in moments(table, "alike", every=10 if agent is THINKER else 5):
        other = s.determinized(decision.seat, luck)
        assert other.seen_by(decision.seat) == s.seen_by(decision.seat)
        answers = {asked(agent, it, decision, random.Random(4)) for it in (s, other, s)}
        assert len(answers) == 1


@every_agent
@every_table
def test_choosing_changes_nothing(agent: Agent, table: Setup) -> None:
    game = table.game
    for s, decision in moments(table, "unchanged", every=9):
        view = s.seen_by(decision.seat)
        before = game.dump(view)
        agent.choose(view, decision, random.Random(5))
        assert game.dump(view) == before


@every_agent
def test_a_question_that_nobody_foresaw_gets_a_harmless_answer(agent: Agent) -> None:
    s = start(TABLES[0], "riddle")
    riddle = Decision(0, "riddle", (act(Pass, 0), act(Buy, 0)))
    assert riddle.allows(agent.choose(s.seen_by(0), riddle, random.Random(6)))


def test_the_quick_player_takes_the_default_where_it_has_no_opinion() -> None:
    s = start(TABLES[0], "riddle")
    riddle = Decision(0, "riddle", (act(Pass, 0), act(Buy, 0)))
    assert AGENTS["quick"].choose(s.seen_by(0), riddle, random.Random(7)) == riddle.default
