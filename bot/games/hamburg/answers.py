"""Options, fields of forms, and what an answer would lead to, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from bot.games.hamburg import words
from bot.games.hamburg.reference import small_print
from bot.messages.controls import Style
from bot.presenter.context import Context
from bot.presenter.defaults import no_effect
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


def buy_label(c: Context, action: do.Buy) -> str:
    """A group by its number, with all that it holds, and its price."""
    state: State = c.view
    group = state.display[action.group]
    facts = {"slot": action.group + 1, "price": state.rules.price(group.goods)}
    return c.t("do-buy", what=words.group_text(c.t, group), **facts)


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
        return words.good_name(c.t, group.goods[place])
    return words.card_name(c.t, group.card)


effect_of = no_effect


def style(c: Context, action: Action) -> Style:
    """Grey is to do nothing."""
    idle = (isinstance(action, do.Plus3) and not action.count) or action.do in ("pass", "end")
    none = isinstance(action, do.SolePrice) and not action.kinds
    return Style.secondary if idle or none else Style.primary


def consequences(c: Context, action: Action) -> str:
    """Preview of an action that is ready to be confirmed."""
    if isinstance(action, do.SolePrice):
        more = [field(c, "sole_price.kinds", kind) for kind in action.kinds]
        return "\n".join((*more, c.t("office-used-up"))) if more else label(c, action)
    return label(c, action)


def field(c: Context, field: str, value: Any) -> str:
    """A kind of goods with what an own price would bring."""
    state: State = c.view
    own, price = Counter(state.seats[c.me].market)[value], state.rules.market_price
    facts = {"now": price(state.on_market[value]), "then": price(own) if own else 0}
    return c.t("pick-kind", good=words.good_name(c.t, value), gain=gain(state, c.me, value), **facts)


LABELS: dict[type[Action], Callable[[Context, Any], str]] = {
    do.Buy: buy_label,
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
