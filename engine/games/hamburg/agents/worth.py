"""Values of goods, cards and loans to a seat, in Mark, from what it can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import comb, exp

from engine.games.hamburg.agents.values import QUICK, Values
from engine.games.hamburg.events import BACK
from engine.games.hamburg.ruleset import SPEICHER
from engine.games.hamburg.state import State

Sold = Mapping[str, float]
"""How many cards of each kind others are likely to sell."""
TYPICAL = {2: 14.0, 3: 11.0, 4: 9.0, 5: 8.5}
"""The value of a gift of others, by seats."""
SPREAD = 3.5
"""How far such values lie apart."""


def point(s: State, values: Values) -> float:
    """Value of a point now, in Mark."""
    return values.last_point if s.last_round else values.point


def rounds_left(s: State) -> int:
    """Rounds after the present one; 0 in the last."""
    return s.rules.numbers.rounds - s.round


# --- Goods


def rivals(s: State, seat: int, values: Values) -> dict[str, float]:
    """Expected number of cards of each kind that the others sell: of those that were seen, and of the hidden
    ones in the mix of all goods."""
    box, sold = s.rules.box_of_goods, dict.fromkeys(s.rules.prices, 0.0)
    total = box.total()
    for opponent, me in enumerate(s.seats):
        if opponent != seat:
            for good in me.shown:
                sold[good] += values.sold
            unseen = values.sold * (len(me.goods) - len(me.shown))
            for good, cards in box.items():
                sold[good] += unseen * cards / total
    return sold


def price(table: tuple[int, ...], cards: float) -> float:
    """Market price of a card for a number of cards sold (at least one), linearly interpolated."""
    low = int(cards)
    below, above = (table[min(count, len(table)) - 1] for count in (low, low + 1))
    return below + (above - below) * (cards - low)


def earnings(s: State, kind: str, cards: int, sold: Sold) -> float:
    """Market earnings of a number of cards of a kind, beside those that others sell."""
    return cards * price(s.rules.numbers.market, cards + sold[kind]) if cards else 0.0


def expected_gift_points(s: State, value: float) -> float:
    """The points that a gift of this value can be expected to bring, before others are seen."""
    return chances(round(value), len(s.seats), s.rules.numbers.senate_points[len(s.seats)])


def shares_of_gifts(s: State, values: Iterable[int]) -> dict[int, float]:
    """Expected points for gifts of each of these values."""
    seats, points = len(s.seats), s.rules.numbers.senate_points[len(s.seats)]
    return {value: chances(value, seats, points) for value in values}


@lru_cache(maxsize=4096)
def chances(value: int, seats: int, table: tuple[int, ...]) -> float:
    """Points of all ranks, each with its chance; nothing for a gift without value."""
    if value <= 0:
        return 0.0
    beats, others = 1 / (1 + exp((TYPICAL[seats] - value) / SPREAD)), seats - 1
    return sum(
        points * comb(others, rank) * beats ** (others - rank) * (1 - beats) ** rank
        for rank, points in enumerate(table[:seats])
    )


def good(s: State, kind: str, held: Mapping[str, int], sold: Sold, values: Values) -> float:
    """Value of one more card of a kind beside those in hand: sold, given, or kept for the next senate card;
    less where more kinds are in hand than can be laid."""
    count = held.get(kind, 0)
    market = earnings(s, kind, count + 1, sold) - earnings(s, kind, count, sold)
    gift = s.rules.senate[s.senate[s.round - 1]][kind] * point(s, values) / 5
    later = 0.0
    if not s.last_round:
        later = 2.0 + s.rules.senate[s.senate[s.round]][kind] * 0.6
    crowded = count == 0 and sum(count > 0 for count in held.values()) >= s.rules.numbers.kinds
    return max(market, gift, later) * (0.55 if crowded else 1.0)


def goods(s: State, seat: int, more: Iterable[str], sold: Sold, values: Values) -> float:
    """Value of these goods to a seat that sees its own hand, one after the other."""
    held, total = Counter(good for good in s.seats[seat].goods if good != BACK), 0.0
    for kind in more:
        total += good(s, kind, held, sold, values)
        held[kind] += 1
    return total


# --- Cards

A_ROUND: Mapping[str, float] = {
    "bank_or_start": 9.0,
    "draw1": 2.5,
    "draw3": 3.5,
    "swap": 1.5,
    "buy_vp": 2.0,
    "store": 1.0,
    "buy_speicher": 2.0,
}
"""What cards are worth for each round in which they can still be used."""
LATE: Mapping[str, float] = {"buy_vp": 4.0}
"""Their additional worth in the last round."""
ONCE: Mapping[str, float] = {"extra_kind": 3.0, "gift_plus3": 6.0, "gift16": 5.0, "sole_price": 8.0}
"""What cards are worth that are used up."""


def card(s: State, seat: int, name: str, values: Values) -> float:
    """What a card in hand is worth to a seat until the end of the game, in Mark."""
    if name == SPEICHER:
        return values.speicher * (1.5 + 1.5 * rounds_left(s))
    if name in A_ROUND:
        return values.tools * (A_ROUND[name] * (rounds_left(s) + 1) + LATE.get(name, 0.0))
    return values.once * ONCE[name] if name in ONCE else values.sets * at_the_end(s, seat, name)


def at_the_end(s: State, seat: int, name: str) -> float:
    """Cards that count in groups: the next one, and a part of what the group may still become."""
    table = s.rules.cards[name].table if name in s.rules.cards else ()
    if not table:
        return 0.0
    have = s.seats[seat].cards.count(name) % len(table)
    gain = table[have] - (table[have - 1] if have else 0)
    return QUICK.point * (gain + min(1.0, 0.3 * rounds_left(s)) * (len(table) - 1 - have) * 0.4)


def debt(s: State, seat: int, cost: int, values: Values) -> float:
    """Cost of the loans that a payment would need."""
    short, numbers = cost - s.seats[seat].money, s.rules.numbers
    loans = -(-short // numbers.loan_cash) if short > 0 else 0
    dear = numbers.loan_penalty * values.last_point / 4
    return 1.5 * loans * (dear if s.last_round else numbers.loan_repay - numbers.loan_cash)
