"""Trade on the desk: an offer in three menus, and the offers to the reader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

from bot.games.rotterdam import answers, words
from bot.games.rotterdam.office import deals
from bot.games.rotterdam.reference import small_print
from bot.messages.controls import OPTIONS, Button, Style
from bot.presenter.desk import Confirm, DeskForm, DeskMenu, Press, marks_of
from bot.presenter.plain import effect_label, option_buttons
from bot.texts.formats import MARKS, plain
from engine.core.actions import Action, act, digest, mark
from engine.core.decisions import Form, Line, Pick
from engine.games.rotterdam.actions import Accept, Done, Offer
from engine.games.rotterdam.state import State
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale

FIELDS = ("give", "want", "to")
"""The menus of an offer, in the order in which one thinks of them."""


class TradeMenu(NamedTuple):
    """A menu of an offer: what may be chosen, how much of it, and the marks of what is chosen."""

    lines: tuple[Line, ...]
    most: int
    marks: tuple[str, ...]

    @property
    def values(self) -> tuple[Any, ...]:
        return tuple(line.value for line in self.lines if line.mark in self.marks)


@dataclass(frozen=True)
class TradeForm(DeskForm[State]):
    """An offer as it is laid out."""

    @cached_property
    def form(self) -> Form | None:
        """The form of an offer; None while one stands, or no seat is left to take one."""
        return next((form for form in self.decision.forms if form.action is Offer), None)

    @cached_property
    def picks(self) -> dict[str, Pick]:
        """The fields of the form; raises `Stale` where there is none."""
        if self.form is None:
            raise Stale
        return {pick.field: pick for pick in self.form.picks}

    @cached_property
    def give(self) -> TradeMenu:
        """The products of the seat."""
        return self.field("give", self.picks["give"].lines())

    @cached_property
    def want(self) -> TradeMenu:
        """Products, in as many copies as the backs of any seat allow, without those that are given."""
        lines, given = self.picks["want"].lines(), self.give.values
        held, backs = deals.most_products(self.s, self.seat), self.s.rules.backs
        numbered = zip(lines, copies(lines), strict=True)
        offered = [
            (line, copy)
            for line, copy in numbered
            if line.value not in given and copy <= held[backs[line.value]]
        ]
        return self.field("want", fewest_copies(offered))

    @cached_property
    def to(self) -> TradeMenu:
        """The seats that may hold what is wanted; all of them unless some are chosen."""
        able = deals.partners(self.s, self.seat, self.want.values)
        menu = self.field("to", tuple(line for line in self.picks["to"].lines() if line.value in able))
        return menu if menu.marks else menu._replace(marks=tuple(line.mark for line in menu.lines))

    def field(self, name: str, lines: tuple[Line, ...]) -> TradeMenu:
        """A menu with these lines, and what of its choice is (still) offered and not too much by now."""
        lines = lines[:OPTIONS]
        most, offered = min(self.picks[name].most, len(lines)), {line.mark for line in lines}
        return TradeMenu(lines, most, tuple(value for value in self.choice(name) if value in offered)[:most])

    @property
    def menus(self) -> dict[str, TradeMenu]:
        """The menus in the order of the screen; raises `Stale` where there is no form."""
        return {"give": self.give, "want": self.want, "to": self.to}

    @cached_property
    def offer(self) -> Action | None:
        """The offer that is laid out, once the rules allow it."""
        if self.form is None or not (self.give.marks and self.want.marks):
            return None
        return self.form.read(self.seat, {name: menu.marks for name, menu in self.menus.items()})

    @property
    def last(self) -> bool:
        """Whether this would be the last offer that this seat has; then it is done anyway."""
        return self.s.seats[self.seat].offered + 1 >= self.s.rules.numbers.offers.value

    # --- What is shown

    def fields(self) -> Iterator[DeskMenu]:
        """What is given, what is wanted, and, of several, the seats that get the offer; nothing chosen there
        means all of them."""
        for name, (lines, most, marks) in self.menus.items() if self.form is not None else ():
            if len(lines) < (2 if name == "to" else 1):
                continue  # no partner holds enough cards, or there is no choice
            numbered = zip(lines, copies(lines), strict=True)
            options = ((line.mark, thing(self, line, copy)) for line, copy in numbered)
            cards = ((line.mark, small_print(self.c.t, line.value)) for line in lines if name != "to")
            values = [line.mark for line in lines]
            hint = self.c.t(f"pick-offer-{name}", number=len(lines))
            least, shown = (0, marks if len(marks) < len(lines) else ()) if name == "to" else (1, marks)
            yield DeskMenu(name, hint, options, shown, least, most, cards, values)

    def confirms(self) -> Iterator[Confirm]:
        """Offer, or why the rules do not allow it; offer and no more."""
        offer = self.offer
        if offer is not None:
            yield Confirm(mark(offer), effect_label(self.c, answers, offer), (offer,))
            if not self.last:
                moves = (offer, act(Done, self.seat))
                last = self.c.t("trade-confirm-done")
                yield Confirm(mark((offer, "done")), last, moves, Style.secondary, aside=True)
        elif self.form is not None and self.give.marks and self.want.marks:
            yield Confirm("none", self.c.t("trade-unfair"), (), Style.secondary)

    def buttons(self) -> Iterator[Press | Button]:
        """The plain answers; first no trade at all where none can help."""
        vain = not deals.useful(self.c) and self.form is not None and not self.give.marks
        plain_answers = option_buttons(self.c, answers, self.decision, self.id_of)
        closing = next(digest(option) for option in self.decision.options if closes(option))
        for button in sorted(plain_answers, key=lambda button: vain and button.id_.name != closing):
            yield replace(button, style=Style.primary) if vain and button.id_.name == closing else button

    def draft_for(self, action: Action) -> Draft:
        """The draft that holds an offer; raises `Stale` where the menus cannot hold it."""
        if self.form is None or not isinstance(action, Offer):
            return super().draft_for(action)
        draft = Draft((), {name: marks_of(pick, getattr(action, name)) for name, pick in self.picks.items()})
        if replace(self, draft=draft).offer != action:
            raise Stale
        return draft


class ReplyForm(DeskForm[State]):
    """An offer of another seat: yes with what it does to the own orders, or no; nothing to press where only a
    no is possible and no seat waits for it."""

    def buttons(self) -> Iterator[Press | Button]:
        able = any(isinstance(option, Accept) for option in self.decision.options)
        if able or self.decision.blocking:
            yield from option_buttons(self.c, answers, self.decision, self.id_of)


def fewest_copies(numbered: list[tuple[Line, int]]) -> tuple[Line, ...]:
    """As many lines as a menu holds, in their order; of more the highest copies are left out."""
    kept = {line for line, _ in sorted(numbered, key=lambda line: line[1])[:OPTIONS]}
    return tuple(line for line, _ in numbered if line in kept)


def copies(lines: Sequence[Line]) -> Iterator[int]:
    """Running index of each line among equal ones, from 1."""
    seen: dict[object, int] = {}
    for line in lines:
        seen[line.value] = seen.get(line.value, 0) + 1
        yield seen[line.value]


def thing(form: TradeForm, line: Line, copy: int) -> str:
    """A product, or a player."""
    c = form.c
    if isinstance(line.value, int):
        return f"{MARKS[line.value]} {plain(c.names[line.value])}"
    name = words.product(c.t, line.value)
    return f"{name} ({copy})" if copy > 1 else name


def closes(option: Action) -> bool:
    """Whether it ends all trade of its seat."""
    return isinstance(option, Done) and option.closed
