"""The quick player with the expansion: it beats chance and makes no senseless choice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.agents.agent import answer_from_state, with_offers
from engine.agents.arena import ArenaTotals, Series
from engine.core.actions import notation
from engine.core.loop import apply
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.agents import AGENTS
from engine.games.speicherstadt.agents.answers.load_search import suggest
from engine.games.speicherstadt.agents.evaluation.outlook import outlook
from engine.games.speicherstadt.agents.evaluation.worth import worth
from engine.games.speicherstadt.state import State
from tests.arrange import arrange
from tests.games.speicherstadt.kaispeicher import KAI

QUICK = AGENTS["quick"]
SMALL = "contract_a1_small"
"""Tea and rubber."""


def answer(s: State, of: int = 0) -> str:
    """What it says to its question, with the cards that it may play besides."""
    decision = next(it for it in s.pending if it.seat == of and it.blocking)
    return notation(answer_from_state(QUICK, s, with_offers(s, decision), random.Random(0)))


def fire(value: int, **more: Any) -> State:
    """A fire at which A gained and B lost."""
    deck = f"fire_{value} bank theatre spy tailor tea_taster glassblower warehouse fire_4"
    return arrange(KAI, "supply", deck=deck, **more)


def test_it_beats_chance() -> None:
    chance, report = AGENTS["random"], ArenaTotals()
    agents = (QUICK, chance, chance, chance)
    for played in Series(GAME, agents, (4,), 30, "beat", KAI.expansions, rotate=True).play():
        report.add(played)
    assert report.tallies["quick"].share > 0.9
    assert report.tallies["quick"].by_source["contracts"] > 5


def test_it_has_an_opinion_of_every_card() -> None:
    s = arrange(KAI, "purchase", coins=[5] * 4, columns={"bank": "A"}, round=5)
    for card in KAI.cards.values():
        if card.kind != "fire":
            assert 0 <= worth(s, 0, card.id, ("tea",) * card.crates, outlook(s)) < 20


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_plan_for_loading_is_legal(seats: int) -> None:
    for number in range(4):
        luck, s = random.Random(number), GAME.new(seats, f"plan/{number}", KAI.expansions)
        while not s.over:
            for action in suggest(s, 0) if s.pending[0].ask == "loading" else ():
                s, _ = apply(s, action)
            decision = luck.choice([it for it in s.pending if it.blocking]) if s.pending else None
            if decision:
                s, _ = apply(
                    s,
                    answer_from_state(QUICK if luck.random() < 0.8 else AGENTS["random"], s, decision, luck),
                )


def test_its_plan_uses_factories_and_the_harbour_master() -> None:
    s = arrange(KAI, "loading", cargo=["coffee coffee"], cards=["coffee_roastery"], round=3)
    assert [notation(it) for it in suggest(s, 0)] == ["A process coffee coffee_roastery"] * 2 + ["A done - -"]
    contracts, cards = [{SMALL: "rubber"}], ["harbour_master"]
    s = arrange(KAI, "loading", cargo=["coffee carpet"], cards=cards, contracts=contracts, supply="tea")
    assert [notation(it) for it in suggest(s, 0)][:2] == [
        "A exchange carpet,coffee tea",
        f"A deliver tea {SMALL}",
    ]


def test_it_does_not_pay_two_coins_for_a_point() -> None:
    s = fire(1, cards=["fireman_5_d", "insurance"], coins=[5, 3])
    assert answer(s, 1) == "B insure no"


def test_it_pays_at_the_end_unless_its_coins_are_worth_more() -> None:
    s = arrange(KAI, "finale", deck="fire_4", cards=["fireman_1_a", "insurance"])
    assert answer(s, 1) == "B insure yes"


def test_it_keeps_the_chief_for_a_better_fire_but_not_for_ever() -> None:
    assert answer(fire(1, cards=["fire_chief fireman_5_d"])) == "A chief no"
    assert answer(fire(3, cards=["fire_chief fireman_2_a", "k_fireman_1_a"])) == "A chief yes"


END: Any = {"deck": "fire_4", "round": 16}
"""The last round of a game of two."""


def test_it_keeps_the_spy_where_a_swap_gains_nothing() -> None:
    s = arrange(KAI, "spying", columns={"lighthouse": "AB"}, cards=["spy"], round=3)
    assert answer(s) == "A keep"


def test_it_swaps_to_the_front_of_a_dear_card() -> None:
    s = arrange(KAI, "spying", columns={"city_hall": "BA", "tailor": "A"}, cards=["spy"], **END)
    assert answer(s).startswith("A swap ") and "column,0,0" in answer(s)


def test_it_takes_a_dear_card_for_nothing_in_the_last_round() -> None:
    s = arrange(KAI, "purchase", coins=[1, 5], columns={"city_hall": "AB"}, cards=["fish_market"], **END)
    assert answer(s) == "A take"


def test_it_keeps_the_fish_market_for_a_better_card() -> None:
    s = arrange(KAI, "purchase", coins=[0, 5], columns={"lighthouse": "A"}, cards=["fish_market"], round=3)
    assert answer(s) == "A pass"


def test_it_fetches_the_good_that_completes_a_contract() -> None:
    facts: Any = {"cards": ["auction_hall"], "contracts": [{SMALL: "rubber"}], "supply": "tea", **END}
    assert (
        answer(arrange(KAI, "purchase", columns={"lighthouse": "A"}, **facts))
        == f"A auction_hall tea {SMALL}"
    )


def test_it_plays_no_card_that_gains_nothing() -> None:
    assert answer(arrange(KAI, "loading", cards=["auction_hall"], supply="tea", **END)) == "A done - -"


def test_it_moves_no_goods_to_its_own_loss() -> None:
    facts: Any = {
        "cards": ["truck"],
        "contracts": [{SMALL: "tea rubber", "contract_a3_large": ""}],
        "round": 3,
    }
    s = arrange(KAI, "purchase", coins=[5] * 4, columns={"lighthouse": "A"}, **facts)
    assert not answer(s).startswith("A truck")


def test_it_keeps_grey_workers_where_nothing_is_worth_one() -> None:
    facts: Any = {"cards": ["warehouse_worker"], "workers": [0, 0], "round": 3}
    assert answer(arrange(KAI, "demand", columns={"lighthouse": "BBBB"}, **facts)) == "A stop"


def test_it_reserves_what_it_can_pay() -> None:
    facts: Any = {"columns": {"lighthouse": ""}, "upper": "city_hall theatre", "workers": [1, 0], **END}
    assert answer(arrange(KAI, "demand", coins=[9, 0], **facts)) == "A reserve 0"
    assert answer(arrange(KAI, "demand", coins=[1, 0], **facts)) != "A reserve 1"
