"""Why an answer may be good, in one sentence: facts that its reader sees, none of them an opinion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from bot.games.hamburg import words
from bot.presenter.context import Context
from engine.core.actions import Action
from engine.games.hamburg import actions as do
from engine.games.hamburg.orders.standing_orders import gain
from engine.games.hamburg.state import State


def reason(c: Context, action: Action) -> str:
    """Of what is bought, laid, played or kept; and the loans that it takes."""
    say = SAID.get(type(action))
    return " ".join(filter(None, (say(c, action), new_loans(c, action)))) if say else ""


def new_loans(c: Context, action: Action) -> str:
    """How many loans an answer takes, and what an open one costs at the end."""
    state: State = c.view
    more = c.after(action).seats[c.me].loans - state.seats[c.me].loans
    return c.t("reason-loans", loans=more, points=state.rules.numbers.loan_penalty) if more > 0 else ""


def now(state: State, goods: Iterable[str]) -> int:
    """What goods are worth by the senate card of this round."""
    return state.rules.worth(state.senate[max(state.round - 1, 0)], goods)


def later(state: State, goods: Iterable[str]) -> int:
    """The same by the next one; nothing where there is none."""
    return 0 if state.last_round else state.rules.worth(state.senate[state.round], goods)


def gift_of(c: Context, goods: Iterable[str]) -> str:
    """What goods are worth to the senate, now and in the next round."""
    state: State = c.view
    laid = tuple(goods)
    key = "reason-worth-last" if state.last_round else "reason-worth"
    return c.t(key, now=now(state, laid), later=later(state, laid))


# --- Harbour


def buying_reason(c: Context, action: do.Buy) -> str:
    """A better gift than any other group, now or in the next round; else its card, or that it costs least."""
    state: State = c.view
    group, left = state.display[action.group], [group for group in state.display if group.buyer is None]
    for key, worth in (("reason-best", now), ("reason-best-later", later)):
        value = worth(state, group.goods)
        if value > max((worth(state, rival.goods) for rival in left if rival is not group), default=0):
            return c.t(key, value=value)
    if group.card:
        short = words.card_text(c.t, group.card, "short")
        return c.t("reason-beside", card=words.card_name(c.t, group.card), short=short)
    prices = [state.rules.price(rival.goods) for rival in left]
    if state.rules.price(group.goods) == min(prices) < max(prices):
        return c.t("reason-cheapest")
    return gift_of(c, group.goods)


def passing_reason(c: Context, action: do.Pass) -> str:
    """No loan is needed; there are kinds enough; else how much money is left."""
    state: State = c.view
    me = state.seats[c.me]
    prices = [state.rules.price(group.goods) for group in state.display if group.buyer is None]
    kinds, most = len({*me.goods}), state.kinds(c.me)
    if prices and min(prices) > me.money:
        return c.t("reason-spared")
    if kinds >= most:
        return c.t("reason-kinds", kinds=kinds, most=most)
    return c.t("reason-keeps", money=c.after(action).seats[c.me].money)


def blindly_reason(c: Context, action: do.Draw1) -> str:
    """That no other seat sees the card."""
    return c.t("reason-secret")


def choosing_reason(c: Context, action: do.Choose) -> str:
    """The value of the good for the senate."""
    return gift_of(c, (action.good,))


# --- Piles


def laying_reason(c: Context, action: do.Lay) -> str:
    """What the gift is worth, and what the market pays if no other seat sells."""
    state: State = c.view
    value = now(state, action.senate)
    money = sum(number * state.rules.market_price(number) for number in Counter(action.market).values())
    if value and money:
        return c.t("reason-piles", value=value, money=money)
    if money:
        return c.t("reason-sales", money=money)
    return c.t("reason-gift", value=value) if value else ""


def raising_reason(c: Context, action: do.Plus3) -> str:
    """What the gift is worth then."""
    state: State = c.view
    laid = state.sealed.get(c.me)
    if not laid or not action.count:
        return ""
    return c.t(
        "reason-raised", value=now(state, laid.senate) + action.count * words.CARDS["gift_plus3"].value
    )


def pricing_reason(c: Context, action: do.SolePrice) -> str:
    """How much more it brings."""
    more = sum(gain(c.view, c.me, kind) for kind in action.kinds)
    return c.t("reason-alone", money=more) if more else ""


# --- Closing


def paying_reason(c: Context, action: do.BuyVp | do.BuySpeicher) -> str:
    """What money is kept; that there are more goods than storehouses."""
    before, me = c.view.seats[c.me], c.after(action).seats[c.me]
    if isinstance(action, do.BuySpeicher) and len(before.goods) > before.speicher:
        return c.t("reason-room", goods=len(me.goods), room=me.speicher)
    return c.t("reason-keeps", money=me.money) if me.loans == before.loans else ""


def banking_reason(c: Context, action: do.Bank) -> str:
    """How much money there is then."""
    return c.t("reason-then", money=c.after(action).seats[c.me].money)


def starting_reason(c: Context, action: do.Starter) -> str:
    """What the start is good for."""
    return c.t("reason-first") if action.who == c.me else ""


def closing_reason(c: Context, action: do.Close) -> str:
    """What open loans cost; what is kept for the next senate card; at the end what is filled."""
    state: State = c.view
    if action.repay:
        return c.t("reason-repay", points=state.rules.numbers.loan_penalty)
    if state.last_round:
        filled = min(len(action.keep), state.seats[c.me].speicher)
        return c.t("reason-filled", number=filled) if filled else ""
    value = later(state, action.keep)
    return c.t("reason-kept", value=value) if value else ""


SAID: dict[type[Action], Callable[[Context, Any], str]] = {
    do.Buy: buying_reason,
    do.Pass: passing_reason,
    do.Draw1: blindly_reason,
    do.Choose: choosing_reason,
    do.Lay: laying_reason,
    do.Plus3: raising_reason,
    do.SolePrice: pricing_reason,
    do.BuyVp: paying_reason,
    do.BuySpeicher: paying_reason,
    do.Bank: banking_reason,
    do.Starter: starting_reason,
    do.Close: closing_reason,
}
"""What speaks for an answer; of all others nothing is said."""
