"""Every game lives in packages of its own: no other code knows its name or its cards."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from engine.games import GAMES
from engine.games.agents import AGENTS
from tests.laws.test_layers import FILES, ROOT, imports, place, tree, within

ROOMS = ("engine/games/{}/", "bot/games/{}/")
"""Where a game lives."""
LISTS = ("engine/games/__init__.py", "engine/games/agents.py", "bot/games/registry.py")
"""Where games are registered."""
LOOKED_AT = (*FILES, *sorted((ROOT / "tests/laws").glob("*.py")))
ORDINARY = {"bank", "harbour_master", "swap"}
"""Ids of cards that are common words too, a clock has a bank, or of two games."""

every_game = pytest.mark.parametrize("key", GAMES)


@cache
def cards(key: str) -> frozenset[str]:
    """The ids of all cards of a game."""
    game = GAMES[key]
    return frozenset(game.rules(game.expansions).cards) - ORDINARY


@every_game
def test_a_game_is_named_only_in_its_rooms(key: str) -> None:
    """Neither the game, nor an expansion, nor a card."""
    name = re.compile("|".join(map(re.escape, (key, *GAMES[key].expansions))), re.I)
    foreign = [path for path in LOOKED_AT if place(path) not in LISTS and not at_home(place(path), key)]
    assert foreign
    for path in foreign:
        texts = {node.value for node in ast.walk(tree(path)) if isinstance(node, ast.Constant)}
        named = name.search(path.read_text(encoding="utf-8"))
        assert not named, f"{place(path)} names {named and named[0]}: let the game or its presenter say it"
        assert not texts & cards(key), (
            f"{place(path)} names cards: ask a property of theirs, {texts & cards(key)}"
        )


def at_home(file: str, key: str) -> bool:
    """Whether a file lies in a room of this game."""
    return file.startswith(tuple(room.format(key) for room in ROOMS))


@every_game
def test_rules_know_no_computer_players_and_no_other_game(key: str) -> None:
    home = f"engine.games.{key}"
    players = {"engine.agents", f"{home}.agents"}
    for path in (it for it in FILES if place(it).startswith(f"engine/games/{key}/")):
        used = [it for it in imports(path) if within(it, {"engine"})]
        theirs = [it for it in used if not within(it, {"engine.core", "engine.agents", home})]
        assert not theirs, place(path)
        if not place(path).startswith(f"engine/games/{key}/agents/"):
            assert not [it for it in used if within(it, players)], place(path)


def test_every_game_has_computer_players() -> None:
    assert AGENTS.keys() == GAMES.keys()
    for roster in AGENTS.values():
        assert roster.choices and roster.caretaker.at_once and all(roster[it].name == it for it in roster)


@every_game
def test_the_words_of_the_house_name_no_game(key: str) -> None:
    name = re.compile("|".join(map(re.escape, (key, *GAMES[key].expansions))), re.I)
    for path in sorted((ROOT / "bot/texts").rglob("*.ftl")):
        assert not name.search(path.read_text(encoding="utf-8")), place(path)


def test_a_presenter_reaches_no_table() -> None:
    """Of tables it knows drafts and refusals; of views, state and log there is no road to it."""
    for path in (it for it in FILES if place(it).startswith(("bot/games/", "bot/presenter/"))):
        roads = {
            it for it in imports(path) if within(it, {"engine.tables", "bot.views", "bot.services", "cogs"})
        }
        assert not [
            it for it in roads if not within(it, {"engine.tables.model.drafts", "engine.tables.model.errors"})
        ]
