"""The picture of a season's board: drawn once, uploaded once, and again only when something has changed."""

from __future__ import annotations

from typing import Any

import pytest

from bot.pictures.drawing import Drawing
from bot.workers.studio import Studio
from engine.tables.store.season_rows import REST
from tests.cogs.seasons.arena import Arena
from tests.world import World


@pytest.fixture
async def arena(world: World, monkeypatch: pytest.MonkeyPatch) -> Arena:
    """Five people in a league that has begun. Boards are drawn, but without a worker process: on a busy
    machine that starts late."""

    async def draw(self: Studio, it: Drawing, server: int) -> bytes:
        self.kept[it] = data = it.painter(it.facts)
        return data

    monkeypatch.setattr(Studio, "draw_cached", draw)
    found = Arena(world, 5)
    found.patch(monkeypatch)
    found.bot.services.studio = Studio()
    await found.open("league", weeks=2, first=0)
    for who in found.people:
        await found.join(who)
    assert not found.board.attachments
    await found.until((await found.season()).plan.starts)
    await found.tick(12)
    return found


async def picture(arena: Arena) -> Any:
    """The picture on the board, once it is drawn."""
    for _ in range(20):
        if arena.board.attachments:
            break
        await arena.tick(2)
    (found,) = arena.board.attachments
    return found


async def test_it_is_uploaded_again_only_when_it_has_changed(arena: Arena) -> None:
    before = await picture(arena)
    assert "Division 1" in before.description and arena.people[0] in before.description
    words = arena.world.texts(arena.board)
    mine = await arena.world.slash(arena.people[0], "season")
    assert "Your games have begun" in arena.world.texts(mine.response)
    game = (await arena.view()).parts[0].games[0]
    assert f"<#{game.channel}> · waiting for {arena.who(game.waits[0])}" in words

    for _ in range(30):  # turns pass: another text, the same picture
        await arena.go_on(game.table, 1)
        if (await arena.view()).parts[0].games[0].waits != game.waits:
            break
    await arena.world.env.advance_time(REST + 1)
    await arena.tick()
    now = (await arena.view()).parts[0].games[0].waits[0]
    assert f"<#{game.channel}> · waiting for {arena.who(now)}" in arena.world.texts(arena.board)
    assert [it.id for it in arena.board.attachments] == [before.id]
    assert arena.board.embeds[0].image.url

    await arena.finish(game.number)
    await arena.tick(8)
    who = arena.who(game.people[0])
    mine = await arena.world.slash(who, "season")
    own = arena.world.texts(mine.response)
    assert "You are in place" in own and "points per game." in own and "can still be" not in own
    assert f"<#{game.channel}>" not in own, "one's own tables are named once, and this one is over"
    assert (await picture(arena)).id != before.id


async def test_where_no_files_may_be_attached_the_board_is_text(arena: Arena) -> None:
    await picture(arena)
    await arena.world.deny("attach_files")
    await arena.finish(1)
    await arena.tick()
    assert not arena.board.attachments and "1/4" in arena.world.texts(arena.board)


async def test_a_season_that_is_over_is_shown_with_its_podium(arena: Arena) -> None:
    for game in (await arena.view()).parts[0].games:
        await arena.finish(game.number)
    await arena.tick(8)
    assert "🥇" in arena.world.texts(arena.board)
    assert "The season is over" in (await picture(arena)).description
    who = arena.people[0]
    await arena.world.slash(who, "season")
    await arena.world.choose(who, "Other seasons", "League 1", message=arena.world.private(who))
    (mine,) = arena.world.private(who).attachments
    assert "The season is over" in (mine.description or "")
