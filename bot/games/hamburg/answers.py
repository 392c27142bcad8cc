"""Options, fields of forms, and what an answer would lead to, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from bot.games.hamburg import words
from bot.games.hamburg.reference import small_print
from bot.messages.controls import Style
from bot.presenter.context import Context
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.hamburg import actions as do
from engine.games.hamburg.orders.standing_orders import gain
from engine.games.hamburg.state import Group, State

PLAYED: dict[type[Action], str] = {
    do.BuyVp: "buy_vp",
    do.BuySpeicher: "buy_speicher",
    do.Bank: "bank_or_start",
    do.Starter: "bank_or_start",
}
"""The card that each of these actions plays."""


def options(decision: Decision) -> Sequence[Action]:
    """The options that are buttons: what does something first, then its refusal."""
    return (*decision.options[1:], decision.options[0]) if decision.ask != "choosing" else decision.options


def menu_options(decision: Decision) -> Sequence[Action]:
    """There are never many where no desk is."""
    return ()


def label(c: Context, action: Action) -> str:
    """An option on a button, in a menu or in a plan."""
    write = LABELS.get(type(action))
    return write(c, action) if write else c.t(f"do-{words.slug(action.do)}")


def note(c: Context, action: Action) -> str:
    """What the card does that is played."""
    card = PLAYED.get(type(action))
    return small_print(c.t, card) if card else ""


def group_label(c: Context, at: int, *, card: bool = True) -> str:
    """A group by its number, its price, and what it holds; in a menu without the `card`, for which a phone
    has no room."""
    state: State = c.view
    group = state.display[at]
    content = words.group_text(c.t, group, card=card)
    return c.t("do-buy", slot=at + 1, price=state.rules.price(group.goods), what=content)


def choose_label(c: Context, action: do.Choose) -> str:
    """A good and its price."""
    return c.t("do-choose", good=words.good_name(c.t, action.good), price=c.view.rules.prices[action.good])


def lay_label(c: Context, action: do.Lay) -> str:
    """What goes to the market and what to the senate."""
    return c.t(
        "do-lay", market=words.goods_list(c.t, action.market), gift=words.goods_list(c.t, action.senate)
    )


def plus3_label(c: Context, action: do.Plus3) -> str:
    """By how much the gift is raised."""
    return c.t("do-plus3", count=action.count, value=action.count * words.CARDS["gift_plus3"].value)


def sole_price_label(c: Context, action: do.SolePrice) -> str:
    """The kinds that get a price of their own, or that none does."""
    if not action.kinds:
        return c.t("do-sole-none")
    return c.t("do-sole-price", goods=words.goods_list(c.t, action.kinds))


def cost_label(c: Context, action: Action) -> str:
    """A card with what it costs or brings."""
    card = words.CARDS["bank_or_start" if action.do == "bank" else action.do]
    return c.t(f"do-{words.slug(action.do)}", money=card.cost or card.money, points=card.points)


def starter_label(c: Context, action: do.Starter) -> str:
    """Who begins the next round."""
    return c.t("do-starter", who=c.who(action.who))


def close_label(c: Context, action: do.Close) -> str:
    """Goods to keep, and loans to repay."""
    goods = words.goods_list(c.t, action.keep)
    return c.t("do-close-repay" if action.repay else "do-close", goods=goods, loans=action.repay)


def swap_label(c: Context, action: do.Swap) -> str:
    """Which two cards change places."""
    first, second = (spot(c, where) for where in (action.first, action.second))
    return c.t("do-swap", one=first, other=second)


def spot(c: Context, where: do.Spot) -> str:
    """A card of the display by its group."""
    return f"{where[0] + 1} · {thing(c, c.view.display[where[0]], where[1])}"


def thing(c: Context, group: Group, place: int) -> str:
    """A good of a group, or its card."""
    if place < len(group.goods):
        return c.t(f"good-{group.goods[place]}")
    return words.card_name(c.t, group.card)


def effect_of(c: Context, action: Action, room: int) -> str:
    """The label of an answer with its price, a loan that it costs, or the gift that it leads to; empty for
    other readers and the board, which know neither money nor gift."""
    write = EFFECTS.get(type(action)) if c.seat == action.seat else None
    return write(c, action) if write else ""


def choosing_effect(c: Context, action: do.Choose) -> str:
    """A good and its price."""
    price = price_of(c.view, action)
    loans = loans_for(c.view, action.seat, price)
    return c.t("effect-choose", good=c.t(f"good-{action.good}"), price=price, loans=loans)


def drawing_effect(c: Context, action: do.Draw1 | do.Draw3) -> str:
    """The price of a card of the harbour; of three goods, that of the most expensive one."""
    price, card = price_of(c.view, action), words.card_name(c.t, action.do)
    return c.t(f"effect-{action.do}", card=card, price=price, loans=loans_for(c.view, action.seat, price))


def raising_effect(c: Context, action: do.Plus3) -> str:
    """The value of the gift then."""
    state: State = c.view
    laid, raised = state.sealed.get(action.seat), action.count * words.CARDS["gift_plus3"].value
    worth = state.rules.worth(state.senate[state.round - 1], laid.senate if laid else ())
    return c.t("effect-plus3", raised=raised, value=worth + raised)


def pricing_effect(c: Context, action: do.SolePrice) -> str:
    """The kinds with a price of their own, and how much more they bring together."""
    if not action.kinds:
        return ""
    goods = ", ".join(c.t(f"good-{kind}") for kind in action.kinds)
    return c.t(
        "effect-sole", goods=goods, money=sum(gain(c.view, action.seat, kind) for kind in action.kinds)
    )


def price_of(state: State, action: do.Draw1 | do.Draw3 | do.Choose) -> int:
    """The price of one of three goods, or the most that a card of the harbour may cost."""
    if isinstance(action, do.Choose):
        return state.rules.prices[action.good]
    return words.CARDS[action.do].cost or state.rules.dearest


def loans_for(state: State, seat: int, price: int) -> int:
    """How many loans a price takes."""
    return max(0, -((state.seats[seat].money - price) // state.rules.numbers.loan_cash))


consequences = label
"""The button of what is ready says all (`effect_of`)."""


def style(c: Context, action: Action) -> Style:
    """Grey is to do nothing; red takes a loan."""
    state: State = c.view
    if isinstance(action, do.Draw1 | do.Draw3 | do.Choose) and c.seat == action.seat:
        return Style.danger if loans_for(state, action.seat, price_of(state, action)) else Style.primary
    idle = (isinstance(action, do.Plus3) and not action.count) or action.do in ("pass", "end")
    none = isinstance(action, do.SolePrice) and not action.kinds
    return Style.secondary if idle or none else Style.primary


def field(c: Context, field: str, value: Any) -> str:
    """A kind of goods with what an own price would bring."""
    state: State = c.view
    own, price = Counter(state.seats[c.me].market)[value], state.rules.market_price
    facts = {"now": price(state.on_market[value]), "then": price(own) if own else 0}
    return c.t("pick-kind", good=words.good_name(c.t, value), gain=gain(state, c.me, value), **facts)


LABELS: dict[type[Action], Callable[[Context, Any], str]] = {
    do.Buy: lambda c, action: group_label(c, action.group),
    do.Choose: choose_label,
    do.Lay: lay_label,
    do.Plus3: plus3_label,
    do.SolePrice: sole_price_label,
    do.Draw1: cost_label,
    do.BuyVp: cost_label,
    do.BuySpeicher: cost_label,
    do.Bank: cost_label,
    do.Starter: starter_label,
    do.Close: close_label,
    do.Swap: swap_label,
}
EFFECTS: dict[type[Action], Callable[[Context, Any], str]] = {
    do.Choose: choosing_effect,
    do.Draw1: drawing_effect,
    do.Draw3: drawing_effect,
    do.Plus3: raising_effect,
    do.SolePrice: pricing_effect,
}
"""The answers whose buttons say more than their labels."""
