"""Access to controls: tables stay on their server, and only its members play, from any place."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from bot.interactions.access import OFFICE
from bot.platform.members import FRESH
from engine.tables.model.habits import DAY, Habits
from engine.tables.model.outbox import Note
from engine.tables.model.table import Table
from tests.cogs.people.test_games import waits_for
from tests.cogs.table_player import TablePlayer, sit_down
from tests.cogs.wire import Wire, wire
from tests.world import Press, World

__all__ = ["wire"]
MEMBER = "/guilds/*/members/*"
GONE, OTHER, NONE = "no longer on the server", "belongs to another server", "There is no table here"
FACELESS = {"discriminator": "0", "avatar": None}
"""What Discord also says of a user in an event."""


class Elsewhere:
    """A second server where Ben and Emma are, and manage everything."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.guild = world.env.create_guild("Elsewhere")
        self.channel = self.guild.create_text_channel("kontor")
        boss = self.guild.create_role("boss", permissions=discord.Permissions(administrator=True))
        self.people = {
            name: self.guild.add_member(world.member(name).user, roles=[boss]) for name in ("Ben", "Emma")
        }

    async def slash(self, who: str, command: str, **options: Any) -> simcord.InteractionResult:
        """Give a command there."""
        result: simcord.InteractionResult = await self.people[who].slash(self.channel, command, **options)
        return result


@pytest.fixture
async def elsewhere(world: World) -> Elsewhere:
    """It, when the bot has heard of it."""
    it = Elsewhere(world)
    await world.env.settle()
    return it


@pytest.fixture
async def player(world: World) -> TablePlayer:
    """Anna and Ben play table 1, and it is Ben's turn."""
    it = await sit_down(world, "access", "Anna", "Ben")
    await waits_for(it, "Ben")
    return it


def says(world: World, result: simcord.InteractionResult, what: str) -> bool:
    """Whether an answer is a private one with this and nothing to press but perhaps the way back."""
    assert result.response is not None
    assert not result.response.attachments
    labels = {*world.labels("Ben", result.response)}
    return what in world.texts(result.response) and labels <= {"I am back"}


def departs(world: World, name: str) -> None:
    """Leaves the server, or is banned there."""
    world.guild.remove_member(world.members[name])


def returns(world: World, name: str) -> None:
    """Joins it again."""
    world.members[name] = world.guild.add_member(world.member(name).user)


async def letter(world: World, player: TablePlayer, name: str = "Ben") -> discord.Message:
    """The office in a player's direct messages, where it came while they were on the server."""
    bot: Any = world.env.bot
    person = world.member(name).id
    table, t = await player.table(), bot.services.public_texts(await player.table())
    await bot.sender.direct_messages.write(person, await bot.services.office(table, person, t), "letter")
    return world.inbox(name)[-1]


async def answered(world: World, player: TablePlayer, message: discord.Message) -> simcord.InteractionResult:
    """Ben presses the first option that is offered, in a private message of theirs."""
    table = await player.table()
    controls = player.controls("Ben", message)
    option = next(it for it in controls if it.startswith(f"bk:go:{table.id}:"))
    result: simcord.InteractionResult = await world.member("Ben").user.click(message, custom_id=option)
    return result


# A table stays on its server


async def test_a_table_is_not_moved_to_another_server(
    world: World, player: TablePlayer, elsewhere: Elsewhere
) -> None:
    before = await player.table()
    assert says(world, await elsewhere.slash("Ben", "table move", table=player.id), OTHER)
    assert says(world, await elsewhere.slash("Emma", "table move", table=player.id), NONE)
    found = await elsewhere.people["Ben"].autocomplete(elsewhere.channel, "table move", "table", "")

    assert found == []
    assert await player.table() == before


async def test_a_move_between_channels_of_the_server_is_in_the_log(world: World, player: TablePlayer) -> None:
    world.channel = world.guild.create_text_channel("harbour")
    await world.env.settle()
    found = await world.member("Ben").autocomplete(world.channel, "table move", "table", "")
    await world.slash("Ben", "table move", table=player.id)
    log = await world.slash("Anna", "log")

    assert [it["value"] for it in found] == [player.id]
    assert "Ben moves the table to another channel." in world.texts(log.response)
    assert (await player.table()).channel == world.channel.id
    await player.play(4)


async def test_one_account_does_not_read_the_deal_and_come_back(
    world: World, player: TablePlayer, elsewhere: Elsewhere
) -> None:
    """The whole way: move, erase, record, claim the own seat, move back."""
    board = world.board
    assert says(world, await elsewhere.slash("Ben", "table move", table=player.id), OTHER)
    await elsewhere.slash("Ben", "privacy erase")
    asked = next(
        it
        for it in world.env.backend.messages[elsewhere.channel.id].values()
        if it.is_ephemeral and "Delete" in str(it.components)
    )
    erase = simcord.ResponseMessage(world.env, asked)
    await elsewhere.people["Ben"].click(erase, custom_id="bk:eraseme:0")
    assert says(world, await elsewhere.slash("Ben", "record", table=player.id), NONE)
    assert says(world, await world.slash("Ben", "record", table=player.id), "You can get it after the game")
    await world.env.advance_time(30 * DAY)
    (claim,) = await world.flood(Press("Ben", f"bk:claim:{player.id}:0:{await vacant(player)}", board))
    care = await world.slash("Ben", "table manage")

    assert says(world, claim, "know hidden cards")
    assert not [it for it in world.labels("Ben", care.response) if "Take the seat" in it]
    assert world.member("Ben").id not in (await player.table()).people
    (spectator,) = await world.flood(Press("Clara", f"bk:claim:{player.id}:0:{await vacant(player)}", board))
    assert spectator.acknowledged and world.member("Clara").id in (await player.table()).people


async def vacant(player: TablePlayer) -> int:
    """The seat of a player who was erased."""
    return next(at for at, it in enumerate((await player.table()).chairs) if (it.person or 0) < 0)


async def test_every_verb_is_refused_on_a_message_of_another_server(
    world: World, player: TablePlayer, elsewhere: Elsewhere
) -> None:
    """Of Ben, who plays there, and Emma, who does not; both manage that server."""
    bot: Any = world.env.bot
    opened = await elsewhere.slash("Emma", "new")
    assert opened.response is not None
    before = await player.table()
    seat, option = before.due[0], player.controls("Ben", world.board)
    go = next(it for it in option if it.startswith("bk:go:")).removeprefix("bk:go:1")
    for verb in {*bot.router.handlers}:
        for name, why in (("Ben", OTHER), ("Emma", NONE)):
            id = f"bk:{verb}:{player.id}{go if verb == 'go' else f':{before.ply(seat)}:{seat}'}"
            (result,) = await world.flood(Press(elsewhere.people[name], id, opened.response))
            assert says(world, result, why), verb
            assert (await player.table()) == before, verb
    assert not world.errors()


async def test_in_a_private_message_elsewhere_only_the_own_office_works(
    world: World, player: TablePlayer, elsewhere: Elsewhere
) -> None:
    """Ben manages that server, and so the direct messages there prove nothing about this one."""
    bot: Any = world.env.bot
    before = await player.table()
    for place in (await letter(world, player), await listed(elsewhere)):
        for verb in {*bot.router.handlers} - OFFICE:
            who = "Ben" if isinstance(place, discord.Message) else elsewhere.people["Ben"]
            (result,) = await world.flood(Press(who, f"bk:{verb}:{player.id}:0:0", place))
            assert says(world, result, OTHER), verb
            assert (await player.table()) == before, verb


async def listed(elsewhere: Elsewhere) -> simcord.ResponseMessage:
    """The list of Ben's tables, opened on the other server."""
    result = await elsewhere.slash("Ben", "games")
    assert result.response is not None
    return result.response


async def test_from_the_list_of_tables_one_answers_on_another_server(
    world: World, player: TablePlayer, elsewhere: Elsewhere
) -> None:
    before, found = await player.table(), await listed(elsewhere)
    office = await elsewhere.people["Ben"].click(found, custom_id=f"bk:office:{player.id}")
    assert office.response is not None
    controls = player.controls("Ben", office.response)
    option = next(it for it in controls if it.startswith(f"bk:go:{player.id}:"))
    await elsewhere.people["Ben"].click(office.response, custom_id=option)

    assert len((await player.table()).moves) > len(before.moves)


async def test_a_manager_of_another_channel_of_the_server_manages_no_table_here(world: World) -> None:
    player = await sit_down(world, "friends", "Anna", "Ben", hints=True)
    other = world.guild.create_text_channel("own")
    bits = discord.Permissions(manage_channels=True).value
    overwrite = simcord.backend.models.Overwrite(
        world.member("Emma").id, simcord.enums.OverwriteType.MEMBER, allow=bits
    )
    world.env.backend.set_overwrite(other.id, overwrite)
    here, world.channel = world.channel, other
    opened = await world.slash("Emma", "new")
    (result,) = await world.flood(Press("Emma", f"bk:end:{player.id}", opened.response or world.board))
    assert "Only the host" in world.texts(result.response)
    assert (await player.table()).status == "running"
    world.channel = here


# Only members of the server play


async def test_a_player_who_has_left_answers_and_reads_nothing_from_direct_messages(
    world: World, player: TablePlayer
) -> None:
    message, before = await letter(world, player), await player.table()
    departs(world, "Ben")
    await world.env.advance_time(FRESH)
    answer = await answered(world, player, message)
    after = await player.table()
    assert says(world, answer, GONE)
    assert len([it for it in after.moves if it.person]) == len([it for it in before.moves if it.person])
    assert after.chairs[after.seat_of(world.member("Ben").id)].minder == "left"
    for verb in ("office", "read", "log", "standings", "rewind", "care", "note", "lookup"):
        (result,) = await world.flood(Press("Ben", f"bk:{verb}:{player.id}", message))
        assert says(world, result, GONE), verb


async def test_a_banned_player_does_not_answer_from_direct_messages_even_for_a_minute(
    world: World, player: TablePlayer
) -> None:
    bot: Any = world.env.bot
    message, before = await letter(world, player), await player.table()
    ben = world.member("Ben")
    departs(world, "Ben")
    event = {"guild_id": str(world.guild.id), "user": {"id": str(ben.id), "username": "ben", **FACELESS}}
    world.as_bot(lambda: bot._connection.parse_guild_ban_add(event))
    await world.env.settle()
    answer = await answered(world, player, message)

    assert says(world, answer, GONE)
    assert [it for it in (await player.table()).moves if it.person] == [*before.moves]


async def test_a_player_who_comes_back_goes_on_by_one_press(world: World, player: TablePlayer) -> None:
    message = await letter(world, player)
    departs(world, "Ben")
    await world.env.advance_time(FRESH)
    await answered(world, player, message)
    again = await world.press("Ben", "I am back", message)
    assert again.acknowledged and GONE in world.texts(message)

    returns(world, "Ben")
    await world.env.advance_time(FRESH)
    await world.press("Ben", "I am back", message)
    table = await player.table()
    assert table.chairs[table.seat_of(world.member("Ben").id)].waits
    assert GONE not in world.texts(message)
    await player.play(4)


async def test_their_tables_leave_list_digest_and_letters_and_come_back(
    world: World, player: TablePlayer
) -> None:
    bot: Any = world.env.bot
    ben = world.member("Ben")
    await bot.services.tables.set_habits(ben.id, Habits(dms=True, digest=9 * 60))
    inbox = ben.user.dm_channel
    departs(world, "Ben")
    await world.env.advance_time(FRESH)
    assert "Die Speicherstadt" not in world.texts((await ben.user.slash("games")).response)
    await world.env.advance_time(3 * DAY)
    assert len([it for it in inbox.history() if it.author.id != ben.id]) <= 1  # the answer to the command

    returns(world, "Ben")
    await world.env.advance_time(FRESH)
    assert "Die Speicherstadt" in world.texts((await ben.user.slash("games")).response)


async def test_no_question_is_written_to_a_player_who_has_left(world: World, player: TablePlayer) -> None:
    bot: Any = world.env.bot
    ben = world.member("Ben").id
    await bot.services.tables.set_habits(ben, Habits(dms=True))
    departs(world, "Ben")
    await world.env.advance_time(FRESH)
    table: Table = await player.table()
    seat = table.seat_of(ben)
    await bot.sender.direct_messages.ask(
        table, [Note(table.id, "private", seat, table.ply(seat), table.revision)]
    )

    assert world.inbox("Ben") == []
    assert (await player.table()).chairs[seat].minder == "left"


async def test_a_press_on_the_server_proves_a_membership(world: World, player: TablePlayer) -> None:
    message = await letter(world, player)
    departs(world, "Ben")
    await world.env.advance_time(FRESH)
    await answered(world, player, message)
    returns(world, "Ben")
    await world.slash("Ben", "board")
    world.mark()
    await world.press("Ben", "I am back", message)

    assert (await player.table()).chairs[(await player.table()).seat_of(world.member("Ben").id)].waits
    assert not [it for it in world.env.http_requests[world._mark :] if "/members/" in it.path]


async def test_discord_is_asked_once_in_a_while(world: World, player: TablePlayer) -> None:
    message = await letter(world, player)
    await world.env.advance_time(FRESH)
    world.mark()
    for _ in range(5):
        (result,) = await world.flood(Press("Ben", f"bk:office:{player.id}", message))
        assert GONE not in world.texts(result.response)

    assert len([it for it in world.env.http_requests[world._mark :] if "/members/" in it.path]) == 1


@pytest.mark.parametrize(("status", "code"), [(503, 0), (429, 0), (403, 50001), (404, 10004)])
async def test_where_discord_does_not_say_the_last_answer_counts(
    world: World, player: TablePlayer, status: int, code: int
) -> None:
    message, before = await letter(world, player), await player.table()
    await world.env.advance_time(FRESH)
    world.env.inject_error("GET", MEMBER, status=status, code=code, times=None)
    await answered(world, player, message)
    assert len((await player.table()).moves) > len(before.moves)


async def test_a_discord_that_keeps_silent_delays_no_answer(
    world: World, player: TablePlayer, wire: Wire
) -> None:
    bot: Any = world.env.bot
    ben = world.member("Ben").id
    departs(world, "Ben")
    await world.env.advance_time(FRESH)
    _, gate = wire.hold(f"GET {MEMBER}")
    assert await bot.services.members.present(world.guild.id, ben, max_wait=0.05)

    gate.set()
    await world.env.settle()
    assert not await bot.services.members.present(world.guild.id, ben)


@pytest.mark.parametrize(
    ("locale", "words"), [("de", "nicht mehr auf dem Server"), ("it", "Non sei più nel server")]
)
async def test_a_player_who_has_left_reads_it_in_their_language(
    world: World, player: TablePlayer, locale: str, words: str
) -> None:
    world.speaks("Ben", locale)
    message = await letter(world, player)
    departs(world, "Ben")
    await world.env.advance_time(FRESH)
    await answered(world, player, message)

    assert words in world.texts(message)
