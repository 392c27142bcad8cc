"""Presses that cross each other: the user sees a stale message."""

from __future__ import annotations

from typing import Any

from engine.core.actions import act
from engine.games.speicherstadt.actions import Exchange
from engine.games.speicherstadt.rules import BASE
from engine.tables.model.drafts import Draft
from tests.arrange import arrange
from tests.cogs.seated import seated
from tests.cogs.table_player import sit_down
from tests.world import World

SWAP = act(Exchange, 0, give=("coffee", "coffee", "coffee"), take="saffron")
THEIRS = act(Exchange, 1, give=("rubber", "rubber", "rubber"), take="saffron")


async def test_what_i_wanted_to_keep_may_be_gone_when_i_look_again(world: World) -> None:
    cargo = ["coffee coffee coffee tea", "rubber rubber rubber"]
    table = await seated(world, arrange(BASE, "loading", cargo=cargo, supply="saffron"), "Anna", "Ben")
    bot: Any = world.env.bot
    anna, ben = (world.member(name).id for name in ("Anna", "Ben"))
    wanted = Draft((SWAP,), {"keep": ("saffron", "tea")})
    await bot.services.tables.fill(table.id, anna, lambda it, seat, draft: wanted)
    await bot.services.tables.answer(table.id, ben, lambda it, seat: (THEIRS,))
    office = await world.press("Anna", "My office", world.board)

    text = world.texts(office.response)
    assert "No longer possible" in text
    assert "Market Hall: 🍵 tea" in text


async def test_a_button_of_an_old_board_that_is_still_right_moves_the_one_board(world: World) -> None:
    player = await sit_down(world, "old board", "Anna", "Ben")
    old = await player.board()
    ready = await player.next_answer()
    for method in ("DELETE", "PATCH"):
        path = f"/channels/*/messages/{old.id}"
        world.env.inject_error(method, path, status=403, code=50013, message="no", times=1)
    await world.slash("Anna", "board")
    board = await player.board()
    assert old.id != board.id
    await world.press(ready.who, ready.label, old)

    assert not world.labels("Anna", old)
    newest = await player.option(await player.table(), (await player.table()).due[0])
    assert newest.message.id == board.id
