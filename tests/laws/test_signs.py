"""Every game has one registry of signs: its drawings, its legend and its emojis come from there."""

from __future__ import annotations

import pytest

from bot.games.registry import PRESENTERS, catalogue
from bot.pictures.facts import LegendFacts
from bot.pictures.icons import SHARED, names, svg
from bot.pictures.painters.legend import LETTERS, WIDTH, lines
from bot.presenter.blocks import LEGEND, Sign, Signs, by_emoji, registry
from bot.render import legend
from bot.texts import LOCALES, Texts
from bot.views.help import pages

every_game = pytest.mark.parametrize("key", PRESENTERS)
in_every_language = pytest.mark.parametrize("locale", LOCALES)
LINE = "line-"
"""What the names of icons of a ledger begin with; its lines are no signs."""
PHONE, SMALLEST = 270, 9
"""How wide a phone shows a legend, and the smallest letters, in pixels."""


def signs(key: str) -> Signs:
    """The registry of a game."""
    return PRESENTERS[key].pictures.signs


def drawn(key: str) -> set[str]:
    """The icons in a game's own folder, without those of its ledger."""
    return {it for it in names(f"bot.games.{key}") if not it.startswith(LINE)}


@every_game
def test_every_icon_is_registered_and_every_registered_icon_is_drawn(key: str) -> None:
    registered = {it.icon for it in signs(key).values() if it.icon}
    assert drawn(key) <= registered <= drawn(key) | {*names(SHARED)}


@every_game
def test_text_and_picture_show_the_same_sign(key: str) -> None:
    """An emoji stands for the icon that pictures show for its first sign."""
    emojis = catalogue()
    for emoji, sign in by_emoji(signs(key)).items():
        icon = emojis[key].get(emoji) or emojis[""].get(emoji)
        assert (svg(*icon) if icon else "") == (svg(f"bot.games.{key}", sign.icon) if sign.icon else "")


@every_game
@in_every_language
def test_the_legend_explains_every_sign_in_full_and_fits_a_phone(key: str, locale: str) -> None:
    presenter, t = PRESENTERS[key], Texts.of(locale).within(key)
    assert {it.page for it in signs(key).values()} <= {*presenter.reference.TOPICS}
    shown = ""
    for number, topic in enumerate(presenter.reference.TOPICS):
        drawing = presenter.pictures.page(t, topic)
        belong = {t(it.about or it.key) for it in signs(key).values() if it.page == topic}
        assert (drawing is not None) == bool(belong)
        if drawing is not None:
            assert isinstance(drawing.facts, LegendFacts)
            assert len(drawing.painter(drawing.facts)) > 0
            words = [it.word for it in drawing.facts.signs]
            assert {part for word in words for part in (word, *word.split(", "))} >= belong
            assert not [word for word in words if any("…" in line for line in lines(word))]
            shown += pages.page(t, key, presenter, number).text
    assert all(f"{emoji}\u00a0{t(it.about or it.key)}" in shown for emoji, it in by_emoji(signs(key)).items())


def test_signs_that_share_an_icon_share_an_entry_of_the_legend() -> None:
    some = registry(
        Sign("a", "🅰️", "page-back", "star"),
        Sign("b", "", "page-next", "star"),
        Sign("c", "🅰️", "guide-pick", page="elsewhere"),
    )
    t = Texts.of("en").within(next(iter(PRESENTERS)))
    facts = legend.facts(some, LEGEND, t)
    assert facts is not None and [it.word for it in facts.signs] == [f"{t('page-back')}, {t('page-next')}"]
    assert legend.facts(some, "nowhere", t) is None
    assert legend.text(some, LEGEND, t) == f"🅰️\u00a0{t('page-back')}"


def test_the_letters_of_a_legend_can_be_read_on_a_phone() -> None:
    assert WIDTH * SMALLEST <= PHONE * LETTERS
