"""Labels of answers: price and effect in few characters, what cannot be paid said before the press."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.speicherstadt import answers
from bot.games.speicherstadt.office.private import own_question
from bot.presenter.context import Context
from bot.texts import LOCALES, Texts
from engine.core.actions import act
from engine.games.speicherstadt.actions import Buy, Pass, Place, Reserve
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.state import State
from tests.arrange import arrange
from tests.gallery.shots import game
from tests.games.speicherstadt.kaispeicher import KAI

ROOM = 38
"""Characters of a button that a phone shows in a line."""


def seen(state: State, seat: int = 0) -> Context:
    """A position as a seat sees it."""
    view = state.seen_by(seat)
    return Context(view, Texts.of("en").within("speicherstadt"), ("Anna", "Ben"), seat, view.pending)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("expansions", [(), ("kaispeicher",)])
def test_an_effect_fits_a_button(locale: str, expansions: tuple[str, ...]) -> None:
    for agent in ("quick", "random"):
        for scene in (scene for scene in game(expansions, 4, agent) if scene.table.due):
            own = replace(scene, t=Texts.of(locale), seat=scene.table.due[0])
            for decision in own.mine:
                for option in decision.options:
                    label = answers.effect_of(own.context, option, ROOM)
                    assert len(label) <= ROOM, label


def test_a_column_says_who_stands_before_the_worker() -> None:
    columns = {
        "bank": "",
        "port": "A",
        "coffee_roaster": "AB",
        "warehouse": "BB",
        "tea_taster": "BA",
        "carpet_trader": "AA",
    }
    c = seen(arrange(BASE, "demand", columns=columns, workers=[1, 1]))
    labels = [answers.effect_of(c, act(Place, 0, column=at, grey=False), ROOM) for at in range(6)]
    assert labels == [
        "1 Bank · no one yet",
        "2 Port · only you",
        "3 Coffee Roaster · you are first",
        "4 Warehouse · 2 before you",
        "5 Tea Taster · 1 before you",
        "6 Carpet Trader · only you (2)",
    ]


def test_who_has_no_coins_sees_that_they_cannot_buy() -> None:
    state = arrange(BASE, "demand", coins=[0, 5], columns={"bank": "B"}, workers=[1, 1])
    assert (
        answers.effect_of(seen(state), act(Place, 0, column=0, grey=False), ROOM)
        == "1 Bank · you have no coins"
    )


def test_a_card_above_says_what_it_may_cost_and_whether_that_is_too_much() -> None:
    labels = []
    for coins in (5, 1):
        state = arrange(
            KAI, "demand", coins=[coins, 5], columns={"bank": ""}, upper="port theatre", workers=[1, 1]
        )
        labels.append(answers.effect_of(seen(state), act(Reserve, 0, upper=0, grey=False), ROOM))
    assert labels == ["Reserve 4 Port · for 1–2", "Reserve 4 Port · up to 2, you have 1"]


def test_a_pass_names_who_is_next() -> None:
    c = seen(arrange(BASE, "purchase", columns={"bank": "AB"}))
    assert answers.effect_of(c, act(Pass, 0), ROOM) == "Pass to B\u00a0Ben for 1"
    assert answers.effect_of(c, act(Buy, 0), ROOM) == ""


def test_who_cannot_pay_is_told_so() -> None:
    state = arrange(
        KAI,
        "purchase",
        coins=[1, 5],
        cards=["smuggler"],
        columns={"bank": "AB"},
        contracts=[{}, {"contract_a1_small": "tea"}],
    )
    (decision,) = (it for it in state.pending if it.blocking)
    assert own_question(seen(state), decision) == "Bank costs 2, you have 1. Pass, or play a card."
