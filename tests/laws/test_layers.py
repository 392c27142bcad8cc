"""Layers: what imports what, where Discord, SQL, words and chance stand, how large files and folders are."""

from __future__ import annotations

import ast
import graphlib
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).parents[2]
FILES = sorted(path for top in ("engine", "bot", "cogs") for path in (ROOT / top).rglob("*.py"))
HERE = Path(__file__)
MOST_LINES, LONGEST_FUNCTION = 500, 40

SEES = {
    "engine.core": {"engine.core"},
    "engine.agents": {"engine.core", "engine.agents"},
    "engine.games": {"engine.core", "engine.games", "engine.agents"},
    "engine.analysis": {"engine.core", "engine.agents", "engine.analysis"},
    "engine.tables": {"engine.core", "engine.games", "engine.agents", "engine.tables"},
    "engine.calls.service": {"engine.core", "engine.games", "engine.tables", "engine.calls"},
    "engine.calls": {"engine.calls"},
    "engine.seasons.service": {"engine.core", "engine.games", "engine.tables", "engine.seasons"},
    "engine.seasons": {"engine.seasons"},
    "engine": {"engine"},
    "bot": {"engine", "bot"},
    "cogs": {"engine", "bot", "cogs"},
}
"""Allowed imports; the first that fits counts. Everything points one way; of games see `test_rooms`."""

LAYERS = {
    "engine.seasons": (
        "schedule draw events kinds points model divisions standing bounds movements cup best_games duplicate"
        " fold report fair_play service"
    ),
    "engine.calls": "events state rings service",
    "engine.tables": "locks model faults play people time change store scores erasure service",
    "bot": (
        "texts settings tasks pictures messages presenter render platform logs games workers limits views"
        " services background interactions monitoring app preload playground commands __main__"
    ),
}
"""The folders and modules of a package from the lowest to the highest: each imports what stands before it."""
MOST_UPWARD = 3
"""Imports in a package that may point up, those for the type checker among them."""

PRESENTERS = ("bot/games/", "bot/presenter/", "bot/render/", "bot/messages/", "bot/pictures/", "bot/texts/")
"""What describes and draws screens, as plain data."""
APART = {
    "discord",
    "bot.services",
    "engine.agents",
    "engine.games.agents",
    *(f"engine.games.{key}.agents" for key in GAMES),
}
"""What presenters and views know only by the values that they are given."""
BEHIND_VIEWS = {"discord", "bot.services", "bot.views.sources", "engine.tables.service"}
"""What views do not reach by way of other modules either."""
READING = {
    f"bot.views.{it}"
    for it in (
        "people.games", "people.server_games", "people.leaderboard", "people.profile", "table.replay",
        "seasons.board", "seasons.fair_play", "seasons.sign_up_panel", "seasons.panel", "seasons.schedule",
    )
}  # fmt: skip
"""Pages over many tables or persons, which read their data through `bot.views.sources`."""

MOST_FILES = 12
"""Python files of a folder, besides its `__init__`."""
REASON = "Many files: "
"""Begins the sentence of a docstring that gives the reason for more."""

ONLY_IN = {
    "discord": ("bot/", "cogs/"),
    "simcord": ("bot/playground",),
    "sqlite3": ("engine/tables/store/",),
    "aiosqlite": ("engine/tables/store/",),
    "fluent": ("bot/texts/",),
}
"""Libraries that live in one place."""

PURE, IMPURE = (
    ("engine/core/", "engine/games/", "engine/seasons/", "engine/calls/"),
    (
        "engine/seasons/service/",
        "engine/calls/service/",
    ),
)
"""No input, output, clock or chance of their own."""

SQL = re.compile(r"\b(SELECT .+ FROM|INSERT (OR \w+ )?INTO|UPDATE \w+ SET|DELETE FROM|CREATE TABLE)\b", re.S)


def for_every(files: Sequence[Path]) -> Callable[[Callable[[Path], None]], Callable[[], None]]:
    """A law of files as one test: thousands of small ones would take longer than what they look at."""

    def of(law: Callable[[Path], None]) -> Callable[[], None]:
        def test() -> None:
            for path in files:
                law(path)

        test.__name__, test.__doc__ = law.__name__, law.__doc__
        return test

    return of


every_file = for_every(FILES)


def place(path: Path) -> str:
    """The path as people write it."""
    return path.relative_to(ROOT).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    """The file as Python reads it."""
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path) -> Iterator[str]:
    """The modules that a file imports; from a package also the names, for they may be modules."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"relative import in line {node.lineno}"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def module_of(path: Path) -> str:
    """The dotted name of a file."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def within(module: str, packages: set[str]) -> bool:
    """Whether a module lies in one of these packages."""
    return any(f"{module}.".startswith(f"{package}.") for package in packages)


@every_file
def test_imports_point_one_way(path: Path) -> None:
    mine = module_of(path)
    seen = next(may for layer, may in SEES.items() if within(mine, {layer}))
    ours = [module for module in imports(path) if within(module, {"engine", "bot", "cogs", "tests"})]
    upward = [module for module in ours if not within(module, seen)]
    assert not upward, f"{place(path)} may import {sorted(seen)} only: move down what it needs: {upward}"


def test_modules_import_each_other_in_one_direction() -> None:
    """Not by way of others either; imports for the type checker and within functions count, too."""
    known = {
        name: {used if used in modules() else used.rpartition(".")[0] for used in imports(path)} - {name}
        for name, path in modules().items()
    }
    try:
        graphlib.TopologicalSorter(known).prepare()
    except graphlib.CycleError as error:
        pytest.fail(
            f"{' -> '.join(error.args[1])} import each other: move the type that both need into the one that"
            " needs nothing of the other (`ruleset.py` of a game, below its `state.py`), or describe what is"
            " needed of the upper one by a protocol (`bot/monitoring/subject.py`)",
            pytrace=False,
        )


@pytest.mark.parametrize("package", LAYERS)
def test_the_folders_of_a_package_are_layers(package: str) -> None:
    """Few imports point up, and no two folders import each other, not by way of others either."""
    home, order = ROOT.joinpath(*package.split(".")), LAYERS[package].split()
    edges = {
        (path, layer(path, home), target.removeprefix(f"{package}.").split(".")[0])
        for path in FILES
        if path.is_relative_to(home) and path != home / "__init__.py"
        for target in imports(path)
        if within(target, {package}) and "__version__" not in target
    }
    new = {name for _, mine, other in edges for name in (mine, other)} - {*order}
    assert not new, f"Enter these in `LAYERS` of {place(HERE)}, above what they import: {sorted(new)}"
    gone = {*order} - {name for _, mine, other in edges for name in (mine, other)}
    assert not gone, f"Delete these from `LAYERS` of {place(HERE)}: {sorted(gone)}"
    upward = [(place(path), other) for path, mine, other in edges if order.index(mine) < order.index(other)]
    assert len(upward) <= MOST_UPWARD, f"Import only lower layers of `LAYERS` of {place(HERE)}: {upward}"
    folders = {it: set[str]() for it in order if (home / it).is_dir()}
    for _, mine, other in edges:
        if mine in folders and other in folders and mine != other:
            folders[mine].add(other)
    graphlib.TopologicalSorter(folders).prepare()  # raises CycleError


@for_every([it for it in FILES if place(it).startswith(PRESENTERS)])
def test_presenters_reach_neither_discord_nor_agents_nor_services(path: Path) -> None:
    """Not by way of other modules either: what they show follows from their context."""
    found = [module for module in sorted(reached(module_of(path))) if within(module, APART)]
    assert not found, f"Pass {place(path)} the values it needs through its context, instead of {found}"


@for_every([it for it in FILES if place(it).startswith("bot/views/")])
def test_views_import_neither_discord_nor_agents_nor_services(path: Path) -> None:
    found = [module for module in imports(path) if within(module, APART)]
    assert not found, f"Pass {place(path)} the values it needs, as its caller has them, instead of {found}"


def test_views_get_their_data_but_for_pages_that_read_them() -> None:
    views = {module_of(path): {*imports(path)} for path in FILES if place(path).startswith("bot/views/")}
    readers = {name for name, used in views.items() if within_any(used, {"bot.views.sources"})}
    new, gone = sorted(readers - READING), sorted(READING - readers)
    home = f"`READING` of {place(HERE)}"
    assert not new, f"Enter these views in {home} if they may read data, or pass them the data: {new}"
    assert not gone, f"Delete these views from {home}, they read no data any more: {gone}"
    for view in views.keys() - READING - {"bot.views.sources"}:
        behind = sorted(module for module in reached(view) if within(module, BEHIND_VIEWS))
        assert not behind, f"Pass {view} the data; by way of what it imports it reaches {behind}"


def within_any(used: set[str], packages: set[str]) -> bool:
    """Whether one of these modules lies in one of these packages."""
    return any(within(it, packages) for it in used)


@cache
def modules() -> dict[str, Path]:
    """Our modules by name."""
    return {module_of(path): path for path in FILES}


@cache
def imported(module: str) -> frozenset[str]:
    """What a module of ours imports, modules by their names; nothing for other modules."""
    named = imports(modules()[module]) if module in modules() else ()
    return frozenset(it if it in modules() else it.rpartition(".")[0] or it for it in named)


@cache
def reached(start: str) -> frozenset[str]:
    """All modules that are imported with one."""
    seen, new = set[str](), {start}
    while new:
        seen |= new
        new = {it for module in new for it in imported(module)} - seen
    return frozenset(seen)


def layer(path: Path, home: Path) -> str:
    """The folder or module of a package in which a file lies."""
    return path.relative_to(home).parts[0].removesuffix(".py")


@every_file
def test_a_library_lives_in_one_place(path: Path) -> None:
    used = {module.split(".")[0] for module in imports(path)} & ONLY_IN.keys()
    for library in used:
        homes = ONLY_IN[library]
        assert place(path).startswith(homes), f"{place(path)}: {library} is used in {homes} only, call that"


@every_file
def test_sql_stands_only_in_the_store(path: Path) -> None:
    texts = [node.value for node in ast.walk(tree(path)) if isinstance(node, ast.Constant)]
    found = [text for text in texts if isinstance(text, str) and SQL.search(text)]
    at_home = place(path).startswith(ONLY_IN["aiosqlite"])
    assert not found or at_home, f"Move these statements of {place(path)} to engine/tables/store: {found}"


@every_file
def test_files_and_functions_are_short(path: Path) -> None:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= MOST_LINES, f"Split {place(path)} by topics: {lines} lines, at most {MOST_LINES}"
    functions = [it for it in ast.walk(tree(path)) if isinstance(it, ast.FunctionDef | ast.AsyncFunctionDef)]
    long = [function.name for function in functions if length(function) > LONGEST_FUNCTION]
    assert not long, f"Split these functions of {place(path)}, at most {LONGEST_FUNCTION} lines each: {long}"


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Its lines, but for the examples that its docstring shows."""
    shown = (ast.get_docstring(function) or "").partition(">>> ")
    return (function.end_lineno or 0) - function.lineno + 1 - (shown[1] + shown[2]).count("\n")


@for_every([it for it in FILES if place(it).startswith(PURE) and not place(it).startswith(IMPURE)])
def test_rules_have_no_clock_and_no_chance_of_their_own(path: Path) -> None:
    """Beyond the standard library only pydantic; of `random` only a generator that is given its seed."""
    used = {*imports(path)}
    tops = {module.split(".")[0] for module in used}
    other = tops - {*sys.stdlib_module_names, "engine", "pydantic", "pydantic_core"}
    assert not other, f"{place(path)}: rules use the standard library and pydantic only, not {sorted(other)}"
    impure = tops & {"time", "datetime", "os", "secrets", "asyncio", "socket", "uuid", "threading"}
    assert not impure, f"{place(path)}: pass what {sorted(impure)} would tell as an argument; rules are pure"

    from_random = {it for it in used if it.startswith("random.")}
    calls = {called_of_random(node) for node in ast.walk(tree(path))} - {None}
    seeded = from_random <= {"random.Random"} and calls <= {"Random"}
    assert seeded, f"{place(path)}: draw from a `random.Random` that is passed in; it has the seed"


def called_of_random(node: ast.AST) -> str | None:
    """The name behind `random.`, if this is something of the module itself."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random":
        return node.attr
    return None


@every_file
def test_an_expansion_is_named_only_at_home(path: Path) -> None:
    """In its own folder, where it is registered, in the words for people and in their pictures."""
    names = [name for game in GAMES.values() for name in game.expansions]
    at_home = any(f"/{name}" in place(path) for name in names)
    told = place(path).startswith(("bot/texts/", "bot/games/"))
    if not (at_home or told or place(path).endswith("/rules.py")):
        text = path.read_text(encoding="utf-8").lower()
        named = [name for name in names if name in text]
        assert not named, f"{place(path)} names {named}: let the ruleset or the presenter say it"


def test_a_folder_has_a_dozen_files_or_gives_the_reason() -> None:
    """Nor does it give a reason that is no longer needed."""
    files = [path for top in ("engine", "bot", "cogs", "tests") for path in (ROOT / top).rglob("*.py")]
    counts = Counter(path.parent for path in files if path.name != "__init__.py")
    large = {folder for folder, number in counts.items() if number > MOST_FILES}
    excused = {folder for folder in counts if REASON in docstring(folder)}
    for folder in large - excused:
        start = f"end the docstring of its `__init__` with a sentence that begins with {REASON!r}"
        raise AssertionError(f"{place(folder)} has {counts[folder]} files: group them in folders, or {start}")
    assert not excused - large, (
        f"Delete the sentence {REASON!r} of {[*map(place, excused - large)]}: few files"
    )


def docstring(folder: Path) -> str:
    """That of a package; empty where there is none."""
    init = folder / "__init__.py"
    return ast.get_docstring(ast.parse(init.read_text(encoding="utf-8"))) or "" if init.is_file() else ""
