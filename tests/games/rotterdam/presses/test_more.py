"""What an office keeps behind *More …*: what each colour would move, in full."""

from __future__ import annotations

from tests.games.rotterdam.presses.crew import Crew
from tests.world import World


async def test_an_office_tells_what_each_colour_moves_on_request(world: World) -> None:
    crew = Crew(world, ("Anna", "Ben"), "more")
    await crew.sit_down("more")
    while (await crew.table()).pending[0][:2] != (0, "sailing"):
        await crew.step()
    await crew.desk("Anna")
    await world.press("Anna", "What each colour moves now")
    told = world.texts(crew.office("Anna"))
    assert all(colour in told for colour in ("red:", "yellow:", "blue:", "green:"))
