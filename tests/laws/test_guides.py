"""New players are helped at every moment of a game, by facts that they may know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.games.registry import PRESENTERS
from bot.messages.controls import NAME, Button, Menu
from bot.presenter.blocks import LEGEND
from bot.presenter.contract import Presenter
from bot.presenter.plain import CARDS, OPEN
from bot.texts import LOCALES, Texts
from bot.views.help import lookup, pages
from bot.views.office import forms
from bot.views.scene import Scene
from bot.views.table.board import decision_controls, public, waiting
from engine.tables.model.drafts import Draft
from tests.core.toy import TOY
from tests.core.toy.seated import moved_in
from tests.laws.games import Setup
from tests.laws.test_surfaces import every_setup, tables

KEYS = (*PRESENTERS, TOY.key)
of_every_game = pytest.mark.parametrize("key", KEYS)
in_every_language = pytest.mark.parametrize("locale", LOCALES)


@pytest.fixture(autouse=True)
def all_games() -> Iterator[None]:
    """Registered games and the toy."""
    with moved_in():
        yield


def scenes(setup: Setup) -> Iterator[tuple[Scene, Presenter]]:
    """Moments of a random game, each as one of its seats sees it."""
    for number, it in enumerate(tables(setup)):
        t = Texts.of(LOCALES[number % len(LOCALES)])
        names = tuple(f"P{seat}" for seat in range(setup.seats))
        yield Scene(it, names, t, number % setup.seats, learns=True), PRESENTERS[it.key]


@every_setup
def test_every_question_has_a_line_for_new_players(setup: Setup) -> None:
    for scene, presenter in scenes(setup):
        for decision in scene.pending:
            if decision.blocking:
                assert presenter.guide.explain(scene.context, decision)


@every_setup
def test_a_seat_that_cannot_answer_by_the_buttons_alone_is_sent_to_the_office(setup: Setup) -> None:
    for scene, presenter in scenes(setup):
        seen = replace(scene, seat=None)
        asked = [it for it in seen.pending if it.blocking]
        buttons = decision_controls(seen, presenter, public(seen))
        enough = bool(buttons) and not any(it.forms or it.where == "office" for it in asked)
        assert (scene.t("board-office") in waiting(seen, presenter)) == (bool(asked) and not enough)


@every_setup
def test_every_button_begins_with_a_capital_or_a_number(setup: Setup) -> None:
    """docs/texts.md, *Button*. A sign may stand before it."""
    for scene, presenter in scenes(setup):
        asked = tuple(it for it in scene.mine if it.ask not in presenter.forms)
        for it in decision_controls(scene, presenter, asked):
            label = it.label if isinstance(it, Button) else ""
            first = next((letter for letter in label if letter.isalnum()), "A")
            assert first.isupper() or first.isdigit(), label


@every_setup
def test_what_lies_on_the_table_can_be_looked_up(setup: Setup) -> None:
    found = 0
    for scene, presenter in scenes(setup):
        lying = presenter.guide.lying(scene.context)
        known = presenter.reference.cards(scene.t)
        assert {card: known[card] for card in lying} == lying
        found += len(lookup.panel(scene, presenter).controls)
    assert found


@of_every_game
@in_every_language
def test_every_card_says_in_the_second_line_of_an_option_what_it_does(key: str, locale: str) -> None:
    t, reference = Texts.of(locale).within(key), PRESENTERS[key].reference
    for card in reference.cards(t):
        assert 0 < len(text := reference.small_print(t, card)) <= NAME, (card, text)
        assert "…" not in text and "*" not in text


@every_setup
def test_menus_of_cards_say_what_each_one_does(setup: Setup) -> None:
    for scene, presenter in scenes(setup):
        for menu in lookup.panel(scene, presenter).controls:
            assert isinstance(menu, Menu) and all(it.note for it in menu.options)
        for decision in scene.mine if setup.game is not TOY else ():
            if not forms.is_offer(presenter, decision):
                continue
            draft = Draft().with_pick(CARDS, (OPEN,))
            (menu, *_) = forms.form_of(scene.context, presenter, decision, draft).controls()
            assert isinstance(menu, Menu) and all(it.note for it in menu.options)


@every_setup
def test_every_answer_may_be_asked_for_its_reason(setup: Setup) -> None:
    found = 0
    for scene, presenter in scenes(setup):
        for seat in range(setup.seats):
            one = replace(scene, seat=seat)
            options = [option for it in one.mine for option in it.options]
            found += sum(bool(presenter.guide.reason(one.context, option)) for option in options)
    assert found


@of_every_game
@in_every_language
def test_the_rules_lead_from_page_to_page(key: str, locale: str) -> None:
    t, reference = Texts.of(locale).within(key), PRESENTERS[key].reference
    assert LEGEND in reference.TOPICS[1:] and len(reference.TOPICS) <= 25
    for number, topic in enumerate(reference.TOPICS):
        sheet = pages.page(t, key, PRESENTERS[key], number)
        menu, back, on = sheet.controls
        assert sheet.title == t(f"rules-{topic}")
        assert isinstance(back, Button) and isinstance(on, Button)
        assert [it.disabled for it in (back, on)] == [topic == end for end in ends(reference.TOPICS)]
        assert len({str(it.id_) for it in (menu, back, on)}) == 3
        assert pages.parse_press(on.id_, ()) == (key, min(number + 1, len(reference.TOPICS) - 1))
        if (drawing := PRESENTERS[key].pictures.page(t, topic)) is not None:
            assert drawing.alt(t).startswith(t(f"rules-{topic}"))


def ends(topics: tuple[str, ...]) -> tuple[str, str]:
    """The first and the last one."""
    return topics[0], topics[-1]
