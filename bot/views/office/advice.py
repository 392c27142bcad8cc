"""Hints: the best answers, with reasons and what the second choice costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.messages.controls import shorten
from bot.messages.ids import Id
from bot.presenter.contract import Presenter
from bot.texts.formats import decimal
from bot.views.scene import Scene
from engine.core.actions import Action, digest
from engine.core.advice import Advice

NAMED = 64
"""Characters of an answer at most, so that a hint fits a phone together with the office."""


class Below(NamedTuple):
    """Text beside the controls of an office, where a phone shows the effect of a press. `action`: the advised
    answer."""

    text: str
    action: Action | None = None


def hint_note(scene: Scene, presenter: Presenter, advice: Sequence[Advice]) -> Below:
    """A hint, with the answer that it is about."""
    return Below(advice_text(scene, presenter, advice), advice[0].action if advice else None)


def answer_note(scene: Scene, action: Action) -> Below:
    """Tells that an answer was laid out; the marked button names it."""
    return Below(scene.t("hint-laid"), action)


def lay_id(scene: Scene, action: Action) -> Id:
    """The id of the button that lays out an advised answer."""
    return Id("lay", scene.table.id, scene.table.ply(scene.me), digest(action))


def advice_text(scene: Scene, presenter: Presenter, advice: Sequence[Advice]) -> str:
    """Texts of the best answer and the next one."""
    t = scene.t
    if not advice:
        return t("hint-none")
    best, *alternatives = advice
    first = t("hint-best", what=name_of(scene, presenter, best.action))
    lines = [" ".join(filter(None, (first, telling_reason(scene, presenter, best.action))))]
    lines += [next_choice(scene, presenter, alternative) for alternative in alternatives]
    return "\n".join(lines)


def next_choice(scene: Scene, presenter: Presenter, advice: Advice) -> str:
    """Another answer, and what it costs against the best one."""
    t, points = scene.t, decimal(scene.t, advice.cost)
    side = "level" if points == decimal(t, 0.0) else "behind"
    return t("hint-next", what=name_of(scene, presenter, advice.action), points=points, side=side)


def name_of(scene: Scene, presenter: Presenter, action: Action) -> str:
    """An answer by its label; by what its button says where the label is long."""
    label = presenter.answers.label(scene.context, action)
    if len(label) <= NAMED:
        return label
    return shorten(presenter.answers.effect_of(scene.context, action, NAMED) or label, NAMED)


def telling_reason(scene: Scene, presenter: Presenter, action: Action) -> str:
    """Why an answer may be good; empty if the same could be said of every other one. Where a form may be
    filled in, there are others."""
    reason = presenter.guide.reason(scene.context, action)
    asked = next((decision for decision in scene.mine if decision.allows(action)), None)
    rivals = [option for option in asked.options if option != action] if asked and not asked.forms else []
    alike = all(presenter.guide.reason(scene.context, rival) == reason for rival in rivals)
    return "" if rivals and alike else reason
