"""Pictures of every game: built again they are the same, strange names do not break them, and the font has
all their letters. `test_pictures` draws, looks at and measures all pictures of whole games.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.registry import PRESENTERS
from bot.pictures import letters
from bot.texts import LOCALES, Texts
from engine.tables.model.drafts import Draft
from tests.gallery.shots import NAMES as STRANGE
from tests.laws.drawings import checked, measured
from tests.laws.games import ENDS, Setup
from tests.laws.test_blocks import held
from tests.laws.test_pictures import all_games, every_game, every_setup, scenes

__all__ = ["all_games"]
FULL = tuple(setup for setup in ENDS if setup.seats == setup.game.seats[-1])


@every_setup
def test_a_board_that_is_built_again_is_the_same_to_the_byte(setup: Setup) -> None:
    """Else it would be drawn and sent again after every press."""
    pictures = PRESENTERS[setup.game.key].pictures
    first, *_ = scenes(setup)
    board, again = (pictures.board(replace(first).context) for _ in range(2))
    assert board == again and hash(board) == hash(again), "build its tree from the context alone, of tuples"
    assert measured(board)[0] == measured(again)[0], "let its painter take all from the facts, without chance"


@pytest.mark.parametrize("setup", FULL, ids=str)
def test_strange_names_can_be_drawn(setup: Setup) -> None:
    """Long ones, with marks, letters that the font lacks, and emoji."""
    pictures = PRESENTERS[setup.game.key].pictures
    *_, middle, over = (replace(scene, names=STRANGE[: setup.seats]) for scene in scenes(setup))
    checked(pictures.board(middle.context))
    checked(pictures.office(middle.context, Draft()))
    checked(pictures.end(over.context, over.story))


@every_game
def test_what_is_no_card_is_not_drawn(key: str) -> None:
    with pytest.raises(LookupError):
        PRESENTERS[key].pictures.card(Texts.of("en").within(key), "tram")


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_the_font_has_every_letter_of_the_cards(key: str, locale: str) -> None:
    presenter, t = PRESENTERS[key], Texts.of(locale).within(key)
    facts = (presenter.pictures.card(t, card).facts for card in presenter.reference.cards(t))
    used = {letter for card in facts for text in held(card) for letter in text}
    missing = {letter for letter in used if not letters.has_glyph(letter)}
    assert not missing, (
        f"the font lacks {sorted(missing)}: use other letters in bot/games/{key}/texts/{locale}"
    )
