"""Hints: moves that a computer player would make, with reasons and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.messages.ids import Id
from bot.presenter.contract import Presenter
from bot.texts.formats import decimal
from bot.views.office.forms import can_hold
from bot.views.scene import Scene
from engine.core.actions import Action, digest
from engine.core.advice import Advice


class Below(NamedTuple):
    """What is said beside the controls of an office, where a phone shows what a press has brought. `action`:
    an advised answer that may be laid out."""

    text: str
    action: Action | None = None


def hint_note(scene: Scene, presenter: Presenter, found: Sequence[Advice]) -> Below:
    """A hint, with a way to lay out its answer where a form can hold it."""
    action = found[0].action if found and can_hold(scene, presenter, found[0].action) else None
    return Below(advice_text(scene, presenter, found), action)


def answer_note(scene: Scene, presenter: Presenter, action: Action) -> Below:
    """What was laid out."""
    return Below(scene.t("hint-laid", what=presenter.answers.label(scene.context, action)))


def lay_id(scene: Scene, action: Action) -> Id:
    """The id of the way to lay out an advised answer."""
    return Id("lay", scene.table.id, scene.table.ply(scene.me), digest(action))


def advice_text(scene: Scene, presenter: Presenter, found: Sequence[Advice]) -> str:
    """The best answer and the next one; an obvious choice is marked as such."""
    t = scene.t
    if not found:
        return t("hint-none")
    best, *others = found
    what = presenter.answers.label(scene.context, best.action)
    first = t("hint-best" if others else "hint-plain", who=adviser(scene), what=what)
    lines = [
        " ".join(filter(None, (first, presenter.guide.reason(scene.context, best.action)))),
        why(scene, best),
    ]
    for it in others:
        following = t("hint-next", what=presenter.answers.label(scene.context, it.action))
        lines.append(" ".join(filter(None, (following, why(scene, it, "hint-why-next")))))
    return "\n".join(filter(None, lines))


def adviser(scene: Scene) -> str:
    """The adviser of this game, by its role; empty without one."""
    it = scene.table.agents.adviser
    return scene.t(f"agent-{it.name}") if it is not None else scene.t("office-hint")


def why(scene: Scene, it: Advice, key: str = "hint-why") -> str:
    """What came of an answer in imagined games; nothing where they were too few."""
    if not it.games:
        return ""
    points = decimal(scene.t, abs(it.ahead))
    side = "level" if points == decimal(scene.t, 0.0) else "ahead" if it.ahead > 0 else "behind"
    return scene.t(key, games=it.games, won=it.display_values[0], points=points, side=side)
