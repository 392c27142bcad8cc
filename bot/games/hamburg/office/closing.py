"""The desk of the closing: cards, loans and goods as one form, carried out in seat order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property

from bot.games.hamburg import answers, words
from bot.games.hamburg.office.amounts import amounts, chosen_goods, values_of
from bot.games.hamburg.office.labels import fitting, named
from bot.messages.controls import Style
from bot.messages.sheets import Section
from bot.presenter.desk import Confirm, DeskForm, DeskMenu, Press
from engine.core.actions import Action, act, digest, mark
from engine.core.decisions import Decision, Pick
from engine.games.hamburg.actions import Close, End
from engine.games.hamburg.orders.plans import after_cards, alone
from engine.games.hamburg.phases.closing import price_of
from engine.games.hamburg.state import Seat, State
from engine.tables.model.drafts import Draft, Rehearsal, rehearse
from engine.tables.model.errors import Stale

REPAY, KEEP, CARD = "repay", "keep", "card"


class ClosingForm(DeskForm[State]):
    """A closing in preparation: the table after the cards that lie on it, and what is asked then."""

    @cached_property
    def before(self) -> State:
        """The table before the cards; raises `Stale` where nothing is to be closed."""
        if self.s.seats[self.seat].closed:
            raise Stale
        return alone(self.s, self.seat)

    @cached_property
    def tried(self) -> Rehearsal[State]:
        """The cards, tried out on what the seat sees."""
        return rehearse(
            self.before, Draft(tuple(step for step in self.draft.steps if not isinstance(step, Close | End)))
        )

    @property
    def state(self) -> State:
        """The table after the cards."""
        return self.tried.state

    @property
    def last(self) -> Close | None:
        """What was sealed of loans and goods."""
        return next((step for step in self.draft.steps if isinstance(step, Close)), None)

    @property
    def me(self) -> Seat:
        """The seat after the cards."""
        return self.state.seats[self.seat]

    @cached_property
    def closing(self) -> Decision:
        """What it is asked when it plays no more cards."""
        after = after_cards(self.state, self.seat)
        return next(decision for decision in after.pending if decision.seat == self.seat)

    @cached_property
    def cards(self) -> tuple[Action, ...]:
        """The cards that it may play next."""
        asked = next(decision for decision in self.state.pending if decision.seat == self.seat)
        return asked.options[1:] if asked.ask == "cards" else ()

    def field(self, field: str) -> Pick | None:
        """A field of the form; None where there is nothing to be filled in."""
        picks = (pick for form in self.closing.forms for pick in form.picks)
        return next((pick for pick in picks if pick.field == field), None)

    @cached_property
    def close(self) -> Close:
        """What is repaid and kept: as picked, as sealed, or the published default. Raises `Stale` for an old
        press.
        """
        default = self.last if self.last and self.closing.allows(self.last) else self.closing.default
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
        return self.closing.allows(self.close)

    @property
    def lost_goods(self) -> list[str]:
        """The goods that would be discarded."""
        return sorted((Counter(self.me.goods) - Counter(self.close.keep)).elements())

    @property
    def price(self) -> int:
        """What the goods beyond the storehouses cost, in Mark: as many of them as can be kept at all."""
        prices = self.state.keeping(self.seat)
        return price_of(prices, min(len(prices), len(self.close.keep) - self.me.speicher))

    @property
    def left(self) -> int:
        """The money that is left; below zero: what loans must cover."""
        return self.me.money - self.close.repay * self.state.rules.numbers.loan_repay - self.price

    @property
    def loans(self) -> int:
        """How many loans all of it takes."""
        short = -(self.left // self.state.rules.numbers.loan_cash) if self.left < 0 else 0
        return self.me.loans - self.before.seats[self.seat].loans + short

    def sections(self) -> list[Section]:
        """The cards so far; the terms of a loan."""
        lines = [*plan_lines(self)]
        if self.loans > 0:
            lines.append("⚠️ " + words.loan_text(self.c.t, self.state, self.loans))
        return [("", "\n".join(lines))] if lines else []

    # --- Controls

    def fields(self) -> Iterator[DeskMenu]:
        """Cards, loans, goods: each only where there is something to choose."""
        t, room, held = self.c.t, self.me.speicher, self.me.goods
        if self.cards:
            cards = [(digest(card), answers.label(self.c, card)) for card in self.cards]
            notes = {digest(card): answers.note(self.c, card) for card in self.cards}
            yield DeskMenu(CARD, t("pick-card"), cards, notes=notes)
        repay, keep = self.field(REPAY), self.field(KEEP)
        if repay and len(repay.among) > 1:
            each = self.state.rules.numbers.loan_repay
            sums = [(f"{n}", t("closing-pick-repay", loans=n, money=n * each)) for n in repay.among]
            yield DeskMenu(REPAY, t("pick-repay"), sums, (f"{self.close.repay}",))
        if keep and held and not (keep.least == keep.most == len(held)):
            lines = amounts(held, self.close.keep)
            options = [(line.value, words.goods_list(t, line.goods)) for line in lines]
            picked = values_of(self.close.keep)
            yield DeskMenu(KEEP, t("pick-keep", room=room), options, picked, 0, len(options))

    def confirms(self) -> Iterator[Confirm]:
        """What is repaid and kept, and the money that is left; off, with the reason, where it cannot be."""
        ends = (act(End, self.seat),) if self.cards else ()
        moves = (*self.tried.steps, *ends, self.close) if self.fits and not self.tried.dropped else ()
        shown = mark((self.tried.steps, self.close, self.lost_goods))
        bad = self.lost_goods or self.loans > 0
        yield Confirm(shown, deed(self), moves, Style.danger if bad else Style.success)

    def buttons(self) -> Iterator[Press]:
        """Take back the last choice."""
        steps, picked = Draft(self.tried.steps), self.draft.picked
        if self.draft.steps or picked:
            before = steps if picked else steps.without_last()
            yield Press("back", self.c.t("loading-back"), lambda: before, aside=True)

    def unsealed(self) -> Draft:
        return self.filled(self.close, self.tried.steps)

    def pick(self, name: str, values: Sequence[str]) -> Draft:
        """A card is a step; loans and goods are picks."""
        if name == CARD:
            played = next(card for card in self.cards if digest(card) in values)
            return Draft((*self.tried.steps, played), self.draft.picked)
        if name == KEEP:
            kept = self.close.keep
            values = chosen_goods(amounts(self.me.goods, kept), values, kept)
        return Draft(self.tried.steps, self.draft.picked).with_pick(name, values)

    def draft_for(self, action: Action) -> Draft:
        """The draft that holds a card, or what is repaid and kept."""
        if isinstance(action, Close):
            return self.filled(action)
        return super().draft_for(action) if isinstance(action, End) else Draft((action,))

    def filled(self, close: Close, steps: tuple[Action, ...] = ()) -> Draft:
        """A draft with what is repaid and kept."""
        return Draft(steps).with_pick(KEEP, close.keep).with_pick(REPAY, (f"{close.repay}",))


# --- In words


def plan_lines(form: ClosingForm) -> Iterator[str]:
    """The cards so far, and what others have made impossible."""
    c = form.c
    if form.tried.dropped:
        steps = "; ".join(answers.label(c, step) for step in form.tried.dropped)
        yield "⚠️ " + c.t("closing-dropped", steps=steps)
    yield from (f"{number}. 🎴 {answers.label(c, step)}" for number, step in enumerate(form.tried.steps, 1))


def deed(form: ClosingForm) -> str:
    """What Confirm would do, as much of it as a phone has room for; or why it can do nothing."""
    t = form.c.t
    if form.tried.dropped:
        return t("closing-undo")
    if not form.fits:
        return misfit(form)
    facts: dict[str, str | int] = {
        "seal": "yes" if form.c.ahead else "no",
        "money": form.left % form.state.rules.numbers.loan_cash if form.left < 0 else form.left,
        "loans": max(form.loans, 0),
    }
    number = f"{len(form.close.keep)}"
    labels = [
        t("closing-deed", what=parts(form, named(t, form.close.keep, ", ")), **facts),
        t("closing-deed", what=parts(form, number), **facts),
        t("closing-deed-short", what=parts(form, number), **facts),
    ]
    if form.c.ahead:
        labels.append(t("closing-seal", lost=len(form.lost_goods), **facts))
    return fitting(*labels)


def parts(form: ClosingForm, goods: str) -> str:
    """What is repaid, kept and discarded; without any of it, that the round is closed."""
    t, lost = form.c.t, len(form.lost_goods)
    deeds = [t("closing-repays", loans=form.close.repay)] if form.close.repay else []
    deeds += [t("closing-keeps", goods=goods)] if form.close.keep else []
    deeds += [t("closing-loses", number=lost)] if lost else []
    text = ", ".join(deeds) or t("closing-closes")
    return text if form.c.ahead else text[:1].upper() + text[1:]


def misfit(form: ClosingForm) -> str:
    """Why it may not close so."""
    t, keep, number = form.c.t, form.field(KEEP), len(form.close.keep)
    if keep and number < keep.least:
        return t("closing-keep-more", number=keep.least - number)
    if keep and number > keep.most:
        return t("closing-keep-fewer", number=number - keep.most)
    return t("closing-no-fit")
