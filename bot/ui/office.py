"""What one person sees of a table in private, with everything that waits for him."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.ui import forms
from bot.ui.board import decision_controls
from bot.ui.controls import Button, Control
from bot.ui.ids import Id
from bot.ui.presenters import Presenter
from bot.ui.scene import Scene
from bot.ui.sheets import Picture, Section, Sheet, tail
from engine.core.decisions import Decision
from engine.tables.drafts import Draft

SINCE = 600
"""Characters of what happened since the last move."""


def office(
    scene: Scene, presenter: Presenter, draft: Draft, note: str = "", picture: Picture | None = None
) -> Sheet:
    """Own cards, contracts, stores, and every decision of this seat. `note`: something to say first.

    A picture stands for what the seat owns; a button gives it as text.
    """
    seat = scene.seat or 0
    asked = questions(scene, presenter, draft)
    head = [note] if note else []
    head += asked.head or [nothing_waits(scene)]
    sections = [*asked.sections, *([] if picture else presenter.office(scene, seat))]
    if picture:
        asked.controls.append(Button(Id("read", scene.table.id), scene.t("board-read"), row=4))
    if news := since_last_move(scene, presenter, seat):
        sections.append((scene.t("office-since"), news))
    return Sheet(
        scene.t("office-title", who=scene.who(seat)),
        "\n".join((*head, presenter.purse(scene, seat))),
        asked.controls,
        sections,
        scene.t("desk-hint") if asked.prepared else "",
        presenter.colour(scene),
        picture,
    )


@dataclass
class Asked:
    """The part of an office that asks. `prepared`: something is laid out that needs a Confirm."""

    head: list[str] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)
    controls: list[Control] = field(default_factory=list)
    prepared: bool = False


def questions(scene: Scene, presenter: Presenter, draft: Draft) -> Asked:
    """Every decision of this seat, or, while it is open, the panel of cards to be played at any time."""
    seat = scene.seat or 0
    decisions = scene.table.decisions_of(seat)
    offers = tuple(it for it in decisions if not it.blocking)
    if offers and forms.CARDS in draft.picked:
        return cards(scene, presenter, offers, draft)
    asked = Asked()
    for decision in decisions:
        if decision.blocking:
            ask(asked, scene, presenter, decision, draft)
    if offers:
        id = Id("pick", scene.table.id, scene.table.ply(seat), forms.CARDS)
        asked.controls.append(Button(id, scene.t("office-play-card"), row=4))
    return asked


def ask(asked: Asked, scene: Scene, presenter: Presenter, decision: Decision, draft: Draft) -> None:
    """One question: on the desk if it is private, else a button for each option and a menu for each field."""
    asked.head.append(scene.t("office-your-turn", what=presenter.own_question(scene, decision)))
    if decision.ask in scene.table.game.private:
        sections, controls = presenter.desk(scene, decision, draft)
        asked.sections += sections
        asked.controls += controls
        asked.prepared = True
        return
    asked.controls += decision_controls(scene, presenter, (decision,))
    asked.controls += forms.form_menus(scene, presenter, decision, draft)
    ready(asked, scene, presenter, (decision,), draft)


def cards(scene: Scene, presenter: Presenter, offers: tuple[Decision, ...], draft: Draft) -> Asked:
    """The panel of cards."""
    asked = Asked(
        [scene.t("office-cards-open")], controls=list(forms.cards_panel(scene, presenter, offers, draft))
    )
    ready(asked, scene, presenter, offers, draft)
    return asked


def ready(
    asked: Asked, scene: Scene, presenter: Presenter, decisions: tuple[Decision, ...], draft: Draft
) -> None:
    """What lies ready to be confirmed, with what it would lead to."""
    action = forms.chosen(decisions, draft) if draft.picked else None
    if action is not None:
        asked.sections.append((scene.t("office-ready"), presenter.consequences(scene, action)))
        asked.prepared = True
    asked.controls += forms.confirm_controls(scene, scene.seat or 0, action, open=bool(draft.picked))


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
