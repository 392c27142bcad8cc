"""The desk of a turn in the harbour: a purchase, or two at the bend of the laps, and what shall be bought in
the turns after it; an exchange, a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.hamburg import answers, words
from bot.games.hamburg.office.beforehand import current_orders
from bot.games.hamburg.office.orders import wish_text
from bot.games.hamburg.office.turn import BUY, CARDS, DRAW, FEW, GOODS, PASS, Turn
from bot.games.hamburg.reasons import later, now
from bot.games.hamburg.reference import small_print
from bot.messages.controls import Button, Choices, Control, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Section
from bot.presenter.context import Context
from bot.presenter.small_print import together
from engine.core import orders as core
from engine.core.actions import Action, act, digest
from engine.core.decisions import Decision
from engine.games.hamburg.actions import Buy, Draw1, Draw3, End, Pass, Swap
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale

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
        elif it.choice(BUY):
            yield "⚠️ " + t("harbour-no-buy")
        return
    for step in it.ready:
        if isinstance(step, Pass):
            yield t("harbour-passes", money=it.s.seats[it.seat].money)
        elif isinstance(step, Buy):
            yield "🛒 " + answers.buy_label(it.c, step)
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
    if any(isinstance(step, End) for step in it.ready):
        yield t("harbour-ends")
    if it.later or it.passes:
        yield t("harbour-later")
        yield from (f"{number}. {wish_text(it.c, wish)}" for number, wish in enumerate(it.later, 1))
        yield t("orders-then-pass" if it.passes else "orders-then-ask")


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
    yield from purchases(it)
    for name, hint, card in ((GOODS, t("pick-swap-goods"), False), (CARDS, t("pick-swap-cards"), True)):
        spots = [(value, spot) for value, spot in it.spots.items() if (spot[1] not in FEW) is card]
        if len(spots) > 1:
            lines = [(value, answers.spot(it.c, spot)) for value, spot in spots]
            cards = {value: small_print(t, it.s.display[spot[0]].card) for value, spot in spots if card}
            yield Menu(id_of(it, "desk", name), hint, Choices(lines, 2, 2, it.choice(name), cards))


def purchases(it: Turn) -> Iterator[Menu]:
    """The groups: what is bought now, and, where there are turns after this one, what then."""
    t, buys = it.c.t, [option for option in it.decision.options if isinstance(option, Buy)]
    if not buys:
        return
    lines = [(digest(buy), answers.buy_label(it.c, buy)) for buy in buys]
    notes = {digest(buy): note(it, buy) for buy in buys}
    hints = [t("pick-buy"), t("pick-buy-two")]
    if it.lists:
        hints = [t("pick-buy-list"), t("pick-buy-two-list")]
        lines += [(digest(passing), t("orders-then-pass")) for passing in it.passing]
    most = len(lines) if it.lists else min(it.now, len(lines))
    hint = hints[min(it.now, len(buys)) - 1]
    yield Menu(id_of(it, "desk", BUY), hint, Choices(lines, 1, most, it.choice(BUY), notes))


def note(it: Turn, buy: Buy) -> str:
    """What the goods are worth to senate and market, what is left after the purchase, what the card does."""
    s, goods = it.s, it.s.display[buy.group].goods
    alone = sum(number * s.rules.market_price(number) for number in Counter(goods).values())
    facts = {"now": now(s, goods), "next": later(s, goods), "market": alone}
    key = "harbour-worth-last" if s.last_round else "harbour-worth"
    card = s.display[buy.group].card
    return together(
        it.c.t(key, keeps=keeps(it, buy), **facts), words.card_text(it.c.t, card, "short") if card else ""
    )


def keeps(it: Turn, buy: Buy) -> str:
    """What is left after a purchase."""
    s, t = it.s, it.c.t
    left = s.seats[it.seat].money - s.rules.price(s.display[buy.group].goods)
    if left >= 0:
        return t("harbour-keep", money=left)
    taken = -(left // s.rules.numbers.loan_cash)
    return t("harbour-keep-loan", loans=taken, money=left + taken * s.rules.numbers.loan_cash)


def at_once(it: Turn) -> Iterator[Button]:
    """Cards, and to pass, to lay ready; what is done at one press: to end the turn, or to pass without
    the money for a purchase; whether it stays open."""
    c, t = it.c, it.c.t
    for option in it.decision.options:
        if isinstance(option, Draw1 | Draw3):
            yield Button(id_of(it, "desk", f"{DRAW}.{option.do}"), words.card_name(t, option.do))
    for option in it.decision.options:
        if isinstance(option, Pass | End):
            laid = isinstance(option, Pass) and affords(it)
            id = id_of(it, "desk", PASS) if laid else id_of(it, "go", digest(option))
            yield Button(id, answers.label(c, option))
    ends = it.ready[-1:] == (act(End, it.seat),)
    if not it.s.bought and (it.after.bought or it.waits or ends):
        yield Button(id_of(it, "give", "waits"), t("harbour-waits-off" if it.waits else "harbour-waits"))


def affords(it: Turn) -> bool:
    """Whether a purchase and the money for it are left: then to pass asks for Confirm, too."""
    money, price = it.s.seats[it.seat].money, it.s.rules.price
    buys = (it.s.display[option.group] for option in it.decision.options if isinstance(option, Buy))
    return any(price(group.goods) <= money for group in buys)


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
    if what in (DRAW, PASS):
        values = tuple(name for name, do in offered.items() if do == (card or PASS))
    what = BUY if what == PASS else what
    known = {*it.spots} if what in (GOODS, CARDS) else {*offered}
    if what not in (BUY, GOODS, CARDS, DRAW) or not values or {*values} - known:
        raise Stale
    if what == BUY and len(values) > it.now and not it.lists:
        raise Stale
    return Draft().with_pick(what, values)


def lay(c: Context, decision: Decision, action: Action) -> Draft | None:
    """The draft in which a purchase, an exchange, a card or passing lies ready; None for an end."""
    if isinstance(action, Swap):
        it = Turn(c, decision, Draft())
        name = GOODS if action.first[1] in FEW else CARDS
        draft = Draft().with_pick(name, map(it.like, (action.first, action.second)))
    else:
        name = DRAW if isinstance(action, Draw1 | Draw3) else BUY
        draft = Draft().with_pick(name, (digest(action),))
    ready = Turn(c, decision, draft).ready
    return draft if ready[:1] == (action,) or (isinstance(action, Swap) and ready) else None


def answer(c: Context, decision: Decision, draft: Draft, mark: str) -> tuple[Action, ...]:
    """Actions of Confirm; raises `Stale` if the draft is not the one that was shown."""
    it = Turn(c, decision, draft)
    if not it.ready or it.mark != mark:
        raise Stale
    return it.ready


def along(c: Context, decision: Decision, draft: Draft) -> core.Orders | None:
    """The orders with what lies ready for the turns after this one."""
    it = Turn(c, decision, draft)
    return current_orders(c).but(wishes=it.later, passes=it.passes) if it.later or it.passes else c.orders
