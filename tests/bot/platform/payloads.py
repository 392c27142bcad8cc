"""What Discord has documented of application commands, and what of a list of them it would refuse.

https://docs.discord.com/developers/interactions/application-commands
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import chain, pairwise
from typing import Any

from discord import Locale

Payload = dict[str, Any]

COMMANDS, OPTIONS, CHOICES = 100, 25, 25
DESCRIPTION, CHOICE, VALUE = 100, 100, 100
LETTERS = 6_000
"""Of what may be typed into an option."""
WHOLE = 8_000
"""Characters of a command with all that is in it, the longest language counting."""
GREATEST = 2**53 - 1
"""The greatest whole number; the least is its opposite."""
SUBCOMMAND, GROUP, STRING, INTEGER, CHANNEL, NUMBER = 1, 2, 3, 4, 7, 10
TYPES = range(1, 12)
CONTEXTS, INSTALLS = {0, 1, 2}, {0, 1}
LOCALES = {locale.value for locale in Locale}
NAME = re.compile(r"[-'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
"""Letters and digits of any script, with the marks of Devanagari and Thai, which belong to their letters."""


def valid(name: str) -> bool:
    """Whether Discord takes a name for a command or an option."""
    return bool(NAME.fullmatch(name)) and name == name.lower()


def refusals(commands: list[Payload]) -> list[str]:
    """What Discord would refuse of a list of commands; it takes all or nothing."""
    return [*crowd(commands, COMMANDS, "commands"), *chain(*map(command, commands))]


def command(it: Payload) -> Iterator[str]:
    """Of one command, with all that is in it."""
    name = it["name"]
    if not it["contexts"] or not set(it["contexts"]) <= CONTEXTS:
        yield f"{name}: contexts"
    if not it["integration_types"] or not set(it["integration_types"]) <= INSTALLS:
        yield f"{name}: integration types"
    if (whole := size(it)) > WHOLE:
        yield f"{name}: {whole} characters"
    yield from described(it, name)
    yield from options(it.get("options", []), name, depth=0)


def options(beside: list[Payload], where: str, depth: int) -> Iterator[str]:
    """Of what stands beside each other in a command, a group or a subcommand."""
    yield from crowd(beside, OPTIONS, where)
    if any(not first.get("required") and second.get("required") for first, second in pairwise(beside)):
        yield f"{where}: what is required comes first"
    if len({it["type"] in (SUBCOMMAND, GROUP) for it in beside}) > 1:
        yield f"{where}: subcommands beside options"
    for it in beside:
        place = f"{where} {it['name']}"
        yield from described(it, place)
        yield from option(it, place)
        if it["type"] in (SUBCOMMAND, GROUP):
            if depth > (1 if it["type"] == SUBCOMMAND else 0):
                yield f"{place}: too deep"
            yield from options(it.get("options", []), place, depth + 1)


def option(it: Payload, where: str) -> Iterator[str]:
    """Of what a user may type or choose."""
    if it["type"] not in TYPES:
        yield f"{where}: type"
    if it.get("choices") and it.get("autocomplete"):
        yield f"{where}: choices and autocomplete"
    if (it.get("choices") or it.get("autocomplete")) and it["type"] not in (STRING, INTEGER, NUMBER):
        yield f"{where}: a type without choices"
    if it.get("channel_types") and it["type"] != CHANNEL:
        yield f"{where}: channel types"
    yield from bounds(it, where)
    yield from choices(it, where)


def bounds(it: Payload, where: str) -> Iterator[str]:
    """Of how much may be typed."""
    least, most = it.get("min_value"), it.get("max_value")
    for bound in (least, most):
        if bound is not None and (it["type"] == STRING or not fitting(bound, it["type"])):
            yield f"{where}: the bound {bound}"
    if least is not None and most is not None and least > most:
        yield f"{where}: nothing fits"
    shortest, longest = it.get("min_length"), it.get("max_length")
    if (shortest, longest) != (None, None) and it["type"] != STRING:
        yield f"{where}: a length"
    if not 0 <= (shortest or 0) <= (LETTERS if longest is None else longest) <= LETTERS or longest == 0:
        yield f"{where}: from {shortest} to {longest} characters"


def choices(it: Payload, where: str) -> Iterator[str]:
    """Of what there is to choose."""
    offered: list[Payload] = it.get("choices") or []
    if len(offered) > CHOICES:
        yield f"{where}: {len(offered)} choices"
    yield from doubles(offered, where)
    values = [choice["value"] for choice in offered]
    if len(set(values)) < len(values):
        yield f"{where}: a value twice"
    for choice in offered:
        if not all(0 < len(name) <= CHOICE for name in spoken(choice, "name")):
            yield f"{where}: the choice {choice['name']!r}"
        if not fitting(choice["value"], it["type"]):
            yield f"{where}: the value {choice['value']!r}"
        yield from foreign(choice, where)


def fitting(value: Any, kind: int) -> bool:
    """Whether something may be the value of an option of this type."""
    match value:
        case str():
            return kind == STRING and len(value) <= VALUE
        case int():
            return kind in (INTEGER, NUMBER) and abs(value) <= GREATEST
        case float():
            return kind == NUMBER and abs(value) <= GREATEST
    return False


def described(it: Payload, where: str) -> Iterator[str]:
    """Of names and descriptions, in every language."""
    yield from (f"{where}: the name {name!r}" for name in spoken(it, "name") if not valid(name))
    if not all(0 < len(text) <= DESCRIPTION for text in spoken(it, "description")):
        yield f"{where}: description"
    yield from foreign(it, where)


def foreign(it: Payload, where: str) -> Iterator[str]:
    """Languages that Discord does not have."""
    for key in ("name_localizations", "description_localizations"):
        yield from (f"{where}: the language {locale}" for locale in {*(it.get(key) or {})} - LOCALES)


def crowd(beside: list[Payload], most: int, where: str) -> Iterator[str]:
    """Of how many there are beside each other, and whether they can be distinguished in every language."""
    if len(beside) > most:
        yield f"{where}: {len(beside)}"
    yield from doubles(beside, where)


def doubles(beside: list[Payload], where: str) -> Iterator[str]:
    """Names that stand twice beside each other in some language."""
    for locale in LOCALES:
        names = [(it.get("name_localizations") or {}).get(locale, it["name"]) for it in beside]
        if len(set(names)) < len(names):
            yield f"{where}: a name twice in {locale}"


def size(it: Payload) -> int:
    """Characters of a command, an option or a choice with all that is in it."""
    inside: Iterable[Payload] = [*(it.get("options") or []), *(it.get("choices") or [])]
    value = it["value"] if isinstance(it.get("value"), str) else ""
    own = sum(max(map(len, spoken(it, key)), default=0) for key in ("name", "description"))
    return own + len(value) + sum(map(size, inside))


def spoken(it: Payload, key: str) -> list[str]:
    """A text in all languages."""
    return [*([it[key]] if key in it else []), *(it.get(f"{key}_localizations") or {}).values()]
