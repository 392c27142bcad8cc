"""Hidden cards: their view for others, and sampling of worlds that fit a view."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from engine.core.chance import attempts, sample_hidden
from engine.core.decisions import Decision, seen_by
from engine.games.rotterdam.actions import Decline
from engine.games.rotterdam.events import BACK
from engine.games.rotterdam.state import State

OPENLY = ("placing", "sailing", "fork")
"""Questions with public answers: they depend on nothing that is hidden."""


def hide(s: State, seat: int | None) -> None:
    """Turn over what this seat (None: a spectator) may not see, in place."""
    for opponent, me in enumerate(s.seats):
        if opponent != seat:
            me.orders = [BACK] * len(me.orders)
            me.cards = [BACK] * len(me.cards)
            me.products = sorted(map(s.rules.backs.__getitem__, me.products))
    s.orders = [BACK] * len(s.orders)
    s.ship_cards = [BACK] * len(s.ship_cards)
    s.products = {harbour: [BACK + harbour] * len(pile) for harbour, pile in s.products.items()}
    s.reshuffles = ()


def redact_decisions(s: State, seat: int | None) -> tuple[Decision, ...]:
    """The questions as a seat sees them: in full what depends on no hand, else as hidden hands allow."""
    return tuple([question for asked in s.pending for question in redact(s, asked, seat)])


def redact(s: State, asked: Decision, seat: int | None) -> tuple[Decision, ...]:
    """A question as a seat sees it: in full what depends on no hand, else as hidden hands allow.

    Whether a seat that holds ship cards has any choice but the only open one, no other seat can see. That
    a seat cannot take an offer, all see where its products have too few backs of the harbour in question.
    """
    if asked.forced and asked_in_vain(s, asked):
        return (asked,)
    tempting = asked.forced and bool(s.seats[asked.seat].cards)
    return (asked,) if asked.ask in OPENLY and not tempting else seen_by((asked,), seat)


def may_hold(s: State, seat: int, products: tuple[str, ...]) -> bool:
    """Whether a seat may have all of these by public information: backs show the harbours."""
    hand, wanted = ([s.rules.backs[card] for card in cards] for cards in (s.seats[seat].products, products))
    return all([hand.count(product) >= wanted.count(product) for product in wanted])  # noqa: C419  # faster


def asked_in_vain(s: State, asked: Decision) -> bool:
    """Whether it is public that a seat cannot give what an offer to it wants."""
    offerer = next((option.offerer for option in asked.options if isinstance(option, Decline)), None)
    return any(offer.seat == offerer and not may_hold(s, asked.seat, offer.want) for offer in s.standing)


def harbour_of(s: State, product: str) -> str:
    """The harbour on the back of a product card, which may lie face down already."""
    return product[len(BACK) :] if product.startswith(BACK) else s.rules.products[product].harbour


def imagine(s: State, seat: int, rng: random.Random) -> None:
    """Re-deal all that this seat can't see, in place: sorted, then shuffled. A seat holds what it offers, and
    what it is asked about. Raises `Unimaginable`."""
    for _ in attempts():
        deal_orders(s, seat, rng)
        deal_ship_cards(s, seat, rng)
        deal_products(s, seat, rng)
        if believable(s, seat):
            break
    total = s.rules.box_of_ship_cards.total()
    lists = s.rules.numbers.reshuffles.value
    s.reshuffles = tuple([tuple(rng.sample(range(total), total)) for _ in range(lists)])


def believable(s: State, seat: int) -> bool:
    """Whether the seat that is asked would be asked with these cards."""
    asked = s.seat_in_turn
    return asked in (None, seat) or s.rules.phases[s.stack[-1].phase].believable(s, asked)


def others(s: State, seat: int) -> Iterator[int]:
    """All seats but this one, in the order of the table."""
    return (player for player in s.players if player != seat)


def deal_orders(s: State, seat: int, rng: random.Random) -> None:
    """The orders that are not completed and that this seat does not hold."""
    open_to_me = {*s.seats[seat].orders}.union(*(me.completed for me in s.seats))
    unseen = sample_hidden([order for order in s.rules.orders if order not in open_to_me], rng)
    for opponent in others(s, seat):
        me = s.seats[opponent]
        me.orders = sorted(unseen[: len(me.orders)])
        del unseen[: len(me.orders)]
    s.orders = unseen


def deal_ship_cards(s: State, seat: int, rng: random.Random) -> None:
    """The ship cards that are not used, open or in this seat's hand."""
    seen = Counter((*s.used, *s.seats[seat].cards, *(card for me in s.seats for card in me.open)))
    unseen = sample_hidden((s.rules.box_of_ship_cards - seen).elements(), rng)
    for opponent in others(s, seat):
        me = s.seats[opponent]
        me.cards = sorted(unseen[: len(me.cards)])
        del unseen[: len(me.cards)]
    s.ship_cards = unseen


def deal_products(s: State, seat: int, rng: random.Random) -> None:
    """The products neither spent nor in this seat's hand, harbour by harbour, for backs can be seen."""
    seen = Counter((*s.spent, *s.seats[seat].products))
    wanted = {i: [harbour_of(s, product) for product in s.seats[i].products] for i in others(s, seat)}
    hands: dict[int, list[str]] = {player: [] for player in wanted}
    for offer in s.standing:
        if offer.seat != seat:
            hands[offer.seat].extend(offer.give)
            seen.update(offer.give)
            for product in offer.give:
                wanted[offer.seat].remove(harbour_of(s, product))
    for harbour, box in s.rules.boxes_of_products.items():
        unseen = sample_hidden((box - seen).elements(), rng)
        for opponent, harbours in wanted.items():
            count = harbours.count(harbour)
            hands[opponent].extend(unseen[:count])
            del unseen[:count]
        s.products[harbour] = unseen
    for opponent, hand in hands.items():
        s.seats[opponent].products = sorted(hand)
