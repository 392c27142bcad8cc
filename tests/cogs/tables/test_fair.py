"""Fair play by presses: nobody alone spoils a rated game, and honest people find nothing harder."""

from __future__ import annotations

from typing import Any

from engine.tables.model.results import Result
from tests.cogs.table_player import TablePlayer, sit_down
from tests.cogs.tables.test_clock import newest_call, seat_of
from tests.world import World


def last(world: World, name: str) -> str:
    """What the newest private message to somebody in the channel says."""
    return world.texts(world.private(name))


async def result_of(player: TablePlayer) -> Result:
    """How the game ended, as it is stored."""
    found = await player.house.store.results.of_table(player.id)
    assert found is not None
    return found


async def moved(world: World, *people: str, **options: Any) -> TablePlayer:
    """A rated game in which everybody has placed a worker."""
    player = await sit_down(world, "fair", *people, **options)
    for _ in people:
        await player.step()
    return player


async def against_bots(world: World) -> TablePlayer:
    """Anna plays a rated game against two bots that answer at once, and has moved."""
    await world.slash("Anna", "new", game="speicherstadt", seats=3)
    bot: Any = world.env.bot
    bot.house.tables.seed = "fair"
    for _ in range(2):
        await world.choose("Anna", "Add a bot", "beginner", message=world.board)
    await world.press("Anna", "Start", world.board)
    player = TablePlayer(world, 1, "fair")
    await player.step()
    return player


# The end


async def test_the_host_asks_all_before_a_rated_game_ends(world: World) -> None:
    player = await moved(world, "Anna", "Ben", "Clara")
    await world.slash("Anna", "table end")
    assert "It ends when all agree" in last(world, "Anna")
    await world.press("Anna", "Ask them")
    assert (await player.table()).status == "running"
    await world.press("Ben", "Agree", newest_call(world, "Ben"))
    await world.press("Clara", "Agree")

    assert (await player.table()).status == "ended"
    assert (await result_of(player)).rated_ranks == [1, 1, 1]


async def test_who_ends_a_rated_game_against_bots_hears_the_price_before(world: World) -> None:
    player = await against_bots(world)
    await world.slash("Anna", "table end")
    assert "counts as lost for you" in last(world, "Anna")
    await world.press("Anna", "End it")

    assert "It counts as lost for" in world.texts(world.board)
    assert [it.lost for it in (await result_of(player)).places].count(None) == 2


# Away


async def test_away_for_a_move_and_back_stays_rated(world: World) -> None:
    player = await moved(world, "Anna", "Ben")
    await world.press("Ben", "Table", world.board)
    await world.press("Ben", "I am away: caretaker")
    assert "counts as lost for its owner" in last(world, "Ben")
    await player.step()
    await world.press("Ben", "Table", world.board)
    await world.press("Ben", "I am back")
    over = await player.hurry()

    assert over.status == "finished"
    found = await result_of(player)
    assert (found.kind, [it.lost for it in found.places]) == ("rated", [None, None])
    assert "counts as lost" not in world.texts(world.board)


async def test_who_does_not_come_back_has_lost_and_the_board_says_so(world: World) -> None:
    player = await moved(world, "Anna", "Ben", "Clara")
    seat = await seat_of(player, "Ben")
    await world.slash("Ben", "table caretaker")
    await player.hurry()

    found = await result_of(player)
    assert (found.kind, found.rated_ranks[seat]) == ("rated", 3)
    assert "It counts as lost for" in world.texts(world.board)


# Taking back


async def test_who_plays_against_bots_hears_what_taking_back_costs(world: World) -> None:
    player = await against_bots(world)
    before = await player.table()
    await world.slash("Anna", "undo")
    assert "as lost for you" in last(world, "Anna")
    assert (await player.table()).moves == before.moves

    await world.press("Anna", "Take back my last move")
    table = await player.table()
    assert (table.rated, table.hints, table.awaited) == (False, False, (0,))
    assert all(it.person is None for it in table.moves)


# Settings


async def test_among_friends_and_hints_are_two_settings(world: World) -> None:
    await world.slash("Anna", "new", game="speicherstadt")
    assert "🏅 Rated game" in world.texts(world.board)
    await world.press("Anna", "Table settings", world.board)
    await world.choose("Anna", "Change a setting …", "Rating")
    await world.choose("Anna", "Rating", "among friends, not rated")
    assert "🤝 Among friends: not rated" in world.texts(world.board)

    await world.choose("Anna", "Change a setting …", "Hints")
    await world.choose("Anna", "Hints", "on request (then it is not rated)")
    assert "hints on request" in world.texts(world.board)
    await world.choose("Anna", "Change a setting …", "Rating")
    await world.choose("Anna", "Rating", "the game counts")
    assert "🏅 Rated game" in world.texts(world.board)
