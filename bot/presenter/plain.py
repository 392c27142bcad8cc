"""The forms of all questions for which a game has none: buttons and menus of their options and fields."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from bot.messages.controls import NAME, Button, Choices, Control, Style
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
BOARD_BUTTONS = 10
"""Buttons of a board for the options of one question at most: two rows."""
EFFECT = 38
"""Characters of a label with an effect: a phone shows no more in one line."""


@dataclass(frozen=True)
class OptionForm(DeskForm[Any]):
    """An option of one press that a hint has laid out."""

    answers: Answers

    returns_to_office: ClassVar[bool] = True

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
        """Consequences of what is ready, where the green button does not say all of them."""
        if self.ready is None:
            return []
        label = self.answers.label(self.c, self.ready)
        consequences = self.answers.consequences(self.c, self.ready).removeprefix(label).strip()
        return [("", consequences)] if consequences else []

    def confirms(self) -> Iterator[Confirm]:
        """The green button, once all is chosen: it names the deed."""
        if self.ready is not None:
            yield Confirm(digest(self.ready), effect_label(self.c, self.answers, self.ready), (self.ready,))

    def buttons(self) -> Iterator[Press]:
        """Take back what was picked; steps in the draft stay."""
        if self.begun:
            yield Press(DROP, self.c.t("loading-back"), lambda: Draft(self.draft.steps), aside=True)


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
        """First what is answered by one press, unless that is only a refusal."""
        buttons = option_buttons(self.c, self.answers, self.decision, self.id_of)
        refusals = all(button.style is Style.secondary for button in buttons)
        first, last = ([], buttons) if refusals else (buttons, [])
        yield from (*first, *self.form_controls(), *last)

    def form_controls(self) -> Iterator[Control]:
        """Menus, and what makes their choice an answer."""
        yield from super().controls()

    def listed(self) -> DeskMenu | None:
        """The menu of the options that are no buttons."""
        return option_menu(self.c, self.answers, self.decision, self.choice(LAID))

    def pick(self, name: str, values: Sequence[str]) -> Draft:
        """The draft after a choice: either an option lies there or the fields of a form."""
        if name == LAID:
            return Draft(self.draft.steps, {LAID: tuple(values)})
        picked = {key: marks for key, marks in self.draft.picked.items() if key != LAID}
        return Draft(self.draft.steps, picked).with_pick(name, values)

    def fields(self) -> Iterator[DeskMenu]:
        """The options in a menu, and the fields of all forms."""
        if (listed := self.listed()) is not None:
            yield listed
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
            yield from self.form_controls()
        else:
            yield Button(self.id_of("desk", CARDS), self.c.t("office-play-card"))

    def listed(self) -> DeskMenu | None:
        """None: all cards are in one menu of their own."""
        return None

    def pick(self, name: str, values: Sequence[str]) -> Draft:
        """The draft after a choice."""
        return self.draft.with_pick(name, values)

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
    """On a board: a button for each option; where two rows are too few, a menu of `menu_options`, whose
    choice is laid out in the office. Both stand in front where all other buttons are to refuse."""
    buttons = option_buttons(c, answers, decision, id_of)
    refusals = all(button.style is Style.secondary for button in buttons)
    more = answers.menu_options(decision)
    controls: list[Control] = []
    if len(buttons) + len(more) <= BOARD_BUTTONS:
        controls = [option_button(c, answers, option, id_of) for option in more]
    elif (listed := option_menu(c, answers, decision)) is not None:
        choices = Choices(notes=dict(listed.notes))
        controls = [*menus(id_of("desk", LAID), listed.hint, [*listed.options], choices)]
    return [*controls, *buttons] if refusals else [*buttons, *controls]


def option_buttons(
    c: Context, answers: Answers, decision: Decision, id_of: Callable[[str, str], Id]
) -> list[Button]:
    """The buttons of all options that are no lines of a menu."""
    return [option_button(c, answers, option, id_of) for option in answers.options(decision)]


def option_button(c: Context, answers: Answers, option: Action, id_of: Callable[[str, str], Id]) -> Button:
    """A button for an option: it is final, and says its price and effect."""
    return Button(id_of("go", digest(option)), effect_label(c, answers, option), answers.style(c, option))


def option_menu(
    c: Context, answers: Answers, decision: Decision, picked: tuple[str, ...] = ()
) -> DeskMenu | None:
    """The menu of the options of which there are many; its choice is only laid out."""
    if not (listed := answers.menu_options(decision)):
        return None
    return DeskMenu(
        LAID,
        hint(c.t, listed[0].do),
        (
            (digest(option), answers.effect_of(c, option, NAME) or answers.label(c, option))
            for option in listed
        ),
        picked,
        notes=((digest(option), answers.note(c, option)) for option in listed),
        values=[*map(digest, listed)],
    )


def effect_label(c: Context, answers: Answers, option: Action, room: int = EFFECT) -> str:
    """The label of what plays an answer: with its price and effect."""
    return answers.effect_of(c, option, room) or answers.label(c, option)


def field_name(form: Form, field: str) -> str:
    """The name of a field in a draft and in an id."""
    return f"{form.action.model_fields['do'].default}.{field}"


def hint(t: Texts, key: str) -> str:
    """What is chosen in a menu: `what` options do, or `<do>.<field>` of a form."""
    return t(f"pick-{re.sub('[._]', '-', key)}")
