"""Whether the bot can write in a channel or thread, according to the cache, and why not."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from engine.tables.model.table import Table, Trouble

Place = discord.abc.GuildChannel | discord.Thread
NEEDED = ("view_channel", "embed_links", "read_message_history")
"""Permissions without which there is no table anywhere."""
COMFORTS = frozenset({"embed_links", "read_message_history"})
"""Of these, those without which tables still open."""
MAY_NOT, LOCKED = frozenset({50013}), frozenset({160005, 50083})
"""Error codes of a missing permission, and of a locked or archived thread."""


def find_place(client: discord.Client, guild: int, channel: int) -> Place | None:
    """Look up a channel, or an open and visible thread, in the cache; None where there is none."""
    home = client.get_guild(guild)
    return home.get_channel_or_thread(channel) if home else None


def may_post(place: Place) -> bool:
    """Whether the bot may post boards and mention players there."""
    if not isinstance(place, discord.Thread):
        return permits_posting(place.permissions_for(place.guild.me), in_thread=False)
    if place.parent is None:
        return False
    allowed = place.permissions_for(place.guild.me)
    inside = not place.is_private() or place.me is not None or allowed.manage_threads
    return (
        inside and permits_posting(allowed, in_thread=True) and (not place.locked or allowed.manage_threads)
    )


def is_open_to_members(place: Place) -> bool:
    """Whether every member of the server sees a channel or thread: no role and no member is kept out."""
    room = place.parent if isinstance(place, discord.Thread) else place
    if room is None or (isinstance(place, discord.Thread) and place.is_private()):
        return room is None
    everyone = room.guild.default_role
    overwrites = (allowed for target, allowed in room.overwrites.items() if target != everyone)
    denied = any(allowed.view_channel is False for allowed in overwrites)
    return room.permissions_for(everyone).view_channel and not denied


async def may_see(place: Place, member: discord.Member) -> bool:
    """Whether a member sees a channel or thread; Discord is asked who belongs to a private thread. Raises
    what Discord raises."""
    allowed = place.permissions_for(member)
    if not isinstance(place, discord.Thread) or not place.is_private() or not allowed.view_channel:
        return allowed.view_channel
    try:
        await place.fetch_member(member.id)
    except discord.NotFound:
        return allowed.manage_threads
    return True


def open_channels(guild: discord.Guild | None, chosen: Iterable[str]) -> tuple[list[int], list[int]]:
    """The text channels of a server among the values of a menu: those in which the bot may write, and the
    others."""
    known = {str(channel.id): channel for channel in (guild.text_channels if guild else ())}
    channels = [known[value] for value in dict.fromkeys(chosen) if value in known]
    writable = [channel.id for channel in channels if may_post(channel)]
    return writable, [channel.id for channel in channels if channel.id not in writable]


def needed(place: str, *, in_thread: bool = False) -> list[str]:
    """The permissions for a table in a channel (`here`), or in a thread of it (`thread`, `private`)."""
    if place in ("thread", "private"):
        threads = "create_private_threads" if place == "private" else "create_public_threads"
        return [*NEEDED, threads, "send_messages_in_threads"]
    return [*NEEDED, "send_messages_in_threads" if in_thread else "send_messages"]


def missing_in_channel(
    client: discord.Client, guild: int, channel: int, place: str
) -> tuple[str, ...] | None:
    """The permissions without which no table can be opened there, according to the cache; None: it does not
    know the channel. `place`: as in `needed`."""
    room = find_place(client, guild, channel)
    if room is None:
        return None
    return missing_for_tables(room.permissions_for(room.guild.me), place)


def missing_for_tables(allowed: discord.Permissions, place: str) -> tuple[str, ...]:
    """Those of them that these permissions lack."""
    return (*(name for name in needed(place) if name not in COMFORTS and not getattr(allowed, name)),)


def permits_posting(allowed: discord.Permissions, *, in_thread: bool) -> bool:
    """Whether these permissions suffice for boards and calls."""
    return allowed.view_channel and (allowed.send_messages_in_threads if in_thread else allowed.send_messages)


def may_attach(client: discord.Client, channel: int) -> bool:
    """Whether the bot may attach files in a channel, according to the cache."""
    place = client.get_channel(channel)
    room = place.parent if isinstance(place, discord.Thread) else place
    if not isinstance(room, discord.abc.GuildChannel):
        return True
    return room.permissions_for(room.guild.me).attach_files


def trouble(client: discord.Client, table: Table, code: int) -> Trouble:
    """Explain why a table's channel is barred, from Discord's error code and the cache."""
    if code in LOCKED:
        return "locked"
    if code in MAY_NOT:
        return "mute"
    place = find_place(client, table.guild, table.channel)
    return "outside" if place is None or isinstance(place, discord.Thread) else "hidden"
