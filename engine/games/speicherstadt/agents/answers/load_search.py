"""Die Speicherstadt: the best plan for a seat's Loading, found by exact search.

All plans come to this: which goods go onto which contracts, some of them fetched by an exchange; and what is
done with the rest. The first is searched through, contract by contract, remembering the best way to each
remainder; for the rest only the number of goods for each use has to be tried, for all uses but sales take any
good, and so take those for which a buyer gives least.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, combinations

from engine.core.actions import Action, act
from engine.core.decisions import Decision
from engine.games.speicherstadt.actions import Deliver, Done, Exchange, Process, Sell, Trade
from engine.games.speicherstadt.agents.evaluation.holdings import Holding, holding
from engine.games.speicherstadt.agents.evaluation.outlook import Forecast, outlook
from engine.games.speicherstadt.agents.values import QUICK, Values
from engine.games.speicherstadt.phases.loading import EXCHANGE, HALL, TRADE, TRADE_COINS
from engine.games.speicherstadt.state import State

KEPT = 0.2
"""Points of a good in the Market Hall while there are rounds to come."""
TIE_BREAK = 0.01
"""Points of a coin at the end, and less than those of a good on a contract that nothing can complete."""
CHAMBER = "chamber_of_commerce"

Load = tuple[tuple[str, str], ...]
"""Goods and the contracts onto which they go."""
Remainder = tuple[int, ...]
"""Goods of each kind that remain in the pool; negative numbers must be fetched."""


@dataclass(frozen=True, slots=True)
class Purse:
    """What the uses of goods are worth to a seat, in points: a coin, a stored good, one in the Market Hall.

    `buyers`: good -> merchant or factory, whether it is a factory, and points for a good.
    """

    ahead: Forecast
    coin: float
    stored: float
    hall: float
    room: int
    rate: int
    buyers: dict[str, tuple[str, bool, float]]

    def price(self, good: str) -> float:
        """Points that the buyer of a good gives; 0 if there is none."""
        return self.buyers[good][2] if good in self.buyers else 0.0


@dataclass(frozen=True, slots=True)
class Rest:
    """What becomes of the goods that go onto no contract, cheapest first: some for exchanges, stores, hall
    and trades, all others to buyers. `fetched`: goods taken in exchanges to be sold."""

    worth: float
    given: int = 0
    stored: int = 0
    hall: int = 0
    traded: int = 0
    fetched: tuple[str, ...] = ()


@dataclass(slots=True)
class LoadingSearch:
    """The goods at hand and all that may become of them."""

    kinds: tuple[str, ...]
    supply: dict[str, int]
    purse: Purse
    best: tuple[float, Load, Remainder, Rest] = field(default=(-1.0, (), (), Rest(0.0)))

    def is_possible(self, rest: Remainder) -> bool:
        """Whether what must be fetched can be: it lies in the supply, and enough is left to give."""
        fetched = -sum(number for number in rest if number < 0)
        if fetched * self.purse.rate > sum(number for number in rest if number > 0):
            return False
        return all(n >= 0 or -n <= self.supply[kind] for kind, n in zip(self.kinds, rest, strict=True))


def suggest(s: State, seat: int, values: Values = QUICK) -> tuple[Action, ...]:
    """The best plan for this seat's Loading: moves that end with `done`, each legal in its turn if no other
    seat moves in between. Empty when the seat has nothing to load now."""
    if not any(decision.seat == seat and decision.ask == "loading" for decision in s.pending):
        return ()
    purse = purse_of(s, seat, values)
    pool = Counter(s.seats[seat].pool)
    lacking = {contract: goods for contract in s.seats[seat].filled if (goods := s.missing(seat, contract))}
    search = LoadingSearch(tuple(dict.fromkeys(chain(pool, *lacking.values()))), s.supply, purse)
    ways: dict[Remainder, tuple[float, Load]] = {tuple(pool[kind] for kind in search.kinds): (0.0, ())}
    for contract, missing in lacking.items():
        ways = load_contract(search, ways, contract, s.card(contract).points, missing)
    for remainder, (worth, load) in sorted(ways.items(), key=lambda pair: -pair[1][0]):
        rest = best_rest(search, remainder)
        if worth + rest.worth > search.best[0]:
            search.best = worth + rest.worth, load, remainder, rest
    return tuple(moves(s, seat, search))


def load(s: State, decision: Decision, values: Values = QUICK) -> Action:
    """The first move of the plan."""
    plan = suggest(s, decision.seat, values)
    return plan[0] if plan else decision.default


def purse_of(s: State, seat: int, values: Values) -> Purse:
    """Values of goods and coins to this seat now."""
    ahead = outlook(s, values)
    own = holding(s, seat, ahead)
    chamber = s.card(CHAMBER).points if CHAMBER in own.me.cards else 0
    coin = max(ahead.coin, chamber, TIE_BREAK)
    return Purse(
        ahead=ahead,
        coin=coin,
        stored=1 + values.stored * (ahead.rounds > 0),
        hall=KEPT if ahead.rounds else TIE_BREAK / 10,
        room=own.room,
        rate=s.modify("exchange_rate", seat, EXCHANGE),
        buyers=buyers_of(own, coin),
    )


def buyers_of(holding: Holding, coin: float) -> dict[str, tuple[str, bool, float]]:
    """Best buyer for each kind of goods."""
    buyers: dict[str, tuple[str, bool, float]] = {}
    for card in (*holding.kinds.get("merchant", ()), *holding.kinds.get("factory", ())):
        factory = card.kind == "factory"
        points = float(card.points) if factory else card.coins * coin
        if card.good not in buyers or points > buyers[card.good][2]:
            buyers[card.good] = card.id, factory, points
    return buyers


def load_contract(
    search: LoadingSearch,
    ways: dict[Remainder, tuple[float, Load]],
    contract: str,
    points: int,
    missing: Sequence[str],
) -> dict[Remainder, tuple[float, Load]]:
    """The ways on, with any goods onto this contract; of several to the same remainder the best."""
    better = dict(ways)
    for size in range(1, len(missing) + 1):
        for goods in combinations(missing, size):
            gain = gain_of(points, missing, goods, search.purse.ahead)
            onto = tuple((good, contract) for good in goods)
            for remainder, (worth, load) in ways.items():
                rest = tuple(n - (kind in goods) for kind, n in zip(search.kinds, remainder, strict=True))
                if (rest not in better or better[rest][0] < worth + gain) and search.is_possible(rest):
                    better[rest] = worth + gain, load + onto
    return better


def gain_of(points: int, missing: Sequence[str], goods: Sequence[str], ahead: Forecast) -> float:
    """The points that a contract gains by these goods, all of which it lacks."""
    left = [good for good in missing if good not in goods]
    return (
        open_contract_value(points, left, ahead)
        - open_contract_value(points, missing, ahead)
        + len(goods) * TIE_BREAK / 2
    )


def open_contract_value(points: int, missing: Sequence[str], ahead: Forecast) -> float:
    """What a contract that lacks these goods is worth: a good in the hand counts more than one on the sea."""
    return float(points * min(ahead.odds, ahead.values.sea) ** ahead.effort(missing))


def best_rest(search: LoadingSearch, remainder: Remainder) -> Rest:
    """The best that can be done with what goes onto no contract."""
    purse = search.purse
    prices = sorted(chain(*([purse.price(k)] * n for k, n in zip(search.kinds, remainder, strict=True))))
    due = -sum(n for n in remainder if n < 0) * purse.rate
    best = Rest(-1.0)
    for fetched in fetchable(search, remainder, (len(prices) - due) // purse.rate):
        given = due + len(fetched) * purse.rate
        sold = sum(map(purse.price, fetched))
        for rest in uses(purse, prices[given:]):
            if rest.worth + sold > best.worth:
                best = Rest(rest.worth + sold, given, rest.stored, rest.hall, rest.traded, fetched)
    return best


def fetchable(search: LoadingSearch, remainder: Remainder, most: int) -> Iterator[tuple[str, ...]]:
    """Goods that may be fetched to be sold: the most expensive that lies in the supply or was just sold to
    it, again and again, for each sale brings it back."""
    left = dict(zip(search.kinds, remainder, strict=True))
    to_have = [good for good in search.purse.buyers if search.supply[good] or left.get(good, 0) > 0]
    dearest = max(to_have, key=search.purse.price, default=None)
    yield from ((dearest,) * count if dearest else () for count in range(most + 1 if dearest else 1))


def uses(purse: Purse, prices: Sequence[float]) -> Iterator[Rest]:
    """All numbers of goods to store, keep and trade; the cheapest are used so, the others go to buyers."""
    for stored in range(min(purse.room, len(prices)) + 1):
        for hall in range(min(HALL, len(prices) - stored) + 1):
            for pairs in range((len(prices) - stored - hall) // TRADE + 1):
                worth = stored * purse.stored + hall * purse.hall + pairs * TRADE_COINS * purse.coin
                used = stored + hall + pairs * TRADE
                yield Rest(worth + sum(prices[used:]), 0, stored, hall, pairs)


# --- From the result to moves


def moves(s: State, seat: int, search: LoadingSearch) -> Iterator[Action]:
    """The plan move by move: contracts from the pool, sales, exchanges with their use, trades, stores."""
    _, load, _, rest = search.best
    purse, left, later = search.purse, Counter(s.seats[seat].pool), list[tuple[str, str]]()
    for good, contract in load:
        if left[good]:
            left[good] -= 1
            yield act(Deliver, seat, good=good, to=contract)
        else:
            later.append((good, contract))
    goods = sorted(left.elements(), key=lambda good: (purse.price(good), good))
    given, goods = goods[: rest.given], goods[rest.given :]
    stored, goods = goods[: rest.stored], goods[rest.stored :]
    hall, goods = goods[: rest.hall], goods[rest.hall :]
    pairs, sold = goods[: rest.traded * TRADE], goods[rest.traded * TRADE :]
    yield from (sale(seat, good, purse) for good in sold if good in purse.buyers)
    for at, good in enumerate((*rest.fetched, *(good for good, _ in later))):
        give = given[at * purse.rate : (at + 1) * purse.rate]
        yield act(Exchange, seat, give=tuple(sorted(give)), take=good)
        if at < len(rest.fetched):
            yield sale(seat, good, purse)
    yield from (act(Deliver, seat, good=good, to=contract) for good, contract in later)
    for at in range(0, len(pairs), TRADE):
        yield act(Trade, seat, give=tuple(sorted(pairs[at : at + TRADE])))
    yield act(Done, seat, warehouse=tuple(sorted(stored)), hall=tuple(hall))


def sale(seat: int, good: str, purse: Purse) -> Action:
    """A good to its buyer."""
    buyer, factory, _ = purse.buyers[good]
    return act(Process if factory else Sell, seat, good=good, to=buyer)


def outcome(s: State, seat: int, purse: Purse) -> float:
    """Value of a finished Loading to a seat, in points, by which plans are compared."""
    me, total = s.seats[seat], 0.0
    for contract in me.filled:
        total += open_contract_value(s.card(contract).points, s.missing(seat, contract), purse.ahead)
    return (
        total
        + me.coins * purse.coin
        + me.points
        + purse.stored * len(me.warehouse)
        + purse.hall * len(me.hall)
    )
