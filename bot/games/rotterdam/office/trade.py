"""Trade on the desk: an offer in three menus, my standing offer, the offers to me."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from bot.games.rotterdam import answers, words
from bot.games.rotterdam.needs import lacking
from bot.games.rotterdam.office import deals
from bot.games.rotterdam.office.private import missing, offerer
from bot.games.rotterdam.reference import small_print
from bot.messages.controls import OPTIONS, Button, Choices, Control, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Section
from bot.presenter.context import Context
from bot.presenter.desk_answer import DeskAnswer, marks_of
from bot.texts.formats import MARKS, plain
from engine.core.actions import Action, act, digest, mark
from engine.core.decisions import Decision, Form, Line, Pick
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
        """What is chosen."""
        return tuple(it.value for it in self.lines if it.mark in self.marks)


@dataclass(frozen=True)
class Stall(DeskAnswer[State]):
    """An offer as it is laid out."""

    @cached_property
    def form(self) -> Form | None:
        """The form of an offer; None while one stands, or no seat is left to take one."""
        return next((it for it in self.decision.forms if it.action is Offer), None)

    @cached_property
    def picks(self) -> dict[str, Pick]:
        """The fields of the form; raises `Stale` where there is none."""
        if self.form is None:
            raise Stale
        return {it.field: it for it in self.form.picks}

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
        offered = [it for it in numbered if it[0].value not in given and it[1] <= held[backs[it[0].value]]]
        return self.field("want", fewest_copies(offered))

    @cached_property
    def to(self) -> TradeMenu:
        """The seats that may hold what is wanted; all of them unless some are chosen."""
        able = deals.partners(self.s, self.seat, self.want.values)
        it = self.field("to", tuple(it for it in self.picks["to"].lines() if it.value in able))
        return it if it.marks else it._replace(marks=tuple(line.mark for line in it.lines))

    def field(self, name: str, lines: tuple[Line, ...]) -> TradeMenu:
        """A menu with these lines, and what of its choice is (still) offered and not too much by now."""
        lines = lines[:OPTIONS]
        most, offered = min(self.picks[name].most, len(lines)), {it.mark for it in lines}
        return TradeMenu(lines, most, tuple(it for it in self.choice(name) if it in offered)[:most])

    @property
    def fields(self) -> dict[str, TradeMenu]:
        """The menus, in the order in which one thinks of them; raises `Stale` where there is no form."""
        return {"give": self.give, "want": self.want, "to": self.to}

    @cached_property
    def offer(self) -> Action | None:
        """The offer that is laid out, once the rules allow it."""
        if self.form is None or not (self.give.marks and self.want.marks):
            return None
        return self.form.read(self.seat, {name: it.marks for name, it in self.fields.items()})

    @property
    def last(self) -> bool:
        """Whether this would be the last offer that this seat has; then it is done anyway."""
        return self.s.seats[self.seat].offered + 1 >= self.s.rules.numbers.offers.value


def fewest_copies(numbered: list[tuple[Line, int]]) -> tuple[Line, ...]:
    """As many lines as a menu holds, in their order; of more the highest copies are left out."""
    kept = {it for it, _ in sorted(numbered, key=lambda it: it[1])[:OPTIONS]}
    return tuple(it for it, _ in numbered if it in kept)


def copies(lines: Sequence[Line]) -> Iterator[int]:
    """Running index of each line among equal ones, from 1."""
    seen: dict[object, int] = {}
    for line in lines:
        seen[line.value] = seen.get(line.value, 0) + 1
        yield seen[line.value]


# --- What is shown


def desk(c: Context, decision: Decision, draft: Draft) -> tuple[list[Section], list[Control]]:
    """The menus of an offer or the way to take the standing one back; what brings an order."""
    it = Stall(c, decision, draft)
    sections = [(c.t("trade-wishes"), "\n".join(wishes(c)) or c.t("trade-no-wishes"))]
    if it.form is not None:
        sections.append((c.t("trade-laid"), draft_text(it)))
    return sections, [*menus(it), *buttons(it)]


def wishes(c: Context) -> Iterator[str]:
    """What would bring an order, the order that lacks least first."""
    s: State = c.view
    mine = s.seats[c.me].orders
    for order in sorted(mine, key=lambda it: (len(missing(s, c.me, it)), -s.rules.orders[it].points)):
        if lacks := missing(s, c.me, order):
            points = s.rules.orders[order].points
            yield c.t("trade-wish", missing=words.products(c.t, lacks), points=points)


def draft_text(it: Stall) -> str:
    """The offer as it would be made and what it does to the own orders, or what is still to be chosen."""
    c, offer = it.c, it.offer
    if isinstance(offer, Offer):
        give, want = (words.products(c.t, them) for them in (offer.give, offer.want))
        said = c.t("trade-offer", give=give, want=want, to=c.whom(offer.to))
        return f"{said}\n{deals.effect_text(c, offer.want, offer.give)}"
    if it.give.marks and it.want.marks:
        return c.t("trade-unfair")
    return c.t("trade-useless" if lacking(c) and not deals.useful(c) else "trade-nothing")


def menus(it: Stall) -> Iterator[Menu]:
    """What is given, what is wanted, and the seats that get the offer."""
    if it.form is None:
        return
    for name, (lines, most, marks) in it.fields.items():
        if lines:  # empty if no partner holds enough cards
            numbered = zip(lines, copies(lines), strict=True)
            options = [(line.mark, thing(it, line, copy)) for line, copy in numbered]
            cards = {
                line.mark: small_print(it.c.t, line.value) for line in lines if isinstance(line.value, str)
            }
            choices = Choices(options, 1, most, marks, cards)
            yield Menu(id_of(it, "desk", name), it.c.t(f"pick-offer-{name}"), choices)


def notes(it: Stall, lines: Sequence[Line]) -> dict[str, str]:
    """What each product is good for; players have no small print."""
    return {line.mark: small_print(it.c.t, line.value) for line in lines if isinstance(line.value, str)}


def thing(it: Stall, line: Line, copy: int) -> str:
    """A product, or a player with the backs of their cards."""
    c = it.c
    if isinstance(line.value, int):
        hand = words.products(c.t, c.view.seats[line.value].products)
        return c.t("trade-partner", who=MARKS[line.value], name=plain(c.names[line.value]), hand=hand)
    name = words.product(c.t, line.value)
    return f"{name} ({copy})" if copy > 1 else name


def buttons(it: Stall) -> Iterator[Button]:
    """Offer, offer and no more, and the plain answers; first no trade at all where none can help."""
    c, offer = it.c, it.offer
    if it.form is not None:
        name = mark(offer) if offer else "none"
        yield Button(id_of(it, "confirm", name), offer_label(it), Style.success, offer is None)
        if offer is not None and not it.last:
            yield Button(id_of(it, "confirm", finally_(offer)), c.t("trade-confirm-done"), Style.success)
    vain = not deals.useful(c) and it.form is not None and not it.give.marks
    for option in sorted(it.decision.options, key=lambda option: vain and not closes(option)):
        style = Style.primary if vain and closes(option) else answers.style(c, option)
        yield Button(id_of(it, "go", digest(option)), answers.label(c, option), style)


def closes(option: Action) -> bool:
    """Whether it ends all trade of its seat."""
    return isinstance(option, Done) and option.closed


def offer_label(it: Stall) -> str:
    """The button that makes the offer says the deal."""
    if not isinstance(it.offer, Offer):
        return it.c.t("trade-confirm")
    give, want = (words.products(it.c.t, them) for them in (it.offer.give, it.offer.want))
    return it.c.t("trade-confirm-deal", give=give, want=want)


def finally_(offer: Action) -> str:
    """The mark of an offer after which one is done."""
    return mark((offer, "done"))


def id_of(it: Stall, verb: str, name: str) -> Id:
    """The id of a control of this desk."""
    return Id(verb, it.c.table, it.c.ply, name)


def answering(c: Context, decision: Decision, draft: Draft) -> tuple[list[Section], list[Control]]:
    """An offer of another seat with what it does to the own orders, and yes or no; nothing to press where
    only a no is possible and no seat waits for it."""
    seat = offerer(decision)
    offer = next(it for it in c.view.standing if it.seat == seat)
    give, want = (words.products(c.t, them) for them in (offer.give, offer.want))
    able = any(isinstance(option, Accept) for option in decision.options)
    means = "yes" if able else "must" if decision.blocking else "no"
    product = words.product(c.t, offer.want[0])
    text = c.t("trade-to-me", give=give, want=want, able=means, product=product)
    if able:
        text += f"\n{deals.effect_text(c, offer.give, offer.want)}"
    controls: list[Control] = [
        Button(Id("go", c.table, c.ply, digest(option)), answers.label(c, option), answers.style(c, option))
        for option in answers.options(decision)
        if able or decision.blocking
    ]
    return [(c.t("trade-from", who=c.who(seat)), text)], controls


# --- What the controls do


def use(c: Context, decision: Decision, draft: Draft, name: str, values: tuple[str, ...]) -> Draft:
    """The draft after a choice in a menu; raises `Stale` for anything not offered."""
    it = Stall(c, decision, draft)
    if name not in FIELDS or not {*values} <= {line.mark for line in it.fields[name].lines}:
        raise Stale
    return draft.with_pick(name, values)


def lay(c: Context, decision: Decision, action: Action) -> Draft | None:
    """The draft in which an offer lies ready; None for all else, and where the menus do not hold it."""
    it = Stall(c, decision, Draft())
    if it.form is None or not isinstance(action, Offer):
        return None
    draft = Draft((), {name: marks_of(pick, getattr(action, name)) for name, pick in it.picks.items()})
    return draft if Stall(c, decision, draft).offer == action else None


def answer(c: Context, decision: Decision, draft: Draft, name: str) -> tuple[Action, ...]:
    """The offer that was seen, and whether it is the last; raises `Stale` where another one lies there."""
    it = Stall(c, decision, draft)
    offer = it.offer
    if offer is None or name not in (mark(offer), finally_(offer)):
        raise Stale
    if name == mark(offer) or it.last:
        return (offer,)
    return (offer, act(Done, it.seat))
