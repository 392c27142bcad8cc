"""Pictures that messages have: an equal one is not uploaded again."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import discord
from cachetools import LRUCache

from bot.messages.sheets import Picture

REMEMBERED = 1_000
"""Messages whose picture is remembered; that of another message is uploaded once more."""


class Uploads:
    """The attachments of messages, with the hash of what they show."""

    def __init__(self) -> None:
        self.known: LRUCache[int, tuple[bytes, tuple[discord.Attachment, ...]]] = LRUCache(REMEMBERED)

    def kept(self, message: int, picture: Picture | None) -> Sequence[discord.Attachment]:
        """The attachments of a message that show this picture already; empty where it must be uploaded."""
        digest, attachments = self.known.get(message, (b"", ()))
        return attachments if picture is not None and digest == hash_of(picture) else ()

    def note(self, message: discord.Message, picture: Picture | None) -> None:
        """Remember the picture with which a message was sent or edited."""
        if picture is not None:
            self.known[message.id] = hash_of(picture), (*message.attachments,)


def hash_of(picture: Picture) -> bytes:
    """A hash of a picture with its description."""
    return hashlib.sha256(picture.alt.encode() + picture.data).digest()
