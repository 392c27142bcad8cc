"""Calls for players by presses: six people, three who wait, one who leaves, one who sleeps."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from engine.tables.model.habits import Habits
from engine.tables.model.table import Table
from tests.cogs.whole.remembered import newcomers
from tests.world import World

HOUR = 3600.0
FORM = {"game": "speicherstadt", "seats": "3", "pace": "none", "language": "en", "hours": "3"}


class Square:
    """A channel in which people look for players; `said`: what was shown to a person alone."""

    def __init__(self, world: World) -> None:
        self.world = world

    @property
    def bot(self) -> Any:
        return self.world.env.bot

    def id(self, who: str) -> int:
        return self.world.members[who].id

    async def call(self, who: str, **choices: str) -> str:
        """Send a call; what its caller reads before."""
        shown = await self.world.slash(who, "call")
        return await self.fill(who, shown, **{**FORM, **choices})

    async def fill(self, who: str, shown: simcord.InteractionResult, **choices: str) -> str:
        """Fill in the form that is shown, and send the call."""
        labels = (shown.modal or {})["components"]
        names = [label["component"]["custom_id"] for label in labels if "component" in label]
        values = {name: [choices[name]] for name in names}
        await self.world.member(who).submit_modal(shown, values)
        read = self.world.texts(self.world.private(who))
        await self.world.press(who, "Send", self.world.private(who))
        await self.settle()
        return read

    async def settle(self) -> None:
        """Let the bot do what follows from presses: it edits a message once in a while."""
        await self.world.env.advance_time(3)

    @property
    def lobby(self) -> discord.Message:
        """The board of the table that has not begun."""
        return next(it for it in self.world.channel.history() if "who plays?" in self.world.texts(it))

    @property
    def message(self) -> discord.Message:
        """The message of the call."""
        return next(
            it for it in reversed(self.world.channel.history()) if "Players wanted" in self.world.texts(it)
        )

    def messages(self) -> list[str]:
        """What stands in the channel about calls."""
        return [
            text for it in self.world.channel.history() if "Players wanted" in (text := self.world.texts(it))
        ]

    async def press(self, who: str, label: str) -> simcord.InteractionResult:
        """Press a button of the call."""
        result = await self.world.press(who, label, self.message)
        await self.settle()
        return result

    async def rows(self, sql: str) -> list[Any]:
        connection = self.bot.services.store.connection
        found: list[Any] = await connection.look(lambda db: db.execute(sql).fetchall())
        return found

    async def table(self, number: int = 1) -> Table:
        """A table as it is."""
        table: Table = await self.bot.services.tables.table(number)
        return table

    def names(self, table: Table) -> list[str]:
        """Who sits at a table."""
        known = {member.id: name for name, member in self.world.members.items()}
        return [known[person] for person in table.people]


@pytest.fixture
async def square(world: World) -> Square:
    square = Square(world)
    square.bot.get_cog("SettingsCog").welcomed.add(world.guild.id)
    return square


async def test_a_call_that_is_full_becomes_a_table(square: Square) -> None:
    world = square.world
    read = await square.call("Anna")
    assert "No one is rung" in read
    assert "2 more players wanted" in world.texts(square.message)
    await square.press("Ben", "in")
    assert "1 more player wanted" in world.texts(square.message)
    await square.press("Clara", "Only if we are 3")

    table = await square.table()
    assert square.names(table) == ["Anna", "Ben", "Clara"] and table.limit == 3
    assert square.messages() == []
    mentions = [it for it in world.channel.history() if "is set" in it.content]
    (mention,) = mentions
    assert all(f"<@{square.id(name)}>" in mention.content for name in ("Anna", "Ben", "Clara"))
    assert await square.rows("SELECT * FROM calls") == []
    assert "Start" in " ".join(world.labels("Anna", world.board))
    assert not world.errors()


async def test_who_plays_only_with_all_is_asked_when_one_leaves(square: Square) -> None:
    await square.call("Anna")
    await square.press("Ben", "in")
    await square.press("Clara", "Only if we are 3")
    await square.world.press("Ben", "Leave", square.world.board)
    assert "Clara" in square.world.texts(square.world.board)
    table = await square.table()
    assert table.chairs[1].asked is not None
    await square.world.press("Clara", "I’m in", square.world.board)
    assert (await square.table()).chairs[1].asked is None


async def test_not_full_at_its_end_those_who_are_in_choose(square: Square) -> None:
    world = square.world
    await square.call("Anna", seats="4", hours="1")
    await square.press("Ben", "in")
    await square.press("Clara", "in")
    await square.press("Clara", "Not in")
    await square.press("David", "in")
    await world.env.advance_time(HOUR)
    asked = [it for it in world.channel.history() if "Not everyone came" in it.content]
    assert len(asked) == 1 and f"<@{square.id('Ben')}>" in asked[0].content
    await square.press("Ben", "Start with fewer")
    assert "Ben: start with fewer" in world.texts(square.message)
    await square.press("Anna", "Start with fewer")
    await world.env.advance_time(HOUR)  # David is asleep: nobody binds him

    table = await square.table()
    assert square.names(table) == ["Anna", "Ben"] and table.limit == 4
    assert square.messages() == [] and not [
        it for it in world.channel.history() if "Not everyone" in it.content
    ]
    assert not world.errors()


async def test_they_fill_up_with_bots_or_wait_on(square: Square) -> None:
    world = square.world
    await square.call("Anna", hours="1")
    await square.press("Ben", "in")
    await world.env.advance_time(HOUR)
    await square.press("Ben", "Wait on")
    await square.press("Anna", "Wait on")
    assert "1 more player wanted" in world.texts(square.message)
    assert not [it for it in world.channel.history() if "Not everyone" in it.content]
    await world.env.advance_time(HOUR)
    await square.press("Ben", "Fill up")
    await square.press("Anna", "Fill up")
    table = await square.table()
    assert square.names(table) == ["Anna", "Ben"]
    assert len(table.chairs) == 3 and table.chairs[2].agent


async def test_a_stale_call_leaves_nothing_within_a_minute(square: Square) -> None:
    await square.call("Anna", hours="1")
    await square.world.env.advance_time(HOUR + 60)
    assert square.messages() == [] and await square.rows("SELECT * FROM calls") == []


async def test_one_call_a_person_and_a_channel(square: Square) -> None:
    world = square.world
    await square.call("Anna")
    assert "is out" in world.texts((await world.slash("Anna", "call")).response)
    shown = await world.slash("Ben", "call")
    await square.fill("Ben", shown, **FORM)
    assert "in this channel already" in world.texts(world.private("Ben"))
    assert len(square.messages()) == 1


async def test_who_wants_it_is_rung_once_a_day(square: Square) -> None:
    world = square.world
    await square.call("Anna")
    for name in ("Ben", "Clara", "David"):
        await square.press(name, "Ring me")
    now = world.env.now().timestamp()
    away = Habits(vacation=(now - 1, now + 1_000_000))
    await square.bot.services.tables.set_habits(square.id("Clara"), away)
    await square.press("Anna", "in")
    await world.press("Anna", "End the call", world.private("Anna"))
    await square.settle()
    assert square.messages() == []

    assert "2 people" in await square.call("Emma")
    for name, count in (("Ben", 1), ("David", 1), ("Clara", 0), ("Emma", 0)):
        rung = [it for it in world.inbox(name) if "looks for" in world.texts(it)]
        assert len(rung) == count, name
    await world.press("Ben", "Stop ringing me", world.inbox("Ben")[-1])
    await square.press("Emma", "in")
    await world.press("Emma", "End the call", world.private("Emma"))
    await square.settle()
    assert "No one is rung" in await square.call("Emma")
    assert not [it for it in world.inbox("David") if "looks for" in world.texts(it)]  # gone with its call
    assert not world.errors()


async def test_the_caller_keeps_seats_for_friends_who_press_themselves(square: Square) -> None:
    world = square.world
    await square.call("Anna", seats="4")
    panel = world.private("Anna")
    found = next(id for id in control_ids(world, panel) if "callbring" in id)
    await world.hand("Anna", panel).select(panel, [world.members["Ben"]], custom_id=found)
    await square.settle()
    assert "Ben (seat kept" in world.texts(square.message) and "2 more" in world.texts(square.message)
    for name in ("Clara", "David", "Emma"):
        await square.press(name, "in")
    assert "Next in line: Emma" in world.texts(square.message)
    await square.press("Ben", "in")
    assert square.names(await square.table()) == ["Anna", "Clara", "David", "Ben"]


def control_ids(world: World, message: discord.Message) -> list[str]:
    """The ids of what can be pressed in a message."""
    stored = world.env.backend.get_message(message.channel.id, message.id)
    return [str(control["custom_id"]) for row in stored.components for control in row["components"]]


async def test_a_lobby_calls_players(square: Square) -> None:
    world = square.world
    await world.slash("Anna", "new", seats=3)
    shown = await world.press("Anna", "Find players", square.lobby)
    await square.fill("Anna", shown, hours="3")
    await world.press("Ben", "Join", square.lobby)
    await square.settle()
    assert "Ben" in world.texts(square.message) and "1 more player" in world.texts(square.message)
    await square.press("Clara", "in")
    table = await square.table()
    assert square.names(table) == ["Anna", "Ben", "Clara"]
    assert square.messages() == [] and not world.errors()


async def test_a_lobby_that_starts_or_changes_its_terms_ends_its_call(square: Square) -> None:
    world = square.world
    await world.slash("Anna", "new", seats=3)
    shown = await world.press("Anna", "Find players", square.lobby)
    await square.fill("Anna", shown, hours="3")
    await world.press("Ben", "Join", square.lobby)
    await world.press("Anna", "Start", square.lobby)
    await square.settle()
    assert square.messages() == [] and (await square.table()).status == "running"


async def test_in_a_busy_channel_the_table_opens_in_a_thread(square: Square) -> None:
    world = square.world
    await world.slash("David", "new")
    await square.call("Anna", seats="2")
    await square.press("Ben", "in")
    table = await square.table(2)
    assert table.channel != world.channel.id and square.names(table) == ["Anna", "Ben"]
    assert square.messages() == [] and not world.errors()


async def test_a_call_becomes_a_league(world: World) -> None:
    role = world.guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
    user = world.env.create_user("max", global_name="Max")
    world.members["Max"] = world.guild.add_member(user, roles=[role])
    square = Square(world)
    square.bot.get_cog("SettingsCog").welcomed.add(world.guild.id)
    people = newcomers(world, 5)
    await square.call("Max", seats="many")
    for name in people[:5]:
        await square.press(name, "in")
    await square.press("Max", "in")
    await world.press("Max", "Make it a league", world.private("Max"))
    await square.settle()
    (season,) = await square.bot.services.seasons.editions(world.guild.id)
    assert season.row.kind == "league" and season.people == ()
    assert square.messages() == [] and await square.rows("SELECT * FROM calls") == []
    assert [it for it in world.channel.history() if "becomes a league" in it.content]
    assert not world.errors()


async def test_an_erased_person_is_out(square: Square) -> None:
    world = square.world
    await square.call("Anna")
    await square.press("Ben", "in")
    await world.slash("Anna", "privacy erase")
    await world.press("Anna", "Delete my data", world.private("Anna"))
    await square.settle()
    assert "Anna" not in world.texts(square.message) and "2 more players" in world.texts(square.message)
    await square.press("Ben", "in")  # he is the caller now
    assert "End the call" in " ".join(world.labels("Ben", world.private("Ben")))


async def test_follow_a_table(square: Square) -> None:
    world = square.world
    await world.slash("Anna", "new")
    await world.press("Ben", "Join", world.board)
    await world.press("Anna", "Start", world.board)
    shown = await world.slash("Clara", "games", server=True)
    assert "Speicherstadt" in world.texts(shown.response)
    await world.choose("Clara", "Follow", world.options("Clara", "Follow")[0])
    await world.press("Clara", "Once a round", world.private("Clara"))
    bot = square.bot
    await bot.services.store.connection.transact(lambda db: db.execute("UPDATE follows SET due = 1") and None)
    await world.env.advance_time(61)
    (message,) = world.inbox("Clara")
    assert "round 1 begins" in world.texts(message) and message.flags.suppress_notifications
    await world.press("Clara", "Stop following", message)
    assert await square.rows("SELECT * FROM follows") == []
    assert not world.errors()


async def test_a_message_that_a_moderator_deletes_ends_its_call(square: Square) -> None:
    """When it would be edited next."""
    await square.call("Anna", hours="1")
    await square.press("Ben", "in")
    await square.world.delete(square.message)
    await square.world.env.advance_time(HOUR + 60)
    assert square.messages() == [] and await square.rows("SELECT * FROM calls") == []
    assert not [it for it in square.world.channel.history() if "Not everyone" in it.content]


async def test_kills_lose_and_double_nothing(square: Square) -> None:
    """The bot is killed before the table opens, and before it is said."""
    world = square.world
    await square.call("Anna")
    await world.press("Ben", "in", square.message)
    await world.restart()
    await world.press("Clara", "in", square.message)
    await world.restart()
    await square.settle()
    assert square.names(await square.table()) == ["Anna", "Ben", "Clara"]
    assert square.messages() == [] and len(await square.rows("SELECT * FROM tables")) == 1
    assert len([it for it in world.channel.history() if "is set" in it.content]) == 1


async def test_a_server_that_wants_its_tables_elsewhere_gets_no_call_here(square: Square) -> None:
    world = square.world
    home = world.guild.create_text_channel("tables")
    await square.bot.services.store.people.set(f"home {world.guild.id}", str(home.id))
    assert "tables go in" in world.texts((await world.slash("Anna", "call")).response)


@pytest.mark.parametrize("language", ["de", "it"])
async def test_a_call_reads_in_the_language_of_its_form(square: Square, language: str) -> None:
    await square.call("Anna", language=language)
    words = {"de": "Wer spielt mit?", "it": "Chi gioca?"}[language]
    assert any(words in square.world.texts(it) for it in square.world.channel.history())


async def test_threads_are_needed_only_where_a_table_runs(square: Square) -> None:
    await square.world.deny("create_public_threads")
    await square.call("Anna")
    assert "Players wanted" in square.world.texts(square.message)
    await square.press("Anna", "Not in")
    await square.world.slash("Ben", "new")
    refused = await square.world.slash("Clara", "call")
    assert "Create Public Threads" in square.world.texts(refused.response)
