"""Ship cards: seats with a ship that arrived at an anchor draw; cards may be played before unloading
(rulebook, phase 3)."""

from __future__ import annotations

from bisect import insort

from engine.core.actions import act
from engine.core.decisions import Decision
from engine.games.rotterdam.actions import End, Open
from engine.games.rotterdam.effects import playable
from engine.games.rotterdam.events import DrawsLost, Drew, Opened, Reshuffled
from engine.games.rotterdam.phases.step import ByHand
from engine.games.rotterdam.state import State


class ShipCards(ByHand):
    """In turn every seat draws, plays cards, and lays points open where its hand is full."""

    name = "ship_cards"

    def begin(self, s: State) -> None:
        """Fix which seats draw: those with a ship at an anchor at which it did not lie last time (A-06,
        A-40)."""
        anchors, every = s.rules.map.anchors, s.anchor_every_round
        for me in s.seats:
            me.due = 0
            for ship in me.ships:
                me.due += ship.place in anchors and (every or ship.place != ship.berth)
                ship.berth = ship.place
        super().begin(s)

    def may_ask(self, s: State, seat: int) -> bool:
        """True where the seat holds cards or is going to draw."""
        return bool(s.seats[seat].cards or s.seats[seat].due)

    def prepare(self, s: State, seat: int) -> None:
        """Draw the cards that are due while there is room (3.2)."""
        me, room = s.seats[seat], s.rules.numbers.hand.value
        while me.due and len(me.cards) < room:
            me.due -= 1
            draw(s, seat)

    def question(self, s: State, seat: int) -> tuple[Decision, ...]:
        """Seats that can play a card, or make room for a draw (clarification 12). Default: nothing more."""
        opening = points(s, seat) if s.seats[seat].due else ()
        forms = playable(s, seat)
        if not opening and not forms:
            return ()
        options = (act(End, seat), *[act(Open, seat, card=card) for card in opening])
        return (Decision(seat, "cards", options, forms, where="office"),)

    def next(self, s: State) -> None:
        """Draws that are still due are lost (A-07)."""
        me = s.seats[s.acting]
        if me.due:
            s.tell(DrawsLost, s.acting, me.due)
            me.due = 0
        super().next(s)

    def on_open(self, s: State, a: Open) -> None:
        """It counts no longer for the limit (A-05)."""
        me = s.seats[a.seat]
        me.cards.remove(a.card)
        insort(me.open, a.card)
        s.tell(Opened, a.seat, a.card)


def points(s: State, seat: int) -> tuple[str, ...]:
    """The kinds of cards with points in a hand."""
    cards = s.rules.ship_cards
    return tuple([card for card in dict.fromkeys(s.seats[seat].cards) if cards[card].kind == "points"])


def draw(s: State, seat: int) -> None:
    """The next ship card; used ones come back when the pile is empty (3.4, A-44)."""
    if not s.ship_cards and s.used:
        reshuffle(s)
    if not s.ship_cards:
        s.tell(DrawsLost, seat, 1)
        return
    card = s.ship_cards.pop(0)
    insort(s.seats[seat].cards, card)
    s.tell(Drew, seat, card)


def reshuffle(s: State) -> None:
    """The used cards in the order of the data, numbered from 0, come back as this reshuffle's list says."""
    used = sorted(s.used, key=s.rules.place_in_data.__getitem__)
    order = s.reshuffles[len(s.reshuffled) % len(s.reshuffles)]
    s.ship_cards = [used[number] for number in order if number < len(used)]
    s.reshuffled.append(len(used))
    s.used = []
    s.tell(Reshuffled, len(used))
