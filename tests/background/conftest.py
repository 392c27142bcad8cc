"""Fixtures of what runs beside the presses: the real bot in a small Discord."""

from tests.cogs.conftest import address, make_bot, unlimited_pace, without_niceness
from tests.one_game import house_of_one_game
from tests.world import world

__all__ = ["address", "house_of_one_game", "make_bot", "unlimited_pace", "without_niceness", "world"]
