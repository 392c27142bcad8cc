"""Measure, or report what was measured."""

from argparse import ArgumentParser
from pathlib import Path

from tests.bench.calibration.measure import measure


def main() -> None:
    """Read the arguments and do what they say."""
    parser = ArgumentParser(prog="python -m tests.bench.calibration")
    parser.add_argument("folder", type=Path, help="where samples are kept, a file for each kind")
    parser.add_argument("--seconds", type=float, default=0, help="measure for so long before the report")
    parser.add_argument("--seed", default="0")
    arguments = parser.parse_args()
    measure(arguments.folder, arguments.seed, arguments.seconds)


if __name__ == "__main__":
    main()
