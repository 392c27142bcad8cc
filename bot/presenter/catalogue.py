"""Which icons stand for which Unicode emojis, and the names of the application's emojis made of them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot.pictures.icons import svg

VERSION = 1
"""Version of the rendering; a new one uploads all emojis again."""
SLUG, DIGITS = 16, 5
"""Characters of the readable part of a name and of its hash; short, for messages contain names."""
SHARED = ""
"""Key of the icons that all games share."""


class IconFile(NamedTuple):
    """Icon, identified by package and name."""

    package: str
    name: str

    @property
    def emoji(self) -> str:
        """Name of its emoji on Discord: letters, digits, underscores, and a hash of the content."""
        slug = self.name.replace("-", "_")[:SLUG]
        content = hashlib.sha256(f"{VERSION}{svg(*self)}".encode()).hexdigest()
        return f"{slug}_k{content[:DIGITS]}"


Catalogue = Mapping[str, Mapping[str, IconFile]]
"""Icons by the Unicode emojis that they replace, by game and under `SHARED`."""


def icons(catalogue: Catalogue) -> Iterator[IconFile]:
    """Iterate over all icons of a catalogue."""
    for signs in catalogue.values():
        yield from signs.values()
