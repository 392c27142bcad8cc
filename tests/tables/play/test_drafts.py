"""Answers in preparation: nothing of them has happened, and others may spoil them."""

from __future__ import annotations

import asyncio
import json

import pytest

from engine.core.actions import act
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.actions import Deliver, Exchange
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.state import State
from engine.tables.model.drafts import Draft, rehearse
from engine.tables.model.errors import NotSeated, NotYourTurn
from engine.tables.model.table import Table
from tests.arrange import arrange
from tests.tables.sittings import ANNA, BEN, EMMA, Sittings, whole

TEA = act(Deliver, 0, good="tea", to="contract_a1_small")
SWAP = act(Exchange, 0, give=("coffee", "coffee", "coffee"), take="saffron")


def market_halls() -> State:
    """Both may exchange for the one saffron that the supply holds."""
    return arrange(
        BASE,
        "loading",
        cargo=["coffee coffee coffee tea", "rubber rubber rubber"],
        supply="saffron",
    )


def test_the_last_is_taken_back_first_the_picks_then_the_steps() -> None:
    draft = Draft().with_step(TEA).with_step(SWAP).with_pick("keep", ["tea.1"])

    assert draft.without_last() == Draft((TEA, SWAP))
    assert draft.without_last().without_last() == Draft((TEA,))
    assert Draft().without_last() == Draft()


def test_a_step_forgets_what_was_picked() -> None:
    assert Draft().with_pick("give", ["tea.1"]).with_step(TEA) == Draft((TEA,))


def test_a_draft_survives_json() -> None:
    draft = Draft((TEA, SWAP), {"keep": ("tea.1", "tea.2"), "give": ()})

    assert Draft.load(GAME, draft.dump()) == draft


def test_steps_that_mean_nothing_are_left_out() -> None:
    text = json.dumps({"steps": [{"seat": 0, "do": "fly"}, TEA.as_move()], "picked": {}})

    assert Draft.load(GAME, text) == Draft((TEA,))


def test_a_rehearsal_leaves_the_table_as_it_is() -> None:
    s = market_halls()
    before = GAME.dump(s)
    tried = rehearse(s, Draft((SWAP,)))

    assert GAME.dump(s) == before
    assert (tried.steps, tried.dropped) == ((SWAP,), ())
    assert sorted(tried.state.seats[0].pool) == ["saffron", "tea"]


def test_what_another_has_taken_is_dropped_and_the_rest_stays() -> None:
    s = arrange(
        BASE,
        "loading",
        cargo=["coffee coffee coffee tea", "rubber"],
        supply="",
    )
    tried = rehearse(s, Draft((SWAP,)))

    assert (tried.steps, tried.dropped) == ((), (SWAP,))
    assert sorted(tried.state.seats[0].pool) == ["coffee", "coffee", "coffee", "tea"]


async def test_a_draft_changes_nothing_at_the_table(house: Sittings) -> None:
    table = await house.arranged(market_halls(), ANNA, BEN)
    before = await house.store.mail.unsaid()
    after = await house.tables.fill(table.id, ANNA, lambda it, seat, draft: draft.with_step(SWAP))

    assert after is table
    assert await house.store.mail.unsaid() == before
    assert await house.tables.draft(table, 0) == Draft((SWAP,))
    assert await house.tables.draft(table, 1) == Draft()


async def test_steps_outlive_the_moves_of_others_and_the_bot_and_are_dropped_where_they_no_longer_work(
    house: Sittings,
) -> None:
    table = await house.arranged(market_halls(), ANNA, BEN)
    await house.tables.fill(table.id, ANNA, lambda it, seat, draft: draft.with_step(SWAP))
    theirs = await house.tables.answer(table.id, BEN, lambda it, seat: (it.decisions_of(seat)[0].default,))
    assert await house.tables.draft(theirs, 0) == Draft((SWAP,))

    mine = await house.tables.answer(table.id, ANNA, lambda it, seat: (SWAP,))
    assert await house.tables.draft(mine, 0) == Draft((SWAP,))
    assert not rehearse(mine.now, Draft((SWAP,))).steps


async def test_steps_laid_at_the_same_moment_are_all_there(house: Sittings) -> None:
    table = await house.arranged(market_halls(), ANNA, BEN)

    async def lay(name: str) -> None:
        await house.tables.fill(table.id, ANNA, lambda it, seat, draft: draft.with_pick(name, ["x"]))

    await asyncio.gather(*(lay(f"field{number}") for number in range(5)))

    assert len((await house.tables.draft(table, 0)).picked) == 5


async def test_only_players_of_the_table_lay_out(house: Sittings) -> None:
    table = await house.arranged(market_halls(), ANNA, BEN)
    with pytest.raises(NotSeated):
        await house.tables.fill(table.id, EMMA, lambda it, seat, draft: draft)
    with pytest.raises(NotYourTurn):
        await house.tables.fill(table.id, ANNA, not_now)

    assert whole(await house.tables.table(table.id)) == whole(table)


def not_now(_table: Table, _seat: int, _draft: Draft) -> Draft:
    raise NotYourTurn
