"""Die Speicherstadt: what cards and goods are worth to a seat, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Iterable

from engine.agents.outlook import Outlook, contract_worth, strengthened
from engine.agents.special import SPECIAL, Appraisal
from engine.games.speicherstadt.cards import Card
from engine.games.speicherstadt.state import State

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


def worth(s: State, seat: int, card: str, goods: tuple[str, ...], ahead: Outlook) -> float:
    """The points that a card, a ship with these goods, brings to a seat that buys it now."""
    it = s.card(card)
    if it.kind == "ship":
        return ship(s, seat, goods, ahead)
    appraise = SPECIAL.get(card) or APPRAISALS.get(it.kind)
    return appraise(s, seat, it, ahead) if appraise else it.points or UNKNOWN


def ship(s: State, seat: int, goods: tuple[str, ...], ahead: Outlook) -> float:
    """What its goods are worth to this seat now, and a point for the Port."""
    me = s.seats[seat]
    on_the_way = {*me.cargo, *me.warehouse, *me.hall}
    lacking = [
        (s.card(contract).points, [good for good in s.missing(seat, contract) if good not in on_the_way])
        for contract in me.filled
    ]
    buyers = buyers_of(s, seat, ahead)
    room = store_room(s, seat) - len(me.warehouse)
    total = float("port" in me.cards)
    for good in goods:
        spare = buyers[good][1] if good in buyers else SPARE * ahead.coin
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
            count, less = ahead.effort(missing), ahead.effort([good])
            gain = contract_worth(points, count - less, ahead) - contract_worth(points, count, ahead)
            if gain > best:
                best, chosen = gain, missing
    if chosen is not None:
        chosen.remove(good)
    return best


def buyers_of(s: State, seat: int, ahead: Outlook) -> dict[str, tuple[str, float]]:
    """For each kind of goods the merchant or factory of a seat that gives most, and how many points."""
    found = [(card.coins * ahead.coin, card) for card in s.owned(seat, "merchant")]
    found += [(float(card.points), card) for card in s.owned(seat, "factory")]
    return {card.good: (card.id, points) for points, card in sorted(found, key=lambda it: it[0])}


def store_room(s: State, seat: int) -> int:
    """Goods that the warehouses of a seat hold."""
    return sum(card.capacity for card in s.owned(seat, "warehouse"))


def contract(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """A contract, less the goods for it that already lie in the seat's stores or came by ship."""
    me = s.seats[seat]
    at_hand = {*me.cargo, *me.warehouse, *me.hall}
    missing = ahead.effort([good for good in card.goods if good not in at_hand])
    rivals = sum(bool(s.missing(seat, other)) for other in me.filled)
    return contract_worth(card.points, missing, ahead) * RIVALS**rivals


def merchant(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """Coins for the goods of its kind that will come, one in two of them; and its points."""
    return card.points + card.coins * expected(card.good, ahead) / 2 * ahead.coin


def factory(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """Points for the goods of its kind that will come, one in two of them."""
    return card.points * expected(card.good, ahead) / 2


def expected(good: str, ahead: Outlook) -> float:
    """How many goods of a kind a seat may hope for."""
    return ahead.crates / ahead.kinds / ahead.effort([good])


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
    return strengthened(s, seat, card.value, ahead)


def income(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """A coin now and in each round to come; late coins buy little."""
    return card.coins * (1 + ahead.rounds) * ahead.coin * 0.8


def building(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """Its points."""
    return float(card.points)


APPRAISALS: dict[str, Appraisal] = {
    "merchant": merchant,
    "factory": factory,
    "contract": contract,
    "warehouse": warehouse,
    "counting_office": office,
    "fireman": fireman,
    "income": income,
    "point_building": building,
}
"""How each kind of card is judged; ships lie with their goods and are judged in `worth`. Cards of which there
is only one have a table of their own."""
