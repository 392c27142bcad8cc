"""The desk of the closing: cards, loans and goods as one form, carried out in seat order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from bot.games.hamburg import answers, words
from bot.games.hamburg.office.bundles import bundles, goods_of, lines, values_for
from bot.messages.controls import Button, Choices, Control, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Section
from bot.presenter.context import Context
from bot.presenter.desk_answer import control_id
from engine.core.actions import Action, act, digest, mark
from engine.core.decisions import Decision, Pick
from engine.games.hamburg.actions import Close, End
from engine.games.hamburg.orders.plans import after_cards, alone
from engine.games.hamburg.phases.closing import price_of
from engine.games.hamburg.state import Seat, State
from engine.tables.model.drafts import Draft, rehearse
from engine.tables.model.errors import Stale

REPAY, KEEP, CARD = "repay", "keep", "card"


@dataclass(frozen=True)
class ClosingDraft:
    """A closing in preparation: the table after the cards that lie on it, and what is asked then.

    `before`: the table before them. `last`: what was sealed of loans and goods.
    """

    c: Context
    seat: int
    draft: Draft
    before: State
    state: State
    steps: tuple[Action, ...]
    dropped: tuple[Action, ...]
    last: Close | None

    @classmethod
    def of(cls, c: Context, seat: int, draft: Draft) -> Self:
        """Try the cards out on what the seat sees; raises `Stale` where it has nothing to close."""
        if c.view.seats[seat].closed:
            raise Stale
        before = alone(c.view, seat)
        cards = tuple(step for step in draft.steps if not isinstance(step, Close | End))
        last = next((step for step in draft.steps if isinstance(step, Close)), None)
        tried = rehearse(before, Draft(cards))
        return cls(c, seat, draft, before, tried.state, tried.steps, tried.dropped, last)

    @property
    def me(self) -> Seat:
        """The seat after the cards."""
        return self.state.seats[self.seat]

    @cached_property
    def decision(self) -> Decision:
        """What it is asked when it plays no more cards."""
        after = after_cards(self.state, self.seat)
        return next(it for it in after.pending if it.seat == self.seat)

    @cached_property
    def cards(self) -> tuple[Action, ...]:
        """The cards that it may play next."""
        asked = next(it for it in self.state.pending if it.seat == self.seat)
        return asked.options[1:] if asked.ask == "cards" else ()

    def pick(self, field: str) -> Pick | None:
        """A field of the form; None where there is nothing to be filled in."""
        found = (it for form in self.decision.forms for it in form.picks)
        return next((it for it in found if it.field == field), None)

    @cached_property
    def close(self) -> Close:
        """What is repaid and kept: as picked, as sealed, or the published default. Raises `Stale` for an old
        press.
        """
        default = self.last if self.last and self.decision.allows(self.last) else self.decision.default
        if not isinstance(default, Close):
            raise Stale
        repay, keep = default.repay, default.keep
        if chosen := self.draft.picked.get(REPAY):
            repay = int(chosen[0])
        if KEEP in self.draft.picked:
            keep = tuple(sorted((Counter(self.draft.picked[KEEP]) & Counter(self.me.goods)).elements()))
        return act(Close, self.seat, repay=repay, keep=keep)

    @property
    def fits(self) -> bool:
        """Whether it may close so."""
        return self.decision.allows(self.close)

    @property
    def lost_goods(self) -> list[str]:
        """The goods that would be discarded."""
        return sorted((Counter(self.me.goods) - Counter(self.close.keep)).elements())

    @property
    def price(self) -> int:
        """What the goods beyond the storehouses cost, in Mark."""
        return price_of(self.state.keeping(self.seat), len(self.close.keep) - self.me.speicher)

    @property
    def left(self) -> int:
        """The money that is left; below zero: what loans must cover."""
        return self.me.money - self.close.repay * self.state.rules.numbers.loan_repay - self.price

    @property
    def loans(self) -> int:
        """How many loans all of it takes."""
        short = -(self.left // self.state.rules.numbers.loan_cash) if self.left < 0 else 0
        return self.me.loans - self.before.seats[self.seat].loans + short

    @property
    def answer(self) -> tuple[Action, ...]:
        """All moves that it means."""
        ends = (act(End, self.seat),) if self.cards else ()
        return (*self.steps, *ends, self.close)

    @property
    def mark(self) -> str:
        """Fingerprint of the draft, six hex digits."""
        return mark((self.steps, self.close, self.lost_goods))


# --- In words


def desk(c: Context, decision: Decision, draft: Draft) -> tuple[list[Section], list[Control]]:
    """The plan, what it leads to, the controls."""
    it = ClosingDraft.of(c, decision.seat, draft)
    sections = [(c.t("office-ready"), "\n".join((*plan_lines(it), *outlook(it))))]
    return sections, list(controls(it))


def plan_lines(it: ClosingDraft) -> Iterator[str]:
    """The cards so far, and what others have made impossible."""
    t = it.c.t
    if it.dropped:
        yield "⚠️ " + t("closing-dropped", steps="; ".join(answers.label(it.c, a) for a in it.dropped))
    yield from (f"{number}. 🎴 {answers.label(it.c, step)}" for number, step in enumerate(it.steps, 1))


def outlook(it: ClosingDraft) -> Iterator[str]:
    """Goods that stay and that are lost; loans; money."""
    t, room = it.c.t, it.me.speicher
    if not it.fits:
        yield "⚠️ " + t("closing-no-fit")
    if it.lost_goods:
        yield "⚠️ " + t("closing-lose", goods=words.goods_list(t, it.lost_goods))
    if it.me.goods:
        yield t("closing-keep", goods=words.goods_list(t, it.close.keep), room=room)
    else:
        yield t("closing-empty", room=room)
    if it.price:
        yield t("closing-price", price=it.price)
    if it.close.repay:
        yield t(
            "closing-repay", loans=it.close.repay, money=it.close.repay * it.state.rules.numbers.loan_repay
        )
    if it.loans > 0:
        yield "⚠️ " + words.loan_text(t, it.state, it.loans)
    cash = it.state.rules.numbers.loan_cash
    yield t("harbour-left", money=it.left if it.left >= 0 else it.left % cash)


# --- Controls


def controls(it: ClosingDraft) -> Iterator[Control]:
    """Cards, loans, goods; Confirm and Take back."""
    yield from menus(it)
    t, laid = it.c.t, bool(it.draft.steps or it.draft.picked)
    yield final(it)
    yield Button(id_of(it, "desk", "back"), t("loading-back"), disabled=not laid)


def menus(it: ClosingDraft) -> Iterator[Menu]:
    """Each only where there is something to choose."""
    t, room = it.c.t, it.me.speicher
    if it.cards:
        cards = [(digest(card), answers.label(it.c, card)) for card in it.cards]
        notes = {digest(card): answers.note(it.c, card) for card in it.cards}
        yield Menu(id_of(it, "desk", CARD), t("pick-card"), Choices(cards, notes=notes))
    repay, keep = it.pick(REPAY), it.pick(KEEP)
    if repay and len(repay.among) > 1:
        each = it.state.rules.numbers.loan_repay
        sums = [(f"{n}", t("closing-pick-repay", loans=n, money=n * each)) for n in repay.among]
        yield Menu(id_of(it, "desk", REPAY), t("pick-repay"), Choices(sums, picked=(f"{it.close.repay}",)))
    if keep and it.me.goods and not (keep.least == keep.most == len(it.me.goods)):
        places = bundles(it.me.goods)
        whole = len(places) == len(it.me.goods)
        least, most = (keep.least, keep.most) if whole else (0, len(places))
        choices = Choices(lines(t, places, "closing-option"), least, most, values_for(places, it.close.keep))
        yield Menu(id_of(it, "desk", KEEP), t("pick-keep", room=room), choices)


def final(it: ClosingDraft) -> Button:
    """Confirm; ahead of time, seal. It says what it would lose."""
    t, lost = it.c.t, len(it.lost_goods)
    key = "orders-seal" if it.c.ahead else "loading-confirm"
    label = t(f"{key}-lose", number=lost) if lost else t(key)
    style = Style.danger if lost or it.loans > 0 else Style.success
    return Button(id_of(it, "confirm", it.mark), label, style, disabled=not it.fits)


def id_of(it: ClosingDraft, verb: str, name: str) -> Id:
    """The id of a control of this desk."""
    return control_id(it.c, verb, name)


# --- What the controls do


def use(c: Context, decision: Decision, draft: Draft, name: str, values: tuple[str, ...]) -> Draft:
    """The draft after a press; what is not offered raises `Stale`."""
    it = ClosingDraft.of(c, decision.seat, draft)
    if name == "back":
        return Draft(it.steps).without_last() if not draft.picked else Draft(it.steps)
    if name == "open":
        picks = Draft(it.steps).with_pick(KEEP, it.close.keep)
        return picks.with_pick(REPAY, (f"{it.close.repay}",))
    present = Draft(it.steps, draft.picked)
    if name == CARD:
        return Draft((*it.steps, offered_card(it, values)), draft.picked)
    pick = it.pick(name)
    if name == REPAY and pick and values and values[0] in map(str, pick.among):
        return present.with_pick(REPAY, values[:1])
    places = bundles(it.me.goods)
    if name != KEEP or {*values} - {line.value for line in places}:
        raise Stale
    return present.with_pick(KEEP, goods_of(places, values))


def offered_card(it: ClosingDraft, values: tuple[str, ...]) -> Action:
    """The card that was chosen; raises `Stale` where it can't be played."""
    for card in it.cards:
        if digest(card) in values:
            return card
    raise Stale


def lay(c: Context, decision: Decision, action: Action) -> Draft | None:
    """The draft in which a card, or what is repaid and kept, lies ready; None for no more cards."""
    if isinstance(action, End):
        return None
    if isinstance(action, Close):
        return Draft().with_pick(KEEP, action.keep).with_pick(REPAY, (f"{action.repay}",))
    return Draft((action,))


def answer(c: Context, decision: Decision, draft: Draft, mark: str) -> tuple[Action, ...]:
    """Actions of Confirm; raises `Stale` if the draft is not the one that was shown."""
    it = ClosingDraft.of(c, decision.seat, draft)
    if it.dropped or it.mark != mark or not it.fits:
        raise Stale
    return it.answer
