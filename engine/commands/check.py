"""`check`: replay game records and compare."""

from __future__ import annotations

import json
import re
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from engine.commands.errors import Unusable
from engine.core import records
from engine.core.errors import BadRecord
from engine.core.game import Deal, Game
from engine.core.seal import Seal, open_question
from engine.games import GAMES

FINE, WRONG = 0, 1
"""Exit codes: all records are right; one is wrong."""
SOMETHING = re.compile(r"\S")


def add(parser: ArgumentParser) -> None:
    """Add the arguments of `check`."""
    parser.add_argument("file", type=Path, help="game records in JSON, one after the other")
    parser.add_argument(
        "--seal", metavar="WORD", help="the seal that was shown at the start: all must have it"
    )
    parser.set_defaults(run=check_records)


def check_records(arguments: Namespace) -> int:
    """Replay every record of a file and stop at the first that is wrong; print what the right ones leave
    unproved.

    Raises `Unusable` where the file cannot be read or holds no record.
    """
    right: list[RecordFacts] = []
    for line, text, facts in objects(arguments.file):
        game = game_of(facts, line)
        try:
            record = records.read(game, text)
            difference = records.check(game, record) or other_seal(record.seal, arguments.seal)
        except BadRecord as broken:
            difference = str(broken)
        if difference is not None:
            print(f"game {len(right) + 1} (line {line}): {difference}")
            return WRONG
        right.append(RecordFacts(line, game, record.deal, record.seal))
    if not right:
        raise Unusable(f"{arguments.file} holds no game record")
    for remark in unproved_claims(right):
        print(remark)
    print("1 game is right." if len(right) == 1 else f"{len(right)} games are right.")
    return FINE


class RecordFacts(NamedTuple):
    """Facts about a record that is right: its first line, its game, its deal, its seal."""

    line: int
    game: Game[Any]
    deal: Deal
    seal: Seal | None


def unproved_claims(right: Sequence[RecordFacts]) -> Iterator[str]:
    """Yield a line for each claim that these records leave unproved.

    The starter of a rematch is proved where the previous game is among the records.
    """
    known = {game.seal.word: game.deal for game in right if game.seal}
    for number, game in enumerate(right, 1):
        if game.seal and (left := open_question(game.game, game.deal, game.seal, known)):
            yield f"game {number} (line {game.line}) is right, but {left}."


def other_seal(seal: Seal | None, noted: str | None) -> str | None:
    """Say why a record does not have the seal that the user noted; None if it has, or none was noted."""
    if noted is None:
        return None
    if seal is None:
        return f"seal: it has none, so it is not the game that was sealed with {noted}"
    return None if seal.word == noted.strip().lower() else f"seal: it is {seal.word}, not {noted}"


def objects(path: Path) -> Iterator[tuple[int, str, Any]]:
    """Yield each JSON value of a file: its first line, its text, its value.

    Raises `Unusable` where the file cannot be read or is not JSON.
    """
    text, decoder, end, line = text_of(path), json.JSONDecoder(), 0, 1
    while word := SOMETHING.search(text, end):
        begin = word.start()
        line += text.count("\n", end, begin)
        try:
            facts, end = decoder.raw_decode(text, begin)
        except (ValueError, RecursionError) as problem:
            raise Unusable(f"{path}, line {line}: this is no JSON") from problem
        yield line, text[begin:end], facts
        line += text.count("\n", begin, end)


def text_of(path: Path) -> str:
    """Read a text file; raises `Unusable` if that fails."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise Unusable(f"cannot read {path}: {problem.strerror}") from problem
    except UnicodeDecodeError as problem:
        raise Unusable(f"cannot read {path}: it is no text in UTF-8") from problem


def game_of(facts: Any, line: int) -> Game[Any]:
    """The game of a record by its `format`; raises `Unusable` for any other value."""
    known = {game.format: game for game in GAMES.values()}
    name = facts.get("format") if isinstance(facts, dict) else None
    if not isinstance(name, str) or name not in known:
        raise Unusable(f"line {line}: no game record: its format is none of {', '.join(known)}")
    return known[name]
