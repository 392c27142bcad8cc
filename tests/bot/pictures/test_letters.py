"""Letters on pictures: none too small, none that the font lacks, and lines that end in time."""

from __future__ import annotations

import pytest

from bot.pictures import letters


def test_no_letters_are_smaller_than_people_can_read() -> None:
    with pytest.raises(ValueError, match="too small"):
        letters.font(letters.SMALLEST - 1)
    assert letters.SMALLEST >= 22


def test_names_lose_what_the_font_lacks() -> None:
    assert letters.printable("Ann 🦜 a漢") == "Ann a"
    face = letters.font(24)
    assert letters.fit("Emilia-Sophie von und zu", face, 120).endswith("…")
    assert letters.width(letters.fit("W" * 90, face, 120), face) <= 120
    assert letters.wrap("", face, 100, 2) == ()
