"""While a duplicate week runs, nothing that fixes its deal leaves: no command, no press, for no one."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import AppCommandOptionType, app_commands

from engine.core.state import State
from engine.tables.model.table import Table
from tests.cogs.seasons.arena import Arena
from tests.world import Press, World

ROOT = Path(__file__).parents[3]
ASKS = ("bot/interactions/access.py", "bot/services.py")
"""Where the newest table of a channel is looked for: access control, and the order of games in a list."""
HARMLESS = {"eraseme", "seasonplay"}
"""Verbs that change what the test needs."""


def withheld(table: Table) -> bool:
    """Whether it is a finished attempt of a week that runs."""
    return table.concealed and table.status == "finished"


class Sealed:
    """A duplicate week with a finished attempt of one player and a running one of another. `drawn`: tables
    that were drawn while they were withheld."""

    def __init__(self, arena: Arena) -> None:
        self.arena, self.world = arena, arena.world
        self.player, self.other, self.third = arena.people[:3]
        self.drawn: list[int] = []
        self.over, self.running = 0, 0

    async def begin(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Play the one attempt to its end, and a part of the other."""
        for who in (self.player, self.other):
            await self.world.press(who, "Play my game", self.arena.board)
        await self.arena.tick(2)
        view = await self.arena.view()
        self.over, self.running = (
            it.table for who in (self.player, self.other) if (it := view.attempt(self.arena.id(who)))
        )
        await self.arena.go_on(self.over, 2_000)
        await self.arena.go_on(self.running, 5)
        await self.arena.tick()
        seen_by: Callable[[Table, int | None], State[Any]] = Table.seen_by

        def spied(table: Table, seat: int | None) -> State[Any]:
            if withheld(table):
                self.drawn.append(table.id)
            return seen_by(table, seat)

        monkeypatch.setattr(Table, "seen_by", spied)
        self.world.mark()

    async def table(self, number: int) -> Table:
        found: Table = await self.arena.bot.services.tables.table(number)
        return found

    async def thread(self, number: int) -> Any:
        channel = (await self.table(number)).channel
        return next(it for it in self.world.channel.threads if it.id == channel)

    async def tight(self) -> None:
        """Nothing has left since the test began, and the week is as it was."""
        over = await self.table(self.over)
        season = await self.arena.season()
        assert withheld(over) and season.row.status == "running" and over.deal is not None
        secret = (over.seed, season.row.secret, over.deal.model_dump_json())
        for entry in self.world.env.http_requests[self.world._mark :]:
            assert not any(it in repr(entry) for it in secret), entry.path
            assert not any(it in repr(entry) for it in ("table-", "season-record")), entry.path
        assert self.drawn == []
        assert await self.arena.bot.services.store.analyses.of_table(self.over) is None


@pytest.fixture
async def sealed(world: World, monkeypatch: pytest.MonkeyPatch) -> Sealed:
    """Three people, a manager, and a duplicate week in which one has finished."""
    arena = Arena(world, 3)
    role = world.guild.create_role("all", permissions=discord.Permissions(administrator=True))
    world.members["Mod"] = world.guild.add_member(world.env.create_user("mod"), roles=[role])
    await arena.open("duplicate", weeks=1)
    found = Sealed(arena)
    await found.begin(monkeypatch)
    return found


def commands(world: World) -> Iterator[app_commands.Command[Any, Any, Any]]:
    """All slash commands."""
    bot: Any = world.env.bot
    yield from (it for it in bot.tree.walk_commands() if isinstance(it, app_commands.Command))


def options(
    command: app_commands.Command[Any, Any, Any], table: int, user: object, *, all_: bool
) -> dict[str, Any]:
    """The options of a command, all or those that it needs, with this table and user."""
    given: dict[str, Any] = {}
    for it in command.parameters:
        values = {
            AppCommandOptionType.integer: table,
            AppCommandOptionType.user: user,
            AppCommandOptionType.boolean: True,
            AppCommandOptionType.string: it.choices[0].value if it.choices else str(table),
        }
        if it.required or (all_ and it.type in values):
            given[it.name.replace("_", "-")] = values[it.type]
    return given


async def test_no_command_gives_away_the_deal(sealed: Sealed) -> None:
    """In the threads and outside of them, by number and by channel, for the player, others and moderators."""
    world = sealed.world
    over, running = await sealed.thread(sealed.over), await sealed.thread(sealed.running)
    sees = {sealed.player: (over, world.channel), "Mod": (over, running, world.channel)}
    asked = [(who, place) for who, places in sees.items() for place in places]
    for command in commands(world):
        if command.qualified_name == "new":
            continue  # opens another table there
        for who, place in (*asked, (sealed.third, world.channel)):
            for all_ in (False, True):
                given = options(command, sealed.over, world.member("Mod").user, all_=all_)
                await world.member(who).slash(place, command.qualified_name, **given)
    await sealed.tight()
    assert not world.errors()


async def test_no_choices_of_a_command_name_the_table(sealed: Sealed) -> None:
    world = sealed.world
    thread = await sealed.thread(sealed.over)
    for command in commands(world):
        for it in command.parameters:
            if it.autocomplete and it.name in ("table", "game"):
                for who, place in ((sealed.player, world.channel), (sealed.player, thread), ("Mod", thread)):
                    found = await world.member(who).autocomplete(place, command.qualified_name, it.name, "")
                    values = {str(choice["value"]) for choice in found}
                    assert not values & {str(sealed.over), str(sealed.running)}, command.qualified_name
    await sealed.tight()


async def test_no_press_gives_away_the_deal(sealed: Sealed) -> None:
    """Every verb with the number of the finished table, on the board of the season, in its thread."""
    world, bot = sealed.world, sealed.arena.bot
    thread = await sealed.thread(sealed.over)
    (board,) = [it for it in thread.history() if it.embeds][:1]
    before = await sealed.table(sealed.over)
    for verb in {*bot.router.handlers} - HARMLESS:
        for who in (sealed.player, sealed.third, "Mod"):
            for message in (board, sealed.arena.board):
                for rest in ("0:0", "1:begin", "1:last", "1:all"):
                    (result,) = await world.flood(Press(who, f"bk:{verb}:{sealed.over}:{rest}", message))
                    assert result.acknowledged, verb
        assert await sealed.table(sealed.over) == before, verb
    assert "Play my game" in world.labels(sealed.third, sealed.arena.board), "a refusal spoils no other board"
    await sealed.tight()
    assert not world.errors()


async def test_the_board_of_a_finished_attempt_says_that_it_is_sealed_and_opens_at_the_end(
    sealed: Sealed,
) -> None:
    thread, arena = await sealed.thread(sealed.over), sealed.arena
    (board,) = [it for it in thread.history() if it.embeds][:1]
    assert "sealed" in sealed.world.texts(board) and not sealed.world.labels(sealed.player, board)
    await arena.until((await arena.season()).plan.ends)
    await arena.tick(30)
    assert not withheld(await sealed.table(sealed.over))
    assert "final result" in sealed.world.texts(board)
    record = await sealed.world.slash(sealed.third, "record", table=sealed.over)
    assert (await sealed.table(sealed.over)).seed in sealed.world.texts(record.response)


async def test_an_attempt_does_not_move(sealed: Sealed) -> None:
    before = await sealed.table(sealed.running)
    moved = await sealed.world.slash(sealed.other, "table move", table=sealed.running)
    assert "stays where only its player sees it" in sealed.world.texts(moved.response)
    assert await sealed.table(sealed.running) == before


def test_a_table_is_found_by_its_channel_through_access_control_alone() -> None:
    """`Access.of_channel` asks whether the table is open to the user; the tables themselves do not."""
    found = []
    for path in (*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                called, owner = node.func.attr, ast.unparse(node.func.value)
                own = [ast.unparse(it) for it in node.args] == ["request.person"]  # a lesson
                if called == "of_channel" and owner.endswith("tables") and not own:
                    found.append(path.relative_to(ROOT).as_posix())
    assert {*found} == {*ASKS}, "call Access.of_channel"
