"""Text that people wrote does nothing on Discord: it is shown letter by letter, for any content."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.messages.controls import Button, Choices, Menu
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.platform.messages.embeds import arguments
from bot.texts.formats import hidden, literal, plain, visible

SHOWN = re.compile(r"\\[^0-9A-Za-z\s]")
"""What a backslash makes Discord show as it stands: the first rule of its Markdown."""
MARKDOWN = {
    "masked link": r"\[[^\n]*?\]\(",
    "link": r"(?:https?|steam|discord)://",
    "link in brackets": r"<[^:>\s]+:/[^>\s]+>",
    "mention": r"<(?:@[!&]?|#)\d+>",
    "everyone": r"@(?:everyone|here)",
    "place of a server": r"<id:\w+>",
    "command": r"</[^>]+:\d+>",
    "time": r"<t:-?\d+(?::\w)?>",
    "own emoji": r"<a?:\w+:\d+>",
    "emoji": r":[^\s:]+:",
    "bold": r"\*\*[^\n]+?\*\*",
    "italics": r"\*[^\s*][^\n]*?\*|\b_[^\n]+?_\b",
    "underline": r"__[^\n]+?__",
    "struck out": r"~~[^\n]+?~~",
    "spoiler": r"\|\|[^\n]+?\|\|",
    "code": r"`[^`]+`",
    "heading": r"^\s*#{1,3} ",
    "small print": r"^\s*-# ",
    "quote": r"^\s*>{1,3} ",
    "list": r"^\s*(?:[*+-]|\d+\.) ",
}
"""Discord's rules, rather too broad than too narrow."""
TRICKS = (
    "[free coins](https://evil.example)",
    "<@123> <@!123> <@&123> <#123> @everyone @here",
    "<t:1700000000:R> </play:1> <id:customize> <:a:1> <a:b:2> :skull:",
    "**b** *i* _i_ __u__ ~~s~~ ||h|| `c` ```py\nc```",
    "# one",
    "-# two",
    "> three",
    ">>> four",
    "- five",
    "12. six",
    "https://evil.example <https://evil.example>",
    "a\\",
    "\\*\\[",
    "one\n# two",
    "\u202eevil\u2066\u200f",
)
texts = st.lists(
    st.sampled_from([*TRICKS, *"[]()<>@#*_~|`\\:/!.-+> \n\u200b\u202e\u3164", "https", "1", "a", "אב", "🚢"])
    | st.text(max_size=3),
    max_size=6,
).map("".join)


UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp", "Zs")


def effects(text: str) -> list[str]:
    """The rules that a text would set off."""
    left = SHOWN.sub("x", text)
    return [name for name, rule in MARKDOWN.items() if re.search(rule, left, re.MULTILINE)]


def test_the_rules_know_the_tricks() -> None:
    found = {name for trick in TRICKS for name in effects(trick)}
    assert found == set(MARKDOWN)


@pytest.mark.parametrize("trick", TRICKS)
def test_every_trick_is_only_text(trick: str) -> None:
    assert effects(literal(trick)) == []
    assert effects(f"{literal('[a')} {literal('b](https://evil.example)')}") == []


@given(texts, st.sampled_from([" ", ", ", " · ", "\n", "1 "]), texts)
def test_no_two_texts_have_an_effect_together(one: str, between: str, other: str) -> None:
    assert effects(f"{literal(one)}{between}{literal(other)}") == []


@given(texts, texts)
def test_what_stands_around_keeps_its_meaning(one: str, other: str) -> None:
    """No name ends or begins what we write: bold stays around one name, a link leads to where we say."""
    text = f"**{literal(one)}x** [{literal(other)}x](https://discord.com)"
    assert SHOWN.sub("x", text).count("**") == 2
    assert re.findall(r"\[([^\[\]]*)\]\(https://discord\.com\)", SHOWN.sub("x", text))


@given(texts)
def test_it_reads_as_it_was_written(text: str) -> None:
    assert plain(literal(text)) == visible(text)
    assert visible(visible(text)) == visible(text)


@given(texts | st.text())
def test_nothing_invisible_is_left(text: str) -> None:
    shown = visible(text)
    assert "\n" not in shown and "  " not in shown and shown == shown.strip()
    assert not [it for it in shown if hidden(it)]
    assert not shown or any(unicodedata.category(it) not in UNSEEN for it in shown)


@pytest.mark.parametrize(
    "blank", ["", " ", "\u3164", "\u2800\u2800", "\u200b", "\u200d", "\u200f\u202e", "\u00a0", "\U000e0041"]
)
def test_a_name_without_ink_is_empty(blank: str) -> None:
    assert visible(blank) == literal(blank) == ""


def test_letters_from_right_to_left_reorder_nothing_around_them() -> None:
    assert literal("אבא") == "\u2068אבא\u2069"
    assert plain(literal("אבא")) == "אבא"


@pytest.mark.parametrize("name", ["Anna", "Zoë", "李雷", "नमस्ते", "👩‍👩‍👧", "می‌خواهم", "🏴‍☠️"])
def test_names_of_all_the_world_stay_as_they_are(name: str) -> None:
    assert plain(literal(name)) == name


def test_where_there_is_no_markdown_no_backslash_is_shown() -> None:
    name = literal("Jean-Luc_[1]")
    id = Id("office", 1)
    button: Any = Button(id, name)
    menu: Any = Menu(id, name, Choices([("a", name)], notes={"a": name}))
    embed = arguments(Sheet("", "", footer=name))["embeds"][0]
    (option,) = menu.options
    shown = {button.label, menu.placeholder, option.label, option.note, embed.footer.text}
    assert shown == {"Jean-Luc_[1]"}
