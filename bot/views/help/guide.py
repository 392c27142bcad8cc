"""One line per phase for new players: the decision, its costs and its time."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages.controls import Button, Control
from bot.messages.ids import Id
from bot.presenter.contract import Presenter
from bot.views.scene import Scene
from engine.tables.model.table import Table

ROUNDS = 2
"""So long the rules are at hand on the board."""


def kind(table: Table) -> str:
    """The game of a table with its expansions, as `Results.finishers` tells kinds apart."""
    return " ".join((table.key, *table.expansions))


def guide_line(scene: Scene, presenter: Presenter) -> str:
    """The line about the reader's question, for the public about one that the board answers: what an office
    answers is explained there. Empty for players who know the game, and where nothing is asked."""
    public = scene.seat is None
    asked = [it for it in (scene.pending if public else scene.mine) if it.blocking]
    asked = [it for it in asked if it.where == "board"] if public else asked
    return presenter.guide.explain(scene.context, asked[0]) if is_explained(scene) and asked else ""


def is_explained(scene: Scene) -> bool:
    """Whether the moment is explained: all of a first game; what is new of a first one with an expansion."""
    return scene.learns or (scene.explores and new_phase(scene))


def new_phase(scene: Scene) -> bool:
    """Whether the current phase is one that the base game lacks or plays otherwise."""
    stack = scene.view.stack if scene.table.state is not None else []
    if not stack:
        return False
    name, base = stack[-1].phase, scene.table.game.rules(())
    return type(base.phases.get(name)) is not type(scene.view.rules.phases[name])


def enough(scene: Scene) -> Iterator[Control]:
    """The button that hides explanations."""
    if is_explained(scene):
        yield Button(Id("enough", scene.table.id), scene.t("guide-enough"), row=3)


def howto(scene: Scene) -> Iterator[Control]:
    """The public button to the rules: in the lobby, and in the first rounds."""
    if scene.table.round <= ROUNDS:
        yield Button(Id("howto", scene.table.id), scene.t("guide-open"), row=3)
