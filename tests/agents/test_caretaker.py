"""The caretaker keeps its contract, clause by clause, and plays whole games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.agents.agent import answer_from_state, with_offers
from engine.agents.rollout import pick
from engine.core.actions import Action, notation
from engine.core.decisions import Decision, Form, Pick
from engine.core.loop import apply, legal, play
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.actions import Swap
from engine.games.speicherstadt.agents import AGENTS
from engine.games.speicherstadt.agents.answers.load_search import suggest
from engine.games.speicherstadt.agents.caretaker import PRICE
from engine.games.speicherstadt.events import Bought
from engine.games.speicherstadt.rules import BASE, EXPANSIONS
from engine.games.speicherstadt.ruleset import Ruleset
from engine.games.speicherstadt.state import State
from tests.arrange import arrange

CARETAKER = AGENTS["caretaker"]
BOTH = GAME.rules(EXPANSIONS)
ROW = {"bank": "AB", "warehouse": "B", "tea_taster": "A"}

both_sets = pytest.mark.parametrize("rules", [BASE, BOTH], ids=["base", "both"])


def answer(s: State) -> str:
    """What it says to the first question of the seat in turn, with its offers at hand."""
    return notation(answered(s, s.pending[0]))


def answered(s: State, decision: Decision) -> Action:
    """What it says to this question."""
    action: Action = answer_from_state(CARETAKER, s, with_offers(s, decision), random.Random(0))
    return action


def moments(rules: Ruleset, others: bool) -> Iterator[tuple[State, Decision, Action]]:
    """Games with four of them, or with one among three who play at random: its questions and answers."""
    for number in range(8):
        luck, s = random.Random(number), GAME.new(4, f"caretakers/{number}", rules.expansions)
        while not s.over:
            decision = luck.choice([it for it in s.pending if it.blocking])
            if others and decision.seat:
                action = pick(luck.choice(s.pending), luck)
            else:
                action = answered(s, decision)
                yield s.clone(), decision, action
            assert legal(s, action)
            play(s, action)


@both_sets
@pytest.mark.parametrize("others", [False, True], ids=["alone", "among others"])
def test_it_keeps_its_contract_in_every_game(rules: Ruleset, others: bool) -> None:
    """No price above the stated one, no card played that its owner might want, no grey worker sent."""
    for s, decision, action in moments(rules, others):
        if action.do == "buy":
            told = [event for event in apply(s, action)[1] if isinstance(event, Bought)]
            assert told[0].price <= PRICE
        elif decision.ask == "loading":
            assert action == suggest(s, decision.seat)[0]
        else:
            assert action == decision.default
        assert action.do not in ("take", "skip", "swap", "reserve", "auction_hall", "smuggle", "truck")
        assert not getattr(action, "grey", False)


@pytest.mark.parametrize(("line", "said"), [("A", "A buy"), ("AB", "A buy"), ("ABB", "A pass")])
def test_it_buys_what_costs_no_more_than_the_stated_price(line: str, said: str) -> None:
    assert PRICE == 2
    assert answer(arrange(BASE, "purchase", coins=[9, 9], columns={"st_michaelis": line})) == said


@pytest.mark.parametrize(("cards", "said"), [(2, "A buy"), (3, "A pass")])
def test_the_same_for_what_it_has_reserved(cards: int, said: str) -> None:
    reserved = dict.fromkeys(["davidwache", "theatre", "lighthouse"][:cards], "A")
    assert answer(arrange(BOTH, "purchase", coins=[9, 9], reserved=reserved)) == said


@pytest.mark.parametrize("coins", [0, 9])
def test_it_takes_nothing_from_the_fish_market(coins: int) -> None:
    s = arrange(BOTH, "purchase", coins=[coins, 5], columns={"bank": "ABB"}, cards=["fish_market"])
    assert answer(s) == "A pass"


@pytest.mark.parametrize(
    ("columns", "said"),
    [(ROW, "A place 1"), ({**ROW, "warehouse": "BBB"}, "A place 2")],
)
def test_it_places_in_the_shortest_column_the_leftmost_of_them(columns: dict[str, str], said: str) -> None:
    assert answer(arrange(BASE, "demand", columns=columns, workers=[1, 0])) == said
    facts: Any = {"columns": columns, "upper": "spy theatre davidwache", "cards": ["coffee_break"]}
    assert answer(arrange(BOTH, "demand", **facts, workers=[1, 1])) == said


def test_it_reserves_only_where_no_column_is_open() -> None:
    s = arrange(BOTH, "demand", columns={"bank": "AAAABBBB"}, upper="spy theatre", workers=[1, 0])
    assert answer(s) == "A reserve 0"


def test_it_keeps_grey_workers_at_home() -> None:
    s = arrange(BOTH, "demand", columns=ROW, cards=["warehouse_worker"], workers=[0, 1])
    assert answer(s) == "A stop"


def test_it_keeps_the_spy() -> None:
    assert answer(arrange(BOTH, "spying", columns=ROW, cards=["spy"])) == "A keep"


def test_it_keeps_what_fits() -> None:
    s = arrange(
        BASE, "loading", cargo=["rubber tea tea"], contracts=[{"contract_a1_small": ""}], cards=["warehouse"]
    )
    while not s.seats[0].loaded:
        play(s, answered(s, next(it for it in s.pending if it.seat == 0)))
    me = s.seats[0]
    assert sorted(me.filled["contract_a1_small"]) == ["rubber", "tea"] and me.warehouse == ["tea"]


def test_it_plays_no_card_that_may_be_played_at_any_time() -> None:
    s = arrange(BOTH, "purchase", coins=[9, 9], columns={"bank": "ABB"}, cards=["auction_hall"], supply="tea")
    assert len(s.pending) == 2 and answer(s) == "A pass"


def test_it_answers_fires_by_the_published_default() -> None:
    deck = "fire_1 bank theatre davidwache tailor tea_taster glassblower warehouse fire_4"
    s = arrange(BOTH, "supply", deck=deck, cards=["fire_chief fireman_1_a", ""])
    assert answer(s) == "A chief yes"
    s = arrange(BOTH, "supply", deck=deck, cards=["insurance", "fireman_1_a"])
    assert s.pending[0].ask == "insurance" and answer(s) == "A insure no"


def test_it_fills_in_a_question_that_has_no_options() -> None:
    s = arrange(BOTH, "spying", columns=ROW, cards=["spy"])
    own, other = (
        Pick("own", (("column", 0, 0),), single=True),
        Pick("other", (("column", 1, 0),), single=True),
    )
    question = Decision(0, "riddle", (), (Form(Swap, (own, other)),))
    assert question.allows(answered(s, question))
