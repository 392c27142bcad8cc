"""Questions: options to list, forms to fill in."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from engine.core.actions import act
from engine.core.decisions import UNCHOSEN, Decision, Deferred, Form, Overflow, Pick, seen_by
from engine.games.speicherstadt.actions import Buy, Exchange, Pass, Trade

POOL = ("coffee", "tea", "tea")


def differs(give: tuple[str, ...], take: str) -> bool:
    """The good taken is none of those given."""
    return take not in give


TWO = Form(Trade, (Pick("give", POOL, 2, 2),))
SWAP = Form(Exchange, (Pick("give", POOL, 2, 2), Pick("take", ("tea", "rubber"), single=True)), differs)


def test_a_pick_counts_copies() -> None:
    pick = Pick("give", POOL, 1, 2)
    assert pick.accepts(("tea", "tea")) and pick.accepts(("tea", "coffee"))
    assert not any(map(pick.accepts, [(), ("coffee", "coffee"), ("rubber",), POOL]))


def test_a_single_pick_holds_the_thing_itself() -> None:
    pick = Pick("take", POOL, single=True)
    assert pick.accepts("tea") and not pick.accepts("rubber") and [*pick.every()] == ["coffee", "tea"]


def test_copies_of_one_thing_are_the_same_choice() -> None:
    assert [*Pick("give", POOL, 0, 2).every()] == [
        (),
        ("coffee",),
        ("tea",),
        ("coffee", "tea"),
        ("tea", "tea"),
    ]


def test_forms_with_millions_of_answers_are_listed_one_by_one() -> None:
    goods = tuple(f"{good}" for good in range(8) for _ in range(12))
    asked = Decision(
        0, "?", (), (Form(Exchange, (Pick("give", goods, 1, 12), Pick("take", goods, single=True))),)
    )
    assert len({*islice(asked.every(), 5000)}) == 5000


def test_a_pick_may_ask_for_more_than_there_is() -> None:
    pick = Pick("warehouse", ("tea",), 0, 4)
    assert [*pick.every()] == [(), ("tea",)] and pick.sample(random.Random(1)) in pick.every()


def test_a_form_accepts_any_order() -> None:
    assert TWO.accepts(act(Trade, 0, give=("tea", "coffee"))) and TWO.accepts(
        act(Trade, 0, give=("coffee", "tea"))
    )


def test_a_form_refuses_other_actions_and_what_its_check_refuses() -> None:
    assert not TWO.accepts(act(Buy, 0))
    assert SWAP.accepts(act(Exchange, 0, give=("tea", "tea"), take="rubber"))
    assert not SWAP.accepts(act(Exchange, 0, give=("tea", "tea"), take="tea"))


def test_every_way_to_fill_in_a_form_is_accepted_and_samples_are_among_them() -> None:
    every, rng = [*SWAP.every(0)], random.Random(2)
    assert len(every) == 2 and all(map(SWAP.accepts, every))
    assert all(SWAP.sample(0, rng) in every for _ in range(20))


@pytest.mark.parametrize(("least", "most"), [(0, 2), (1, 3), (2, 2), (2, 9)])
def test_samples_reach_every_choice(least: int, most: int) -> None:
    pick, luck = Pick("kinds", ("coffee", "silk", "tea"), least, most), random.Random(0)
    assert {pick.sample(luck) for _ in range(400)} == {*pick.every()}


def test_a_decision_allows_its_options_and_forms_to_its_own_seat_only() -> None:
    asked = Decision(0, "?", (act(Pass, 0),), (TWO,))
    assert asked.allows(act(Pass, 0)) and asked.allows(act(Trade, 0, give=("tea", "tea")))
    assert not asked.allows(act(Pass, 1)) and not asked.allows(act(Buy, 0))
    assert not asked.allows(act(Trade, 1, give=("tea", "tea")))


def test_every_lists_each_answer_once() -> None:
    asked = Decision(0, "?", (act(Trade, 0, give=("tea", "tea")),), (TWO,))
    assert [*asked.every()] == [act(Trade, 0, give=give) for give in (("tea", "tea"), ("coffee", "tea"))]


def test_forced_is_one_answer_that_must_be_given() -> None:
    only = (act(Pass, 0),)
    assert Decision(0, "?", only).forced and Decision(0, "?", only).default == only[0]
    assert not Decision(0, "?", only, (TWO,)).forced
    assert not Decision(0, "?", only, blocking=False).forced
    assert not Decision(0, "?", (*only, act(Buy, 0))).forced


def test_where_hands_are_secret_others_see_only_that_someone_is_asked() -> None:
    mine, yours = (Decision(seat, "?", (act(Pass, seat),), (TWO,)) for seat in (0, 1))
    offer = Decision(1, "anytime", (act(Buy, 1),), blocking=False)
    assert seen_by((mine, yours, offer), 0) == (mine, Decision(1, "?", ()))
    assert seen_by((mine, yours, offer), 1) == (Decision(0, "?", ()), yours, offer)


def test_two_equal_goods_are_two_lines_of_a_menu() -> None:
    pick = Pick("give", ("tea", "coffee", "tea"), 2, 2)
    first, coffee, second = (line.mark for line in pick.lines())
    assert pick.read((first, second)) == ("tea", "tea") and pick.read((coffee, second)) == ("coffee", "tea")
    assert pick.read((first,)) is UNCHOSEN and pick.read(()) is UNCHOSEN


def test_a_menu_that_would_overflow_is_an_error() -> None:
    pick = Pick("take", tuple(f"good {number}" for number in range(26)), single=True)
    assert len(pick.lines()) == len(pick.lines(26)) == 26
    with pytest.raises(Overflow, match="26 lines for 'take', 25 fit"):
        pick.lines(25)


def swaps(*goods: str) -> Form:
    """Two goods for another one."""
    return Form(Exchange, (Pick("give", goods, 2, 2), Pick("take", ("tea", "rubber"), single=True)), differs)


def test_a_form_that_is_laid_out_later_is_like_one_that_lies_there() -> None:
    later = Deferred(Exchange, swaps, *POOL)
    assert [*later.every(0)] == [*SWAP.every(0)] and (later.picks, later.check) == (SWAP.picks, SWAP.check)
    assert later.accepts(act(Exchange, 0, give=("tea", "tea"), take="rubber"))
    assert later.sample(0, random.Random(2)) == SWAP.sample(0, random.Random(2))


def test_forms_that_are_laid_out_later_are_equal_if_what_is_laid_out_is() -> None:
    one, same, other = (Deferred(Exchange, swaps, *goods) for goods in (POOL, POOL, POOL[1:]))
    assert one == same != other and hash(one) == hash(same)


def test_a_form_is_built_once_and_only_when_read() -> None:
    looks = []

    def lay(*goods: str) -> Form:
        looks.append(goods)
        return swaps(*goods)

    later = Deferred(Exchange, lay, *POOL)
    assert not looks and later.action is Exchange
    assert later.picks and later.check is differs and looks == [POOL]
