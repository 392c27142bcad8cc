"""Pages lead somewhere, name their readers, and give commands that there are."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

import pytest

from bot.__main__ import command_line
from bot.commands.checks import environment_name
from bot.settings import Settings
from tests.project.pages import ROOT, anchors, commands, links, pages

PAGES = pages()
HOSTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "docs" / "hosting.md"]
PROGRAM = re.compile(
    r"(?:^|&& |' |')(?:\.venv/bin/)?python3? -m (bot|engine)\b([^'|&>]*)"
    r"|(?:exec bot |-C \")(?:/app/bin/)?kontor (\w+[^\">]*)"
    r"|docker compose .*run --rm(?: -T)? bot (\w+[^>]*)"
)
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@each_page
def test_every_link_leads_to_a_file_and_a_heading(page: Path) -> None:
    for link in links(page):
        if re.match(r"\w+:", link):
            assert link.startswith("https://"), link
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / unquote(name)).resolve() if name else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize(
    "page", [it for it in PAGES if ROOT / "docs" in it.parents], ids=lambda page: str(page.relative_to(ROOT))
)
def test_every_page_of_docs_says_for_whom_it_is_and_stands_in_the_index(page: Path) -> None:
    index = ROOT / "docs" / "README.md"
    if page == index:
        return
    assert page.read_text(encoding="utf-8").split("\n")[2].startswith("For "), "the third line: For whom"
    listed = {(index.parent / link.partition("#")[0]).resolve() for link in links(index)}
    assert page in listed


@each_page
def test_every_setting_that_a_page_names_is_one(page: Path) -> None:
    if page.name == "CHANGELOG.md":  # tells of former ones, too
        return
    known = {environment_name(name) for name in Settings.model_fields}
    assert set(re.findall(r"\bKONTOR_[A-Z_]*[A-Z]\b", page.read_text(encoding="utf-8"))) <= known


@pytest.mark.parametrize("page", HOSTS, ids=lambda page: page.name)
def test_every_command_of_a_page_is_one(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each can be parsed; those of make are targets of the Makefile."""
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    for command in commands(page):
        if command.startswith("make"):
            words = [it for it in command.split("#")[0].split()[1:] if "=" not in it]
            assert set(words) <= targets, command
        for program, *words in PROGRAM.findall(command):
            if program != "engine":
                command_line().parse_args(shlex.split("".join(words)))
    assert not capsys.readouterr().err


def given(page: Path, beginning: str) -> list[str]:
    """The commands of a page that begin so, each as words for this Python."""
    return [it for it in commands(page) if it.removeprefix(".venv/bin/").startswith(beginning)]


def test_the_commands_that_need_nothing_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As README and docs/hosting.md give them, in an empty folder; fewer games will do."""
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "KONTOR_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    asked = [
        *given(ROOT / "README.md", "python -m engine"),
        *given(ROOT / "docs" / "hosting.md", "python -m bot doctor"),
    ]
    assert len(asked) >= 3
    for command in asked:
        words = shlex.split(command.replace("--games 200", "--games 2"))[1:]
        done = subprocess.run(
            [sys.executable, *words], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"


LIMITS = {"Summary": 200, "Description": 400}


def test_the_listing_fits_discords_directory() -> None:
    """Three languages; a quoted text is one line there."""
    text = (ROOT / "docs" / "listing.md").read_text(encoding="utf-8")
    for heading, most in LIMITS.items():
        found = re.findall(rf"^{heading}:\n\n((?:> .*\n)+)", text, re.M)
        assert len(found) == 3
        for quoted in found:
            assert len(" ".join(line[2:] for line in quoted.splitlines())) <= most, quoted
    (tags,) = re.findall(r"^Tags: (.+)$", text, re.M)
    assert len(re.findall(r"`[^`]+`", tags)) == 5
    pictures = [it for it in links(ROOT / "docs" / "listing.md") if it.startswith("pictures/")]
    assert len(pictures) == 6


@pytest.mark.parametrize(
    "picture", sorted((ROOT / "docs" / "pictures").glob("*.png")), ids=lambda it: it.name
)
def test_pictures_are_light_enough_for_a_phone(picture: Path) -> None:
    assert picture.stat().st_size < (2_000_000 if picture.stem == "turn" else 300_000)
