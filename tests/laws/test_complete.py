"""Nothing is forgotten: every action has its handler, every card and every action a recorded game."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Game
from engine.core.phases import Phase
from engine.games import GAMES
from tests.core.toy import TOY
from tests.laws.games import SETUPS, Setup, subclasses

ALL = (*GAMES.values(), TOY)
every_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def full(game: Game[Any]) -> Any:
    """The ruleset with everything in it."""
    return game.rules(game.expansions)


@every_game
def test_every_action_has_exactly_one_handler(game: Game[Any]) -> None:
    rules = full(game)
    for do in game.actions:
        homes = {first_with(type(phase), f"on_{do}") for phase in rules.phases.values()} - {None}
        assert len(homes) + (do in rules.anytime) == 1, do


def first_with(phase: type, method: str) -> type | None:
    """The eldest class in which a method is written; a phase that changes it has the same one."""
    return next((it for it in reversed(phase.__mro__) if method in vars(it)), None)


@every_game
def test_every_handler_has_its_action(game: Game[Any]) -> None:
    rules = full(game)
    handled = {name[3:] for phase in rules.phases.values() for name in dir(phase) if name.startswith("on_")}
    assert handled | {*rules.anytime} == {*game.actions}


@every_setup
def test_every_phase_of_the_flow_exists_under_its_own_name(setup: Setup) -> None:
    rules = setup.game.rules(setup.expansions)
    assert {*rules.flow} <= rules.phases.keys()
    assert all(name == phase.name for name, phase in rules.phases.items())


@every_game
def test_every_phase_stands_in_a_ruleset(game: Game[Any]) -> None:
    home = game.rules.__module__.rpartition(".")[0]
    used = {type(phase) for rules in (game.rules(()), full(game)) for phase in rules.phases.values()}
    own = {it for it in subclasses(Phase) if it.__module__.startswith(f"{home}.") and not it.__subclasses__()}
    lost = sorted(it.__name__ for it in own - used)
    assert not lost, f"Add these to `phases` of a ruleset of {home}, `enter` does not find them: {lost}"


@every_game
def test_an_action_is_known_by_what_it_does(game: Game[Any]) -> None:
    assert all(action.model_fields["do"].default == do for do, action in game.actions.items())
