"""The fixtures of the end-to-end tests."""

from tests.cogs.conftest import address, make_bot, nobody_is_spared
from tests.world import world

__all__ = ["address", "make_bot", "nobody_is_spared", "world"]
