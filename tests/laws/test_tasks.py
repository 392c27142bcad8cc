"""No press starts a task without a bound: tasks are keyed, or start once in the life of a process."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted(path for top in ("engine", "bot", "cogs") for path in (ROOT / top).rglob("*.py"))
STARTS = {"create_task", "ensure_future", "TaskGroup"}
KEYED = "bot/tasks.py"
AWAITED = {
    "bot/interactions/request.py: start_deferral",  # one by interaction, which awaits it
    "bot/interactions/request.py: edit_later",  # awaited, in the context of its request
    "bot/workers/analysts.py: analyse_unless_cancelled",  # awaited, and cancelled by a press
    "engine/tables/store/sqlite/copies.py: make",  # awaited by the nightly backup
}
ONCE = {
    "bot/app.py: login",
    "bot/background/cluster.py: start",
    "bot/background/nightly.py: start",
    "bot/commands/start.py: until_stopped",
    "bot/platform/start_task.py: start",
    "bot/playground/__init__.py: _until_stopped",
    "bot/playground/__init__.py: serve",
}
"""Functions that run once in the life of a process; no press reaches them."""


def starting_functions(tree: ast.AST, within: str = "") -> Iterator[str]:
    """Names of the functions that start a task; empty for a module."""
    for node in ast.iter_child_nodes(tree):
        names = {it.name for it in node.names} if isinstance(node, ast.ImportFrom) else {attribute(node)}
        if STARTS & names:
            yield within
        inside = node.name if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else within
        yield from starting_functions(node, inside)


def attribute(node: ast.AST) -> str:
    """The name after the dot; empty without one."""
    return node.attr if isinstance(node, ast.Attribute) else ""


def test_tasks_are_started_by_key_or_once() -> None:
    found = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in FILES
        if path.relative_to(ROOT).as_posix() != KEYED
        for name in starting_functions(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert not found - AWAITED - ONCE, f"Start these tasks by `Tasks` of {KEYED}, keyed by person."
    assert not (AWAITED | ONCE) - found, "Delete these lines here: they start no task."


@pytest.mark.parametrize(
    "source",
    [
        "def handle():\n    asyncio.create_task(work())",
        "async def handle():\n    async with asyncio.TaskGroup() as group:\n        pass",
        "def handle():\n    start = asyncio.get_running_loop().create_task",
        "def handle():\n    from asyncio import ensure_future",
    ],
)
def test_every_way_to_start_a_task_is_found(source: str) -> None:
    assert "handle" in starting_functions(ast.parse(source))
