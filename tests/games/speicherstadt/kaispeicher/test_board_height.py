"""The board of four players, who have most cards to reserve, fits a phone's screen and a bit."""

from __future__ import annotations

import pytest

from bot.games.registry import PRESENTERS
from bot.texts import LOCALES, Texts
from bot.views.scene import Scene
from bot.views.table.board import board
from engine.games.speicherstadt import GAME
from tests.laws.drawings import drawn
from tests.laws.games import SETUPS
from tests.laws.heights import height
from tests.laws.office_screens import PICTURE
from tests.laws.test_surfaces import tables

HIGHEST = 1_000
NAMES = ("Annalena", "Benedikt", "Clara", "Dorothea")
FOUR = next(
    setup
    for setup in SETUPS
    if setup.game.key == GAME.key and setup.seats == len(NAMES) and "kaispeicher" in setup.expansions
)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_board_of_four_is_low(locale: str) -> None:
    high = set()
    for table in tables(FOUR):
        scene, presenter = Scene(table, NAMES, Texts.of(locale)), PRESENTERS[GAME.key]
        pieces = drawn(presenter.pictures.board(scene.context)).pieces
        if (units := height(board(scene, presenter, PICTURE), pieces)) > HIGHEST:
            high.add(f"{table.pending[0].ask}: shorten {units} units")
    assert not high, sorted(high)
