"""What a table counts for is said when people sit down; a series goes on until it is decided."""

from __future__ import annotations

from typing import Any

from tests.background.weather import quiet
from tests.world import World


async def ended(world: World) -> Any:
    """The table of the channel, played to its end by legal answers, as if all had pressed."""
    tables: Any = world.env.bot.services.tables  # type: ignore[attr-defined]
    it = await tables.of_channel(world.channel.id)
    while it.status == "running":
        chair = it.chairs[it.due[0]]
        it = await tables.answer(
            it.id, chair.person, lambda table, seat: (table.decisions_of(seat)[0].options[0],)
        )
    await quiet(world)
    return it


async def test_a_table_is_rated_unless_it_allows_hints(world: World) -> None:
    await world.slash("Anna", "new")
    assert "Rated game" in world.texts(world.board)
    await world.press("Anna", "Leave")
    await world.slash("Anna", "new", hints=True)
    assert "not rated" in world.texts(world.board)


async def test_the_seal_is_shown_at_the_start_and_opened_at_the_end(world: World) -> None:
    await world.slash("Anna", "new")
    await world.press("Ben", "Join")
    assert "Seal" not in world.texts(world.board)
    await world.press("Anna", "Start")
    tables: Any = world.env.bot.services.tables  # type: ignore[attr-defined]
    table = await tables.of_channel(world.channel.id)
    panel = world.texts((await world.press("Clara", "Table", world.board)).response)
    assert table.seal in panel and table.seed not in panel

    await ended(world)
    assert table.seed not in world.texts(world.board)
    (call,) = [world.texts(it) for it in world.channel.history() if "is over" in it.content]
    anna, ben = (world.member(name).id for name in ("Anna", "Ben"))
    assert f"🏆 🟠A <@{anna}>, 🔷B <@{ben}> share the victory" in call, "no name, which an erasure would miss"
    opened = world.texts((await world.press("Clara", "Game file")).response)
    assert table.seal in opened and table.seed in opened


async def test_a_series_tells_its_score_and_goes_on_until_it_is_decided(world: World) -> None:
    await world.slash("Anna", "new", series=3, seats=2)
    assert "Best of 3, game 1" in world.texts(world.board)
    await world.press("Ben", "Join")
    await world.press("Anna", "Start")
    await ended(world)
    assert "Best of 3, game 1" in world.texts(world.board)

    for game in (2, 3):
        await world.press("Ben", "Next game")
        assert f"Best of 3, game {game}" in world.texts(world.board)
        assert "waiting for" in world.texts(world.board).lower()
        await world.press("Anna", "I’m in")
        await world.press("Ben", "Start")
        await ended(world)
        if "the series" in world.texts(world.board):
            break
    assert "the series" in world.texts(world.board)
    await world.press("Ben", "New series")
    assert "Best of 3, game 1: 🟠A Anna 0" in world.texts(world.board)


async def test_a_game_for_itself_has_a_rematch(world: World) -> None:
    await world.slash("Anna", "new", seats=2)
    await world.press("Ben", "Join")
    await world.press("Anna", "Start")
    await ended(world)
    assert "Rematch" in world.labels("Anna") and "Best of" not in world.texts(world.board)
