"""Names on pictures: where there is little room, the kind of a computer player goes before the name does."""

from __future__ import annotations

from bot.pictures.letters import font, nameplate, width
from bot.pictures.sizes import NAME
from bot.presenter.common_facts import short

FACE = font(NAME, "Bold")
WHOLE = "Jette (bot: trader)"


def room(text: str) -> float:
    """Just enough for this text."""
    return width(text, FACE)


def test_a_name_that_fits_stands_whole() -> None:
    assert nameplate(WHOLE, FACE, room(WHOLE)) == (WHOLE,)
    assert nameplate(WHOLE, FACE, room("(bot: trader)"), 2) == ("Jette (bot:", "trader)")


def test_the_kind_is_shortened_before_the_name() -> None:
    assert nameplate(WHOLE, FACE, room(WHOLE) - 1) == ("Jette (bot)",)
    assert nameplate(WHOLE, FACE, room("Jette (bot)") - 1) == ("Jette",)
    assert nameplate(WHOLE, FACE, room("Jette") - 1) == ("Jet…",)


def test_a_name_of_a_person_is_cut_at_its_end() -> None:
    assert nameplate("Anna (from work)", FACE, room("Anna (from w…")) == ("Anna (from w…",)


def test_in_a_sentence_the_kind_goes_before_a_name_is_cut() -> None:
    assert short("Anna") == "Anna" and short("Hein (bot: quick)") == "Hein (bot: quick)"
    assert short("Jette (bot: beginner)") == "Jette (bot)"
    assert short("Somebody with a long name") == "Somebody with a lo"[:17].rstrip() + "…"
