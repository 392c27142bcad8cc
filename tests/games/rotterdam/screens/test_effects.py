"""Labels with their effect: what a press leads to is said before it, on what a phone shows of a button."""

from __future__ import annotations

import random

import pytest

from bot.games.rotterdam import answers
from bot.games.rotterdam.office import private
from bot.presenter.context import Context
from bot.presenter.plain import EFFECT
from bot.texts import LOCALES, Texts
from bot.views.pings import ask_text
from engine.core.decisions import Decision
from engine.core.loop import apply
from engine.games.rotterdam import GAME
from engine.games.rotterdam.state import State
from tests.games.rotterdam.arrange import after, arrange
from tests.laws.games import chosen

NAMES = ("Anna", "Ben", "Clara", "David")
FULL = ["S1, A1, A2, A3, A4", ""]
"""All ships of the first seat are on the water."""


def seen(s: State, seat: int | None, locale: str = "en") -> Context:
    """What a seat sees."""
    view = s.seen_by(seat)
    t = Texts.of(locale).within(GAME.key)
    return Context(view, t, NAMES[: len(s.seats)], seat, view.pending)


def asked(c: Context, ask: str) -> Decision:
    """A question to the reader."""
    return next(it for it in c.pending if it.seat == c.me and it.ask == ask)


def labels(c: Context, ask: str) -> list[str]:
    """The buttons of a question."""
    return [answers.effect_of(c, it, EFFECT) for it in answers.options(asked(c, ask))]


def test_a_colour_says_what_it_moves_own_ships_first_then_what_is_right_or_wrong() -> None:
    s = arrange("sailing", ships=["S2 grain", "C1 oil, C6 oil"])
    assert "🔴 Red · A1→L2 B1→VUL✗ B2→BOT✓" in [
        it.replace("\xa0", " ") for it in labels(seen(s, 0), "sailing")
    ]


def test_a_colour_that_moves_nothing_says_so() -> None:
    s = arrange("sailing", ships=["A1 oil"])
    assert any(it.endswith("· no ship moves") for it in labels(seen(s, 0), "sailing"))


def test_a_ship_that_its_owner_steers_has_a_question_mark() -> None:
    s = arrange("sailing", ships=["C2 fruit"])
    assert any("A1→" in it and it.endswith("?") for it in labels(seen(s, 0), "sailing"))


def test_a_fork_says_whether_each_way_is_right() -> None:
    s = after(arrange("sailing", ships=["C2 fruit"]), "A name yellow")
    assert labels(seen(s, 0), "fork") == ["Into Vulcaanhaven ✗", "Into Merwehaven ✓"]


def test_to_stop_says_that_a_draw_is_lost() -> None:
    s = arrange("ship_cards", ships=["A3, S2 grain", "A1"], cards=["vp1 guard joker"], berths=["S1, S2"])
    c = seen(s, 0)
    due = s.seats[0].due
    assert due == 1 and "No more cards · lose the draw" in labels(c, "cards")
    assert "Lay open Advantage, draw a card" in labels(c, "cards")
    assert private.own_question(c, asked(c, "cards")).startswith("your hand is full.")


def test_a_card_says_which_cargo_it_moves() -> None:
    s = arrange("ship_cards", ships=["S1, S2 grain", "A1 oil"], cards=["guard rob"])
    offered = [it for form in asked(seen(s, 0), "cards").forms for it in form.every(0)]
    said = {answers.effect_of(seen(s, 0), it, EFFECT) for it in offered}
    assert {"Port Watch: B1 loses oil", "Shipped Loot: oil, B1 → A1"} <= said


def test_an_order_says_that_it_breaks_another() -> None:
    s = arrange("completion", orders=["O01 O12"], products=["bread beer petrol"])
    first, other, none = labels(seen(s, 0), "completion")
    assert first == "Order 1: 4 points · breaks another"
    assert other == "Order 2: 4 points · breaks another"
    assert none == "No order"
    s = arrange("completion", orders=["O01"], products=["bread beer petrol"])
    assert labels(seen(s, 0), "completion")[0] == "4 points: bread + beer"


def test_to_skip_trading_says_which_offers_it_declines() -> None:
    s = arrange("trade", products=["jam", "bread beer"], orders=["", "O01"])
    s = after(s, "A offer 1 jam bread")
    assert "Skip trading · declines an offer" in labels(seen(s, 1), "trade")


# What is asked, in the office and in a ping


def test_a_player_with_neither_ship_nor_card_reads_that_they_can_only_pass() -> None:
    c = seen(arrange("placing", ships=FULL), 0)
    assert private.own_question(c, asked(c, "placing")) == "no ship is left. You can only pass."


@pytest.mark.parametrize(
    ("ships", "what"),
    [(FULL, "no ship is left."), (["S1, S2, -", "S3, S4"], "no start is free."), ([], "place")],
)
def test_a_player_without_a_ship_reads_what_they_can_do(ships: list[str], what: str) -> None:
    s = arrange("placing", ships=ships, cards=["guard"])
    c = seen(s, 0)
    question = private.own_question(c, asked(c, "placing"))
    ping = ask_text(c.t, asked(c, "placing"))
    assert question.startswith(what)
    assert ping == ("place a ship, or none" if what == "place" else "play a ship card, or pass")
    assert labels(c, "placing") == (["No ship"] if what == "place" else ["Pass"])


def test_a_ping_tells_nothing_of_a_hand() -> None:
    """The question of an office has the same ping whatever it leaves to choose."""
    s = after(arrange("trade", products=["bread", "orange_juice"]), "A offer 1 bread jam", "A done", "B done")
    able = after(arrange("trade", products=["bread", "jam"]), "A offer 1 bread jam", "A done", "B done")
    asks = [ask_text(c.t, asked(c, "answer")) for c in (seen(s, 1), seen(able, 1))]
    assert asks[0] == asks[1]


# All of a game


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_button_with_an_effect_fits_a_phone(seats: int, locale: str) -> None:
    rng, s = random.Random(f"effects {seats}"), GAME.start(GAME.deal(GAME.rules(()), seats, "effects"))
    kinds, moves = set[str](), 0
    while s.pending and moves < 400:
        if moves % 2:
            for decision in s.pending:
                c = seen(s, decision.seat, locale)
                for option in answers.options(asked(c, decision.ask)):
                    kinds.add(option.do)
                    label = answers.effect_of(c, option, EFFECT)
                    assert 0 < len(label) <= EFFECT, label
        s, _ = apply(s, chosen(s, rng))
        moves += 1
    assert {"name", "steer", "pass", "accept", "decline", "done"} <= kinds


def test_an_order_that_a_joker_completes_in_one_way_has_a_button() -> None:
    s = arrange("completion", products=["bread"], orders=["O01 O03"], cards=["joker"])
    assert labels(seen(s, 0), "completion")[:2] == [
        "4 points: bread, joker for beer",
        "4 points: bread, joker for jam",
    ]


def test_orders_that_a_joker_completes_in_several_ways_are_lines_of_a_menu() -> None:
    s = arrange("completion", products=["bread beer"], orders=["O01"], cards=["joker joker"])
    decision = asked(seen(s, 0), "completion")
    assert [*answers.menu_options(decision)] != []
