"""Orders in tests: given in one line, given at random, carried out as a table does."""

from __future__ import annotations

import random
from collections import Counter

from engine.agents.rollout import pick
from engine.core.actions import Action, notation, parse
from engine.core.loop import apply, forced, legal
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.agents.answers.load_search import suggest
from engine.games.speicherstadt.orders.ahead import ahead
from engine.games.speicherstadt.orders.lots import goals, targets
from engine.games.speicherstadt.orders.standing_orders import Orders
from engine.games.speicherstadt.state import State

Given = dict[int, Orders]


def given(s: State, seat: int = 0) -> Orders:
    """Orders of a seat that has said nothing yet but knows what it holds."""
    return Orders.revise(None, s, seat)


def plan(s: State, *wishes: str, seat: int = 0) -> Orders:
    """Wishes as `column:2` or `column:2 4`: at most 4."""
    orders = given(s, seat)
    for wish in wishes:
        goal, _, most = wish.partition(" ")
        orders = orders.with_wish(goal, int(most) if most else None)
    return orders


def sealed(s: State, *lines: str, seat: int = 0) -> Orders:
    """A Loading laid out ahead."""
    return given(s, seat).with_load(s, seat, [parse(line, GAME.actions) for line in lines])


def answer(orders: Orders, s: State, seat: int = 0) -> str:
    """What the orders say to the question of their seat, in words; `ask` where they ask the person."""
    decision = next(it for it in s.pending if it.seat == seat and it.blocking)
    action = orders.answer(s.seen_by(seat), decision)
    assert action is None or decision.allows(action)
    return "ask" if action is None else notation(action)[2:]


def carried_out(s: State, orders: Given) -> tuple[State, list[Action]]:
    """On until a person must be asked: forced moves and orders; `orders` are brought up to date."""
    moves: list[Action] = []
    while action := next(iter((*forced(s), *ordered(s, orders))), None):
        s = played(s, action, orders)
        moves.append(action)
    orders.update({seat: it.current(s, seat) for seat, it in orders.items()})
    return s, moves


def ordered(s: State, orders: Given) -> list[Action]:
    """The answers of orders to the questions of this moment."""
    asked = ((orders[it.seat], it) for it in s.pending if it.blocking and it.seat in orders)
    return [action for mine, it in asked if (action := mine.answer(s.seen_by(it.seat), it)) is not None]


def played(s: State, action: Action, orders: Given) -> State:
    """After one checked move."""
    assert legal(s, action)
    if action.seat in orders:
        orders[action.seat] = orders[action.seat].after(s.seen_by(action.seat), action)
    return apply(s, action)[0]


def lines(moves: list[Action]) -> list[str]:
    """The moves as people write them."""
    return [notation(action) for action in moves]


def at_random(before: Orders | None, s: State, seat: int, luck: random.Random) -> Orders:
    """Some orders that this seat may give now, in place of or besides those it gave before."""
    it = Orders.revise(before if luck.random() < 0.5 else None, s, seat)
    for lot in targets(s, seat):
        if luck.random() < 0.5:
            it = it.with_limit(lot, luck.randrange(5)) if luck.random() < 0.8 else it.asking(lot)
    for goal in (*goals(s), "cheapest"):
        if luck.random() < 0.3:
            it = it.with_wish(goal, luck.choice((None, 1, 2, 3)))
    if luck.random() < 0.5:
        it = it.for_all(luck.choice((None, 0, 1, 2, 3)))
    if luck.random() < 0.2:
        it = it.with_cap(luck.choice((None, 1, 2, 3)))
    rehearsal = ahead(s, seat)
    return it.with_load(s, seat, suggest(rehearsal, seat)) if rehearsal and luck.random() < 0.7 else it


def games(expansions: tuple[str, ...], seats: int, seed: str, counted: Counter[str]) -> None:
    """A random game in which all seats give orders all the time.

    What is ordered is legal (`played`), depends on nothing hidden, changes nothing before it is due, and
    survives the database; `counted`: the answers by their questions.
    """
    luck, s, orders = random.Random(seed), GAME.new(seats, seed, expansions), Given()
    while not s.over:
        for seat in s.players:
            if luck.random() < 0.2:
                orders[seat] = at_random(orders.get(seat), s, seat, luck)
        s, moves = carried_out(s, orders)
        counted.update(move.do for move in moves)
        assert all(Orders.model_validate_json(it.model_dump_json()) == it for it in orders.values())
        if s.over:
            return
        hidden(s, orders, luck)
        s = played(s, pick(luck.choice(s.pending), luck), orders)
        hidden(s, orders, luck)


def hidden(s: State, orders: Given, luck: random.Random) -> None:
    """For all hidden cards orders answer the same and keep the same, invisibly."""
    before = GAME.dump(s), s.pending
    for seat, mine in orders.items():
        alike = (s, s.seen_by(seat), s.determinized(seat, luck))
        asked = [it for it in s.pending if it.seat == seat]
        assert len({str([mine.answer(it, decision) for decision in asked]) for it in alike}) == 1
        assert mine.current(alike[0], seat) == mine.current(alike[1], seat) == mine.current(alike[2], seat)
        assert targets(alike[1], seat) == targets(s, seat)
        twins = [ahead(it, seat) for it in alike]
        assert all(twin and twin.seats == twins[0].seats for twin in twins) if twins[0] else not any(twins)
    assert (GAME.dump(s), s.pending) == before
