"""The end: points by source, ties (rules, 8; H-27, H-48, H-49)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.scores import ranks, standings, totals
from engine.games.hamburg.events import GameEnded
from engine.games.hamburg.state import State
from tests.games.hamburg.arrange import BASE, arrange, script


def over(**more: Any) -> State:
    """The end of a game in which all keep what they have."""
    s = arrange("closing", **{"round": 5, **more})
    for it in s.pending:
        goods = ",".join(s.seats[it.seat].goods) or "-"
        s, _ = script(s, f"{'ABCDE'[it.seat]} close 0 {goods}")
    assert s.over
    return s


@pytest.mark.parametrize(("cards", "points"), [*enumerate((0, 1, 2, 4, 8, 9, 10, 12, 16, 17, 18))])
def test_magistrat_cards_count_in_groups_of_four(cards: int, points: int) -> None:
    """H-27, and the example of the rulebook: six are ten."""
    assert standings(over(cards=["magistrat " * cards]))[0]["magistrat"] == points


@pytest.mark.parametrize(
    ("money", "bonus"),
    [
        ([5, 4], [2, 0]),
        ([5, 5], [1, 1]),
        ([5, 4, 3], [3, 1, 0]),
        ([5, 4, 4], [3, 0, 0]),
        ([1, 4, 3, 2], [0, 3, 2, 1]),
        ([0, 0, 3, 2, 2], [0, 0, 3, 1, 1]),
    ],
)
def test_the_richest_get_a_bonus(money: list[int], bonus: list[int]) -> None:
    """Rules, 8.2 and H-48: equal ones share, 0 gets nothing."""
    assert [line["money"] for line in standings(over(rules=BASE, money=money))] == bonus


def test_loans_are_not_deducted_from_money_but_cost_points() -> None:
    """H-48."""
    lines = standings(over(rules=BASE, money=[9, 8], loans=[3, 0]))
    assert [line["money"] for line in lines] == [2, 0] and [line["loans"] for line in lines] == [-6, 0]


def test_filled_speicher_get_a_bonus() -> None:
    lines = standings(over(rules=BASE, goods=["tea", "tea tea", "coffee"], money=[1, 1, 1]))
    assert [line["speicher"] for line in lines] == [0, 3, 0]


def test_equal_points_are_parted_by_goods_on_the_card_set_aside_then_by_money() -> None:
    """H-49: tea is worth 3 on it, spice 0."""
    same = over(rules=BASE, money=[7, 7], goods=["tea", "tea"])
    assert totals(same) == [2, 2] and ranks(same) == [1, 1]
    assert ranks(over(rules=BASE, money=[7, 7], goods=["spice", "tea"])) == [2, 1]
    richer = over(rules=BASE, money=[7, 9, 8], points=[{"senate": 3}, {}, {"senate": 2}])
    assert totals(richer) == [3, 3, 3] and ranks(richer) == [3, 1, 2]


def test_before_the_end_money_is_behind_screens() -> None:
    """H-28: and so is the seat that would get its bonus."""
    s = arrange("closing", money=[40, 3], round=5, goods=["tea tea coffee"])
    view = s.seen_by(1)
    assert view.seats[0].money == -1 and view.seats[1].money == 3
    assert [line["money"] for line in standings(view)] == [0, 0] and s.tie_break == (0, 0)


def test_a_finished_game_shows_all() -> None:
    s = over(money=[40, 3], goods=["tea"])
    assert s.seen_by(None) == s


def test_after_the_last_close_the_game_is_over() -> None:
    s = arrange("closing", round=5, goods=["", ""])
    _, told = script(s, "A close 0 -", "B close 0 -")
    assert isinstance(told[-1], GameEnded) and told[-1].ranks == (1, 1)
