"""What a game leaves to its hosts: the usual first, every value playable and under the seal."""

from __future__ import annotations

import random

import pytest

from engine.core.actions import Action
from engine.core.loop import apply
from engine.core.records import check, write
from engine.core.seal import sealable
from tests.laws.games import SETUPS, Setup
from tests.laws.games import chosen as any_answer

FEW = [it for it in SETUPS if it.seats == it.game.seats[-1] and it.game.deals.CHOSEN]
SEED = sealable("a host's choice")

every_setup = pytest.mark.parametrize("setup", FEW, ids=str)


def test_some_game_leaves_something_to_its_host() -> None:
    assert FEW


@every_setup
def test_a_player_who_chooses_nothing_plays_as_usual(setup: Setup) -> None:
    deal = setup.deal(SEED)
    assert {name: getattr(deal, name) for name in deal.CHOSEN} == {
        name: values[0] for name, values in deal.CHOSEN.items()
    }
    assert deal.choosing({}) == deal == deal.choosing({"what nobody knows": 1})


@every_setup
def test_every_choice_can_be_played_and_checked(setup: Setup) -> None:
    for name, values in setup.game.deals.CHOSEN.items():
        for value in values:
            deal = setup.deal(SEED).choosing({name: value})
            s, rng = setup.game.start(deal), random.Random(0)
            moves: list[Action] = []
            while s.pending and len(moves) < 20:
                moves.append(any_answer(s, rng))
                s, _ = apply(s, moves[-1])
            assert type(getattr(deal, name)) is type(values[0])
            assert check(setup.game, write(setup.game, deal, moves, SEED)) is None
