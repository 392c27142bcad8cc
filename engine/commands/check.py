"""`check`: replay game records and compare."""

from __future__ import annotations

import json
import re
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.commands.arguments import Unusable
from engine.core import records
from engine.core.errors import BadRecord
from engine.core.game import Game
from engine.games import GAMES

FINE, WRONG = 0, 1
"""What the command returns: all is right; a record is wrong."""
SOMETHING = re.compile(r"\S")


def add(parser: ArgumentParser) -> None:
    """The arguments of `check`."""
    parser.add_argument("file", type=Path, help="game records in JSON, one after the other")
    parser.add_argument(
        "--seal", metavar="WORD", help="the seal that was shown at the start: all must have it"
    )
    parser.set_defaults(run=check_records)


def check_records(arguments: Namespace) -> int:
    """Replay every record of a file; stop at the first that is wrong."""
    right = 0
    for line, text, facts in objects(arguments.file):
        difference = difference_of(game_of(facts, line), text) or other_seal(facts, arguments.seal)
        if difference is not None:
            print(f"game {right + 1} (line {line}): {difference}")
            return WRONG
        right += 1
    if not right:
        raise Unusable(f"{arguments.file} holds no game record")
    print("1 game is right." if right == 1 else f"{right} games are right.")
    return FINE


def other_seal(facts: dict[str, Any], noted: str | None) -> str | None:
    """Why this is not the game whose seal somebody has noted; None if it is, or if nothing was noted."""
    if noted is None:
        return None
    word = facts["seal"]["word"] if facts.get("seal") else None
    if word is None:
        return f"seal: it has none, so it is not the game that was sealed with {noted}"
    return None if word == noted.strip().lower() else f"seal: it is {word}, not {noted}"


def objects(path: Path) -> Iterator[tuple[int, str, Any]]:
    """Each JSON value of a file: the line on which it begins, its text, what it says.

    Raises `Unusable` where the file cannot be read or is no JSON from some line on.
    """
    text, decoder, end, line = text_of(path), json.JSONDecoder(), 0, 1
    while found := SOMETHING.search(text, end):
        begin = found.start()
        line += text.count("\n", end, begin)
        try:
            facts, end = decoder.raw_decode(text, begin)
        except (ValueError, RecursionError) as problem:
            raise Unusable(f"{path}, line {line}: this is no JSON") from problem
        yield line, text[begin:end], facts
        line += text.count("\n", begin, end)


def text_of(path: Path) -> str:
    """What a file says; raises `Unusable` if that cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise Unusable(f"cannot read {path}: {problem.strerror}") from problem
    except UnicodeDecodeError as problem:
        raise Unusable(f"cannot read {path}: it is no text in UTF-8") from problem


def game_of(facts: Any, line: int) -> Game[Any]:
    """The game to which a record belongs; raises `Unusable` where it does not say so."""
    known = {game.format: game for game in GAMES.values()}
    name = facts.get("format") if isinstance(facts, dict) else None
    if not isinstance(name, str) or name not in known:
        raise Unusable(f"line {line}: no game record: its format is none of {', '.join(known)}")
    return known[name]


def difference_of(game: Game[Any], text: str) -> str | None:
    """What is wrong with a record; None if it is right."""
    try:
        return records.check(game, records.read(game, text))
    except BadRecord as broken:
        return str(broken)
