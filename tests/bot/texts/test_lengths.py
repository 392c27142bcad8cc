"""No text is longer than Discord allows, or a phone shows, in its longest variant, in any language."""

from __future__ import annotations

import re
from functools import cache

import pytest

from bot.games.registry import PRESENTERS
from bot.presenter.context import SHORT
from bot.texts import FALLBACK, Texts
from bot.texts.formats import MARKS
from tests.bot.texts.ftl import GAME, longest, patterns
from tests.bot.texts.test_languages import FOLDERS, NAMES, PHASES, in_every_language
from tests.bot.texts.test_texts import GOODS

NAME = "W" * 32
LONGEST_GOOD = {
    it: max((Texts.of(it).within(GAME)(f"good-{good}") for good in GOODS), key=len) for it in FOLDERS
}
NUMBERS = {"price": "12", "points": "14", "ladder": "11, 10, 9…"}
WHO = {"who", "host", "victim", "people"}


def at_most(locale: str, key: str) -> int:
    """How long a key may become: with the longest names, words and numbers that a table knows."""

    def width(fact: str) -> str:
        if fact in WHO and key == "do-pass-on":
            return f"{MARKS[0]} {NAME[:SHORT]}"
        if fact in WHO:
            return f"{MARKS[0]} {NAME}"
        if fact in ("card", "to", "contract", "merchant", "factory", "own", "other", "where"):
            return longest_name(locale)
        if fact in ("good", "goods", "give", "take", "missing", "filled", "lost", "rest"):
            return "☕ " + LONGEST_GOOD[locale]
        if fact in ("game", "box"):
            return "Die Speicherstadt"
        return NUMBERS.get(fact, "00")

    return len(longest(locale, key, width))


@cache
def longest_name(locale: str) -> str:
    """The longest name of a card."""
    return max((longest(locale, key, lambda _: "10") for key in NAMES), key=len)


BUTTONS = re.compile(
    r"lobby-(join|leave|add-bot|remove-bot|start|settings)|board-(office|log|standings)|end-(yes|no|rematch|record|replay)"
    r"|history-(first|earlier|later|last|round|board)|(settings|games)-do-.*"
    r"|loading-(suggest|over|more|less|back|confirm|confirm-lose)|office-play-card"
    r"|orders-(open|prepare|note|home|clear|keep|carry|seal|seal-lose|unseal)"
    r"|nerves-(open|share)|series-(next|new)|(leaderboard|profile)-do-.*|standings-all"
    r"|replay-(picture|fork|go|back)|do-(?!truck|swap|smuggle|auction).*"
)
OPTIONS = re.compile(
    r"do-reserve.*|do-auction_hall|loading-(option|use)-.*|orders-(do-.*|all|cheapest|cap|wish-(now|line))"
)
PLACEHOLDERS = re.compile(
    r"((replay|leaderboard)-)?pick-.*|loading-use|loading-pick-.*|orders-(which|do)|setting-which"
)
DESCRIPTIONS = re.compile(r"command-[a-z-]+")
CHOICES = re.compile(
    r"rules-[a-z-]+|game-[a-z]+(\.about)?|command-new-place-.*|series-(one|best-of)|language-name"
)
TITLES = re.compile(
    r"(lobby|board|office|log|end|standings|rewind)-title|standings-final|rules-[a-z-]+"
    r"|history-(title|since|part)|orders-(title|ahead-title)|replay-fork-title|(nerves|leaderboard|profile)-title"
)
HEADINGS = re.compile(
    r"board-(market|upper|reserved|houses|latest)|office-(cards|contracts|stores|since|ready)"
    r"|loading-(suggested|plan)|orders-(mine|noted)|nerves-highlights"
)
FOOTERS = re.compile(r"nerves-legend|leaderboard-legend")
LIMITS = [
    (BUTTONS, 80),
    (OPTIONS, 100),
    (PLACEHOLDERS, 150),
    (DESCRIPTIONS, 100),
    (re.compile(r"command-.*\.name"), 32),
    (CHOICES, 100),
    (TITLES, 256),
    (HEADINGS, 256),
    (FOOTERS, 2_048),
    (re.compile(r"orders-note-(title|label)"), 45),
    (re.compile(r"rules-.*\.text"), 2_500),
    (re.compile(r"error-.*|settings-bad-.*"), 400),
]
"""Discord's limits, and below them ours: pages of rules, refusals."""
MENUS = re.compile(r"pick-.*|loading-(use|pick-.*)")
MENU = 33
"""Characters of a menu's placeholder that a phone shows."""
SHOWN = 38
"""Characters of a button that a phone shows."""


@in_every_language
@pytest.mark.parametrize(("what", "limit"), LIMITS, ids=lambda it: str(getattr(it, "pattern", it))[:24])
def test_the_longest_variant_fits(locale: str, what: re.Pattern[str], limit: int) -> None:
    keys = [key for key in patterns(locale) if what.fullmatch(key)]
    assert keys
    assert not [(key, at_most(locale, key)) for key in keys if at_most(locale, key) > limit]


@in_every_language
def test_a_button_is_short_enough_for_a_phone(locale: str) -> None:
    keys = [key for key in patterns(locale) if BUTTONS.fullmatch(key) and not OPTIONS.fullmatch(key)]
    assert not [(key, at_most(locale, key)) for key in keys if at_most(locale, key) > SHOWN]


@in_every_language
@pytest.mark.parametrize("game", PRESENTERS)
def test_a_menu_says_on_a_phone_what_to_choose(locale: str, game: str) -> None:
    keys = [key for key in patterns(locale, game) if MENUS.fullmatch(key)]
    said = {key: longest(locale, key, lambda _: "00", game) for key in keys}
    assert said and not {key: it for key, it in said.items() if len(it) > MENU}


@in_every_language
def test_the_headline_of_the_board_fits_into_two_lines_of_a_phone(locale: str) -> None:
    seasons = (Texts.of(locale)(f"season-{it}") for it in ("winter", "spring", "summer", "autumn"))
    phases = (Texts.of(locale).within(GAME)(f"phase-{it}") for it in PHASES)
    facts = {"season": max(seasons, key=len), "phase": max(phases, key=len)}
    assert len(longest(locale, "board-title", lambda fact: facts.get(fact, "16"))) <= 60


def test_all_words_of_a_command_fit_in_its_longest_language() -> None:
    def size(key: str) -> int:
        return max(at_most(locale, key) for locale in FOLDERS)

    for command in {key.split("-")[1] for key in patterns(FALLBACK) if DESCRIPTIONS.fullmatch(key)}:
        words = [key for key in patterns(FALLBACK) if re.match(rf"command-{command}\b", key)]
        choices = [key for key in patterns(FALLBACK) if CHOICES.fullmatch(key)]
        assert sum(map(size, [*words, *choices])) <= 8_000


@in_every_language
def test_bots_have_a_name_for_every_seat(locale: str) -> None:
    assert len(set(Texts.of(locale)("agent-names").split(", "))) == len(MARKS)
