"""No player of a lobby is bound to terms to which they have not agreed by a press of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.tables.model.errors import AlreadySeated, AwaitingConsent, NotAllowed, Occupied, SentAway, Stale
from engine.tables.model.habits import DAY
from engine.tables.model.table import Table
from engine.tables.model.terms import awaited, digest_of_terms
from engine.tables.people import lobby, votes
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, EMMA, Sittings

CHANGES: dict[str, Mapping[str, Any]] = {
    "stake": {"friendly": False, "hints": False},
    "clock": {"pace": "live"},
    "at zero": {"at_zero": "caretaker"},
    "hints": {"hints": True},
    "expansion": {"expansions": ("kaispeicher",)},
    "game": {"key": "rotterdam"},
}
"""What a host may change and what binds, from a friendly table with a slow clock."""


async def change(house: Sittings, table: Table, changes: Mapping[str, Any], by: int = ANNA) -> Table:
    return await house.tables.do(table.id, lobby.change_settings, by, by == DAVID, changes)


async def test_a_rematch_starts_once_each_player_has_pressed(house: Sittings) -> None:
    over = await house.finished(ANNA, BEN, CLARA)
    again = await house.tables.rematch(over.id, ANNA)
    assert again.people == (ANNA, BEN, CLARA) and awaited(again) == (1, 2)
    for person in (BEN, CLARA):
        with pytest.raises(AwaitingConsent):
            await house.tables.start(again.id, ANNA)
        again = await house.tables.do(again.id, lobby.join, person)
    assert not awaited(again)
    assert (await house.tables.start(again.id, ANNA)).status == "running"


async def test_rematch_pressed_again_is_consent_to_the_same_terms(house: Sittings) -> None:
    over = await house.finished(ANNA, BEN, CLARA)
    again = await house.tables.rematch(over.id, ANNA)
    assert (await house.tables.rematch(over.id, BEN)).id == again.id
    with pytest.raises(Occupied):
        await house.tables.rematch(over.id, BEN)
    await change(house, again, {"pace": "live"})
    with pytest.raises(Stale):
        await house.tables.rematch(over.id, CLARA)
    assert awaited(await house.tables.table(again.id)) == (1, 2)


async def test_the_next_game_of_a_series_waits_for_its_players(house: Sittings) -> None:
    over = await house.finished(ANNA, BEN, best_of=3)
    again = await house.tables.rematch(over.id, ANNA)
    assert again.series is not None or again.best_of == 3
    with pytest.raises(AwaitingConsent):
        await house.tables.start(again.id, ANNA)


async def test_a_player_who_does_not_press_is_out_after_a_day(house: Sittings) -> None:
    over = await house.finished(ANNA, BEN, CLARA)
    again = await house.tables.rematch(over.id, ANNA)
    await house.tables.do(again.id, lobby.join, CLARA)
    house.clock.advance(DAY - 1)
    assert not await house.store.alarms(house.clock())
    await house.again()
    house.clock.advance(1)
    assert await house.store.alarms(house.clock()) == (again.id,)
    after = await house.tables.ring(again.id)
    assert after.people == (ANNA, CLARA)
    assert (await house.tables.start(after.id, ANNA)).status == "running"


@pytest.mark.parametrize("changes", CHANGES.values(), ids=CHANGES)
async def test_other_terms_ask_those_who_had_agreed(house: Sittings, changes: Mapping[str, Any]) -> None:
    table = await house.open(ANNA, BEN, CLARA, pace="daily", at_zero="vote", friendly=True, hints=False)
    table = await change(house, table, changes)
    assert table.people == (ANNA, BEN, CLARA) and awaited(table) == (1, 2)
    with pytest.raises(AwaitingConsent):
        await house.tables.start(table.id, ANNA)
    for person in (BEN, CLARA):
        table = await house.tables.do(table.id, lobby.join, person)
    assert (await house.tables.start(table.id, ANNA)).status == "running"


async def test_terms_as_they_were_ask_no_one(house: Sittings) -> None:
    table = await house.open(ANNA, BEN, pace="daily", friendly=True, hints=False)
    table = await change(house, table, {"pace": "live"})
    assert awaited(table) == (1,)
    assert not awaited(await change(house, table, {"pace": "daily"}))
    assert not awaited(await change(house, table, {"language": "de", "limit": 3}))


async def test_a_clock_by_command_asks_too(house: Sittings) -> None:
    table = await house.open(ANNA, BEN)
    table = await house.tables.do(table.id, votes.propose_clock, ANNA, False, "live", "caretaker")
    assert awaited(table) == (1,)


async def test_a_manager_does_not_bind_the_host(house: Sittings) -> None:
    table = await house.open(ANNA, BEN)
    seen = digest_of_terms(table)
    table = await change(house, table, {"pace": "live"}, by=DAVID)
    assert awaited(table) == (0, 1)
    table = await house.tables.do(table.id, lobby.join, BEN)
    with pytest.raises(Stale):
        await house.tables.start(table.id, ANNA, seen)
    assert (await house.tables.start(table.id, ANNA, digest_of_terms(table))).status == "running"


async def test_a_press_on_an_old_board_agrees_to_what_it_showed(house: Sittings) -> None:
    table = await house.open(ANNA)
    seen = digest_of_terms(table)
    await change(house, table, {"pace": "live"})
    table = await house.tables.do(table.id, lobby.join, BEN, seen)
    assert table.people == (ANNA, BEN) and awaited(table) == (1,)
    with pytest.raises(Stale):
        await house.tables.do(table.id, lobby.join, BEN, seen)
    table = await house.tables.do(table.id, lobby.join, BEN, digest_of_terms(table))
    assert not awaited(table)
    with pytest.raises(AlreadySeated):
        await house.tables.do(table.id, lobby.join, BEN, digest_of_terms(table))


async def test_a_newcomer_makes_it_friendly_without_asking_and_rated_by_leaving(house: Sittings) -> None:
    """The usual stakes: milder ones bind no one, stricter ones ask who has not agreed to them."""
    await house.finished(ANNA, BEN)
    usual = {"hints": False, "decided": False}
    table = await house.open(ANNA, channel=8, **usual)
    assert table.rated
    table = await house.tables.do(table.id, lobby.join, CLARA, digest_of_terms(table))
    assert not table.rated and not awaited(table)
    table = await house.tables.do(table.id, lobby.join, BEN, digest_of_terms(table))
    table = await house.tables.do(table.id, lobby.leave, CLARA)
    assert table.rated and awaited(table) == (1,)


async def test_a_lobby_of_an_earlier_version_goes_on(house: Sittings) -> None:
    """Its chairs hold no consent: they agree to the terms with which they were stored."""
    table = await house.open(ANNA, BEN)
    await house.store.connection.transact(
        lambda db: db.execute("UPDATE chairs SET agreed = NULL, asked = NULL").rowcount
    )
    await house.again()
    table = await house.tables.table(table.id)
    assert not awaited(table)
    assert awaited(await change(house, table, {"pace": "live"})) == (1,)


# Sent away


async def test_a_player_who_was_sent_away_does_not_come_back_to_this_lobby(house: Sittings) -> None:
    table = await house.open(ANNA, BEN, CLARA)
    for person, manages in ((BEN, False), (CLARA, True)):
        with pytest.raises(NotAllowed):
            await house.tables.do(table.id, lobby.send_away, person, manages, CLARA)
    table = await house.tables.do(table.id, lobby.send_away, ANNA, False, BEN)
    assert table.people == (ANNA, CLARA)
    await house.again()
    with pytest.raises(SentAway):
        await house.tables.do(table.id, lobby.join, BEN)
    await house.tables.erase(BEN)
    with pytest.raises(SentAway):
        await house.tables.do(table.id, lobby.join, BEN)
    assert str(BEN) not in repr(await house.sql("SELECT * FROM tables"))
    assert not (await house.tables.start(table.id, ANNA)).former_sitters


async def test_a_manager_sends_the_host_away_and_the_next_player_is_host(house: Sittings) -> None:
    table = await house.open(ANNA, BEN)
    table = await house.tables.do(table.id, lobby.send_away, EMMA, True, ANNA)
    assert (table.host, table.people) == (BEN, (BEN,))
