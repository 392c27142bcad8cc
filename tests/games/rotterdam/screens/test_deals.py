"""What a player reads of a trade: the deal on its buttons, its effect on their orders, its partners."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.rotterdam import answers, history, outlook
from bot.games.rotterdam.hand import hand
from bot.games.rotterdam.office import deals
from bot.games.rotterdam.office.desk import FORMS
from bot.games.rotterdam.pictures.drawings import PICTURES
from bot.messages.controls import Button, Control, Menu, Style
from bot.presenter.context import Context, LogEvent
from bot.presenter.plain import EFFECT
from bot.texts import LOCALES, Texts
from bot.texts.formats import HARD_SPACE
from engine.core.actions import notation
from engine.core.loop import publicly_forced
from engine.games.rotterdam import GAME
from engine.games.rotterdam.actions import Offer
from engine.games.rotterdam.events import Traded
from engine.games.rotterdam.state import State
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale
from tests.games.rotterdam.arrange import after, arrange

NAMES = ("Anna", "Ben", "Clara", "David")


def seen(s: State, seat: int, locale: str = "en") -> Context:
    """The office of a seat."""
    view = s.seen_by(seat)
    names = NAMES[: len(s.seats)]
    return Context(view, Texts.of(locale).within(GAME.key), names, seat, view.pending)


def desk(c: Context, ask: str, **picked: tuple[str, ...]) -> tuple[str, list[Control]]:
    """The desk of a question with these picks, its sections as one text."""
    decision = next(it for it in c.pending if it.seat == c.me and it.ask == ask)
    form = FORMS[ask](c, decision, Draft((), picked))
    return plain("\n".join("\n".join(it) for it in form.sections())), [*form.controls()]


def plain(text: str) -> str:
    """Without hard spaces and joiners."""
    return text.replace(HARD_SPACE, " ").replace("\u2060", "")


def labels(controls: list[Control]) -> list[str]:
    """What stands on the buttons, in their order."""
    return [plain(it.label) for it in controls if isinstance(it, Button)]


def trading(*hands: str, orders: tuple[str, ...] = ()) -> State:
    """A Trade with these hands."""
    return arrange("trade", seats=max(2, len(hands)), products=hands, orders=orders)


@pytest.mark.parametrize(("order", "green"), [("O01", False), ("O12", False), ("O18", True), ("O09", True)])
def test_only_a_trade_that_helps_is_green(order: str, green: bool) -> None:
    s = after(trading("jam", "bread beer", orders=("", order)), "A offer 1 jam bread")
    _, controls = desk(seen(s, 1), "answer")
    take = next(it for it in controls if isinstance(it, Button) and "jam for bread" in it.label)
    assert (take.style is Style.success) is green


def test_a_button_says_the_deal_and_that_it_breaks_an_order() -> None:
    s = after(trading("jam", "bread beer", orders=("", "O01")), "A offer 1 jam bread")
    _, controls = desk(seen(s, 1), "answer")
    assert labels(controls) == ["A: jam for bread · breaks an order", "Decline A's offer"]


def test_a_button_says_that_a_deal_completes_an_order() -> None:
    s = after(trading("beer", "bread jam", orders=("", "O01")), "A offer 1 beer jam")
    assert "completes an order" in labels(desk(seen(s, 1), "answer")[1])[0]


def test_a_deal_that_only_a_joker_makes_good_costs_the_joker() -> None:
    s = arrange("trade", products=["jam", "bread beer"], orders=["", "O01"], cards=["", "joker"])
    assert deals.effect(seen(s, 1), ("jam",), ("bread",)) == "joker"


def test_a_deal_that_fills_one_gap_and_opens_another_is_not_green() -> None:
    s = after(trading("bread", "beer", orders=("", "O01")), "A offer 1 bread beer")
    c = seen(s, 1)
    assert deals.effect(c, ("bread",), ("beer",)) == "swaps"
    take = next(control for control in desk(c, "answer")[1] if isinstance(control, Button))
    assert plain(take.label) == "A: bread for beer · both needed"
    assert take.style is Style.secondary


@pytest.mark.parametrize(("give", "effect"), [("bread", "none"), ("beer", "breaks")])
def test_a_deal_is_judged_by_what_all_orders_bring_together(give: str, effect: str) -> None:
    """There is one beer for two orders, so without the bread they bring as much as before."""
    s = arrange("trade", products=["jam", "bread beer petrol"], orders=["", "O01 O12"])
    assert deals.effect(seen(s, 1), ("jam",), (give,)) == effect


def test_the_offer_button_says_the_deal_before_it_is_made() -> None:
    s = trading("bread beer", "jam jam", orders=("O01",))
    c = seen(s, 0)
    _, controls = desk(c, "trade")
    give, want = (
        {plain(option.label): option.value for option in it.options}
        for name in ("give", "want")
        for it in controls
        if isinstance(it, Menu) and it.id_.name == name
    )
    picked = {"give": (give["🍞 bread"],), "want": (want["🍓 jam"],)}
    _, controls = desk(c, "trade", **picked)
    assert labels(controls)[0] == "Offer bread for jam · breaks an order"


def test_only_seats_that_may_hold_it_are_partners_as_far_as_backs_show() -> None:
    s = trading("bread", "jam", "petrol")
    assert [*deals.partners(s.seen_by(0), 0, ("orange_juice",))] == [1]
    assert [*deals.partners(s.seen_by(0), 0, ("clothing",))] == []


def test_where_nothing_helps_no_trade_at_all_comes_first() -> None:
    s = trading("bread", "petrol", orders=("O01",))
    _, controls = desk(seen(s, 0), "trade")
    assert labels(controls) == ["Skip trading · no one can help you", "Stop offering"]
    s = trading("bread", "beer", orders=("O01",))
    assert labels(desk(seen(s, 0), "trade")[1])[0] == "Stop offering"


def test_a_player_who_lacks_nothing_does_not_read_that_no_one_holds_what_they_lack() -> None:
    _, controls = desk(seen(trading("bread beer", "jam", orders=("O01",)), 0), "trade")
    assert labels(controls)[0] == "Skip trading"


def test_no_one_is_asked_to_decline_what_their_backs_show_that_they_lack() -> None:
    s = after(trading("bread", "jam"), "A offer 1 bread petrol", "A done", "B done")
    assert [it.do for it in publicly_forced(s)] == ["decline"]


@pytest.mark.parametrize("hand", ["orange_juice", "jam"])
def test_of_two_offers_only_the_one_that_the_backs_refuse_is_declined_at_once(hand: str) -> None:
    s = after(trading("bread", "beer", hand), "A offer 2 bread petrol", "B offer 2 beer jam")
    s = after(s, "A done", "B done", "C done")
    assert [notation(it) for it in publicly_forced(s)] == ["C decline 0"]


@pytest.mark.parametrize("hand", ["orange_juice", "jam"])
def test_what_a_back_hides_is_asked_alike(hand: str) -> None:
    s = after(trading("bread", hand), "A offer 1 bread jam", "A done", "B done")
    assert publicly_forced(s) == ()


def test_an_offer_that_cannot_be_taken_needs_no_press_while_no_one_waits_for_it() -> None:
    s = after(trading("bread", "orange_juice"), "A offer 1 bread jam")
    c = seen(s, 1)
    assert not desk(c, "answer")[1]
    assert "gives · 🍞 bread · for · 🍓 jam" in plain(
        "\n".join(it for _, it in PICTURES.office_text(c, Draft()))
    )


def test_the_own_offer_says_for_whom_it_waits_and_what_becomes_of_it() -> None:
    s = after(trading("bread beer", "jam", "petrol"), "A offer 1,2 bread jam")
    (line,) = outlook.offers(seen(s, 0))
    assert "waiting for 🔷B Ben, 🔺C Clara" in plain(line) and "you can withdraw it" in line
    (line,) = outlook.offers(seen(after(s, "A done"), 0))
    assert "it ends when everyone declines" in line and "withdraw" not in line


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seat", [0, 1])
def test_both_sides_of_a_trade_get_a_receipt(seat: int, locale: str) -> None:
    s = after(trading("bread", "jam"), "A offer 1 bread jam", "B accept 0")
    c = replace(seen(s, seat, locale), pending=())
    (line,) = history.lines(c, [LogEvent(Traded(0, 1, ("bread",), ("jam",)))])
    got, gave = ("🍓", "🍞") if seat == 0 else ("🍞", "🍓")
    assert line.startswith("🤝") and line.index(got) < line.index(gave)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_deal_fits_its_button_in_every_language(locale: str) -> None:
    """A deal that has no room on the button is in the picture."""
    s = after(trading("orange_juice jam", "clothing sailcloth"), "A offer 1 orange_juice,jam clothing")
    c = seen(s, 1, locale)
    decision = next(it for it in c.pending if it.ask == "answer" and it.seat == 1)
    assert all(len(answers.label(c, it)) <= 80 for it in decision.options)
    assert all(len(answers.effect_of(c, it, EFFECT)) <= EFFECT for it in decision.options)
    assert any(part.title == c.t("picture-offers") for part in hand(c, Draft()).parts)


def test_four_of_a_kind_can_be_wanted_where_a_seat_may_hold_them() -> None:
    s = trading("jam", "bread bread bread beer", "petrol")
    _, controls = desk(seen(s, 0), "trade")
    want = next(it for it in controls if isinstance(it, Menu) and it.id_.name == "want")
    bread = [it for it in want.options if "bread" in it.label]
    picked = {"give": (desk_marks(controls, "give")[0],), "want": tuple(it.value for it in bread)}
    assert len(bread) == 4 and "bread ×4" in labels(desk(seen(s, 0), "trade", **picked)[1])[0]


def test_an_offer_to_seats_whose_backs_show_that_they_lack_it_is_not_laid_out() -> None:
    c = seen(trading("jam", "bread", "beer"), 0)
    decision = next(it for it in c.pending if it.seat == c.me)
    form = FORMS["trade"](c, decision, Draft())
    offers = [it for it in decision.forms[0].every(0) if isinstance(it, Offer) and it.give == ("jam",)]
    held = set[bool]()
    for offer in offers:
        fits = {*offer.to} <= {*deals.partners(c.view, 0, offer.want)}
        held.add(fits)
        if fits:
            draft = form.draft_for(offer)
            assert (offer,) in [it.moves for it in FORMS["trade"](c, decision, draft).confirms()]
        else:
            with pytest.raises(Stale):
                form.draft_for(offer)
    assert held == {True, False}


def desk_marks(controls: list[Control], name: str) -> list[str]:
    """The values of a menu."""
    menu = next(it for it in controls if isinstance(it, Menu) and it.id_.name == name)
    return [it.value for it in menu.options]
