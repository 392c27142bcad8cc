"""The market and prices by one's own cards (rules, phase 4; H-07 to H-09, H-39)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.errors import IllegalAction
from engine.games.hamburg.events import Sold
from engine.games.hamburg.state import State
from tests.games.hamburg.arrange import BASE, arrange, asked, listed, script


def market(*piles: str, **more: Any) -> tuple[State, list[Sold]]:
    """After all have laid these goods for the market; what was sold so far."""
    s = arrange("office", goods=[it.replace(",", " ") for it in piles], money=[30] * len(piles), **more)
    s, told = script(s, *(f"{'ABCDE'[i]} lay {it or '-'} -" for i, it in enumerate(piles)))
    return s, [it for it in told if isinstance(it, Sold)]


PRICES = {1: 15, 2: 11, 3: 8, 4: 6, 5: 5, 6: 4, 7: 3, 8: 2, 12: 2}
"""What a good brings, by how many of its kind are sold."""


@pytest.mark.parametrize(("cards", "price"), PRICES.items())
def test_the_price_falls_with_the_cards_of_all(cards: int, price: int) -> None:
    _, sold = market("tea", ",".join(["tea"] * (cards - 1)), rules=BASE)
    assert sold[0] == Sold(0, "tea", 1, price, price)


def test_everyone_is_paid_for_their_own_cards() -> None:
    s, sold = market("tea,tea,coffee", "tea", rules=BASE)
    assert sold == [Sold(0, "coffee", 1, 15, 15), Sold(0, "tea", 2, 8, 16), Sold(1, "tea", 1, 8, 8)]
    assert [me.money for me in s.seats] == [61, 38] and [me.sales for me in s.seats] == [31, 8]


def test_a_sole_price_is_read_from_the_own_cards_while_the_others_count_them() -> None:
    """H-09."""
    s, _ = market("tea,tea", "tea,tea", cards=["sole_price"])
    assert asked(s) == ["A pricing"]
    _, told = script(s, "A sole_price tea")
    assert told[1:3] == [Sold(0, "tea", 2, 11, 22), Sold(1, "tea", 2, 6, 12)]


def test_a_sole_price_counts_for_the_kind_that_is_named_alone() -> None:
    s, _ = market("tea,coffee", "tea,coffee", cards=["sole_price"])
    _, told = script(s, "A sole_price tea")
    assert told[1:3] == [Sold(0, "coffee", 1, 11, 11), Sold(0, "tea", 1, 15, 15)]


def test_sole_prices_are_named_in_seat_order_and_do_not_affect_each_other() -> None:
    """H-08."""
    s, _ = market("tea,tea", "tea,tea", cards=["sole_price", "sole_price"], starter="B")
    assert asked(s) == ["B pricing"]
    s, _ = script(s, "B sole_price tea")
    assert asked(s) == ["A pricing"]
    _, told = script(s, "A sole_price tea")
    assert told[1:3] == [Sold(1, "tea", 2, 11, 22), Sold(0, "tea", 2, 11, 22)]


def test_two_cards_need_two_kinds() -> None:
    """H-07."""
    s, _ = market("tea,coffee", "tea,coffee,coffee", cards=["sole_price sole_price"])
    assert listed(s) == ["sole_price -", "sole_price coffee", "sole_price tea", "sole_price coffee,tea"]
    with pytest.raises(IllegalAction):
        script(s, "A sole_price tea,tea")
    s, told = script(s, "A sole_price tea,coffee")
    assert s.spent == ["sole_price"] * 2 and told[1] == Sold(0, "coffee", 1, 15, 15)


def test_only_kinds_whose_price_would_rise_can_be_named() -> None:
    """H-39: no question without meaning."""
    s, _ = market("tea,coffee", "tea", cards=["sole_price"])
    assert listed(s) == ["sole_price -", "sole_price tea"]
    s, sold = market("tea", "coffee", cards=["sole_price"])
    assert "A pricing" not in asked(s) and sold
    eight = ",".join(["tea"] * 8)
    assert "A pricing" not in asked(market(eight, "tea", cards=["sole_price"])[0])


def test_of_any_piles_those_kinds_can_be_named_whose_price_would_rise() -> None:
    """H-39: also where one price of several would rise, and where another one is as low as prices go."""
    luck = random.Random(0)
    for _ in range(80):
        mine, other = ({it: luck.choice((0, 1, 2, 8, 9)) for it in ("cocoa", "coffee", "tea")} for _ in "AB")
        other = {kind: min(cards, 4) for kind, cards in other.items()}
        s, _ = market(*(pile(it) for it in (mine, other)), cards=["sole_price sole_price sole_price"])
        named = [it for it in mine if mine[it] and price(mine[it]) > price(mine[it] + other[it])]
        single = (
            [it.partition(" ")[2] for it in listed(s) if "," not in it] if asked(s) == ["A pricing"] else []
        )
        assert single == (["-", *named] if named else [])


def pile(cards: dict[str, int]) -> str:
    """This many of each kind."""
    return ",".join(good for good, number in cards.items() for _ in range(number))


def price(cards: int) -> int:
    """What a good brings where this many are sold."""
    return PRICES.get(cards, min(PRICES.values()))


def test_a_player_who_names_nothing_keeps_the_card() -> None:
    s, _ = market("tea", "tea", cards=["sole_price"])
    s, told = script(s, "A sole_price -")
    assert s.seats[0].cards == ["sole_price"] and told[1] == Sold(0, "tea", 1, 11, 11)
