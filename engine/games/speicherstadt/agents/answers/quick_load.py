"""Die Speicherstadt: a quick way to load, good enough for imagined games."""

from __future__ import annotations

from engine.games.speicherstadt.phases.loading import EXCHANGE, HALL, TRADE, TRADE_COINS
from engine.games.speicherstadt.state import State


def stow(s: State, seat: int) -> None:
    """Goods to contracts, buyers and stores, in place; the rest is traded or lost."""
    me, cards = s.seats[seat], s.rules.cards
    pool, me.pool = me.pool, []
    fill(s, seat, pool)
    room = 0
    for card in me.cards:
        data = cards[card]
        if data.kind == "warehouse":
            room += data.capacity
        elif data.good and data.good in pool:
            sell(s, seat, card, pool)
    me.warehouse, rest = sorted(pool[:room]), pool[room:]
    while len(rest) >= TRADE:
        s.spill(rest[:TRADE])
        me.coins += TRADE_COINS
        del rest[:TRADE]
    me.hall = rest[:HALL]


def fill(s: State, seat: int, pool: list[str]) -> None:
    """Goods onto contracts, first onto those that lack least; then exchange for the last good of one."""
    open_ones = [(s.missing(seat, contract), contract) for contract in s.seats[seat].filled]
    for missing, contract in sorted((pair for pair in open_ones if pair[0]), key=lambda pair: len(pair[0])):
        for good in missing[:]:
            if good in pool:
                pool.remove(good)
                missing.remove(good)
                s.seats[seat].filled[contract].append(good)
        if len(missing) == 1 and len(pool) >= EXCHANGE:
            exchange(s, seat, contract, missing[0], pool)


def exchange(s: State, seat: int, contract: str, good: str, pool: list[str]) -> None:
    """Other goods for the one that a contract lacks, if it lies in the supply."""
    give = s.modify("exchange_rate", seat, EXCHANGE)
    if s.supply[good] and len(pool) >= give:
        s.spill(pool[:give])
        del pool[:give]
        s.supply[good] -= 1
        s.seats[seat].filled[contract].append(good)


def sell(s: State, seat: int, buyer: str, pool: list[str]) -> None:
    """All goods of its kind to a merchant or a factory."""
    me, card = s.seats[seat], s.rules.cards[buyer]
    goods = pool.count(card.good)
    pool[:] = [good for good in pool if good != card.good]
    s.supply[card.good] += goods
    if card.kind == "factory":
        me.points += card.points * goods
        me.factory += card.points * goods
    else:
        me.coins += card.coins * goods
