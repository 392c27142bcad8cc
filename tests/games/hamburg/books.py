"""What must balance in Hamburg: goods and cards wherever they lie, accounts that follow what is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.events import Event
from engine.games.hamburg import events as told
from engine.games.hamburg.ruleset import SPEICHER
from engine.games.hamburg.state import Seat, State
from tests.laws.books import Books, Entry

ACCOUNTS = ("money", "loans", "speicher")


def stock(s: State) -> Counter[str]:
    """All goods, all cards of the deck, all Speicher, all senate cards."""
    out = Counter((*s.goods, *s.deck, *s.senate, *s.revealed, *s.discard, *s.spent, *s.gone))
    for group in s.display:
        out.update((*group.goods, *filter(None, [group.card])) if group.buyer is None else ())
    for me in s.seats:
        out.update((*me.goods, *me.market, *me.gift, *me.cards, *me.used))
        out[SPEICHER] += me.speicher
    out[SPEICHER] += s.stock
    return out


def accounts(s: State) -> Counter[tuple[int, str]]:
    """Money, points and loans, and all public counts."""
    out = Counter[tuple[int, str]]()
    for seat, me in enumerate(s.seats):
        out.update({(seat, name): getattr(me, name) for name in ACCOUNTS})
        out[seat, "points"] = sum(me.points.values())
        out[seat, "goods"], out[seat, "cards"] = len(me.goods), len(me.cards) + len(me.used)
    return out


def entries(event: Event) -> Iterator[Entry]:
    """Every event of the game that moves something between a seat and the table."""
    match event:
        case told.Bought(seat=seat, goods=goods, card=card, price=price):
            yield from ((seat, "money", -price), (seat, "goods", len(goods)))
            yield seat, "speicher" if card == SPEICHER else "cards", int(bool(card))
        case told.Borrowed(seat=seat, loans=loans, money=money):
            yield from ((seat, "loans", loans), (seat, "money", money))
        case told.Drew(seat=seat, price=price) | told.Chose(seat=seat, price=price):
            yield from ((seat, "money", -price), (seat, "goods", 1))
        case told.Declared(seat=seat, count=count):
            yield seat, "cards", -count
        case told.Opened(seat=seat, market=market, senate=senate):
            yield seat, "goods", -len(market + senate)
        case told.Used(seat=seat, count=count, points=points):
            yield from ((seat, "cards", -count), (seat, "points", points))
        case told.Given(points=shares):
            yield from ((seat, "points", gain) for seat, gain in enumerate(shares))
        case told.Named(seat=seat, kinds=kinds):
            yield seat, "cards", -len(kinds)
        case _:
            yield from closing(event)


def closing(event: Event) -> Iterator[Entry]:
    """What moves from the market on."""
    match event:
        case told.Sold(seat=seat, money=money) | told.Banked(seat=seat, money=money):
            yield seat, "money", money
        case told.PointBought(seat=seat, price=price, points=points):
            yield from ((seat, "money", -price), (seat, "points", points))
        case told.SpeicherBought(seat=seat, price=price):
            yield from ((seat, "money", -price), (seat, "speicher", 1))
        case told.Closed(seat=seat, loans=loans, repaid=repaid, price=price):
            yield from ((seat, "loans", -loans), (seat, "money", -repaid - price))
        case told.Discarded(seat=seat, goods=goods):
            yield seat, "goods", -len(goods)


def sound(s: State) -> bool:
    """Nothing is negative or unsorted, nothing lies where it does not belong."""
    phase, numbers = (s.stack[0].phase if s.stack else ""), s.rules.numbers
    return (
        all(tidy(me) and me.loans <= numbers.most_loans for me in s.seats)
        and all(me.groups <= numbers.most_groups[len(s.seats)] for me in s.seats)
        and bool(s.revealed) == (bool(s.stack) and s.stack[-1].phase == "choosing")
        and (phase in ("office", "raising") or not s.sealed)
        and (phase in ("pricing", "closing", "") or not any(me.market or me.gift for me in s.seats))
        and s.stock >= 0
        and len(s.deck) == (numbers.rounds - s.round) * numbers.groups * bool(s.rules.deck)
    )


def tidy(me: Seat) -> bool:
    """Hands are sorted, and hold what came in public."""
    hands = (me.goods, me.shown, me.cards, me.used)
    return (
        all(hand == sorted(hand) for hand in hands)
        and not Counter(me.shown) - Counter(me.goods)
        and min(me.money, me.loans) >= 0
    )


def finished(s: State) -> bool:
    """After the last round; no seat keeps more than its Speicher take."""
    return s.last_round and not s.deck and all(len(me.goods) <= me.speicher for me in s.seats)


BOOKS = Books(stock, accounts, entries, sound, finished, pile="goods")
