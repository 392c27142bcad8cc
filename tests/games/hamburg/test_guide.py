"""For players who are new to this game: true reasons, the cards on the table, every sign of the pictures."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.hamburg import guide
from bot.presenter.context import Context
from bot.texts import Texts
from bot.texts.formats import HARD_SPACE
from engine.core.actions import act
from engine.games.hamburg import GAME
from engine.games.hamburg import actions as do
from engine.games.hamburg.state import State
from tests.games.hamburg.arrange import BASE, arrange, script

SENATE = BASE.senate["senate_1"]
BEST, *_, WORST = sorted(SENATE, key=SENATE.__getitem__, reverse=True)


def context(s: State, locale: str = "en") -> Context:
    """Anna looks at it."""
    view = s.seen_by(0)
    return Context(view, Texts.of(locale).within(GAME.key), ("Anna", "Ben"), 0, view.pending)


def said(s: State, action: Any) -> str:
    """Why Anna should do it."""
    return guide.reason(context(s), action).replace(HARD_SPACE, " ")


def test_why_a_group_is_bought() -> None:
    s = arrange("harbour", display=f"{BEST} {BEST} / {WORST} {WORST} swap", money=[30, 30])
    value = 2 * SENATE[BEST]
    expected = f"The best gift still on offer for this round, worth {value}."
    assert said(s, act(do.Buy, 0, group=0)) == expected
    s.display[0].buyer = 1
    assert said(s, act(do.Buy, 0, group=1)) != expected


def test_a_card_beside_a_group_is_named_where_its_goods_are_not_the_best() -> None:
    s = arrange("harbour", round=5, display=f"{BEST} {BEST} / {WORST} {WORST} swap", money=[30, 30])
    best, *_, worst = sorted(SENATE, key=s.rules.senate[s.senate[4]].__getitem__, reverse=True)
    s.display[0].goods, s.display[1].goods = [best, best], [worst, worst]
    assert said(s, act(do.Buy, 0, group=1)) == "It comes with Exchange: swap 2 cards on display."


def test_a_group_that_takes_a_loan_says_so() -> None:
    s = arrange("harbour", display=f"{BEST} {BEST} / {WORST} {WORST} swap", money=[0, 30])
    told, loan = said(s, act(do.Buy, 0, group=0)), s.rules.numbers.loan_penalty
    assert told.startswith("The best gift still on offer for this round")
    assert told.endswith(f"2 loans for it: −{loan} points for each one still open at the end.")


def test_what_is_true_of_every_group_is_no_reason() -> None:
    s = arrange("harbour", display=f"{WORST} {WORST} / {WORST} {WORST}", money=[30, 30])
    told = said(s, act(do.Buy, 0, group=0))
    assert "best" not in told and "cheaper" not in told


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ({"money": [2, 30]}, "You would need a loan for any group left."),
        ({"goods": ["tea spice cocoa"]}, "Kinds in your hand: 3; your piles can hold 3."),
        ({"goods": ["tea tea"]}, "You keep 30 Mark."),
    ],
)
def test_why_one_passes(facts: dict[str, Any], expected: str) -> None:
    s = arrange("harbour", display="tea coffee / cocoa cocoa", **facts)
    assert said(s, act(do.Pass, 0)) == expected


def test_why_goods_are_laid() -> None:
    s = arrange("office", goods=["tea tea spice", "coffee"])
    gift = f"Your gift is worth {SENATE['spice']}"
    both = act(do.Lay, 0, market=("tea", "tea"), senate=("spice",))
    assert said(s, both) == f"{gift}, and if only you sell these kinds, the market pays 22 Mark."
    assert said(s, act(do.Lay, 0, market=(), senate=("spice",))) == f"{gift}."
    assert said(s, act(do.Lay, 0, market=(), senate=())) == ""


def test_why_a_gift_is_raised() -> None:
    s = arrange("office", goods=["spice", "coffee"], cards=["gift_plus3"])
    s, _ = script(s, "A lay - spice", "B lay - -")
    assert said(s, act(do.Plus3, 0, count=1)) == f"Then your gift is worth {SENATE['spice'] + 3}."
    assert said(s, act(do.Plus3, 0, count=0)) == ""


def test_why_goods_are_kept_and_loans_repaid() -> None:
    s = arrange("closing", goods=["tea"], loans=[1], money=[30, 30])
    value = s.rules.worth(s.senate[1], ["tea"])
    kept = said(s, act(do.Close, 0, repay=0, keep=("tea",)))
    assert kept == (f"What you keep is worth {value} to the senate next round." if value else "")
    repaid = said(s, act(do.Close, 0, repay=1, keep=("tea",)))
    assert repaid == "A loan that is open at the end costs 2 points."


def test_what_lies_on_the_table_is_named_in_the_order_in_which_one_looks() -> None:
    s = arrange("harbour", display="tea tea store / tea spice draw1", cards=["swap", "gift16"])
    assert [*guide.lying(context(s))] == ["store", "draw1", "swap", "gift16", "speicher"]
