"""Ship cards on the desk: which one, which ship, where to; then the button that names all of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.games.rotterdam import answers, words
from bot.games.rotterdam.reference import small_print
from bot.messages.controls import NAME, Control, Style
from bot.presenter.context import Context
from bot.presenter.desk import Confirm, DeskForm, DeskMenu, Press
from bot.presenter.plain import effect_label, option_buttons
from engine.core.actions import Action, digest, mark
from engine.games.rotterdam.actions import Back1, Back2, Extra, Guard, Rob, Swap
from engine.games.rotterdam.state import State
from engine.tables.model.drafts import Draft

WHICH, STEP, ORDER = "card", "step", "order"
"""Picks of a draft: the card; then `step0`, `step1`: one thing after the other; or an order with a joker."""

STEPS: Mapping[type[Action], Callable[[Any], tuple[Any, ...]]] = {
    Swap: lambda action: action.ships,
    Extra: lambda action: (action.start, action.cargo),
    Back1: lambda action: (action.ship, action.path),
    Back2: lambda action: (action.ship, action.path),
    Rob: lambda action: (action.victim, action.to),
    Guard: lambda action: (action.ship,),
}
"""What is chosen for each card, one after the other."""
HINTS: Mapping[type[Action], tuple[str, ...]] = {
    Swap: ("pick-ship", "pick-other-ship"),
    Extra: ("pick-start", "pick-cargo"),
    Back1: ("pick-ship", "pick-path"),
    Back2: ("pick-ship", "pick-path"),
    Rob: ("pick-victim", "pick-onto"),
    Guard: ("pick-victim",),
}
"""The menus in which it is chosen."""
Row = tuple[tuple[Any, ...], Action]
"""One way to play a card: what is chosen step by step, and the action that this is."""


@dataclass(frozen=True)
class CardForm(DeskForm[State]):
    """The cards of a decision as they lie on the desk."""

    @cached_property
    def ways(self) -> dict[str, tuple[type[Action], list[Row]]]:
        """Every card that may be played, by what it does, with every way to play it."""
        seat = self.decision.seat
        return {
            str(form.action.model_fields["do"].default): (form.action, rows(form.action, form.every(seat)))
            for form in self.decision.forms
            if form.action in STEPS
        }

    @property
    def options(self) -> tuple[Action, ...]:
        """What stands among the cards in the menu: colours after which one will be played."""
        return () if self.decision.blocking else self.decision.options

    def picked_one(self, name: str) -> str:
        """What was chosen in a menu; empty: nothing."""
        return next(iter(self.choice(name)), "")

    @cached_property
    def trail(self) -> tuple[list[tuple[int, list[Any], Any]], Action | None]:
        """The menus that follow the card, each with its values and the chosen one; and the action, once only
        one is left."""
        kind, left = self.ways.get(self.picked_one(WHICH), (None, []))
        menus: list[tuple[int, list[Any], Any]] = []
        for step in range(len(HINTS[kind]) if kind else 0):
            values = list(dict.fromkeys(row[0][step] for row in left))
            chosen = [value for value in values if mark(value) == self.picked_one(f"{STEP}{step}")]
            chosen = chosen or values[: len(values) == 1]
            menus.append((step, values, chosen))
            if not chosen:
                return menus, None
            left = [row for row in left if row[0][step] == chosen[0]]
        return menus, left[0][1] if kind and left else None

    @property
    def ready(self) -> Action | None:
        """What the green button would do; None: something is still to be chosen."""
        chosen = (self.picked_one(WHICH), self.picked_one(ORDER))
        options = (*self.options, *answers.menu_options(self.decision))
        return next((option for option in options if digest(option) in chosen), None) or self.trail[1]

    def controls(self) -> Iterator[Control]:
        """First what can be answered with one press, unless that is only a refusal."""
        blocking = self.decision.blocking
        buttons = option_buttons(self.c, answers, self.decision, self.id_of) if blocking else []
        first = [] if all(button.style is Style.secondary for button in buttons) else buttons
        yield from (*first, *super().controls(), *(() if first else buttons))

    def fields(self) -> Iterator[DeskMenu]:
        """An order with a joker; which card, then what it is played on."""
        c, which = self.c, self.picked_one(WHICH)
        if listed := answers.menu_options(self.decision):
            lines = [(digest(option), answers.effect_of(c, option, NAME)) for option in listed]
            yield DeskMenu(ORDER, c.t("pick-complete"), lines, self.choice(ORDER), least=0)
        if self.ways or self.options:
            cards = [(do, words.card(c.t, do)) for do in self.ways]
            cards += [(digest(option), answers.label(c, option)) for option in self.options]
            notes = {do: small_print(c.t, do) for do in self.ways}
            yield DeskMenu(WHICH, c.t("pick-card"), cards, (which,), least=0, notes=notes)
        kind = self.ways.get(which, (None,))[0]
        for step, values, chosen in self.trail[0]:
            if kind and len(values) > 1:
                lines = [(mark(value), thing(c, value)) for value in values]
                yield DeskMenu(f"{STEP}{step}", c.t(HINTS[kind][step]), lines, [*map(mark, chosen)])

    def confirms(self) -> Iterator[Confirm]:
        """Nothing before all is chosen."""
        if (action := self.ready) is not None:
            yield Confirm(digest(action), effect_label(self.c, answers, action), (action,))

    def buttons(self) -> Iterator[Press]:
        """Take all of it back."""
        if self.draft.picked:
            yield Press("back", self.c.t("loading-back"), Draft, aside=True)

    def pick(self, name: str, values: Sequence[str]) -> Draft:
        """What was chosen behind this is forgotten."""
        steps = int(name.removeprefix(STEP)) if name.startswith(STEP) else None
        kept = () if steps is None else (WHICH, *(f"{STEP}{step}" for step in range(steps)))
        return Draft((), {key: field for key, field in self.draft.picked.items() if key in kept}).with_pick(
            name, values
        )

    def draft_for(self, action: Action) -> Draft:
        """The draft that holds a card with all that was chosen for it."""
        if action in self.options:
            return Draft().with_pick(WHICH, (digest(action),))
        if action in answers.menu_options(self.decision):
            return Draft().with_pick(ORDER, (digest(action),))
        if action.do not in self.ways:
            return super().draft_for(action)
        draft = Draft().with_pick(WHICH, (action.do,))
        for step, value in enumerate(STEPS[type(action)](action)):
            draft = draft.with_pick(f"{STEP}{step}", (mark(value),))
        return draft


def rows(kind: type[Action], actions: Iterator[Action]) -> list[Row]:
    """Every way to play a card; two ships that change may be named in either order."""
    ways = [(STEPS[kind](action), action) for action in actions]
    if kind is Swap:
        ways += [(steps[::-1], action) for steps, action in ways]
    return ways


def thing(c: Context, value: Any) -> str:
    """What is chosen: a ship with its cargo and place, a way back, a start, a cargo."""
    state = c.view
    if value is None or value in state.stock:
        return words.cargo(c.t, value)
    if isinstance(value, str):
        return words.plain(words.place(value))
    if all(isinstance(part, str) for part in value):
        return " → ".join(words.plain(words.place(place)) for place in value)
    ship = state.ship(value)
    place, cargo = (words.plain(text) for text in (words.place(ship.place), words.cargo(c.t, ship.cargo)))
    return c.t("ship-line", ship=words.ship(value), place=place, cargo=cargo)
