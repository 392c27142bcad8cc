"""A second game moves in: hidden hands, sealed bids, offers. Nothing outside its rooms knows of it."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import Kontor, create_bot
from bot.games.registry import PRESENTERS
from bot.settings import Settings
from bot.texts import Texts
from bot.workers.studio import Studio
from bot.workers.thinkers import PAUSE
from engine.tables.model.table import Chair, Table
from engine.tables.store import table_writes
from tests.cogs.whole.remembered import remembered
from tests.core.toy.seated import moved_in
from tests.core.toy.state import State
from tests.world import World

PEOPLE = ("Anna", "Ben", "Clara")


@pytest.fixture(autouse=True)
def second_game() -> Iterator[None]:
    """The house has two games."""
    with moved_in():
        yield


@pytest.fixture
def make_bot(tmp_path: Path, second_game: None) -> Callable[[], Kontor]:
    """Bots on one database that draw no pictures."""
    return lambda: create_bot(Settings(database=tmp_path / "kontor.sqlite3", pictures=False))


async def now(world: World) -> Table:
    """The table as it is."""
    bot: Any = world.env.bot
    table: Table = await bot.services.tables.table(1)
    return table


async def truth(world: World) -> State:
    """The full state, with all that is hidden."""
    state = (await now(world)).now
    assert isinstance(state, State)
    return state


async def begun(world: World) -> None:
    """Three people at a table, whose cards are known."""
    bot: Any = world.env.bot
    bot.services.tables.seed = "orchard"
    await world.slash("Anna", "new", game="orchard", seats=3)
    await world.press("Ben", "Join")
    await world.press("Clara", "Join")
    await world.press("Anna", "Start")


async def rested(world: World, *people: str) -> None:
    """These make no offer."""
    for who in people:
        await world.slash(who, "office")
        await world.press(who, "No offer")


async def laid(world: World, who: str) -> None:
    """A player lays the first card of their hand, sorted."""
    seat = PEOPLE.index(who)
    card = sorted(set((await truth(world)).hands[seat]))[0]
    await world.slash(who, "office")
    await world.press(who, f"Lay {card}")


async def test_new_opens_a_lobby_at_once_whose_host_takes_another_game(world: World) -> None:
    await world.slash("Anna", "new")
    assert "who plays?" in world.texts(world.board) and "Join" in world.labels("Ben", world.board)
    result = await world.press("Anna", "Change game", world.board)
    assert result.response is not None
    text = world.texts(result.response)
    assert result.response.ephemeral and "Orchard" in text and "Die Speicherstadt" in text
    await world.choose("Anna", "Which game", "Orchard")
    await world.choose("Anna", "expansion", "Baskets")
    done = await world.press("Anna", "Play this game")

    said = world.texts(done.response)
    assert "Orchard + Baskets" in said and "“Table settings”" in said and "<#" not in said
    assert "Orchard: who plays?" in world.texts(world.board)
    assert "with Baskets" in world.texts(world.board)
    assert (await now(world)).key == "orchard"


async def test_a_new_table_and_another_game_begin_with_what_was_played_last_here(world: World) -> None:
    await remembered(world, "Ben", "Clara", game="orchard", expansions=("baskets",))
    await world.slash("Anna", "new")
    assert (await now(world)).key == "orchard"
    await remembered(world, "Ben", "Clara", kind="abandoned")
    await world.press("Anna", "Change game", world.board)
    assert world.picked("Anna", "Which game") == ["Orchard"]
    assert world.picked("Anna", "expansion") == ["Baskets"]
    await world.press("Anna", "Play this game")
    assert (await now(world)).expansions == ("baskets",)


async def test_what_a_game_cannot_be_is_refused(world: World) -> None:
    many = await world.slash("Anna", "new", game="orchard", seats=5)
    assert "2 to 4 players" in world.texts(many.response)
    strange = await world.slash("Anna", "new", game="orchard", expansion="kaispeicher")
    assert "no expansion of that name" in world.texts(strange.response)


async def test_a_server_may_have_a_favourite(world: World) -> None:
    role = world.guild.create_role("harbour", permissions=discord.Permissions(manage_guild=True))
    manager = world.guild.add_member(world.env.create_user("max", global_name="Max"), roles=[role])
    await world.slash(manager, "settings")
    await world.press(manager, "This server")
    await world.choose(manager, "Game that", "/new: Orchard")
    await world.slash("Anna", "new")
    assert "Orchard: who plays?" in world.texts(world.board)


async def test_a_user_who_does_not_manage_a_server_chooses_nothing_for_it(world: World) -> None:
    assert "no default game" in world.texts((await world.slash("Anna", "settings")).response)
    assert not [label for label in world.labels("Anna") if label.startswith("Game that")]


async def test_rules_and_cards_speak_of_all_games(world: World) -> None:
    found = await world.member("Anna").autocomplete(world.channel, "rules", "topic", "short")
    assert "Orchard in short · Orchard" in [it["name"] for it in found]
    result = await world.slash("Anna", "rules", topic="orchard:overview")
    assert "Barter, then bid." in world.texts(result.response)


async def test_a_whole_game_with_offers_seals_and_a_restart(world: World) -> None:
    await begun(world)
    before = await truth(world)
    give, other = before.hands[0][0], before.hands[1][0]
    await world.slash("Anna", "office")
    want = other if other != give else next(it for it in ("apple", "pear", "plum") if it != give)
    await world.choose("Anna", "To whom", "Ben")
    await world.choose("Anna", "Give", give)
    await world.choose("Anna", "Want", want)
    await world.press("Anna", "Confirm")
    assert f"offers {give} for {want}" in world.texts(world.board)

    await world.restart()
    await world.slash("Ben", "office")
    await world.press("Ben", "Swap" if want == other else "Keep")
    await rested(world, "Ben", "Clara")
    await laid(world, "Clara")
    assert "✉️ Sealed: " in world.texts(world.board)
    await laid(world, "Clara")  # may be changed
    for who in ("Anna", "Ben"):
        await laid(world, who)
    after = await truth(world)
    assert len(after.open) == 3 and not after.sealed
    await played(world)
    assert (await now(world)).status == "finished"
    assert "final result" in world.texts(world.board)
    assert world.texts((await world.slash("David", "replay")).response)


async def played(world: World) -> None:
    """To the end, without more offers."""
    while (table := await now(world)).status == "running":
        who = PEOPLE[table.due[0]]
        if any(it.ask == "bids" for it in table.pending):
            await laid(world, who)
        else:
            await rested(world, who)


async def test_no_one_reads_another_hand(world: World) -> None:
    """Not on the board, not in the log, not in the standings; only in the own office."""
    await begun(world)
    await rested(world, *PEOPLE)
    await laid(world, "Ben")
    shown = [world.texts((await world.slash("David", name)).response) for name in ("log", "standings")]
    text = "\n".join((world.texts(world.board), *shown))
    assert "🂠" in text and not re.findall(r"apple|pear|plum", text)
    state = await truth(world)
    for seat, who in enumerate(PEOPLE):
        office = world.texts((await world.slash(who, "office")).response)
        assert set(re.findall(r"apple|pear|plum", office)) == set(state.hands[seat])


async def test_computer_players_of_its_own_sit_down_and_play(world: World) -> None:
    await world.slash("Anna", "new", game="orchard", seats=2)
    await world.choose("Anna", "Add a bot", "picker")
    assert "picker" in world.texts(world.board)
    await world.press("Anna", "Start")
    await rested(world, "Anna")
    await laid(world, "Anna")
    played_ = await now(world)
    assert "agent" in {move.cause for move in played_.moves if move.action.seat == 1}
    assert len((await truth(world)).open) == 2


async def test_one_of_its_own_thinks_in_a_worker(world: World) -> None:
    """A process that knows no orchard but what it is sent."""
    bot: Any = world.env.bot
    await bot.thinkers.workers.run(os.getpid, limit=60.0)  # it is there, so nothing waits for its start
    await world.slash("Anna", "new", game="orchard", seats=2)
    await world.choose("Anna", "Add a bot", "sage")
    await world.press("Anna", "Start")
    if 0 in (await now(world)).due_seats:
        await rested(world, "Anna")
    for _ in range(10):
        await world.env.advance_time(PAUSE)
        if "agent" in {move.cause for move in (await now(world)).moves}:
            return
    raise AssertionError("nobody has thought")


async def test_what_was_not_shown_is_taken_back_and_what_lies_sealed_is_changed(world: World) -> None:
    await begun(world)
    await rested(world, "Anna")
    await world.slash("Anna", "undo")
    table = await now(world)
    assert table.due == (0,) and not table.moves
    await rested(world, *PEOPLE)
    await laid(world, "Ben")
    refused = await world.slash("Ben", "undo")
    assert "is sealed" in world.texts(refused.response)


async def test_it_goes_on_from_an_earlier_moment_and_its_office_comes_by_message(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_writes, "mark_for_deletion", lambda *_: None)
    await begun(world)
    await played(world)
    replay = await world.slash("David", "replay")
    assert "Table 1 · Orchard" in world.texts(replay.response)
    mail = [world.texts(it) for it in world.inbox("Ben")]
    assert mail and all("Orchard in" in it and "Your hand" in it for it in mail)


async def test_it_is_chosen_and_played_with_pictures(world: World) -> None:
    bot: Any = world.env.bot
    studio = bot.services.studio = Studio()
    try:
        await studio.picture(PRESENTERS["orchard"].pictures.cover(Texts.of("en").within("orchard")))
        await world.slash("Anna", "new")
        await world.press("Anna", "Change game", world.board)
        result = await world.choose("Anna", "Which game", "Orchard")
        (cover,) = world.messages("Anna")[-1].attachments
        assert result.acknowledged and "Barter for fruit" in (cover.description or "")
        table = await bot.services.tables.open(await lobby(bot, world))
        table = await bot.services.tables.start(table.id, world.member("Anna").id)
        board = await bot.services.board(table, 20.0)
        assert board.picture is not None and board.picture.data.startswith(b"\x89PNG")
        assert "cards 2" in board.picture.alt and not re.findall("apple|pear|plum", board.picture.alt)
        own = await bot.services.office(table, world.member("Anna").id, Texts.of("en"), max_wait=20.0)
        assert own.picture is not None and re.findall("apple|pear|plum", own.picture.alt)
    finally:
        await studio.close()


async def lobby(bot: Any, world: World) -> Table:
    """Anna and Ben, about to begin."""
    people = (Chair(person=world.member(it).id) for it in ("Anna", "Ben"))
    return Table(0, world.guild.id, 4, world.member("Anna").id, "orchard", (), 2, chairs=tuple(people))


async def test_each_game_brings_its_own_lesson_and_the_one_before_gives_way(world: World) -> None:
    bot: Any = world.env.bot
    await world.slash("Anna", "learn", game="speicherstadt")
    result = await world.slash("Anna", "learn", game="orchard")
    assert "Whoever has laid the most fruit alone wins." in world.texts(result.response)
    await world.press("Anna", "Start", result.response)
    assert "Offer a fruit, or rest." in world.texts(result.response)
    assert [(await bot.services.tables.table(number)).status for number in (1, 2)] == ["ended", "running"]
    await world.press("Anna", "No offer", result.response)
    assert "Lay a fruit that nobody else lays." in world.texts(result.response)
