"""The deal: drawn from a seed, dealt to the first state, redrawn where it is hidden (rules, 0)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar

from pydantic import Field

from engine.core import chance
from engine.core import game as core
from engine.games.hamburg.hidden_information import count_revealed
from engine.games.hamburg.ruleset import SPEICHER, Ruleset
from engine.games.hamburg.state import Seat, State

SEATS = range(2, 6)


class Deal(core.Deal):
    """All chance of a game: its piles, first drawn first, and the seed from which each reshuffle follows.

    `snake`: every second lap of the harbour runs backwards; a host's choice. `reshuffles`: those that are
    known, in place of what the seed says: where a record has none, or where a game goes on from another one.
    """

    CHOSEN: ClassVar[Mapping[str, tuple[int, ...]]] = {"snake": (True, False)}

    snake: bool
    goods: tuple[str, ...]
    deck: tuple[str, ...]
    senate: tuple[str, ...]
    seed: str
    reshuffles: tuple[tuple[str, ...], ...] = Field(default=(), exclude_if=lambda known: not known)


def deal(rules: Ruleset, seats: int, seed: str) -> Deal:
    """Every pile shuffled for itself, a starter by lot."""
    return Deal(
        expansions=rules.expansions,
        seats=seats,
        start_seat=chance.draw_number(seats, seed, "starter"),
        snake=True,
        goods=tuple(chance.shuffled(rules.box_of_goods.elements(), seed, "goods")),
        deck=tuple(chance.shuffled(rules.deck, seed, "deck")),
        senate=tuple(chance.shuffled(rules.senate, seed, "senate")),
        seed=seed,
    )


def begin(rules: Ruleset, deal: Deal) -> State:
    """The table before the first group is laid out; raises `BadRecord` where the deal breaks the set-up."""
    check(rules, deal)
    numbers = rules.numbers
    seats = [Seat(numbers.start_money, numbers.start_speicher) for _ in range(deal.seats)]
    s = State(
        seats=seats,
        goods=list(deal.goods),
        deck=list(deal.deck),
        senate=list(deal.senate),
        stock=numbers.speicher - deal.deck.count(SPEICHER) - numbers.start_speicher * deal.seats,
        starter=deal.start_seat,
        snake=deal.snake,
        seed=deal.seed,
        given=deal.reshuffles,
    )
    s.attach(rules)
    for seat, more in zip(s.order, numbers.more_money.get(deal.seats, ()), strict=False):
        seats[seat].money += more
    dealt = s.draw(numbers.start_goods * deal.seats)
    for place, seat in enumerate(s.order):
        s.take(seat, dealt[place :: deal.seats], openly=False)
    return s


def check(rules: Ruleset, deal: Deal) -> None:
    """Raise `BadRecord` where a deal breaks the set-up."""
    core.check_pile("goods", deal.goods, rules.box_of_goods)
    core.check_pile("deck", deal.deck, rules.box_of_deck)
    core.check_pile("senate", deal.senate, Counter(rules.senate.keys()))


def redealt(deal: Deal, s: State, seed: str) -> Deal:
    """What is left of the goods may be a reshuffled pile; the reshuffles to come follow from this seed."""
    piles = [deal.goods, *s.reshuffles]
    piles[-1] = chance.rest_anew(piles[-1], len(s.goods), seed, "goods")
    return deal.model_copy(
        update={
            "goods": piles[0],
            "deck": chance.rest_anew(deal.deck, len(s.deck), seed, "deck"),
            "senate": chance.rest_anew(deal.senate, len(deal.senate) - count_revealed(s), seed, "senate"),
            "seed": seed,
            "reshuffles": tuple(piles[1:]),
        }
    )
