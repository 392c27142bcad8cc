"""The desk of the closing: cards, loans and goods as one form, carried out in seat order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property

from bot.games.hamburg import answers, words
from bot.games.hamburg.office.bundles import bundles, goods_of, lines, values_for
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
        """The plan, what it leads to."""
        return [(self.c.t("office-ready"), "\n".join((*plan_lines(self), *outlook(self))))]

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
            places = bundles(held)
            least, most = (keep.least, keep.most) if len(places) == len(held) else (0, len(places))
            picked = values_for(places, self.close.keep)
            yield DeskMenu(
                KEEP, t("pick-keep", room=room), lines(t, places, "closing-option"), picked, least, most
            )

    def confirms(self) -> Iterator[Confirm]:
        """Confirm; ahead of time, seal. It says what it would lose; off where others have made a card
        impossible."""
        lost, key = len(self.lost_goods), "orders-seal" if self.c.ahead else "loading-confirm"
        label = self.c.t(f"{key}-lose" if lost else key, number=lost)
        ends = (act(End, self.seat),) if self.cards else ()
        moves = (*self.tried.steps, *ends, self.close) if self.fits and not self.tried.dropped else ()
        shown = mark((self.tried.steps, self.close, self.lost_goods))
        yield Confirm(shown, label, moves, Style.danger if lost or self.loans > 0 else Style.success)

    def buttons(self) -> Iterator[Press]:
        """Take back the last choice."""
        steps, picked = Draft(self.tried.steps), self.draft.picked
        off = not (self.draft.steps or picked)
        yield Press("back", self.c.t("loading-back"), lambda: steps if picked else steps.without_last(), off)

    def unsealed(self) -> Draft:
        return self.filled(self.close, self.tried.steps)

    def pick(self, name: str, values: Sequence[str]) -> Draft:
        """A card is a step; loans and goods are picks."""
        if name == CARD:
            played = next(card for card in self.cards if digest(card) in values)
            return Draft((*self.tried.steps, played), self.draft.picked)
        chosen = goods_of(bundles(self.me.goods), values) if name == KEEP else values
        return Draft(self.tried.steps, self.draft.picked).with_pick(name, chosen)

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


def outlook(form: ClosingForm) -> Iterator[str]:
    """Goods that stay and that are lost; loans; money."""
    t, room = form.c.t, form.me.speicher
    if not form.fits:
        yield "⚠️ " + t("closing-no-fit")
    if form.lost_goods:
        yield "⚠️ " + t("closing-lose", goods=words.goods_list(t, form.lost_goods))
    if form.me.goods:
        yield t("closing-keep", goods=words.goods_list(t, form.close.keep), room=room)
    else:
        yield t("closing-empty", room=room)
    if form.price:
        yield t("closing-price", price=form.price)
    if form.close.repay:
        money = form.close.repay * form.state.rules.numbers.loan_repay
        yield t("closing-repay", loans=form.close.repay, money=money)
    if form.loans > 0:
        yield "⚠️ " + words.loan_text(t, form.state, form.loans)
    cash = form.state.rules.numbers.loan_cash
    if form.left != form.me.money:
        yield t("harbour-left", money=form.left if form.left >= 0 else form.left % cash)
