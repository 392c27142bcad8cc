"""Everything that lies on the table, and behind the screens, at one moment."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar

from pydantic import ConfigDict

from engine.core.chance import shuffled
from engine.core.copies import Copyable
from engine.core.loop import advance
from engine.core.state import Frame, clockwise
from engine.games.hamburg.actions import Lay
from engine.games.hamburg.events import Borrowed, Ledger, Reshuffled
from engine.games.hamburg.hooks import CardHooks

STRICT = ConfigDict(extra="forbid", strict=True)
NOBODY = -1
"""The buyer of what was not bought."""


@dataclass(slots=True)
class Seat(Copyable):
    """What a player has; hands are sorted. Money in Mark.

    `shown`: those goods of its hand that came in public; `cards`: in hand; `used`: those that come back
    at the end of the round. `points`: booked so far, by source. `groups`: bought in this round. From the
    opening of the piles to the end of the round `market` and `gift` lie open; `value`: that of the gift;
    `sales`: Mark for what was sold. By how much it has `raised` its gift, and which kinds it prices `alone`;
    None: it was not asked.
    `out`: of the harbour; in Closing `able`: it can play a card, `ended`: it plays no more, `closed`.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    money: int
    speicher: int
    loans: int = 0
    goods: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    points: dict[str, int] = field(default_factory=dict)
    groups: int = 0
    out: bool = False
    market: list[str] = field(default_factory=list)
    gift: list[str] = field(default_factory=list)
    value: int = 0
    sales: int = 0
    raised: int | None = None
    alone: tuple[str, ...] | None = None
    able: bool = False
    ended: bool = False
    closed: bool = False


@dataclass(slots=True)
class Group(Copyable):
    """Goods and the card beside them ("": none), and who bought them: None as long as they can be bought.

    Until the next display it shows what it held.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    goods: list[str]
    card: str = ""
    buyer: int | None = None


@dataclass(slots=True)
class State(CardHooks):
    """A moment of the game. Piles have the next card first.

    `senate`: the cards of all rounds, then the one set aside. `stock`: Speicher on the open stack. `seed`:
    from which each reshuffle follows, unless it is `given`; `reshuffles`: the piles that there were.
    `turn`: the seat in turn; `turns`: how many places of the laps lie behind; `bought`: in this turn.
    `revealed`: goods laid open of which one must be bought. `sealed`: piles face down, None: such as a seat
    can't see. `successor`: the starter that was named. `discard`: goods; `spent`: cards used up; `gone`:
    cards out of the game.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    seats: list[Seat]
    goods: list[str]
    deck: list[str]
    senate: list[str]
    stock: int
    starter: int
    snake: bool
    seed: str
    given: tuple[tuple[str, ...], ...] = ()
    reshuffles: list[tuple[str, ...]] = field(default_factory=list)
    round: int = 0
    turn: int = 0
    turns: int = 0
    bought: bool = False
    display: list[Group] = field(default_factory=list)
    revealed: list[str] = field(default_factory=list)
    sealed: dict[int, Lay | None] = field(default_factory=dict)
    successor: int | None = None
    discard: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    stack: list[Frame] = field(default_factory=list)

    def seen_by(self, seat: int | None) -> State:
        """Money, kinds of goods in hand and sealed piles are secret until the game is over (H-28, H-51)."""
        twin = self.clone()
        if not self.over:
            self.rules.hide(twin, seat)
            twin.attach(self.rules, self.rules.redact(self, seat))
        return twin

    def determinized(self, seat: int, rng: random.Random) -> State:
        """All that this seat can't see dealt again; then all decisions are computed again."""
        twin = self.clone()
        if not self.over:
            self.rules.imagine(twin, seat, rng)
            advance(twin)
        return twin

    @property
    def tie_break(self) -> tuple[int, ...]:
        """Of equal points the goods worth more by the last senate card win, then money: both in one number.
        Nothing before the end, for both are secret."""
        if not self.over:
            return (0,) * len(self.seats)
        return tuple(tie * 1000 + me.money for tie, me in zip(self.ties, self.seats, strict=True))

    @property
    def ties(self) -> tuple[int, ...]:
        """The value of the goods of each seat by the senate card that was set aside (H-49)."""
        return tuple(self.rules.worth(self.senate[-1], me.goods) for me in self.seats)

    @property
    def on_market(self) -> Counter[str]:
        """How many cards of each kind all seats sell together."""
        return Counter(good for me in self.seats for good in me.market)

    @property
    def order(self) -> tuple[int, ...]:
        """All seats clockwise from the starter of the round: the seat order of the rules."""
        return clockwise(self.starter, len(self.seats))

    # --- Goods

    def draw(self, number: int) -> list[str]:
        """The next goods. Where a good is wanted of an empty pile, the discard becomes the pile (H-45)."""
        drawn = self.goods[:number]
        del self.goods[:number]
        if len(drawn) < number:
            self.reshuffle()
            drawn += self.draw(number - len(drawn))
        return drawn

    def reshuffle(self) -> None:
        """Make the discard the pile: in the given order, else in the one that follows from the seed."""
        number = len(self.reshuffles) + 1
        lying = sorted(self.discard, key=self.rules.place_of_good.__getitem__)
        pile = list(self.given[number - 1]) if number <= len(self.given) else []
        if not pile or sorted(pile) != sorted(lying):
            pile = shuffled(lying, self.seed, f"goods/{number}")
        self.goods, self.discard = pile, []
        self.reshuffles.append(tuple(pile))
        if self.events is not None:
            self.tell(Reshuffled, number, tuple(sorted(pile)))

    def take(self, seat: int, goods: Iterable[str], *, openly: bool) -> None:
        """Goods come into a hand; `openly`: in public."""
        me = self.seats[seat]
        me.goods += goods
        me.goods.sort()
        if openly:
            me.shown += goods
            me.shown.sort()

    def part(self, seat: int, goods: Iterable[str]) -> None:
        """Goods leave a hand, in public."""
        hand, shown = self.seats[seat].goods, self.seats[seat].shown
        for good in goods:
            hand.remove(good)
            if good in shown:
                shown.remove(good)

    # --- Money

    def payable(self, seat: int) -> int:
        """Most that a seat can pay, with all loans that it can take."""
        me, numbers = self.seats[seat], self.rules.numbers
        return me.money + numbers.loan_cash * (numbers.most_loans - me.loans)

    def pay(self, seat: int, price: int) -> None:
        """To the bank; the fewest loans that are needed are taken by themselves (H-44)."""
        me, cash = self.seats[seat], self.rules.numbers.loan_cash
        if price > me.money:
            loans = -((me.money - price) // cash)
            me.loans += loans
            me.money += loans * cash
            self.tell(Borrowed, seat, loans, loans * cash)
        me.money -= price

    def score(self, seat: int, source: str, points: int) -> None:
        book = self.seats[seat].points
        book[source] = book.get(source, 0) + points

    def ledger(self, seat: int) -> Ledger:
        """Possessions of a seat, as the game record lists them."""
        me = self.seats[seat]
        return Ledger(
            money=me.money,
            points=sum(me.points.values()),
            loans=me.loans,
            speicher=me.speicher,
            goods=tuple(me.goods),
            cards=tuple(sorted((*me.cards, *me.used))),
            gift=me.value,
            sales=me.sales,
        )
