"""Ship cards on the desk: which one, which ship, where to; then what would happen, and Confirm."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.games.rotterdam import answers, words
from bot.games.rotterdam.reference import small_print
from bot.messages.controls import Button, Choices, Control, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Section
from bot.presenter.context import Context
from bot.presenter.desk_answer import DeskAnswer
from engine.core.actions import Action, digest, mark
from engine.core.decisions import Decision
from engine.games.rotterdam.actions import Back1, Back2, Extra, Guard, Rob, Swap
from engine.games.rotterdam.state import State
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale

WHICH, STEP = "card", "step"
"""Picks of a draft: the card; then `step0`, `step1`: one thing after the other."""

STEPS: Mapping[type[Action], Callable[[Any], tuple[Any, ...]]] = {
    Swap: lambda a: a.ships,
    Extra: lambda a: (a.start, a.cargo),
    Back1: lambda a: (a.ship, a.path),
    Back2: lambda a: (a.ship, a.path),
    Rob: lambda a: (a.victim, a.to),
    Guard: lambda a: (a.ship,),
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
class Hand(DeskAnswer[State]):
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
            chosen = [it for it in values if mark(it) == self.picked_one(f"{STEP}{step}")]
            chosen = chosen or values[: len(values) == 1]
            menus.append((step, values, chosen))
            if not chosen:
                return menus, None
            left = [row for row in left if row[0][step] == chosen[0]]
        return menus, left[0][1] if kind and left else None

    @property
    def ready(self) -> Action | None:
        """What Confirm would do; None: something is still to be chosen."""
        option = next((it for it in self.options if digest(it) == self.picked_one(WHICH)), None)
        return option or self.trail[1]


def rows(kind: type[Action], actions: Iterator[Action]) -> list[Row]:
    """Every way to play a card; two ships that change may be named in either order."""
    found = [(STEPS[kind](action), action) for action in actions]
    if kind is Swap:
        found += [(steps[::-1], action) for steps, action in found]
    return found


def desk(c: Context, decision: Decision, draft: Draft) -> tuple[list[Section], list[Control]]:
    """What can be answered with one press, unless a card is being laid out; its menus, what would happen."""
    it = Hand(c, decision, draft)
    controls: list[Control] = list(plain(it)) if decision.blocking and not it.picked_one(WHICH) else []
    if it.ways or it.options:
        controls += menus(it)
    sections = [(c.t("office-ready"), consequence(c, it.ready))] if it.ready else []
    return sections, controls + list(final(it))


def plain(it: Hand) -> Iterator[Control]:
    """The options as buttons, those of which there may be many in a menu."""
    c, words_of = it.c, answers
    for option in words_of.options(it.decision):
        yield Button(id_of(it, "go", digest(option)), words_of.label(c, option), words_of.style(c, option))
    listed = [(digest(option), words_of.label(c, option)) for option in words_of.menu_options(it.decision)]
    if listed:
        yield Menu(id_of(it, "go", "menu"), c.t("pick-complete"), Choices(listed))


def menus(it: Hand) -> Iterator[Menu]:
    """Which card, then what it is played on."""
    c = it.c
    cards = [(do, words.card(c.t, do)) for do in it.ways]
    cards += [(digest(option), answers.label(c, option)) for option in it.options]
    picked, notes = (it.picked_one(WHICH),), {do: small_print(c.t, do) for do in it.ways}
    yield Menu(id_of(it, "desk", WHICH), c.t("pick-card"), Choices(cards, picked=picked, notes=notes))
    kind = it.ways.get(it.picked_one(WHICH), (None,))[0]
    for step, values, chosen in it.trail[0]:
        if kind and len(values) > 1:
            lines = [(mark(value), thing(c, value)) for value in values]
            choices = Choices(lines, picked=tuple(map(mark, chosen)))
            yield Menu(id_of(it, "desk", f"{STEP}{step}"), c.t(HINTS[kind][step]), choices)


def thing(c: Context, value: Any) -> str:
    """What is chosen: a ship with its cargo and place, a way back, a start, a cargo."""
    s = c.view
    if value is None or value in s.stock:
        return words.cargo(c.t, value)
    if isinstance(value, str):
        return words.place(value)
    if all(isinstance(it, str) for it in value):
        return " → ".join(words.place(it) for it in value)
    ship = s.ship(value)
    facts = {"ship": words.ship(value), "place": words.place(ship.place)}
    return c.t("ship-line", cargo=words.cargo(c.t, ship.cargo), **facts)


def final(it: Hand) -> Iterator[Button]:
    """Buttons: confirm the draft, clear it."""
    if (action := it.ready) is not None:
        yield Button(id_of(it, "confirm", digest(action)), it.c.t("loading-confirm"), Style.success)
    if it.picked_one(WHICH):
        yield Button(id_of(it, "desk", "back"), it.c.t("loading-back"))


def id_of(it: Hand, verb: str, name: str) -> Id:
    """The id of a control of this desk."""
    return Id(verb, it.c.table, it.c.ply, name)


def use(c: Context, decision: Decision, draft: Draft, name: str, values: tuple[str, ...]) -> Draft:
    """The draft after a choice; those behind it are forgotten. Raises `Stale` for anything not offered."""
    it = Hand(c, decision, draft)
    if name == "back":
        return Draft()
    if name == WHICH and len(values) == 1:
        if values[0] in {*it.ways, *map(digest, it.options)}:
            return Draft().with_pick(WHICH, values)
        raise Stale
    for step, offered, _ in it.trail[0]:
        if name == f"{STEP}{step}" and len(values) == 1 and values[0] in map(mark, offered):
            kept = {WHICH, *(f"{STEP}{before}" for before in range(step))}
            return Draft((), {key: it for key, it in draft.picked.items() if key in kept}).with_pick(
                name, values
            )
    raise Stale


def lay(c: Context, decision: Decision, action: Action) -> Draft | None:
    """The draft in which a card with all that was chosen for it lies ready; None for what is no card."""
    it = Hand(c, decision, Draft())
    if action in it.options:
        return Draft().with_pick(WHICH, (digest(action),))
    if action.do not in it.ways:
        return None
    draft = Draft().with_pick(WHICH, (action.do,))
    for step, value in enumerate(STEPS[type(action)](action)):
        draft = draft.with_pick(f"{STEP}{step}", (mark(value),))
    return draft


def answer(c: Context, decision: Decision, draft: Draft, mark: str) -> tuple[Action, ...]:
    """Actions of Confirm; raises `Stale` if the draft is not the one that was shown."""
    action = Hand(c, decision, draft).ready
    if action is None or digest(action) != mark:
        raise Stale
    return (action,)


# --- What would happen


def consequence(c: Context, action: Action) -> str:
    """What a card would do, whose ships it touches, and that it is used up."""
    write = CONSEQUENCES.get(type(action))
    if write is None:
        return answers.label(c, action)
    return write(c, action) + "\n" + c.t("consequence-used-up", card=words.card(c.t, action.do))


def swap(c: Context, a: Swap) -> str:
    """What both would carry."""
    one, other = (words.cargo(c.t, c.view.ship(it).cargo) for it in a.ships)
    first, second = (words.ship(it) for it in a.ships)
    return c.t("consequence-swap", one=first, other=second, first=other, second=one)


def extra(c: Context, a: Extra) -> str:
    """One more ship."""
    return c.t("consequence-extra", start=a.start, cargo=words.cargo(c.t, a.cargo))


def back(c: Context, a: Back1 | Back2) -> str:
    """From where to where."""
    s = c.view
    places = (s.ship(a.ship).place, a.path[-1])
    origin, to = (words.place(it) for it in places)
    return c.t("consequence-back", ship=words.ship(a.ship), origin=origin, to=to)


def rob(c: Context, a: Rob) -> str:
    """Which cargo goes where."""
    s = c.view
    facts = {"cargo": words.cargo(c.t, s.ship(a.victim).cargo), "victim": words.ship(a.victim)}
    if isinstance(a.to, str):
        return c.t("consequence-rob-new", start=a.to, **facts)
    return c.t("consequence-rob", ship=words.ship(a.to), **facts)


def inspect(c: Context, a: Guard) -> str:
    """Which cargo is gone."""
    cargo = words.cargo(c.t, c.view.ship(a.ship).cargo)
    return c.t("consequence-guard", ship=words.ship(a.ship), cargo=cargo)


CONSEQUENCES: dict[type[Action], Callable[[Context, Any], str]] = {
    Swap: swap,
    Extra: extra,
    Back1: back,
    Back2: back,
    Rob: rob,
    Guard: inspect,
}
