"""Which failures pass by themselves, and what becomes of the others."""

from __future__ import annotations

import aiohttp
import discord
import pytest

from bot.platform.faults import Kind, is_transient, kind, wait
from bot.texts import Texts
from bot.views.refusals import refusal_text
from engine.tables.model.errors import Broken, Damaged
from tests.background.weather import refused


@pytest.mark.parametrize(
    "fault",
    [
        discord.RateLimited(60.0),
        aiohttp.ClientConnectionError(),
        aiohttp.ServerDisconnectedError(),
        aiohttp.ClientPayloadError(),
        ConnectionResetError(),
        TimeoutError(),
        refused(429, 0),
        refused(429, 30046),
        refused(500, 0),
        refused(503, None),
        refused(401, 0),
        refused(403, None),
        refused(404, None),
        refused(403, 40003),
        refused(403, 20026),
    ],
    ids=repr,
)
def test_what_passes_by_itself(fault: Exception) -> None:
    assert kind(fault) is Kind.transient
    assert is_transient(fault)


@pytest.mark.parametrize(
    ("status", "code", "expected"),
    [
        (404, 10003, Kind.channel_gone),
        (404, 10004, Kind.channel_gone),
        (404, 10008, Kind.message_gone),
        (403, 50001, Kind.forbidden),
        (403, 50013, Kind.forbidden),
        (403, 160005, Kind.forbidden),
        (400, 160005, Kind.forbidden),
        (400, 50083, Kind.forbidden),
        (400, 50033, Kind.forbidden),
        (403, 50007, Kind.forbidden),
        (400, 50035, Kind.invalid),
        (400, 50006, Kind.invalid),
    ],
)
def test_what_does_not(status: int, code: int, expected: Kind) -> None:
    assert kind(refused(status, code)) is expected
    assert not is_transient(refused(status, code))


def test_a_mistake_of_ours_does_not_pass() -> None:
    assert kind(KeyError("nobody")) is Kind.invalid


def test_discord_says_how_long_it_wants_us_to_wait() -> None:
    assert (wait(discord.RateLimited(61.5)), wait(refused(503, None))) == (61.5, 0.0)


def test_a_table_that_cannot_be_read_is_listed_by_its_number() -> None:
    assert "table 17" in refusal_text(Broken("17"), Texts.of("en"), None)
    assert "other tables work" in refusal_text(Damaged("malformed"), Texts.of("en"), None)
