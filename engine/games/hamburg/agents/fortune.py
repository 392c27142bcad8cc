"""How a seat stands when a round is over: its points, and what all else of it will become."""

from __future__ import annotations

from engine.agents.evaluation import standing
from engine.games.hamburg.agents import worth
from engine.games.hamburg.agents.values import Values
from engine.games.hamburg.state import State

MARK = (0.05, 0.055, 0.065, 0.08)
"""Points that come of each Mark where one, two, three, four or more rounds are left."""
GOOD, VALUE, SPEICHER = 0.15, 0.1, 0.15
"""Points that come of a good that was stored, of its value for the senate, of a Speicher for each round."""
CARD = 1 / 13
"""Points that come of what a card is worth in Mark."""
SPREAD = 1.2
"""How far from what it seems the margin may come out at the end: points, for each root of a round."""
LATER = ("money", "speicher", "loans")
"""Lines of the table of points that only the end decides; until then what they count is estimated."""


def standing_of(s: State, seat: int, values: Values) -> tuple[float, float]:
    """The points by which a seat is ahead of the best of the others, and the odds that it wins."""
    return standing(
        s,
        seat,
        lambda: [fortune(s, seat, values) for seat in s.players],
        lambda: SPREAD * (worth.rounds_left(s) + 1) ** 0.5,
    )


def fortune(s: State, seat: int, values: Values) -> float:
    """Points of a seat now, and what its money, goods, Speicher and cards will bring."""
    me, numbers, left = s.seats[seat], s.rules.numbers, worth.rounds_left(s) + 1
    net = me.money - numbers.loan_repay * me.loans
    value = s.rules.worth(s.senate[s.round - 1], me.goods)
    stored = GOOD * len(me.goods) + VALUE * value + SPEICHER * left * me.speicher
    return (
        sure_points(s, seat) + MARK[min(left, len(MARK)) - 1] * net + stored + CARD * cards(s, seat, values)
    )


def sure_points(s: State, seat: int) -> int:
    """Points of a seat that the end does not decide."""
    return sum(line(s, seat) for name, line in s.rules.scoring.items() if name not in LATER)


def cards(s: State, seat: int, values: Values) -> float:
    """Expected value of the cards in a hand, in Mark; cards that count in sets are among the points
    already."""
    held, total = s.seats[seat].cards, 0.0
    for name in held:
        if not s.rules.cards[name].table:
            total += worth.card(s, seat, name, values)
    return total
