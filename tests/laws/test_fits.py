"""Messages of every game fit into Discord's limits, in every language and with emojis of the application.

Markup of such an emoji is some 35 characters long. Names are the longest that Discord allows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.games.registry import PRESENTERS
from bot.messages.sheets import Picture, Sheet
from bot.texts import LOCALES, Texts
from bot.views.office.office import office
from bot.views.scene import Scene
from bot.views.table.board import board, in_words
from engine.tables.model.drafts import Draft
from tests.bot.scenes import LONGEST
from tests.bot.test_limits import check
from tests.laws.games import Setup
from tests.laws.test_pictures import all_games, every_setup, scenes

__all__ = ["all_games"]


def sheets(scene: Scene) -> Iterator[Sheet]:
    """Board and office, with their pictures and as text."""
    presenter, picture = PRESENTERS[scene.table.key], Picture("table.png", b"", "alt")
    public = replace(scene, seat=None)
    yield from (board(public, presenter, it) for it in (None, picture))
    yield in_words(public, presenter)
    for seat in range(len(scene.names)):
        own = replace(scene, seat=seat)
        yield from (office(own, presenter, Draft(), "n" * 300, it) for it in (None, picture))


@every_setup
def test_board_and_office_fit_in_every_language(setup: Setup) -> None:
    for scene in scenes(setup):
        for locale in LOCALES:
            spoken = replace(scene, t=Texts.of(locale), names=LONGEST[: setup.seats])
            for sheet in sheets(spoken):
                check(sheet)
