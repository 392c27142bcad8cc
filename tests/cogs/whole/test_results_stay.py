"""The result of a game stays on the server where it was played, also for people who are on two of them."""

from __future__ import annotations

import pytest

from tests.cogs.table_player import TablePlayer, sit_down
from tests.cogs.whole.test_access import Elsewhere, elsewhere
from tests.world import World

__all__ = ["elsewhere"]


@pytest.fixture
async def finished(world: World) -> TablePlayer:
    """A rated game of Anna and Ben that is over."""
    player = await sit_down(world, "stays", "Anna", "Ben")
    await player.hurry()
    assert (await player.table()).status == "finished"
    return player


async def there(world: World, elsewhere: Elsewhere, who: str, command: str, **options: object) -> str:
    """What a command says on the other server."""
    return world.texts((await elsewhere.slash(who, command, **options)).response).replace("**", "")


async def test_no_ranking_and_no_profile_elsewhere_knows_it(
    world: World, finished: TablePlayer, elsewhere: Elsewhere
) -> None:
    here = world.texts((await world.slash("Ben", "leaderboard")).response)
    assert "Anna" in here and "Ben" in here
    ben = world.member("Ben").user
    known = world.texts((await world.slash("Emma", "profile", member=ben)).response)
    assert "1 game" in known

    for who in ("Ben", "Emma"):
        ranking = await there(world, elsewhere, who, "leaderboard")
        assert "No one is ranked yet" in ranking and "Anna" not in ranking
    assert "1 game" not in await there(world, elsewhere, "Emma", "profile", member=ben)


async def test_no_replay_and_no_record_of_it_elsewhere(
    world: World, finished: TablePlayer, elsewhere: Elsewhere
) -> None:
    number, channel = finished.id, elsewhere.channel
    for who in ("Ben", "Emma"):
        assert "No finished game of this server" in await there(
            world, elsewhere, who, "replay", game=str(number)
        )
        for command, option in (("replay", "game"), ("record", "table")):
            assert await elsewhere.people[who].autocomplete(channel, command, option, "") == []
    for who in ("Ben", "Emma"):
        answer = await elsewhere.slash(who, "record", table=number)
        assert answer.response is not None and not answer.response.attachments


async def test_nothing_moves_it_there(world: World, finished: TablePlayer, elsewhere: Elsewhere) -> None:
    before = await finished.table()
    result = await finished.services.store.results.of_table(finished.id)
    await elsewhere.slash("Ben", "table move", table=finished.id)
    await world.press("Ben", "Rematch", world.board)
    await elsewhere.slash("Ben", "table move", table=finished.id + 1)

    assert await finished.table() == before
    assert await finished.services.store.results.of_table(finished.id) == result
    assert (await finished.services.tables.table(finished.id + 1)).guild == world.guild.id
