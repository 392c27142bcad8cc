"""The forms of all questions for which a game has none: buttons and menus of their options and fields."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from bot.messages.controls import Button, Choices, Control, Style
from bot.messages.ids import Id
from bot.messages.menus import menus
from bot.messages.sheets import Section
from bot.presenter.context import Context
from bot.presenter.contract import Answers
from bot.presenter.desk import LAID, Confirm, DeskForm, DeskMenu, Press, marks_of
from bot.texts import Texts
from engine.core.actions import Action, digest
from engine.core.decisions import Decision, Form
from engine.tables.model.drafts import Draft

CARDS, OPEN, DROP = "cards", "open", "drop"
"""The pick of the panel of cards; its value while none of them is chosen; the press that clears all picks."""


@dataclass(frozen=True)
class OptionForm(DeskForm[Any]):
    """An option of one press that a hint has laid out."""

    answers: Answers

    returns_to_office: ClassVar[bool] = True
    row: ClassVar[int | None] = 4

    @property
    def option(self) -> Action | None:
        """The option that was laid out, or chosen among cards."""
        chosen = (*self.choice(LAID), *self.choice(CARDS))
        return next((option for option in self.decision.options if digest(option) in chosen), None)

    @cached_property
    def ready(self) -> Action | None:
        """The action that Confirm would play."""
        return self.option

    @property
    def begun(self) -> bool:
        return self.ready is not None

    def sections(self) -> list[Section]:
        """Consequences of what is ready."""
        if self.ready is None:
            return []
        return [(self.c.t("office-ready"), self.answers.consequences(self.c, self.ready))]

    def confirms(self) -> Iterator[Confirm]:
        """Confirm, once all is chosen."""
        if self.ready is not None:
            yield Confirm(digest(self.ready), self.c.t("loading-confirm"), (self.ready,))

    def buttons(self) -> Iterator[Press]:
        """Take back what was picked; steps in the draft stay."""
        if self.begun:
            yield Press(DROP, self.c.t("loading-back"), lambda: Draft(self.draft.steps))


class PlainForm(OptionForm):
    """A button or a line for each option, a menu for each field."""

    @cached_property
    def ready(self) -> Action | None:
        """An option that was laid out, or the action that the fields mean."""
        filled = (self.filled(form) for form in self.decision.forms)
        return self.option or next((action for action in filled if action is not None), None)

    def filled(self, form: Form) -> Action | None:
        """The action that the picks make of a form; None while one is missing or does not fit."""
        picked = {pick.field: self.draft.picked.get(field_name(form, pick.field)) for pick in form.picks}
        if all(marks is None for marks in picked.values()):
            return None  # optional fields alone do not begin an answer
        return form.read(self.seat, {name: marks or () for name, marks in picked.items()})

    @property
    def begun(self) -> bool:
        names = {field_name(form, pick.field) for form in self.decision.forms for pick in form.picks}
        return bool(self.draft.picked.keys() & {LAID, *names})

    def controls(self) -> Iterator[Control]:
        """First what is answered by one press."""
        yield from option_controls(self.c, self.answers, self.decision, self.id_of)
        yield from super().controls()

    def fields(self) -> Iterator[DeskMenu]:
        """The fields of all forms."""
        for form in self.decision.forms:
            for pick in form.picks:
                name = field_name(form, pick.field)
                options = [(line.mark, self.answers.field(self.c, name, line.value)) for line in pick.lines()]
                yield DeskMenu(name, hint(self.c.t, name), options, self.choice(name), pick.least, pick.most)

    def draft_for(self, action: Action) -> Draft:
        """The draft in which an option is chosen, or the fields are filled in."""
        if action in self.decision.options:
            return super().draft_for(action)
        form = next(form for form in self.decision.forms if form.accepts(action))
        picked = {
            field_name(form, pick.field): marks_of(pick, getattr(action, pick.field)) for pick in form.picks
        }
        return Draft(self.draft.steps, picked)


class CardPanel(PlainForm):
    """What may be played at any time: a button, and behind it a panel that stands alone."""

    @property
    def begun(self) -> bool:
        """Whether the panel is open."""
        return CARDS in self.draft.picked

    def controls(self) -> Iterator[Control]:
        """The button, or the panel."""
        if self.begun:
            yield from DeskForm.controls(self)
        else:
            yield Button(self.id_of("desk", CARDS), self.c.t("office-play-card"), row=self.row)

    def buttons(self) -> Iterator[Press]:
        """Open the panel, or close it."""
        if not self.begun:
            yield Press(CARDS, "", lambda: self.draft.with_pick(CARDS, (OPEN,)))
        yield from super().buttons()

    def fields(self) -> Iterator[DeskMenu]:
        """While the panel is open, the cards and their fields."""
        if not self.begun:
            return
        words, c, options = self.answers, self.c, self.decision.options
        lines = [(digest(option), words.label(c, option)) for option in options]
        notes = {digest(option): words.note(c, option) for option in options}
        yield DeskMenu(CARDS, c.t("pick-cards"), lines, self.choice(CARDS), notes=notes)
        yield from super().fields()

    def draft_for(self, action: Action) -> Draft:
        """The draft in which a card is chosen, or its fields are filled in."""
        picked = dict(super().draft_for(action).picked)
        return Draft(self.draft.steps, {CARDS: picked.pop(LAID, (OPEN,)), **picked})


def option_controls(
    c: Context, answers: Answers, decision: Decision, id_of: Callable[[str, str], Id]
) -> list[Control]:
    """A button for each option; menus for those of which there are many, in front where all buttons are to
    refuse."""
    buttons = [
        Button(id_of("go", digest(option)), answers.label(c, option), answers.style(c, option))
        for option in answers.options(decision)
    ]
    many = list[Control]()
    if listed := answers.menu_options(decision):
        lines = [(digest(option), answers.label(c, option)) for option in listed]
        notes = {digest(option): answers.note(c, option) for option in listed}
        many += menus(id_of("go", "menu"), hint(c.t, listed[0].do), lines, Choices(notes=notes))
    refusals = all(button.style is Style.secondary for button in buttons)
    return [*many, *buttons] if refusals else [*buttons, *many]


def field_name(form: Form, field: str) -> str:
    """The name of a field in a draft and in an id."""
    return f"{form.action.model_fields['do'].default}.{field}"


def hint(t: Texts, key: str) -> str:
    """What is chosen in a menu: `what` options do, or `<do>.<field>` of a form."""
    return t(f"pick-{re.sub('[._]', '-', key)}")
