"""Die Speicherstadt: summary of a seat's possessions, as input of the evaluation of further cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.speicherstadt.agents.evaluation.outlook import Forecast, standing
from engine.games.speicherstadt.cards import Card
from engine.games.speicherstadt.ruleset import by_kind
from engine.games.speicherstadt.state import Seat, State


class Holding:
    """The cards of a seat by kind, and how it stands among the others.

    `wanted`: points of each open contract and the goods that it lacks and that are not on their way; `open`:
    contracts that lack anything at all; `buyers`: good -> merchant or factory that gives most, and how many
    points; `room`: goods that the warehouses hold; `others`: the strengths of the opponents at fires.
    """

    __slots__ = ("_fit", "buyers", "kinds", "me", "open", "others", "rivals", "room", "strength", "wanted")

    def __init__(self, s: State, seat: int, ahead: Forecast, strengths: Sequence[int]) -> None:
        me, cards = s.seats[seat], s.rules.cards
        kinds = by_kind(s.rules, tuple(me.cards))
        near = {*me.cargo, *me.warehouse, *me.hall}
        lacking = [(cards[contract].points, s.missing(seat, contract)) for contract in me.filled]
        self.me, self.kinds = me, kinds
        self.rivals = [rival for at, rival in enumerate(s.seats) if at != seat]
        self.open = sum(bool(goods) for _, goods in lacking)
        self.wanted = [
            (points, [good for good in goods if good not in near]) for points, goods in lacking if goods
        ]
        self.buyers = buyers(kinds, ahead)
        self.room = sum(card.capacity for card in kinds.get("warehouse", ()))
        self.strength = strengths[seat]
        self.others = [strength for at, strength in enumerate(strengths) if at != seat]
        self._fit: float | None = None

    def count(self, kind: str) -> int:
        """How many cards of a kind."""
        return len(self.kinds.get(kind, ()))

    def best(self, kind: str) -> int:
        """The largest value, or points, of a card of a kind; 0 without one."""
        return max((card.value or card.points for card in self.kinds.get(kind, ())), default=0)

    def strength_gain(self, more: int, ahead: Forecast) -> float:
        """Expected gain in points at future fires from this additional strength."""
        ease = ahead.values.rivalry + ahead.rounds / 2
        return ahead.fire * standing(self.strength + more, self.others, ease) - self.safety(ahead)

    def safety(self, ahead: Forecast) -> float:
        """The points that the fires to come will give, below 0 if they take more."""
        if self._fit is None:
            self._fit = standing(self.strength, self.others, ahead.values.rivalry + ahead.rounds / 2)
        return ahead.fire * self._fit

    def lead(self, ahead: Forecast) -> float:
        """From 0, surely weakest, to 1, surely strongest at fires."""
        return (1 + standing(self.strength, self.others, 2 + ahead.rounds / 2)) / 2


def holdings(s: State, aheads: Sequence[Forecast]) -> list[Holding]:
    """The summaries of all seats, each with its own outlook."""
    strengths = [s.strength(seat) for seat in s.players]
    return [Holding(s, seat, ahead, strengths) for seat, ahead in enumerate(aheads)]


def buyers(kinds: Mapping[str, tuple[Card, ...]], ahead: Forecast) -> dict[str, tuple[str, float]]:
    """For each kind of goods the merchant or factory that gives most, and how many points."""
    buyers: dict[str, tuple[str, float]] = {}
    for card in (*kinds.get("merchant", ()), *kinds.get("factory", ())):
        points = card.coins * ahead.coin if card.kind == "merchant" else float(card.points)
        if card.good not in buyers or points >= buyers[card.good][1]:
            buyers[card.good] = card.id, points
    return buyers


def holding(s: State, seat: int, ahead: Forecast) -> Holding:
    """The summary of one seat; use `holdings` for all, which computes strengths once."""
    return Holding(s, seat, ahead, [s.strength(player) for player in s.players])


def room_of(me: Seat, s: State) -> int:
    """Goods that the warehouses of a seat hold."""
    cards = s.rules.cards
    return sum(cards[card].capacity for card in me.cards)
