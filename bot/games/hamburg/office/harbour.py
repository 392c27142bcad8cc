"""The desk of a turn in the harbour: a purchase, or two at the bend of the laps, an exchange, a card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from bot.games.context import Context
from bot.games.hamburg import answers, words
from bot.games.laid import Laid
from bot.interactions.controls import Button, Choices, Control, Menu, Style
from bot.interactions.ids import Id
from bot.interactions.sheets import Section
from engine.core.actions import Action, act, digest, mark
from engine.core.decisions import Decision, Form
from engine.core.loop import legal, play
from engine.games.hamburg.actions import Buy, Draw1, Draw3, End, Pass, Spot, Swap
from engine.games.hamburg.orders.standing import Orders
from engine.games.hamburg.state import State
from engine.tables.errors import Stale
from engine.tables.play.drafts import Draft

BUY, GOODS, CARDS, DRAW = "buy", "goods", "cards", "draw"
"""What may lie ready, one at a time, by the names of its controls."""
FEW = (0, 1)
"""Places of the goods in a group; the card lies behind them."""


@dataclass(frozen=True)
class Turn(Laid):
    """A turn with what lies ready in it."""

    @property
    def s(self) -> State:
        """What the seat sees."""
        view: State = self.c.view
        return view

    @property
    def waits(self) -> bool:
        """Whether the turn shall stay open after a purchase."""
        given = self.c.orders
        return isinstance(given, Orders) and given.round == self.s.round and given.waits

    @cached_property
    def ready(self) -> tuple[Action, ...]:
        """What Confirm would do; nothing where nothing lies ready, or what does not work."""
        for name in (DRAW, BUY):
            wanted = [it for it in self.decision.options if digest(it) in self.picked(name)]
            if wanted:
                return self.purchase(wanted) if name == BUY else tuple(wanted)
        exchange = self.exchange
        return (exchange,) if exchange and self.decision.allows(exchange) else ()

    def purchase(self, wanted: list[Action]) -> tuple[Action, ...]:
        """These groups one after the other, each with the end of its turn unless it stays open."""
        steps: list[Action] = []
        twin = self.s.clone()
        for buy in wanted:
            if not legal(twin, buy):
                return ()
            steps.append(buy)
            play(twin, buy)
            end = act(End, self.seat)
            if twin.bought and not self.waits and legal(twin, end):
                steps.append(end)
                play(twin, end)
        return tuple(steps)

    @property
    def exchange(self) -> Swap | None:
        """The two cards of the display that were chosen, whether that changes something or not."""
        spots = self.spots
        for name in (GOODS, CARDS):
            chosen = [spots[it] for it in self.picked(name) if it in spots]
            if len(chosen) == 2:
                return act(Swap, self.seat, first=chosen[0], second=chosen[1])
        return None

    @cached_property
    def form(self) -> Form | None:
        """That of an exchange."""
        return next((it for it in self.decision.forms if it.action is Swap), None)

    @cached_property
    def spots(self) -> dict[str, Spot]:
        """The cards of the display that may be exchanged, by their values in menus; of two equal goods of a
        group one."""
        found: dict[str, Spot] = {}
        seen = set()
        for at, place in self.form.picks[0].among if self.form else ():
            group = self.s.display[at]
            what = (at, group.goods[place]) if place in FEW else (at, FEW)
            if what not in seen and (place in FEW or group.card):
                seen.add(what)
                found[f"{at}.{place}"] = (at, place)
        return found

    @cached_property
    def after(self) -> State:
        """The table after the purchases that lie ready, as far as this seat can foresee it."""
        twin = self.s.clone()
        for step in self.ready:
            if isinstance(step, Buy | End | Swap):
                play(twin, step)
        return twin

    @property
    def twice(self) -> bool:
        """Whether the next turn is this seat's too, so that two groups may be bought at once."""
        buys = [it for it in self.decision.options if isinstance(it, Buy)]
        if not buys or self.waits:
            return False
        twin = self.s.clone()
        for step in self.purchase([buys[0]]):
            play(twin, step)
        return not twin.bought and any(it.seat == self.seat and it.ask == "harbour" for it in twin.pending)

    @property
    def mark(self) -> str:
        """Six hex digits of what lies ready."""
        return mark(self.ready)


# --- In words


def desk(c: Context, decision: Decision, draft: Draft) -> tuple[list[Section], list[Control]]:
    """What would happen, and the controls."""
    it = Turn(c, decision, draft)
    said = list(outlook(it))
    sections = [(c.t("office-ready"), "\n".join(said))] if said else []
    return sections, list(controls(it))


def outlook(it: Turn) -> Iterator[str]:
    """What Confirm would lead to, step by step; why it can't be done."""
    t = it.c.t
    if not it.ready:
        if it.exchange:
            yield "⚠️ " + t("harbour-no-swap")
        elif it.picked(BUY):
            yield "⚠️ " + t("harbour-no-buy")
        return
    for step in it.ready:
        if isinstance(step, Buy):
            yield "🛒 " + answers.buy(it.c, step)
        elif not isinstance(step, End):
            yield answers.label(it.c, step)
            yield from card_lines(it, step)
    if any(isinstance(step, Buy) for step in it.ready):
        yield from purchase_lines(it)


def purchase_lines(it: Turn) -> Iterator[str]:
    """What is left of the money, with which loans; what becomes of the turn."""
    t, me, then = it.c.t, it.s.seats[it.seat], it.after.seats[it.seat]
    if taken := then.loans - me.loans:
        yield "⚠️ " + words.loan_text(t, it.s, taken)
    yield t("harbour-left", money=then.money)
    if it.after.bought:
        yield t("harbour-stays")
    elif any(isinstance(step, End) for step in it.ready):
        yield t("harbour-ends")


def card_lines(it: Turn, step: Action) -> Iterator[str]:
    """What a card that lies ready does and costs."""
    t, s = it.c.t, it.s
    if isinstance(step, Swap):
        for at in sorted({step.first[0], step.second[0]}):
            group = it.after.display[at]
            what = words.group_text(t, group)
            yield t("board-group", slot=at + 1, what=what, price=s.rules.price(group.goods))
        return
    me, cost = s.seats[it.seat], words.CARDS[step.do].cost or max(s.rules.prices.values())
    yield words.card_text(t, step.do, "effect")
    if cost > me.money:
        key = "harbour-loan-maybe" if isinstance(step, Draw3) else "harbour-loan"
        loans = -((me.money - cost) // s.rules.numbers.loan_cash)
        yield f"⚠️ {t(key)} {words.loan_text(t, s, loans)}"


# --- Controls


def controls(it: Turn) -> Iterator[Control]:
    """At most three menus, Confirm below, and what is done at one press."""
    yield from menus(it)
    t, taken = it.c.t, loans(it)
    style = Style.danger if taken else Style.success
    label = t("confirm-loan") if taken else t("loading-confirm")
    yield Button(id_of(it, "confirm", it.mark), label, style, disabled=not it.ready)
    yield Button(id_of(it, "desk", "back"), t("loading-back"), disabled=not it.draft.picked)
    yield from at_once(it)


def loans(it: Turn) -> bool:
    """Whether what lies ready takes a loan."""
    return it.after.seats[it.seat].loans > it.s.seats[it.seat].loans


def menus(it: Turn) -> Iterator[Menu]:
    """Groups to buy; goods, and cards, of which two change places."""
    t = it.c.t
    buys = [option for option in it.decision.options if isinstance(option, Buy)]
    if buys:
        most = 2 if it.twice and len(buys) > 1 else 1
        lines = [(digest(buy), answers.buy(it.c, buy)) for buy in buys]
        notes = {digest(buy): note(it, buy) for buy in buys}
        hint = t("pick-buy-two") if most == 2 else t("pick-buy")
        yield Menu(id_of(it, "desk", BUY), hint, Choices(lines, 1, most, it.picked(BUY), notes))
    for name, hint, card in ((GOODS, t("pick-swap-goods"), False), (CARDS, t("pick-swap-cards"), True)):
        spots = [(value, spot) for value, spot in it.spots.items() if (spot[1] not in FEW) is card]
        if len(spots) > 1:
            lines = [(value, answers.spot(it.c, spot)) for value, spot in spots]
            yield Menu(id_of(it, "desk", name), hint, Choices(lines, 2, 2, it.picked(name)))


def note(it: Turn, buy: Buy) -> str:
    """What is left after a purchase."""
    s, t = it.s, it.c.t
    left = s.seats[it.seat].money - s.rules.price(s.display[buy.group].goods)
    if left >= 0:
        return t("harbour-keep", money=left)
    taken = -(left // s.rules.numbers.loan_cash)
    return t("harbour-keep-loan", loans=taken, money=left + taken * s.rules.numbers.loan_cash)


def at_once(it: Turn) -> Iterator[Button]:
    """Cards to lay ready; what is done at one press: to pass, to end the turn; whether it stays open."""
    c, t = it.c, it.c.t
    for option in it.decision.options:
        if isinstance(option, Draw1 | Draw3):
            yield Button(id_of(it, "desk", f"{DRAW}.{option.do}"), words.card_name(t, option.do))
    for option in it.decision.options:
        if isinstance(option, Pass | End):
            yield Button(id_of(it, "go", digest(option)), answers.label(c, option))
    ends = it.ready[-1:] == (act(End, it.seat),)
    if not it.s.bought and (it.after.bought or it.waits or ends):
        yield Button(id_of(it, "give", "waits"), t("harbour-waits-off" if it.waits else "harbour-waits"))


def id_of(it: Turn, verb: str, name: str) -> Id:
    """The id of a control of this turn."""
    return Id(verb, it.c.table, it.c.ply, name)


# --- What the controls do


def use(c: Context, decision: Decision, draft: Draft, name: str, values: tuple[str, ...]) -> Draft:
    """The draft after a press; one thing lies ready at a time. What is not offered raises `Stale`."""
    it = Turn(c, decision, draft)
    what, _, card = name.partition(".")
    if what == "back":
        return Draft()
    offered = {digest(option): option.do for option in decision.options}
    if what == DRAW:
        values = tuple(name for name, do in offered.items() if do == card)
    known = {*it.spots} if what in (GOODS, CARDS) else {*offered}
    if what not in (BUY, GOODS, CARDS, DRAW) or not values or {*values} - known:
        raise Stale
    return Draft().with_pick(what, values)


def answer(c: Context, decision: Decision, draft: Draft, mark: str) -> tuple[Action, ...]:
    """What Confirm means; raises `Stale` where something else lies ready than what was seen."""
    it = Turn(c, decision, draft)
    if not it.ready or it.mark != mark:
        raise Stale
    return it.ready
