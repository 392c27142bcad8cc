"""What hosts start the bot with agrees with what the bot does."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from bot import __version__
from bot.__main__ import command_line
from bot.commands.arguments import Misconfigured
from bot.commands.checks import environment_name
from bot.settings import Settings
from tests.project.pages import commands, pages

ROOT = Path(__file__).parents[2]
SETTINGS = {environment_name(name) for name in Settings.model_fields}


def read(name: str) -> str:
    """A file of the project."""
    return (ROOT / name).read_text(encoding="utf-8")


def test_every_setting_in_a_hosting_file_is_one() -> None:
    for name in ("Dockerfile", "compose.yaml", "deploy/fly.toml", "deploy/kontor.service", "Procfile"):
        assert set(re.findall(r"\bKONTOR_[A-Z_]*[A-Z]\b", read(name))) <= SETTINGS, name


def test_supervisors_always_start_the_bot_again() -> None:
    """After a reboot, and however often it has failed; systemd can tell what a person must mend."""
    unit = read("deploy/kontor.service")
    assert f"RestartPreventExitStatus={Misconfigured.status}\n" in unit
    assert "\nRestart=always\n" in unit and "\nStartLimitIntervalSec=0\n" in unit
    services = re.findall(r"^ +restart: (\S+)", read("compose.yaml"), re.M)
    assert services == ["unless-stopped", "unless-stopped"]
    assert tomllib.loads(read("deploy/fly.toml"))["restart"] == [{"policy": "always"}]


def test_the_image_runs_the_command_that_the_package_installs() -> None:
    scripts = tomllib.loads(read("pyproject.toml"))["project"]["scripts"]
    (entry,) = re.findall(r'^ENTRYPOINT \["(\w+)"\]$', read("Dockerfile"), re.M)
    (command,) = re.findall(r'^CMD \["(\w+)"\]$', read("Dockerfile"), re.M)
    assert scripts[entry] == "bot.__main__:main"
    assert command_line().parse_args([command]).run


def test_the_image_opens_no_local_channel_unless_asked() -> None:
    assert re.search(r"^    KONTOR_PLAYGROUND=0 ", read("Dockerfile"), re.M)
    for name in ("README.md", "Dockerfile"):
        (line,) = re.findall(r"docker run .*8765:8765.*", read(name))
        assert "KONTOR_PLAYGROUND=1" in line


def test_the_base_of_the_image_is_named_by_its_digest() -> None:
    """A tag can be moved to other layers."""
    assert re.search(r"^ARG BASE=\S+:[\w.-]+@sha256:[0-9a-f]{64}$", read("Dockerfile"), re.M)


def test_an_image_says_of_what_version_it_is_however_it_is_built() -> None:
    assert f"\nARG VERSION={__version__}\n" in read("Dockerfile")
    assert f"VERSION: ${{VERSION:-{__version__}}}\n" in read("compose.yaml")
    assert "REVISION: ${REVISION:-" in read("compose.yaml")


ADDRESS = "SOURCE=OWNER/kontor"


def test_the_address_of_the_project_stands_in_one_place() -> None:
    """A fork changes that line; workflows ask GitHub where they run."""
    hosting = read("docs/hosting.md")
    assert hosting.count(ADDRESS) == 1
    for page in pages():
        for clone in re.findall(r"git clone \S+", page.read_text(encoding="utf-8")):
            assert clone == "git clone https://github.com/$SOURCE", page
    for name in ("README.md", "docs/hosting.md", "compose.yaml", ".github/workflows/image.yml"):
        for owner in re.findall(r"ghcr\.io/(\S+?)(?:[:/\s`]|$)", read(name)):
            assert owner in ("$SOURCE", "${{"), name


DAY = ("stop", "backup", "restore", "record", "move", "postgresql://", "metrics")


def test_an_ordinary_day_is_one_line_each_in_compose_and_on_fly() -> None:
    lines = commands(ROOT / "docs" / "hosting.md")
    raw = read("docs/hosting.md")
    for tool in ("docker compose", "fly"):
        own = "\n".join(it for it in raw.splitlines() if it.startswith(f"{tool} "))
        assert len([it for it in lines if it.startswith(f"{tool} ")]) >= len(DAY)
        assert all(it in own for it in DAY if it != "metrics" or tool == "fly"), tool
    assert "docker compose cp bot:/backups" in raw and "fly ssh sftp get /data/backups" in raw
    assert "docker compose exec bot kontor doctor" in read("README.md")


def test_backups_lie_on_another_volume_or_the_page_says_why_not() -> None:
    volumes = re.findall(r"^      - (\w+):(/\w+)$", read("compose.yaml"), re.M)
    assert ("data", "/data") in volumes and ("backups", "/backups") in volumes
    assert "\n  KONTOR_BACKUPS: /backups\n" in read("compose.yaml")
    assert "mkdir --mode 0700 /data /backups" in read("Dockerfile")  # a volume takes its owner from there
    assert "A machine has one volume" in read("docs/hosting.md")


def test_pages_make_the_settings_file_private() -> None:
    for page in pages():
        if page.name != "CHANGELOG.md":
            assert "cp .env.example" not in page.read_text(encoding="utf-8"), page


def test_what_the_image_needs_is_let_in() -> None:
    let_in = set(re.findall(r"^!(.+)$", read(".dockerignore"), re.M))
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", read("Dockerfile"), re.M)
    assert {name for line in copied for name in line.split()} == let_in


def test_fly_stops_it_as_it_wants_to_be_stopped_and_keeps_the_volume() -> None:
    fly = tomllib.loads(read("deploy/fly.toml"))
    assert fly["kill_signal"] == "SIGTERM"
    assert [it["destination"] for it in fly["mounts"]] == re.findall(
        r"^VOLUME (.+)$", read("Dockerfile"), re.M
    )


def test_the_newest_version_of_the_changes_is_this_one() -> None:
    """With its date, before a tag is set."""
    newest = re.search(r"^## (\S+) · \d{4}-\d\d-\d\d$", read("CHANGELOG.md"), re.M)
    assert newest is not None and newest[1] == __version__
