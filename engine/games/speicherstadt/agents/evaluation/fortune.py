"""Die Speicherstadt: how the seats stand in the middle of a game, in points at its end.

An imagined game need not be played to its end: what comes after some rounds is mostly luck, the same for all
answers, and hides what they differ by.
"""

from __future__ import annotations

from engine.agents.evaluation import standing
from engine.core.scores import totals
from engine.games.speicherstadt.agents.evaluation.holdings import Holding, holdings
from engine.games.speicherstadt.agents.evaluation.outlook import Forecast, contract_worth, outlook
from engine.games.speicherstadt.agents.evaluation.worth import expected_goods
from engine.games.speicherstadt.agents.values import Values
from engine.games.speicherstadt.state import State


def fortunes(s: State, values: Values) -> list[float]:
    """Expected final points of each seat: its points so far, and what it may hope for."""
    points = totals(s)
    ahead = outlook(s, values)
    hopes = [hope(holding, ahead) for holding in holdings(s, [ahead] * len(points))]
    return [reached + hoped for reached, hoped in zip(points, hopes, strict=True)]


def hope(holding: Holding, ahead: Forecast) -> float:
    """What coins, open contracts (of which each makes the next one less worth), firemen, and the goods that
    merchants and factories will take, one in two of them, will bring."""
    promised = (contract_worth(points, ahead.effort(goods), ahead) for points, goods in holding.wanted)
    ranked = enumerate(sorted(promised, reverse=True))
    contracts = sum(worth * ahead.values.rivals**at for at, worth in ranked)
    sales = sum(points * expected_goods(good, ahead) / 2 for good, (_, points) in holding.buyers.items())
    return holding.me.coins * ahead.coin + contracts + sales + holding.safety(ahead)


def standing_of(s: State, seat: int, values: Values) -> tuple[float, float]:
    """The points by which a seat is ahead of the best of the others, and its part of the victory: in the
    middle of a game the odds of it."""
    return standing(s, seat, lambda: fortunes(s, values), lambda: 1 + outlook(s, values).rounds)
