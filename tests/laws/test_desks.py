"""Forms of questions in every game: what they offer can be pressed, and Confirm is off where it would be
refused. Ids on messages of earlier versions are understood."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from bot.games.registry import PRESENTERS
from bot.messages.controls import Button, Control, Menu
from bot.messages.ids import CONTROL, Id
from bot.presenter.plan import PlanForm
from bot.texts import LOCALES, Texts
from bot.views.office import forms
from bot.views.office.advice import lay_id
from bot.views.office.office import questions
from bot.views.scene import Scene
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.loop import legal
from engine.core.orders import Orders
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale
from tests.laws.test_hints import confirmed, every_kind, played

GAMES_PLAYED, PRESSES, PLANNED = 3, 5, 8
"""Games of the sample, presses in a row at each moment, every how many moments also in plans: enough
for every kind of control."""
PRESSED = 8
"""One in this many controls of the sample is pressed."""
EARLIER = json.loads(Path(__file__).with_name("earlier_ids.json").read_text(encoding="utf-8"))
"""Verbs and names of the controls that stand on messages of version 1.0.0; `#`: a fingerprint."""
FINGERPRINT = r"\b[0-9a-f]{6}\b|\b\d+$"

FILLS = ("desk", "order")
"""Verbs that fill something in."""

of_every_game = pytest.mark.parametrize("key", PRESENTERS)


@cache
def moments(key: str) -> list[tuple[Scene, Draft, Control]]:
    """The controls of the seats in random games, each with the draft beside which it stands. Some
    drafts were begun before others moved, so that steps in them have become impossible."""
    found, drafts = list[tuple[Scene, Draft, Control]](), dict[tuple[str, int, int], Draft]()
    games = chain.from_iterable(played(key, f"desks 1 {number}") for number in range(GAMES_PLAYED))
    for number, (table, due, luck) in enumerate(games):
        decision = luck.choice([due, *table.pending])
        texts = Texts.of(LOCALES[number % len(LOCALES)])
        moment = (table.seed, decision.seat, table.ply(decision.seat))
        scene = Scene(table, ("Anna", "Ben", "Clara"), texts, decision.seat)
        draft = luck.choice([Draft(), drafts.get(moment, Draft()), advised(scene, decision, luck)])
        for _ in range(PRESSES):
            asked = questions(scene, PRESENTERS[key], draft)
            controls = [*asked.controls, *asked.ways]
            found += [(scene, draft, control) for control in controls]
            presses = [control for control in controls if control.id_.verb == "desk" and is_on(control)]
            if not presses:
                break
            pressed = luck.choice(presses)
            filled = press(scene, draft, pressed, chosen(pressed, luck))
            if isinstance(filled, Draft):
                draft = drafts[moment] = filled
        found += plan_moments(scene, luck) if number % PLANNED == 0 else ()
    return found


def plan_moments(scene: Scene, luck: random.Random) -> Iterator[tuple[Scene, Draft, Control]]:
    """The same of a plan, which every press changes."""
    draft = Draft()
    for _ in range(PRESSES):
        controls = [*plan(scene, draft).controls()]
        yield from ((scene, draft, control) for control in controls)
        presses = [control for control in controls if is_on(control)]
        if not presses:
            break
        pressed = luck.choice(presses)
        filled = press(scene, draft, pressed, chosen(pressed, luck))
        if isinstance(filled, Draft):
            draft = filled
        else:
            scene = replace(scene, table=scene.table.with_chair(scene.me, orders=filled))


def advised(scene: Scene, decision: Decision, luck: random.Random) -> Draft:
    """The draft after a random hint was laid out; empty where none can be."""
    presenter, action = PRESENTERS[scene.table.key], luck.choice([*every_kind(decision, luck)])
    if not forms.can_hold(scene, presenter, action):
        return Draft()
    return forms.draft_for(scene, presenter, action, Draft())


def plan(scene: Scene, draft: Draft) -> PlanForm[Any]:
    """What the seat orders in advance, and may order."""
    return PRESENTERS[scene.table.key].plan(scene.context, draft)


def is_on(control: Control) -> bool:
    """Whether a control may be pressed."""
    return not (isinstance(control, Button) and control.disabled)


def chosen(control: Control, luck: random.Random) -> tuple[str, ...]:
    """A random choice in a menu; nothing for a button."""
    if not isinstance(control, Menu):
        return ()
    values = [option.value for option in control.options]
    return tuple(luck.sample(values, luck.randint(control.least, control.most)))


def press(scene: Scene, draft: Draft, control: Control, values: tuple[str, ...]) -> Draft | Orders:
    """What is filled in after a press. Raises `Stale`."""
    if control.id_.verb == "order":
        if (filled := plan(scene, draft).apply(control.id_.name, values)) is None:
            raise Stale
        return filled
    return forms.apply(scene, PRESENTERS[scene.table.key], draft, control.id_.name, values)


@of_every_game
def test_every_control_of_a_form_accepts_what_it_offers(key: str) -> None:
    luck, pressed = random.Random(key), 0
    for scene, draft, control in moments(key)[::PRESSED]:
        if control.id_.verb in FILLS and is_on(control):
            press(scene, draft, control, chosen(control, luck))  # raises Stale where it does not
            pressed += 1
        elif control.id_.verb in FILLS:
            with pytest.raises(Stale):
                press(scene, draft, control, ())
    assert pressed


@of_every_game
def test_confirm_is_on_exactly_where_it_plays_something_legal(key: str) -> None:
    seen = set[bool]()
    for scene, draft, control in moments(key):
        if control.id_.verb == "confirm":
            seen.add(is_on(control))
            if is_on(control):
                (first, *_) = moves(scene, draft, control)
                assert legal(scene.table.now, first)
            else:
                with pytest.raises(Stale):
                    moves(scene, draft, control)
    assert True in seen


def moves(scene: Scene, draft: Draft, control: Control) -> tuple[Action, ...]:
    """What a Confirm would play."""
    return forms.confirmed(scene, PRESENTERS[scene.table.key], draft, control.id_.name)[1]


@of_every_game
def test_a_hint_offers_to_lay_out_only_what_a_form_can_hold(key: str) -> None:
    presenter, held = PRESENTERS[key], list[bool]()
    for table, decision, luck in played(key, "held"):
        scene = Scene(table, ("Anna", "Ben", "Clara"), Texts.of(LOCALES[0]), decision.seat)
        for action in () if presenter.suggests(decision) else every_kind(decision, luck):
            laid = forms.can_hold(scene, presenter, action)
            shown = questions(scene, presenter, Draft(), action).controls
            assert laid or lay_id(scene, action) not in [control.id_ for control in shown]
            if laid:
                draft = forms.draft_for(scene, presenter, action, Draft())
                label, played_labels = presenter.answers.label, confirmed(scene, draft)
                assert label(scene.context, action) in [label(scene.context, it) for it in played_labels]
            held.append(laid)
    assert True in held


@of_every_game
def test_ids_on_messages_of_earlier_versions_are_understood(key: str) -> None:
    known = {name_of(control.id_) for _, _, control in moments(key)}
    for earlier in EARLIER[key]:
        verb, _, name = earlier.partition(":")
        match = re.fullmatch(CONTROL, f"bk:{verb}:1:3:{name.replace('#', 'abcdef')}")
        assert match and name_of(Id.of(match.groupdict())) in known, (
            f"{earlier} stands on messages of 1.0.0: enter what it is now in EARLIER of bot/messages/ids.py"
        )


def name_of(id: Id) -> str:
    """What a control does, without the fingerprint of what it is about."""
    return f"{id.verb}:{re.sub(FINGERPRINT, '#', id.name)}"
