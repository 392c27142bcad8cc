"""Effects of the cards at the moments of the base game; two of them have phases of their own."""

from __future__ import annotations

from functools import cache

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
def may_swap(s: State, seat: int, card: str) -> tuple[Form, ...]:
    """Two groups must be left, and something must change (H-10, H-37)."""
    form = exchanges(s)
    return (form,) if form else ()


@effects.at("harbour", "draw1")
def may_draw(s: State, seat: int, card: str) -> tuple[Action, ...]:
    """Always at the same price, also with a loan (H-16)."""
    return (act(Draw1, seat),) if s.payable(seat) >= s.rules.cards[card].cost else ()


@effects.at("harbour", "draw3")
def may_reveal(s: State, seat: int, card: str) -> tuple[Action, ...]:
    """Buying is compulsory, so even the most expensive good must be payable (H-14)."""
    return (act(Draw3, seat),) if s.payable(seat) >= s.rules.dearest else ()


# --- Office and senate


@effects.at("kinds", "extra_kind")
def one_more(card: str, copies: int) -> int:
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
def may_buy_point(s: State, seat: int, card: str) -> tuple[Action, ...]:
    """Also with a loan (6.2)."""
    return (act(BuyVp, seat),) if s.payable(seat) >= s.rules.cards[card].cost else ()


@effects.at("closing", "buy_speicher")
def may_buy_speicher(s: State, seat: int, card: str) -> tuple[Action, ...]:
    """As long as the open stack has any (H-21)."""
    able = s.stock and s.payable(seat) >= s.rules.cards[card].cost
    return (act(BuySpeicher, seat),) if able else ()


@effects.at("closing", "bank_or_start")
def may_bank_or_name(s: State, seat: int, card: str) -> tuple[Action, ...]:
    """A starter is named once a round, and only if a round follows (H-23 to H-25)."""
    money = act(Bank, seat)
    return (money,) if s.successor is not None or s.last_round else (money, *starters(seat, s.players))


@cache
def starters(seat: int, seats: range) -> tuple[Action, ...]:
    """An answer for each seat that may become the starter, the own one too."""
    return tuple(act(Starter, seat, who=successor) for successor in seats)


@effects.at("store", "store")
def storage(s: State, seat: int, card: str) -> tuple[int, ...]:
    """The prices of storage are printed on the card (H-19)."""
    return s.rules.cards[card].prices
