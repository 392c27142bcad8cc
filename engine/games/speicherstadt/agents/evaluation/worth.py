"""Die Speicherstadt: what cards and goods are worth to a seat, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.speicherstadt.agents.evaluation.holdings import Holding, holding
from engine.games.speicherstadt.agents.evaluation.outlook import Forecast, contract_worth
from engine.games.speicherstadt.agents.evaluation.special import SPECIAL, Appraisal
from engine.games.speicherstadt.cards import Card
from engine.games.speicherstadt.state import State


def worth(s: State, seat: int, card: str, goods: tuple[str, ...], ahead: Forecast) -> float:
    """The points that a card, a ship with these goods, brings to a seat that buys it now."""
    return appraise(holding(s, seat, ahead), s.card(card), goods, ahead)


def appraise(holding: Holding, card: Card, goods: tuple[str, ...], ahead: Forecast) -> float:
    """Value of a card to a seat, given its holding."""
    if goods:
        return ship(holding, goods, ahead) * ahead.values.ships
    appraise = APPRAISALS.get(card.id) or APPRAISALS.get(card.kind)
    return appraise(holding, card, ahead) if appraise else card.points or ahead.values.unknown


def ship(holding: Holding, goods: tuple[str, ...], ahead: Forecast) -> float:
    """Value of a ship's goods to this seat now, and a point for the Port."""
    values, room = ahead.values, holding.room - len(holding.me.warehouse)
    lacking = [(points, goods[:]) for points, goods in holding.wanted]
    total = float("port" in holding.me.cards)
    for good in goods:
        spare = holding.buyers[good][1] if good in holding.buyers else values.spare * ahead.coin
        gain = deliver(good, lacking, ahead)
        if gain:
            total += max(gain, spare * values.wanted)
        elif room > 0 and spare < 1 + values.stored:
            room, total = room - 1, total + 1 + values.stored
        else:
            total += spare
    return total


def deliver(good: str, lacking: Iterable[tuple[int, list[str]]], ahead: Forecast) -> float:
    """Give a good to the contract that gains most by it; returns the points gained, 0 where none lacks it."""
    best, chosen = 0.0, None
    for points, missing in lacking:
        if good in missing:
            count, less = ahead.effort(missing), ahead.effort((good,))
            gain = contract_worth(points, count - less, ahead) - contract_worth(points, count, ahead)
            if gain > best:
                best, chosen = gain, missing
    if chosen is not None:
        chosen.remove(good)
    return best


def appraise_contract(holding: Holding, card: Card, ahead: Forecast) -> float:
    """A contract, less the goods for it that already lie in the seat's stores or came by ship."""
    me, values = holding.me, ahead.values
    at_hand = {*me.cargo, *me.warehouse, *me.hall}
    missing = ahead.effort([good for good in card.goods if good not in at_hand])
    return contract_worth(card.points, missing, ahead) * values.rivals**holding.open * values.contracts


def expected_goods(good: str, ahead: Forecast) -> float:
    """How many goods of a kind a seat may hope for."""
    return ahead.crates / ahead.kinds / ahead.effort((good,))


def appraise_warehouse(holding: Holding, card: Card, ahead: Forecast) -> float:
    """Filled by the end if there is time, and a help on the way."""
    values = ahead.values
    return card.points * min(card.capacity, ahead.crates / 2) * (1 + values.stored) * values.stores


def appraise_office(holding: Holding, card: Card, ahead: Forecast) -> float:
    """The step in points to one more office, and a part of the next step while there is time for it."""
    owned, table, values = holding.count("counting_office"), card.points_by_owned, ahead.values
    if owned + 1 >= len(table):
        return 0.0
    more = owned + 2 < len(table) and ahead.rounds
    hope = (table[owned + 2] - table[owned + 1]) * values.hope if more else 0.0
    return (table[owned + 1] - table[owned] + hope) * values.offices


APPRAISALS: dict[str, Appraisal] = {
    # of the goods of its kind that will come, one in two is its own
    "merchant": lambda own, card, ahead: (
        card.points + card.coins * expected_goods(card.good, ahead) / 2 * ahead.coin
    ),
    "factory": lambda own, card, ahead: card.points * expected_goods(card.good, ahead) / 2,
    "contract": appraise_contract,
    "warehouse": appraise_warehouse,
    "counting_office": appraise_office,
    "fireman": lambda own, card, ahead: own.strength_gain(card.value, ahead) * ahead.values.firemen,
    # a coin now and in each round to come; late ones buy little
    "income": lambda own, card, ahead: card.coins * (1 + ahead.rounds) * ahead.coin * 0.8,
    "point_building": lambda own, card, ahead: card.points * ahead.values.buildings,
    "ship": lambda own, card, ahead: 0.0,
    **SPECIAL,
}
"""How each kind of card, or a card that is like no other, is judged; ships with goods are judged by these."""
