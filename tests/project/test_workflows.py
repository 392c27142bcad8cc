"""Workflows use actions by commit and ask for no more rights than they need."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".github" / "workflows"
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


def test_only_a_job_for_tags_may_write_or_sign() -> None:
    """A pull request, or a push to a branch, cannot publish under the project's name."""
    for path in WORKFLOWS:
        _, *jobs = re.split(r"^  (?=[\w-]+:\n    )", path.read_text().partition("\njobs:\n")[2], flags=re.M)
        for job in jobs:
            assert ": write" not in job or "\n    if: github.ref_type == 'tag'\n" in job, job
            assert "push: true" not in job or ": write" in job


def test_an_audit_fails_where_nothing_could_be_looked_up() -> None:
    lines = re.findall(r"/pip-audit .*", (ROOT / "Makefile").read_text())
    assert len(lines) == 2 and all(" --strict " in it for it in lines)


def test_the_major_version_of_postgresql_is_never_raised_alone() -> None:
    """The server cannot open the data folder of another one."""
    compose = (ROOT / ".github" / "dependabot.yml").read_text().partition("ecosystem: docker-compose")[2]
    assert re.search(
        r"dependency-name: postgres\n +update-types: \[\"version-update:semver-major\"\]", compose
    )


def test_every_supported_python_is_tested() -> None:
    """From the oldest that pyproject.toml allows to the newest release."""
    assert '["3.11", "3.12", "3.13", "3.14"]' in (FOLDER / "test.yml").read_text()
