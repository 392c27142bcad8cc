"""Hints: moves that a computer player would make, with reasons and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.messages.ids import Id
from bot.presenter.contract import Presenter
from bot.texts.formats import decimal
from bot.views.scene import Scene
from engine.core.actions import Action, digest
from engine.core.advice import Advice


class Below(NamedTuple):
    """Text beside the controls of an office, where a phone shows the effect of a press. `action`: the advised
    answer."""

    text: str
    action: Action | None = None


def hint_note(scene: Scene, presenter: Presenter, advice: Sequence[Advice]) -> Below:
    """A hint, with the answer that it is about."""
    return Below(advice_text(scene, presenter, advice), advice[0].action if advice else None)


def answer_note(scene: Scene, presenter: Presenter, action: Action) -> Below:
    """Tells which answer was laid out."""
    return Below(scene.t("hint-laid", what=presenter.answers.label(scene.context, action)), action)


def lay_id(scene: Scene, action: Action) -> Id:
    """The id of the button that lays out an advised answer."""
    return Id("lay", scene.table.id, scene.table.ply(scene.me), digest(action))


def advice_text(scene: Scene, presenter: Presenter, advice: Sequence[Advice]) -> str:
    """Texts of the best answer and the next ones; an obvious choice is marked as such."""
    t = scene.t
    if not advice:
        return t("hint-none")
    best, *alternatives = advice
    answer = presenter.answers.label(scene.context, best.action)
    first = t("hint-best", who=adviser(scene), what=answer)
    lines = [
        " ".join(filter(None, (first, telling_reason(scene, presenter, best.action)))),
        why(scene, best),
    ]
    for alternative in alternatives:
        following = t("hint-next", what=presenter.answers.label(scene.context, alternative.action))
        lines.append(" ".join(filter(None, (following, why(scene, alternative, "hint-why-next")))))
    return "\n".join(filter(None, lines))


def telling_reason(scene: Scene, presenter: Presenter, action: Action) -> str:
    """Why an answer may be good; empty if the same could be said of every other one. Where a form may be
    filled in, there are others."""
    reason = presenter.guide.reason(scene.context, action)
    asked = next((decision for decision in scene.mine if decision.allows(action)), None)
    rivals = [option for option in asked.options if option != action] if asked and not asked.forms else []
    alike = all(presenter.guide.reason(scene.context, rival) == reason for rival in rivals)
    return "" if rivals and alike else reason


def adviser(scene: Scene) -> str:
    """Name of the adviser of this game; a general word where there is none."""
    agent = scene.table.agents.adviser
    return scene.t(f"agent-{agent.name}") if agent is not None else scene.t("office-hint")


def why(scene: Scene, advice: Advice, key: str = "hint-why") -> str:
    """Results of imagined games after an answer; empty if they were too few."""
    if not advice.games:
        return ""
    points = decimal(scene.t, abs(advice.ahead))
    side = "level" if points == decimal(scene.t, 0.0) else "ahead" if advice.ahead > 0 else "behind"
    return scene.t(key, games=advice.games, won=advice.display_values[0], points=points, side=side)
