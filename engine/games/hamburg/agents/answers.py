"""Answers of a sensible player to each question."""

from __future__ import annotations

from collections import Counter

from engine.core.actions import Action, act
from engine.core.decisions import Decision
from engine.games.hamburg.actions import Buy, Choose, Close, Draw1, Draw3, SolePrice
from engine.games.hamburg.agents import piles, worth
from engine.games.hamburg.agents.values import Values
from engine.games.hamburg.agents.worth import Sold
from engine.games.hamburg.state import State


def harbour(s: State, decision: Decision, values: Values) -> Action:
    """The group that promises most, then cards that draw goods; else no more."""
    seat, sold = decision.seat, worth.rivals(s, decision.seat, values)
    buys = [(gain(s, seat, buy.group, sold, values), buy) for buy in decision.options if isinstance(buy, Buy)]
    if buys:
        best, buy = max(buys, key=lambda pair: pair[0])
        if best >= values.least:
            return buy
    draws = [option for option in decision.options if isinstance(option, Draw1 | Draw3)]
    if draws and not s.last_round and s.seats[seat].money >= values.reserve + max(s.rules.prices.values()):
        return draws[-1]
    return decision.default


def gain(s: State, seat: int, group: int, sold: Sold, values: Values) -> float:
    """Expected gain by a group beyond its price, in Mark."""
    offer = s.display[group]
    cost = s.rules.price(offer.goods)
    card = worth.card(s, seat, offer.card, values) if offer.card else 0.0
    return worth.goods(s, seat, offer.goods, sold, values) + card - cost - worth.debt(s, seat, cost, values)


def choosing(s: State, decision: Decision, values: Values) -> Action:
    """The good that promises most beyond its price."""
    seat, prices, sold = decision.seat, s.rules.prices, worth.rivals(s, decision.seat, values)
    choices = [option for option in decision.options if isinstance(option, Choose)]
    return max(choices, key=lambda card: worth.goods(s, seat, (card.good,), sold, values) - prices[card.good])


def office(s: State, decision: Decision, values: Values) -> Action:
    """The piles that promise most."""
    if not s.seats[decision.seat].goods:
        return decision.default
    return piles.lay(decision.seat, piles.best(s, decision.seat, values))


def raising(s: State, decision: Decision, values: Values) -> Action:
    """As many cards as bring more than they are worth later."""
    laid, options = s.sealed[decision.seat], decision.options
    value = s.rules.worth(s.senate[s.round - 1], laid.senate if laid else ())
    each = s.rules.cards["gift_plus3"].value
    later = 0.0 if s.last_round else values.once * worth.ONCE["gift_plus3"]

    def promise(count: int) -> float:
        return worth.point(s, values) * worth.expected_gift_points(s, value + each * count) - later * count

    return options[max(range(len(options)), key=promise)]


def pricing(s: State, decision: Decision, values: Values) -> Action:
    """The kinds that gain most by it, each by more than the card is worth later."""
    own, everybody, price = Counter(s.seats[decision.seat].market), s.on_market, s.rules.market_price
    pick = decision.forms[0].picks[0]
    gains = {kind: own[kind] * (price(own[kind]) - price(everybody[kind])) for kind in pick.among}
    least = 0.0 if s.last_round else values.once * worth.ONCE["sole_price"]
    named = sorted((kind for kind in gains if gains[kind] > least), key=lambda kind: (-gains[kind], kind))
    return act(SolePrice, decision.seat, kinds=tuple(named[: pick.most]))


def cards(s: State, decision: Decision, values: Values) -> Action:
    """Money from the bank, a Speicher that can be filled, points as long as there is money."""
    me = s.seats[decision.seat]
    options = {option.do: option for option in decision.options}
    rich = me.money >= s.rules.cards["buy_vp"].cost + (0 if s.last_round else 2 * values.reserve)
    if "bank" in options:
        return options["bank"]
    if "buy_speicher" in options and len(me.goods) > me.speicher and me.money >= values.reserve:
        return options["buy_speicher"]
    return options["buy_vp"] if "buy_vp" in options and rich else decision.default


def closing(s: State, decision: Decision, values: Values) -> Action:
    """Repay what is not needed, store what is worth most, a little more where that is cheap."""
    if not decision.forms:
        return decision.default
    me, seat, numbers = s.seats[decision.seat], decision.seat, s.rules.numbers
    spare = me.money if s.last_round else me.money - 2 * values.reserve
    repay = max(0, min(me.loans, int(spare // numbers.loan_repay)))
    kept = piles.keeping(s, me.goods)
    keep = sorted(me.goods, key=lambda good: (-kept[good], good))
    room = me.speicher + cheap(s, seat, me.money - repay * numbers.loan_repay)
    answer = act(Close, seat, repay=repay, keep=tuple(keep[: max(room, me.speicher)]))
    return answer if decision.allows(answer) else decision.default


def cheap(s: State, seat: int, money: int) -> int:
    """How many goods beyond the Speicher are worth their price."""
    prices = (0, *s.keeping(seat))
    extra = range(min(len(prices), len(s.seats[seat].goods) - s.seats[seat].speicher + 1))
    return max((n for n in extra if prices[n] <= min(money, 3 * n)), default=0)
