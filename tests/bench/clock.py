"""How we measure: medians of short runs, so that a neighbour on the machine disturbs little."""

from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter, process_time


def rate(work: Callable[[], int], seconds: float = 0.3) -> float:
    """How many steps a second of our own time `work` does; each call returns how many it did."""
    steps, began = 0, process_time()
    while (spent := process_time() - began) < seconds:
        steps += work()
    return steps / spent


def micros(work: Callable[[], object], times: int = 300, runs: int = 7) -> float:
    """The median time of one call in microseconds."""
    return median(timed(work, times) for _ in range(runs)) / times * 1e6


def timed(work: Callable[[], object], times: int) -> float:
    """Seconds that this many calls take."""
    began = perf_counter()
    for _ in range(times):
        work()
    return perf_counter() - began


def own(work: Callable[[], object]) -> float:
    """Seconds of our own time that one call takes, without other load of the machine."""
    began = process_time()
    work()
    return process_time() - began


def percentile(numbers: Sequence[float], share: float) -> float:
    """The number below which this share of them lies."""
    return sorted(numbers)[min(len(numbers) - 1, int(share * len(numbers)))]
