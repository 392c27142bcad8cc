"""Logging: ids of tables and numbers only; never names, texts, hidden cards, or who somebody is."""

from __future__ import annotations

import logging
import re
import sys

QUIET = {
    "discord": logging.WARNING,
    "discord.client": logging.ERROR,  # else it says at every start that there is no voice
    "discord.state": logging.ERROR,
    "aiosqlite": logging.WARNING,
    "aiohttp": logging.WARNING,
    "simcord": logging.WARNING,
}
"""Libraries that speak only where something is wrong."""
SOMEBODY = re.compile(r"\b(users|members|recipients)/\d+|<@!?\d+>")
"""A person in an address of Discord's, or mentioned."""


class Discreet(logging.Formatter):
    """One line a record, and nobody in it: libraries write addresses into their warnings."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as text, a fault with all that led to it."""
        return SOMEBODY.sub(lambda found: f"{found[1]}/…" if found[1] else "<@…>", super().format(record))


def configure(level: str) -> None:
    """One line a record on standard error; the libraries only where something is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Discreet("%(asctime)s %(levelname)-7s %(name)s: %(message)s"))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for noisy, least in QUIET.items():
        logging.getLogger(noisy).setLevel(least)
