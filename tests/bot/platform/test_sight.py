"""Who sees a private thread: its members, and those who manage threads, as far as they see its channel."""

from __future__ import annotations

from typing import Any
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest

from bot.platform.places import is_open_to_members, may_see


def thread(*, inside: bool, **allowed: bool) -> Any:
    """A private thread."""
    place = MagicMock(spec=discord.Thread)
    place.is_private.return_value = True
    place.permissions_for.return_value = discord.Permissions(**allowed)
    missing = discord.NotFound(MagicMock(status=404), {"code": 10007, "message": "Unknown Member"})
    place.fetch_member = AsyncMock(side_effect=None if inside else missing)
    return place


@pytest.mark.parametrize(
    ("place", "sees"),
    [
        (thread(inside=True, view_channel=True), True),
        (thread(inside=False, view_channel=True), False),
        (thread(inside=False, view_channel=True, manage_threads=True), True),
        (thread(inside=True, view_channel=False), False),
    ],
)
async def test_members_of_a_private_thread_see_it(place: Any, sees: bool) -> None:
    assert not is_open_to_members(place)
    assert await may_see(place, MagicMock(spec=discord.Member, id=5)) == sees
