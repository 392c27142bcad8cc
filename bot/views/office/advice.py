"""What a computer player would do in somebody's place, with two lines of why in numbers."""

from __future__ import annotations

from collections.abc import Sequence

from bot.background.thinkers import Advice
from bot.games.contract import Presenter
from bot.views.scene import Scene


def advised(scene: Scene, presenter: Presenter, found: Sequence[Advice]) -> str:
    """The best answer and the next one; a choice that needs no thought says so."""
    t = scene.t
    if not found:
        return t("hint-none")
    best = found[0]
    if not best.games:
        return t("hint-plain", what=presenter.answers.label(scene.context, best.action))
    lines = [t("hint-best", what=presenter.answers.label(scene.context, best.action)), why(scene, best)]
    lines += [
        t("hint-next", what=presenter.answers.label(scene.context, it.action)) + " " + why(scene, it)
        for it in found[1:]
    ]
    return "\n".join(lines)


def why(scene: Scene, it: Advice) -> str:
    """What came of an answer in imagined games."""
    points = f"{abs(it.ahead):.1f}"
    side = "ahead" if it.ahead >= 0 else "behind"
    return scene.t("hint-why", games=it.games, won=round(100 * it.won), points=points, side=side)
