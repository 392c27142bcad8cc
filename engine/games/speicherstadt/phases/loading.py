"""Loading: goods to contracts, merchants and stores; all seats at once (rulebook, phase 4)."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.core.actions import Action, act
from engine.core.decisions import Decision, Form, Pick
from engine.core.facts import fact
from engine.core.phases import Step
from engine.games.speicherstadt.actions import Deliver, Done, Exchange, Sell, Trade
from engine.games.speicherstadt.events import Delivered, Exchanged, Loaded, Sold, Traded
from engine.games.speicherstadt.state import State

HALL = 1
"""Goods that the Market Hall keeps (start card)."""
EXCHANGE, TRADE, TRADE_COINS = 3, 2, 1
"""The Market Hall: goods for another good; goods for coins."""


class Loading(Step[State]):
    """One pool a seat: the ships bought this round, its warehouse, its Market Hall (ruling 17)."""

    name = "loading"

    def begin(self, s: State) -> None:
        """Everything that a seat may use lies in its pool."""
        for me in s.seats:
            me.pool = sorted((*me.cargo, *me.warehouse, *me.hall))
            me.cargo, me.warehouse, me.hall, me.loaded = [], [], [], False

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """All seats that are not done, the starter first. Default: keep what fits."""
        return tuple([self.ask(s, seat) for seat in s.order(s.starter) if not s.seats[seat].loaded])

    def ask(self, s: State, seat: int) -> Decision:
        """With an empty pool there is nothing left but to be done."""
        pool = tuple(s.seats[seat].pool)
        if not pool:
            return nothing_left(seat, self.name)
        room = sum([card.capacity for card in s.cards_of(seat, "warehouse")])
        options = (keep_what_fits(seat, pool, room), *self.uses(s, seat), *s.extra("loading", seat))
        forms = (done_form(pool, room), *self.market_hall(s, seat, pool))
        return Decision(seat, self.name, options, forms, where="office")

    def uses(self, s: State, seat: int) -> list[Action]:
        """Each kind of goods onto contracts that lack it and to its merchants."""
        me, actions = s.seats[seat], list[Action]()
        for contract in me.filled:
            for good in s.missing(seat, contract):
                if good in me.pool:
                    actions.append(act(Deliver, seat, good=good, to=contract))
        for merchant in s.cards_of(seat, "merchant"):
            if merchant.good in me.pool:
                actions.append(act(Sell, seat, good=merchant.good, to=merchant.id))
        return actions

    def market_hall(self, s: State, seat: int, pool: tuple[str, ...]) -> tuple[Form, ...]:
        """Exchange and sale, as often as one likes (ruling 15)."""
        if len(pool) < TRADE:
            return ()
        give = s.modify("exchange_rate", seat, EXCHANGE)
        rest = len(pool) - give
        if rest < 0:
            return (trade_form(pool),)
        wanted = tuple([good for good, cubes in s.supply.items() if cubes and pool.count(good) <= rest])
        return (exchange_form(pool, give, wanted), trade_form(pool)) if wanted else (trade_form(pool),)

    def on_deliver(self, s: State, a: Deliver) -> None:
        """Nothing comes off a contract again."""
        me = s.seats[a.seat]
        me.pool.remove(a.good)
        me.filled[a.to].append(a.good)
        s.tell(Delivered, a.seat, a.good, a.to, not s.missing(a.seat, a.to))

    def on_sell(self, s: State, a: Sell) -> None:
        """A merchant pays at once; the good goes to the supply."""
        me, coins = s.seats[a.seat], s.card(a.to).coins
        me.pool.remove(a.good)
        me.coins += coins
        s.spill((a.good,))
        s.tell(Sold, a.seat, a.good, a.to, coins)

    def on_exchange(self, s: State, a: Exchange) -> None:
        """The wanted good must lie in the supply before (ruling 13)."""
        me = s.seats[a.seat]
        for good in a.give:
            me.pool.remove(good)
        s.spill(a.give)
        s.supply[a.take] -= 1
        me.pool = sorted((*me.pool, a.take))
        s.tell(Exchanged, a.seat, a.give, a.take)

    def on_trade(self, s: State, a: Trade) -> None:
        """Any two goods for a coin."""
        me = s.seats[a.seat]
        for good in a.give:
            me.pool.remove(good)
        s.spill(a.give)
        me.coins += TRADE_COINS
        s.tell(Traded, a.seat, a.give, TRADE_COINS)

    def on_done(self, s: State, a: Done) -> None:
        """Goods that are not kept go to the supply."""
        me = s.seats[a.seat]
        lost = me.pool
        for good in (*a.warehouse, *a.hall):
            lost.remove(good)
        me.warehouse, me.hall, me.pool, me.loaded = sorted(a.warehouse), sorted(a.hall), [], True
        s.spill(lost)
        s.tell(Loaded, a.seat, a.warehouse, a.hall, tuple(lost))


@cache
def nothing_left(seat: int, ask: str) -> Decision:
    """A seat without goods can only be done."""
    return Decision(seat, ask, (act(Done, seat, warehouse=(), hall=()),), where="office")


@fact
class Within:
    """Warehouse and Market Hall together keep no more than lies in the pool."""

    pool: tuple[str, ...]

    def __call__(self, warehouse: tuple[str, ...], hall: tuple[str, ...]) -> bool:
        """Whether these stores can be filled from the pool."""
        kept = warehouse + hall
        return all(kept.count(good) <= self.pool.count(good) for good in kept)


def differs(give: tuple[str, ...], take: str) -> bool:
    """Check of an exchange: the good that is taken is none of those given (ruling 13)."""
    return take not in give


@lru_cache(maxsize=4096)
def done_form(pool: tuple[str, ...], room: int) -> Form:
    """Any goods of the pool into the stores, within their limits; storing is optional."""
    picks = (Pick("warehouse", pool, 0, room), Pick("hall", pool, 0, HALL))
    return Form(Done, picks, Within(pool))


@lru_cache(maxsize=4096)
def exchange_form(pool: tuple[str, ...], give: int, wanted: tuple[str, ...]) -> Form:
    """This many goods of the pool for one that lies in the supply."""
    return Form(Exchange, (Pick("give", pool, give, give), Pick("take", wanted, single=True)), differs)


@lru_cache(maxsize=4096)
def trade_form(pool: tuple[str, ...]) -> Form:
    """Two goods of the pool for a coin."""
    return Form(Trade, (Pick("give", pool, TRADE, TRADE),))


def keep_what_fits(seat: int, pool: tuple[str, ...], room: int) -> Done:
    """The published default: the warehouse first, then the Market Hall, in the order of the pool."""
    return act(Done, seat, warehouse=pool[:room], hall=pool[room : room + HALL])
