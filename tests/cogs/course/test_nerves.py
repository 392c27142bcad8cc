"""The ledger of nerves: lines under the final table, the ledger for who asks, shown to all once."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from engine.games.speicherstadt.agents import AGENTS
from engine.games.speicherstadt.rules import BASE
from engine.tables.model.table import Table
from tests.arrange import arrange
from tests.cogs.seated import seated
from tests.cogs.table_player import TablePlayer, sit_down
from tests.world import Message, Press, World

OPEN, SHARE = "Game stats", "Share in channel"


async def over(world: World, *people: str, language: str = "en") -> Table:
    """A game that these people have played to its end."""
    player = await sit_down(world, "nerves", *people)
    await player.services.tables.change(player.id, lambda it: replace(it, language=language).after())
    return await played(player)


async def played(player: TablePlayer) -> Table:
    """To the end, by the shortest way: the moves of simple computer players, as if people had made them."""
    rng, tables = random.Random("nerves"), player.services.tables
    while (table := await player.table()).status == "running":
        decision = next(it for it in table.pending if it.blocking)
        move = AGENTS["quick"].choose(table.now.seen_by(decision.seat), decision, rng)
        person = table.chairs[decision.seat].person or 0
        await tables.answer(table.id, person, lambda it, seat, move=move: (move,))  # type: ignore[misc]
    await player.world.slash("Anna", "board")
    return table


async def opened(world: World, who: str, message: Message | None = None, label: str = OPEN) -> Any:
    """The ledger, as one person sees it."""
    result = await world.press(who, label, message or world.board)
    assert result.ephemeral
    assert result.response is not None
    return result.response


def shown(world: World) -> list[str]:
    """All public messages about ledgers but the board."""
    texts = [world.texts(it) for it in world.channel.history() if not it.flags.ephemeral]
    return [text for text in texts if "shows the stats" in text or "zeigt die Statistik" in text]


def fields(world: World, message: Any) -> dict[str, str]:
    """The sections of a message."""
    stored = world.env.backend.get_message(message.channel_id, message.id)
    return {str(it["name"]): str(it["value"]) for it in stored.embeds[0].get("fields", ())}


async def test_three_lines_stand_under_the_final_table(world: World) -> None:
    await over(world, "Anna", "Ben", "Clara")
    fields = board_fields(world)
    assert [*fields][:2] == ["Rating", "Highlights"]
    lines = fields["Highlights"]
    assert [sum(name in it for name in ("Anna", "Ben", "Clara")) for it in lines.splitlines()] == [1, 1, 1]


def board_fields(world: World) -> dict[str, str]:
    """The sections of the board."""
    return {str(it.name): str(it.value) for it in world.board.embeds[0].fields}


async def test_everyone_can_read_the_whole_ledger_also_spectators(world: World) -> None:
    await over(world, "Anna", "Ben")
    world.speaks("Emma", "de")
    own, foreign = await opened(world, "Anna"), await opened(world, "Emma")

    players, *lines = fields(world, own).values()
    assert "Anna" in players and "Ben" in players
    assert len(lines) == 7 and all("A " in line and "B " in line for line in lines)
    assert "Extra coins for others" in world.texts(own)
    assert "Mehrkosten der anderen" in world.texts(foreign)
    assert not shown(world)


async def test_what_is_shared_everyone_sees_in_the_language_of_the_table(world: World) -> None:
    await over(world, "Anna", "Ben", language="de")
    own = await opened(world, "Anna", label="Statistik")
    await world.press("Anna", SHARE, own)

    (text,) = shown(world)
    assert "Anna zeigt die Statistik" in text
    assert "Mehrkosten der anderen" in text
    assert "Extra coins for others" in world.texts(own)


async def test_it_is_shared_once_and_afterwards_everyone_reads_where(world: World) -> None:
    await over(world, "Anna", "Ben")
    board, own, other = world.board, await opened(world, "Anna"), await opened(world, "Ben")
    await world.press("Anna", SHARE, own)
    await world.press("Ben", SHARE, other)
    later = await opened(world, "Clara", board)

    assert len(shown(world)) == 1
    link = str(next(it for it in world.channel.history() if "shows the stats" in world.texts(it)).jump_url)
    for message, who in ((own, "Anna"), (other, "Ben"), (later, "Clara")):
        assert link in world.texts(message)
        assert not [it for it in world.labels(who, message) if it == SHARE]


async def test_of_two_players_who_share_at_the_same_moment_one_does(world: World) -> None:
    table = await over(world, "Anna", "Ben")
    own, other = await opened(world, "Anna"), await opened(world, "Ben")
    id = f"bk:sharenerves:{table.id}"
    results = await world.flood(*(Press(who, id, it) for who, it in (("Anna", own), ("Ben", other)) * 3))
    assert all(result.acknowledged for result in results)
    assert len(shown(world)) == 1


async def test_everyone_who_sees_it_can_read_it_as_text(world: World) -> None:
    await over(world, "Anna", "Ben")
    await world.press("Anna", SHARE, await opened(world, "Anna"))
    assert "Extra coins for others" in world.texts(await opened(world, "Emma", label="As text"))


async def test_after_a_restart_the_same_is_known(world: World) -> None:
    await over(world, "Anna", "Ben")
    own = await opened(world, "Anna")
    before = fields(world, own)
    await world.press("Anna", SHARE, own)
    await world.restart()
    later = await opened(world, "Emma", label="As text")

    assert fields(world, later) == before
    assert SHARE not in world.labels("Emma", later)


async def test_before_the_end_there_is_no_ledger(world: World) -> None:
    player = await sit_down(world, "nerves", "Anna", "Ben")
    table, board = await player.table(), world.texts(world.board)
    assert OPEN not in world.labels("Anna", world.board)
    presses = (Press("Anna", f"bk:{verb}:{table.id}", world.board) for verb in ("nerves", "sharenerves"))
    assert all(result.acknowledged for result in await world.flood(*presses))

    assert not shown(world)
    assert world.texts(world.board) == board
    assert not [it for it in world.messages("Anna") if "Extra coins for others" in world.texts(it)]


async def test_a_table_that_cannot_be_replayed_says_so_and_shares_nothing(world: World) -> None:
    state = arrange(BASE, "loading", coins=[4, 7], deck="fire_4")
    table = await seated(world, state, "Anna", "Ben")
    bot: Any = world.env.bot
    player = TablePlayer(world, table.id, "mute")
    assert (await played(player)).status == "finished"
    assert [*board_fields(world)] == ["Rating"]
    assert OPEN not in world.labels("Anna", world.board)

    asked = (Press("Anna", f"bk:{verb}:{table.id}", world.board) for verb in ("nerves", "sharenerves"))
    for result in await world.flood(*asked):
        assert result.ephemeral
        assert "only its end is still stored" in world.texts(result.response)
        assert SHARE not in world.labels("Anna", result.response)
    assert not shown(world)
    assert await bot.services.store.people.setting(f"nerves {table.id}") is None
