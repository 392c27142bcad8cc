"""What one person sees of a table in private, with everything that waits for him."""

from __future__ import annotations

from bot.ui.board import decision_controls
from bot.ui.controls import Control
from bot.ui.presenters import Presenter
from bot.ui.scene import Scene
from bot.ui.sheets import Section, Sheet, tail
from engine.tables.drafts import Draft

SINCE = 600
"""Characters of what happened since the last move."""


def office(scene: Scene, presenter: Presenter, draft: Draft, note: str = "") -> Sheet:
    """Own cards, contracts, stores, and every decision of this seat. `note`: something to say first."""
    t, table, seat = scene.t, scene.table, scene.seat or 0
    head = [note] if note else []
    sections: list[Section] = []
    controls: list[Control] = []
    footer = ""
    for decision in table.decisions_of(seat):
        head.append(t("office-your-turn", what=presenter.own_question(scene, decision)))
        if decision.ask in table.game.private:
            more, buttons = presenter.desk(scene, decision, draft)
            sections += more
            controls += buttons
            footer = t("desk-hint")
        else:
            controls += decision_controls(scene, presenter, (decision,))
    if not table.decisions_of(seat):
        head.append(nothing_waits(scene))
    sections += presenter.office(scene, seat)
    if news := since_last_move(scene, presenter, seat):
        sections.append((t("office-since"), news))
    text = "\n".join((*head, presenter.purse(scene, seat)))
    return Sheet(
        t("office-title", who=scene.who(seat)), text, controls, sections, footer, presenter.colour(scene)
    )


def nothing_waits(scene: Scene) -> str:
    """Who is to act instead."""
    others = scene.whom(scene.table.due)
    return scene.t("office-waiting", who=others) if others else scene.t("office-waiting-over")


def since_last_move(scene: Scene, presenter: Presenter, seat: int) -> str:
    """What the others did since this seat's last own press."""
    moves = scene.table.moves
    mine = [number for number, move in enumerate(moves) if move.action.seat == seat and not move.auto]
    return tail(presenter.history(scene, scene.table.told(mine[-1] + 1 if mine else 0)), SINCE)


def log(scene: Scene, presenter: Presenter) -> Sheet:
    """The last moves in words, as many as fit."""
    lines = presenter.history(scene, scene.table.told()) if scene.table.state else []
    return Sheet(scene.t("log-title"), tail(lines, 3_500) or scene.t("log-empty"))
