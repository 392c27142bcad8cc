"""How the texts of a language name signs and chips, at some level of detail."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bot.pictures.alt_text import FULL, SHORTEST
from bot.presenter.blocks import Chip, Signs
from bot.texts import Texts
from bot.texts.formats import HARD_SPACE, amount, signed_number


@lru_cache(1024)
def emoji_text(t: Texts, emoji: str, key: str) -> str:
    """A sign by its emoji and its word, on one line."""
    return f"{emoji}{HARD_SPACE}{t(key)}"


@dataclass(frozen=True)
class Words:
    """The texts of a game in one language, its signs, and how much is said."""

    t: Texts
    signs: Signs
    level: int = FULL

    def word(self, name: str) -> str:
        """The word of a sign; its letter or mark if there is little room."""
        key = self.signs[name].key
        if self.level != SHORTEST:
            return self.t(key)
        short = (f"{key}.{form}" for form in ("letter", "mark"))
        return self.t(next(filter(self.t.has, short), key))

    def emoji(self, name: str) -> str:
        """The emoji of a sign."""
        return self.signs[name].emoji

    def with_emoji(self, name: str) -> str:
        """Emoji and whole word on one line."""
        sign = self.signs[name]
        return emoji_text(self.t, sign.emoji, sign.key)

    def chip_text(self, chip: Chip) -> str:
        """A chip in a description; the number stands behind, so no word needs a plural."""
        word = self.word(chip.name)
        if chip.say and self.level != SHORTEST:
            word = self.t(chip.say, what=word)
        return word if chip.number is None else f"{word} {signed_number(chip.number)}"

    def chip_markup(self, chip: Chip) -> str:
        """A chip in an embed: 3📦; without a number by its word, too."""
        if chip.number is not None:
            return amount(chip.number, self.signs[chip.name].emoji)
        return self.t(chip.say, what=self.with_emoji(chip.name)) if chip.say else self.with_emoji(chip.name)
