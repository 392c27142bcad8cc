"""Measure, or report what was measured."""

from argparse import ArgumentParser
from pathlib import Path

from tests.bench.levels.measure import measure, report


def main() -> None:
    """Read the arguments and do what they say."""
    parser = ArgumentParser(prog="python -m tests.bench.levels")
    parser.add_argument("folder", type=Path, help="where samples are kept, a file for each game")
    parser.add_argument("--seconds", type=float, default=0, help="measure for so long before the report")
    parser.add_argument("--seed", default="0", help="another one for each run, so that no game comes twice")
    parser.add_argument("--only", nargs="*", default=[], help="such as 'hamburg', 'hamburg+magistrat'")
    arguments = parser.parse_args()
    measure(arguments.folder, arguments.seed, arguments.seconds, arguments.only)
    print(*report(arguments.folder), sep="\n")


if __name__ == "__main__":
    main()
