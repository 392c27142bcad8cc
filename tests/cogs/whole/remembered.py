"""Games that a server remembers, put straight into its store."""

from __future__ import annotations

from typing import Any

from engine.tables.model.results import Kind, SeatPlace, TableResult, season_of
from engine.tables.model.table import Chair, Table
from tests.world import World

DAY = 86_400.0


async def remembered(
    world: World,
    *ends: str | int,
    kind: Kind = "rated",
    expansions: tuple[str, ...] = (),
    ago: float = 0.0,
    seats: tuple[int, ...] = (),
    guild: int = 0,
    game: str = "speicherstadt",
) -> None:
    """One game of these, the best first: people by name or id, computer players by theirs. `ago`: how many
    days ago it ended. `seats`: on which they sat, if not in this order. `guild`: if not the world's.
    `game`: its key."""
    bot: Any = world.env.bot
    at = world.env.now().timestamp() - ago * DAY
    store, guild = bot.services.store, guild or world.guild.id
    places = [
        ended(world, seat, rank, who)
        for (rank, who), seat in zip(enumerate(ends, 1), seats or range(len(ends)), strict=True)
    ]
    chairs = tuple(Chair(person=it.person, agent=it.agent) for it in places)
    table = Table(
        id=0,
        guild=guild,
        channel=at_nobodys(world),
        host=1,
        key=game,
        expansions=expansions,
        limit=5,
        status="ended",
        chairs=chairs,
        created=at,
        changed=at,
    )
    stored = await store.create(table, ())
    facts = (game, expansions, season_of(at), kind, 10, 200, at, at)
    in_order = tuple(sorted(places, key=lambda it: it.seat))
    await store.results.add(TableResult(stored.id, guild, *facts, in_order))


def ended(world: World, seat: int, rank: int, who: str | int) -> SeatPlace:
    """How a seat ended; a rank is worth ten points, from the fires."""
    person = world.members[who].id if who in world.members else who if isinstance(who, int) else None
    agent = who if isinstance(who, str) and person is None else None
    sources = {"contracts": 50, "fires": 10 - 10 * rank}
    return SeatPlace(seat, person, agent, rank, sum(sources.values()), 4, sources)


def at_nobodys(world: World) -> int:
    """A channel in which no table stands."""
    return world.channel.id + 1


def newcomers(world: World, number: int) -> list[str]:
    """This many more members, by name."""
    names = [f"Guest {at:02}" for at in range(1, number + 1)]
    for name in names:
        user = world.env.create_user(name.lower().replace(" ", ""), global_name=name)
        world.members[name] = world.guild.add_member(user)
    return names
