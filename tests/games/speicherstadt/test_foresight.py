"""The best course of a seat through the sale, against a search through all its answers."""

from __future__ import annotations

import random

import pytest

from engine.agents.rollout import pick
from engine.core.loop import play
from engine.games.speicherstadt.agents.answers.foresight import after_placement, outcome
from engine.games.speicherstadt.agents.evaluation.market import Market
from engine.games.speicherstadt.agents.values import QUICK
from engine.games.speicherstadt.game import GAME


def best(market: Market, me: int, sale: int, place: int, purse: list[int], fee: list[float]) -> float:
    """Value of the rest of a sale, from this place in a line on, with these means: try both answers."""
    sales = market.sequence()
    if sale == len(sales):
        return 0.0
    at, line = sales[sale]
    if place == len(line):
        return best(market, me, sale + 1, 0, purse, fee)
    seat, price = line[place], len(line) - place + market.behind(at)
    gain = market.worth[seat][at] - price * market.rate[seat] - fee[seat]
    passed = best(market, me, sale, place + 1, purse, fee)
    waits = place + 1 < len(line) and line[place + 1] == seat
    if purse[seat] < price or waits:
        return passed
    if seat != me and (gain <= 0 or market.saves(seat, at, purse[seat], price, gain)):
        return passed
    paid = [coins - price * (owner == seat) for owner, coins in enumerate(purse)]
    free = [0.0 if owner == seat else due for owner, due in enumerate(fee)]
    bought = best(market, me, sale + 1, 0, paid, free)
    return max(gain + bought, passed) if seat == me else bought - market.values.spite * gain


@pytest.mark.parametrize("expansions", [(), GAME.expansions], ids=["base", "expansions"])
def test_a_seat_goes_through_the_sale_as_well_as_by_trying_all_answers(expansions: tuple[str, ...]) -> None:
    luck, tried = random.Random(1), 0
    for number in range(4):
        s = GAME.new(4, f"sale {number}", expansions)
        while s.pending:
            decision = s.pending[0]
            if decision.ask == "demand" and luck.random() < 0.1:
                market = Market(s, QUICK, decision.seat)
                end = after_placement(s, market, market.wishes(), pick(decision, luck))
                expected = best(end, decision.seat, 0, 0, end.purse, end.fee)
                assert outcome(end, decision.seat) == pytest.approx(expected, abs=1e-9)
                tried += 1
            play(s, pick(decision, luck))
    assert tried > 20
