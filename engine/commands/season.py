"""`season`: print what follows from the record of a season."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from pydantic import ValidationError

from engine.commands.check import text_of
from engine.commands.errors import Unusable
from engine.seasons.events import SeasonFile
from engine.seasons.fold import fold
from engine.seasons.model import BadSeason
from engine.seasons.report import report, text


def add(parser: ArgumentParser) -> None:
    """Add the arguments of `season`."""
    parser.add_argument("file", type=Path, help="the record of a season in JSON")
    parser.add_argument("--json", action="store_true", help="print plain data with exact fractions")
    parser.set_defaults(run=show_season)


def show_season(arguments: Namespace) -> int:
    """Print schedule, points, standings, bounds and movements of a season; raises `Unusable`."""
    try:
        season = fold(SeasonFile.model_validate_json(text_of(arguments.file)))
    except ValidationError as problem:
        first = problem.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the file"
        raise Unusable(f"{arguments.file}: no record of a season: {where}: {first['msg']}") from problem
    except BadSeason as problem:
        raise Unusable(f"{arguments.file}: {problem}") from problem
    print(json.dumps(report(season), indent=1) if arguments.json else text(season))
    return 0
