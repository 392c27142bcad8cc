"""In Trade the offers to the reader stand before the menus of their own offer."""

from __future__ import annotations

from bot.games.registry import PRESENTERS
from bot.texts import Texts
from bot.views.office.office import reading_order
from bot.views.scene import Scene
from engine.games.rotterdam import GAME
from tests.laws.games import SETUPS
from tests.laws.test_surfaces import tables

FOUR = next(setup for setup in SETUPS if setup.game is GAME and setup.seats == 4)


def test_offers_to_the_reader_stand_before_their_own() -> None:
    found = 0
    for table in tables(FOUR):
        for seat in range(4):
            scene = Scene(table, ("Anna", "Ben", "Clara", "David"), Texts.of("en"), seat)
            asks = [decision.ask for decision in reading_order(scene, PRESENTERS[GAME.key])]
            if {"trade", "answer"} <= {*asks}:
                assert asks == sorted(asks), "answer, then trade"
                found += 1
    assert found
