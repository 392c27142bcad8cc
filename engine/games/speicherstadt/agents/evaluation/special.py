"""Die Speicherstadt: what each card that is like no other is worth to a seat, in points."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.speicherstadt.agents.evaluation.holdings import Holding
from engine.games.speicherstadt.agents.evaluation.outlook import Forecast
from engine.games.speicherstadt.agents.values import Values
from engine.games.speicherstadt.cards import Card

Appraisal = Callable[[Holding, Card, Forecast], float]


def constant_appraisal(taste: Callable[[Values], float]) -> Appraisal:
    """The worth of a card whose effect does not depend on the position; at the end less."""
    return lambda holding, card, ahead: taste(ahead.values) * (1.0 if ahead.rounds else 0.3)


def count(kind: str, later: float) -> Appraisal:
    """Worth of a bonus per card of a kind: those owned, and a share of those that may still come."""

    def points(holding: Holding, card: Card, ahead: Forecast) -> float:
        hoped = later * ahead.values.to_come * (ahead.rounds > 0)
        return card.points * (holding.count(kind) + hoped) * ahead.values.bonuses

    return points


def appraise_port(holding: Holding, card: Card, ahead: Forecast) -> float:
    """Counts ships, also half of those to come."""
    return card.points * (holding.count("ship") + ahead.crates / 3 / 2) * ahead.values.bonuses


def appraise_thief(holding: Holding, card: Card, ahead: Forecast) -> float:
    """A coin from each opponent that has one; they lack it then."""
    robbed = sum(me.coins > 0 for me in holding.rivals)
    return robbed * card.coins * ahead.coin * 1.25


def appraise_workers(holding: Holding, card: Card, ahead: Forecast) -> float:
    """Two workers, or two breaks, while there are rounds for them."""
    return ahead.values.worker * min(card.uses, ahead.rounds)


def appraise_insurance(holding: Holding, card: Card, ahead: Forecast) -> float:
    """The points that the fires to come may take, less the coins."""
    danger = 1 - holding.lead(ahead)
    return max(0.0, danger * (ahead.fire - card.coins * ahead.coin)) / 2


def appraise_engine(holding: Holding, card: Card, ahead: Forecast) -> float:
    """The best fireman once more, or one that may still come."""
    best = holding.best("fireman") or (2 if ahead.rounds else 0)
    return holding.strength_gain(best, ahead) * ahead.values.firemen


SPECIAL: dict[str, Appraisal] = {
    "spy": constant_appraisal(lambda values: values.swap),
    "auction_hall": constant_appraisal(lambda values: values.any_good),
    "smuggler": constant_appraisal(lambda values: values.any_good),
    "truck": constant_appraisal(lambda values: values.any_good / 2),
    "port": appraise_port,
    # coins, half of which will be spent
    "chamber_of_commerce": lambda own, card, ahead: card.points * (own.me.coins / 2 + ahead.rounds),
    "press": count("fireman", 2),
    "harbour_tour": count("point_building", 2),
    "deichtorhallen": count("merchant", 0),
    "accountant": count("contract", 2),
    # the best point building once more, or a small one that may still come
    "mayor": lambda own, card, ahead: float(own.best("point_building") or (1 if ahead.rounds else 0)),
    "savings_bank": lambda own, card, ahead: card.coins * ahead.coin,
    "thief": appraise_thief,
    "fish_market": lambda own, card, ahead: ahead.values.free_card * ahead.coin,
    "coffee_break": appraise_workers,
    "warehouse_worker": appraise_workers,
    "harbour_master": lambda own, card, ahead: ahead.values.exchange * ahead.crates,
    # half the points that the fires to come may give, for one of two or more counts twice
    "fire_chief": lambda own, card, ahead: ahead.fire / 2 * own.lead(ahead),
    "insurance": appraise_insurance,
    "fire_engine": appraise_engine,
}
"""How each of these cards is judged."""
