"""A stranger to this program can check a seal: the pages in docs suffice, and their script."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core.game import Game
from engine.core.records import write
from engine.core.seal import compute_seal
from engine.games import GAMES
from tests.laws.games import Setup, setups

DOCS = Path(__file__).parents[2] / "docs"
SEED = "00112233445566778899aabbccddeeff"
SETUPS = [(game, setup) for game in GAMES.values() for setup in setups(game)]


def checked(tmp_path: Path, *records: dict[str, Any]) -> tuple[int, list[str]]:
    """What the script says of these records: without our packages on its path, and without any other."""
    book = tmp_path / "records.jsonl"
    book.write_text("\n".join(map(json.dumps, records)), encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(DOCS / "check_seal.py"), str(book)]
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert not run.stderr
    return run.returncode, run.stdout.splitlines()


def record(game: Game[Any], setup: Setup, seed: str, after: str = "", starts: int | None = None) -> Any:
    """A record without a move."""
    deal = setup.deal(seed)
    deal = deal if starts is None else deal.model_copy(update={"start_seat": starts})
    return json.loads(write(game, deal, (), seed, after=after).model_dump_json())


def test_honest_deals_of_all_games_are_right(tmp_path: Path) -> None:
    records = [record(game, setup, f"{number:032x}") for number, (game, setup) in enumerate(SETUPS)]
    code, lines = checked(tmp_path, *records)
    assert code == 0 and len(lines) == len(SETUPS) > 0
    assert all(line.endswith("sealed, starter drawn by lot") for line in lines)


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=lambda it: getattr(it, "key", str(it)))
def test_each_pile_is_looked_at(tmp_path: Path, game: Game[Any], setup: Setup) -> None:
    """A pile in another order is found, also where the word is made to fit it."""
    honest = setup.deal(SEED)
    spoilt = []
    for name, pile in honest.model_dump().items():
        for other in turned(pile) if name != "expansions" else ():
            deal = honest.model_copy(update={name: other})
            told = json.loads(honest_record(game, honest).model_dump_json())
            told[name] = deal.model_dump(mode="json")[name]
            told["seal"]["word"] = compute_seal(deal, SEED)
            spoilt.append(told)
    code, lines = checked(tmp_path, *spoilt)
    assert code == 1 and len(lines) == len(spoilt) > 0
    assert all("was not drawn from the seed" in line for line in lines)


def turned(piles: Any) -> Iterator[Any]:
    """The pile upside down; of several under one key each alone."""
    if isinstance(piles, tuple) and len(set(map(str, piles))) > 1:
        yield piles[::-1]
    if isinstance(piles, dict):
        yield from ({**piles, name: other} for name, pile in piles.items() for other in turned(pile))


def honest_record(game: Game[Any], deal: Any) -> Any:
    """The record of a deal that was drawn from the seed."""
    return write(game, deal, (), SEED)


def test_a_chain_proves_the_start_player(tmp_path: Path) -> None:
    game, setup = SETUPS[0]
    first = record(game, setup, SEED)
    word, starts, seats = first["seal"]["word"], first["start_seat"], first["seats"]
    fair = record(game, setup, "1" * 32, word, (starts + 1) % seats)
    unfair = record(game, setup, "2" * 32, word, starts)
    alone = record(game, setup, "3" * 32, "k7qf-2mzd-5xwa-b3rt-hc6e")
    code, lines = checked(tmp_path, fair, first, unfair, alone)
    assert code == 0
    assert lines[0].endswith(f"one seat on from {word}")
    assert lines[1].endswith("drawn by lot")
    assert "NOT PROVED" in lines[2] and "of other people" in lines[2]
    assert "NOT PROVED" in lines[3] and "not in this file" in lines[3]


def test_what_is_no_seal_is_wrong(tmp_path: Path) -> None:
    honest = record(*SETUPS[0], SEED)
    seal = honest["seal"]
    changes: list[dict[str, Any]] = [
        {"version": 1},
        {"version": 1, "seal": None},
        {"seal": {**seal, "seed": SEED.upper()}},
        {"seal": {**seal, "after": None}},
        {"seal": {**seal, "after": "k7qf-2mzd-5xwa-b3rt-hc6e"}},
        {"start_seat": (honest["start_seat"] + 1) % honest["seats"]},
    ]
    code, lines = checked(tmp_path, *({**honest, **change} for change in changes))
    assert code == 1 and len(lines) == len(changes) and all("WRONG" in line for line in lines)


def test_the_example_of_the_page_is_true(tmp_path: Path) -> None:
    game = GAMES["speicherstadt"]
    deal = game.deal(game.rules(()), 2, SEED)
    page = (DOCS / "seal.md").read_text(encoding="utf-8")
    first, second = dict.fromkeys(re.findall(r"`([a-z2-7]{4}(?:-[a-z2-7]{4}){4})`", page))
    assert compute_seal(deal, SEED) == first
    assert compute_seal(deal.model_copy(update={"start_seat": 1}), SEED, first) == second
    deck = ", ".join(f"`{card}`" for card in deal.model_dump()["deck"][:12])
    assert deck in re.sub(r"\s+", " ", page)
