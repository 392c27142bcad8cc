"""Run the tests that can see a file against a copy of the project, with or without a mutation."""

from __future__ import annotations

import os
import re
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.mutants.sites import Mutant

ROOT = Path(__file__).parents[2]
COPIED = ("engine", "bot", "cogs", "tests", "docs", "pyproject.toml", "README.md", "Makefile")
LAWS = [
    f"tests/laws/test_{it}.py" for it in ("forms", "rules", "views", "secrets", "redealt", "chosen", "hints")
]
GAMES = "engine/games"
PLAYING = re.compile(r"^from (bot|engine\.agents|engine\.games\.\w+\.agents)", re.MULTILINE)
"""What takes long to import, or plays whole games."""
MEMORY = 3 << 30
"""Bytes of address space; a mutant may append to a list for ever."""
SLOW = ("pictures", "presses")
"""Rooms of a game's tests that take longer than all others together, and see little of its rules."""


FLAGS = ("-x", "-n", "0", "-p", "no:cacheprovider", "-p", "tests.mutants.timer", "--tb=no", "-rfE")


class Broken(Exception):
    """The tests fail without any mutation."""


class Trial:
    """A copy of the project in a folder of its own; the working tree is never changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.passed: list[list[str]] = []
        for name in COPIED:
            origin = ROOT / name
            copy = shutil.copytree if origin.is_dir() else shutil.copyfile
            copy(origin, folder / name)

    def killer(self, mutant: Mutant) -> str | None:
        """The test that fails first, or why the run ended; None if the mutant survives.

        Raises `Broken` where the same tests fail without it.
        """
        for selected in stages(mutant.path):
            if selected not in self.passed:
                if found := self.failing(selected, compiled=True):
                    raise Broken(found)
                self.passed.append(selected)
            with self.planted(mutant):
                if found := self.failing(selected, compiled=False):
                    return found
        return None

    @contextmanager
    def planted(self, mutant: Mutant) -> Iterator[None]:
        """The mutation is in the copy, and no older bytecode."""
        file = self.folder / mutant.path
        kept = file.read_bytes()
        for stale in (file.parent / "__pycache__").glob(f"{file.stem}.*"):
            stale.unlink()
        file.write_bytes(mutant.applied(kept))
        try:
            yield
        finally:
            file.write_bytes(kept)

    def failing(self, selected: list[str], *, compiled: bool) -> str | None:
        """What fails first among these tests; `compiled`: keep the bytecode for later runs."""
        run = subprocess.run(
            [sys.executable, "-m", "pytest", *FLAGS, *selected],
            cwd=self.folder,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "" if compiled else "1"},
            capture_output=True,
            text=True,
            preexec_fn=bounded,
            check=False,
        )
        if run.returncode == -signal.SIGPROF:
            return "a test does not end"
        return None if run.returncode == 0 else reason(run.stdout + run.stderr)


def bounded() -> None:
    """Bound the memory of this process."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def reason(said: str) -> str:
    """The line of a report that names what failed."""
    lines = said.strip().splitlines() or ["nothing was said"]
    named = [it for it in lines if it.startswith(("FAILED", "ERROR"))]
    return (named or lines[-1:])[0]


def stages(path: str) -> Iterator[list[str]]:
    """The tests that can see a file, fast ones first: those of its game and the laws for it; for what all
    games share, those of the core and the laws for the toy before those of all games with two seats."""
    games = sorted(it.parent for it in (ROOT / "tests/games").glob("*/__init__.py"))
    key = next((it.name for it in games if path.startswith(f"{GAMES}/{it.name}/")), "")
    if not key:
        yield ["-k", "core or orchard", "tests/core", *LAWS]
    files = [it for room in games if room.name.startswith(key) for it in sorted(room.rglob("test_*.py"))]
    files = [it for it in files if it.parent.name not in SLOW]
    names = {it.relative_to(ROOT).as_posix(): bool(PLAYING.search(it.read_text())) for it in files}
    yield [*(it for it in names if not names[it]), "tests/records"]
    yield ["-k", f"{key or '2'} or records", *LAWS]
    yield [it for it in names if names[it]]
