"""Each number that a reason of this game tells is so after the answer, in random games."""

from __future__ import annotations

import pytest

from engine.core.loop import apply
from engine.games.speicherstadt import GAME
from tests.laws.games import ENDS, Setup
from tests.laws.reasons import SEEDS, Check, Said, check_reasons


def strength(said: Said, seat: int, after: bool) -> int:
    return int((said.after if after else said.before).strength(seat))


def rivals(said: Said) -> list[int]:
    """The fire strengths of all others."""
    return [strength(said, seat, False) for seat in said.before.players if seat != said.action.seat]


def bought(check: Check) -> Check:
    """A check of what holds once the card is bought; a worker that stands for it buys nothing yet."""
    return lambda said: said.action.do not in ("buy", "take") or check(said)


def own_strength(said: Said) -> int:
    return strength(said, said.action.seat, True)


def next_price(said: Said) -> int:
    """What the seat is asked for next after it has passed; fails where another seat could buy before."""
    state, _ = apply(said.before, said.action)
    while state.pending[0].forced:
        state, _ = apply(state, state.pending[0].default)
    assert state.pending[0].seat == said.action.seat
    column = said.after.rules.phases["purchase"].row(state)[state.at]
    return int(state.rules.phases["purchase"].price(state, column))


CHECKS: dict[str, Check] = {
    "reason-again": lambda said: said.facts["coins"] == next_price(said),
    "reason-later": lambda said: said.facts["coins"] == said.then.coins,
    "reason-left": lambda said: (
        said.facts["coins"] == said.then.coins
        and all(way.coins == said.facts["left"] for way in said.instead("buy"))
    ),
    "reason-weakest": bought(
        lambda said: strength(said, said.action.seat, False) <= min(rivals(said)) < own_strength(said)
    ),
    "reason-strongest": bought(
        lambda said: strength(said, said.action.seat, False) <= max(rivals(said)) < own_strength(said)
    ),
    "reason-fire": bought(
        lambda said: own_strength(said) - strength(said, said.action.seat, False) == said.facts["value"]
    ),
    "reason-office": bought(
        lambda said: len(said.after.cards_of(said.action.seat, "counting_office")) == said.facts["number"]
    ),
    "reason-income": lambda said: said.facts["rounds"] == said.before.rounds - said.before.round + 1,
    "reason-points": lambda said: said.facts["points"] > 0,
    "reason-complete": lambda said: said.facts["points"] > 0,
    "reason-pays": lambda said: said.facts["coins"] > 0,
    "reason-makes": lambda said: said.facts["points"] > 0,
}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("setup", [it for it in ENDS if it.game is GAME], ids=str)
def test_each_number_of_a_reason_holds_after_the_answer(setup: Setup, seed: str) -> None:
    check_reasons(setup, CHECKS, seed)
