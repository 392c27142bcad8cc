"""Logging: ids of tables and numbers only; never names, texts, hidden cards or identities."""

from __future__ import annotations

import logging
import re
import sys

import discord

from bot.platform.faults import summary
from bot.platform.retries import TRANSIENT
from engine.tables.store.partition import ClusterProcess

QUIET = {
    "discord": logging.WARNING,
    "discord.client": logging.ERROR,  # else it says at every start that there is no voice
    "discord.state": logging.ERROR,
    "aiosqlite": logging.WARNING,
    "aiohttp": logging.WARNING,
    "simcord": logging.WARNING,
}
"""Libraries of which only warnings are logged."""
PERSON = re.compile(r"\b(users|members|recipients)/\d+|<@!?\d+>")
"""A person in a URL of Discord's API, or a mention."""


class PrivateFormatter(logging.Formatter):
    """Formats records without ids of persons, which libraries write into their warnings."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as text, an exception with its traceback; a lost connection in one line."""
        text = super().format(shortened(record) if record.name.startswith("discord.") else record)
        return PERSON.sub(lambda match: f"{match[1]}/…" if match[1] else "<@…>", text)


def shortened(record: logging.LogRecord) -> logging.LogRecord:
    """The library's record of a lost connection, without its traceback of forty lines."""
    fault = record.exc_info[1] if record.exc_info else None
    if not isinstance(fault, (*TRANSIENT, discord.ConnectionClosed)):
        return record
    line = f"{record.getMessage()} ({summary(fault)})"
    return logging.makeLogRecord(
        {**vars(record), "msg": line, "args": (), "exc_info": None, "exc_text": None}
    )


def configure(level: str, process: ClusterProcess | None = None) -> None:
    """Log one line a record to standard error, of the libraries only warnings. `process`: named in each line,
    where there is a cluster."""
    source = "" if process is None else f" process {process}"
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PrivateFormatter(f"%(asctime)s{source} %(levelname)-7s %(name)s: %(message)s"))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for noisy, least in QUIET.items():
        logging.getLogger(noisy).setLevel(least)
