"""What the cards do at the moments of the base game; two of them have phases of their own."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.actions import Action, act
from engine.core.decisions import Form
from engine.core.effects import Effects
from engine.games.hamburg.actions import Bank, BuySpeicher, BuyVp, Draw1, Draw3, Starter
from engine.games.hamburg.events import Used
from engine.games.hamburg.magistrat.exchange import exchanges
from engine.games.hamburg.moments import MOMENTS
from engine.games.hamburg.state import State

effects = Effects(MOMENTS)


# --- Harbour


@effects.at("harbour", "swap")
def may_swap(s: State, seat: int, card: str) -> Iterator[Form]:
    """Two groups must be left, and something must change (H-10, H-37)."""
    if form := exchanges(s):
        yield form


@effects.at("harbour", "draw1")
def may_draw(s: State, seat: int, card: str) -> Iterator[Action]:
    """Always at the same price, also with a loan (H-16)."""
    if s.payable(seat) >= s.rules.cards[card].cost:
        yield act(Draw1, seat)


@effects.at("harbour", "draw3")
def may_reveal(s: State, seat: int, card: str) -> Iterator[Action]:
    """Buying is compulsory, so even the dearest good must be payable (H-14)."""
    if s.payable(seat) >= s.rules.dearest:
        yield act(Draw3, seat)


# --- Office and senate


@effects.at("kinds", "extra_kind")
def one_more(s: State, seat: int, card: str, copies: int) -> int:
    """A kind more for each."""
    return copies


@effects.at("opened", "extra_kind")
def show(s: State, seat: int, card: str, copies: int) -> None:
    """As many as were needed are discarded (H-02)."""
    me = s.seats[seat]
    needed = len({*me.market, *me.gift}) - s.rules.numbers.kinds
    for _ in range(needed):
        s.use(seat, card)
    if needed > 0:
        s.tell(Used, seat, card, needed)


@effects.at("valued", "gift16")
def reward(s: State, seat: int, card: str, copies: int) -> None:
    """All of them play themselves at the first gift that is large enough (H-06, H-38)."""
    facts = s.rules.cards[card]
    if s.seats[seat].value >= facts.least:
        for _ in range(copies):
            s.use(seat, card)
        s.score(seat, card, copies * facts.points)
        s.tell(Used, seat, card, copies, copies * facts.points)


# --- Closing


@effects.at("closing", "buy_vp")
def may_buy_point(s: State, seat: int, card: str) -> Iterator[Action]:
    """Also with a loan (6.2)."""
    if s.payable(seat) >= s.rules.cards[card].cost:
        yield act(BuyVp, seat)


@effects.at("closing", "buy_speicher")
def may_buy_speicher(s: State, seat: int, card: str) -> Iterator[Action]:
    """As long as the open stack has any (H-21)."""
    if s.stock and s.payable(seat) >= s.rules.cards[card].cost:
        yield act(BuySpeicher, seat)


@effects.at("closing", "bank_or_start")
def may_bank_or_name(s: State, seat: int, card: str) -> Iterator[Action]:
    """A starter is named once a round, and only if a round follows (H-23 to H-25)."""
    yield act(Bank, seat)
    if s.successor is None and not s.last_round:
        yield from (act(Starter, seat, who=who) for who in s.players)


@effects.at("store", "store")
def storage(s: State, seat: int, card: str) -> tuple[int, ...]:
    """Fixed prices (H-19)."""
    return s.rules.cards[card].prices
