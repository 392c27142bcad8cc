"""What a stranger computes from the page is what the engine says, of every season that is played here."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.seasons.events import Cancelled, Kind, SeasonFile, Started
from engine.seasons.fold import fold
from engine.seasons.report import report
from tests.seasons.play import free_games, whole

CHECKER = Path(__file__).parents[2] / "docs/check_season.py"
stranger: Callable[[Any], Any] = runpy.run_path(str(CHECKER))["report"]


def same(record: SeasonFile) -> None:
    """Both say the same after every event."""
    text = record.model_dump_json(exclude_defaults=True, exclude={"events"})
    for number in range(len(record.events) + 1):
        part = record.model_copy(update={"events": record.events[:number]})
        facts = json.loads(part.model_dump_json())
        theirs = json.loads(json.dumps(stranger(facts)))
        assert theirs == json.loads(json.dumps(report(fold(part)))), (text, number)


@pytest.mark.parametrize("kind", ("league", "cup"))
@pytest.mark.parametrize("seats", (2, 3, 4, 5))
@pytest.mark.parametrize("players", (3, 4, 6, 7, 13, 22))
def test_the_stranger_and_the_engine_agree(kind: Kind, players: int, seats: int) -> None:
    same(whole(kind, players, seats, f"{players}/{seats}"))


@pytest.mark.parametrize("kind", ("open", "duplicate"))
@pytest.mark.parametrize("players", (2, 3, 5, 9))
def test_they_agree_about_games_without_schedule(kind: Kind, players: int) -> None:
    same(free_games(kind, players, players if kind == "duplicate" else 30, str(players)))


@pytest.mark.parametrize("kind", ("league", "cup"))
def test_they_agree_about_a_season_that_is_called_off_while_it_runs(kind: Kind) -> None:
    """No reserve can step in any more."""
    record = whole(kind, 13, 4, "13")
    begun = next(at for at, it in enumerate(record.events) if isinstance(it, Started))
    for number in range(begun + 1, len(record.events), 7):
        off = record.model_copy(update={"events": (*record.events[:number], Cancelled())})
        facts = json.loads(off.model_dump_json())
        assert json.loads(json.dumps(stranger(facts))) == json.loads(json.dumps(report(fold(off)))), number


def test_the_stranger_needs_nothing_but_python(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "season.json"
    path.write_text(whole("league", 7, 4, "7").model_dump_json(exclude_defaults=False))
    command = [sys.executable, "-I", "-S", str(CHECKER), str(path)]
    theirs = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert main(["season", "--json", str(path)]) == 0
    assert capsys.readouterr().out == theirs


def test_the_command_prints_a_season_for_people(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "season.json"
    path.write_text(whole("league", 13, 4, "13").model_dump_json())
    assert main(["season", str(path)]) == 0
    said = capsys.readouterr().out
    assert "Division 2" in said and "table 1: " in said and "stayed, division" in said


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "no record of a season"),
        ('{"format": "kontor-season", "version": 2, "kind": "open", "seats": 4}', "version"),
        (
            '{"format": "kontor-season", "version": 1, "kind": "open", "seats": 4,'
            ' "events": [{"what": "final"}]}',
            "event 1",
        ),
    ],
)
def test_a_wrong_file_is_refused_kindly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, words: str
) -> None:
    path = tmp_path / "season.json"
    path.write_text(text)
    assert main(["season", str(path)]) == 2
    assert words in capsys.readouterr().err
