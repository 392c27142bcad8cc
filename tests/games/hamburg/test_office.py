"""Sealed piles, +3, the opening, the senate (rules, phases 2 and 3; H-01 to H-06, H-38, H-52)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import IllegalAction
from engine.core.loop import forced
from engine.games.hamburg.events import Declared, Given, Opened, Used
from engine.games.hamburg.points import shares
from engine.games.hamburg.state import State
from tests.games.hamburg.arrange import BASE, arrange, asked, listed, script


def office(*goods: str, senate: str = "senate_3 senate_1", **more: Any) -> State:
    """The office with these hands; coffee counts 5, cocoa 4, spice 3, carpet 2, tobacco 1, tea 0."""
    return arrange("office", goods=goods, money=[30] * len(goods), senate=senate, **more)


def test_everyone_lays_at_once_and_may_change_it_until_the_last_has_sealed() -> None:
    """H-52."""
    s = office("tea tea", "coffee", "cocoa")
    s, told = script(s, "B lay - coffee", "B lay coffee -", "A lay tea -")
    assert asked(s) == ["C office"] and not told and [it.seat for it in s.pending] == [0, 1, 2]
    s, told = script(s, "C lay - -")
    assert told[:3] == [Opened(0, ("tea",), (), 1), Opened(1, ("coffee",), (), 0), Opened(2, (), (), 1)]


def test_three_kinds_at_most_over_both_piles() -> None:
    """Rules, 2.2 and H-02: an illegal secret choice is refused."""
    s = office("tea tea coffee cocoa spice", "tea")
    script(s, "A lay tea,coffee tea,cocoa")
    for line in ("A lay tea,coffee cocoa,spice", "A lay tea tea,tea", "A lay carpet -"):
        with pytest.raises(IllegalAction):
            script(s, line)


@pytest.mark.parametrize(("cards", "kinds"), [("", 3), ("extra_kind", 4), ("extra_kind " * 3, 6)])
def test_each_card_allows_one_kind_more_up_to_all_six(cards: str, kinds: int) -> None:
    hand = ["carpet", "cocoa", "coffee", "spice", "tea", "tobacco"]
    s = office(" ".join(hand), "", cards=[cards])
    assert max(len(line.split()[1].split(",")) for line in listed(s) if line.endswith(" -")) == kinds


def test_extra_kind_plays_itself_at_the_opening_as_often_as_needed() -> None:
    """H-02."""
    s = office("tea coffee cocoa spice", "", cards=["extra_kind extra_kind"])
    kept, told = script(s, "A lay tea,coffee cocoa", "B lay - -")
    assert kept.seats[0].cards == ["extra_kind"] * 2 and not [it for it in told if isinstance(it, Used)]
    s, told = script(s, "A lay tea,coffee cocoa,spice", "B lay - -")
    assert s.seats[0].cards == ["extra_kind"] and s.spent == ["extra_kind"]
    assert Used(0, "extra_kind", 1) in told


def test_a_player_who_has_no_goods_lays_nothing_by_itself() -> None:
    assert [it.seat for it in forced(office("tea", ""))] == [1]


def test_raises_are_declared_in_seat_order_before_anything_opens() -> None:
    """H-01, H-05: one declaration each."""
    s = office("coffee", "coffee coffee", cards=["gift_plus3"] * 2, starter="B")
    s, told = script(s, "A lay - coffee", "B lay - coffee,coffee")
    assert asked(s) == ["B raising"] and not told and listed(s, "B") == ["plus3 0", "plus3 1"]
    s, told = script(s, "B plus3 0")
    assert (
        asked(s) == ["A raising"]
        and told == [Declared(1, 0)]
        and s.seen_by(1).sealed == {0: None, 1: s.sealed[1]}
    )
    s, told = script(s, "A plus3 1")
    assert Given("senate_3", (8, 10), (1, 3)) in told and s.spent == ["gift_plus3"]


def test_a_player_who_gives_nothing_cannot_raise() -> None:
    """H-03."""
    s, told = script(office("coffee", "tea", cards=["gift_plus3"]), "A lay coffee -", "B lay - -")
    assert "A raising" not in asked(s) and Given("senate_3", (0, 0), (0, 0)) in told


def test_a_gift_worth_nothing_can_be_raised_and_take_a_rank() -> None:
    """H-04."""
    s, _ = script(office("tea", "tobacco", cards=["gift_plus3"]), "A lay - tea", "B lay - tobacco")
    assert asked(s) == ["A raising"]
    _, told = script(s, "A plus3 1")
    assert Given("senate_3", (3, 1), (3, 1)) in told


def test_both_raises_may_be_used_in_one_scoring() -> None:
    s, _ = script(office("coffee", "", cards=["gift_plus3 gift_plus3"]), "A lay - coffee", "B lay - -")
    assert listed(s) == ["plus3 0", "plus3 1", "plus3 2"]
    assert Given("senate_3", (11, 0), (3, 0)) in script(s, "A plus3 2")[1]


@pytest.mark.parametrize(
    ("gift", "value", "points"), [("coffee,coffee,coffee", 15, 0), ("cocoa,cocoa,cocoa,cocoa", 16, 4)]
)
def test_sixteen_is_enough_for_all_copies(gift: str, value: int, points: int) -> None:
    """H-06, H-38: independent of rank, at the first chance, by itself."""
    s = office(gift.replace(",", " "), "coffee coffee coffee coffee", cards=["gift16 gift16"])
    s, told = script(s, f"A lay - {gift}", "B lay - coffee,coffee,coffee,coffee")
    assert Given("senate_3", (value, 20), (1, 3)) in told
    assert s.seats[0].points.get("gift16", 0) == points and s.spent == ["gift16"] * (points // 2)


def test_a_raise_counts_for_sixteen() -> None:
    """H-06."""
    s = office("coffee coffee coffee", "", cards=["gift16 gift_plus3"])
    s, _ = script(s, "A lay - coffee,coffee,coffee", "B lay - -", "A plus3 1")
    assert s.seats[0].points == {"senate": 3, "gift16": 2}


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ((5, 9, 7), (1, 3, 2)),
        ((5, 5, 1), (2, 2, 1)),
        ((5, 5, 5), (2, 2, 2)),
        ((9, 5, 5, 5), (3, 1, 1, 1)),
        ((9, 5, 5, 2), (3, 1, 1, 0)),
        ((0, 0, 4), (0, 0, 3)),
        ((0, 0, 0), (0, 0, 0)),
    ],
)
def test_equal_values_share_the_points_of_their_ranks(
    values: tuple[int, ...], points: tuple[int, ...]
) -> None:
    """Rules, 3.3 and H-48: value 0 gets nothing and takes no rank."""
    assert shares(values, (3, 2, 1)) == points


def test_with_two_seats_the_senate_pays_three_and_one() -> None:
    _, told = script(office("coffee", "cocoa", rules=BASE), "A lay - coffee", "B lay - cocoa")
    assert Given("senate_3", (5, 4), (3, 1)) in told


def test_laid_goods_are_out_of_hand_after_the_opening() -> None:
    laid = office("coffee tea tea", "cocoa", rules=BASE, senate="senate_3 senate_1 senate_2")
    s, _ = script(laid, "A lay tea coffee", "B lay - -")
    assert s.seats[0].goods == ["tea"] and not s.discard
    assert (s.seats[0].market, s.seats[0].gift) == (["tea"], ["coffee"])
    s, _ = script(s, "A close 0 tea", "B close 0 cocoa")
    assert not s.seats[0].market and not s.seats[0].gift and sorted(s.discard) == ["coffee", "tea"]
