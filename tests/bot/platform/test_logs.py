"""No log line holds a name, from any library."""

from __future__ import annotations

import logging
import sys

import pytest

from bot.logs import PrivateFormatter

NUMBER = "812345678901234567"


def written(message: str, *facts: object) -> str:
    """A record as it is written, with the fault that is under way, if one is."""
    fault = sys.exc_info() if sys.exc_info()[0] else None
    record = logging.LogRecord("discord.http", logging.WARNING, "", 0, message, facts, fault)
    return PrivateFormatter("%(levelname)s %(message)s").format(record)


@pytest.mark.parametrize(
    ("message", "line"),
    [
        ("429: https://discord.com/api/v10/guilds/5/members/%s", "429: https://discord.com/api/v10/guilds/5/members/…"),
        ("GET /users/%s/profile", "GET /users/…/profile"),
        ("<@%s>: it is your turn", "<@…>: it is your turn"),
    ],
)  # fmt: skip
def test_a_person_is_left_out(message: str, line: str) -> None:
    assert written(message, NUMBER) == f"WARNING {line}"


def test_tables_and_channels_are_not() -> None:
    assert written("table %s: channels/%s/messages/7", 5, NUMBER).endswith(f"channels/{NUMBER}/messages/7")


def test_nor_is_a_person_in_what_led_to_a_fault() -> None:
    try:
        int(f"/guilds/5/members/{NUMBER}")
    except ValueError:
        text = written("a fault")
    assert "/guilds/5/members/…" in text
    assert NUMBER not in text
