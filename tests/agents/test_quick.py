"""The quick player: it beats chance, values what is valuable, and is not put out by what it does not know."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.agents.agent import answer_from_state
from engine.agents.arena import ArenaTotals, Series
from engine.core.actions import Action, notation
from engine.core.loop import advance, play
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.agents import AGENTS
from engine.games.speicherstadt.agents.evaluation.outlook import (
    Forecast,
    coin_worth,
    contract_worth,
    outlook,
    standing,
)
from engine.games.speicherstadt.agents.evaluation.worth import worth
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.setup import begin, deal
from engine.games.speicherstadt.state import State
from tests.arrange import arrange

MIDGAME = Forecast(rounds=5, crates=6, odds=0.8, fire=9, coin=1.5)


def answer(s: State) -> str:
    """What the quick player says to the first question."""
    action: Action = answer_from_state(AGENTS["quick"], s, s.pending[0], random.Random(0))
    return notation(action)


def test_it_beats_chance() -> None:
    quick, chance = AGENTS["quick"], AGENTS["random"]
    report = ArenaTotals()
    for played in Series(GAME, (quick, chance, chance, chance), (4,), 60, "beat", rotate=True).play():
        report.add(played)
    assert report.tallies["quick"].share > 0.9
    assert min(report.tallies["quick"].by_source["contracts"], report.tallies["quick"].by_source["fires"]) > 2


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_plays_on_among_cards_that_no_one_knows(seats: int) -> None:
    cards = {it.id: replace(it, kind="mystery", points=0) for it in BASE.cards.values() if it.deck == "A"}
    rules = replace(BASE, cards={**BASE.cards, **cards})
    s = begin(rules, deal(rules, seats, "mystery"))
    s.attach(rules)
    s.enter(rules.flow[0])
    advance(s)
    while not s.over:
        play(s, answer_from_state(AGENTS["quick"], s, s.pending[0], random.Random(0)))


def test_it_buys_what_is_worth_the_price() -> None:
    s = arrange(BASE, "purchase", coins=[5, 5], columns={"st_michaelis": "A"}, round=8)
    assert answer(s) == "A buy"


def test_it_leaves_what_is_worth_nothing_to_it() -> None:
    s = arrange(BASE, "purchase", coins=[6, 5], columns={"coffee_roaster": "ABBBBA"}, bag="")
    assert answer(s) == "A pass"


def test_it_waits_for_the_lower_price_where_no_one_else_can_pay() -> None:
    s = arrange(BASE, "purchase", coins=[5, 0], columns={"st_michaelis": "ABA"}, round=8)
    assert answer(s) == "A pass"


def test_it_puts_no_worker_where_others_who_are_first_will_buy() -> None:
    columns = {"st_michaelis": "BB", "counting_office_a": "", "boatsmen_church": ""}
    s = arrange(BASE, "demand", coins=[12, 30], columns=columns, workers=[1, 0])
    assert answer(s) in ("A place 1", "A place 2")


def test_a_ship_with_wanted_goods_is_worth_more() -> None:
    s = arrange(
        BASE, "purchase", coins=[5, 5], columns={"ship_b": "A"}, contracts=[{"contract_a1_small": ""}]
    )
    ahead = outlook(s)
    wanted = worth(s, 0, "ship_b", ("tea", "rubber", "tea"), ahead)
    assert wanted > worth(s, 0, "ship_b", ("coffee", "carpet", "coffee"), ahead)
    assert wanted > worth(s, 1, "ship_b", ("tea", "rubber", "tea"), ahead)


def test_a_contract_is_worth_more_the_less_it_lacks_and_all_when_it_is_complete() -> None:
    steps = [contract_worth(11, missing, MIDGAME) for missing in (4, 3, 2, 1, 0)]
    assert steps == sorted(steps)
    assert steps[-1] == 11


def test_in_the_last_loading_an_open_contract_is_worth_nothing() -> None:
    s = arrange(BASE, "loading", coins=[5, 5], deck="fire_4", cargo=["tea"])
    assert contract_worth(11, 1, outlook(s)) == 0
    s = arrange(BASE, "purchase", coins=[5, 5], deck="fire_4", columns={"bank": "A"})
    assert 0 < contract_worth(11, 1, outlook(s)) < 5


def test_a_coin_is_worth_less_towards_the_end() -> None:
    falling = [coin_worth(rounds) for rounds in (12, 8, 4, 1, 0)]
    assert falling == sorted(falling, reverse=True)
    assert falling[-1] == 0


def test_a_fire_is_feared_by_the_weakest() -> None:
    assert standing(5, [0, 1, 2], 2) > 0 > standing(0, [5, 1, 2], 2)


def test_without_fires_to_come_a_fireman_is_worth_nothing() -> None:
    s = arrange(BASE, "purchase", coins=[5, 5], columns={"fireman_5_d": "A"})
    assert worth(s, 0, "fireman_5_d", (), replace(MIDGAME, fire=0)) == 0
    assert worth(s, 0, "fireman_5_d", (), MIDGAME) > 2
