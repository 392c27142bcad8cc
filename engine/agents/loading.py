"""Die Speicherstadt: a plan for a seat's Loading."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.agents.outlook import Outlook, contract_worth, outlook
from engine.agents.worth import STORED, buyers_of, store_room
from engine.core.actions import Action, act
from engine.core.decisions import Decision
from engine.games.speicherstadt.actions import Deliver, Done, Exchange, Process, Sell, Trade
from engine.games.speicherstadt.phases.loading import EXCHANGE, HALL, TRADE
from engine.games.speicherstadt.state import State

EXCHANGED = 0.2
"""What a good is worth, in points, that nothing better can be done with."""


@dataclass(slots=True)
class Hold:
    """What a plan still has to dispose of, and its moves so far.

    `lacking`: contract -> goods that it lacks; `points`: contract -> its points; `buyers`: good -> merchant
    or factory and the points it gives; `factories`: which of them are factories; `rate`: goods that the
    Market Hall asks for another one.
    """

    seat: int
    pool: list[str]
    lacking: dict[str, list[str]]
    points: dict[str, int]
    buyers: dict[str, tuple[str, float]]
    factories: frozenset[str]
    supply: dict[str, int]
    rate: int
    room: int
    ahead: Outlook
    moves: list[Action] = field(default_factory=list)

    def gain(self, contract: str, goods: Sequence[str]) -> float:
        """The points that a contract gains by these goods, all of which it lacks."""
        ahead, points = self.ahead, self.points[contract]
        missing = ahead.effort(self.lacking[contract])
        after = contract_worth(points, missing - ahead.effort(goods), ahead)
        return after - contract_worth(points, missing, ahead)

    def price(self, good: str) -> float:
        """What a merchant or factory of this seat gives for a good, in points; 0 if there is none."""
        return self.buyers[good][1] if good in self.buyers else 0.0

    def cost(self, goods: Sequence[str]) -> float:
        """What giving these goods away loses, in points: sales, and stores that they would have filled."""
        overflow = max(0, len(self.pool) - self.room)
        stored = max(0, len(goods) - overflow) * (1 + STORED)
        return stored + sum(max(self.price(good), EXCHANGED) for good in goods)

    def deliver(self, contract: str, good: str) -> None:
        """Put a good on a contract."""
        self.pool.remove(good)
        self.lacking[contract].remove(good)
        self.moves.append(act(Deliver, self.seat, good=good, to=contract))

    def sell(self, good: str) -> None:
        """Give a good to its merchant or factory."""
        self.pool.remove(good)
        buyer = self.buyers[good][0]
        way: type[Sell | Process] = Process if buyer in self.factories else Sell
        self.moves.append(act(way, self.seat, good=good, to=buyer))


def suggest(s: State, seat: int) -> tuple[Action, ...]:
    """The best plan that we find for this seat's Loading: moves that end with `done`, each legal in its turn
    if nobody else moves in between. Empty when the seat has nothing to load now.

    First what finishes contracts, then what brings them on, then goods exchanged for what they lack; the
    rest is stored, sold or traded, as it is worth most.
    """
    if not any(decision.seat == seat and decision.ask == "loading" for decision in s.pending):
        return ()
    hold = hold_of(s, seat)
    while deliver_best(hold):
        pass
    while exchange_best(hold):
        pass
    clear_out(hold, stored := to_store(hold))
    hold.moves.append(act(Done, seat, warehouse=tuple(stored), hall=tuple(hold.pool[:HALL])))
    return tuple(hold.moves)


def load(s: State, decision: Decision) -> Action:
    """The first move of the plan."""
    plan = suggest(s, decision.seat)
    return plan[0] if plan else decision.default


def hold_of(s: State, seat: int) -> Hold:
    """What this seat has to load, before the first move of the plan."""
    me, ahead = s.seats[seat], outlook(s)
    lacking = {contract: missing for contract in me.filled if (missing := s.missing(seat, contract))}
    return Hold(
        seat=seat,
        pool=me.pool[:],
        lacking=lacking,
        points={contract: s.card(contract).points for contract in lacking},
        buyers=buyers_of(s, seat, ahead),
        factories=frozenset(card.id for card in s.owned(seat, "factory")),
        supply=s.supply.copy(),
        rate=s.modified("exchange_rate", seat, EXCHANGE),
        room=store_room(s, seat),
        ahead=ahead,
    )


def deliver_best(hold: Hold) -> bool:
    """Load one contract with all that fits: one that this completes, else where it gains most.

    False when every contract would gain less than merchants pay for the same goods.
    """
    best, chosen, load = (False, 0.0), "", []
    for contract, missing in hold.lacking.items():
        goods = [good for good in missing if good in hold.pool]
        gain = hold.gain(contract, goods) - sum(map(hold.price, goods))
        rank = (len(goods) == len(missing) > 0, gain)
        if gain > 0 and rank > best:
            best, chosen, load = rank, contract, goods
    for good in load:
        hold.deliver(chosen, good)
    return bool(load)


def exchange_best(hold: Hold) -> bool:
    """Exchange the goods that are worth least for the one that brings a contract on most, if that pays."""
    best, chosen, given = 0.0, ("", ""), []
    for contract, missing in hold.lacking.items():
        for good in missing:
            give = sorted((it for it in hold.pool if it != good), key=hold.price)[: hold.rate]
            if hold.supply.get(good) and len(give) == hold.rate:
                gain = hold.gain(contract, [good]) - hold.cost(give)
                if gain > best:
                    best, chosen, given = gain, (contract, good), give
    if given:
        trade_in(hold, given, chosen[1])
        hold.deliver(*chosen)
    return bool(given)


def trade_in(hold: Hold, given: list[str], taken: str) -> None:
    """Exchange these goods for one of the supply."""
    for good in given:
        hold.pool.remove(good)
        hold.supply[good] += 1
    hold.supply[taken] -= 1
    hold.pool.append(taken)
    hold.moves.append(act(Exchange, hold.seat, give=tuple(sorted(given)), take=taken))


def to_store(hold: Hold) -> list[str]:
    """Take out of the pool what the warehouse shall keep: what no merchant pays more for."""
    stored: list[str] = []
    worth = 1 + STORED if hold.ahead.rounds else 1.0
    for good in sorted(hold.pool, key=hold.price):
        if len(stored) < hold.room and hold.price(good) < worth:
            hold.pool.remove(good)
            stored.append(good)
    return stored


def clear_out(hold: Hold, stored: list[str]) -> None:
    """Sell, load and trade what is not stored, until no more is left than the Market Hall keeps."""
    for good in hold.pool[:]:
        contract = next((it for it, missing in hold.lacking.items() if good in missing), None)
        if good in hold.buyers:
            hold.sell(good)
        elif contract:
            hold.deliver(contract, good)
    while len(hold.pool) >= TRADE:
        give, hold.pool = hold.pool[:TRADE], hold.pool[TRADE:]
        hold.moves.append(act(Trade, hold.seat, give=tuple(give)))
