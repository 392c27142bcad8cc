"""Luck: what a draw or a reveal was worth beyond the mean over all re-deals.

Luck of a move = value of the position after it, less the mean value of what the same move leads to after
re-deals of the hidden piles before it. On both sides the same policy plays to the same round, and both sides
share their re-deals as far as possible, so that what comes later cancels.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.agents.judge import Judge, Piles
from engine.agents.recall import Recall
from engine.analysis.course import CourseStep, Vector, margins, mean, minus, variance
from engine.core.game import Deal, Game
from engine.core.loop import play
from engine.core.state import State

REDEALS = 40
"""Re-deals for each reveal at effort 1."""
FRESH = 4
"""As many times more re-deals for the first position, where the two sides share nothing."""


@dataclass(frozen=True, slots=True)
class Luck:
    """Luck of one move for each seat, its variance, and the value of the position after it.

    `round`: that in which the cards lie, so the one which the move may have begun.
    """

    number: int
    round: int
    luck: Vector
    variance: Vector
    value: Vector


def chance_event(judge: Judge, step: CourseStep) -> bool:
    """Whether a move has changed what lies in the hidden piles."""
    return sizes(judge.hidden_piles(step.before)) != sizes(judge.hidden_piles(step.after))


def sizes(piles: Piles) -> list[int]:
    """Number of cards in each pile."""
    return [len(pile) for pile in piles]


def luck_of(judge: Judge, step: CourseStep, seed: str, redeals: int) -> Luck:
    """Measure the luck of a move that drew from a hidden pile."""
    until, before, after = step.after.round + judge.reach, list[Vector](), list[Vector]()
    past, future = judge.hidden_piles(step.before), judge.hidden_piles(step.after)
    recall = Recall(judge.middle)
    for number in range(redeals):
        luck = random.Random(f"{seed}/{step.number}/{number}")
        first, second = couple(past, future, luck)
        again = luck.random()
        chance = random.Random(again)
        s = lay(judge, step.before, first, chance)
        play(s, step.action)
        before.append(value(judge, s, until, chance, Recall()))
        chance = random.Random(again)
        after.append(value(judge, lay(judge, step.after, second, chance), until, chance, recall))
    gains = [minus(more, less) for more, less in zip(after, before, strict=True)]
    return Luck(step.number, step.after.round, mean(gains), variance(gains), mean(after))


def first_luck(judge: Judge, game: Game[Any], deal: Deal, seed: str, redeals: int) -> Luck:
    """Measure the luck of the deal: the first position against fresh deals with the same starter."""
    s: State[Any] = game.start(deal)
    s.events = None
    until, piles, rules = s.round + judge.reach, judge.hidden_piles(s), game.rules(deal.expansions)
    kept = {name: getattr(deal, name) for name in ("start_seat", *deal.CHOSEN)}
    fresh, here, recall = list[Vector](), list[Vector](), Recall(judge.middle)
    for number in range(redeals * FRESH):
        luck = random.Random(f"{seed}/deal/{number}")
        dealt: State[Any] = game.start(
            game.deal(rules, deal.seats, f"{seed}/{number}").model_copy(update=kept)
        )
        dealt.events = None
        again, shuffled = luck.random(), [luck.sample(pile, len(pile)) for pile in piles]
        chance = random.Random(again)
        dealt = lay(judge, dealt, judge.hidden_piles(dealt), chance)
        fresh.append(value(judge, dealt, until, chance, Recall()))
        chance = random.Random(again)
        here.append(value(judge, lay(judge, s, shuffled, chance), until, chance, recall))
    spread = tuple(left + two for left, two in zip(variance(fresh), variance(here), strict=True))
    return Luck(-1, s.round, minus(mean(here), mean(fresh)), spread, mean(here))


def lay(judge: Judge, s: State[Any], piles: Piles, luck: random.Random) -> State[Any]:
    """A copy of a position with these hidden piles."""
    s = s.clone()
    judge.put(s, piles, luck)
    return s


def value(judge: Judge, s: State[Any], until: int, luck: random.Random, recall: Recall) -> Vector:
    """Value of a position by one game to the horizon, in place. `recall`: shared by positions that differ in
    hidden piles only."""
    judge.play_on(s, judge.middle, luck, recall)
    judge.hurry(s, until, luck)
    return margins(judge.value(s, judge.middle))


def couple(past: Piles, future: Piles, luck: random.Random) -> tuple[Piles, Piles]:
    """Shuffle the piles before and after a draw, each uniformly, alike beyond the cards drawn."""
    pairs = [together(left, right, luck) for left, right in zip(past, future, strict=True)]
    return [first for first, _ in pairs], [second for _, second in pairs]


def together(past: Iterable[str], future: Iterable[str], luck: random.Random) -> tuple[list[str], list[str]]:
    """Shuffle a pile before and after a draw.

    The rest of the first order is the second one, with the cards that were really drawn replaced by those
    drawn in the first order: both orders are uniform. A pile with other cards, as after a reshuffle, is
    shuffled for itself.
    """
    before, after = number_cards(past), number_cards(future)
    order = luck.sample(before, len(before))
    if not {*after} <= {*before}:
        return plain(order), plain(luck.sample(after, len(after)))
    taken = len(before) - len(after)
    kept, known = {*after}, {*order[:taken]}
    spare = iter(sorted(card for card in known if card in kept))
    drawn = {card: next(spare) for card in sorted(card for card in order[taken:] if card not in kept)}
    return plain(order), plain(drawn.get(card, card) for card in order[taken:])


def number_cards(pile: Iterable[str]) -> list[tuple[str, int]]:
    """The cards of a pile in alphabetical order, equal ones numbered."""
    seen: dict[str, int] = {}
    cards = []
    for card in sorted(pile):
        seen[card] = seen.get(card, -1) + 1
        cards.append((card, seen[card]))
    return cards


def plain(cards: Iterable[tuple[str, int]]) -> list[str]:
    """Cards without the numbers that tell equal cards apart."""
    return [card for card, _ in cards]
