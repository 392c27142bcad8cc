"""Re-deals before and after a draw: each one uniform, both alike beyond what was drawn."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

from engine.analysis.luck import together

TRIES = 12_000


def orders(past: str, future: str) -> tuple[Counter[str], Counter[str]]:
    """How often each order of the two piles comes up."""
    luck, one, other = random.Random(5), Counter[str](), Counter[str]()
    for _ in range(TRIES):
        before, after = together(past, future, luck)
        one["".join(before)] += 1
        other["".join(after)] += 1
    return one, other


def test_both_orders_are_uniform() -> None:
    """Also with equal cards: every order comes up as often as in a fair shuffle, within 20 %."""
    for past, future in (("abcd", "bd"), ("aabc", "ab"), ("aabb", "abb")):
        for found, cards in zip(orders(past, future), (past, future), strict=True):
            fair = Counter("".join(it) for it in permutations(cards))
            whole = sum(fair.values())
            assert found.keys() == fair.keys()
            for order, ways in fair.items():
                assert abs(found[order] / TRIES / (ways / whole) - 1) < 0.2, (past, order)


def test_what_was_not_drawn_in_either_lies_alike() -> None:
    luck = random.Random(1)
    before, after = together("abcdefgh", "cdefgh", luck)
    differ = sum(one != other for one, other in zip(before[2:], after, strict=True))
    assert differ == len({*before[2:]} - {*after})


def test_a_reshuffled_pile_is_shuffled_for_itself() -> None:
    before, after = together("ab", "cde", random.Random(2))
    assert sorted(before) == ["a", "b"] and sorted(after) == ["c", "d", "e"]
