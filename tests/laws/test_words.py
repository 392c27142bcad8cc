"""The words of every game: all required keys, in every language, and none that is common."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.games.registry import PRESENTERS
from bot.texts import FALLBACK, LOCALES, ROOMS, Texts
from bot.views.table.lobby_settings import key_of
from engine.games import GAMES
from engine.games.agents import AGENTS
from tests.bot.texts.ftl import facts, patterns
from tests.core.toy import TOY
from tests.core.toy.seated import moved_in

KEYS = (*PRESENTERS, TOY.key)
in_every_language = pytest.mark.parametrize("locale", LOCALES)
of_every_game = pytest.mark.parametrize("key", KEYS)


@pytest.fixture(autouse=True)
def all_games() -> Iterator[None]:
    """Registered games and the toy."""
    with moved_in():
        yield


def promised(key: str) -> set[str]:
    """What a presenter must provide: see `bot.presenter.contract`."""
    game, roster = GAMES[key], AGENTS[key]
    found = {f"game-{it}" for it in (key, *game.expansions)} | {f"game-{key}.about", f"game-{key}.credits"}
    found |= {"ping-end", "care-contract"}
    found |= {f"chosen-{it}" for it in game.deals.CHOSEN}
    found |= {
        f"chosen-{it}-{key_of(value)}"
        for it, all_ in game.deals.CHOSEN.items()
        for value in all_
        if isinstance(value, bool)
    }
    found |= {f"score-{source}" for source in game.rules(game.expansions).scoring}
    found |= {f"agent-{name}{part}" for name in roster.choices for part in ("", ".temper")}
    found |= {f"rules-{topic}{part}" for topic in PRESENTERS[key].reference.TOPICS for part in ("", ".text")}
    found |= {f"lesson-{it}" for it in (("goal", *game.lesson.keys) if game.lesson else ())}
    return found


@in_every_language
@of_every_game
def test_a_game_brings_the_words_that_the_house_asks_for(key: str, locale: str) -> None:
    t = Texts.of(locale).within(key)
    assert sorted(it for it in promised(key) if not t.has(it)) == []


@in_every_language
@of_every_game
def test_a_game_says_the_same_in_every_language(key: str, locale: str) -> None:
    theirs, ours = patterns(locale, key), patterns(FALLBACK, key)
    extra = sorted(theirs.keys() - ours.keys())
    assert not extra, f"Delete these texts from `{locale}`, or write them in `{FALLBACK}` first: {extra}"
    others = [name for name in theirs if facts(locale, name, key).names != facts(FALLBACK, name, key).names]
    assert not others, f"Use the facts of `{FALLBACK}` in these texts of `{locale}`: {others}"


@in_every_language
@of_every_game
def test_no_game_says_otherwise_what_all_say_alike(key: str, locale: str) -> None:
    common = Texts.of(locale).keys
    own = Texts(locale, [*ROOMS[key].rglob(f"{locale}.ftl"), *(ROOMS[key] / locale).rglob("*.ftl")]).keys
    assert own and sorted(common & own) == []


@in_every_language
def test_goods_have_marks_of_two_or_three_letters_that_mean_nothing_else(locale: str) -> None:
    """In all games together: who knows one of them reads the crates of the next."""
    bearers: dict[str, set[str]] = {}
    for key in KEYS:
        t = Texts.of(locale).within(key)
        for name in (it for it in patterns(locale, key) if it.endswith(".mark")):
            bearers.setdefault(t(name), set()).add(name)
    assert bearers and all(len(mark) in (2, 3) and mark.isalpha() for mark in bearers)
    assert [(mark, names) for mark, names in bearers.items() if len(names) > 1] == []
