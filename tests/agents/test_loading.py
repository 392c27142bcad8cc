"""The plan for Loading: legal to the last move, and no good thrown away that fits."""

from __future__ import annotations

import random

import pytest

from engine.agents.rollout import pick
from engine.core.actions import notation
from engine.core.loop import apply, play
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.actions import Done
from engine.games.speicherstadt.agents import AGENTS
from engine.games.speicherstadt.agents.answers.load_search import suggest
from engine.games.speicherstadt.events import Loaded
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.state import State
from tests.arrange import arrange

EARLY, LAST = 3, 16
"""Rounds of a game of two."""


def plan(s: State, seat: int = 0) -> list[str]:
    """The plan as people write it."""
    return [notation(action) for action in suggest(s, seat)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_plan_is_legal_and_throws_away_nothing_that_fits(seats: int) -> None:
    luck = random.Random(seats)
    for number in range(8):
        s = GAME.new(seats, f"plans/{number}")
        while not s.over:
            if s.pending[0].ask == "loading":
                for seat in s.players:
                    follow(s, seat)
            play(s, pick(luck.choice(s.pending), luck))


def follow(s: State, seat: int) -> None:
    """Carry out the plan of a seat; the same plan for all hidden cards; what is lost fits nowhere."""
    actions = suggest(s, seat)
    assert actions == suggest(s.seen_by(seat), seat)
    assert bool(actions) == any(decision.seat == seat for decision in s.pending)
    for action in actions:
        before = s
        s, told = apply(s, action)
        for event in told:
            if isinstance(event, Loaded) and event.seat == seat:
                lacking = {
                    it for contract in before.seats[seat].filled for it in before.missing(seat, contract)
                }
                assert not lacking & set(event.lost)
    assert not actions or isinstance(actions[-1], Done)


def test_a_seat_that_is_not_loading_needs_no_plan() -> None:
    s = arrange(BASE, "purchase", coins=[5, 5], columns={"bank": "A"})
    assert suggest(s, 0) == ()


def test_the_quick_player_follows_its_plan() -> None:
    s = arrange(
        BASE, "loading", coins=[5, 5], cargo=["tea rubber tea"], contracts=[{"contract_a1_small": ""}]
    )
    decision = next(it for it in s.pending if it.seat == 0)
    assert AGENTS["quick"].choose(s.seen_by(0), decision, random.Random(0)) == suggest(s, 0)[0]


def test_suggested_is_the_plan_of_the_player_that_an_analysis_compares_with() -> None:
    """It is not always the quick player's."""
    assert AGENTS.judge is not None
    middle, luck, others = AGENTS.judge.middle, random.Random(0), 0
    for number in range(4):
        s = GAME.new(3, f"suggested/{number}")
        while not s.over:
            decision = luck.choice(s.pending)
            if decision.ask == "loading":
                view = s.seen_by(decision.seat)
                suggested, *_ = AGENTS.suggest(view, decision.seat, "")
                assert suggested == middle.choose(view, decision, luck)
                others += suggested != AGENTS["quick"].choose(view, decision, luck)
            play(s, pick(decision, luck))
    assert others


def test_what_completes_a_contract_comes_first() -> None:
    contracts = {"contract_a3_large": "coffee", "contract_a1_small": "rubber"}
    s = arrange(BASE, "loading", coins=[5, 5], cargo=["tea"], contracts=[contracts], round=EARLY)
    assert plan(s) == ["A deliver tea contract_a1_small", "A done - -"]


def test_three_spare_goods_are_exchanged_for_the_one_that_completes_a_contract() -> None:
    contracts = {"contract_a1_small": "rubber"}
    s = arrange(
        BASE, "loading", coins=[5, 5], cargo=["coffee coffee carpet"], contracts=[contracts], supply="tea"
    )
    assert plan(s) == [
        "A exchange carpet,coffee,coffee tea",
        "A deliver tea contract_a1_small",
        "A done - -",
    ]


def test_a_merchant_buys_what_fits_nowhere() -> None:
    s = arrange(BASE, "loading", coins=[5, 5], cargo=["tea tea tea"], cards=["tea_taster"])
    assert plan(s) == ["A sell tea tea_taster"] * 3 + ["A done - -"]


def test_two_spare_goods_make_a_coin_and_one_stays_in_the_market_hall() -> None:
    s = arrange(BASE, "loading", coins=[5, 5], cargo=["tea tea tea"])
    assert plan(s) == ["A trade tea,tea", "A done - tea"]


def test_the_warehouse_keeps_what_no_merchant_buys() -> None:
    s = arrange(BASE, "loading", coins=[5, 5], cargo=["coffee tea tea"], cards=["warehouse"])
    assert plan(s) == ["A done coffee,tea,tea -"]
