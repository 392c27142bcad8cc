"""The deal: drawn from a seed, dealt to the first state, redrawn where it is hidden (rulebook, set-up)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar

from engine.core import chance
from engine.core import game as core
from engine.core.errors import BadRecord
from engine.games.rotterdam.ruleset import Ruleset
from engine.games.rotterdam.state import Seat, Ship, State

SEATS = range(2, 5)


class Deal(core.Deal):
    """All chance of a game: every pile, first drawn first, and the orders in which used ship cards come back.

    `trigger`: order points that end the game; `anchor_every_round`: every ship at an anchor draws in every
    round, also one that lay there before (A-06). Both are a host's choice.
    """

    CHOSEN: ClassVar[Mapping[str, tuple[int, ...]]] = {
        "trigger": (12, *(points for points in range(3, 31) if points != 12)),
        "anchor_every_round": (False, True),
    }

    trigger: int
    anchor_every_round: bool
    orders: tuple[str, ...]
    products: Mapping[str, tuple[str, ...]]
    ship_cards: tuple[str, ...]
    reshuffles: tuple[tuple[int, ...], ...]


def deal(rules: Ruleset, seats: int, seed: str) -> Deal:
    """Every pile shuffled for itself, a starter by lot."""
    total = rules.box_of_ship_cards.total()
    lists = range(1, rules.numbers.reshuffles.value + 1)
    return Deal(
        expansions=rules.expansions,
        seats=seats,
        start_seat=chance.draw_number(seats, seed, "starter"),
        trigger=rules.numbers.trigger.value,
        anchor_every_round=False,
        orders=tuple(chance.shuffled(rules.orders, seed, "orders")),
        products={
            harbour: tuple(chance.shuffled(box.elements(), seed, f"products {harbour}"))
            for harbour, box in rules.boxes_of_products.items()
        },
        ship_cards=tuple(chance.shuffled(rules.box_of_ship_cards.elements(), seed, "ship cards")),
        reshuffles=tuple(
            tuple(chance.shuffled(range(total), seed, f"ship cards/{number}")) for number in lists
        ),
    )


def begin(rules: Ruleset, deal: Deal) -> State:
    """The table before the first ship is placed; raises `BadRecord` where the deal breaks the set-up."""
    check(rules, deal)
    s = State(
        seats=[
            Seat([Ship() for _ in range(rules.numbers.ships.value[str(deal.seats)])])
            for _ in range(deal.seats)
        ],
        orders=list(deal.orders),
        products={harbour: list(deal.products[harbour]) for harbour in rules.boxes_of_products},
        ship_cards=list(deal.ship_cards),
        reshuffles=deal.reshuffles,
        stock={cargo.id: cargo.units for cargo in rules.goods.cargo},
        trigger=deal.trigger,
        anchor_every_round=deal.anchor_every_round,
        master=deal.start_seat,
    )
    for seat in s.order(deal.start_seat):
        s.seats[seat].orders = sorted(s.orders[: rules.numbers.orders.value])
        del s.orders[: rules.numbers.orders.value]
    return s


def check(rules: Ruleset, deal: Deal) -> None:
    """Raise `BadRecord` where a deal breaks the set-up."""
    numbers = rules.numbers
    if not numbers.lowest_trigger.value <= deal.trigger <= numbers.highest_trigger.value:
        raise BadRecord(f"trigger {deal.trigger}")
    if deal.products.keys() != rules.boxes_of_products.keys():
        raise BadRecord(f"products of {sorted(deal.products)}")
    core.check_pile("orders", deal.orders, Counter(rules.orders.keys()))
    core.check_pile("ship_cards", deal.ship_cards, rules.box_of_ship_cards)
    for harbour, box in rules.boxes_of_products.items():
        core.check_pile(f"products {harbour}", deal.products[harbour], box)
    total = range(rules.box_of_ship_cards.total())
    if len(deal.reshuffles) != numbers.reshuffles.value or any(
        sorted(order) != list(total) for order in deal.reshuffles
    ):
        raise BadRecord(f"reshuffles: {numbers.reshuffles.value} lists, each with every number once")


def redealt(deal: Deal, s: State, seed: str) -> Deal:
    """As in any game; but once it was reshuffled, the pile of ship cards is the last of the reshuffles."""
    anew = core.redealt(deal, s, seed)
    return anew.model_copy(
        update={
            "ship_cards": deal.ship_cards if s.reshuffled else anew.ship_cards,
            "reshuffles": tuple(reshuffle(deal, s, at, seed) for at in range(len(deal.reshuffles))),
        }
    )


def reshuffle(deal: Deal, s: State, at: int, seed: str) -> tuple[int, ...]:
    """The list of a reshuffle: a new one if it is still to come, the same if all its cards were drawn.

    The pile that lies there now keeps the cards that were drawn from it, the others change places; a list
    that came a second time says what happened before, so it stays.
    """
    order, label = deal.reshuffles[at], f"ship cards/{at + 1}"
    past, lists = len(s.reshuffled), len(deal.reshuffles)
    if at >= past:
        return tuple(chance.shuffled(sorted(order), seed, label))
    if past > lists or at < past - 1:
        return order
    size = s.reshuffled[-1]
    known = [number for number in order if number < size][: size - len(s.ship_cards)]
    return (*known, *chance.shuffled(sorted({*order} - {*known}), seed, label))
