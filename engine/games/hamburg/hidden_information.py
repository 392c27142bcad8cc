"""Hidden cards and goods: their view for others, and sampling of worlds that fit a view."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from engine.core.actions import fresh
from engine.core.chance import attempts, sample_hidden
from engine.core.decisions import Decision
from engine.games.hamburg.actions import Close
from engine.games.hamburg.events import BACK, HIDDEN
from engine.games.hamburg.phases.office import some
from engine.games.hamburg.state import State

PATIENCE = 16
"""Attempts to imagine a seat after which it may have one Mark more than twice what a seat starts with: with
little money at the start, no other seat could pay the price asked."""


# --- What others see


def hide(s: State, seat: int | None) -> None:
    """Turn over what this seat (None: a spectator) may not see, in place."""
    for opponent in others(s, seat):
        me = s.seats[opponent]
        me.money, me.goods = HIDDEN, [BACK] * len(me.goods)
        if opponent in s.sealed:
            s.sealed[opponent] = None
    s.goods = [BACK] * len(s.goods)
    s.deck = [BACK] * len(s.deck)
    s.senate = [*s.senate[: count_revealed(s)], *[BACK] * (len(s.senate) - count_revealed(s))]
    s.seed, s.given, s.reshuffles = "", (), [()] * len(s.reshuffles)


def redact_decisions(s: State, seat: int | None) -> tuple[Decision, ...]:
    """The questions as a seat sees them: in full its own, and those whose answers are public."""
    return tuple(question for asked in s.pending for question in redact(s, asked, seat))


def redact(s: State, asked: Decision, seat: int | None) -> tuple[Decision, ...]:
    """Redact one decision. Where it is public that all is kept and nothing repaid, only the kinds are face
    down."""
    if asked.seat == seat or plain(s, asked):
        return (asked,)
    if keeps_all(s, asked):
        kept = (BACK,) * len(s.seats[asked.seat].goods)
        return (asked._replace(options=(fresh(Close, asked.seat, repay=0, keep=kept),)),)
    return (asked.face_down,) if asked.blocking else ()


def plain(s: State, asked: Decision) -> bool:
    """Whether the answers are public: they are given openly, or there is nothing to decide."""
    me = s.seats[asked.seat]
    idle = asked.ask in ("office", "closing") and not (me.goods or me.loans)
    return asked.where == "board" or idle


def keeps_all(s: State, asked: Decision) -> bool:
    """Whether it is public that there is one way to close: no loans, and room for all goods."""
    me = s.seats[asked.seat]
    return asked.ask == "closing" and not me.loans and len(me.goods) <= me.speicher


def count_revealed(s: State) -> int:
    """How many senate cards have come to light: that of each round so far, and the next one (rules, 5.5)."""
    return min(s.round + 1, s.rules.numbers.rounds)


def others(s: State, seat: int | None) -> Iterator[int]:
    """All seats but this one (None: all), in the order of the table."""
    return (player for player in s.players if player != seat)


# --- What a seat imagines


def imagine(s: State, seat: int, rng: random.Random) -> None:
    """Re-deal all that this seat can't see, in place: sorted, then shuffled. Where other seats are asked
    something, their hands are such that they would be asked. Raises `Unimaginable`."""
    deal_goods(s, seat, rng)
    s.deck = sample_hidden(undrawn(s), rng)
    s.senate = [*s.senate[: count_revealed(s)], *sample_hidden(hidden_senate_cards(s), rng)]
    s.seed, s.given, s.reshuffles = f"{rng.getrandbits(128):032x}", (), [()] * len(s.reshuffles)
    phase = s.rules.phases[s.stack[-1].phase]
    for opponent in others(s, seat):
        for number in attempts():
            screen(s, opponent, rng, s.rules.numbers.start_money * 2 + number // PATIENCE)
            if phase.believable(s, opponent):
                break


def deal_goods(s: State, seat: int, rng: random.Random) -> None:
    """Deal the unseen goods to the hands of the others, beside those that were seen."""
    seen = Counter((*s.discard, *s.revealed, *s.seats[seat].goods))
    seen.update(good for group in s.display if group.buyer is None for good in group.goods)
    for opponent, me in enumerate(s.seats):
        seen.update((*me.market, *me.gift))
        seen.update(me.shown if opponent != seat else ())
    unseen = sample_hidden((s.rules.box_of_goods - seen).elements(), rng)
    for opponent in others(s, seat):
        me = s.seats[opponent]
        count = len(me.goods) - len(me.shown)
        me.goods = sorted((*me.shown, *unseen[:count]))
        del unseen[:count]
    s.goods = unseen


def undrawn(s: State) -> list[str]:
    """The cards of the deck: those that have never been laid out."""
    if not s.deck:
        return []
    seen = Counter((*s.spent, *s.gone, *(group.card for group in s.display if group.buyer is None)))
    for me in s.seats:
        seen.update((*me.cards, *me.used))
    seen += s.rules.speicher(s.stock + sum(me.speicher for me in s.seats))
    return [*(s.rules.box_of_cards - seen).elements()]


def hidden_senate_cards(s: State) -> list[str]:
    """The senate cards that have not come to light."""
    open_ones = s.senate[: count_revealed(s)]
    return [card for card in s.rules.senate if card not in open_ones]


def screen(s: State, seat: int, rng: random.Random, most: int) -> None:
    """What a seat may hide just now: any amount of money below `most`, any piles."""
    s.seats[seat].money = int(rng.random() * most)
    if seat in s.sealed:
        s.sealed[seat] = some(s, seat, rng)
