"""The command line: it plays, writes, checks, and says kindly what it cannot do."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.__main__ import main
from engine.core.game import Game
from engine.core.records import write
from engine.games import GAMES
from engine.games.speicherstadt import GAME

Say = pytest.CaptureFixture[str]


def simulate(*words: str) -> int:
    """`python -m engine simulate`, four games."""
    return main(["simulate", "--games", "4", "--seed", "7", *words])


@pytest.fixture
def book(tmp_path: Path, capsys: Say) -> Path:
    """Four records, of two to five seats."""
    path = tmp_path / "games.jsonl"
    assert simulate("--seats", "2-5", "--records", str(path)) == 0
    capsys.readouterr()
    return path


def change(book: Path, number: int, **facts: Any) -> None:
    """Say something else in one of the records."""
    lines = book.read_text().splitlines()
    lines[number - 1] = json.dumps({**json.loads(lines[number - 1]), **facts})
    book.write_text("\n".join(lines) + "\n")


def record(book: Path, number: int) -> Any:
    """One of the records."""
    return json.loads(book.read_text().splitlines()[number - 1])


def test_what_was_simulated_is_right(book: Path, capsys: Say) -> None:
    assert main(["check", str(book)]) == 0
    assert capsys.readouterr().out == "4 games are right.\n"
    assert [record(book, number)["seats"] for number in (1, 2, 3, 4)] == [2, 3, 4, 5]


def test_a_record_has_the_keys_of_the_format(book: Path) -> None:
    keys = [
        "format",
        "version",
        "expansions",
        "seats",
        "start_seat",
        "deck",
        "bag",
        "moves",
        "rounds",
        "result",
    ]
    assert list(record(book, 1)) == keys


def test_a_record_may_be_written_over_many_lines(book: Path, capsys: Say) -> None:
    book.write_text(json.dumps(record(book, 1), indent=2) + "\n\n" + json.dumps(record(book, 2), indent=2))
    assert main(["check", str(book)]) == 0
    assert capsys.readouterr().out == "2 games are right.\n"


def test_equal_seeds_write_equal_bytes(tmp_path: Path) -> None:
    one, two, other = (tmp_path / name for name in ("one", "two", "other"))
    for path in (one, two):
        assert simulate("--agents", "quick", "random", "--rotate", "--records", str(path)) == 0
    assert main(["simulate", "--games", "4", "--seed", "8", "--records", str(other)]) == 0
    assert one.read_bytes() == two.read_bytes() != other.read_bytes()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_equal_seeds_write_equal_bytes_in_every_process(game: Game[Any], tmp_path: Path) -> None:
    """Hashes of text differ in every process; no order may follow from that."""
    words = [
        sys.executable,
        "-m",
        "engine",
        "simulate",
        "--game",
        game.key,
        "--games",
        "6",
        "--seats",
        f"{game.seats[0]}-{game.seats[-1]}",
    ]
    words += ["--agents", "random", "quick", *(["--expansion", *game.expansions] if game.expansions else [])]
    books = [tmp_path / salt for salt in ("1", "2")]
    for book in books:
        subprocess.run([*words, "--records", str(book)], env={"PYTHONHASHSEED": book.name}, check=True)
    assert books[0].read_bytes() == books[1].read_bytes() != b""


def test_the_result_as_json(capsys: Say) -> None:
    assert simulate("--json", "--agents", "quick,random", "--seats", "2,3") == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["games"], said["seats"], said["expansions"], said["agents"]) == (
        4,
        [2, 3],
        [],
        ["quick", "random"],
    )
    assert 0 < said["decisions_per_game"] < said["moves_per_game"]
    assert said["moves_per_second"] > 0
    assert sum(said["win_share"].values()) == pytest.approx(1)
    for name in ("quick", "random"):
        low, high = said["win_interval"][name]
        assert 0 <= low <= said["win_share"][name] <= high <= 1
        assert said["mean_points"][name] == pytest.approx(sum(said["points_by_source"][name].values()))


def test_the_result_as_a_table(capsys: Say) -> None:
    assert simulate("--agents", "quick", "random") == 0
    said = capsys.readouterr().out
    assert "speicherstadt: 4 games of 4 seats, seed 7" in said
    assert "quick" in said and "contracts" in said and "moves a second" in said


def test_another_move_is_found(book: Path, capsys: Say) -> None:
    moves = record(book, 3)["moves"]
    moves[10] = {"seat": 9, "do": "place", "column": 0}
    change(book, 3, moves=moves)
    assert main(["check", str(book)]) == 1
    assert capsys.readouterr().out.startswith("game 3 (line 3): move 11: ")


def test_a_move_that_says_too_much_is_found(book: Path, capsys: Say) -> None:
    moves = record(book, 2)["moves"]
    moves[0]["why"] = "for fun"
    change(book, 2, moves=moves)
    assert main(["check", str(book)]) == 1
    assert capsys.readouterr().out.startswith("game 2 (line 2): move 1: ")


def test_a_move_that_was_no_ones_choice_must_say_so(book: Path, capsys: Say) -> None:
    moves = record(book, 1)["moves"]
    number = next(i for i, move in enumerate(moves, 1) if move.pop("auto", False))
    change(book, 1, moves=moves)
    assert main(["check", str(book)]) == 1
    assert f"game 1 (line 1): move {number}: auto should be True" in capsys.readouterr().out


def test_another_result_is_found(book: Path, capsys: Say) -> None:
    result = record(book, 4)["result"]
    change(book, 4, result={**result, "points": [points + 1 for points in result["points"]]})
    assert main(["check", str(book)]) == 1
    assert capsys.readouterr().out.startswith("game 4 (line 4): after ")


def test_another_round_is_found_with_its_move(book: Path, capsys: Say) -> None:
    rounds = record(book, 1)["rounds"]
    rounds[2]["seats"][1]["coins"] += 1
    change(book, 1, rounds=rounds)
    moves = record(book, 1)["moves"]
    done = [number for number, move in enumerate(moves, 1) if move["do"] == "done"]
    assert main(["check", str(book)]) == 1
    said = capsys.readouterr().out
    assert said.startswith(f"game 1 (line 1): move {done[5]}: round 3 differs: seat 1 coins")


@pytest.mark.parametrize(
    "facts", [{"deck": ["bank"]}, {"seats": 9}, {"start_seat": -1}, {"expansions": ["atlantis"]}, {"more": 1}]
)
def test_another_deal_is_found(book: Path, capsys: Say, facts: dict[str, Any]) -> None:
    change(book, 2, **facts)
    assert main(["check", str(book)]) == 1
    assert capsys.readouterr().out.startswith("game 2 (line 2): ")


def test_a_record_without_its_last_moves_differs_from_its_result(book: Path, capsys: Say) -> None:
    change(book, 1, moves=record(book, 1)["moves"][:-1])
    assert main(["check", str(book)]) == 1
    assert capsys.readouterr().out.startswith("game 1 (line 1): after ")


def test_an_unfinished_game_is_right(book: Path, capsys: Say) -> None:
    change(book, 1, moves=record(book, 1)["moves"][:5], rounds=[], result=None)
    assert main(["check", str(book)]) == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "holds no game record"),
        (b"once upon a time", "line 1: this is no JSON"),
        (b'{"format": "speicherstadt-record"', "line 1: this is no JSON"),
        (b'{"format": "chess"}', "line 1: no game record: its format is none of speicherstadt-record"),
        (b"{}", "line 1: no game record"),
        (b"\n[1, 2]", "line 2: no game record"),
        (b'{"format": ["speicherstadt-record"]}', "line 1: no game record"),
        (b"[" * 100_000, "line 1: this is no JSON"),
        (b"\xff\xfe", "it is no text in UTF-8"),
    ],
)
def test_a_file_that_holds_no_records(tmp_path: Path, capsys: Say, text: bytes, said: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(text)
    assert main(["check", str(path)]) == 2
    assert said in capsys.readouterr().err


def test_a_file_that_is_not_there(tmp_path: Path, capsys: Say) -> None:
    assert main(["check", str(tmp_path / "nowhere")]) == 2
    assert "No such file" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--agents chance", "--agents: chance is not possible; choose from: trader, master"),
        ("--seats 7", "--seats: 7 is not possible; choose from: 2, 3, 4, 5"),
        ("--seats 1-3", "--seats: 1 is not possible"),
        ("--expansion atlantis", "--expansion: atlantis is not possible"),
        ("--records /", "cannot write"),
    ],
)
def test_what_the_game_cannot_do(capsys: Say, words: str, said: str) -> None:
    assert simulate(*words.split()) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("words", ["--seats four", "--seats 5-2", "--seats 2,", "--games 0", "--game chess"])
def test_what_is_no_argument(capsys: Say, words: str) -> None:
    with pytest.raises(SystemExit) as leaving:
        simulate(*words.split())
    assert leaving.value.code == 2
    assert f"argument {words.split(maxsplit=1)[0]}" in capsys.readouterr().err


def test_the_public_face_is_short_sorted_and_there() -> None:
    def as_ruff_sorts(name: str) -> tuple[bool, bool, str]:
        return (not name.isupper(), not name[0].isupper(), name)

    assert engine.__all__ == sorted(engine.__all__, key=as_ruff_sorts)
    assert len(engine.__all__) <= 12
    assert all(hasattr(engine, name) for name in engine.__all__)


# --- seals


def sealed(path: Path, **facts: Any) -> str:
    """Write a sealed record, spoilt by these facts; the word that was shown at the start."""
    seed = "ab" * 16
    deal = GAME.deal(GAME.rules(()), 3, seed)
    told = json.loads(write(GAME, deal, (), seed).model_dump_json())
    path.write_text(json.dumps({**told, **facts}))
    word: str = told["seal"]["word"]
    return word


def test_a_seal_that_was_noted_is_compared(tmp_path: Path, capsys: Say) -> None:
    path = tmp_path / "record.json"
    word = sealed(path)
    assert main(["check", str(path), "--seal", word.upper()]) == 0
    assert main(["check", str(path), "--seal", "k7qf-2mzd-5xwa-b3rt-hc6e"]) == 1
    assert f"it is {word}, not k7qf" in capsys.readouterr().out


def test_a_deck_that_was_changed_after_the_start_is_reported(tmp_path: Path, capsys: Say) -> None:
    path = tmp_path / "record.json"
    word = sealed(path)
    deck = json.loads(path.read_text())["deck"]
    sealed(path, deck=[deck[1], deck[0], *deck[2:]])
    assert main(["check", str(path), "--seal", word]) == 1
    assert "changed after the start" in capsys.readouterr().out


def test_a_chain_of_rematches_is_proved_and_a_gap_is_reported(tmp_path: Path, capsys: Say) -> None:
    first, path = tmp_path / "first.json", tmp_path / "chain.jsonl"
    word = sealed(first)
    before = json.loads(first.read_text())
    seed, starts = "cd" * 16, (before["start_seat"] + 1) % 3
    deal = GAME.deal(GAME.rules(()), 3, seed).model_copy(update={"start_seat": starts})
    again = write(GAME, deal, (), seed, after=word).model_dump_json()
    path.write_text(f"{again}\n{first.read_text()}\n")
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == "2 games are right.\n"
    path.write_text(again)
    assert main(["check", str(path)]) == 0
    remark, end = capsys.readouterr().out.splitlines()
    assert remark.startswith(f"game 1 (line 1) is right, but it is a rematch after {word}, which is not here")
    assert end == "1 game is right."


def test_simulated_games_can_be_sealed(tmp_path: Path) -> None:
    book = tmp_path / "games.jsonl"
    assert main(["simulate", "--games", "3", "--seats", "3", "--sealed", "--records", str(book)]) == 0
    seeds = {json.loads(line)["seal"]["seed"] for line in book.read_text().splitlines()}
    assert len(seeds) == 3
    assert main(["check", str(book)]) == 0


def test_a_record_without_a_seal_is_not_the_game_that_was_sealed(book: Path, capsys: Say) -> None:
    assert main(["check", str(book), "--seal", "k7qf-2mzd-5xwa-b3rt-hc6e"]) == 1
    assert "it has none" in capsys.readouterr().out


@pytest.mark.parametrize("facts", [{"version": 1}, {"seal": None}, {"version": 2.0}, {"seal": {"word": "a"}}])
def test_seal_and_version_belong_together(tmp_path: Path, facts: dict[str, Any]) -> None:
    path = tmp_path / "record.json"
    sealed(path, **facts)
    assert main(["check", str(path)]) == 1


def test_a_finished_game_is_analysed(tmp_path: Path, capsys: Say) -> None:
    """The parts of each seat add up; equal seeds print the same."""
    path, words = tmp_path / "one.jsonl", ("--effort", "0.01", "--json")
    played = ("--game", [*GAMES][-1], "--games", "1", "--seats", "2", "--agents", "quick")
    assert main(["simulate", *played, "--records", str(path)]) == 0
    capsys.readouterr()
    assert main(["analyse", str(path), *words]) == 0
    report = json.loads(capsys.readouterr().out)
    for it in report["parts"]:
        parts = sum(it[name] for name in ("seat", "luck", "own", "gifts", "rest"))
        assert parts == pytest.approx(it["result"], abs=1e-6)
    assert {"loss", "error", "mark", "best"} <= report["decisions"][0].keys() and report["judge"] >= 1


def test_a_game_that_is_not_over_is_not_analysed(book: Path, capsys: Say) -> None:
    known = record(book, 1)
    facts = {name: known[name] for name in ("moves", "rounds")}
    change(book, 1, moves=facts["moves"][:1], rounds=[], result=None)
    assert main(["analyse", str(book)]) == 2
    assert "line 1" in capsys.readouterr().err


def test_an_effort_is_a_number(book: Path, capsys: Say) -> None:
    for words in ("much", "0", "-1"):
        with pytest.raises(SystemExit) as left:
            main(["analyse", str(book), "--effort", words])
        assert left.value.code == 2 and "--effort" in capsys.readouterr().err
