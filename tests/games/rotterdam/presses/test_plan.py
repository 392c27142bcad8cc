"""The plan of Rotterdam by presses: what is not to be given away, and what is said of it when it happens."""

from __future__ import annotations

from tests.games.rotterdam.presses.crew import Crew
from tests.world import World


async def test_a_product_is_kept_and_given_again_by_choosing_it(world: World) -> None:
    crew = Crew(world, ("Anna", "Ben"), "plan")
    await crew.sit_down("plan")
    await world.choose("Anna", "Trade", "Decline offers that want 🍞 bread")
    await world.choose("Anna", "Trade", "Decline offers that want 🍓 jam")
    assert "Decline offers that want 🍞 bread, 🍓 jam" in world.texts(crew.office("Anna"))
    orders = (await crew.table()).chairs[0].orders
    assert orders is not None and orders.model_dump()["refuse"] == ("bread", "jam")
    await world.choose("Anna", "Trade", "Ask me again about 🍞 bread")
    jam = "Decline offers that want 🍓 jam"
    assert jam in world.texts(crew.office("Anna"))
    await world.choose("Anna", "Trade", "Skip trading until I change it")
    assert jam in world.texts(crew.office("Anna"))
    await world.press("Anna", "Clear all")
    assert (await crew.table()).chairs[0].orders is None
