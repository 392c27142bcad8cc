"""One line per phase for new players: the decision, its costs and its time."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages.controls import Button, Control
from bot.messages.ids import Id
from bot.presenter.contract import Presenter
from bot.views.scene import Scene
from engine.tables.model.table import Table

ROUNDS = 2
"""Rounds in which the board has a button to the rules."""


def game_kind(table: Table) -> str:
    """A game with its expansions, as one kind of game of `Results.finishers`."""
    return " ".join((table.key, *table.expansions))


def guide_line(scene: Scene, presenter: Presenter) -> str:
    """Explains the reader's question. Empty for players who know the game, and where nothing is asked."""
    asked = [decision for decision in scene.mine if decision.blocking]
    return presenter.guide.explain(scene.context, asked[0]) if is_explained(scene) and asked else ""


def is_explained(scene: Scene) -> bool:
    """Whether explanations are shown: throughout a player's first game; in their first one with an expansion,
    for new phases."""
    return scene.learns or (scene.explores and new_phase(scene))


def new_phase(scene: Scene) -> bool:
    """Whether the base game lacks the current phase, or plays it by other rules."""
    stack = scene.view.stack if scene.table.state is not None else []
    if not stack:
        return False
    name, base = stack[-1].phase, scene.table.game.rules(())
    return type(base.phases.get(name)) is not type(scene.view.rules.phases[name])


def hide_button(scene: Scene) -> Iterator[Button]:
    """The button that hides explanations."""
    if is_explained(scene):
        yield Button(Id("enough", scene.table.id), scene.t("guide-enough"))


def rules_button(scene: Scene) -> Iterator[Control]:
    """The public button to the rules, in the lobby and in the first rounds."""
    if scene.table.round <= ROUNDS:
        yield Button(Id("howto", scene.table.id), scene.t("guide-open"), row=3)
