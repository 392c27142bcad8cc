"""The list of pairs that favour each other: for managers alone, with the decisions."""

from __future__ import annotations

import json
import random
from itertools import combinations

import pytest

from engine.tables.store.analyses import Analyses, RatedGame
from tests.cogs.seasons.arena import Arena
from tests.world import Press, World


def favoured(people: list[int], friends: set[int]) -> tuple[RatedGame, ...]:
    """Analysed games at all tables of four, in which two friends decide for each other."""
    luck, out = random.Random(1), []
    for table, sits in enumerate(combinations(people, 4), 1):
        decisions = []
        for seat in range(4):
            shifts = [[luck.gauss(0, 1) for _ in sits] for _ in range(10)]
            for at, taker in enumerate(sits):
                for shift in shifts:
                    shift[at] += 2.0 if at != seat and {sits[seat], taker} == friends else 0.0
            decisions.append(json.dumps([{"number": at, "shift": it} for at, it in enumerate(shifts)]))
        out.append(RatedGame(table, sits, tuple(decisions)))
    return tuple(out)


async def test_managers_see_the_pair_and_its_decisions(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    arena = Arena(world, 7)
    people = [arena.id(who) for who in arena.people]

    async def stored(self: Analyses, guild: int, most: int) -> tuple[RatedGame, ...]:
        assert guild == world.guild.id and most > 0
        return (*favoured(people, {people[1], people[4]}), RatedGame(99, (people[0], None), (None, None)))

    monkeypatch.setattr(Analyses, "of_guild", stored)
    await arena.open("league")
    await world.press("Max", "Fair play", world.private("Max"))
    text = world.texts(world.private("Max"))
    assert "From 35 analysed games of the newest 36 rated ones" in text
    assert text.count("points a game given to each other") == 1 and "10 games" in text
    assert text.count("Table ") == 5


async def test_a_hidden_profile_hides_its_decisions_not_the_pair(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    arena = Arena(world, 7)
    people = [arena.id(who) for who in arena.people]
    hidden, friend = arena.people[1], arena.people[4]

    async def stored(self: Analyses, guild: int, most: int) -> tuple[RatedGame, ...]:
        return favoured(people, {people[1], people[4]})

    monkeypatch.setattr(Analyses, "of_guild", stored)
    await arena.do(arena.bot.services.store.people.hide(people[1], True))
    await arena.open("league")
    await world.press("Max", "Fair play", world.private("Max"))
    text = world.texts(world.private("Max"))
    assert text.count("points a game given to each other") == 1 and "10 games" in text
    assert text.count("Table ") == 5 and f"{friend} to {hidden}" in text
    assert f"{hidden} to {friend}" not in text
    assert f"{hidden} hides their profile: their decisions are not listed." in text


async def test_others_never_see_the_list(world: World) -> None:
    arena = Arena(world, 3)
    await arena.open("league")
    who = arena.people[0]
    await world.slash(who, "season")
    assert "Fair play" not in world.labels(who, world.private(who))
    await world.flood(Press(who, "bk:seasonfair:0:0", arena.board))
    assert "No pair stands out" not in world.texts(world.private(who))
    await world.press("Max", "Fair play", world.private("Max"))
    assert "No pair stands out" in world.texts(world.private("Max"))
