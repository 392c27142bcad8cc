"""Logging: ids and numbers only, never names, texts or hidden cards."""

from __future__ import annotations

import logging
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


def configure(level: str) -> None:
    """One line a record on standard error; the libraries only where something is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s"))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for noisy, least in QUIET.items():
        logging.getLogger(noisy).setLevel(least)
