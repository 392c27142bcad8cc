"""Fixtures of what is played by presses: the real bot, with all its games, in a small Discord."""

from tests.cogs.conftest import address, make_bot, unlimited_pace, without_niceness
from tests.world import world

__all__ = ["address", "make_bot", "unlimited_pace", "without_niceness", "world"]
