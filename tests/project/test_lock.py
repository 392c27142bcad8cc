"""constraints.txt and requirements.txt pin all that pyproject.toml asks for, and name no package host."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = ("constraints.txt", "requirements.txt")


def pinned(name: str) -> dict[str, Requirement]:
    """The pins of a lock file by the names of their packages."""
    text = (ROOT / name).read_text().replace("\\\n", " ")
    lines = (line.split(" --hash")[0].strip() for line in text.splitlines())
    pins = [Requirement(line) for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(pin.name): pin for pin in pins}


def project() -> dict[str, list[Requirement]]:
    """What pyproject.toml asks for: the bot's own under "", then each extra's."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = {"": told["project"]["dependencies"], **told["project"]["optional-dependencies"]}
    wanted["build"] = told["build-system"]["requires"]
    return {extra: [Requirement(it) for it in lines] for extra, lines in wanted.items()}


@pytest.mark.parametrize("extra", project())
def test_every_dependency_is_pinned_within_its_bounds(extra: str) -> None:
    """A new dependency or bound needs `make lock`."""
    for wanted in project()[extra]:
        pin = pinned("constraints.txt")[canonicalize_name(wanted.name)]
        (exact,) = pin.specifier
        assert exact.operator == "=="
        assert wanted.specifier.contains(exact.version), f"{wanted} against {pin}: make lock"


def test_the_bot_is_pinned_with_hashes_as_it_was_tested() -> None:
    """The image and the tests have the same versions; pip refuses a file without a hash."""
    tested = pinned("constraints.txt")
    shipped = pinned("requirements.txt")
    assert {canonicalize_name(it.name) for it in project()[""]} <= set(shipped)
    for name, pin in shipped.items():
        assert pin.specifier == tested[name].specifier, name
    entries = re.split(r"\n(?=\w)", (ROOT / "requirements.txt").read_text())
    for entry in entries[1:]:
        assert re.search(r"--hash=sha256:[0-9a-f]{64}\b", entry), entry.splitlines()[0]


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_no_package_host(name: str) -> None:
    """It installs from the index that pip is set up for."""
    for line in (ROOT / name).read_text().splitlines():
        assert re.match(r"#|[\w.-]+==[\w.!+]+( ; .+?)?( \\)?$|    --hash=sha256:[0-9a-f]{64}( \\)?$", line), (
            line
        )
        assert "://" not in line
