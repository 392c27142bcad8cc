"""Workflows use actions by commit and ask for no more rights than they need."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / ".github" / "workflows"
WORKFLOWS = sorted(FOLDER.glob("*.yml"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_named_by_commit(path: Path) -> None:
    """A tag can be moved to other code, a commit cannot; the comment tells the version."""
    used = re.findall(r"uses: *(.+)", path.read_text())
    assert used
    for action in used:
        assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+){1,2}", action), action


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_may_read_and_no_more_by_default(path: Path) -> None:
    """A job that needs more says so itself."""
    assert re.search(r"^permissions:\n  contents: read\n(?! )", path.read_text(), re.M), path.name


def test_every_supported_python_is_tested() -> None:
    """From the oldest that pyproject.toml allows to the newest release."""
    assert '["3.11", "3.12", "3.13", "3.14"]' in (FOLDER / "test.yml").read_text()
