"""/learn of Hamburg by presses: to the end in each language, and a slip taken back."""

from __future__ import annotations

import pytest

from bot.texts import LOCALES
from engine.games.hamburg import GAME
from engine.games.hamburg.events import Opened
from tests.cogs.pupil import Pupil
from tests.games.hamburg.presses.house import House
from tests.world import World


class Buyer(Pupil, House):
    """Anna buys as the quick player does."""

    async def step(self) -> None:
        """As at any table."""
        await House.step(self)
        self.read()


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_lesson_is_played_to_its_end_by_presses(world: World, locale: str) -> None:
    world.speaks("Anna", locale)
    anna = Buyer(world)
    await anna.begin("hamburg")
    await anna.learn(locale)


async def test_empty_piles_are_taken_back(world: World) -> None:
    anna = Buyer(world)
    await anna.begin("hamburg")
    while (await anna.table()).pending[0].ask == "harbour":
        await anna.step()
    table = await anna.table()
    await anna.do(table, table.pending[0].default)
    assert "Both your piles were empty" in anna.told[-1]
    await anna.click("Anna", anna.screen, "bk:learnback")
    assert (await anna.table()).pending[0].ask == "office" and "Take it back" not in anna.told[-1]


def test_empty_piles_of_an_empty_hand_are_no_slip() -> None:
    """The warning speaks of goods that could have been laid."""
    slips = [it for it in GAME.lesson.slips if it.key == "nothing"] if GAME.lesson else []
    assert [it.fits(Opened(0, (), (), left), 0) for it in slips for left in (0, 2)] == [False, True]
