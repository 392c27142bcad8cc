"""The desk of a turn in the harbour: a purchase, or two at the bend of the laps, and what shall be bought in
the turns after it; an exchange, a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.games.hamburg import answers, words
from bot.games.hamburg.office.beforehand import current_orders
from bot.games.hamburg.office.labels import fitting, named
from bot.games.hamburg.office.turn import BUY, CARDS, FEW, GOODS, Turn
from bot.games.hamburg.reasons import later, now
from bot.games.hamburg.reference import small_print
from bot.messages.controls import Button, Style
from bot.messages.sheets import Section
from bot.presenter.desk import Confirm, DeskMenu, Press
from bot.presenter.plain import effect_label
from bot.presenter.small_print import together
from engine.core import orders as core
from engine.core.actions import Action, act, digest
from engine.games.hamburg.actions import Buy, Draw1, Draw3, End, Pass, Swap
from engine.tables.model.drafts import Draft


class HarbourForm(Turn):
    """The turn as a form, with one prepared move at a time."""

    def sections(self) -> list[Section]:
        """What a purchase costs besides its price, and what shall be bought after it."""
        lines = list(outlook(self))
        return [("", "\n".join(lines))] if lines else []

    # --- Controls

    def fields(self) -> Iterator[DeskMenu]:
        """Groups to buy; goods, and cards, of which two change places."""
        yield from self.purchases()
        for name, hint, card in ((GOODS, "pick-swap-goods", False), (CARDS, "pick-swap-cards", True)):
            spots = [(value, spot) for value, spot in self.spots.items() if (spot[1] not in FEW) is card]
            if len(spots) > 1:
                options = [(value, answers.spot(self.c, spot)) for value, spot in spots]
                cards = [(value, self.s.display[spot[0]].card) for value, spot in spots if card]
                notes = {value: small_print(self.c.t, name) for value, name in cards}
                yield DeskMenu(name, self.c.t(hint), options, self.choice(name), 2, 2, notes)

    def purchases(self) -> Iterator[DeskMenu]:
        """The groups: what is bought now, and, where there are turns after this one, what then."""
        t, buys = self.c.t, [option for option in self.decision.options if isinstance(option, Buy)]
        if not buys:
            return
        options = [(digest(buy), answers.group_label(self.c, buy.group, card=False)) for buy in buys]
        notes = {digest(buy): note(self, buy) for buy in buys}
        if self.lists:
            options += [(digest(passing), t("orders-then-pass")) for passing in self.passing]
        hint = "pick-buy-two" if min(self.now, len(buys)) == 2 else "pick-buy"
        most = len(options) if self.lists else min(self.now, len(options))
        text = t(f"{hint}-list" if self.lists else hint)
        yield DeskMenu(BUY, text, options, self.choice(BUY), 1, most, notes)

    def confirms(self) -> Iterator[Confirm]:
        """What is laid out, with its price; off, with the reason, where it cannot be done."""
        if self.begun:
            yield Confirm(self.mark, deed(self), self.ready, Style.danger if self.loans else Style.success)

    def buttons(self) -> Iterator[Press | Button]:
        """Cards, to pass, to end the turn: one press each, with its price; whether the turn stays open; take
        back what is laid out."""
        for option in self.decision.options:
            if isinstance(option, Draw1 | Draw3 | Pass | End):
                label = effect_label(self.c, answers, option)
                yield Button(self.id_of("go", digest(option)), label, answers.style(self.c, option))
        ends = self.ready[-1:] == (act(End, self.seat),)
        if not self.s.bought and (self.after.bought or self.waits or ends):
            label = self.c.t("harbour-waits-off" if self.waits else "harbour-waits")
            orders = current_orders(self.c)
            yield Press("waits", label, lambda: orders.but(waits=not orders.waits))
        if self.begun:
            yield Press("back", self.c.t("loading-back"), Draft, aside=True)

    def pick(self, name: str, values: Sequence[str]) -> Draft:
        """Only one move can be prepared at a time."""
        return Draft().with_pick(name, values)

    def draft_for(self, action: Action) -> Draft:
        """The draft that holds a purchase or an exchange."""
        if isinstance(action, Swap):
            name = GOODS if action.first[1] in FEW else CARDS
            draft = self.pick(name, [*map(self.like, (action.first, action.second))])
        else:
            draft = self.pick(BUY, (digest(action),))
        ready = HarbourForm(self.c, self.decision, draft).ready
        fits = ready[:1] == (action,) or (isinstance(action, Swap) and ready)
        return draft if fits else super().draft_for(action)

    def orders_after(self) -> core.Orders | None:
        """The orders with the purchases prepared for later turns."""
        given = current_orders(self.c)
        return (
            given.but(wishes=self.later, passes=self.passes) if self.later or self.passes else self.c.orders
        )

    @property
    def begun(self) -> bool:
        """Whether something is laid out."""
        return any(map(self.choice, (BUY, GOODS, CARDS)))

    @property
    def loans(self) -> int:
        """How many loans the prepared purchases take."""
        return self.after.seats[self.seat].loans - self.s.seats[self.seat].loans


# --- In words


def deed(turn: HarbourForm) -> str:
    """What Confirm would do, or why it can do nothing."""
    t = turn.c.t
    if turn.ready:
        exchange = turn.exchange
        return exchange_label(turn, exchange) if exchange else purchase_label(turn)
    if turn.exchange:
        return t("harbour-no-swap")
    return t("harbour-no-buy" if turn.groups else "harbour-no-group")


def purchase_label(turn: HarbourForm) -> str:
    """Groups, goods and price, and what is left; without the goods where a phone has no room for them."""
    t, groups = turn.c.t, [turn.s.display[step.group] for step in turn.ready if isinstance(step, Buy)]
    slots = " + ".join(f"{step.group + 1}" for step in turn.ready if isinstance(step, Buy))
    facts: dict[str, str | int] = {
        "slots": slots,
        "number": len(groups),
        "price": sum(turn.s.rules.price(group.goods) for group in groups),
        "left": turn.after.seats[turn.seat].money,
        "loans": turn.loans,
    }
    goods = named(t, [good for group in groups for good in group.goods])
    return fitting(t("harbour-buy-goods", goods=goods, **facts), t("harbour-buy", **facts))


def exchange_label(turn: HarbourForm, exchange: Swap) -> str:
    """The two cards that change places, or only their groups."""
    t, both = turn.c.t, (exchange.first, exchange.second)
    first, second = (answers.thing(turn.c, turn.s.display[group], place) for group, place in both)
    slots = {"one": both[0][0] + 1, "other": both[1][0] + 1}
    return fitting(
        t("harbour-exchange", first=first, second=second, **slots), t("harbour-exchange-groups", **slots)
    )


def outlook(turn: HarbourForm) -> Iterator[str]:
    """What the button does not say: the terms of a loan, what is bought later."""
    t = turn.c.t
    if turn.loans:
        yield "⚠️ " + words.loan_text(t, turn.s, turn.loans)
    if turn.later or turn.passes:
        slots = ", ".join(f"{wish.group + 1}" for wish in turn.later)
        then = t("orders-then-pass" if turn.passes else "orders-then-ask")
        yield " · ".join(filter(None, (t("harbour-later", slots=slots) if slots else "", then)))


def note(turn: Turn, buy: Buy) -> str:
    """What the goods are worth to senate and market, what is left after the purchase, what the card does."""
    state, goods = turn.s, turn.s.display[buy.group].goods
    alone = sum(number * state.rules.market_price(number) for number in Counter(goods).values())
    facts = {"now": now(state, goods), "next": later(state, goods), "market": alone}
    key = "harbour-worth-last" if state.last_round else "harbour-worth"
    worth = turn.c.t(key, keeps=keeps(turn, buy), **facts)
    if not (card := state.display[buy.group].card):
        return worth
    with_effect = together(worth, words.card_note(turn.c.t, card))
    return together(worth, words.card_name(turn.c.t, card)) if with_effect == worth else with_effect


def keeps(turn: Turn, buy: Buy) -> str:
    """What is left after a purchase."""
    state, t = turn.s, turn.c.t
    left = state.seats[turn.seat].money - state.rules.price(state.display[buy.group].goods)
    if left >= 0:
        return t("harbour-keep", money=left)
    taken = -(left // state.rules.numbers.loan_cash)
    return t("harbour-keep-loan", loans=taken, money=left + taken * state.rules.numbers.loan_cash)
