"""Worker processes: damage by one task never reaches another, and no process outlives ours."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.workers.pool import TIMED, GivenUp, WorkerPool

ROOT = Path(__file__).parents[2]
LIMIT = 60.0
"""Seconds that no work here takes by itself, on the busiest machine."""

Make = Callable[[int], WorkerPool]


def slow(seconds: float) -> int:
    """Sleep this many seconds, and return the id of the process."""
    time.sleep(seconds)
    return os.getpid()


def busy() -> None:
    """Works without an end."""
    while True:
        pass


def deadly(once: str) -> int:
    """Kills its worker; only the first time where the name of a file is given."""
    if once and Path(once).exists():
        return os.getpid()
    if once:
        Path(once).touch()
    os._exit(1)


def wrong() -> int:
    """Fails."""
    raise ValueError("wrong")


@pytest_asyncio.fixture
async def make() -> AsyncIterator[Make]:
    """Pools of this many workers, closed at the end."""
    pools: list[WorkerPool] = []

    def new(size: int) -> WorkerPool:
        pools.append(WorkerPool(size, 0))
        return pools[-1]

    yield new
    for pool in pools:
        await pool.close()


async def test_what_takes_too_long_is_given_up_and_no_other_work_is_touched(make: Make) -> None:
    pool = make(2)
    await asyncio.gather(*(pool.run(slow, 0.2, limit=LIMIT) for _ in range(2)))
    stuck = asyncio.create_task(pool.run(slow, 600.0, limit=1.0))
    working = asyncio.create_task(pool.run(slow, 2.0, limit=LIMIT))
    waiting = [asyncio.create_task(pool.run(slow, 0.1, limit=1.0)) for _ in range(4)]
    with pytest.raises(GivenUp, match="too long"):
        await stuck
    untouched = await working
    await asyncio.gather(*waiting)
    many = await asyncio.gather(*(pool.run(slow, 0.3, limit=LIMIT) for _ in range(8)))  # enough for both
    assert untouched in many


@pytest.mark.skipif(not TIMED, reason="the system has no such timer")
async def test_the_limit_of_batch_workers_is_their_own_processor_time() -> None:
    """They may wait for a processor as long as they have to."""
    pool = WorkerPool(1, 0, batch=True)
    try:
        assert await pool.run(slow, 1.5, limit=0.5)
        with pytest.raises(GivenUp, match="too long"):
            await pool.run(busy, limit=0.5)
        assert await pool.run(slow, 0.0, limit=0.5)
    finally:
        await pool.close()


async def test_waiting_for_a_worker_takes_no_time_away(make: Make) -> None:
    pool = make(1)
    first = asyncio.create_task(pool.run(slow, 1.5, limit=LIMIT))
    await asyncio.sleep(0)
    assert await pool.run(slow, 0.0, limit=1.0) == await first


async def test_a_work_that_has_killed_its_worker_is_done_by_another_one(make: Make, tmp_path: Path) -> None:
    pool = make(1)
    before = await pool.run(slow, 0.0, limit=LIMIT)
    assert await pool.run(deadly, str(tmp_path / "once"), limit=LIMIT) != before


async def test_a_work_that_kills_two_workers_is_given_up_and_no_other_is_touched(make: Make) -> None:
    pool = make(2)
    await asyncio.gather(*(pool.run(slow, 0.2, limit=LIMIT) for _ in range(2)))
    fatal = asyncio.create_task(pool.run(deadly, "", limit=LIMIT))
    working = asyncio.create_task(pool.run(slow, 1.0, limit=LIMIT))
    with pytest.raises(GivenUp, match="died"):
        await fatal
    assert await working
    assert await pool.run(slow, 0.0, limit=LIMIT)


async def test_what_a_work_raises_comes_out_and_its_worker_goes_on(make: Make) -> None:
    pool = make(1)
    before = await pool.run(slow, 0.0, limit=LIMIT)
    with pytest.raises(ValueError, match="wrong"):
        await pool.run(wrong, limit=LIMIT)
    assert await pool.run(slow, 0.0, limit=LIMIT) == before


async def test_a_cancelled_caller_ends_its_task(make: Make) -> None:
    pool = make(1)
    before = await pool.run(slow, 0.0, limit=LIMIT)
    endless = asyncio.create_task(pool.run(slow, 600.0, limit=LIMIT))
    await asyncio.sleep(0.5)
    endless.cancel()
    with pytest.raises(asyncio.CancelledError):
        await endless
    assert await pool.run(slow, 0.0, limit=LIMIT) != before
    assert not alive(before)


@pytest.mark.parametrize("pause", [0.0, 1.0])
async def test_a_worker_that_dies_while_it_waits_is_replaced(make: Make, pause: float) -> None:
    pool = make(1)
    before = await pool.run(slow, 0.0, limit=LIMIT)
    os.kill(before, signal.SIGKILL)
    await asyncio.sleep(pause)  # the next task comes before or after the loss is detected
    assert await pool.run(slow, 0.0, limit=LIMIT) != before


async def test_workers_that_do_not_even_begin_are_replaced(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = make(1)
    before = await pool.run(slow, 0.0, limit=LIMIT)
    os.kill(before, signal.SIGSTOP)
    monkeypatch.setattr("bot.workers.pool.START", 0.0)
    begun = asyncio.create_task(pool.run(slow, 0.0, limit=1.0))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    monkeypatch.setattr("bot.workers.pool.START", LIMIT)
    assert await begun != before
    assert not alive(before)


async def test_ctrl_c_is_left_to_the_parent(make: Make) -> None:
    pool = make(1)
    worker = await pool.run(slow, 0.0, limit=LIMIT)
    working = asyncio.create_task(pool.run(slow, 1.0, limit=LIMIT))
    await asyncio.sleep(0.3)
    os.kill(worker, signal.SIGINT)
    assert await working == worker == await pool.run(slow, 0.0, limit=LIMIT)


@pytest.mark.parametrize("busy", [False, True])
async def test_workers_end_with_a_parent_that_is_killed(busy: bool) -> None:
    command = (sys.executable, "-m", "tests.background.killed_parent", *(("busy",) if busy else ()))
    parent = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, cwd=ROOT)
    assert parent.stdout is not None
    worker = int(await parent.stdout.readline())
    assert alive(worker)
    parent.kill()
    await parent.wait()
    for _ in range(200):
        if not alive(worker):
            return
        await asyncio.sleep(0.05)
    os.kill(worker, signal.SIGKILL)
    raise AssertionError("the worker went on")


def alive(process: int) -> bool:
    """Whether there is still such a process, and no mere memory of one."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def greedy(most: int) -> int:
    """Wants more memory than this process may have from now on: this many bytes more than it has."""
    import resource  # Windows has none

    with Path("/proc/self/statm").open() as pages:
        now = int(pages.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (now + most, resource.RLIM_INFINITY))
    try:
        return len(bytearray(8 * most))
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@pytest.mark.skipif(sys.platform != "linux", reason="a process can be kept short of memory there")
async def test_memory_that_runs_out_fails_one_work_and_no_other(make: Make) -> None:
    pool = make(2)
    await asyncio.gather(*(pool.run(slow, 0.2, limit=LIMIT) for _ in range(2)))
    working = asyncio.create_task(pool.run(slow, 0.5, limit=LIMIT))
    with pytest.raises(MemoryError):
        await pool.run(greedy, 50_000_000, limit=LIMIT)

    assert await working
    assert await asyncio.gather(*(pool.run(slow, 0.1, limit=LIMIT) for _ in range(4)))
