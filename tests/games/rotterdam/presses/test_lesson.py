"""/learn of Rotterdam by presses: to the end in each language, from a lobby, and a slip taken back."""

from __future__ import annotations

import pytest

from bot.texts import LOCALES
from engine.games.rotterdam.actions import Place
from tests.cogs.pupil import Pupil
from tests.games.rotterdam.presses.crew import Crew
from tests.world import World


class Sailor(Pupil, Crew):
    """Anna sails as the quick player does."""

    async def step(self) -> None:
        """As at any table."""
        await Crew.step(self)
        self.read()


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_lesson_is_played_to_its_end_by_presses(world: World, locale: str) -> None:
    world.speaks("Anna", locale)
    anna = Sailor(world)
    await anna.begin("rotterdam")
    await anna.learn(locale)


FIRST = {
    "en-US": ("Your ships bring cargo to harbours", "A ship carries 1 cargo", "Your orders want bread"),
    "de": ("Deine Schiffe bringen Ladung", "Ein Schiff bringt 1 Ladung", "Deine Aufträge verlangen Brot"),
    "it": ("Le tue navi portano carichi", "Una nave porta 1 carico", "I tuoi ordini vogliono pane"),
}
"""What the first two screens say, in this order."""


@pytest.mark.parametrize("locale", FIRST)
async def test_a_lesson_opens_with_the_goal_and_what_a_ship_and_a_percentage_are(
    world: World, locale: str
) -> None:
    world.speaks("Anna", locale)
    anna = Sailor(world)
    await anna.begin("rotterdam")
    goal, ship, order = FIRST[locale]
    assert goal in anna.told[0]
    assert "88" in anna.told[1][anna.told[1].index(ship) : anna.told[1].index(order)]


async def test_what_has_happened_is_explained_before_the_question_that_follows(world: World) -> None:
    anna = Sailor(world)
    await anna.begin("rotterdam")
    while "Everyone with products" not in anna.told[-1]:
        await anna.step()
    for first, then in (
        ("brought a ship card", "You can play a ship card now"),
        ("you have drawn a product", "Everyone with products"),
    ):
        screen = next(it for it in anna.told if then in it)
        assert screen.index(first) < screen.index(then)


async def test_a_ship_without_cargo_is_taken_back(world: World) -> None:
    anna = Sailor(world)
    await anna.begin("rotterdam", lobby=True)
    assert "A real game of Rotterdam" in anna.told[0]
    assert "🍞 bread (Vulcaanhaven) + 🍺 beer (Vulcaanhaven): 4📜" in anna.told[1]
    table = await anna.table()
    empty = next(it for it in table.pending[0].options if isinstance(it, Place) and it.cargo is None)
    await anna.do(table, empty)
    anna.read()
    assert "An empty ship brings no product" in anna.told[-1]
    await anna.click("Anna", anna.screen, "bk:learnback")
    assert empty in (await anna.table()).pending[0].options and "Take it back" not in anna.told[-1]
