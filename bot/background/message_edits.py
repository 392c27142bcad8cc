"""Edits messages of the bot that were sent long ago."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.platform import faults

Changes = Callable[[], dict[str, Any]]
"""Builds the arguments of an edit for each attempt: an attachment is consumed by sending."""


async def try_edit(
    client: discord.Client, channel: int, message: int, changes: Changes
) -> discord.Message | None:
    """Edit a message and reopen its archived thread if need be; None where the message is gone."""
    partial = client.get_partial_messageable(channel).get_partial_message(message)
    try:
        return await partial.edit(**changes())
    except discord.NotFound:
        return None
    except discord.HTTPException as refused:
        thread = await client.fetch_channel(channel) if refused.code == faults.ARCHIVED else None
        if not isinstance(thread, discord.Thread):
            raise
        await thread.edit(archived=False)
        return await partial.edit(**changes())


async def remove_mention(client: discord.Client, channel: int, message: int, person: int, name: str) -> None:
    """Replace the mention of a person in a message of the bot by `name`."""
    try:
        sent = await client.get_partial_messageable(channel).fetch_message(message)
    except discord.NotFound:
        return
    mention = f"<@{person}>"
    if mention in sent.content:
        text = sent.content.replace(mention, name)
        quiet = discord.AllowedMentions.none()
        await try_edit(client, channel, message, lambda: {"content": text, "allowed_mentions": quiet})
