"""Die Speicherstadt: what each card that is like no other is worth to a seat, in points."""

from __future__ import annotations

from collections.abc import Callable

from engine.agents.outlook import Outlook, standing, strengthened
from engine.games.speicherstadt.cards import Card
from engine.games.speicherstadt.state import State

Appraisal = Callable[[State, int, Card, Outlook], float]

FREE_CARD = 3.0
"""Coins that a free card is worth while there is much left to buy."""
WORKER = 1.2
"""A worker more, once; and the chance to wait for others, twice."""
SWAP = 1.5
"""Two workers that change places, once."""
ANY_GOOD = 2.5
"""A good that completes a contract, or nearly."""
PROFIT_OF_EXCHANGE = 0.25
"""What a good is worth more if two of them, not three, make any other."""
TO_COME = 0.5
"""The part of what will come to a seat that a bonus will count."""


def kept(card: str) -> Appraisal:
    """The worth of a card that will be worth so much at the end, whatever comes."""
    return lambda s, seat, it, ahead: KEPT[card] * (1.0 if ahead.rounds else 0.3)


KEPT = {"spy": SWAP, "auction_hall": ANY_GOOD, "smuggler": ANY_GOOD, "truck": ANY_GOOD / 2}


def count(kind: str, later: float) -> Appraisal:
    """A bonus for each card of a kind: those owned, and so many of which a part may still come."""

    def points(s: State, seat: int, card: Card, ahead: Outlook) -> float:
        hoped = later * TO_COME * (ahead.rounds > 0)
        return card.points * (len(s.owned(seat, kind)) + hoped)

    return points


def port(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """Counts ships, also half of those to come."""
    return card.points * (len(s.owned(seat, "ship")) + ahead.crates / 3 / 2)


def chamber(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """Counts coins, half of which will be spent."""
    return card.points * (s.seats[seat].coins / 2 + ahead.rounds)


def mayor(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """The best point building once more, or a small one that may still come."""
    return float(max((it.points for it in s.owned(seat, "point_building")), default=1 if ahead.rounds else 0))


def savings(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """Coins at once."""
    return card.coins * ahead.coin


def thief(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """A coin of each opponent who has one, which he lacks then."""
    robbed = sum(me.coins > 0 for other, me in enumerate(s.seats) if other != seat)
    return robbed * card.coins * ahead.coin * 1.25


def free_card(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """The price of a dear card."""
    return FREE_CARD * ahead.coin


def workers(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """Two workers, or two breaks, while there are rounds for them."""
    return WORKER * min(card.uses, ahead.rounds)


def exchange(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """Each good to come is worth a little more."""
    return PROFIT_OF_EXCHANGE * ahead.crates


def chief(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """Half the points that the fires to come may give, for one of two or more counts twice."""
    return ahead.fire / 2 * lead(s, seat, ahead)


def insurance(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """The points that the fires to come may take, less the coins."""
    danger = 1 - lead(s, seat, ahead)
    return max(0.0, danger * (ahead.fire - card.coins * ahead.coin)) / 2


def lead(s: State, seat: int, ahead: Outlook) -> float:
    """From 0, surely weakest, to 1, surely strongest at fires."""
    others = [s.strength(other) for other in s.players if other != seat]
    return (1 + standing(s.strength(seat), others, 2 + ahead.rounds / 2)) / 2


def engine(s: State, seat: int, card: Card, ahead: Outlook) -> float:
    """The best fireman once more, or one that may still come."""
    best = max((it.value for it in s.owned(seat, "fireman")), default=2 if ahead.rounds else 0)
    return strengthened(s, seat, best, ahead)


SPECIAL: dict[str, Appraisal] = {
    **{card: kept(card) for card in KEPT},
    "port": port,
    "chamber_of_commerce": chamber,
    "press": count("fireman", 2),
    "harbour_tour": count("point_building", 2),
    "deichtorhallen": count("merchant", 0),
    "accountant": count("contract", 2),
    "mayor": mayor,
    "savings_bank": savings,
    "thief": thief,
    "fish_market": free_card,
    "coffee_break": workers,
    "warehouse_worker": workers,
    "harbour_master": exchange,
    "fire_chief": chief,
    "insurance": insurance,
    "fire_engine": engine,
}
"""How each of these cards is judged."""
