"""Planted errors: what a beginner does wrong is marked, and named first among the decisions around it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

import pytest

from engine.agents.arena import play_out
from engine.analysis.analysis import Case
from engine.analysis.course import CourseStep
from engine.core.actions import Action, act
from engine.games import GAMES
from engine.games.agents import AGENTS
from engine.games.hamburg import actions as hamburg
from engine.games.rotterdam import actions as rotterdam
from engine.games.speicherstadt import actions as speicherstadt

SEATS = 3
AROUND = 2
"""Own decisions before a planted one that it must be dearer than."""


def position(step: CourseStep) -> Any:
    """The full position before a move."""
    return step.before


Plant = Callable[[CourseStep], Action | None]
"""An error that could be made in place of a move; None where this one cannot."""


class Planted(NamedTuple):
    """A kind of error in a game."""

    game: str
    what: str
    plant: Plant
    expansions: tuple[str, ...] = ()


def pass_with_money(step: CourseStep) -> Action | None:
    """Die Speicherstadt: leave a card that completes a hand, at one coin, with coins to spare."""
    me, s = position(step).seats[step.decision.seat], position(step)
    if step.decision.ask != "purchase" or not isinstance(step.action, speicherstadt.Buy):
        return None
    card = s.card(s.columns[s.at].card) if s.at < len(s.columns) else None
    dear = card is not None and (card.points_by_owned or card.points >= 3) and len(me.filled) < 2
    cheap = s.at < len(s.columns) and len(s.columns[s.at].line) <= 2
    return act(speicherstadt.Pass, step.decision.seat) if s.round >= s.rounds - 1 and dear and cheap else None


def pay_for_nothing(step: CourseStep) -> Action | None:
    """Die Speicherstadt: nearly all coins for a card that a middle player leaves at this price."""
    s, seat = position(step), step.decision.seat
    if step.decision.ask != "purchase" or not isinstance(step.action, speicherstadt.Pass):
        return None
    price = len(s.columns[s.at].line) if s.at < len(s.columns) else 0
    dear = price >= 4 and s.seats[seat].coins <= price + 1 and 3 <= s.round <= s.rounds - 3
    return act(speicherstadt.Buy, seat) if dear else None


def throw_goods_away(step: CourseStep) -> Action | None:
    """Die Speicherstadt: goods that complete a contract go to the supply."""
    s, seat = position(step), step.decision.seat
    done = isinstance(step.action, speicherstadt.Deliver) and len(s.missing(seat, step.action.to)) == 1
    return (
        act(speicherstadt.Done, seat, warehouse=(), hall=())
        if done and len(s.seats[seat].pool) <= 3
        else None
    )


def lay_nothing(step: CourseStep) -> Action | None:
    """Hamburg: two empty piles, with many goods in hand."""
    full = step.decision.ask == "office" and len(position(step).seats[step.decision.seat].goods) >= 4
    return act(hamburg.Lay, step.decision.seat, market=(), senate=()) if full else None


def pass_in_the_harbour(step: CourseStep) -> Action | None:
    """Hamburg: no group at all in the first round, with all money left."""
    first = step.decision.ask == "harbour" and step.round == 2 and isinstance(step.action, hamburg.Buy)
    fresh = first and not position(step).seats[step.decision.seat].groups
    return act(hamburg.Pass, step.decision.seat) if fresh else None


def give_what_is_worth_nothing(step: CourseStep) -> Action | None:
    """Hamburg: what could be sold goes to the senate, which does not value it."""
    s, seat, lay = position(step), step.decision.seat, step.action
    if not isinstance(lay, hamburg.Lay) or step.round > 4 or len(lay.market) < 3:
        return None
    worthless = s.rules.worth(s.senate[s.round - 1], lay.market) <= 2
    return act(hamburg.Lay, seat, market=(), senate=lay.market) if worthless else None


def place_nothing(step: CourseStep) -> Action | None:
    """Rotterdam: no ship sails in an early round."""
    return act(rotterdam.Pass, step.decision.seat) if is_early_placing(step) else None


def sail_empty(step: CourseStep) -> Action | None:
    """Rotterdam: a ship sails without cargo."""
    placed = step.action
    if not isinstance(placed, rotterdam.Place) or not is_early_placing(step):
        return None
    return act(rotterdam.Place, step.decision.seat, start=placed.start, cargo=None)


def is_early_placing(step: CourseStep) -> bool:
    """Whether a ship is placed in the second round, by the seat that loses most by doing it badly. At others
    it costs less than a mark needs there."""
    first = step.round == 2 and step.decision.seat == 1
    return first and isinstance(step.action, rotterdam.Place)


PLANTED = (
    Planted("speicherstadt", "pass with money", pass_with_money),
    Planted("speicherstadt", "pay for what cannot be used", pay_for_nothing),
    Planted("speicherstadt", "throw goods away", throw_goods_away),
    Planted("hamburg", "lay nothing", lay_nothing),
    Planted("hamburg", "pass with money", pass_in_the_harbour),
    Planted("hamburg", "throw goods away", give_what_is_worth_nothing),
    Planted("rotterdam", "place nothing", place_nothing),
    Planted("rotterdam", "sail empty", sail_empty),
    Planted("speicherstadt", "pay for what cannot be used", pay_for_nothing, ("kaispeicher",)),
    Planted("speicherstadt", "throw goods away", throw_goods_away, ("kaispeicher",)),
    Planted("hamburg", "lay nothing", lay_nothing, ("magistrat",)),
    Planted("hamburg", "pass with money", pass_in_the_harbour, ("magistrat",)),
)


@pytest.mark.parametrize(
    "planted", PLANTED, ids=lambda planted: "-".join((planted.game, *planted.expansions, planted.what))
)
def test_a_planted_error_is_marked_and_named_first(planted: Planted) -> None:
    case, error = next(planted_errors(planted))
    verdict = case.judge_step(error)
    assert verdict is not None and verdict.mark, verdict
    assert verdict.best != verdict.played
    own = [step for step in case.course if step.free and step.decision.seat == error.decision.seat]
    before = [step for step in own if step.number < error.number][-AROUND:]
    others = [judged for step in before if (judged := case.judge_step(step)) is not None and judged.mark]
    assert all(verdict.loss > judged.loss for judged in others), [judged.loss for judged in others]


def test_a_mark_is_confirmed_by_more_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the judge can look further; all answers keep a cost."""
    case, error = next(planted_errors(PLANTED[1]))
    monkeypatch.setattr(type(case.judge), "horizon", lambda self, s: s.round)
    monkeypatch.setattr(type(case.judge), "far_horizon", lambda self, s: s.round)
    before = case.judge_step(error)
    monkeypatch.setattr(type(case.judge), "far_horizon", lambda self, s: s.round + 1)
    after = case.judge_step(error)
    assert before is not None and after is not None and after.mark
    assert after.loss != before.loss
    assert {str(cost.moves) for cost in after.costs} == {str(cost.moves) for cost in before.costs}


def planted_errors(planted: Planted) -> Iterator[tuple[Case, CourseStep]]:
    """Errors of a kind, in one game after the other."""
    for number in range(12):
        case = middle_game(planted.game, planted.expansions, number)
        for step in case.course:
            error = planted.plant(step) if step.free else None
            if error is not None and step.decision.allows(error) and error != step.action:
                yield case, replace(step, action=error)


@cache
def middle_game(key: str, expansions: tuple[str, ...], number: int) -> Case:
    """A game of middle players."""
    game, judge = GAMES[key], AGENTS[key].judge
    assert judge is not None
    deal = game.deal(game.rules(expansions), SEATS, f"planted/{number}")
    played = play_out(game, deal, [judge.middle] * SEATS, random.Random(number))
    return Case(game, judge, deal, played.moves)
