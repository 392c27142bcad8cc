"""Sealed draw of a season: numbers that follow from a secret, which a public seal commits to.

The seal is published when sign-up opens, the secret when the season starts. Nothing else is drawn by lot.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence


def seal_of(secret: str) -> str:
    """The seal: the SHA-256 of the secret, in hex digits."""
    return hashlib.sha256(secret.encode()).hexdigest()


def number(secret: str, name: str) -> int:
    """The number that is drawn under a name."""
    return int(seal_of(f"{secret}/{name}"), 16)


def rotate(members: Sequence[int], secret: str, name: str) -> tuple[int, ...]:
    """The members in their order, beginning with one that is drawn: the shift of the first table."""
    shift = number(secret, name) % len(members)
    return (*members[shift:], *members[:shift])


def shuffle_members(members: Sequence[int], secret: str, name: str) -> tuple[int, ...]:
    """The members in the order of their drawn numbers."""
    return tuple(sorted(members, key=lambda member: number(secret, f"{name} {member}")))
