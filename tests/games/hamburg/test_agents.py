"""Computer players of Hamburg: what they say where one answer is plainly best, and that they win."""

from __future__ import annotations

import random
from collections import Counter

from engine.agents.agent import Agent, answer_from_state
from engine.agents.arena import ArenaTotals, Series
from engine.core.actions import notation
from engine.games.hamburg import GAME
from engine.games.hamburg.agents import AGENTS, foresight, piles
from engine.games.hamburg.agents.fortune import standing_of
from engine.games.hamburg.agents.prospects import thrifty, usual
from engine.games.hamburg.agents.values import QUICK
from engine.games.hamburg.state import State
from tests.games.hamburg.arrange import BASE, arrange, script

BOTH = ("quick", "merchant")
ALL = (*BOTH, "master:8")


def says(s: State, name: str, seat: int = 0) -> str:
    """The answer of the agent on the seat."""
    decision = next(it for it in s.pending if it.seat == seat)
    return notation(answer_from_state(AGENTS.find(name), s, decision, random.Random(1))).partition(" ")[2]


def test_cheap_goods_that_the_senate_wants_are_bought() -> None:
    """Coffee costs 3 and counts 5 in the senate."""
    s = arrange("harbour", rules=BASE, display="carpet carpet / coffee coffee", senate="senate_3 senate_3")
    assert {says(s, name) for name in ALL} == {"buy 1"}


def test_nothing_is_bought_with_loans_in_the_last_round() -> None:
    s = arrange("harbour", rules=BASE, display="carpet carpet / spice spice", money=[1, 1], round=5)
    assert {says(s, name) for name in ALL} == {"pass"}


def test_of_three_goods_the_one_that_gains_most_is_chosen() -> None:
    s = arrange("harbour", display="tea tea swap / tea tea swap", pile="carpet coffee tea", cards=["draw3"])
    s, _ = script(s, "A draw3")
    assert {says(s, name) for name in BOTH} == {"choose coffee"}, "senate_1 counts 3, the market is open"


def test_a_market_that_is_glutted_is_left_alone() -> None:
    """The others hold a dozen coffees that came in public; tea sells alone."""
    coffee = " ".join(["coffee"] * 12)
    s = arrange("office", rules=BASE, goods=["tea coffee", coffee], shown=["", coffee], round=5)
    for name in BOTH:
        market = says(s, name).split()[1]
        assert "tea" in market, name


def test_a_gift_is_raised_where_that_wins() -> None:
    s = arrange("office", goods=["coffee coffee", "coffee coffee"], cards=["gift_plus3"], round=5)
    s, _ = script(s, "A lay - coffee,coffee", "B lay - coffee,coffee")
    assert {says(s, name) for name in ALL} == {"plus3 1"}


def test_money_is_taken_from_the_bank_and_loans_are_repaid_at_the_end() -> None:
    s = arrange("closing", goods=["tea", ""], cards=["bank_or_start"], loans=[1], money=[5, 5], round=5)
    assert {says(s, name) for name in ALL} == {"bank"}
    s, _ = script(s, "A bank")
    assert {says(s, name) for name in ALL} == {"close 1 tea"}


def test_goods_that_the_next_senate_wants_are_kept() -> None:
    s = arrange("closing", goods=["tea tea coffee coffee", ""], senate="senate_1 senate_3 senate_1")
    assert {says(s, name) for name in BOTH} == {"close 0 coffee,coffee"}


def test_a_swap_brings_the_best_card_to_the_best_goods() -> None:
    """Only the merchant thinks of that."""
    display = "coffee coffee speicher / carpet carpet bank_or_start"
    s = arrange("harbour", display=display, cards=["swap"], senate="senate_3 senate_3")
    assert says(s, "merchant") == "swap 0,2 1,2"
    assert not says(s, "quick").startswith("swap")


def test_plans_keep_to_the_kinds_that_may_be_laid() -> None:
    s = arrange("office", goods=["carpet spice tobacco cocoa tea coffee", ""])
    plans = piles.plans(s, 0, dict.fromkeys(s.rules.prices, 1.0))
    assert max(len(plan.parts) for plan in plans) == 3 and len(plans) > 20
    assert all(s.pending[0].allows(piles.lay(0, plan)) for plan in plans)


def test_what_the_next_senate_wants_is_not_sold_for_less() -> None:
    """Coffee brings 2 Mark where eight others are sold, and counts 5 in the next round, if there is one."""
    for number, most in ((1, 0), (5, 2)):
        s = arrange(
            "office", goods=["coffee coffee", ""], senate="senate_4 senate_3 " + "senate_4 " * 4, round=number
        )
        found = piles.plans(s, 0, dict.fromkeys(s.rules.prices, 8.0))
        assert max((part.sold for plan in found for part in plan.parts), default=0) == most


def test_a_hand_is_worth_more_to_a_player_who_can_store_it() -> None:
    """But not in the last round."""
    for number, gains in ((1, True), (5, False)):
        few, many = (
            arrange("office", goods=["tea " * 9, ""], speicher=[speicher, 2], round=number)
            for speicher in (0, 3)
        )
        sold = dict.fromkeys(few.rules.prices, 8.0)
        less, more = (foresight.hand_value(s, 0, sold, QUICK) for s in (few, many))
        assert (less < more) is gains


def test_at_the_end_the_master_keeps_goods_to_fill_its_speicher() -> None:
    """The merchant sells all that it can, and no seat gets the points of full Speicher."""
    goods = ["tea tea tea cocoa", "coffee coffee"]
    s = arrange("office", rules=BASE, goods=goods, shown=goods, round=5, senate="senate_3 " * 5)
    assert says(s, "merchant") == "lay tea,tea,tea cocoa"
    _, market, gift = says(s, "master:20").split()
    assert gift == "cocoa" and 0 < market.count("tea") < 3


def test_what_is_held_back_earns_least() -> None:
    """Of three cards the third brings 2 Mark, the only one of its kind 15."""
    s = arrange("office", rules=BASE, goods=["tea tea tea cocoa", ""], round=5)
    whole = next(it for it in piles.plans(s, 0, dict.fromkeys(s.rules.prices, 0.0)) if sold(it) == (1, 3))
    assert [sold(thrifty(s, 0, whole, Counter(), least)) for least in (2, 1, 0)] == [
        (1, 3),
        (1, 2),
        (1, 1),
    ]


def sold(plan: piles.PileChoice) -> tuple[int, ...]:
    """How many cards of each kind a plan sells; () where it gives any."""
    return () if plan.value else tuple(it.sold for it in plan.parts)


def test_money_is_what_is_usual_less_what_everyone_saw_being_spent() -> None:
    s = arrange("harbour", rules=BASE, display="carpet carpet / tea tea")
    before = usual(s, 0)
    s, _ = script(s, "A buy 0")
    assert (usual(s, 0), usual(s, 1)) == (before - 16, before)
    s.seats[1].sales = 15
    assert usual(s, 1) == before + 15


def test_after_a_round_money_counts_and_at_the_end_points_alone() -> None:
    (less, low), (more, high) = (
        standing_of(arrange("harbour", rules=BASE, round=3, display="tea tea", money=money), 0, QUICK)
        for money in ([10, 30], [60, 30])
    )
    assert less < 0 < more and low < 0.5 < high
    s = arrange(
        "closing", rules=BASE, round=5, goods=["", ""], money=[9, 8], points=[{"senate": 4}, {"senate": 1}]
    )
    s, _ = script(s, "A close 0 -", "B close 0 -")
    assert standing_of(s, 0, QUICK) == (5, 1.0) and standing_of(s, 1, QUICK) == (-5, 0.0)


def test_what_others_lay_is_guessed_from_what_they_bought() -> None:
    coffee = "coffee coffee coffee"
    s = arrange("office", rules=BASE, goods=["tea", coffee], shown=["", coffee], senate="senate_3 senate_3")
    found = foresight.worlds(s.seen_by(0), 0, random.Random(1))
    assert all(world.gifts == (piles.best(s, 1, QUICK).value,) for world in found)


def share(first: Agent, others: Agent, games: int, *expansions: str) -> float:
    """The part of its games that one player wins against three of another kind."""
    report, table = ArenaTotals(), (first, others, others, others)
    for played in Series(GAME, table, (4,), games, "bar", expansions, rotate=True).play():
        report.add(played)
    return report.tallies[first.name].share


def test_master_beats_merchant() -> None:
    """Even with hardly any time (see opponents.md)."""
    assert share(AGENTS.find("master:4"), AGENTS["merchant"], 4) > 0.5


def test_quick_beats_random() -> None:
    assert share(AGENTS["quick"], AGENTS["random"], 24, "magistrat") > 0.9


def test_merchant_beats_quick() -> None:
    """Of 400 games it wins 63 % with the expansion, 95 % without (see opponents.md)."""
    assert share(AGENTS["merchant"], AGENTS["quick"], 40, "magistrat") > 0.4
    assert share(AGENTS["merchant"], AGENTS["quick"], 24) > 0.6
