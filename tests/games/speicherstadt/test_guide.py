"""For players who are new to this game: true reasons, the cards on the table, every sign of the pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.games.registry import PRESENTERS
from bot.games.speicherstadt import guide, reference
from bot.presenter.small_print import beside
from bot.texts import Texts
from bot.texts.formats import HARD_SPACE
from bot.views.office.advice import advice_text
from bot.views.scene import Scene
from engine.core.actions import act
from engine.core.advice import Advice
from engine.games.speicherstadt.actions import Buy, Pass, Place
from engine.games.speicherstadt.rules import BASE, EXPANSIONS, ruleset
from engine.games.speicherstadt.state import State
from tests.arrange import arrange
from tests.bot.scenes import scenes

BOTH = ruleset(EXPANSIONS)
TEA = {"contracts": [{"contract_a1_small": ""}, {}]}
ON_SALE: dict[str, tuple[dict[str, Any], str, str]] = {
    "again": (
        {"columns": {"bank": "AAB"}},
        "pass",
        "You are the next to be asked again, for 2 coins.",
    ),
    "again, if the other one passes": ({"columns": {"bank": "ABA"}}, "pass", ""),
    "later": (
        {"columns": [("bank", "AB"), ("port", "AB")], "coins": [3, 5]},
        "pass",
        "You keep 3 coins for Port, for which you are in line, too.",
    ),
    "empty purse": (
        {"columns": {"bank": "AB"}, "coins": [2, 5]},
        "pass",
        "You keep 2 coins; buying it would leave you none.",
    ),
    "useless": (
        {"columns": {"ship_b": "A"}, "goods": {"ship_b": "tea tea tea"}},
        "pass",
        "None of your contracts or merchants takes its goods.",
    ),
    "needed": (
        {"columns": {"ship_b": "A"}, "goods": {"ship_b": "tea tea tea"}, **TEA},
        "buy",
        "Contract 5★ (tea + rubber) still needs 🍵 tea.",
    ),
    "sold": (
        {"columns": {"ship_b": "A"}, "goods": {"ship_b": "tea tea tea"}, "cards": ["tea_taster", ""]},
        "buy",
        "Your Tea Taster takes 🍵 tea.",
    ),
    "in store": (
        {"columns": {"contract_a1_small": "A"}, "hall": ["tea", ""]},
        "buy",
        "You have goods for it: 🍵 tea.",
    ),
    "on a ship": (
        {
            "columns": [("tea_taster", "A"), ("ship_b", "B")],
            "goods": {"ship_b": "tea saffron saffron"},
        },
        "buy",
        "A ship on sale brings goods for it: 🍵 tea.",
    ),
    "weakest": (
        {"columns": {"fireman_2_b": "A"}, "cards": ["", "fireman_1_a"]},
        "buy",
        "and without this card no one would have less fire strength than you.",
    ),
    "weakest all the same": (
        {"columns": {"fireman_2_b": "A"}, "cards": ["", "fireman_2_a"]},
        "buy",
        "It adds 2 to your fire strength; the next fire is worth 1 point.",
    ),
    "strongest": (
        {
            "columns": {"fireman_3_b": "A"},
            "cards": ["fireman_2_a", "fireman_1_a", "fireman_4_c"],
            "coins": [5, 5, 5],
        },
        "buy",
        "The next fire is worth 1 point, and with it you would have the highest fire strength.",
    ),
    "strongest already": (
        {"columns": {"fireman_3_b": "A"}, "cards": ["fireman_2_a", "fireman_1_a"]},
        "buy",
        "It adds 3 to your fire strength; the next fire is worth 1 point.",
    ),
    "nothing for it yet": (
        {"columns": {"contract_a1_small": "A"}},
        "buy",
        "Completing it is worth 5 points at the end.",
    ),
    "no goods yet": ({"columns": {"tea_taster": "A"}}, "buy", "It pays 1 coin for each 🍵 tea."),
    "another kind": ({"columns": {"port": "A"}}, "buy", "Effect: 1 point for each ship."),
    "a ship for nobody": (
        {"columns": {"ship_b": "A"}, "goods": {"ship_b": "tea tea tea"}},
        "buy",
        "",
    ),
    "offices": (
        {"columns": {"counting_office_b": "A"}, "cards": ["counting_office_a", ""]},
        "buy",
        "With it you would have 2 Counting Offices: 5 points.",
    ),
    "church": ({"columns": {"boatsmen_church": "A"}}, "buy", "It is worth 3 points at the end."),
}


def scene(state: State, locale: str = "en") -> Scene:
    """Anna looks at it."""
    it = next(scenes(len(state.seats), "guide", "random", state.rules.expansions))
    table = replace(it.table, state=state)
    return Scene(table, ("Anna", "Ben"), Texts.of(locale), 0)


@pytest.mark.parametrize(("facts", "do", "said"), ON_SALE.values(), ids=ON_SALE)
def test_why_a_card_is_bought_or_left(facts: dict[str, Any], do: str, said: str) -> None:
    facts = {**facts, "columns": {card: it.replace(" ", "") for card, it in dict(facts["columns"]).items()}}
    c = scene(arrange(BASE, "purchase", **facts)).context
    reason = guide.reason(c, act(Buy, 0) if do == "buy" else act(Pass, 0)).replace(HARD_SPACE, " ")
    assert said in reason and bool(said) == bool(reason)


def test_what_the_fire_engine_adds_is_counted_to_a_fireman() -> None:
    cards = ["fireman_3_b fire_engine", "fireman_1_a"]
    state = arrange(BOTH, "purchase", columns={"fireman_4_c": "A"}, cards=cards)
    assert guide.reason(scene(state).context, act(Buy, 0)).startswith("It adds 5 to your fire strength")


def test_coins_that_a_card_brings_at_once_are_left_after_buying_it() -> None:
    state = arrange(BOTH, "purchase", columns={"savings_bank": "AB"}, coins=[2, 5])
    c = scene(state).context
    assert c.after(act(Buy, 0)).seats[0].coins > 1
    assert guide.reason(c, act(Pass, 0)) == ""


def test_why_a_worker_stands_somewhere() -> None:
    c = scene(arrange(BASE, "demand", columns={"ship_b": "", "boatsmen_church": ""})).context
    assert guide.reason(c, act(Place, 0, column=0)) == "No one is in line for it yet."
    assert guide.reason(c, act(Place, 0, column=1)) == "It is worth 3 points at the end."


def test_a_hint_says_why_and_what_the_second_choice_costs() -> None:
    it = scene(arrange(BASE, "purchase", columns={"boatsmen_church": "A"}))
    found = (Advice(act(Buy, 0), 8), Advice(act(Pass, 0), 8, 1.25))
    assert advice_text(it, PRESENTERS["speicherstadt"], found).split("\n") == [
        "💡 Hint: **Buy for 1**. It is worth 3 points at the end.",
        "Second choice: **Pass**, about 1.3 points behind.",
    ]


def test_a_hint_tells_no_reason_that_holds_for_every_answer() -> None:
    it = scene(arrange(BASE, "demand", columns={"ship_b": "", "ship_c": ""}))
    first = act(Place, 0, column=0)
    assert guide.reason(it.context, first) == "No one is in line for it yet."
    said = advice_text(it, PRESENTERS["speicherstadt"], (Advice(first),))
    assert said.endswith("**.") and said.count(".") == 1
    it = scene(arrange(BASE, "demand", columns={"ship_b": "", "ship_c": "B"}))
    assert "No one is in line" in advice_text(it, PRESENTERS["speicherstadt"], (Advice(first),))


def test_what_lies_there_is_named_in_the_order_in_which_one_looks() -> None:
    state = arrange(
        BOTH, "demand", columns={"bank": "", "ship_b": "", "ship_c": ""}, upper="spy", cards=["", "thief"]
    )
    assert [*guide.lying(scene(state).context).values()] == ["Bank", "Ship", "Spy", "Thief"]


@pytest.mark.parametrize("language", ["de", "en", "it"])
def test_a_plan_says_beside_the_price_of_each_card_what_it_does(language: str) -> None:
    t = Texts.of(language).within("speicherstadt")
    prices = [t("orders-wish-line", price=12), t("orders-wish-now", price=1, most=6, grows="yes")]
    for card in reference.ALL:
        assert all(beside(it, *reference.effects(t, card)) != it for it in prices), card
