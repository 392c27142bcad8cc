"""Every game in which people may ask for a hint: every kind of action can be told as one, and laid out."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product

import pytest

from bot.games.registry import PRESENTERS
from bot.messages.controls import Button, Style
from bot.platform.messages.embeds import embeds
from bot.texts import LOCALES, Texts
from bot.views.office import always, forms, office, orders
from bot.views.office.advice import NAMED, advice_text, hint_note, lay_id, name_of
from bot.views.scene import Scene
from engine.agents.agent import with_offers
from engine.agents.rollout import pick
from engine.core.actions import Action, digest
from engine.core.advice import Advice
from engine.core.decisions import Decision
from engine.games import GAMES
from engine.tables.model.drafts import Draft
from engine.tables.model.table import Chair, Table
from engine.tables.play import start
from engine.tables.play.always import rules_to_offer
from engine.tables.play.answers import apply_answers

LONGEST = 700
"""Characters of a hint that still reads as one."""
GAMES_PLAYED = 3
"""Random games per title: enough that every kind of action was offered at a question with a hint."""


@cache
def met(key: str) -> dict[str, tuple[Table, Action]]:
    """One action of each kind that random games meet at a question with a hint, with its table."""
    found: dict[str, tuple[Table, Action]] = {}
    for number in range(GAMES_PLAYED):
        for table, decision, luck in played(key, f"hints {number}"):
            if not PRESENTERS[key].suggests(decision):
                for action in every_kind(decision, luck):
                    found.setdefault(action.do, (table, action))
    return found


def played(key: str, seed: str) -> Iterator[tuple[Table, Decision, random.Random]]:
    """A random game of three with all expansions: each moment and a question that blocks it."""
    chairs = tuple(Chair(person=person) for person in (1, 2, 3))
    table = Table(1, 1, 1, 1, key, GAMES[key].expansions, 3, chairs=chairs)
    table, luck = start.start(table, 1, now=0.0, seed=seed), random.Random(seed)
    while table.status == "running":
        decision = with_offers(table.now, next(it for it in table.pending if it.blocking))
        yield table, decision, luck
        table = apply_answers(table, decision.seat, (pick(decision, luck),), 0.0)


def every_kind(decision: Decision, luck: random.Random) -> Iterator[Action]:
    """All options of a question, and one way to fill in each form."""
    yield from decision.options
    yield from (form.sample(decision.seat, luck) for form in decision.forms)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", PRESENTERS)
def test_every_advice_has_words(key: str, locale: str) -> None:
    assert len(met(key)) >= min(4, len(GAMES[key].actions))
    for table, action in met(key).values():
        scene = Scene(table, ("Anna", "Ben", "Clara"), Texts.of(locale), action.seat)
        found = (Advice(action, 8), Advice(action, 8, 1.2))
        assert 0 < len(advice_text(scene, PRESENTERS[key], found)) <= LONGEST


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", PRESENTERS)
def test_a_hint_names_answers_briefly(key: str, locale: str) -> None:
    for table, decision, luck in played(key, "brief names"):
        scene = Scene(table, ("Anna", "Ben", "Clara"), Texts.of(locale), decision.seat)
        for action in every_kind(decision, luck):
            assert len(name_of(scene, PRESENTERS[key], action)) <= NAMED


@pytest.mark.parametrize("key", PRESENTERS)
def test_every_advice_is_laid_out_and_waits_for_confirm(key: str) -> None:
    presenter = PRESENTERS[key]
    for table, action in met(key).values():
        scene = Scene(table, ("Anna", "Ben", "Clara"), Texts.of(LOCALES[0]), action.seat)
        draft = forms.draft_for(scene, presenter, action, Draft())
        said = presenter.answers.label(scene.context, action)
        assert said in [presenter.answers.label(scene.context, it) for it in confirmed(scene, draft)]


def confirmed(scene: Scene, draft: Draft) -> tuple[Action, ...]:
    """What the green buttons of an office would play, by the draft that lies there."""
    presenter, found = PRESENTERS[scene.table.key], list[Action]()
    ways = [it for it in office.questions(scene, presenter, draft).controls if isinstance(it, Button)]
    for way in (it for it in ways if it.id_.verb == "confirm" and not it.disabled):
        found += forms.confirmed(scene, presenter, draft, way.id_.name)[1]
    return tuple(found)


@pytest.mark.parametrize("key", PRESENTERS)
def test_a_hint_stands_beside_the_controls_and_marks_its_button_or_has_one_that_lays_it_out(key: str) -> None:
    presenter = PRESENTERS[key]
    for table, action in met(key).values():
        scene = Scene(table, ("Anna", "Ben", "Clara"), Texts.of(LOCALES[0]), action.seat)
        hint = hint_note(scene, presenter, (Advice(action, 8),))
        sheet = office.office(scene, presenter, Draft(), hint)
        assert sheet.below == hint.text and hint.text not in sheet.text
        assert embeds(sheet)[-1].description == hint.text
        buttons = [it for it in sheet.controls if isinstance(it, Button)]
        marked = [it for it in buttons if it.label.startswith(office.HINT)]
        laid = [it for it in buttons if it.id_ == lay_id(scene, action)]
        assert len(marked) + len(laid) == 1
        assert all(office.is_answer(scene, presenter, Draft(), it, action) for it in marked)


@pytest.mark.parametrize("key", PRESENTERS)
def test_while_a_hint_stands_no_other_answer_is_green_and_no_form_suggests_one(key: str) -> None:
    presenter, judged = PRESENTERS[key], 0
    for table, decision, luck in played(key, "one voice"):
        scene = Scene(table, ("Anna", "Ben", "Clara"), Texts.of(LOCALES[0]), decision.seat)
        if (number := office.advised_number(scene, presenter)) is None:
            continue
        asked = scene.mine[number]
        assert not presenter.suggests(asked)
        action = luck.choice([*every_kind(asked, luck)])
        advised = hint_note(scene, presenter, (Advice(action, 8),)).action
        drafts = [Draft()]
        if forms.can_hold(scene, presenter, action):
            drafts.append(forms.draft_for(scene, presenter, action, Draft()))
        standing = replace(scene, advised=advised)
        for draft, (seen, told) in product(drafts, ((scene, advised), (standing, None))):
            shown = office.questions(seen, presenter, draft, told).controls
            buttons = [control for control in shown if isinstance(control, Button) and not control.disabled]
            others = [it for it in buttons if not office.is_answer(scene, presenter, draft, it, action)]
            assert not [it.label for it in others if it.style is Style.success and not coloured(scene, it)]
            assert not [it.label for it in others if it.label.startswith(office.HINT)]
            judged += 1
    assert judged


@pytest.mark.parametrize("key", PRESENTERS)
def test_no_plan_is_offered_beside_a_hint_that_would_answer_otherwise(key: str) -> None:
    presenter, offered = PRESENTERS[key], 0
    for table, decision, luck in played(key, "one voice"):
        scene = Scene(table, ("Anna", "Ben", "Clara"), Texts.of(LOCALES[0]), decision.seat)
        rules = {rule.name: rule.action for rule in rules_to_offer(table, scene.me, scene.view)}
        if not rules or (number := office.advised_number(scene, presenter)) is None:
            continue
        asked = scene.mine[number]
        action = luck.choice([*every_kind(asked, luck), *filter(asked.allows, rules.values())])
        lines = {line.id_.name for line in always.lines(scene, action)}
        names = lines & rules.keys()
        assert all(rules[name] == action or not asked.allows(rules[name]) for name in names)
        standing = [*always.lines(replace(scene, advised=action))]
        assert {line.id_.name for line in standing} == lines
        offered += len(names)
    assert offered


@pytest.mark.parametrize("key", PRESENTERS)
def test_a_plan_is_green_only_if_it_answers_as_a_hint_that_stands(key: str) -> None:
    presenter, greens = PRESENTERS[key], Counter[bool]()
    for table, decision, luck in played(key, "one plan"):
        seat, view = decision.seat, table.now.seen_by(decision.seat)
        given = table.game.orders.revise(table.chairs[seat].orders, view, seat)
        for plans in given.additions().values():
            planned = table.with_chair(seat, orders=plans)
            scene = Scene(planned, ("Anna", "Ben", "Clara"), Texts.of(LOCALES[0]), seat)
            asked = next(each for each in scene.mine if each.blocking)
            answers = orders.answers_now(scene, asked)
            if not answers or not orders.can_order(scene, presenter):
                continue
            action = luck.choice([*answers, *every_kind(asked, luck)])
            shown = orders.panel(replace(scene, advised=action), presenter, Draft()).controls
            (carry,) = (it for it in shown if isinstance(it, Button) and it.id_.verb == "carry")
            assert (carry.style is Style.success) == (action in answers)
            greens[action in answers] += 1
    assert len(greens) == 2


def coloured(scene: Scene, button: Button) -> bool:
    """Whether the green of a button is that of the thing that it names."""
    names = {digest(it): it.do for decision in scene.mine for it in decision.options}
    return names.get(button.id_.name) in PRESENTERS[scene.table.key].coloured
