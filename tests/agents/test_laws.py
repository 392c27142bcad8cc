"""What holds for every agent in every game: it answers, legally, and knows no more than its seat."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

import pytest

from engine.agents.agent import Agent, answer_from_state
from engine.agents.rollout import pick
from engine.core.actions import act
from engine.core.decisions import Decision
from engine.core.errors import Unimaginable
from engine.core.loop import legal, play
from engine.core.state import State
from engine.games.agents import AGENTS
from engine.games.speicherstadt.actions import Buy, Pass
from tests.core.toy import TOY
from tests.core.toy.agents import AGENTS as PLAYERS
from tests.laws.games import ENDS, SETUPS, Setup

ROSTERS = {**AGENTS, TOY.key: PLAYERS}
HASTY = {
    game: {name: roster.find(f"{name}:4") if it.timed else it for name, it in roster.items()}
    for game, roster in ROSTERS.items()
}
"""All agents of a game; those that search with hardly any time."""

STRIDE = 22
"""Of this many moves of a random game one is looked at."""
AGENTS_OF = [(game, name) for game, roster in ROSTERS.items() for name in roster]
CHAIRS = [(table, name) for table in ENDS for name in ROSTERS[table.game.key]]

every_agent = pytest.mark.parametrize(("game", "name"), AGENTS_OF, ids=map(" ".join, AGENTS_OF))


def of_chairs(chairs: list[tuple[Setup, str]]) -> pytest.MarkDecorator:
    """Parametrize a law by tables and their agents."""
    return pytest.mark.parametrize(("table", "name"), chairs, ids=[f"{name} at {it}" for it, name in chairs])


every_chair = of_chairs(CHAIRS)


def sitting(table: Setup, name: str) -> Agent:
    """The agent of a seat, with hardly any time to think."""
    return HASTY[table.game.key][name]


def start(table: Setup, seed: str) -> State[Any]:
    """A game without a listener for its events."""
    s = table.start(seed)
    s.events = None
    return s


@cache
def course(table: Setup) -> tuple[State[Any], ...]:
    """Now and then a moment of a random game, from its beginning to its end. Don't change them."""
    luck, s, seen = random.Random(1), start(table, "course"), list[State[Any]]()
    for number in count():
        if s.over:
            return tuple(seen)
        if number % STRIDE == 0:
            seen.append(s.clone())
        play(s, pick(luck.choice(s.pending), luck))
    raise AssertionError


def moments(table: Setup, agent: Agent, every: int = 1) -> Iterator[tuple[State[Any], Decision]]:
    """Each of this many moments with each of its decisions; of a slow agent fewer."""
    stride = every * (6 if agent.timed else 1)
    yield from ((s, decision) for s in course(table)[::stride] for decision in s.pending)


@every_agent
def test_an_agent_is_registered_under_its_name(game: str, name: str) -> None:
    roster = ROSTERS[game]
    assert roster[name].name == name and roster[name] is roster.find(name)


@every_agent
def test_only_agents_that_may_take_time_have_a_budget(game: str, name: str) -> None:
    agent = ROSTERS[game][name]
    assert not (agent.timed and agent.at_once)
    if agent.timed:
        assert ROSTERS[game].find(f"{name}:3").name == f"{name}:3"
    else:
        with pytest.raises(LookupError):
            ROSTERS[game].find(f"{name}:3")


@pytest.mark.parametrize("game", ROSTERS)
def test_no_agent_plays_a_game_that_it_does_not_know(game: str) -> None:
    foreign = {name for key, roster in ROSTERS.items() if key != game for name in roster} - {*ROSTERS[game]}
    assert foreign
    for name in foreign:
        with pytest.raises(LookupError):
            ROSTERS[game].find(name)


@every_chair
def test_every_question_gets_a_legal_answer(table: Setup, name: str) -> None:
    luck, agent = random.Random(1), sitting(table, name)
    for s, decision in moments(table, agent):
        assert decision.allows(answer_from_state(agent, s, decision, luck))


@of_chairs([(table, name) for table, name in CHAIRS if table.seats == table.game.seats[0]])
def test_a_game_among_themselves_ends(table: Setup, name: str) -> None:
    """Who takes long sits among quick players."""
    luck, s, agent = random.Random(2), start(table, "among themselves"), sitting(table, name)
    quick = next(it for it in ROSTERS[table.game.key].values() if it.at_once)
    others = quick if agent.timed else agent
    for _ in range(2000):
        if s.over:
            return
        decision = next(it for it in s.pending if it.blocking)
        action = answer_from_state(others if decision.seat else agent, s, decision, luck)
        assert legal(s, action)
        play(s, action)
    pytest.fail("they play for ever")


@every_chair
def test_moments_that_look_alike_get_the_same_answer(table: Setup, name: str) -> None:
    luck, agent = random.Random(3), sitting(table, name)
    for s, decision in moments(table, agent, every=2):
        other = s.determinized(decision.seat, luck)
        assert other.seen_by(decision.seat) == s.seen_by(decision.seat)
        answers = {answer_from_state(agent, it, decision, random.Random(4)) for it in (s, other, s)}
        assert len(answers) == 1


@every_chair
def test_an_agent_answers_where_nothing_can_be_imagined(
    table: Setup, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unimaginable(*facts: Any) -> None:
        raise Unimaginable

    agent, seen = sitting(table, name), [*moments(table, sitting(table, name), every=2)]
    monkeypatch.setattr(type(seen[0][0]), "determinized", unimaginable)
    for s, decision in seen:
        assert decision.allows(answer_from_state(agent, s, decision, random.Random(1)))


@every_chair
def test_choosing_changes_nothing(table: Setup, name: str) -> None:
    game, agent = table.game, sitting(table, name)
    for s, decision in moments(table, agent, every=2):
        view = s.seen_by(decision.seat)
        before = game.dump(view)
        agent.choose(view, decision, random.Random(5))
        assert game.dump(view) == before


@every_agent
def test_a_question_that_no_one_foresaw_gets_a_harmless_answer(game: str, name: str) -> None:
    table = next(it for it in SETUPS if it.game.key == game)
    s = start(table, "riddle")
    first = next(it for it in s.pending if it.blocking)
    riddle = first._replace(ask="riddle", forms=())
    assert riddle.allows(sitting(table, name).choose(s.seen_by(first.seat), riddle, random.Random(6)))


def test_the_quick_player_takes_the_default_where_it_has_no_opinion() -> None:
    s = start(SETUPS[0], "riddle")
    riddle = Decision(0, "riddle", (act(Pass, 0), act(Buy, 0)))
    quick = ROSTERS[SETUPS[0].game.key]["quick"]
    assert quick.choose(s.seen_by(0), riddle, random.Random(7)) == riddle.default
