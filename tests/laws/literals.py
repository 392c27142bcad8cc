"""Numbers that stand in texts as digits, not as arguments from the ruleset."""

from __future__ import annotations

import re
from pathlib import Path

from bot.games.registry import PRESENTERS

TEXT = r"^%s(?P<topic>[a-z0-9-]+) =(?P<text>.*(?:\n(?: .*)?)*)"
PLACEABLE = re.compile(r"\{[^{}]*\}")
NUMBER = re.compile(r"(?<![A-Za-z\d])\d+(?!\d)")
"""Not the number of a place, as in S1."""


def literals(key: str, locale: str, file: str = "rules.ftl", prefix: str = "rules-") -> dict[str, list[str]]:
    """The numbers of each text that no ruleset hands in, sorted; without texts that have none. The texts are
    named without their prefix."""
    path = Path(PRESENTERS[key].texts) / locale / file
    found = {}
    for it in re.finditer(TEXT % prefix, path.read_text(encoding="utf-8"), re.MULTILINE):
        text = it["text"]
        while text != (text := PLACEABLE.sub("", text)):
            pass
        if numbers := sorted(NUMBER.findall(text), key=int):
            found[it["topic"]] = numbers
    return found


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
