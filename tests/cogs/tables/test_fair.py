"""Fair play by presses: no player alone spoils a rated game, and honest players have no more work."""

from __future__ import annotations

from typing import Any

from engine.tables.model.results import TableResult
from engine.tables.play.undo import PER_DECISION
from tests.cogs.people.test_games import waits_for
from tests.cogs.table_player import TablePlayer, sit_down
from tests.cogs.tables.test_clock import newest_call, seat_of
from tests.world import Press, World


def last(world: World, name: str) -> str:
    """Text of the newest private message to a user in the channel."""
    return world.texts(world.private(name))


async def result_of(player: TablePlayer) -> TableResult:
    """How the game ended, as it is stored."""
    found = await player.services.store.results.of_table(player.id)
    assert found is not None
    return found


async def moved(world: World, *people: str, **options: Any) -> TablePlayer:
    """A rated game in which every player has placed a worker."""
    player = await sit_down(world, "fair", *people, **options)
    for _ in people:
        await player.step()
    return player


async def against_bots(world: World) -> TablePlayer:
    """Anna plays a rated game against two bots that answer at once, and has moved."""
    await world.slash("Anna", "new", game="speicherstadt", seats=3)
    bot: Any = world.env.bot
    bot.services.tables.seed = "fair"
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
    assert "All must agree" in last(world, "Anna")
    await world.press("Anna", "Ask everyone")
    assert (await player.table()).status == "running"
    await world.press("Ben", "Agree", newest_call(world, "Ben"))
    await world.press("Clara", "Agree")

    assert (await player.table()).status == "ended"
    assert (await result_of(player)).rated_ranks == [1, 1, 1]


async def test_a_spectator_has_no_vote_and_hears_so(world: World) -> None:
    player = await moved(world, "Anna", "Ben", "Clara")
    await world.slash("Anna", "table end")
    await world.press("Anna", "Ask everyone")
    call = newest_call(world, "Ben")
    for verb in ("agree", "refuse"):
        (result,) = await world.flood(Press("Emma", f"bk:{verb}:{player.id}", call))
        assert "This vote is for the players it names" in world.texts(result.response)

    motion = (await player.table()).motion
    assert motion is not None and not motion.ayes


async def test_a_player_who_ends_a_rated_game_against_bots_reads_the_price_before(world: World) -> None:
    player = await against_bots(world)
    await world.slash("Anna", "table end")
    assert "counts as a loss for you" in last(world, "Anna")
    await world.press("Anna", "End it")

    assert "It counts as a loss for" in world.texts(world.board)
    assert [it.lost for it in (await result_of(player)).places].count(None) == 2


# Away


async def test_away_for_a_move_and_back_stays_rated(world: World) -> None:
    player = await moved(world, "Anna", "Ben")
    await world.press("Ben", "Table", world.board)
    await world.press("Ben", "Use a stand-in")
    assert "the player loses this rated game" in last(world, "Ben")
    await player.step()
    await world.press("Ben", "Table", world.board)
    await world.press("Ben", "I am back")
    over = await player.hurry()

    assert over.status == "finished"
    found = await result_of(player)
    assert (found.kind, [it.lost for it in found.places]) == ("rated", [None, None])
    assert "counts as a loss" not in world.texts(world.board)


async def test_a_player_who_does_not_come_back_has_lost_and_the_board_says_so(world: World) -> None:
    player = await moved(world, "Anna", "Ben", "Clara")
    seat = await seat_of(player, "Ben")
    await world.slash("Ben", "table stand-in")
    await player.hurry()

    found = await result_of(player)
    assert (found.kind, found.rated_ranks[seat]) == ("rated", 3)
    assert "It counts as a loss for" in world.texts(world.board)


# Taking back


async def test_a_player_against_bots_reads_what_taking_back_costs(world: World) -> None:
    player = await against_bots(world)
    before = await player.table()
    await world.slash("Anna", "undo")
    assert "this rated game is lost" in last(world, "Anna")
    assert (await player.table()).moves == before.moves

    await world.press("Anna", "Take back my last move")
    table = await player.table()
    assert (table.rated, table.hints, table.due_seats) == (False, False, (0,))
    assert all(it.person is None for it in table.moves)


async def test_a_player_who_asks_again_and_again_to_take_back_has_to_play_on(world: World) -> None:
    player = await moved(world, "Anna", "Ben")
    first = (await player.table()).moves[0].person
    me, other = sorted(("Anna", "Ben"), key=lambda name: world.member(name).id != first)
    for _ in range(PER_DECISION):
        await world.slash(me, "undo")
        await world.press(me, "Take back my last move")
        await world.press(other, "Refuse", newest_call(world, other))
    before = await player.table()
    await world.slash(me, "undo")
    assert "used up your take-backs" in last(world, me)
    assert (await player.table()).motion is None
    assert (await player.table()).log == before.log


# Pauses

LIVE = {"pace": "live", "at-zero": "caretaker"}


async def test_at_the_live_pace_a_player_who_is_due_stops_no_clock(world: World) -> None:
    player = await sit_down(world, "fair", "Anna", "Ben", **LIVE)
    await waits_for(player, "Ben")
    result = await world.slash("Ben", "table pause")
    assert "can't pause on your own turn" in world.texts(result.response)
    assert (await player.table()).paused is None


async def test_a_pause_by_consent_is_one_of_moves_too_and_says_how_to_go_on(world: World) -> None:
    player = await sit_down(world, "fair", "Anna", "Ben", **LIVE)
    await waits_for(player, "Ben")
    button = next(it for it in player.controls("Ben", world.board) if it.startswith("bk:go:"))
    await world.slash("Anna", "table pause")
    assert (await player.table()).paused is None
    await world.press("Ben", "Agree", newest_call(world, "Ben"))
    assert "no moves" in world.texts(world.board)

    before = await player.table()
    (result,) = await world.flood(Press("Ben", button, world.board))
    assert "“Resume” under “Table”" in world.texts(result.response)
    assert (await player.table()).moves == before.moves
    await world.press("Ben", "Table", world.board)
    await world.press("Ben", "Resume")
    await player.step()
    assert len((await player.table()).moves) > len(before.moves)


async def test_without_a_clock_a_pause_is_one_press_and_players_may_move(world: World) -> None:
    player = await moved(world, "Anna", "Ben")
    await world.press("Ben", "Table", world.board)
    await world.press("Ben", "Pause")
    before = await player.table()
    assert before.paused is not None and before.motion is None
    await player.step()
    assert len((await player.table()).moves) > len(before.moves)


async def test_the_host_fills_no_clock_again_alone(world: World) -> None:
    player = await sit_down(world, "fair", "Anna", "Ben", **LIVE)
    await waits_for(player, "Ben")
    await world.slash("Anna", "table clock", pace="daily")
    assert (await player.table()).pace == "live"
    call = newest_call(world, "Ben")
    assert "change the clock" in call.content and "2 days" in call.content
    await world.press("Ben", "Agree", call)
    assert (await player.table()).pace == "daily"


# Settings


async def test_among_friends_and_hints_are_two_settings(world: World) -> None:
    await world.slash("Anna", "new", game="speicherstadt")
    assert "🏅 Rated game" in world.texts(world.board)
    await world.press("Anna", "Table settings", world.board)
    await world.choose("Anna", "Change a setting …", "Rating")
    await world.choose("Anna", "Rating", "friendly game")
    assert "🤝 Friendly game, not rated" in world.texts(world.board)

    await world.choose("Anna", "Change a setting …", "Hints")
    await world.choose("Anna", "Hints", "on (then not rated)")
    assert "Friendly game: hints, not rated" in world.texts(world.board)
    await world.choose("Anna", "Change a setting …", "Rating")
    await world.choose("Anna", "Rating", "rated")
    assert "🏅 Rated game" in world.texts(world.board)
