"""Answers that take more than one press: forms with a menu a field, and cards played at any time.

What is picked lies in the draft until it is confirmed: it survives a restart, and nothing happens by mistake.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.messages.controls import Button, Choices, Control, Menu, Style
from bot.messages.ids import Id
from bot.messages.menus import menus
from bot.presenter.contract import Presenter
from bot.presenter.desk_answer import marks_of
from bot.views.menus import hint
from bot.views.scene import Scene
from engine.core.actions import Action, digest
from engine.core.decisions import Decision, Form
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale

CARDS = "cards"
"""The pick that opens the panel of cards; the same name holds the chosen one of their options."""
OPEN = "open"
LAID = "laid"
"""The pick that holds an option of one press that was laid out, so that it waits for Confirm."""


def field_name(form: Form, field: str) -> str:
    """The name of a field in a draft and in an id."""
    return f"{form.action.model_fields['do'].default}.{field}"


def fill_form(form: Form, seat: int, draft: Draft) -> Action | None:
    """The action that the picks of a draft make of a form; None while one is missing or does not fit."""
    if not any(field_name(form, pick.field) in draft.picked for pick in form.picks):
        return None  # optional fields alone do not begin an answer
    return form.read(
        seat, {pick.field: draft.picked.get(field_name(form, pick.field), ()) for pick in form.picks}
    )


def offers(scene: Scene, presenter: Presenter) -> tuple[Decision, ...]:
    """What this seat may play at any time, but for what it lays out on the desk; an answer that may be
    changed is none of these."""
    asks = presenter.desk.ASKS
    return tuple(it for it in scene.mine if not it.blocking and not it.sealed and it.ask not in asks)


def seat_questions(scene: Scene, presenter: Presenter) -> tuple[Decision, ...]:
    """What this seat is asked, but for what it lays out on the desk."""
    return tuple(it for it in scene.mine if (it.blocking or it.sealed) and it.ask not in presenter.desk.ASKS)


def open_questions(scene: Scene, presenter: Presenter, draft: Draft) -> tuple[Decision, ...]:
    """The decisions that picks may answer: while the panel of cards is open these, else what is asked."""
    if CARDS in draft.picked and (cards := offers(scene, presenter)):
        return cards
    if LAID in draft.picked:
        return scene.mine
    return seat_questions(scene, presenter)


def names(scene: Scene, presenter: Presenter) -> set[str]:
    """What this seat may pick now, by name; the fields of the desk are its own."""
    cards, questions = offers(scene, presenter), seat_questions(scene, presenter)
    fields = {
        field_name(form, it.field) for d in (*questions, *cards) for form in d.forms for it in form.picks
    }
    return {*fields, LAID} | ({CARDS} if cards else set())


def lay(scene: Scene, presenter: Presenter, action: Action, draft: Draft) -> Draft:
    """The draft in which an answer lies ready to be confirmed; raises `Stale` where nothing asks for it."""
    decision = next((it for it in scene.mine if it.allows(action)), None)
    if decision is None:
        raise Stale
    desk, cards = presenter.desk, decision in offers(scene, presenter)
    if decision.ask in desk.ASKS and (laid := desk.lay(scene.context, decision, action)) is not None:
        return laid
    if action in decision.options:
        return Draft(draft.steps, {CARDS if cards else LAID: (digest(action),)})
    form = next(it for it in decision.forms if it.accepts(action))
    picked = {field_name(form, it.field): marks_of(it, getattr(action, it.field)) for it in form.picks}
    return Draft(draft.steps, picked | ({CARDS: (OPEN,)} if cards else {}))


def chosen_action(decisions: Iterable[Decision], draft: Draft) -> Action | None:
    """The one action that lies ready to be confirmed, if there is one."""
    for decision in decisions:
        for option in decision.options:
            if digest(option) in (*draft.choice(CARDS), *draft.choice(LAID)):
                return option
        for form in decision.forms:
            action = fill_form(form, decision.seat, draft)
            if action is not None:
                return action
    return None


def form_menus(scene: Scene, presenter: Presenter, decision: Decision, draft: Draft) -> Iterator[Menu]:
    """A menu for each field of each form."""
    table, words = scene.table, presenter.answers
    for form in decision.forms:
        for pick in form.picks:
            name = field_name(form, pick.field)
            lines = [(it.mark, words.field(scene.context, name, it.value)) for it in pick.lines()]
            id = Id("pick", table.id, table.ply(decision.seat), name)
            chosen = Choices((), pick.least, pick.most, draft.picked.get(name, ()))
            yield from menus(id, hint(scene.t, name), lines, chosen)


def cards_panel(
    scene: Scene, presenter: Presenter, offers: tuple[Decision, ...], draft: Draft
) -> Iterator[Control]:
    """The cards that may be played now: one menu of single plays, menus of forms."""
    table = scene.table
    for decision in offers:
        id = Id("pick", table.id, table.ply(decision.seat), CARDS)
        lines = [
            (digest(option), presenter.answers.label(scene.context, option)) for option in decision.options
        ]
        notes = {digest(option): presenter.answers.note(scene.context, option) for option in decision.options}
        chosen = Choices(picked=draft.picked.get(CARDS, ()), notes=notes)
        yield from menus(id, scene.t("pick-cards"), lines, chosen)
        yield from form_menus(scene, presenter, decision, draft)


def confirm_controls(scene: Scene, action: Action | None, *, open: bool) -> Iterator[Control]:
    """Confirm what lies ready; take back what was picked."""
    table, t = scene.table, scene.t
    ply = table.ply(scene.me)
    if action is not None:
        yield Button(Id("play", table.id, ply, digest(action)), t("loading-confirm"), Style.success, row=4)
    if open:
        yield Button(Id("drop", table.id, ply, CARDS), t("loading-back"), row=4)
