"""The words: every card has a name and an effect that fit, in every language, and nothing is missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Junk, Message, Term

import bot.texts
import engine.games.speicherstadt.rules as speicherstadt
from bot.games.registry import PRESENTERS
from bot.games.speicherstadt.words import facts
from bot.presenter.defaults import NoLedger
from bot.presenter.plan import PlanForm
from bot.texts import FALLBACK, LOCALES, Texts
from engine.core.game import nothing
from engine.games import GAMES
from engine.games.speicherstadt.cards import Box, Card, load
from engine.games.speicherstadt.phases.loading import EXCHANGE, TRADE
from engine.games.speicherstadt.rules import EXPANSIONS, ruleset
from tests.bot.texts.ftl import GAME, longest, parsed, paths, patterns

WORDS = Path(bot.texts.__file__).parent
ROOT = WORDS.parents[1]
FILES = sorted(path for locale in LOCALES for path in paths(locale, *PRESENTERS))

BOXES: dict[str, Box] = {
    path.parent.name: load(path) for path in sorted(Path(speicherstadt.__file__).parent.rglob("cards.json"))
}
CARDS = {card.id: card for box in BOXES.values() for card in box.cards}
GOODS = [good for box in BOXES.values() for good in box.goods]

TOPICS = (
    *("overview", "supply", "fires", "demand", "purchase", "loading", "markethall", "income", "end"),
    *("scoring", "cards", "players", "credits", "kaispeicher", "reserving", "kaispeicher-cards"),
    *("signs", "signs-cards", "signs-kaispeicher"),
)

CARDS_AND_RULES = {"cards", "kaispeicher", "rules", "kaispeicher-rules"}

in_every_language = pytest.mark.parametrize(
    "t", [Texts.of(locale).within(GAME) for locale in LOCALES], ids=LOCALES
)


def of_every_card(law: Callable[[Texts, Card], None]) -> Callable[[Texts], None]:
    """A law of words about a card as one test a language."""

    def test(t: Texts) -> None:
        for card in CARDS.values():
            law(t, card)

    test.__name__ = law.__name__
    return test


def slug(name: str) -> str:
    """An id of the engine as a part of a key."""
    return name.replace("_", "-")


def words(t: Texts, card: Card, part: str) -> str:
    """The lookup rule of cards.ftl: the card first, then its kind."""
    keys = (f"card-{slug(card.id)}.{part}", f"kind-{slug(card.kind)}.{part}")
    return next((t(key, **facts(t, card)) for key in keys if t.has(key)), "")


def file_name(path: Path) -> str:
    """A file as a test calls it."""
    return f"{path.parent.name}/{path.name}"


def entries(path: Path) -> Iterator[Message | Term | Junk]:
    """What stands in a file, comments aside."""
    return (entry for entry in parsed(path).body if isinstance(entry, Message | Term | Junk))


def keys(path: Path) -> list[str]:
    """All keys of a file, with attributes."""
    found = []
    for entry in entries(path):
        if isinstance(entry, Junk):
            continue
        name = ("-" if isinstance(entry, Term) else "") + entry.id.name
        found += [name] if entry.value else []
        found += [f"{name}.{attribute.id.name}" for attribute in entry.attributes]
    return found


def keys_of(locale: str, game: str = GAME) -> list[str]:
    """All keys of a language within a game, as often as they are defined."""
    return [key for path in paths(locale, game) for key in keys(path)]


# Cards


@in_every_language
@of_every_card
def test_a_card_has_a_name_that_fits_on_a_button(t: Texts, card: Card) -> None:
    name = t(f"card-{slug(card.id)}", **facts(t, card))
    assert 0 < len(name) <= (22 if t.locale == "en" else 24)


@in_every_language
@of_every_card
def test_a_card_has_an_effect_of_one_or_two_sentences(t: Texts, card: Card) -> None:
    effect = words(t, card, "effect")
    assert 10 < len(effect) <= 300
    assert effect == effect.strip()
    assert effect.endswith(".")
    assert "  " not in effect


@in_every_language
@of_every_card
def test_the_short_text_fits_on_a_phone(t: Texts, card: Card) -> None:
    short = words(t, card, "short")
    assert len(short) <= 26
    assert short or card.kind in {"fireman", "fire", "ship", "contract"}


@in_every_language
@of_every_card
def test_an_effect_names_the_numbers_of_its_card(t: Texts, card: Card) -> None:
    worth = (card.coins, card.points, card.value, card.crates, card.capacity, card.give, card.uses)
    named = {int(number) for number in re.findall(r"\d+", words(t, card, "effect"))}
    assert {it for it in (*worth, *card.points_by_owned) if it} <= named


@in_every_language
def test_a_merchant_without_points_promises_none(t: Texts) -> None:
    merchant = Card("coffee_roaster", "merchant", "A", 1, good="coffee", coins=3)
    assert words(t, merchant, "effect").count(".") == 1


@in_every_language
def test_the_market_hall_has_words_too(t: Texts) -> None:
    assert t("card-market-hall")
    assert len(t("card-market-hall.effect", exchange=EXCHANGE, trade=TRADE)) <= 300
    assert len(t("card-market-hall.short", exchange=EXCHANGE, trade=TRADE)) <= 40


@in_every_language
def test_kinds_decks_and_score_lines_have_words(t: Texts) -> None:
    lines = ruleset(EXPANSIONS).scoring
    needed = {f"kind-{slug(card.kind)}" for card in CARDS.values()}
    needed |= {f"deck-{card.deck.lower()}" for card in CARDS.values()}
    needed |= {f"score-{slug(line)}" for line in lines}
    assert not [key for key in sorted(needed) if not t(key)]


@in_every_language
def test_every_good_has_a_word_and_a_mark_that_nothing_else_uses(t: Texts) -> None:
    goods = [key for key in keys_of(t.locale) if re.fullmatch(r"good-[a-z]+", key)]
    marks = [t(f"{key}.mark") for key in goods]
    assert {f"good-{good}" for good in GOODS} <= set(goods)
    assert len(set(marks)) == len(marks) == 8
    assert all(re.fullmatch(r"[A-Z][a-z]{1,2}", mark) for mark in marks)

    lines = [
        line
        for path in FILES
        if path.parent.name == t.locale
        for line in path.read_text("utf-8").splitlines()
    ]
    said = "\n".join(line for line in lines if not line.startswith("#") and ".mark =" not in line)
    assert [mark for mark in marks if re.search(rf"\b{mark}\b", said)] == []


# Rules


@pytest.mark.parametrize("topic", TOPICS)
@in_every_language
def test_a_topic_of_the_rules_fits_into_a_choice_and_an_embed(t: Texts, topic: str) -> None:
    assert 0 < len(t(f"rules-{topic}")) <= 60
    text = t(
        f"rules-{topic}.text",
        signs="☕ coffee · " * 10,
        **PRESENTERS[GAME].reference.facts(speicherstadt.BASE),
    )
    assert 250 <= len(text) <= (1500 if t.locale == "en" else 2500)


@in_every_language
def test_every_page_of_the_rules_is_a_topic(t: Texts) -> None:
    assert {key for key in keys_of(t.locale) if re.fullmatch(r"rules-[a-z-]+", key)} == {
        f"rules-{topic}" for topic in TOPICS
    }


@in_every_language
def test_the_author_is_named_and_the_work_called_unofficial(t: Texts) -> None:
    assert "Stefan Feld" in t("rules-credits.text")
    assert "eggertspiele" in t("rules-credits.text")


# Voice


CHEERFUL = {"end-winner", "end-shared"}
"""One cheerful sentence, at the end of a game."""


@in_every_language
def test_no_one_shouts(t: Texts) -> None:
    assert {key for key in patterns(t.locale) if "!" in longest(t.locale, key, lambda _: "")} == CHEERFUL


# Files


@pytest.mark.parametrize("path", FILES, ids=file_name)
def test_a_file_parses_without_junk(path: Path) -> None:
    assert not [entry.content for entry in entries(path) if isinstance(entry, Junk)]


@pytest.mark.parametrize("game", PRESENTERS)
@pytest.mark.parametrize("locale", LOCALES)
def test_no_key_is_defined_twice(locale: str, game: str) -> None:
    found = keys_of(locale, game)
    assert sorted(found) == sorted(set(found))


def test_english_is_plain_and_calls_no_one_he_or_she() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in FILES if path.parent.name == "en")
    assert not re.findall(r"\b(?:he|she|his|hers?|him|himself|herself)\b", text, re.IGNORECASE)
    assert "!!" not in text


@pytest.mark.parametrize("path", FILES, ids=file_name)
def test_cards_and_rules_leave_the_icons_to_the_presenter(path: Path) -> None:
    icons = re.compile("[\u2190-\u2bff\U0001f000-\U0001faff]")
    assert path.stem not in CARDS_AND_RULES or not icons.findall(path.read_text(encoding="utf-8"))


PREPARED = re.compile(r"orders-(?:ahead-[a-z]+|unseal|prepare)")
"""Keys for games in which an answer can be laid out before its time."""
ORDERED, TOLD = re.compile(r"orders-(?:none|lasting)"), re.compile(r"nerves-(?:about|legend)")
"""What it says only of games with standing orders, and with a ledger."""


def literal_keys(game: str) -> Iterator[tuple[str, str]]:
    """Every key that stands written out in a call `t("…")` of the bot or of a game's presenter, with its
    file."""
    rooms = {it for other in PRESENTERS if other != game for it in (ROOT / "bot/games" / other).rglob("*.py")}
    for path in sorted({*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/**/*.py")} - rooms):
        yield from ((path.name, key) for key in written_out(path))


@cache
def written_out(path: Path) -> list[str]:
    """The keys that stand in a file."""
    found = []
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match call:
            case ast.Call(func=ast.Name("t") | ast.Attribute(attr="t"), args=[ast.Constant(str(key)), *_]):
                found.append(key)
    return found


@pytest.mark.parametrize("game", PRESENTERS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_key_that_the_bot_writes_out_exists(locale: str, game: str) -> None:
    t, presenter = Texts.of(locale).within(game), PRESENTERS[game]
    lacks = {
        PREPARED: GAMES[game].ahead is nothing,
        ORDERED: presenter.plan is PlanForm,
        TOLD: isinstance(presenter.ledger, NoLedger),
    }
    spared = [keys for keys, lacking in lacks.items() if lacking]
    asked = ((file, key) for file, key in literal_keys(game) if not any(it.fullmatch(key) for it in spared))
    lacking = [(file, key) for file, key in asked if not t.has(key)]
    assert not lacking, f"Write these texts in `{FALLBACK}`: {lacking}"


# The loader


@pytest.mark.parametrize(
    ("locale", "read"), [("en", "en"), ("en-US", "en"), ("en-GB", "en"), ("xx", FALLBACK), ("", FALLBACK)]
)
def test_a_locale_of_discord_finds_its_language(locale: str, read: str) -> None:
    assert Texts.of(locale).locale == read


def test_a_language_is_read_once() -> None:
    assert Texts.of("en-US") is Texts.of("en-GB")


def test_a_missing_text_raises_with_its_key() -> None:
    with pytest.raises(LookupError, match="card-nobody"):
        Texts.of("en").within(GAME)("card-nobody")
    with pytest.raises(LookupError, match=r"card-bank\.colour"):
        Texts.of("en").within(GAME)("card-bank.colour")


def test_a_forgotten_fact_raises_with_the_key() -> None:
    with pytest.raises(ValueError, match=r"card-fireman-1-a.*value"):
        Texts.of("en").within(GAME)("card-fireman-1-a")


def test_one_may_ask_whether_there_is_a_text() -> None:
    t = Texts.of("en").within(GAME)
    assert t.has("card-bank")
    assert t.has("card-bank.effect")
    assert not t.has("card-bank.colour")
    assert not t.has("card-nobody.effect")


def test_numbers_and_words_come_out_as_they_are() -> None:
    t = Texts.of("en").within(GAME)
    assert t("amount-coins", coins=1) == "1 coin"
    assert t("amount-coins", coins=12345) == "12345 coins"
    assert t("kind-merchant.short", good="tea", coins=1) == "tea: 1 coin each"
