"""Income (rules 4.5; rulings 21, 22)."""

from __future__ import annotations

from typing import Any

from engine.games.speicherstadt.events import Paid, RoundEnded
from engine.games.speicherstadt.rules import BASE
from tests.arrange import arrange, script


def paid(**owned: Any) -> list[int]:
    """What each seat gets."""
    s = arrange(BASE, "income", **owned)
    return [event.coins for event in s.events or () if isinstance(event, Paid)]


def test_everyone_gets_a_coin_and_one_more_without_a_purchase() -> None:
    """Rule 15."""
    assert paid(bought=[1, 0]) == [1, 2]


def test_several_purchases_are_a_purchase() -> None:
    assert paid(bought=[3, 1]) == [1, 1]


def test_the_bank_pays_a_coin_more() -> None:
    """Rule 15: so two or three."""
    assert paid(cards=["bank"], bought=[1, 1]) == [2, 1] and paid(cards=["bank"]) == [3, 2]


def test_the_bank_pays_in_the_round_in_which_it_is_bought() -> None:
    """Ruling 22."""
    s, told = script(arrange(BASE, "purchase", columns={"bank": "A"}), "A buy", "A done - -", "B done - -")
    assert [it.coins for it in told if isinstance(it, Paid)] == [2, 2] and s.seats[0].coins == 5 - 1 + 2


def test_each_purchase_counts_for_its_round_only() -> None:
    s, _ = script(arrange(BASE, "purchase", columns={"bank": "A"}), "A buy", "A done - -", "B done - -")
    assert s.pending[0].ask == "demand" and [me.bought for me in s.seats] == [0, 0]


def test_the_starter_moves_to_the_left() -> None:
    """Rule 15: clockwise, from the last seat to the first."""
    s = arrange(BASE, "income", coins=[5] * 3, starter="C", round=2)
    assert (s.starter, s.round, s.pending[0].seat) == (0, 3, 0)


def test_the_end_of_a_round_lists_what_everyone_owns() -> None:
    """Clarification 5 of the record: all cards, contracts too, sorted."""
    s = arrange(
        BASE, "income", cards=["warehouse bank"], contracts=[{"contract_a2_medium": "saffron coffee"}],
        warehouse=["tea coffee"], hall=["", "tea"], starter="B", points=[-2],
    )  # fmt: skip
    ended = next(event for event in s.events or () if isinstance(event, RoundEnded))
    mine, other = ended.seats
    assert (ended.round, ended.starter) == (1, 1)
    assert (mine.coins, mine.points, mine.warehouse, other.hall) == (8, -2, ("coffee", "tea"), ("tea",))
    assert mine.cards == ("bank", "contract_a2_medium", "warehouse")
    assert mine.contracts == {"contract_a2_medium": ("coffee", "saffron")}
