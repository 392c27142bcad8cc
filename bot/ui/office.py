"""What one person sees of a table in private, with everything that waits for him."""

from __future__ import annotations

from bot.ui.board import decision_controls
from bot.ui.controls import Control
from bot.ui.presenters import Presenter
from bot.ui.scene import Scene
from bot.ui.sheets import Sheet, tail
from engine.core.decisions import Decision
from engine.tables.drafts import Draft

SINCE = 600
"""Characters of what happened since the last move."""


def office(scene: Scene, presenter: Presenter, draft: Draft, note: str = "") -> Sheet:
    """Own cards, contracts, stores, and every decision of this seat. `note`: something to say first."""
    t, table, seat = scene.t, scene.table, scene.seat or 0
    blocks = [note] if note else []
    controls: list[Control] = []
    for decision in table.decisions_of(seat):
        blocks.append(t("office-your-turn", what=presenter.own_question(scene, decision)))
        text, more = asked(scene, presenter, decision, draft)
        blocks += [text] if text else []
        controls += more
    if not table.decisions_of(seat):
        others = scene.whom(table.due)
        blocks.append(t("office-waiting", who=others) if others else t("office-waiting-over"))
    purse, *sections = presenter.office(scene, seat)
    if news := since_last_move(scene, presenter, seat):
        sections.append((t("office-since"), news))
    title = t("office-title", who=scene.who(seat))
    text = "\n".join((*blocks, purse[1]))
    return Sheet(title, text, controls, sections, colour=presenter.colour(scene))


def asked(scene: Scene, presenter: Presenter, decision: Decision, draft: Draft) -> tuple[str, list[Control]]:
    """How a decision is answered here: on the desk if it is private, else by a button an option."""
    if decision.ask in scene.table.game.private:
        return presenter.desk(scene, decision, draft)
    return "", decision_controls(scene, presenter, (decision,))


def since_last_move(scene: Scene, presenter: Presenter, seat: int) -> str:
    """What the others did since this seat's last own press."""
    moves = scene.table.moves
    mine = [number for number, move in enumerate(moves) if move.action.seat == seat and not move.auto]
    return tail(presenter.history(scene, scene.table.told(mine[-1] + 1 if mine else 0)), SINCE)


def log(scene: Scene, presenter: Presenter) -> Sheet:
    """The last moves in words, as many as fit."""
    lines = presenter.history(scene, scene.table.told()) if scene.table.state else []
    return Sheet(scene.t("log-title"), tail(lines, 3_500) or scene.t("log-empty"))
