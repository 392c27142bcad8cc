"""A backup a night: when, what comes of one that fails, and that nothing waits for it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from bot.app import Kontor, create_bot
from bot.background.nightly import FIRST_PAUSE, RETRY_PAUSE, Nightly
from bot.settings import Settings
from engine.tables.store.sqlite import copies as module
from engine.tables.store.sqlite.contents import examine, open_exclusively
from engine.tables.store.sqlite.copies import Copies
from tests.tables.sittings import ANNA, BEN, Sittings
from tests.world import World, open_world

HOUR, DAYS = 4, 14


def at(day: int, hour: int, minute: int = 0) -> float:
    """A moment of a November."""
    return datetime(2026, 11, day, hour, minute, tzinfo=UTC).timestamp()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "backups"


@pytest.fixture
def nightly(house: Sittings, folder: Path) -> Nightly:
    return Nightly(Copies(house.store.connection, folder), house.clock, HOUR, DAYS)


@pytest.mark.parametrize(
    ("now", "then"),
    [(at(21, 3, 59), at(21, 4)), (at(21, 4), at(22, 4)), (at(21, 17), at(22, 4))],
)
def test_it_comes_when_the_hour_comes_next(
    house: Sittings, nightly: Nightly, now: float, then: float
) -> None:
    house.clock.now = now
    assert nightly.next() == then


@pytest.mark.parametrize(
    ("now", "newest", "missed"),
    [
        (at(21, 10), None, True),
        (at(21, 10), 20, True),
        (at(21, 10), 21, False),
        (at(21, 3), 20, False),
        (at(21, 3), 19, True),
    ],
)
def test_one_that_was_missed_is_made_up_for_soon(
    house: Sittings, nightly: Nightly, folder: Path, now: float, newest: int | None, missed: bool
) -> None:
    house.clock.now = now
    folder.mkdir()
    if newest:
        (folder / f"kontor-2026-11-{newest}.sqlite3").touch()

    assert nightly.first() == (now + FIRST_PAUSE if missed else nightly.next())


async def test_it_backs_up_and_deletes_what_is_too_old(
    house: Sittings, nightly: Nightly, folder: Path
) -> None:
    await house.start(ANNA, BEN)
    for day in (21, 22, 23, 30):
        house.clock.now = at(day, 4)
        await nightly.back_up()

    assert sorted(module.backups_by_day(folder)) == [date(2026, 11, day) for day in (21, 22, 23, 30)]
    house.clock.now += 6 * 24 * 3600
    assert await nightly.back_up() == house.clock() + 24 * 3600
    kept = [date(2026, 11, day) for day in (22, 23, 30)]
    assert sorted(module.backups_by_day(folder)) == [*kept, date(2026, 12, 6)]


@pytest.fixture
def older(folder: Path) -> Path:
    """A backup of long ago."""
    folder.mkdir()
    path = folder / "kontor-2026-01-01.sqlite3"
    path.touch()
    return path


async def test_one_that_fails_is_logged_and_tried_again_and_costs_no_older_one(
    house: Sittings,
    nightly: Nightly,
    older: Path,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(module, "SPARE", 10**18)
    with caplog.at_level(logging.ERROR):
        again = await nightly.back_up()

    assert again == house.clock() + RETRY_PAUSE
    assert "no backup: " in caplog.text
    assert "MB left" in caplog.text
    assert list(module.backups_by_day(folder).values()) == [older]
    monkeypatch.undo()
    assert await nightly.back_up() == nightly.next()
    assert list(module.backups_by_day(folder)) == [nightly.now().date()]


async def test_a_fault_of_ours_does_not_end_it(
    house: Sittings, nightly: Nightly, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def failing(day: date) -> Path:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(nightly.copies, "make", failing)
    assert await nightly.back_up() == house.clock() + RETRY_PAUSE
    assert "a fault of ours" in caplog.text


@pytest.fixture
def make_bot(tmp_path: Path, folder: Path) -> Callable[[], Kontor]:
    settings = Settings(database=tmp_path / "kontor.sqlite3", pictures=False, backups=str(folder))
    return lambda: create_bot(settings)


@pytest.fixture
async def world(make_bot: Callable[[], Kontor]) -> AsyncIterator[World]:
    async with open_world(make_bot) as opened:
        yield opened


async def test_the_bot_backs_up_soon_after_its_first_start_and_every_night(
    world: World, folder: Path
) -> None:
    await world.slash("Anna", "new")
    assert module.backups_by_day(folder) == {}
    await world.env.advance_time(FIRST_PAUSE + 1)
    today = world.env.now().date()
    assert set(module.backups_by_day(folder)) == {today}
    await world.press("Ben", "Join")
    assert people(folder, today) == 1

    await world.env.advance_time(24 * 3600)
    assert people(folder, today) == 2
    await world.env.advance_time(24 * 3600)
    nights = [today, today + timedelta(days=1)]
    assert sorted(module.backups_by_day(folder)) == nights

    await world.restart()
    await world.env.advance_time(FIRST_PAUSE + 1)
    assert sorted(module.backups_by_day(folder)) == nights


def people(folder: Path, day: date) -> int:
    """How many sit at tables, as the backup of this day says."""
    with open_exclusively(module.backups_by_day(folder)[day]) as db:
        assert examine(db).statuses == {"lobby": 1}
        return int(db.execute("SELECT count(*) FROM chairs").fetchone()[0])


@pytest.mark.parametrize(
    ("token", "backups", "folder"),
    [("", None, None), ("secret", None, "backups"), ("secret", "", None), ("", "there", "there")],
)
def test_where_nothing_is_said_only_a_bot_on_discord_makes_backups(
    token: str, backups: str | None, folder: str | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", token)
    if backups is None:
        monkeypatch.delenv("KONTOR_BACKUPS", raising=False)
    else:
        monkeypatch.setenv("KONTOR_BACKUPS", backups)

    assert Settings().backup_folder == (Path(folder) if folder else None)
