"""How to play, What is ...?, and a line a phase for new players."""

from __future__ import annotations

import json
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from bot.views.help.guide import new_phase
from engine.games import GAMES
from engine.games.speicherstadt.rules import BASE, EXPANSIONS
from engine.tables.model.results import Kind, SeatPlace, TableResult
from engine.tables.model.table import Table
from tests.arrange import arrange
from tests.cogs.seated import seated
from tests.core.toy.seated import moved_in
from tests.world import World

LINE = "Placing is free; buying costs 1 coin per worker"


async def demand(world: World, round: int = 1) -> None:
    state = arrange(BASE, "demand", columns={"bank": "", "port": "", "ship_d": ""}, round=round)
    await seated(world, state, "Anna", "Ben")


def office(world: World, who: str = "Anna") -> str:
    return world.texts(world.private(who))


async def finished(world: World, *people: str, game: str = "speicherstadt", kind: Kind = "friendly") -> None:
    """These have played a game to its end, or not quite."""
    bot: Any = world.env.bot
    places = tuple(SeatPlace(seat, world.member(it).id, None, 1, 0, 0, {}) for seat, it in enumerate(people))
    table = Table(0, world.guild.id, 99, 1, "speicherstadt", (), 2, status="ended")
    number = (await bot.services.store.create(table, ())).id
    result = TableResult(number, world.guild.id, game, (), "2026-4", kind, 1, 1, 0.0, 0.0, places)
    await bot.services.store.results.add(result)


async def test_how_to_play_stands_in_the_lobby_and_leads_through_the_rules(world: World) -> None:
    await world.slash("Anna", "new")
    result = await world.press("Clara", "How to play", world.board)
    assert result.ephemeral
    assert "The game in short" in office(world, "Clara") and "Page 1 of" in office(world, "Clara")

    await world.press("Clara", "Next ▶")
    assert "What the signs mean" in office(world, "Clara")
    await world.choose("Clara", "Another page", "The Market Hall")
    assert "Exchange" in office(world, "Clara")
    await world.press("Clara", "◀ Back")
    assert "Loading" in office(world, "Clara")
    assert len([it for it in world.messages("Clara") if it.flags.ephemeral]) == 1


@pytest.mark.parametrize(("round", "there"), [(1, True), (2, True), (3, False)])
async def test_it_stands_on_the_board_while_the_game_is_young(world: World, round: int, there: bool) -> None:
    await demand(world, round)
    assert ("How to play" in world.labels("Clara", world.board)) is there


async def test_rules_begin_with_a_menu_of_all(world: World) -> None:
    await world.slash("Anna", "new")
    await world.slash("Clara", "rules")
    assert "The game in short" in office(world, "Clara")
    assert world.labels("Clara", world.private("Clara"))[0] == "Another page …"


async def test_a_line_says_what_one_decides_until_the_first_game_is_over(world: World) -> None:
    await demand(world)
    assert LINE not in world.texts(world.board), "what only one player needs stands in their office"
    await world.slash("Anna", "office")
    assert LINE in office(world)

    await finished(world, "Anna", kind="abandoned")
    await world.slash("Anna", "office")
    assert LINE in office(world)


async def test_a_player_who_has_finished_a_game_needs_none(world: World) -> None:
    await finished(world, "Anna")
    await demand(world)
    await world.slash("Anna", "office")
    assert LINE not in office(world) and "Hide explanations" not in world.labels("Anna")


async def test_a_first_game_with_an_expansion_explains_what_is_new(world: World) -> None:
    await finished(world, "Anna", "Ben")
    kai = EXPANSIONS["kaispeicher"](BASE)
    state = arrange(kai, "demand", columns={"bank": "", "port": "", "ship_d": ""})
    await seated(world, state, "Anna", "Ben")
    await world.slash("Anna", "office")
    assert LINE in office(world)  # Demand has a second row now
    await world.press("Anna", "Hide explanations")
    assert LINE not in office(world)


def test_a_phase_is_new_where_the_base_game_lacks_it_or_plays_it_otherwise() -> None:
    game, new = GAMES["speicherstadt"], set[str]()
    rules = game.rules(("kaispeicher",))
    for phase in rules.phases:
        state = SimpleNamespace(stack=[SimpleNamespace(phase=phase)], rules=rules)
        scene: Any = SimpleNamespace(view=state, table=SimpleNamespace(state=state, game=game))
        new |= {phase} if new_phase(scene) else set()
    assert {"demand"} | ({*rules.phases} - {*game.rules(()).phases}) <= new < {*rules.phases}


async def test_no_one_at_the_table_is_new(world: World) -> None:
    await finished(world, "Anna", "Ben")
    await demand(world)
    await world.slash("Anna", "office")
    assert LINE not in office(world)


async def test_a_game_of_another_kind_teaches_nothing(world: World) -> None:
    await finished(world, "Anna", "Ben", game="another")
    await demand(world)
    await world.slash("Anna", "office")
    assert LINE in office(world)


async def test_one_press_hides_the_explanations_of_the_own_office(world: World) -> None:
    await demand(world)
    await world.slash("Anna", "office")
    await world.press("Anna", "Hide explanations")
    assert LINE not in office(world)

    await world.slash("Ben", "office")
    assert LINE not in office(world, "Ben")  # nothing asks Ben yet
    await world.slash("Anna", "privacy export")
    bot: Any = world.env.bot
    rows = await bot.services.store.privacy.belongings(world.member("Anna").id)
    assert json.loads(rows["people"][0]["knows"]) == {"speicherstadt": True}


async def test_what_lies_on_the_table_is_looked_up_from_the_office(world: World) -> None:
    await demand(world)
    await world.slash("Anna", "office")
    before = office(world)
    await world.press("Anna", "What is …?")
    assert [world.texts(it) for it in world.messages("Anna") if it.flags.ephemeral][-2] == before
    await world.choose("Anna", "What is", "Bank")
    assert "Income" in office(world)
    await world.choose("Anna", "What is", "Port")
    assert "for each ship you own" in office(world)
    mine = [world.texts(it) for it in world.messages("Anna") if it.flags.ephemeral]
    assert mine[-2] == before, "each answer replaces the one before"


@pytest.fixture
def orchard() -> Iterator[None]:
    """The house has two games."""
    with moved_in():
        yield


async def test_another_game_brings_its_own(orchard: None, world: World) -> None:
    bot: Any = world.env.bot
    bot.services.tables.seed = "orchard"
    await world.slash("Anna", "new", game="orchard", seats=2)
    await world.press("Ben", "Join")
    await world.press("Anna", "Start")
    await world.press("Clara", "How to play", world.board)
    assert "Barter, then bid." in office(world, "Clara")
    await world.slash("Anna", "office")
    assert "Offer a fruit that you can spare" in office(world)
    table = await bot.services.tables.table(1)
    fruit = table.now.hands[0][0]
    await world.press("Anna", "What is …?")
    await world.choose("Anna", "What is", fruit)
    assert "Laid alone" in office(world)
