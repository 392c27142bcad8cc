"""Commands are registered beside the start: for any response of Discord the bot runs, and tries again."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from bot.app import Kontor, create_bot
from bot.commands.application import our_commands
from bot.platform import retries
from bot.platform.registration import PEOPLE, difference
from bot.settings import Settings
from tests.admin.portal import TOKEN, Portal, portal, said

__all__ = ["portal"]
CLOUDFLARE = "<html><body>Sorry, you have been blocked</body></html>"


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retries, "FIRST_DELAY", 0.01)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=tmp_path / "kontor.sqlite3", pictures=False, backups="")


@asynccontextmanager
async def started(settings: Settings) -> AsyncIterator[Kontor]:
    """A bot that has logged in and is not connected."""
    async with create_bot(settings) as bot:
        await bot.login(TOKEN)
        yield bot


async def registered(settings: Settings) -> None:
    """A start, until the registration is done."""
    async with started(settings) as bot:
        assert bot.registration.task is not None
        await bot.registration.task


def refusal(**errors: Any) -> web.Response:
    """What Discord says to a list of commands in which something is wrong."""
    return said({"code": 50035, "message": "Invalid Form Body", "errors": errors}, 400)


def about(field: str, words: str) -> dict[str, Any]:
    """What is wrong with a field of a command."""
    return {field: {"_errors": [{"code": "SOME_CODE", "message": words}]}}


def shown(caplog: pytest.LogCaptureFixture, level: int) -> list[str]:
    return [it.getMessage() for it in caplog.records if it.levelno == level]


async def test_commands_are_registered_once(portal: Portal, settings: Settings) -> None:
    await registered(settings)
    assert not difference(await our_commands(settings), portal.commands)
    await registered(settings)
    assert portal.uploads == 1


async def test_a_command_that_has_changed_is_registered_again(portal: Portal, settings: Settings) -> None:
    await registered(settings)
    portal.commands[3]["description"] = "another"
    await registered(settings)
    assert not difference(await our_commands(settings), portal.commands)
    assert portal.uploads == 2


async def test_as_many_commands_of_another_application_are_not_taken_for_ours(
    portal: Portal, settings: Settings
) -> None:
    await registered(settings)
    portal.commands = [{**it, "name": f"x{it['name']}"} for it in portal.commands]
    await registered(settings)
    assert not difference(await our_commands(settings), portal.commands)


async def test_what_passes_is_tried_again(
    portal: Portal, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    blocked = web.Response(text=CLOUDFLARE, status=403, content_type="text/html")
    portal.refusals = [said({"message": "unavailable", "code": 0}, 503), blocked, said({"code": 0}, 401)]
    await registered(settings)

    assert not difference(await our_commands(settings), portal.commands)
    lines = [it.partition(";")[0] for it in shown(caplog, logging.WARNING)]
    assert lines == [f"commands not registered ({it}/0)" for it in (503, 403, 401)]
    assert not shown(caplog, logging.ERROR)


async def test_no_start_waits_for_the_registration(portal: Portal, settings: Settings) -> None:
    portal.refusals = [said({"message": "unavailable", "code": 0}, 503) for _ in range(50)]
    async with started(settings) as bot:
        assert bot.registration.task is not None
        assert not bot.registration.task.done()
    assert bot.registration.task.cancelled()


async def test_a_refusal_is_an_error_in_discords_own_words(
    portal: Portal, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    wrong = {"0": about("name", "Command name is invalid")}
    portal.refusals = [refusal(**wrong), refusal(**wrong)]
    await registered(settings)

    (line,) = shown(caplog, logging.ERROR)
    assert line.startswith("Discord refuses our commands: ") and "\n" not in line
    assert "'new'" in line and "name: Command name is invalid" in line
    assert not difference(await our_commands(settings), portal.commands)  # it was tried again


async def test_where_only_servers_may_install_it_commands_are_for_servers(
    portal: Portal, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    portal.installs = {"0": {}}
    await registered(settings)

    assert portal.uploads == 1
    names = [it["name"] for it in await our_commands(settings)]
    assert [it["name"] for it in portal.commands] == names
    assert not [it for it in portal.commands if PEOPLE in it["integration_types"]]
    portal.installs = {"0": {}, "1": {}}
    await registered(settings)
    assert [it for it in portal.commands if PEOPLE in it["integration_types"]]


async def test_a_refusal_of_installs_by_users_leaves_servers(
    portal: Portal, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    portal.installs = {}  # Discord says nothing of it
    wrong = {"5": about("integration_types", "Not enabled for this application")}
    portal.refusals = [refusal(**wrong)]
    await registered(settings)

    assert portal.uploads == 2
    assert portal.commands and not [it for it in portal.commands if PEOPLE in it["integration_types"]]
    assert not shown(caplog, logging.ERROR)
    (line,) = shown(caplog, logging.WARNING)
    assert line.startswith("commands are for servers only: ")
    assert "Not enabled for this application" in line
    portal.refusals = [refusal(**wrong)]
    await registered(settings)
    assert portal.uploads == 3  # what is there is as good as it gets
