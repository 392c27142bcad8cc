"""Plant a sample of small bugs in the rules, one at a time, and print those that no test finds."""

from __future__ import annotations

import random
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.mutants.sites import Mutant, mutants
from tests.mutants.trial import ROOT, Trial

RULES = ("engine/core", "engine/games")
PLAYERS = "/agents/"
"""Left out unless named: a computer player that plays a little worse breaks no rule."""
SIGMAS = 1.96
"""Half the width of a confidence interval of 95 %, in standard deviations."""


def main() -> int:
    """The share that is killed, with its confidence interval; 1 where the unchanged tests fail."""
    wanted = asked()
    found = [*planted(wanted.paths or RULES)]
    sample = random.Random(wanted.seed).sample(found, min(wanted.number, len(found)))
    if wanted.line:
        sample = [it for it in found if f"{it.path}:{it.line}" in wanted.line]
    print(f"{len(sample)} of {len(found)} mutants, seed {wanted.seed}, at most {wanted.minutes:g} minutes")
    tried = killed = 0
    with TemporaryDirectory(prefix="mutants-") as folder:
        trial, began = Trial(Path(folder)), perf_counter()
        for mutant in sample:
            if perf_counter() - began > 60 * wanted.minutes:
                break
            killer = trial.killer(mutant)
            tried, killed = tried + 1, killed + (killer is not None)
            report(mutant, killer, loud=wanted.verbose)
    print(share(killed, tried))
    return 0


def asked() -> Namespace:
    """The options."""
    parser = ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("paths", nargs="*", help="files or folders, by default the rules of all games")
    parser.add_argument("--number", type=int, default=60, help="how many mutants (60)")
    parser.add_argument("--seed", default="0", help="which ones (0)")
    parser.add_argument("--minutes", type=float, default=15, help="when to stop (15)")
    parser.add_argument("--line", action="append", help="all mutants of this file:line instead of a sample")
    parser.add_argument("--verbose", action="store_true", help="print what is killed, and by which test")
    return parser.parse_args()


def planted(paths: tuple[str, ...]) -> Iterator[Mutant]:
    """All mutants of these files and of the files in these folders."""
    for path in paths:
        for file in sorted((ROOT / path).rglob("*.py")) or [ROOT / path]:
            name = file.relative_to(ROOT).as_posix()
            if PLAYERS not in name or PLAYERS in f"{path}/":
                yield from mutants(name, file.read_bytes())


def report(mutant: Mutant, killer: str | None, *, loud: bool) -> None:
    """Print a survivor, or all."""
    if killer is None or loud:
        print(f"\n{mutant.path}:{mutant.line} {'SURVIVED' if killer is None else killer}")
        print(mutant.diff((ROOT / mutant.path).read_bytes()), flush=True)


def share(killed: int, tried: int) -> str:
    """The share with its Wilson interval, which holds for shares near 1 too."""
    if not tried:
        return "none tried"
    p, z = killed / tried, SIGMAS
    middle = (p + z * z / (2 * tried)) / (1 + z * z / tried)
    half = z * sqrt(p * (1 - p) / tried + z * z / (4 * tried * tried)) / (1 + z * z / tried)
    return f"\n{killed} of {tried} killed: {p:.0%} (95 %: {middle - half:.0%} to {middle + half:.0%})"


if __name__ == "__main__":
    sys.exit(main())
