"""Players who gave up a seat of a running game, as keyed hashes.

They know hidden cards, so they may claim no seat there. Likewise players who were sent away from a lobby may
not come back to it; their hashes go with its start. A hash outlives an erasure without keeping the
player's number. Its key is drawn for it alone and stored with it, so hashes of different tables cannot be
linked; a reader of the database can still test a number that they suspect. Hashes are deleted when the game
ends (`engine.tables.change.complete_change`).
"""

from __future__ import annotations

import secrets
from base64 import b32decode, b32encode
from collections.abc import Iterable
from hashlib import blake2b
from hmac import compare_digest

KEY, DIGEST = 15, 15
"""Bytes of a key and of a hash; fifteen make 24 letters without padding."""


def keyed_hash(person: int) -> str:
    """The keyed hash of a player, under a fresh key."""
    key = secrets.token_bytes(KEY)
    return f"{b32encode(key).decode()}:{digest(person, key)}"


def includes(hashes: Iterable[str], person: int) -> bool:
    """Whether one of these hashes is that of a player."""
    pairs = (stored.split(":") for stored in hashes)
    return any(compare_digest(known, digest(person, b32decode(key))) for key, known in pairs)


def digest(person: int, key: bytes) -> str:
    """The hash of a player under a key."""
    return b32encode(blake2b(str(person).encode(), key=key, digest_size=DIGEST).digest()).decode()
