"""Trader, master and characters: strength against each other, preferences, thinking time."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

from engine.agents.agent import Agent, answer_from_state
from engine.agents.arena import ArenaTotals, FinishedGame, Series
from engine.agents.budget import Budget
from engine.agents.evolution import Tuning, perturb
from engine.agents.ratings import rate, round_robin
from engine.agents.search import Candidate, promising
from engine.core.actions import Action, act, notation
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.actions import Buy
from engine.games.speicherstadt.agents import AGENTS, CHARACTERS
from engine.games.speicherstadt.agents.master import Master
from engine.games.speicherstadt.agents.trader import Trader
from engine.games.speicherstadt.agents.values import QUICK, TASTES, Values
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.state import State
from tests.arrange import arrange

TRADER, QUICKLY = AGENTS["trader"], AGENTS["quick"]


def answer(s: State, agent: Agent = TRADER) -> str:
    """What a player says to the first question."""
    action: Action = answer_from_state(agent, s, s.pending[0], random.Random(0))
    return notation(action)


def played(*agents: Agent, games: int, expansions: tuple[str, ...] = ()) -> ArenaTotals:
    """This many games of four, each deal in all rotations."""
    report = ArenaTotals()
    for game in Series(GAME, agents, (4,), games, "players", expansions, rotate=True).play():
        report.add(game)
    return report


# --- The trader


@pytest.mark.parametrize("expansions", [(), GAME.expansions], ids=["base", "both"])
def test_the_trader_beats_three_quick_players(expansions: tuple[str, ...]) -> None:
    report = played(TRADER, QUICKLY, QUICKLY, QUICKLY, games=12, expansions=expansions)
    assert report.tallies["trader"].share > 0.3


def test_it_waits_where_the_next_in_line_is_itself() -> None:
    s = arrange(BASE, "purchase", coins=[5, 5], columns={"st_michaelis": "AA"}, round=8)
    assert answer(s) == "A pass"


def test_it_does_not_wait_where_another_player_would_buy() -> None:
    s = arrange(BASE, "purchase", coins=[5, 5], columns={"st_michaelis": "AB"}, deck="fire_4")
    assert answer(s) == "A buy"


def test_it_waits_where_those_behind_cannot_pay() -> None:
    s = arrange(BASE, "purchase", coins=[5, 0, 5], columns={"st_michaelis": "ABA"}, round=8)
    assert answer(s) == "A pass"


def test_it_keeps_its_coins_for_the_better_card_that_is_sold_later() -> None:
    columns = [("vulcanizer", "A"), ("st_michaelis", "A")]
    s = arrange(BASE, "purchase", coins=[1, 5], columns=columns, round=9)
    assert answer(s) == "A pass"


# --- The master


def test_equal_views_and_luck_give_the_master_equal_thoughts() -> None:
    s = GAME.new(4, "thoughts")
    assert answer(s, AGENTS.find("master:40")) == answer(s, AGENTS.find("master:40"))


def thoughts(s: State, budget: Budget) -> list[Candidate]:
    """What the master thinks of the answers to the first question."""
    decision = s.pending[0]
    return Master(budget=budget).advise(s.seen_by(decision.seat), decision, random.Random(0))


def games(found: list[Candidate]) -> int:
    """How many games were imagined."""
    return sum(len(it.margins) for it in found)


def test_without_a_budget_it_names_answers_that_come_close_to_the_best() -> None:
    s = GAME.new(4, "thoughts")
    found = thoughts(s, Budget(playouts=0))
    assert games(found) == 0 and found[0] == max(found, key=lambda it: it.worth)
    assert len(found) < len([*thoughts(s, Budget(playouts=40))])


def test_it_stops_when_the_clock_says_so() -> None:
    ticks = iter(range(1000))
    found = thoughts(GAME.new(4, "clock"), Budget(seconds=12.0, clock=lambda: float(next(ticks))))
    assert all(it.margins for it in found[:2]) and next(ticks) < 20


@pytest.mark.parametrize(("seconds", "tried"), [(1, 2), (2, 3), (3, 4), (8, 8)])
def test_a_slow_machine_tries_fewer_answers_and_takes_no_longer(seconds: int, tried: int) -> None:
    ticks = iter(range(1000))
    found = thoughts(GAME.new(4, "slow"), Budget(seconds=seconds, clock=lambda: float(next(ticks))))
    assert games(found) == tried and next(ticks) <= seconds + 3


def test_it_keeps_to_its_number_of_imagined_games() -> None:
    for seed in range(4):
        assert games(thoughts(GAME.new(4, f"spent/{seed}"), Budget(playouts=200))) < 200 + 8


def test_a_clear_decision_needs_no_time() -> None:
    s = arrange(BASE, "purchase", coins=[9, 9], columns={"fireman_4_c": "AB"}, round=3)
    found = thoughts(s, Budget(playouts=100_000))
    assert games(found) < 200 and found[0].action == act(Buy, 0)


def differing(lacked: list[float]) -> list[Candidate]:
    """Two answers of which the second brought so much less in each game."""
    good, bad = Candidate(act(Buy, 0), 0.0), Candidate(act(Buy, 1), 0.0)
    for number, less in enumerate(lacked):
        good.add(number % 7, 0.0)
        bad.add(number % 7 - less, 0.0)
    return [good, bad]


def test_only_clearly_worse_answers_are_dropped() -> None:
    assert len(promising(differing([]))) == 2
    assert len(promising(differing([4.0, -4.0, 5.0] * 10))) == 2
    assert len(promising(differing([4.0, -4.0, 5.0] * 100))) == 1
    assert len(promising(differing([6.0] * 12))) == 1


def test_without_results_the_trader_is_trusted() -> None:
    good, bad = Candidate(act(Buy, 0), 0.0), Candidate(act(Buy, 1), -2.0)
    assert good.worth > bad.worth
    for _ in range(10):
        bad.add(30.0, 1.0)
    assert bad.worth > good.worth


def test_an_agent_that_does_not_think_has_no_time_to_do_so() -> None:
    for name in ("quick:100", "master:soon", "nobody"):
        with pytest.raises(LookupError):
            AGENTS.find(name)
    master = AGENTS.find("master:0.5s")
    assert isinstance(master, Master) and master.budget.seconds == 0.5 and master.name == "master:0.5s"


# --- Characters


@pytest.fixture(scope="module")
def among_themselves() -> list[FinishedGame]:
    """Games of the characters."""
    agents = tuple(AGENTS[name] for name in CHARACTERS)
    return [*Series(GAME, agents, (4,), 24, "players", rotate=True).play()]


def test_characters_differ_in_what_they_want(among_themselves: list[FinishedGame]) -> None:
    assert len({TASTES[name] for name in (*CHARACTERS, "trader")}) == len(CHARACTERS) + 1
    report = ArenaTotals()
    for game in among_themselves:
        report.add(game)
    fires = {name: report.tallies[name].by_source["fires"] for name in CHARACTERS}
    contracts = {name: report.tallies[name].by_source["contracts"] for name in CHARACTERS}
    assert max(fires, key=fires.__getitem__) == "warden"
    assert max(contracts, key=contracts.__getitem__) == "hunter"


def test_the_miser_keeps_its_coins(among_themselves: list[FinishedGame]) -> None:
    coins: dict[str, list[int]] = {name: [] for name in CHARACTERS}
    for game in among_themselves:
        for agent, rich in zip(game.agents, game.end.tie_break, strict=True):
            coins[agent.name].append(rich)
    assert max(coins, key=lambda name: fmean(coins[name])) == "miser"


# --- Ratings and tuning


def test_a_round_robin_rates_the_better_player_higher() -> None:
    agents = (AGENTS["random"], QUICKLY, TRADER)
    games = list(round_robin(Series(GAME, agents, (2,), 36, "robin")))
    ratings = rate(games)
    assert len(games) == 36 and {frozenset(it.name for it in game.agents) for game in games} == {
        frozenset(pair) for pair in (("random", "quick"), ("random", "trader"), ("quick", "trader"))
    }
    assert ratings["random"].strength < min(ratings["quick"].strength, ratings["trader"].strength)


def test_tuning_is_reproducible_and_finds_that_coins_are_not_worth_everything() -> None:
    mad = perturb(QUICK, {"coin": 10.0})
    tuning = Tuning[Values](
        Trader, GAME, (), 4, ((QUICKLY,), (TRADER,)), own=2, games=3, seed="mad", names=("coin",)
    )
    first, again = (list(tuning.search(mad, 2)) for _ in range(2))
    assert first == again


def test_without_an_opinion_on_a_set_a_player_thinks_as_always() -> None:
    assert TASTES.of("miser", ("an expansion that nobody knows",)) == TASTES["miser"]
