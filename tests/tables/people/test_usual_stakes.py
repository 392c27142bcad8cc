"""What a lobby counts for while its host has not decided that."""

from __future__ import annotations

from dataclasses import replace

from engine.tables.people import lobby
from tests.tables.sittings import ANNA, BEN, Sittings


async def test_a_first_game_is_friendly_with_hints_until_someone_decides(house: Sittings) -> None:
    table = house.lobby(ANNA)
    undecided = replace(table, decided=False, hints=False, friendly=False)
    first = lobby.with_usual_stakes(undecided, newcomers=True)
    assert (first.friendly, first.hints, first.rated) == (True, True, False)
    rated = {"friendly": False, "hints": False}
    decided = lobby.change_settings(first, ANNA, False, rated, now=1.0)
    assert decided.decided and lobby.with_usual_stakes(decided, newcomers=True) is decided
    assert decided.rated


async def test_with_computer_players_alone_it_is_friendly_and_with_people_rated(house: Sittings) -> None:
    table = replace(house.lobby(ANNA), decided=False, hints=False, friendly=False)
    assert lobby.with_usual_stakes(table, newcomers=False).rated  # the others have yet to come
    agent = table.agents.choices[0]
    alone = lobby.with_usual_stakes(lobby.with_agent(table, ANNA, agent, now=1.0), newcomers=False)
    assert alone.friendly and alone.hints
    both = lobby.with_usual_stakes(lobby.join(alone, BEN, now=2.0), newcomers=False)
    assert both.rated


async def test_a_player_who_has_finished_one_is_no_newcomer(house: Sittings) -> None:
    await house.finished(ANNA, BEN, channel=5)
    table = replace(house.lobby(ANNA, channel=6), decided=False, hints=False, friendly=False)
    assert (await lobby.expected_stakes(table, house.store.results.finishers)).rated
    more = lobby.join(table, 999, now=1.0)
    assert not (await lobby.expected_stakes(more, house.store.results.finishers)).rated
