"""/games: all my tables, wherever they stand, each with its answer at one press."""

from __future__ import annotations

import re
from typing import Any

from engine.tables.model.habits import HOUR
from engine.tables.model.table import Table
from engine.tables.people import care
from tests.cogs.table_player import TablePlayer, sit_down
from tests.world import Message, World


async def two_tables(world: World) -> tuple[TablePlayer, TablePlayer]:
    """Anna sits in the channel with Ben, and in a thread with Clara and Ben."""
    here = await sit_down(world, "here", "Anna", "Ben")
    there = await sit_down(world, "there", "Anna", "Clara", "Ben", place="thread")
    return here, there


async def waits_for(player: TablePlayer, name: str) -> Table:
    """Played on until it is this person's turn to place or to buy."""
    for _ in range(20):
        table = await player.table()
        if [await player.name(seat) for seat in table.due] == [name]:
            return table
        await player.step()
    raise AssertionError(f"it is never {name}'s turn")


async def listed(world: World, name: str) -> Message:
    """The answer to /games."""
    result = await world.slash(name, "games")
    assert result.ephemeral
    assert result.response is not None
    return result.response


async def answer(world: World, player: TablePlayer, name: str, message: Message) -> None:
    """Press the first option of a decision in this office."""
    table = await player.table()
    ids = [world.custom_id(message, label) for label in world.labels(name, message)]
    first = next(it for it in ids if it.startswith(f"bk:go:{table.id}:"))
    hand = world.member(name)
    place = message.channel_id if hasattr(message, "channel_id") else message.channel.id
    own: Any = hand.user if place == hand.user.dm_channel.id else hand
    await own.click(message, custom_id=first)


async def test_all_my_tables_stand_there_with_place_round_and_whose_decision_it_is(world: World) -> None:
    here, there = await two_tables(world)
    await waits_for(here, "Anna")
    await waits_for(there, "Clara")
    text = world.texts(await listed(world, "Anna"))

    assert text.count("**Die Speicherstadt**") == 2
    for table in (await here.table(), await there.table()):
        known = await here.services.store.mail.message(table.id, "board")
        assert known is not None
        assert f"https://discord.com/channels/{world.guild.id}/{known[0]}/{known[1]}" in text
    assert "in #kontor on Speicherstadt" in text
    assert "in #Die Speicherstadt · Anna on Speicherstadt" in text
    assert "round 1 of 16" in text
    assert "round 1 of 12" in text
    assert "Your turn** (place a worker), asked <t:" in text
    assert "waiting for 🔷B Clara, asked <t:" in text


async def test_what_waits_for_me_comes_first_and_alone_has_a_button(world: World) -> None:
    here, there = await two_tables(world)
    await waits_for(here, "Ben")
    await waits_for(there, "Anna")
    message = await listed(world, "Anna")

    text = world.texts(message)
    assert text.index("Your turn") < text.index("waiting for")
    assert world.labels("Anna", message) == ["Move in game 1", "Refresh"]
    assert world.custom_id(message, "Move in game 1") == f"bk:office:{there.id}"


async def test_an_answer_is_given_where_the_list_was_asked_for(world: World) -> None:
    here, there = await two_tables(world)
    await waits_for(here, "Ben")
    await waits_for(there, "Anna")
    message = await listed(world, "Anna")
    result = await world.press("Anna", "Move in game 1", message)
    assert result.ephemeral
    assert result.response is not None

    before = (await there.table()).revision
    await answer(world, there, "Anna", result.response)
    assert (await there.table()).revision > before
    assert "Not your turn" in world.texts(result.response)

    await world.press("Anna", "Refresh", message)
    assert "Your turn" not in world.texts(message)
    assert world.labels("Anna", message) == ["Refresh"]


async def test_it_works_from_direct_messages(world: World) -> None:
    here, there = await two_tables(world)
    await waits_for(here, "Anna")
    await waits_for(there, "Ben")
    user = world.member("Anna").user
    result = await user.slash("games")
    assert result.response is not None
    assert "Your turn" in world.texts(result.response)

    office = await world.press("Anna", "Move in game 1", result.response)
    assert office.response is not None
    assert office.response.channel_id == user.dm_channel.id
    count = len(world.inbox("Anna"))
    before = (await here.table()).revision
    await answer(world, here, "Anna", office.response)
    assert (await here.table()).revision > before
    assert "Not your turn" in world.texts(office.response)
    assert len(world.inbox("Anna")) == count


async def test_a_list_that_is_out_of_date_leads_to_the_office_as_it_is(world: World) -> None:
    here = await sit_down(world, "old", "Anna", "Ben")
    await waits_for(here, "Anna")
    message = await listed(world, "Anna")
    await here.step()
    await waits_for(here, "Ben")

    result = await world.press("Anna", "Move in game 1", message)
    assert "Not your turn" in world.texts(result.response)


async def test_no_one_sees_the_tables_of_another(world: World) -> None:
    await sit_down(world, "private", "Anna", "Ben")
    text = world.texts(await listed(world, "Emma"))

    assert "You have no games" in text
    assert "Speicherstadt" not in text


async def test_lobbies_paused_and_lost_tables_say_so(world: World) -> None:
    bot: Any = world.env.bot
    here, there = await two_tables(world)
    await waits_for(here, "Anna")
    anna = world.member("Anna").id
    await bot.services.tables.do(here.id, care.pause, anna, False)
    await bot.services.tables.do(there.id, care.suspend)
    other = world.guild.create_text_channel("lobby")
    await world.member("Anna").slash(other, "new", seats=3)
    message = await listed(world, "Anna")

    text = world.texts(message)
    assert "paused <t:" in text
    assert "the channel is gone" in text
    assert "1 of 3 seats taken" in text
    assert "Your turn" not in text


async def test_the_end_of_my_clock_is_named(world: World) -> None:
    bot: Any = world.env.bot
    here = await sit_down(world, "clock", "Anna", "Ben")
    await waits_for(here, "Anna")
    await bot.services.tables.do(here.id, care.set_clock, world.member("Anna").id, False, "daily", "nothing")
    await here.step()
    table = await waits_for(here, "Anna")
    text = world.texts(await listed(world, "Anna"))

    chair = table.chairs[table.seat_of(world.member("Anna").id)]
    zero = (chair.clock.since or 0) + chair.clock.bank
    assert zero > world.env.now().timestamp() + 24 * HOUR
    assert f"due <t:{int(zero)}:R>" in text


async def test_many_tables_have_pages(world: World) -> None:
    for number in range(11):
        channel = world.guild.create_text_channel(f"table-{number}")
        await world.member("Anna").slash(channel, "new")
    message = await listed(world, "Anna")
    assert "Page 1 of 2" in world.texts(message)
    assert len(re.findall(r"not started", world.texts(message))) == 8

    await world.press("Anna", "Next ▶", message)
    assert "Page 2 of 2" in world.texts(message)
    assert len(re.findall(r"not started", world.texts(message))) == 3
    assert "**11** ·" in world.texts(message)
    await world.press("Anna", "◀ Back", message)
    assert "Page 1 of 2" in world.texts(message)


async def test_a_table_that_cannot_be_read_hides_no_other(world: World) -> None:
    bot: Any = world.env.bot
    here, there = await two_tables(world)
    await waits_for(here, "Anna")
    await bot.services.store._run("UPDATE log SET facts = '{}' WHERE table_id = ?", there.id)
    await bot.services.store._run("UPDATE tables SET snapshot = NULL, deal = '{}' WHERE id = ?", there.id)
    bot.services.tables.recent.clear()
    text = world.texts(await listed(world, "Anna"))

    assert f"Table {there.id} can't be loaded" in text
    assert "Your turn" in text


async def test_the_list_speaks_the_language_of_its_reader(world: World) -> None:
    await two_tables(world)
    world.speaks("Anna", "de")
    message = await listed(world, "Anna")

    assert "Deine Partien" in world.texts(message)
    assert "Neu laden" in world.labels("Anna", message)


async def test_server_names_are_no_markdown(world: World) -> None:
    guild = world.env.create_guild("**Boss** [x](https://evil.example)")
    channel = guild.create_text_channel("kontor")
    member = guild.add_member(world.member("Anna").user)
    await member.slash(channel, "new")

    text = world.texts(await listed(world, "Anna"))
    assert r"\*\*Boss\*\*" in text
