"""For players who are new to this game: true reasons, the cards on the table, every sign of the pictures."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bot.games.registry import PRESENTERS
from bot.games.rotterdam import guide
from bot.presenter.context import Context
from bot.texts import Texts
from bot.views.office.advice import advice_text
from bot.views.scene import Scene
from engine.analysis.adviser import Adviser
from engine.analysis.lines import Question
from engine.core.actions import act, parse
from engine.core.advice import Advice
from engine.core.loop import apply
from engine.games.rotterdam import GAME
from engine.games.rotterdam.actions import Place
from engine.games.rotterdam.agents import AGENTS
from engine.games.rotterdam.agents.skipper import Skipper
from engine.games.rotterdam.rules import BASE
from engine.games.rotterdam.state import State
from engine.tables.play.lesson import begin_lesson
from tests.games.rotterdam.arrange import arrange, script

JOINER = "\u2060"
"""Keeps the sign of a seat and its letter on one line."""
REASONS: dict[str, tuple[str, dict[str, Any], str, str]] = {
    "an order wants it": (
        "placing",
        {"orders": ["O01"], "piles": {}},
        "A place S2 grain",
        "Vulcaanhaven makes what you still need: ",
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
    "an empty ship": ("placing", {}, "A place S2 -", "Even an empty ship can reach an anchor"),
    "better odds elsewhere, but no colour that suits more ships": (
        "placing",
        {"orders": ["O01"]},
        "A place S2 grain",
        "S1 has 88% with random colours, but what counts is which colours can still be chosen this round.",
    ),
    "better odds elsewhere, but together with another own ship": (
        "placing",
        {"ships": ["C1 grain"]},
        "A place S2 grain",
        "S1 has 88%, but from here 🔴\u00a0Red moves it on together with your 🟠A1.",
    ),
    "better odds elsewhere, but a colour that others want": (
        "placing",
        {"ships": ["", "C1 grain"]},
        "A place S2 grain",
        "S1 has 88%, but from here 🔴\u00a0Red moves it on, which brings 🔷B1 nearer, too.",
    ),
    "the best odds": ("placing", {"piles": {"VUL": ""}}, "A place S1 grain", "no product cards left."),
    "no ship to place": (
        "placing",
        {"ships": ["C1, C2, C3, C4, C5"]},
        "A pass",
        "You have no ship left to place.",
    ),
    "reaches": (
        "sailing",
        {"ships": ["C1 grain", "S1 oil"]},
        "A name red",
        "Your 🟠A1 reaches Vulcaanhaven, which wants its cargo.",
    ),
    "goes on": (
        "sailing",
        {"ships": ["S2 grain", "C1 grain"]},
        "A name red",
        "Your 🟠A1 gets closer to Vulcaanhaven, which wants its cargo.",
    ),
    "another goes astray": (
        "sailing",
        {"ships": ["S1 oil", "S3 grain"]},
        "A name blue",
        "It takes 🔷B1 off course for Vulcaanhaven, which wants its cargo.",
    ),
    "nothing of one's own moves": (
        "sailing",
        {"ships": ["S1 oil", "C6 oil"]},
        "A name red",
        "",
    ),
    "two ships together": (
        "sailing",
        {"ships": ["C1 grain, S2 grain"]},
        "A name red",
        "It also helps 🟠A2.",
    ),
    "others gain least": (
        "sailing",
        {"ships": ["S3 grain", "C1 grain, S1 grain"]},
        "A name blue",
        "Every other colour helps more ships of the others.",
    ),
    "set back": (
        "ship_cards",
        {"ships": ["A1", "C1 grain"], "cards": ["back1", ""]},
        "A back1 1,0 B1",
        "🔷B1 then has further to go.",
    ),
    "set back, with worse odds": (
        "ship_cards",
        {"ships": ["A1", "C2 fruit"], "cards": ["back1", ""]},
        "A back1 1,0 B2",
        "🔷B1 then has a 50% chance to reach Merwehaven, down from 100%.",
    ),
    "no more cards": (
        "ship_cards",
        {"ships": ["A1", "C1 grain"], "cards": ["back1", ""]},
        "A end",
        "If you keep a card, you can play it in a later round.",
    ),
    "robbed": (
        "ship_cards",
        {"ships": ["A1", "A2 grain"], "cards": ["rob", ""]},
        "A rob 1,0 0,0",
        "Your 🟠A1 can then reach Vulcaanhaven with its cargo.",
    ),
    "sent back": (
        "ship_cards",
        {"ships": ["A1", "A2 grain"], "cards": ["guard", ""]},
        "A guard 1,0",
        "Then 🔷B1 can no longer deliver to Vulcaanhaven.",
    ),
}
ROOM = "bot.games.rotterdam"
EN = Texts.of("en").within(GAME.key)


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
    assert guide.reason(c, parse("A accept 1", GAME.actions)).startswith("It fills gaps in your orders: ")
    less = BASE.worth_of_products[other] - BASE.worth_of_products[wants]
    said = guide.reason(c, parse("A decline 1", GAME.actions))
    assert said == (f"You would give {less} points more than you get." if less > 0 else "")


def test_a_trade_that_a_joker_makes_good_is_said_to_complete_an_order() -> None:
    """It takes bread from one order; beer and the joker complete a better one."""
    assert [BASE.orders[it].needs for it in ("O02", "O09")] == [("bread", "orange_juice"), ("beer", "jam")]
    s = arrange("trade", orders=["O02 O09"], products=["bread orange_juice", "beer"], cards=["joker", ""])
    s, _ = script(s, "B offer 0 beer bread")
    points = BASE.orders["O09"].points
    said = guide.reason(context(s), parse("A accept 1", GAME.actions))
    assert said == f"Then you can complete an order for {points} points."
    assert guide.reason(context(s), parse("A decline 1", GAME.actions)) == ""


def test_a_trade_without_a_joker_tells_what_it_takes_from_an_order() -> None:
    s = arrange("trade", orders=["O02 O09"], products=["bread orange_juice", "beer"])
    s, _ = script(s, "B offer 0 beer bread")
    said = guide.reason(context(s), parse("A accept 1", GAME.actions))
    assert said.replace("\u00a0", " ") == "Your orders gain 🍺 beer and lose 🍞 bread."
    assert guide.reason(context(s), parse("A decline 1", GAME.actions)).startswith("If you accept")


@pytest.mark.parametrize("seats", [2, 4])
def test_questions_of_every_kind_have_answers_with_reasons(seats: int) -> None:
    """In games of skippers; cards that are filled in are tried in one way each."""
    s, skipper, rng, asked = GAME.new(seats, "reasons"), Skipper(), random.Random(7), Counter[str]()
    while s.pending:
        decision = s.pending[0]
        c = Context(s.seen_by(decision.seat), EN, tuple("ABCD"[:seats]), decision.seat, s.pending)
        chosen = skipper.choose(c.view, decision, rng)
        ways = [*decision.options, chosen, *(next(form.every(c.me)) for form in decision.forms)]
        asked[decision.ask] += any(guide.reason(c, action) for action in ways)
        s, _ = apply(s, chosen)
    assert {"placing", "sailing", "fork", "cards", "trade", "completion"} <= {*+asked}


def test_what_one_holds_comes_first_and_a_hand_of_others_is_not_there() -> None:
    s = arrange("placing", cards=["swap", "rob"], open=["", "vp1"], products=["beer", "jam"])
    assert [*guide.lying(context(s))][:3] == ["swap", "beer", "vp1"]


def test_the_first_tip_of_the_lesson_begins_with_what_the_hint_advises() -> None:
    table, judge = begin_lesson(GAME, 1, 1, "en", now=0.0), AGENTS.judge
    assert judge is not None
    best, *_ = Adviser(judge).advise(Question(table.now, table.now.pending[0]), 0)
    assert best.action == act(Place, 0, start="S2", cargo="fruit")
    tip = Texts.of("en").within(GAME.key)("lesson-placing")
    assert tip.index("fruit") < tip.index("grain") < tip.index("S2") and "S1" not in tip


def test_a_hint_to_end_a_trade_keeps_its_reason_beside_an_offer() -> None:
    """Both ways to end say the same; an offer, which a form makes, does not."""
    needs = " ".join(BASE.orders["O01"].needs)
    state = arrange("trade", orders=["O01"], products=[needs, "beer"])
    table = replace(begin_lesson(GAME, 1, 1, "en", now=0.0), state=state)
    scene = Scene(table, ("Anna", "Ben"), EN, 0)
    said = advice_text(scene, PRESENTERS[GAME.key], (Advice(parse("A done", GAME.actions)),))
    assert "You have everything your orders need." in said
