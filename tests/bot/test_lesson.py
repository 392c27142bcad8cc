"""Every screen of a lesson fits into a message, with all that may stand on one at once."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.games.registry import PRESENTERS
from bot.messages.controls import Button
from bot.messages.sheets import Picture
from bot.texts import LOCALES, Texts
from bot.views.help import pages
from bot.views.office.forms import draft_for
from bot.views.office.office import questions
from bot.views.scene import Scene
from bot.views.table.lesson import complete, lesson
from bot.views.table.opening_form import OpeningForm
from engine.games import GAMES
from engine.tables.model.drafts import Draft
from engine.tables.model.table import Table
from engine.tables.play import lesson as script
from engine.tables.play import lesson_texts
from engine.tables.play.answers import apply_answers
from tests.bot.scenes import LONGEST, scenes
from tests.bot.test_limits import check

LESSONS = [it for it in PRESENTERS if GAMES[it].lesson]
PICTURE = Picture("table.png", b"", "")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", LESSONS)
def test_it_opens_with_the_goal_and_without_a_page_of_rules(key: str, locale: str) -> None:
    table = script.begin_lesson(GAMES[key], 7, 1, locale, now=0.0)
    scene, presenter = Scene(table, LONGEST[: len(table.chairs)], Texts.of(locale), 0), PRESENTERS[key]
    sheet, t = lesson(scene, presenter, Draft(), "", PICTURE), scene.t
    check(sheet)
    facts = pages.numbers(presenter, key, table)
    assert t("lesson-goal", **facts) in sheet.text
    assert pages.text(presenter, presenter.reference.TOPICS[0], t, facts) not in sheet.text
    assert [it.id_.verb for it in sheet.controls if isinstance(it, Button)] == ["learnbegin", "learnstop"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", LESSONS)
def test_its_end_leads_on(key: str, locale: str) -> None:
    table = script.enter(script.begin_lesson(GAMES[key], 7, 1, locale, now=0.0), 7, now=0.0)
    table = replace(
        table, taught=(*table.taught, *(it.key for it in lesson_texts.script(GAMES[key]).moments))
    )
    scene = Scene(table, LONGEST[: len(table.chairs)], Texts.of(locale), 0)
    sheet = lesson(scene, PRESENTERS[key], Draft(), "", PICTURE)
    check(sheet)
    assert scene.t("learn-enough") in sheet.text
    buttons = {it.id_.verb: it.id_ for it in sheet.controls if isinstance(it, Button)}
    assert buttons.keys() >= {"newtable", "learnon"}
    assert OpeningForm.of(buttons["newtable"], ()).game == key


@pytest.mark.parametrize("key", LESSONS)
def test_an_end_before_everything_came_up_says_so(key: str) -> None:
    table = script.enter(script.begin_lesson(GAMES[key], 7, 1, "en", now=0.0), 7, now=0.0)
    scene = Scene(table, LONGEST[: len(table.chairs)], Texts.of("en"), 0)
    sheet = complete(scene, PRESENTERS[key], PICTURE)
    assert scene.t("learn-more") in sheet.text and scene.t("learn-enough") not in sheet.text


@pytest.mark.parametrize("key", LESSONS)
def test_without_a_picture_it_tells_no_section_twice(key: str) -> None:
    table = script.enter(script.begin_lesson(GAMES[key], 7, 1, "en", now=0.0), 7, now=0.0)
    scene = Scene(table, LONGEST[: len(table.chairs)], Texts.of("en"), 0)
    sections = lesson(scene, PRESENTERS[key], Draft()).sections
    assert sections and len({*sections}) == len(sections)


def bought(table: Table, luck: random.Random) -> Table:
    """After an answer of a player who buys all they can, in the first of several steps."""
    seat = lesson_texts.script(table.game).seat
    decision = next(it for it in table.decisions_of(seat) if it.blocking)
    dear = [it for it in decision.options if it.do == "buy"]
    return apply_answers(table, seat, (luck.choice(dear or decision.options),), 0.0)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", LESSONS)
def test_every_screen_fits(key: str, locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with a slip to be taken back. What the gentle bots do is chance: so until all was asked."""
    luck = random.Random(locale)
    slips = [it.key for it in lesson_texts.script(GAMES[key]).slips]
    monkeypatch.setattr(script, "slip", lambda table: luck.choice(slips))
    wanted, games = {it.ask for it in lesson_texts.script(GAMES[key]).moments if it.ask}, range(6)
    assert any(wanted <= asked_in_a_game(key, locale, luck) for _ in games)


def asked_in_a_game(key: str, locale: str, luck: random.Random) -> set[str]:
    """Play a lesson, look at every screen; what the learner was asked."""
    table, asked = script.begin_lesson(GAMES[key], 7, 1, locale, now=0.0), set[str]()
    table = script.play_on(script.enter(table, 7, now=0.0), 7, now=0.0)
    while table.status == "running":
        scene = Scene(table, LONGEST[: len(table.chairs)], Texts.of(locale), 0)
        asked.update(it.ask for it in scene.mine)
        for picture in (None, PICTURE):
            check(lesson(scene, PRESENTERS[key], Draft(), "note", picture))
        table = bought(table, luck)
    return asked


def test_an_answer_laid_out_beside_another_question_has_one_way_to_confirm_and_one_to_clear() -> None:
    presenter, checked = PRESENTERS["rotterdam"], 0
    for public in scenes(3, "beside", "quick", key="rotterdam"):
        seats = {it.seat for it in public.table.pending if it.blocking}
        for scene in (replace(public, seat=seat) for seat in seats):
            decision = next(it for it in scene.mine if it.blocking)
            if len(scene.mine) < 2 or not decision.options:
                continue
            draft = draft_for(scene, presenter, decision.options[0], Draft())
            asked = questions(scene, presenter, draft)
            ids = [str(control.id_) for control in (*asked.controls, *asked.ways)]
            assert len({*ids}) == len(ids)
            checked += sum(it.endswith(":drop") for it in ids)
    assert checked
