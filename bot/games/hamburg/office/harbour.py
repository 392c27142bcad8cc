"""The desk of a turn in the harbour: a purchase, or two at the bend of the laps, and what shall be bought in
the turns after it; an exchange, a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from bot.games.hamburg import answers, words
from bot.games.hamburg.office.beforehand import current_orders
from bot.games.hamburg.office.orders import wish_text
from bot.games.hamburg.office.turn import BUY, CARDS, DRAW, FEW, GOODS, PASS, Turn
from bot.games.hamburg.reasons import later, now
from bot.games.hamburg.reference import small_print
from bot.messages.controls import Button, Style
from bot.messages.sheets import Section
from bot.presenter.desk import Confirm, DeskMenu, Press
from bot.presenter.small_print import together
from engine.core import orders as core
from engine.core.actions import Action, act, digest
from engine.games.hamburg.actions import Buy, Draw1, Draw3, End, Pass, Swap
from engine.tables.model.drafts import Draft


class HarbourForm(Turn):
    """The turn as a form, with one prepared move at a time."""

    def sections(self) -> list[Section]:
        lines = list(outlook(self))
        return [(self.c.t("office-ready"), "\n".join(lines))] if lines else []

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
        options = [(digest(buy), answers.buy_label(self.c, buy)) for buy in buys]
        notes = {digest(buy): note(self, buy) for buy in buys}
        if self.lists:
            options += [(digest(passing), t("orders-then-pass")) for passing in self.passing]
        hint = "pick-buy-two" if min(self.now, len(buys)) == 2 else "pick-buy"
        most = len(options) if self.lists else min(self.now, len(options))
        text = t(f"{hint}-list" if self.lists else hint)
        yield DeskMenu(BUY, text, options, self.choice(BUY), 1, most, notes)

    def confirms(self) -> Iterator[Confirm]:
        taken = self.after.seats[self.seat].loans > self.s.seats[self.seat].loans
        label = self.c.t("confirm-loan" if taken else "loading-confirm")
        yield Confirm(self.mark, label, self.ready, Style.danger if taken else Style.success)

    def buttons(self) -> Iterator[Press | Button]:
        """Take back; cards to lay ready; to pass; to end the turn; whether the turn stays open."""
        yield Press("back", self.c.t("loading-back"), Draft, not self.draft.picked)
        for option in self.decision.options:
            if isinstance(option, Draw1 | Draw3):
                drawn = partial(self.pick, DRAW, (digest(option),))
                yield Press(f"{DRAW}.{option.do}", words.card_name(self.c.t, option.do), drawn)
        for option in self.decision.options:
            if isinstance(option, Pass) and affords(self):
                passed = partial(self.pick, BUY, (digest(option),))
                yield Press(PASS, answers.label(self.c, option), passed)
            elif isinstance(option, End | Pass):  # nothing to think about: one press, without Confirm
                yield Button(self.id_of("go", digest(option)), answers.label(self.c, option))
        ends = self.ready[-1:] == (act(End, self.seat),)
        if not self.s.bought and (self.after.bought or self.waits or ends):
            label = self.c.t("harbour-waits-off" if self.waits else "harbour-waits")
            orders = current_orders(self.c)
            yield Press("waits", label, lambda: orders.but(waits=not orders.waits))

    def pick(self, name: str, values: Sequence[str]) -> Draft:
        """Only one move can be prepared at a time."""
        return Draft().with_pick(name, values)

    def draft_for(self, action: Action) -> Draft:
        """The draft that holds a purchase, an exchange, a card or a pass."""
        if isinstance(action, Swap):
            name = GOODS if action.first[1] in FEW else CARDS
            draft = self.pick(name, [*map(self.like, (action.first, action.second))])
        else:
            draft = self.pick(DRAW if isinstance(action, Draw1 | Draw3) else BUY, (digest(action),))
        ready = HarbourForm(self.c, self.decision, draft).ready
        fits = ready[:1] == (action,) or (isinstance(action, Swap) and ready)
        return draft if fits else super().draft_for(action)

    def orders_after(self) -> core.Orders | None:
        """The orders with the purchases prepared for later turns."""
        given = current_orders(self.c)
        return (
            given.but(wishes=self.later, passes=self.passes) if self.later or self.passes else self.c.orders
        )


# --- In words


def outlook(turn: Turn) -> Iterator[str]:
    """What Confirm would lead to, step by step; why it can't be done."""
    t = turn.c.t
    if not turn.ready:
        if turn.exchange:
            yield "⚠️ " + t("harbour-no-swap")
        elif turn.choice(BUY):
            yield "⚠️ " + t("harbour-no-buy")
        return
    for step in turn.ready:
        if isinstance(step, Pass):
            yield t("harbour-passes", money=turn.s.seats[turn.seat].money)
        elif isinstance(step, Buy):
            yield "🛒 " + answers.buy_label(turn.c, step)
        elif not isinstance(step, End):
            yield answers.label(turn.c, step)
            yield from card_lines(turn, step)
    if any(isinstance(step, Buy) for step in turn.ready):
        yield from purchase_lines(turn)


def purchase_lines(turn: Turn) -> Iterator[str]:
    """What is left of the money, with which loans; what is bought later."""
    t, me, then = turn.c.t, turn.s.seats[turn.seat], turn.after.seats[turn.seat]
    if taken := then.loans - me.loans:
        yield "⚠️ " + words.loan_text(t, turn.s, taken)
    yield t("harbour-left", money=then.money)
    if turn.later or turn.passes:
        yield t("harbour-later")
        yield from (f"{number}. {wish_text(turn.c, wish)}" for number, wish in enumerate(turn.later, 1))
        yield t("orders-then-pass" if turn.passes else "orders-then-ask")


def card_lines(turn: Turn, step: Action) -> Iterator[str]:
    """The effect and the cost of a prepared card."""
    t, state = turn.c.t, turn.s
    if isinstance(step, Swap):
        for at in sorted({step.first[0], step.second[0]}):
            group = turn.after.display[at]
            content = words.group_text(t, group)
            yield t("board-group", slot=at + 1, what=content, price=state.rules.price(group.goods))
        return
    me, cost = state.seats[turn.seat], words.CARDS[step.do].cost or max(state.rules.prices.values())
    yield words.card_text(t, step.do, "effect")
    if cost > me.money:
        key = "harbour-loan-maybe" if isinstance(step, Draw3) else "harbour-loan"
        loans = -((me.money - cost) // state.rules.numbers.loan_cash)
        yield f"⚠️ {t(key)} {words.loan_text(t, state, loans)}"


def note(turn: Turn, buy: Buy) -> str:
    """What the goods are worth to senate and market, what is left after the purchase, what the card does."""
    state, goods = turn.s, turn.s.display[buy.group].goods
    alone = sum(number * state.rules.market_price(number) for number in Counter(goods).values())
    facts = {"now": now(state, goods), "next": later(state, goods), "market": alone}
    key = "harbour-worth-last" if state.last_round else "harbour-worth"
    card = state.display[buy.group].card
    effect = words.card_text(turn.c.t, card, "short") if card else ""
    return together(turn.c.t(key, keeps=keeps(turn, buy), **facts), effect)


def keeps(turn: Turn, buy: Buy) -> str:
    """What is left after a purchase."""
    state, t = turn.s, turn.c.t
    left = state.seats[turn.seat].money - state.rules.price(state.display[buy.group].goods)
    if left >= 0:
        return t("harbour-keep", money=left)
    taken = -(left // state.rules.numbers.loan_cash)
    return t("harbour-keep-loan", loans=taken, money=left + taken * state.rules.numbers.loan_cash)


def affords(turn: Turn) -> bool:
    """Whether a purchase and the money for it are left: then to pass asks for Confirm, too."""
    money, price = turn.s.seats[turn.seat].money, turn.s.rules.price
    buys = (turn.s.display[option.group] for option in turn.decision.options if isinstance(option, Buy))
    return any(price(group.goods) <= money for group in buys)
