"""The page of the threat model names every command and every verb of a control, and says what is so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from discord import app_commands

from bot.interactions.access import OFFICE
from tests.cogs.people.test_games import waits_for
from tests.cogs.table_player import TablePlayer, sit_down
from tests.world import Press, World

DOCS = Path(__file__).parents[3] / "docs"
PAGE = DOCS / "threat-model.md"
WHERE, WHO = {"server", "table", "office", "anywhere"}, {"all", "players", "host", "own"}
BINDS = {"no one", "themselves", "newcomers", "next seat", "who agrees", "all players"}
"""Whom a press binds; a row may name several, separated by commas."""
SLASH = "/"


class Row(NamedTuple):
    """A command (`/record`), the option of one that is completed (`/record table`), or a verb (`go`)."""

    what: str
    where: str
    who: str
    binds: frozenset[str]


def rows() -> Iterator[Row]:
    """The rows of the page; those of one cell in turn."""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `") and len(cells) == 5:
            names, where, who, binds, _ = cells
            bound = frozenset(binds.split(", "))
            yield from (Row(name, where, who, bound) for name in re.findall(r"`([^`]+)`", names))


ROWS = {it.what: it for it in rows()}


def commands(world: World) -> Iterator[tuple[str, app_commands.Command[Any, Any, Any]]]:
    """The commands of the bot, by their names in English, and their options that are completed."""
    bot: Any = world.env.bot
    for command in bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield f"{SLASH}{command.qualified_name}", command
            for option in command.parameters:
                if option.autocomplete:
                    yield f"{SLASH}{command.qualified_name} {option.name}", command


def test_a_row_uses_the_words_of_the_page_and_stands_there_once() -> None:
    assert len(ROWS) == len([*rows()])
    assert {it.where for it in ROWS.values()} == WHERE and {it.who for it in ROWS.values()} == WHO


def test_a_row_says_whom_the_press_binds() -> None:
    wrong = sorted(row.what for row in ROWS.values() if not row.binds <= BINDS)
    assert not wrong, f"The column *binds* of docs/threat-model.md takes {sorted(BINDS)}; mend {wrong}."
    assert {word for row in ROWS.values() for word in row.binds} == BINDS


def test_a_press_of_their_own_part_binds_no_other() -> None:
    """What people say about themselves alone changes nothing for others."""
    wrong = [
        row.what for row in ROWS.values() if row.who == "own" and not row.binds <= {"no one", "themselves"}
    ]
    assert not wrong, f"Who may press is `own`, but others are bound: {wrong}."


async def test_every_command_and_every_verb_has_a_row(world: World) -> None:
    bot: Any = world.env.bot
    menus = list(bot.tree._context_menus)
    known = {name for name, _ in commands(world)} | {*bot.router.handlers} | {str(it) for it in menus}

    new, gone = sorted(known - ROWS.keys()), sorted(ROWS.keys() - known)
    assert not new, f"Write a row in {PAGE.name} for each of these, or its cog answers nobody: {new}"
    assert not gone, f"Delete these rows of {PAGE.name}, there is no such command or verb: {gone}"


async def test_the_page_for_players_lists_every_command(world: World) -> None:
    page = (DOCS / "playing.md").read_text(encoding="utf-8").partition("## Commands")[2]
    listed = re.findall(r"`/(\w+)[^`]*`", "".join(re.findall(r"^\| (`.+?`) \|", page, re.M)))
    bot: Any = world.env.bot
    known = {command.name for command in bot.tree.get_commands()}
    new, gone = sorted(known - {*listed}), sorted({*listed} - known)
    assert not new, f"Write a row under *Commands* of docs/playing.md for each of these commands: {new}"
    assert not gone, f"Delete these commands from docs/playing.md: {gone}"
    assert len(listed) == len(known), "Each command has one row in docs/playing.md"


async def test_a_command_is_offered_where_the_page_says(world: World) -> None:
    for name, command in commands(world):
        assert name in ROWS, f"Write a row for {name} in {PAGE.name}"
        contexts = (command.root_parent or command).allowed_contexts
        assert contexts is not None
        where = "anywhere" if contexts.dm_channel else "server"
        assert ROWS[name].where == where, f"Write `{where}` in the row of {name} in {PAGE.name}"


def test_the_verbs_of_an_office_are_those_that_work_on_private_messages() -> None:
    assert {it.what for it in ROWS.values() if it.where == "office"} == OFFICE


@pytest.fixture
async def player(world: World) -> TablePlayer:
    """Anna and Ben play table 1, and it is Ben's turn."""
    it = await sit_down(world, "threats", "Anna", "Ben")
    await waits_for(it, "Ben")
    return it


async def test_what_is_for_players_and_hosts_does_nothing_for_spectators(
    world: World, player: TablePlayer
) -> None:
    """Emma presses every control of Ben's, on the board and with its ids."""
    before = await player.table()
    go = next(it for it in player.controls("Ben", world.board) if it.startswith("bk:go:"))
    office = await world.press("Ben", "My office", world.board)
    seen = world.texts(office.response)
    for row in ROWS.values():
        if row.what.startswith(SLASH) or row.who not in ("players", "host"):
            continue
        id = go if row.what == "go" else f"bk:{row.what}:{player.id}:{before.ply(before.due[0])}:0"
        (result,) = await world.flood(Press("Emma", id, world.board))
        assert await player.table() == before, row.what
        assert result.response is None or world.texts(result.response) != seen, row.what
    assert not world.errors()


async def test_a_verb_without_a_table_is_the_only_one_that_works_without(
    world: World, player: TablePlayer
) -> None:
    """Every verb that is said to be about a table refuses a press that names none."""
    before = await player.table()
    for row in ROWS.values():
        if row.what.startswith(SLASH) or row.where == "anywhere":
            continue
        (result,) = await world.flood(Press("Ben", f"bk:{row.what}:0", world.board))
        assert result.acknowledged
        assert await player.table() == before, row.what
    assert not world.errors()
