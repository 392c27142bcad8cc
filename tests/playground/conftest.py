"""The fixtures of the end-to-end tests."""

from tests.cogs.conftest import address, make_bot, unlimited_pace
from tests.world import world

__all__ = ["address", "make_bot", "unlimited_pace", "world"]
