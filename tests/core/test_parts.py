"""Effects, chance, ranks: the small parts of the core."""

from __future__ import annotations

import random
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core.chance import draw_number, sample_hidden, shuffled
from engine.core.effects import Effects
from engine.core.errors import BadRecord
from engine.core.game import check_pile
from engine.core.scores import ranks, standings, totals

BANK = SimpleNamespace(id="bank", kind="income")
SHOP = SimpleNamespace(id="shop", kind="income")


def one() -> None:
    """An effect."""


def two() -> None:
    """Another effect."""


def table(*names: str) -> Effects:
    """One effect at one moment for these names."""
    effects = Effects(frozenset({"income", "bought"}))
    effects.at("income", *names)(one)
    return effects


def test_an_effect_is_found_by_the_id_or_the_kind_of_a_card() -> None:
    cards: dict[str, Any] = {"bank": BANK, "shop": SHOP}
    assert table("bank").compile(cards) == {"income": {"bank": (one,)}, "bought": {}}
    assert table("income").compile(cards) == {"income": {"bank": (one,), "shop": (one,)}, "bought": {}}


def test_joined_tables_keep_their_order_and_both_kinds_of_moments() -> None:
    more = Effects(frozenset({"fire"}))
    more.at("fire", "bank")(two)
    joined = table("bank") | table("income") | more
    compiled = joined.compile({"bank": BANK})
    assert compiled["income"]["bank"] == (one, one) and compiled["fire"]["bank"] == (two,)


def test_nothing_can_be_hooked_at_a_moment_that_does_not_exist() -> None:
    with pytest.raises(LookupError, match="breakfast"):
        table().at("breakfast", "bank")


def test_the_shuffle_never_changes() -> None:
    """Pinned: old seeds must give old games, on every Python and every machine."""
    assert "".join(shuffled("abcdefgh", "seed", "deck A")) == "hbaegcdf"
    assert [draw_number(5, "seed", str(i)) for i in range(8)] == [1, 0, 2, 3, 4, 4, 4, 2]


def test_every_pile_has_its_own_chance() -> None:
    assert shuffled(range(9), "seed", "bag") != shuffled(range(9), "seed", "deck A")
    assert sorted(shuffled(range(9), "seed", "bag")) == [*range(9)]


def test_a_shuffle_is_fair_enough() -> None:
    first = [shuffled("abc", str(seed), "")[0] for seed in range(900)]
    assert all(250 < first.count(letter) < 350 for letter in "abc")


def test_an_imagined_order_depends_on_luck_alone() -> None:
    orders = {"".join(sample_hidden("dbca", random.Random(seed))) for seed in range(400)}
    assert len(orders) == 24 and all(sorted(order) == [*"abcd"] for order in orders)
    assert sample_hidden("abcd", random.Random(1)) == sample_hidden("bdca", random.Random(1))


def game_over(points: list[int], coins: tuple[int, ...]) -> Any:
    """Something with points and a tie-break."""
    rules = SimpleNamespace(scoring={"a": lambda s, i: points[i], "b": lambda s, i: 1})
    return SimpleNamespace(rules=rules, players=range(len(points)), tie_break=coins)


def test_a_kind_of_which_there_are_none_lacks_in_no_pile() -> None:
    """A variant of a game may set the count of a card to 0."""
    check_pile("deck", ["bank"], Counter({"bank": 1, "shop": 0}))
    with pytest.raises(BadRecord, match=r"deck: too many \['shop'\], lacking \['bank'\]"):
        check_pile("deck", ["shop"], Counter({"bank": 1, "shop": 0}))


def test_points_are_counted_by_source() -> None:
    assert standings(game_over([3, 4], (0, 0))) == [{"a": 3, "b": 1}, {"a": 4, "b": 1}]
    assert totals(game_over([3, 4], (0, 0))) == [4, 5]


@pytest.mark.parametrize(
    ("points", "coins", "expected"),
    [
        ([3, 9, 5], (0, 0, 0), [3, 1, 2]),
        ([5, 9, 5], (1, 0, 2), [3, 1, 2]),
        ([9, 9, 5], (2, 2, 7), [1, 1, 3]),
        ([-4, -9], (0, 0), [1, 2]),
    ],
)
def test_ranks(points: list[int], coins: tuple[int, ...], expected: list[int]) -> None:
    """Most points, then the tie-break; equal in both is a shared rank."""
    assert ranks(game_over(points, coins)) == expected
