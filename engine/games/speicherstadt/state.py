"""Everything that lies on the table at one moment."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain
from typing import ClassVar

from pydantic import ConfigDict

from engine.core.chance import sample_hidden
from engine.core.copies import Copyable
from engine.core.state import Frame, clockwise
from engine.games.speicherstadt.cards import Card
from engine.games.speicherstadt.events import Ledger
from engine.games.speicherstadt.hooks import CardHooks
from engine.games.speicherstadt.ruleset import by_kind

STRICT = ConfigDict(extra="forbid", strict=True)
BACK, CUBE = "?", "?"
"""How a hidden card (with its deck: `?B`) and a hidden good look."""
GREY = 10
"""A worker in a line is the number of its seat; a grey worker of that seat is so much more."""


@dataclass(slots=True)
class Seat(Copyable):
    """What a player has. Goods: `cargo` came by ship this round, `pool` is what it may load just now.

    `factory`: the part of `points` that factories gave. `grey`: grey workers still to be used, `stopped`: no
    more of them this round; `breaks`: break cards.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    coins: int = 0
    points: int = 0
    workers: int = 0
    bought: int = 0
    loaded: bool = False
    cards: list[str] = field(default_factory=list)
    filled: dict[str, list[str]] = field(default_factory=dict)
    cargo: list[str] = field(default_factory=list)
    pool: list[str] = field(default_factory=list)
    warehouse: list[str] = field(default_factory=list)
    hall: list[str] = field(default_factory=list)
    factory: int = 0
    grey: int = 0
    stopped: bool = False
    breaks: int = 0


@dataclass(slots=True)
class Column(Copyable):
    """A card of the market and the workers over it, lowest first; later its buyer, if there is one."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    card: str
    goods: tuple[str, ...] = ()
    line: list[int] = field(default_factory=list)
    buyer: int | None = None


@dataclass(slots=True)
class State(CardHooks):
    """A moment of the game. `at`: the card whose turn it is in Purchase.

    `upper`: the cards above the board; None where one was reserved, so that the others keep their places.
    `reserved`: those cards, the first reserved first, each with its one worker. In Purchase `at` goes on from
    the last column to the first of them.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    seats: list[Seat]
    deck: list[str]
    bag: list[str]
    starter: int
    turn: int = 0
    round: int = 0
    at: int = 0
    columns: list[Column] = field(default_factory=list)
    supply: dict[str, int] = field(default_factory=dict)
    discard: list[str] = field(default_factory=list)
    stack: list[Frame] = field(default_factory=list)
    upper: list[Column | None] = field(default_factory=list)
    reserved: list[Column] = field(default_factory=list)

    def seen_by(self, seat: int | None) -> State:
        """Coins and goods are open (ruling 6); only the order of deck and bag is hidden."""
        twin, cards = self.clone(), self.rules.cards
        twin.deck = [BACK + cards[card].deck for card in self.deck]
        twin.bag = [CUBE] * len(self.bag)
        return twin

    def determinized(self, seat: int, rng: random.Random) -> State:
        """Deck and bag in another order: each deck for itself, for their backs can be seen. Of a view too."""
        twin = self.clone()
        if BACK in "".join(self.deck[:1]) or CUBE in self.bag[:1]:
            twin.deck, twin.bag = self.unseen()
        decks: dict[str, list[str]] = {}
        for card in twin.deck:
            decks.setdefault(self.card(card).deck, []).append(card)
        twin.deck = [card for pile in decks.values() for card in sample_hidden(pile, rng)]
        twin.bag = sample_hidden(twin.bag, rng)
        return twin

    def unseen(self) -> tuple[list[str], list[str]]:
        """The cards of the deck, deck by deck, and the goods of the bag: all that does not lie open."""
        market = [*(column for column in self.upper if column), *self.for_sale]
        lying = Counter(column.card for column in market) + Counter(self.discard)
        open_goods = Counter(good for column in market for good in column.goods) + Counter(self.supply)
        for me in self.seats:
            lying.update(me.cards)
            open_goods.update(chain(me.cargo, me.pool, me.warehouse, me.hall, *me.filled.values()))
        cards = {
            card.id: card.count
            for card in self.rules.cards.values()
            if len(self.seats) not in card.removed_at
        }
        hidden = sorted((Counter(cards) - lying).elements(), key=lambda card: self.card(card).deck)
        return hidden, list((Counter(self.rules.goods) - open_goods).elements())

    @property
    def for_sale(self) -> list[Column]:
        """The columns and reserved cards that are not sold or discarded yet, in the order of their sale."""
        phase, row = self.stack[0].phase if self.stack else "", self.columns + self.reserved
        if phase == "purchase":
            return [column for column in row[self.at :] if column.buyer is None]
        return row if phase in ("supply", "demand", "spying") else []

    @property
    def tie_break(self) -> tuple[int, ...]:
        """Of equal points the richer one wins (rulebook, end of the game)."""
        return tuple(seat.coins for seat in self.seats)

    def card(self, card: str) -> Card:
        """The card with this id."""
        return self.rules.cards[card]

    def order(self, first: int) -> tuple[int, ...]:
        """All seats clockwise from `first`."""
        return clockwise(first, len(self.seats))

    def cards_of(self, seat: int, kind: str) -> tuple[Card, ...]:
        """The cards of a kind in front of a seat."""
        return by_kind(self.rules, tuple(self.seats[seat].cards)).get(kind, ())

    def spill(self, goods: Iterable[str]) -> None:
        """Unused goods go to the supply, never back into the bag."""
        for good in goods:
            self.supply[good] += 1

    def strength(self, seat: int) -> int:
        """Strength of a seat against a fire: the sum of its firemen, changed by cards."""
        firemen = sum([fireman.value for fireman in self.cards_of(seat, "fireman")])
        return self.modify("fire_strength", seat, firemen)

    def missing(self, seat: int, contract: str) -> list[str]:
        """The goods that a contract of this seat still lacks; its goods are all of different kinds."""
        lying = self.seats[seat].filled[contract]
        return [good for good in self.rules.cards[contract].goods if good not in lying]

    @property
    def rounds(self) -> int:
        """How many rounds the game has, public: the decks divide evenly into them."""
        cards, laid = self.rules.cards, self.rules.cards_per_round(len(self.seats))
        burned = sum(cards[card].kind == "fire" for card in self.discard)
        left = len(self.deck) - (sum(card.kind == "fire" for card in cards.values()) - burned)
        if self.stack and self.stack[0].phase == "supply":  # a question cuts in: some of this round are due
            left -= laid - len(self.columns) - len(self.upper)
        return self.round + -(-left // laid)

    @property
    def last_round(self) -> bool:
        """Nothing but fire is left in the deck, so this round is the last (rulebook, end of the game)."""
        return self.rules.fires.issuperset(self.deck)

    def ledger(self, seat: int) -> Ledger:
        """Possessions of a seat, sorted as in the game record."""
        me = self.seats[seat]
        return Ledger(
            coins=me.coins,
            points=me.points,
            cards=tuple(sorted(me.cards)),
            contracts={contract: tuple(sorted(me.filled[contract])) for contract in sorted(me.filled)},
            warehouse=tuple(sorted(me.warehouse)),
            hall=tuple(sorted(me.hall)),
        )


def owner(worker: int) -> int:
    """The seat to which a worker in a line belongs, a grey one too."""
    return worker % GREY
