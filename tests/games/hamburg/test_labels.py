"""What stands on controls: the price and effect of an answer, in one line of a phone; plans in short."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.games.hamburg.office.amounts import amounts, chosen_goods, values_of
from bot.games.hamburg.office.desk import FORMS
from bot.games.hamburg.office.orders import Plan
from bot.games.registry import PRESENTERS
from bot.messages.controls import OPTIONS, Button, Style
from bot.presenter.context import Context
from bot.presenter.plain import EFFECT
from bot.texts import LOCALES
from engine.core.decisions import Decision
from engine.games.hamburg import GAME
from engine.games.hamburg.orders.standing_orders import Orders
from engine.games.hamburg.orders.wishes import Wish
from engine.games.hamburg.state import State
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale
from tests.games.hamburg.arrange import arrange, script
from tests.games.hamburg.pictures.positions import game, seen

LINE = 60
"""Characters of a line of a plan."""
MAGISTRAT = (("magistrat",), 5)
in_every_language = pytest.mark.parametrize("locale", LOCALES)


def drafts(c: Context, decision: Decision, luck: random.Random) -> list[Draft]:
    """Nothing laid out, and some answers, where a form can hold them."""
    form, found = FORMS[decision.ask](c, decision, Draft()), [Draft()]
    for action in [*decision.options, *(form_.sample(decision.seat, luck) for form_ in decision.forms)]:
        try:
            found.append(form.draft_for(action))
        except Stale:
            continue
    return found


@in_every_language
def test_buttons_of_a_desk_fit_in_a_line_of_a_phone(locale: str) -> None:
    luck, long = random.Random(locale), set()
    for s in game(*MAGISTRAT)[0]:
        for decision in (it for it in s.pending if it.ask in FORMS):
            c = seen(s, locale, decision.seat)
            asked = next(it for it in c.pending if it.seat == decision.seat and it.ask == decision.ask)
            for draft in drafts(c, asked, luck):
                controls = [*FORMS[asked.ask](c, asked, draft).controls()]
                long |= {it.label for it in controls if isinstance(it, Button) and len(it.label) > EFFECT}
    assert not long, f"Leave out more where there is no room (`labels.fitting`): {sorted(long)}"


@in_every_language
@pytest.mark.parametrize("ahead", [False, True])
def test_a_closing_that_does_everything_fits_in_a_line_of_a_phone(locale: str, ahead: bool) -> None:
    goods = "carpet carpet tobacco tea coffee coffee cocoa"
    s = arrange("closing", goods=[goods], money=[112, 30], loans=[2], speicher=[3])
    c = replace(seen(s, locale, 0), ahead=ahead)
    asked = next(it for it in c.pending if it.seat == 0)
    draft = Draft().with_pick("keep", ("carpet", "cocoa", "tobacco")).with_pick("repay", ("2",))
    (confirm,) = FORMS[asked.ask](c, asked, draft).confirms()
    assert confirm.moves and len(confirm.label) <= EFFECT and "88" in confirm.label


@in_every_language
def test_effects_of_single_answers_fit_in_a_line_of_a_phone(locale: str) -> None:
    effect, long = PRESENTERS[GAME.key].answers.effect_of, set()
    for money in (0, 40):
        for s in asked_for_cards(money):
            c = seen(s, locale, 0)
            labels = [effect(c, option, EFFECT) for it in c.pending if it.seat == 0 for option in it.options]
            long |= {label for label in labels if len(label) > EFFECT}
    assert not long, f"shorten {sorted(long)}"


def test_a_board_says_nothing_of_hidden_money_and_gifts() -> None:
    answers = PRESENTERS[GAME.key].answers
    sealed = arrange("office", goods=["coffee", "tea"], cards=["gift_plus3"])
    raising, _ = script(sealed, "A lay - coffee", "B lay tea -")
    for s in (*asked_for_cards(40), raising):
        c = seen(s, "en")
        options = [option for it in c.pending for option in it.options]
        assert not any(answers.effect_of(c, option, EFFECT) for option in options)
        assert Style.danger not in [answers.style(c, option) for option in options]
    assert options, "a raise is asked for on the board"


def asked_for_cards(money: int) -> list[State]:
    """Positions in which cards of the harbour, one of three goods, or cards for the gift are asked for."""
    display = "tea coffee / cocoa cocoa"
    harbour = arrange("harbour", display=display, cards=["draw1 draw3"], money=[money] * 2)
    choosing = arrange("harbour", display=display, cards=["draw3"], money=[money] * 2)
    choosing.revealed = ["tobacco", "carpet", "coffee"]
    choosing.enter("choosing", seat=0)
    return [harbour, choosing]


@in_every_language
def test_a_plan_is_a_few_short_lines(locale: str) -> None:
    s = arrange("harbour", display="carpet spice buy_speicher / cocoa cocoa", cards=["sole_price gift_plus3"])
    wishes = (Wish.of(s, 0, 20), Wish.of(s, 1, 0))
    orders = Orders(round=1, wishes=wishes, passes=True, waits=True, seals=True, plays=True, closes=True)
    form = Plan(replace(seen(s, locale, 0), orders=orders), Draft())
    assert (len(form.lines()), len(form.picked_lines())) == (1, 5)
    assert not [line for line in form.picked_lines() if len(line) > LINE]


# --- Goods in menus


def test_a_hand_is_a_line_for_each_number_of_a_kind_and_fits_in_a_menu() -> None:
    assert [it.value for it in amounts(("tea", "tea", "carpet"))] == ["carpet.1", "tea.1", "tea.2"]
    many = ["tea"] * 20 + ["coffee"] * 20
    lines = amounts(many, ["tea"] * 17)
    assert len(lines) <= OPTIONS
    assert {"tea.17", "tea.20", "coffee.20", "coffee.1"} <= {it.value for it in lines}


def test_of_two_numbers_of_a_kind_the_one_counts_that_was_chosen_last() -> None:
    lines = amounts(["tea"] * 3 + ["coffee"])
    assert chosen_goods(lines, ["tea.1", "tea.3"], ["tea"]) == ("tea",) * 3
    assert chosen_goods(lines, ["tea.1", "tea.3"], ["tea"] * 3) == ("tea",)
    assert chosen_goods(lines, values_of(["coffee", "tea", "tea"]), ()) == ("coffee", "tea", "tea")
