"""Die Speicherstadt: what cards, goods and coins are worth to a seat, in points at the end of the game.

Everything is judged from what lies open on the table. The numbers in capitals are tastes, found by letting
the quick player play against itself; all else follows from the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import exp

from engine.games.speicherstadt.cards import Card
from engine.games.speicherstadt.rules import Ruleset
from engine.games.speicherstadt.state import State

COIN = 2.1
"""A coin while there is much left to buy."""
COIN_FADES = 2.4
"""Rounds before the end at which a coin has lost half of its worth."""
PURSE = 7.5
"""Coins at which a seat is neither poor nor rich."""
GOOD = 0.3
"""What fetching one more good costs, in coins."""
LUCK = 0.95
"""The chance to get a good that comes at all: others bid for the same ships."""
LAST_SHIP = 0.3
"""The same before the last purchase of the game."""
KINDS = 5
"""Kinds of goods that a good may be."""
SPARE = 0.5
"""A good that fits nowhere, in coins: the Market Hall pays one coin for two."""
WANTED = 1.3
"""How many times as much a good is worth at least if a contract wants it."""
STORED = 0.3
"""How much more than its points a stored good is worth: it may fit a later contract."""
UNKNOWN = 1.5
"""A card of which nothing is known but that somebody pays for such cards."""
RIVALS = 0.7
"""Each contract still open makes the next one so much less worth: they want the same goods."""
HOPE = 0.33
"""The chance to find the next card of a set."""
CONSOLED = 0.7
"""The part of the coin for buying nothing that a first purchase costs: often one buys anyway."""
RIVALRY = 2.0
"""Strength by which one is ahead before a fire feels safe, with the last fire at hand."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is still to come, as everybody can see.

    `rounds` after this one, `crates`: goods that a seat may hope for, `odds`: the chance to get one of a
    certain kind in time, `fire`: points of all fires to come, `coin`: points that a coin is worth.
    """

    rounds: float
    crates: float
    odds: float
    fire: int
    coin: float


def outlook(s: State) -> Outlook:
    """What is still to come, from the heights of deck and bag and from the burned fires."""
    rounds = max(0.0, (len(s.deck) - 1) / s.rules.laid(len(s.seats)))
    crates = len(s.bag) / len(s.seats)
    odds = LUCK * (1 - (1 - 1 / KINDS) ** (crates + 1))
    if not rounds:
        odds = 0.0 if s.stack and s.stack[-1].phase == "loading" else LAST_SHIP
    fire = sum(value for card, value in fires(s.rules).items() if card not in s.discard)
    return Outlook(rounds, crates, odds, fire, coin_worth(rounds))


def coin_worth(rounds: float) -> float:
    """What a coin is worth with so many rounds to come: in the end only points count."""
    return COIN * rounds / (rounds + COIN_FADES)


@lru_cache(maxsize=64)
def fires(rules: Ruleset) -> dict[str, int]:
    """The fires of a ruleset and their points."""
    return {card.id: card.value for card in rules.cards.values() if card.kind == "fire"}


def thrift(coins: int) -> float:
    """How much dearer a coin is to a seat with so many: the poor look twice."""
    return 2 * PURSE / (PURSE + coins)


def worth(s: State, seat: int, card: str, goods: tuple[str, ...], ahead: Outlook) -> float:
    """The points that a card, a ship with these goods, brings to a seat that buys it now."""
    it = s.card(card)
    if it.kind == "ship":
        return ship(s, seat, goods, ahead)
    appraise = APPRAISALS.get(it.kind)
    return appraise(s, seat, it, ahead) if appraise else it.points or UNKNOWN


def contract_worth(points: int, missing: int, ahead: Outlook) -> float:
    """A contract that lacks so many goods: its points by the odds of finishing it, less what that costs."""
    if not missing:
        return float(points)
    hoped = points * ahead.odds**missing
    return max(hoped / 5, hoped - missing * GOOD * ahead.coin)  # never so little that a good gains nothing


def ship(s: State, seat: int, goods: tuple[str, ...], ahead: Outlook) -> float:
    """What its goods are worth to this seat now, and a point for the Port."""
    me = s.seats[seat]
    on_the_way = {*me.cargo, *me.warehouse, *me.hall}
    lacking = [
        (s.card(contract).points, [good for good in s.missing(seat, contract) if good not in on_the_way])
        for contract in me.filled
    ]
    merchants = {card.good: card.coins for card in s.owned(seat, "merchant")}
    room = store_room(s, seat) - len(me.warehouse)
    total = float("port" in me.cards)
    for good in goods:
        spare = merchants.get(good, SPARE) * ahead.coin
        gain = deliver(good, lacking, ahead)
        if gain:
            total += max(gain, spare * WANTED)
        elif room > 0 and spare < 1 + STORED:
            room, total = room - 1, total + 1 + STORED
        else:
            total += spare
    return total


def deliver(good: str, lacking: Iterable[tuple[int, list[str]]], ahead: Outlook) -> float:
    """Give a good to the contract that gains most by it; returns the points gained, 0 where none lacks it."""
    best, chosen = 0.0, None
    for points, missing in lacking:
        if good in missing:
            count = len(missing)
            gain = contract_worth(points, count - 1, ahead) - contract_worth(points, count, ahead)
            if gain > best:
                best, chosen = gain, missing
    if chosen is not None:
        chosen.remove(good)
    return best


def store_room(s: State, seat: int) -> int:
    """Goods that the warehouses of a seat hold."""
    return sum(card.capacity for card in s.owned(seat, "warehouse"))


def contract(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """A contract, less the goods for it that already lie in the seat's stores or came by ship."""
    me = s.seats[seat]
    at_hand = {*me.cargo, *me.warehouse, *me.hall}
    missing = sum(good not in at_hand for good in card.goods)
    rivals = sum(bool(s.missing(seat, other)) for other in me.filled)
    return contract_worth(card.points, missing, ahead) * RIVALS**rivals


def merchant(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """Coins for the goods of its kind that will come, one in two of them; and its points."""
    return card.points + card.coins * ahead.crates / KINDS / 2 * ahead.coin


def warehouse(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """Filled by the end if there is time, and a help on the way."""
    return card.points * min(card.capacity, ahead.crates / 2) * (1 + STORED)


def office(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """The step in points to one more office, and a part of the next step while there is time for it."""
    owned, table = len(s.owned(seat, "counting_office")), card.points_by_owned
    if owned + 1 >= len(table):
        return 0.0
    hope = (table[owned + 2] - table[owned + 1]) * HOPE if owned + 2 < len(table) and ahead.rounds else 0.0
    return table[owned + 1] - table[owned] + hope


def fireman(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """How much better the fires to come will end with him."""
    mine = s.strength(seat)
    others = [s.strength(other) for other in s.players if other != seat]
    ease = RIVALRY + ahead.rounds / 2
    stand = standing(mine + card.value, others, ease) - standing(mine, others, ease)
    return ahead.fire * stand


def standing(mine: int, others: list[int], ease: float) -> float:
    """The odds of being strongest less those of being weakest, from -1 to 1."""
    most = 1 / (1 + exp((max(others) - mine) / ease * 2))
    least = 1 / (1 + exp((mine - min(others)) / ease * 2))
    return most - least


def income(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """A coin now and in each round to come; late coins buy little."""
    return card.coins * (1 + ahead.rounds) * ahead.coin * 0.8


def building(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """Its points."""
    return float(card.points)


def end_bonus(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """The Port counts ships, also half of those to come; the Chamber coins, half of which will be spent.

    Of what other cards count we suppose two.
    """
    if card.id == "port":
        return card.points * (len(s.owned(seat, "ship")) + ahead.crates / 3 / 2)
    if card.id == "chamber_of_commerce":
        return card.points * (s.seats[seat].coins / 2 + ahead.rounds)
    return card.points * 2.0


APPRAISALS: dict[str, Callable[[State, int, Card, Outlook], float]] = {
    "merchant": merchant,
    "contract": contract,
    "warehouse": warehouse,
    "counting_office": office,
    "fireman": fireman,
    "income": income,
    "point_building": building,
    "end_bonus": end_bonus,
}
"""How each kind of card is judged; ships lie with their goods and are judged in `worth`."""
