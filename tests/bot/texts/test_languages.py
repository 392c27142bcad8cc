"""The languages say the same: every key, every fact, no key too many, none unused."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from babel import Locale

import bot.app  # defines every error that people may meet
import bot.texts
from bot.games.registry import PRESENTERS
from bot.games.speicherstadt import history, reference
from bot.games.speicherstadt.answers import LABELS
from bot.games.speicherstadt.ledger import LINES
from bot.platform import places
from bot.texts import FALLBACK, LOCALES, Texts
from bot.views.people.habits import CHANGES
from engine.core.errors import BadRecord, KontorError, Unimaginable
from engine.games import GAMES
from engine.games.speicherstadt import actions as do
from engine.games.speicherstadt.rules import EXPANSIONS, ruleset
from engine.tables.model.errors import InUse, NoDatabase, TableError, TooNew, Unfinished
from engine.tables.model.habits import Habits
from engine.tables.model.log import RemarkKind
from tests.bot.texts.ftl import WORDS, facts, longest, missing, paths, patterns, plurals, references
from tests.bot.texts.test_texts import CARDS, GOODS, slug
from tests.laws.test_history import names_of_kinds

ROOT = WORDS.parents[1]
FOLDERS = sorted(path.name for path in WORDS.iterdir() if path.is_dir() and path.name != "__pycache__")
OTHERS = [it for it in FOLDERS if it != FALLBACK]

in_every_language = pytest.mark.parametrize("locale", FOLDERS)
in_every_other_language = pytest.mark.parametrize("locale", OTHERS)


# The same in every language


UNRELEASED = re.compile(r"^## Unreleased$", re.M)
"""The heading of what is not released yet."""


def test_every_language_is_offered() -> None:
    assert sorted(LOCALES) == FOLDERS
    assert set(FOLDERS) >= {"de", "en", "it"}


@in_every_other_language
@pytest.mark.parametrize("game", PRESENTERS)
def test_no_language_has_a_key_that_english_lacks(locale: str, game: str) -> None:
    extra = sorted(patterns(locale, game).keys() - patterns(FALLBACK, game).keys())
    assert not extra, f"Delete these texts from `{locale}`, or write them in `{FALLBACK}` first: {extra}"


def test_a_release_has_every_text_in_every_language() -> None:
    """While the changelog has an unreleased section, what is missing is only listed after the tests."""
    if not UNRELEASED.search((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")):
        assert not missing(), "Translate these texts before a release (docs/texts.md)"


@in_every_other_language
def test_a_key_takes_the_same_facts_in_every_language(locale: str) -> None:
    """A plural where English has none is fine; a fact too many or too few is not."""
    theirs, ours = both(locale)
    assert {key: it.names for key, it in theirs.items()} == {key: it.names for key, it in ours.items()}


@in_every_other_language
def test_a_key_tells_the_same_cases_apart_in_every_language(locale: str) -> None:
    theirs, ours = both(locale)
    assert {key: it.choices for key, it in theirs.items()} == {key: it.choices for key, it in ours.items()}


def both(locale: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """What the keys that a language shares with English take, there and here."""
    shared = patterns(locale).keys() & patterns(FALLBACK).keys()
    return {key: facts(locale, key) for key in shared}, {key: facts(FALLBACK, key) for key in shared}


@in_every_language
def test_plural_forms_are_those_of_the_language(locale: str) -> None:
    known = Locale.parse(locale).plural_form.tags | {"other"}
    assert not [(key, forms) for key, forms in plurals(locale) if not {"other"} <= forms <= known]


@in_every_other_language
def test_only_names_and_numbers_read_as_in_english(locale: str) -> None:
    """A text with words that is left in English is forgotten, or it stands here because it is meant."""
    kept = re.compile(
        r"card-(st-michaelis|davidwache|deichtorhallen|bank)|score-deichtorhallen|deck-[ad]|season-winter"
        r"|agent-.*|game-.*|log-(title|placed-one)|lobby-start|board-log|lobby-(add|remove)-bot|kind-break"
        r"|card-(port|mayor|press)|.*\.mark|(small-ship|thread-name|card-box|card-deck|do-place|end-place)|history-round"
        r"|command-(card-name|privacy)\.name|about-(title|links)|help-title"
    )
    shared = patterns(locale).keys() & patterns(FALLBACK).keys()
    same = [key for key in shared if said(locale, key) == said(FALLBACK, key) and said(FALLBACK, key)]
    assert not [key for key in sorted(same) if not kept.fullmatch(key)]


def said(locale: str, key: str) -> str:
    """The words of a key that are its own: no facts, no references."""
    text = longest(locale, key, lambda _: "")
    return text if re.search(r"[a-z]{3}", text) and not is_alias(key) else ""


def is_alias(key: str) -> bool:
    """Whether a key only repeats another."""
    (first, *rest) = patterns(FALLBACK)[key].elements
    return not rest and type(getattr(first, "expression", None)).__name__ == "MessageReference"


GENDERED = {
    "de": r"(?:er|ihn|ihm|seine?[mnrs]?|ihre[mnrs]?)",
    "en": r"(?:he|she|his|hers?|him|himself|herself)",
    "it": r"(?:lui|lei|egli|ella)",
}
PUBLIC = {"board", "history", "log", "nerves", "ledger", "kaispeicher-play", "ranking", "remarks", "series"}


@in_every_language
def test_what_everyone_sees_calls_no_one_he_or_she(locale: str) -> None:
    public = [it for it in paths(locale, *PRESENTERS) if it.stem in PUBLIC]
    text = "\n".join(it.read_text(encoding="utf-8") for it in public)
    shown = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    assert not re.findall(rf"\b{GENDERED.get(locale, '$^')}\b", shown, re.IGNORECASE)


@pytest.mark.parametrize(
    ("locale", "wrong"),
    [("de", r"(?<=[a-zäöüß,] )(?:Sie|Ihnen|Ihre?[mnrs]?)\b"), ("it", r"\b(?:Lei|Suoi?|Sua|Sue)\b")],
)
def test_people_are_addressed_as_friends(locale: str, wrong: str) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths(locale, *PRESENTERS))
    assert not re.findall(wrong, text)


@pytest.mark.parametrize(("locale", "wrong"), [("de", '[“]\\w|"\\w'), ("it", '[“„"]\\w'), ("en", "[„«]")])
def test_a_language_has_its_own_quotation_marks(locale: str, wrong: str) -> None:
    assert not [key for key in patterns(locale) if re.search(wrong, longest(locale, key, lambda _: ""))]


LITERAL = re.compile(r"(?<![\w/])/(?=[\w{])(?!\{ command-[a-z-]+\.name \})")
"""A slash before anything but a reference to the name of a command."""


@in_every_language
def test_a_command_is_cited_by_the_name_that_it_has_in_this_language(locale: str) -> None:
    texts = (path.read_text(encoding="utf-8").splitlines() for path in paths(locale, *PRESENTERS))
    lines = [line for text in texts for line in text if not line.startswith("#")]
    assert not [line for line in lines if LITERAL.search(line)]
    assert any("/{ command-new.name }" in line for line in lines)


@pytest.mark.parametrize("text", ["/new opens", "With `/card` you", "(/{ $name })", "/{ command-new }"])
def test_a_command_that_is_written_out_is_found(text: str) -> None:
    assert LITERAL.search(text)
    assert not LITERAL.search("and/or 1 / 2 https://discord.com/new `/{ command-card.name }`")


@in_every_other_language
def test_a_key_cites_the_same_commands_in_every_language(locale: str) -> None:
    def cited(language: str) -> dict[str, set[str]]:
        shared = patterns(locale).keys() & patterns(FALLBACK).keys()
        return {key: {it for it in references(language, key) if it.startswith("command-")} for key in shared}

    assert cited(locale) == cited(FALLBACK)


# No unused keys


PHASES = {*ruleset(EXPANSIONS).flow, "finale"}
ASKS = {*ruleset(EXPANSIONS).phases, "reservation"} - {"supply", "income", "finale"}
KINDS = {slug(card.kind) for card in CARDS.values()}
NAMES = {f"card-{slug(card)}" for card in CARDS} | {"card-market-hall"}
LOADED = {it.model_fields["do"].default for it in (do.Deliver, do.Sell, do.Process)}
PLAIN_LABELS = {
    it.model_fields["do"].default for it in get_args(do.Demanding | do.Purchasing) if it not in LABELS
}
WRITTEN = {kind.__name__ for kind in (*history.SILENT, *history.TEXTS.writers, *history.FOLDED)}
SAID = names_of_kinds("engine.games.speicherstadt.") - WRITTEN
"""The kinds of events whose text says their fields."""


def refusals(of: type[KontorError]) -> set[str]:
    """The errors that people may meet: those without children, and `Broken`, but for what only a
    terminal sees."""
    children = [] if of is InUse else of.__subclasses__()
    names = {name for child in children for name in refusals(child)}
    unspoken = {
        it.__name__ for it in (BadRecord, InUse, NoDatabase, TooNew, Unfinished, TableError, Unimaginable)
    }
    return names | ({of.__name__} & {"Broken"}) if children else {of.__name__} - unspoken


DOMAINS: dict[str, set[str]] = {
    "good-{}": set(GOODS),
    "good-{}.mark": set(GOODS),
    "deck-{}": {card.deck.lower() for card in CARDS.values()},
    "kind-{}": KINDS,
    "season-{}": {"winter", "spring", "summer", "autumn"},
    "game-{}": {GAMES["speicherstadt"].key, *EXPANSIONS},
    "score-{}": {slug(line) for line in ruleset(EXPANSIONS).scoring},
    "phase-{}": PHASES,
    "ask-{}": ASKS,
    "office-ask-{}": ASKS,
    "ping-{}": ASKS,
    "do-{}": PLAIN_LABELS,
    "to-{}": {"pool", "warehouse", "hall", "merchant", "factory"},
    "log-{}": {re.sub(r"(?<=.)(?=[A-Z])", "-", kind).lower() for kind in SAID},
    "log-to-{}": {"pool", "warehouse", "hall"},
    "pick-{}": {"reserve", "cards", "swap-own", "swap-other", "truck-moves"},
    "loading-option-{}": {"keep", "sell", "give"},
    "loading-step-{}": LOADED,
    "loading-use-{}": LOADED - {"deliver"},
    "error-{}": refusals(KontorError),
    "remark-{}": set(get_args(RemarkKind)),
    "permission-{}": {
        *places.NEEDED,
        *("send_messages", "send_messages_in_threads", "create_public_threads", "create_private_threads"),
    },
    "rules-{}": set(reference.TOPICS),
    "rules-{}.text": set(reference.TOPICS),
    "command-new-place-{}": {"here", "thread"},
    "nerves-line-{}": {line.name for line in LINES},
    "nerves-best-{}": {line.name for line in LINES},
    "settings-pick-{}": {field.replace("_", "-") for field in CHANGES} - {"quiet", "vacation", "dms"},
    "settings-bad-{}": set(Habits.__dataclass_fields__) - {"dms", "taken"},
}
"""Keys that the code puts together, with all that may stand in the gap. A pattern that is not here allows
anything in its gap: add it, and the test knows better."""

LOOKED_UP = {
    *NAMES,
    *(f"{name}.{part}" for name in (*NAMES, *(f"kind-{it}" for it in KINDS)) for part in ("effect", "short")),
    "error-NotYourTurn-nobody",
}
"""Keys that the code looks up by rules of its own: the texts of cards (see cards.ftl), `{key}-nobody`."""


@cache
def modules() -> tuple[ast.Module, ...]:
    """The code that speaks."""
    paths = sorted((*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/**/*.py")))
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in paths)


def literals() -> set[str]:
    """Every string that is written out in the code, but for docstrings."""
    return {
        node.value
        for module in modules()
        for parent in ast.walk(module)
        if not isinstance(parent, ast.Expr | ast.JoinedStr)
        for node in ast.iter_child_nodes(parent)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def templates() -> set[str]:
    """Every string that the code puts together around a gap and that looks like a key: `good-{}.mark`."""
    found = set()
    for module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.JoinedStr):
                parts = (it.value if isinstance(it, ast.Constant) else "{}" for it in node.values)
                found.add("".join(map(str, parts)))
            elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
                left = node.left.value if isinstance(node.left, ast.Constant) else None
                found |= {left + "{}"} if isinstance(left, str) else set()
    return {it for it in found if re.fullmatch(r"[a-z]+-[a-z_-]*\{\}[a-z.{}-]*", it)}


def made(template: str) -> set[str]:
    """The keys of English that a template may mean."""
    if template in DOMAINS:
        return {template.format(value) for value in DOMAINS[template]}
    gap = re.compile(".+".join(map(re.escape, template.split("{}"))))
    return {key for key in patterns(FALLBACK) if gap.fullmatch(key)}


def test_every_key_is_used() -> None:
    used = literals() | references(FALLBACK) | LOOKED_UP
    used |= {key for template in templates() for key in made(template)}
    unused = sorted(patterns(FALLBACK).keys() - used)
    assert not unused, f"Delete these texts in every language, no code says them: {unused}"


def test_every_key_that_the_code_puts_together_exists() -> None:
    made_up = {key for template in templates() & DOMAINS.keys() for key in made(template)}
    lacking = sorted(made_up - patterns(FALLBACK).keys())
    assert not lacking, f"Write these texts in `{FALLBACK}`; the code puts their keys together: {lacking}"


def test_every_pattern_that_is_known_here_is_still_in_the_code() -> None:
    gone = sorted(DOMAINS.keys() - templates())
    assert not gone, f"Delete these lines of `DOMAINS`, no code puts such keys together: {gone}"


# The loader


@pytest.mark.parametrize(
    ("locale", "read"), [("de", "de"), ("it", "it"), ("fr", FALLBACK), ("es-ES", FALLBACK)]
)
def test_discords_locales_find_their_language(locale: str, read: str) -> None:
    assert Texts.of(locale).locale == read


def test_a_text_that_a_language_lacks_is_shown_in_english_with_the_references_of_the_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for locale, text in (
        ("en", "only-here = See { there }, { $number }\nthere = there\n    .note = a note\n"),
        ("de", "there = dort\n"),
    ):
        (tmp_path / f"{locale}.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setitem(bot.texts.ROOMS, "room", tmp_path)
    t = Texts.of("de").within("room")
    assert t("only-here", number=3) == "See dort, 3"
    assert t("there.note") == "a note" and t.has("there.note")
    assert "only-here" not in t.keys
    with pytest.raises(LookupError):
        t("nowhere")
