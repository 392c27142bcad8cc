"""Numbers that stand in texts as digits or words, not as arguments from the ruleset."""

from __future__ import annotations

import re
from pathlib import Path

from bot.games.registry import PRESENTERS

TEXT = r"^%s(?P<topic>[a-z0-9-]+) =(?P<text>.*(?:\n(?: .*)?)*)"
PLACEABLE = re.compile(r"\{[^{}]*\}")
NUMBER = re.compile(r"(?<![A-Za-z\d])\d+(?!\d)")
"""Not the number of a place, as in S1."""
WORDS = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "it": "due tre quattro cinque - sette otto nove dieci undici dodici",
}
"""From 2; the Italian 6 is left out, for it also means “you are”."""
ENDINGS = {"de": "(?:er|en)?"}
"""Of numbers that are declined."""


def literals(key: str, locale: str, file: str = "rules.ftl", prefix: str = "rules-") -> dict[str, list[str]]:
    """The numbers of each text that no ruleset hands in, sorted; without texts that have none. The texts are
    named without their prefix."""
    path = Path(PRESENTERS[key].texts) / locale / file
    found = {}
    for it in re.finditer(TEXT % prefix, path.read_text(encoding="utf-8"), re.MULTILINE):
        text = it["text"]
        while text != (text := PLACEABLE.sub("", text)):
            pass
        if numbers := sorted((*NUMBER.findall(text), *spelt(text, locale)), key=int):
            found[it["topic"]] = numbers
    return found


def spelt(text: str, locale: str) -> list[str]:
    """The numbers that a text writes as words, as digits.

    >>> spelt("One way, two ships and Three harbours", "en")
    ['2', '3']
    """
    said = []
    for number, word in enumerate(WORDS[locale].split(), 2):
        pattern = rf"\b{re.escape(word)}{ENDINGS.get(locale, '')}\b"
        said += [str(number)] * len(re.findall(pattern, text, re.IGNORECASE))
    return said


def beyond(found: dict[str, list[str]], allowed: dict[str, str]) -> dict[str, list[str]]:
    """Of these numbers those that no exception allows; 0 and 1 stand for nothing and for a single thing."""
    out: dict[str, list[str]] = {}
    for topic, numbers in found.items():
        left = allowed.get(topic, "").split()
        for number in numbers:
            if number in left:
                left.remove(number)
            elif number not in ("0", "1"):
                out.setdefault(topic, []).append(number)
    return out
