"""Measure, or report what was measured."""

from argparse import ArgumentParser
from pathlib import Path

from tests.bench.judge.measure import measure
from tests.bench.judge.report import report


def main() -> None:
    """Read the arguments and do what they say."""
    parser = ArgumentParser(prog="python -m tests.bench.judge")
    parser.add_argument("folder", type=Path, help="where samples are kept: files for each game")
    parser.add_argument("--seconds", type=float, default=0, help="measure for so long before the report")
    parser.add_argument("--seed", default="0", help="another one for each run, so that no game comes twice")
    parser.add_argument("--judge", default="now", help="name of this judge: another one for each change")
    parser.add_argument("--marks", action="store_true", help="play out marks only")
    parser.add_argument("--missed", action="store_true", help="list what was missed, and what is not true")
    parser.add_argument(
        "--only", nargs="*", default=[], help="such as 'hamburg', 'speicherstadt+kaispeicher'"
    )
    arguments = parser.parse_args()
    measure(
        arguments.folder,
        arguments.seed,
        arguments.seconds,
        arguments.only,
        arguments.judge,
        marks=arguments.marks,
    )
    print(*report(arguments.folder, missed=arguments.missed), sep="\n")


if __name__ == "__main__":
    main()
