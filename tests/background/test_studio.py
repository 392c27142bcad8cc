"""The studio: one worker, pictures remembered, failures that cost only the picture."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import get_args

import pytest
import pytest_asyncio

from bot.games.registry import PRESENTERS
from bot.games.speicherstadt.figures.facts import Tile, TileFacts
from bot.games.speicherstadt.painters.paint import draw
from bot.pictures.drawing import Drawing
from bot.presenter.blocks import Block
from bot.render.bands import bands
from bot.texts import Texts
from bot.workers.studio import LIMIT, Studio

TILE = Tile("Bank", "bank", "income", "+1", "coins", "C")
FACTS = TileFacts("bank", "Bank", ("Income", "It pays."), season="winter", tile=TILE)


def written(facts: TileFacts) -> bytes:
    """Draws nothing, but says who would have; the title tells what to do first."""
    if facts.title == "fail":
        raise ValueError("Anna's secret")
    if facts.title.startswith("die "):
        once = Path(facts.title.removeprefix("die "))
        if not once.exists():
            once.touch()
            os._exit(1)
    if facts.title == "die":
        os._exit(1)
    if facts.title.startswith("sleep "):
        once = Path(facts.title.removeprefix("sleep "))
        if not once.exists():
            once.touch()
            time.sleep(60)
    return f"{os.getpid()} {time.monotonic()}".encode()


def said(facts: TileFacts, t: Texts) -> str:
    """Its title."""
    return facts.title


def card(title: str) -> Drawing:
    """Pictures that differ."""
    facts = replace(FACTS, title=title)
    return Drawing(facts, written, partial(said, facts))


BANK = card("Bank")

Make = Callable[..., Studio]


@pytest_asyncio.fixture
async def make() -> AsyncIterator[Make]:
    """Studios that are closed at the end."""
    studios: list[Studio] = []

    def new(limit: float = LIMIT) -> Studio:
        studios.append(Studio(limit=limit))
        return studios[-1]

    yield new
    for studio in studios:
        await studio.close()


async def test_it_draws_in_another_process(make: Make) -> None:
    studio = make()
    assert studio.workers.processes is None
    data = await studio.picture(BANK)
    assert data is not None
    assert int(data.split()[0]) != os.getpid()


async def test_what_it_draws_is_a_picture() -> None:
    studio = Studio()
    data = await studio.picture(Drawing(FACTS, draw, partial(said, FACTS)))
    await studio.close()
    assert data is not None
    assert data.startswith(b"\x89PNG")


async def test_equal_facts_are_drawn_once_by_one_worker(make: Make) -> None:
    studio = make()
    first, again, other = await asyncio.gather(*map(studio.picture, (BANK, card("Bank"), card("Port"))))
    assert first == again == await studio.picture(BANK)
    assert first and other and first != other
    assert first.split()[0] == other.split()[0]


async def test_only_the_last_pictures_are_kept(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.workers.studio.REMEMBERED", 2)
    studio = make()
    first = await studio.picture(card("1"))
    await studio.picture(card("2"))
    assert await studio.picture(card("1")) == first
    await studio.picture(card("3"))
    await studio.picture(card("4"))
    assert len(studio.kept) == 2
    assert await studio.picture(card("1")) != first


async def test_a_failure_is_no_picture_and_tells_nothing(
    make: Make, caplog: pytest.LogCaptureFixture
) -> None:
    studio = make()
    with caplog.at_level(logging.WARNING):
        assert await studio.picture(card("fail")) is None
    assert "TileFacts" in caplog.text
    assert "secret" not in caplog.text
    assert not studio.kept
    assert await studio.picture(BANK)


async def test_a_dead_worker_is_replaced(make: Make, tmp_path: Path) -> None:
    studio = make()
    before = await studio.picture(BANK)
    after = await studio.picture(card(f"die {tmp_path / 'died'}"))
    assert before and after
    assert before.split()[0] != after.split()[0]


async def test_a_picture_that_kills_every_worker_is_given_up(make: Make) -> None:
    studio = make()
    assert await studio.picture(card("die")) is None
    assert await studio.picture(BANK)


async def test_a_picture_that_never_ends_is_given_up_and_drawn_when_it_is_asked_for_again(
    make: Make, tmp_path: Path
) -> None:
    studio = make(limit=2.0)
    endless = card(f"sleep {tmp_path / 'slept'}")
    stuck, *others = await asyncio.gather(*map(studio.picture, (endless, *map(card, "ABC"))))
    assert stuck is None
    assert all(others)
    assert await studio.picture(endless)


async def test_a_drawing_that_is_cancelled_costs_those_who_wait_only_the_picture(make: Make) -> None:
    studio = make()
    waiting = asyncio.create_task(studio.picture(BANK))
    await asyncio.sleep(0)
    studio.drawing.running[BANK].cancel()
    assert await waiting is None
    assert await studio.picture(BANK)


async def test_a_press_does_not_queue(make: Make) -> None:
    studio = make()
    assert studio.at_once(BANK)
    drawing = [asyncio.create_task(studio.picture(it)) for it in (BANK, card("Port"))]
    await asyncio.sleep(0)
    assert studio.at_once(BANK)
    assert not studio.at_once(card("Port"))
    assert not studio.at_once(card("Ship"))
    await asyncio.gather(*drawing)
    assert all(map(studio.at_once, (BANK, card("Port"), card("Ship"))))


async def test_a_cancelled_caller_spoils_nothing(make: Make) -> None:
    studio = make()
    waiting = asyncio.create_task(studio.picture(BANK))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await studio.picture(BANK)


async def test_it_may_be_closed_at_any_time(make: Make) -> None:
    studio = make()
    await studio.close()
    drawing = asyncio.create_task(studio.picture(BANK))
    await asyncio.sleep(0)
    await studio.close()
    assert await drawing
    await studio.close()


@pytest.mark.parametrize("key", PRESENTERS)
def test_a_process_that_has_only_a_games_painter_draws_the_same_blocks(key: str) -> None:
    """As a worker has: it imports no module that happens to register how a block is drawn."""
    code = f"""
import bot.games.{key}.painters.paint
from bot.render.bands import bands
print(*sorted(it.__name__ for it in bands.registry))
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert {it.__name__ for it in get_args(Block)} & {it.__name__ for it in bands.registry} <= {
        *done.stdout.split()
    }
