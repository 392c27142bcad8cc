"""What must balance in Rotterdam: cards, cargo, ships, and accounts that follow what is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.events import Event
from engine.games.rotterdam import events as told
from engine.games.rotterdam import ship_card_events
from engine.games.rotterdam.phases.trade import holds
from engine.games.rotterdam.points import ending
from engine.games.rotterdam.state import Seat, State
from tests.laws.books import Books, Entry

LONGEST = 2500
"""Moves of a random game, in which half of all orders that could be completed are not."""


def stock(s: State) -> Counter[str]:
    """All cards, all cargo, all ships."""
    out = Counter((*s.orders, *s.ship_cards, *s.used, *s.spent)) + Counter(s.stock)
    out.update(product for pile in s.products.values() for product in pile)
    for seat, me in enumerate(s.seats):
        out.update((*me.orders, *me.completed, *me.products, *me.cards, *me.open))
        out.update(ship.cargo for ship in me.ships if ship.cargo is not None)
        out[f"ships of {seat}"] = len(me.ships)
    return out


def accounts(s: State) -> Counter[tuple[int, str]]:
    """Public counts: order points, cards in hand, open cards, ships on the board."""
    out = Counter[tuple[int, str]]()
    for seat, me in enumerate(s.seats):
        out[seat, "points"] = s.order_points(seat)
        out[seat, "products"], out[seat, "cards"], out[seat, "open"] = map(
            len, (me.products, me.cards, me.open)
        )
        out[seat, "ships"] = sum(ship.place is not None for ship in me.ships)
    return out


def entries(event: Event) -> Iterator[Entry]:
    """Every event of the game that moves something between a seat and the table."""
    match event:
        case told.Placed(seat=seat, card=card):
            yield seat, "ships", 1
            yield seat, "cards", -(card is not None)
        case told.Unloaded(ship=(seat, _)):
            yield seat, "ships", -1
        case told.Produced(seat=seat, product=product):
            yield seat, "products", int(product is not None)
        case told.Drew(seat=seat):
            yield seat, "cards", 1
        case (
            ship_card_events.Swapped(seat=seat)
            | ship_card_events.DrivenBack(seat=seat)
            | ship_card_events.Inspected(seat=seat)
        ):
            yield seat, "cards", -1
        case ship_card_events.Robbed(seat=seat, launched=launched):
            yield seat, "cards", -1
            yield seat, "ships", int(launched is not None)
        case told.Opened(seat=seat):
            yield seat, "cards", -1
            yield seat, "open", 1
        case told.Traded(seat=seat, taker=taker, give=give, want=want):
            yield seat, "products", len(want) - len(give)
            yield taker, "products", len(give) - len(want)
        case told.Completed(seat=seat, products=products, jokers=jokers, points=points):
            yield seat, "products", -len(products)
            yield seat, "cards", -len(jokers)
            yield seat, "points", points


def sound(s: State) -> bool:
    """One ship a place, hands sorted and within their limit, offers of things that are there."""
    places = [ship.place for me in s.seats for ship in me.ships if ship.place is not None]
    moored = Counter(place for place in places if place not in s.rules.map.accepts)
    phase = s.stack[0].phase if s.stack else ""
    trading = [me.stance != "away" for me in s.seats]
    return (
        max(moored.values(), default=0) <= 1
        and min(s.stock.values()) >= 0
        and all(tidy(me) and len(me.cards) <= s.rules.numbers.hand.value for me in s.seats)
        and (phase == "trade") == any(trading)
        and all(offer.to and holds(s, offer.seat, offer.give) for offer in s.standing)
        and len({offer.seat for offer in s.standing}) == len(s.standing)
        and (phase == "ship_cards" or not any(me.due for me in s.seats))
        and (s.colour is None) == (s.stack[-1].phase != "fork")
        and s.idle < s.rules.numbers.idle_rounds.value
    )


def tidy(me: Seat) -> bool:
    """Hands are sorted; a ship in the supply is empty and forgets where it lay."""
    hands = (me.orders, me.completed, me.products, me.cards, me.open)
    home = [ship for ship in me.ships if ship.place is None]
    return all(hand == sorted(hand) for hand in hands) and not any(ship.cargo or ship.berth for ship in home)


def finished(s: State) -> bool:
    """For one of three reasons."""
    return ending(s) is not None


BOOKS = Books(stock, accounts, entries, sound, finished, pile="ship_cards", longest=LONGEST)
