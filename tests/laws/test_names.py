"""One word, one meaning: a class name stands for one thing."""

from __future__ import annotations

import ast
import json
from collections import defaultdict
from collections.abc import Iterator

import pytest

from engine.games import GAMES
from tests.laws.names import BASELINE, counts
from tests.laws.test_layers import FILES, place, tree
from tests.laws.test_rooms import at_home

SHARED = ""
"""The room of what belongs to no game."""


def classes() -> Iterator[tuple[str, str, str, set[str]]]:
    """Yield name, room, place and names of the bases of every public class of the program."""
    for path in FILES:
        room = next((key for key in GAMES if at_home(place(path), key)), SHARED)
        for node in tree(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                bases = {ast.unparse(it).split("[")[0].rpartition(".")[2] for it in node.bases}
                yield node.name, room, f"{place(path)}:{node.lineno}", bases


CLASSES = tuple(classes())


def ancestors(bases: set[str], room: str) -> set[str]:
    """The names of all bases and of their bases, as far as they are ours."""
    known = {name: own for name, home, _, own in CLASSES if home in (room, SHARED)}
    found: set[str] = set()
    while bases:
        found |= bases
        bases = set().union(*(known.get(it, set()) for it in bases)) - found
    return found


@pytest.mark.parametrize("room", [SHARED, *GAMES], ids=lambda it: it or "shared")
def test_no_two_classes_of_a_room_have_one_name(room: str) -> None:
    """Rooms of different games may use one name: each has its `Orders`, in two of them a seat may `Pass`."""
    homes = defaultdict(list)
    for name, home, where, _ in CLASSES:
        if home == room:
            homes[name].append(where)
    assert homes
    twice = {name: places for name, places in homes.items() if len(places) > 1}
    assert not twice, f"Rename one of the classes that share a name: {twice}"


@pytest.mark.parametrize("key", GAMES)
def test_a_class_of_a_game_named_like_a_shared_one_is_of_that_kind(key: str) -> None:
    shared = {name for name, home, *_ in CLASSES if home == SHARED}
    foreign = [
        (name, where)
        for name, home, where, bases in CLASSES
        if home == key and name in shared and name not in ancestors(bases, key)
    ]
    assert foreign == []


def test_cogs_are_named_as_cogs() -> None:
    cogs = [(name, where) for name, _, where, bases in CLASSES if any(it.endswith("Cog") for it in bases)]
    assert cogs
    assert [it for it in cogs if not it[0].endswith("Cog")] == []


def test_names_and_docstrings_that_say_nothing_only_become_fewer() -> None:
    """`tests/laws/names.json` has the counts of each file."""
    allowed = json.loads(BASELINE.read_text(encoding="utf-8"))
    for kind, files in counts().items():
        worse = {file: number for file, number in files.items() if number > allowed[kind].get(file, 0)}
        assert not worse, f"Write whole words in {worse}; `python -m tests.laws.names` lists each {kind}"
