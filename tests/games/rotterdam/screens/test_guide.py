"""For players who are new to this game: true reasons, the cards on the table, every sign of the pictures."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.rotterdam import guide
from bot.presenter.context import Context
from bot.texts import Texts
from engine.core.actions import parse
from engine.games.rotterdam import GAME
from engine.games.rotterdam.rules import BASE
from engine.games.rotterdam.state import State
from tests.games.rotterdam.arrange import arrange, script

JOINER = "\u2060"
"""Keeps the sign of a seat and its letter on one line."""
REASONS: dict[str, tuple[str, dict[str, Any], str, str]] = {
    "an order wants it": (
        "placing",
        {"orders": ["O01"], "piles": {}},
        "A place S2 grain",
        "Vulcaanhaven makes what your orders still lack: ",
    ),
    "nothing is left": (
        "placing",
        {"piles": {"VUL": ""}},
        "A place S2 grain",
        "Vulcaanhaven has no product cards left.",
    ),
    "so many are left": (
        "placing",
        {"piles": {"BOT": "petrol plastic"}},
        "A place S2 oil",
        "Botlek still has 2 product cards.",
    ),
    "an empty ship": ("placing", {}, "A place S2 -", ""),
    "comes in": (
        "sailing",
        {"ships": ["C1 grain", "S1 oil"]},
        "A name red",
        "Your 🟠A1 comes into Vulcaanhaven, where its cargo is wanted.",
    ),
    "goes on": (
        "sailing",
        {"ships": ["S2 grain", "C1 grain"]},
        "A name red",
        "Your 🟠A1 goes on towards Vulcaanhaven, where its cargo is wanted.",
    ),
    "another goes astray": (
        "sailing",
        {"ships": ["S1 oil", "S3 grain"]},
        "A name blue",
        "It leads 🔷B1 off the way to Vulcaanhaven, where its cargo is wanted.",
    ),
    "nothing of one's own moves": (
        "sailing",
        {"ships": ["S1 oil", "C6 oil"]},
        "A name red",
        "No ship of yours moves.",
    ),
    "moves, but not where it should": ("sailing", {"ships": ["S3 grain"]}, "A name blue", ""),
    "robbed": (
        "ship_cards",
        {"ships": ["A1", "A2 grain"], "cards": ["rob", ""]},
        "A rob 1,0 0,0",
        "With it your 🟠A1 has a way to Vulcaanhaven for its cargo.",
    ),
    "sent back": (
        "ship_cards",
        {"ships": ["A1", "A2 grain"], "cards": ["guard", ""]},
        "A guard 1,0",
        "With it 🔷B1 brings nothing to Vulcaanhaven any more.",
    ),
}
ROOM = "bot.games.rotterdam"


def context(s: State, locale: str = "en") -> Context:
    """Anna looks at it."""
    view = s.seen_by(0)
    return Context(view, Texts.of(locale).within(GAME.key), ("Anna", "Ben"), 0, view.pending)


@pytest.mark.parametrize(("phase", "facts", "move", "said"), REASONS.values(), ids=REASONS)
def test_why_ships_are_placed_moved_and_hindered(
    phase: str, facts: dict[str, Any], move: str, said: str
) -> None:
    s = arrange(phase, **facts)
    script(s, move)  # it is an answer
    reason = guide.reason(context(s), parse(move, GAME.actions)).replace(JOINER, "")
    assert said in reason and bool(said) == bool(reason)


def test_why_an_order_is_completed() -> None:
    order = BASE.orders["O01"]
    s = arrange("completion", orders=["O01"], products=[" ".join(order.needs)])
    (option,) = (it for it in s.pending[0].options if it.do == "complete")
    said = guide.reason(context(s), option)
    assert said == f"Then you have {order.points} order points; the game ends at {s.trigger}."


def test_why_an_offer_is_taken_or_left() -> None:
    wants = BASE.orders["O01"].needs[0]
    other = next(it for it in BASE.products if it not in BASE.orders["O01"].needs)
    s = arrange("trade", orders=["O01"], products=[other, wants])
    s, _ = script(s, f"B offer 0 {wants} {other}")
    c = context(s)
    assert guide.reason(c, parse("A accept 1", GAME.actions)).startswith("Your orders lack it: ")
    assert guide.reason(c, parse("A decline 1", GAME.actions)) == ""


def test_what_one_holds_comes_first_and_a_hand_of_others_is_not_there() -> None:
    s = arrange("placing", cards=["swap", "rob"], open=["", "vp1"], products=["beer", "jam"])
    assert [*guide.lying(context(s))][:3] == ["swap", "beer", "vp1"]
