"""Discord takes all our commands or none: nothing in them may be beyond its limits, in any language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest

from bot.commands.application import our_commands
from bot.platform.registration import PEOPLE, difference, for_servers
from bot.settings import Settings
from cogs.course.record import HIGHEST
from tests.bot.platform.payloads import COMMANDS, GREATEST, INTEGER, STRING, WHOLE, Payload, refusals, size

COMMANDING = (1, 2)
"""The types of commands, subcommands and groups of these; all else is what may be typed."""
Spoil = Callable[[Payload], Any]
TOO_LONG = {"de": "x" * 101}
LONG = {"name": "x", "description": "d", "type": STRING}


@pytest.fixture
async def commands() -> list[Payload]:
    """All commands of ours, as Discord is told of them."""
    return await our_commands(Settings())


async def test_discord_has_nothing_against_our_commands(commands: list[Payload]) -> None:
    assert 0 < len(commands) <= COMMANDS
    assert all(it["contexts"] and it["integration_types"] for it in commands)
    assert refusals(commands) == []
    assert max(map(size, commands)) <= WHOLE


def spoken(beside: list[Payload], locale: str) -> Iterator[str]:
    """What all commands and subcommands say of themselves in a language."""
    for it in beside:
        if it["type"] in COMMANDING:
            said = it["description_localizations"].get(locale)
            yield from () if said is None else (said,)  # a new text may begin in English alone
            yield from spoken(it.get("options") or [], locale)


async def test_a_command_is_an_infinitive_in_german(commands: list[Payload]) -> None:
    first = [re.split("[,;:]", it)[0] for it in spoken(commands, "de")]
    assert len(first) > len(commands)
    wrong = [text for text in first if not text.endswith(("en", "ern", "eln"))]
    assert not wrong, (
        f"Begin the German descriptions of these commands with an infinitive (docs/texts.md): {wrong}"
    )


async def test_the_number_of_a_table_is_far_below_discords_greatest(commands: list[Payload]) -> None:
    (record,) = (it for it in commands if it["name"] == "record")
    (table,) = record["options"]
    assert (table["min_value"], table["max_value"]) == (1, HIGHEST)
    assert HIGHEST * 1_000 < GREATEST


def sound() -> Payload:
    """A command with a bit of everything, to which Discord has nothing to say."""
    number = {"name": "size", "description": "d", "type": INTEGER, "min_value": 1, "max_value": 5}
    choices = [{"name": "A", "value": "a"}, {"name": "B", "value": "b"}]
    text = {"name": "kind", "description": "d", "type": STRING, "choices": choices, "required": True}
    inner = {"name": "inner", "description": "d", "type": 1, "options": [text, number]}
    group = {"name": "group", "description": "d", "type": 2, "options": [inner]}
    return {
        **{"name": "outer", "description": "d", "type": 1, "contexts": [0], "integration_types": [0, 1]},
        "options": [group],
    }


def inner(it: Payload) -> Payload:
    """The subcommand in it."""
    found: Payload = it["options"][0]["options"][0]
    return found


def text(it: Payload) -> Payload:
    """The option with choices in it."""
    found: Payload = inner(it)["options"][0]
    return found


def number(it: Payload) -> Payload:
    """The option with bounds in it."""
    found: Payload = inner(it)["options"][1]
    return found


SPOILT: dict[str, Spoil] = {
    "capital letters": lambda it: it.update(name="Outer"),
    "a name too long": lambda it: number(it).update(name="x" * 33),
    "a name too long in one language": lambda it: inner(it).update(name_localizations={"de": "x" * 33}),
    "an unknown language": lambda it: it.update(name_localizations={"en": "outer"}),
    "no description": lambda it: it.update(description=""),
    "a long description": lambda it: text(it).update(description="d" * 101),
    "a long description in one language": lambda it: it.update(description_localizations={"it": "d" * 101}),
    "nowhere": lambda it: it.update(contexts=[]),
    "nowhere to install": lambda it: it.update(integration_types=[2]),
    "too many options": lambda it: inner(it)["options"].extend({**LONG, "name": f"x{n}"} for n in range(24)),
    "an option twice": lambda it: number(it).update(name="kind"),
    "an option twice in one language": lambda it: number(it).update(name_localizations={"fr": "kind"}),
    "required last": lambda it: inner(it)["options"].reverse(),
    "an option beside a group": lambda it: it["options"].append(deepcopy(number(it))),
    "too deep": lambda it: inner(it).update(options=[{**it["options"][0], "options": []}]),
    "an unknown type": lambda it: number(it).update(type=12),
    "too many choices": lambda it: text(it).update(
        choices=[{"name": f"{n}", "value": f"{n}"} for n in range(26)]
    ),
    "a long choice": lambda it: text(it)["choices"][0].update(name="x" * 101),
    "a long choice in one language": lambda it: text(it)["choices"][0].update(
        name_localizations={"de": "x" * 101}
    ),
    "a choice twice": lambda it: text(it)["choices"][0].update(name="B"),
    "a choice of another kind": lambda it: text(it)["choices"][0].update(value=1),
    "a long value": lambda it: text(it)["choices"][0].update(value="x" * 101),
    "choices completed": lambda it: text(it).update(autocomplete=True),
    "a switch completed": lambda it: number(it).update(type=5, autocomplete=True),
    "a number too great": lambda it: number(it).update(max_value=2**53),
    "a number too small": lambda it: number(it).update(min_value=-(2**53)),
    "half a number": lambda it: number(it).update(max_value=4.5),
    "bounds the wrong way round": lambda it: number(it).update(min_value=6),
    "bounds of a text": lambda it: text(it).update(max_value=5),
    "a text too long": lambda it: text(it).update(max_length=6_001),
    "no text at all": lambda it: text(it).update(max_length=0),
    "a length of a number": lambda it: number(it).update(min_length=1),
    "channels of a number": lambda it: number(it).update(channel_types=[0]),
}


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT.keys())
def test_everything_beyond_a_limit_is_found(spoil: Spoil) -> None:
    it = sound()
    assert refusals([it]) == []
    spoil(it)
    assert refusals([it])


def test_too_many_commands_and_one_that_is_too_large_are_found() -> None:
    many = [{**sound(), "name": f"outer{n}"} for n in range(101)]
    assert refusals(many[:100]) == []
    assert refusals(many) == ["commands: 101"]
    large = sound()
    names = [f"{n:02}" for n in range(25)]
    choices = [{"name": f"{n}{'x' * 98}", "value": f"{n}{'v' * 98}"} for n in names]
    inner(large)["options"] = [{**LONG, "name": f"x{n}", "choices": choices} for n in names]
    (refusal,) = refusals([large])
    assert refusal.endswith(" characters")


# What differs from what Discord knows


async def test_what_discord_adds_and_leaves_out_is_no_difference(commands: list[Payload]) -> None:
    known = [as_discord_says_it(it) for it in commands]
    assert not difference(commands, known)
    changes: tuple[Spoil, ...] = (
        lambda it: it.update(description="another"),
        lambda it: it["name_localizations"].pop("de"),
        lambda it: it.update(contexts=[0, 1]),
        lambda it: it["options"][0].update(max_value=HIGHEST - 1),
        lambda it: it["options"][0].update(min_value=0),
    )
    for spoil in changes:
        other = deepcopy(known)
        spoil(next(it for it in other if it["name"] == "record"))
        assert difference(commands, other).changed == ("record",)


async def test_another_application_with_as_many_commands_is_not_ours(commands: list[Payload]) -> None:
    known = [{**it, "name": f"x{it['name']}"} for it in commands]
    it = difference(commands, known)
    assert (it.missing, it.changed) == (tuple(c["name"] for c in commands), ())
    assert it.foreign == tuple(c["name"] for c in known)


async def test_for_servers_alone_nothing_else_changes(commands: list[Payload]) -> None:
    modest = [for_servers(it) for it in commands]
    changed = difference(commands, modest).changed
    assert set(changed) == {it["name"] for it in commands if PEOPLE in it["integration_types"]}
    private = {"card", "rules", "games", "profile", "settings", "privacy", "about", "help"}
    assert private == set(changed), "Enter here the commands that work in direct messages, too"


def as_discord_says_it(it: Payload) -> Payload:
    """With ids, without what is implied, in an order of its own."""
    told = {key: value for key, value in it.items() if value is not False}
    told |= {"id": "1", "application_id": "2", "version": "3", "dm_permission": True, "nsfw": False}
    told |= {"default_member_permissions": None, "contexts": it["contexts"][::-1]}
    return {**told, "options": [shorter(option) for option in it.get("options", [])]}


def shorter(option: Payload) -> Payload:
    """An option without what is not so."""
    return {key: value for key, value in option.items() if value is not False and value != []}
