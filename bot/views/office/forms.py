"""Answers that take more than one press: forms with a menu a field, and cards played at any time.

What is picked lies in the draft until it is confirmed: it survives a restart, and nothing happens by mistake.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.contract import Presenter
from bot.ui.controls import OPTIONS, Button, Choices, Control, Menu, Style
from bot.ui.ids import Id
from bot.views.scene import Scene
from engine.core.actions import Action, digest
from engine.core.decisions import Decision, Form
from engine.tables.drafts import Draft
from engine.tables.table import Table

CARDS = "cards"
"""The pick that opens the panel of cards; the same name holds the chosen one of their options."""
OPEN = "open"


def field_name(form: Form, field: str) -> str:
    """The name of a field in a draft and in an id."""
    return f"{form.action.model_fields['do'].default}.{field}"


def filled(form: Form, seat: int, draft: Draft) -> Action | None:
    """The action that the picks of a draft make of a form; None while one is missing or does not fit."""
    if not any(field_name(form, pick.field) in draft.picked for pick in form.picks):
        return None  # fields that may stay empty do not make an answer that nobody has begun
    return form.read(
        seat, {pick.field: draft.picked.get(field_name(form, pick.field), ()) for pick in form.picks}
    )


def open_questions(table: Table, seat: int, draft: Draft) -> tuple[Decision, ...]:
    """The decisions that picks may answer: while the panel of cards is open these, else what is asked."""
    offers = tuple(it for it in table.decisions_of(seat) if not it.blocking)
    if offers and CARDS in draft.picked:
        return offers
    return tuple(it for it in table.decisions_of(seat) if it.blocking and it.where == "board")


def names(table: Table, seat: int) -> set[str]:
    """What a seat may pick now, by name; the fields of a private question are the desk's."""
    asked = [it for it in table.decisions_of(seat) if it.where == "board"]
    fields = {field_name(form, pick.field) for it in asked for form in it.forms for pick in form.picks}
    return fields | ({CARDS} if any(not it.blocking for it in asked) else set())


def chosen(decisions: Iterable[Decision], draft: Draft) -> Action | None:
    """The one action that lies ready to be confirmed, if there is one."""
    for decision in decisions:
        for option in decision.options:
            if digest(option) in draft.picked.get(CARDS, ()):
                return option
        for form in decision.forms:
            action = filled(form, decision.seat, draft)
            if action is not None:
                return action
    return None


def form_menus(scene: Scene, presenter: Presenter, decision: Decision, draft: Draft) -> Iterator[Menu]:
    """A menu for each field of each form."""
    table = scene.table
    for form in decision.forms:
        for pick in form.picks:
            name = field_name(form, pick.field)
            options = [(it.mark, presenter.field(scene, name, it.value)) for it in pick.lines(OPTIONS)]
            choices = Choices(options, pick.least, pick.most, draft.picked.get(name, ()))
            yield Menu(
                Id("pick", table.id, table.ply(decision.seat), name), presenter.hint(scene, name), choices
            )


def cards_panel(
    scene: Scene, presenter: Presenter, offers: tuple[Decision, ...], draft: Draft
) -> Iterator[Control]:
    """The cards that may be played now: one menu of single plays, menus of forms."""
    table = scene.table
    for decision in offers:
        ply = table.ply(decision.seat)
        options = [(digest(option), presenter.label(scene, option)) for option in decision.options]
        for start in range(0, len(options), OPTIONS):
            name = CARDS if start == 0 else f"{CARDS}{start // OPTIONS}"
            some = Choices(options[start : start + OPTIONS], picked=draft.picked.get(CARDS, ()))
            yield Menu(Id("pick", table.id, ply, name), presenter.hint(scene, CARDS), some)
        yield from form_menus(scene, presenter, decision, draft)


def confirm_controls(scene: Scene, seat: int, action: Action | None, *, open: bool) -> Iterator[Control]:
    """Confirm what lies ready; take back what was picked."""
    table, t = scene.table, scene.t
    ply = table.ply(seat)
    if action is not None:
        yield Button(Id("play", table.id, ply, digest(action)), t("loading-confirm"), Style.success, row=4)
    if open:
        yield Button(Id("drop", table.id, ply, CARDS), t("loading-back"), row=4)
