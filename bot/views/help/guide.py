"""One line per phase for new players: the decision, its costs and its time."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages.controls import Button, Control
from bot.messages.ids import Id
from bot.presenter.contract import Presenter
from bot.views.scene import Scene

ROUNDS = 2
"""So long the rules are at hand on the board."""


def line(scene: Scene, presenter: Presenter) -> str:
    """The line of this moment: about what the reader is asked, for everybody about what anybody is. Empty for
    who knows the game, and where nothing is asked."""
    asked = [it for it in (scene.pending if scene.seat is None else scene.mine) if it.blocking]
    return presenter.guide.line(scene.context, asked[0]) if scene.learns and asked else ""


def enough(scene: Scene) -> Iterator[Control]:
    """Who needs no such lines says so once."""
    if scene.learns:
        yield Button(Id("enough", scene.table.id), scene.t("guide-enough"), row=3)


def howto(scene: Scene) -> Iterator[Control]:
    """The way to the rules, for everybody: in the lobby, and as long as the game is young."""
    if scene.table.round <= ROUNDS:
        yield Button(Id("howto", scene.table.id), scene.t("guide-open"), row=3)
