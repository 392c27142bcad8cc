"""Servers take turns: one with much work delays only itself."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter

from bot.workers.fair_queue import REQUESTER, FairQueue, FairSemaphore, KeyedQueue

CROWD, SMALL, OTHER = 1, 2, 3


def emptied(line: KeyedQueue[str]) -> str:
    """All that waits, in the order in which it is taken."""
    return "".join(line.take() for _ in range(len(line)))


def test_servers_take_turns_and_the_things_of_one_stay_in_order() -> None:
    line = KeyedQueue[str]()
    for thing in "ABCDE":
        line.add(CROWD, thing)
    for thing in "12":
        line.add(SMALL, thing)
    assert emptied(line) == "A1B2CDE"


def test_a_server_that_joins_a_long_queue_is_next() -> None:
    line = KeyedQueue[str]()
    for thing in "ABCDE":
        line.add(CROWD, thing)
    assert line.take() == "A" and line.take() == "B"
    line.add(SMALL, "1")
    line.add(SMALL, "2")
    line.add(OTHER, "x")
    assert emptied(line) == "1xC2DE"


def test_a_server_that_was_just_served_queues_behind_those_that_waited() -> None:
    line = KeyedQueue[str]()
    line.add(CROWD, "A")
    assert line.take() == "A"
    line.add(CROWD, "B")
    line.add(SMALL, "1")
    assert emptied(line) == "1B"


def test_no_one_saves_up_turns_and_no_one_starves() -> None:
    line, luck, waits = KeyedQueue[tuple[int, int]](), random.Random(1), Counter[int]()
    for number in range(200):
        line.add(CROWD, (CROWD, number))
    came = -1
    for step in range(1_000):
        line.add(CROWD, (CROWD, step))
        if came < 0 and luck.random() < 0.3:
            came = step
            line.add(SMALL, (SMALL, step))
        if line.take() == (SMALL, came):
            waits[step - came] += 1
            came = -1
    assert waits.keys() == {0, 1} and waits.total() > 100


def test_of_servers_that_want_much_each_gets_as_much() -> None:
    line = KeyedQueue[int]()
    for server in (CROWD, SMALL, OTHER):
        for _ in range(100):
            line.add(server, server)
    assert set(Counter(line.take() for _ in range(150)).values()) == {50}


def test_only_the_leader_is_remembered() -> None:
    line = KeyedQueue[int]()
    for server in range(1_000):
        line.add(server, server)
        line.take()
    assert len(line.following) == 1


async def test_a_limited_number_is_served_at_once_and_the_others_in_turn() -> None:
    turns, came, inside = FairSemaphore(2), list[str](), 0

    async def visit(server: int, name: str) -> None:
        nonlocal inside
        async with turns.acquire(server):
            inside += 1
            assert inside <= 2
            came.append(name)
            await asyncio.sleep(0)
            inside -= 1

    crowd = [visit(CROWD, name) for name in "ABCDE"]
    await asyncio.gather(*crowd, visit(SMALL, "1"), visit(SMALL, "2"))
    assert came == list("AB1C2DE")  # two were admitted before the others came
    assert turns.free == 2 and not turns.line


async def test_a_cancelled_caller_takes_no_place() -> None:
    turns = FairSemaphore(1)

    async def visit() -> None:
        async with turns.acquire(CROWD):
            await asyncio.sleep(0.01)

    visits = [asyncio.create_task(visit()) for _ in range(4)]
    await asyncio.sleep(0)
    visits[1].cancel()
    visits[0].cancel()  # its place goes on to one that is cancelled before it hears of it
    await asyncio.sleep(0)
    visits[2].cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.gather(*visits)
    await visits[3]
    assert turns.free == 1


async def test_what_fails_inside_gives_its_place_back() -> None:
    turns = FairSemaphore(1)
    for _ in range(2):
        with contextlib.suppress(KeyError):
            async with turns.acquire(CROWD):
                raise KeyError
    assert turns.free == 1


def test_people_of_one_server_take_turns_and_servers_do_so_first() -> None:
    queue = FairQueue[str]()
    for thing in "ABCDE":
        queue.add(CROWD, 1, thing)
    queue.add(CROWD, 2, "x")
    queue.add(SMALL, 3, "1")
    assert len(queue) == 7
    assert "".join(queue.take() for _ in range(len(queue))) == "A1xBCDE" and not queue.people


async def test_a_flood_of_one_person_delays_another_by_one_turn() -> None:
    """Whoever has pressed is known by the request in whose context they wait, wherever that comes from."""
    turns, came = FairSemaphore(1), list[str]()

    async def waits(person: int, name: str) -> None:
        REQUESTER.set((CROWD, person))
        async with turns.acquire(0):
            came.append(name)
            await asyncio.sleep(0)

    await asyncio.gather(*[waits(1, "flood") for _ in range(50)], waits(2, "other"))
    assert came.index("other") == 2 and len(came) == 51
