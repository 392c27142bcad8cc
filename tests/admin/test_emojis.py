"""Emojis of the application: uploaded beside the start, once per content, in spite of failures."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.app import Kontor, create_bot
from bot.commands.application import check_emojis
from bot.commands.findings import fine
from bot.games.registry import catalogue
from bot.platform import retries
from bot.presenter.catalogue import SHARED, icons
from bot.settings import Settings
from engine.tables.model.outbox import Note
from tests.admin.portal import TOKEN, Portal, portal, said
from tests.tables.sittings import ANNA, Sittings

__all__ = ["portal"]
STALE, FOREIGN = "tea_k00000", "party_parrot"


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retries, "FIRST_DELAY", 0.01)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=tmp_path / "kontor.sqlite3", backups="")


def wanted() -> set[str]:
    """The names of all our emojis."""
    return {it.emoji for it in icons(catalogue())}


@asynccontextmanager
async def uploaded(settings: Settings) -> AsyncIterator[Kontor]:
    """A bot that has logged in and finished its uploads."""
    async with create_bot(settings) as bot:
        await bot.login(TOKEN)
        assert bot.application_emojis.task is not None
        await bot.application_emojis.task
        yield bot


async def test_emojis_are_uploaded_once(portal: Portal, settings: Settings) -> None:
    async with uploaded(settings) as bot:
        own = bot.application_emojis.of("speicherstadt")
        assert own["★"].startswith("<:star_k") and own["☕"].startswith("<:good_coffee_k")
        assert "☕" not in bot.application_emojis.of(SHARED)
    first = dict(portal.emojis)
    assert {*first.values()} == wanted()
    async with uploaded(settings):
        assert portal.emojis == first


async def test_an_upload_goes_on_after_a_failure(portal: Portal, settings: Settings) -> None:
    portal.emoji_refusals = [said({"message": "no", "code": 50035}, 400) for _ in range(2)]
    async with uploaded(settings) as bot:
        assert bot.application_emojis.of()["★"]
    assert sorted(portal.emojis.values()) == sorted(wanted())


async def test_a_start_waits_for_no_upload(portal: Portal, settings: Settings) -> None:
    async with create_bot(settings) as bot:
        await bot.login(TOKEN)
        assert bot.application_emojis.task is not None and not bot.application_emojis.task.done()
        assert not bot.application_emojis.of()  # texts show Unicode emojis until then


def test_the_doctor_tells_which_emojis_are_missing() -> None:
    assert check_emojis(wanted() | {FOREIGN}) == fine("Emojis", f"{len(wanted())}, all uploaded")
    found = check_emojis({*sorted(wanted())[1:], STALE})
    assert found.text.startswith(f"1 of {len(wanted())} not uploaded; texts show Unicode emojis")


async def test_stale_emojis_go_and_those_of_the_host_stay(portal: Portal, settings: Settings) -> None:
    portal.emojis = {1: STALE, 2: FOREIGN}
    async with uploaded(settings):
        assert {*portal.emojis.values()} == {*wanted(), FOREIGN}


async def test_a_stale_emoji_stays_while_a_stored_message_may_show_it(
    portal: Portal, settings: Settings
) -> None:
    sittings = await Sittings(settings.database).begin()
    table = await sittings.open(ANNA)
    await sittings.store.mail.mark_sent(Note(table.id, "board", revision=table.revision), table.channel, 77)
    await sittings.stop()
    portal.emojis = {1: STALE}
    async with uploaded(settings) as bot:
        assert STALE not in portal.emojis.values()  # the board was written after the emojis had come
        portal.emojis[2] = STALE
        await change_long_ago(bot, table.id)
    async with uploaded(settings) as bot:
        assert STALE in portal.emojis.values()
        await bot.services.store.mail.forget_message(77)
    async with uploaded(settings):
        assert STALE not in portal.emojis.values()


async def change_long_ago(bot: Kontor, table: int) -> None:
    """Let a table have been changed for the last time long before any emoji came."""
    await bot.services.store.connection.transact(
        lambda db: db.execute("UPDATE tables SET changed = 1 WHERE id = ?", (table,)) and None
    )
