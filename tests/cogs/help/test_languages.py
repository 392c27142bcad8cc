"""A German, an Italian and an American sit at one table without noticing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.games.speicherstadt import reference
from bot.texts import Texts
from engine.tables.store import table_writes
from tests.bot.texts import pseudo
from tests.bot.texts.ftl import GAME
from tests.cogs.clicker import Clicker
from tests.world import World

SPEAKS = {"Anna": "de", "Ben": "it", "Clara": "en-US"}
MARKED = ("Anna", "Ben", "Clara", "TestBot", "Kontor")


VALUE = re.compile("|".join((r"[a-z_]+\.\d+|[0-9a-f]{6}|all|cap|sends|bids|loads|k:.*", *reference.ALL)))
"""What stands behind a line of a menu: a good with its number, a digest, what a plan is for, the id of a
control, or that of a card."""
SEAL = re.compile(r"[a-z2-7]{4}(-[a-z2-7]{4}){4}")


def speaks(locale: str, text: str) -> bool:
    """Whether a private message is an office in a language."""
    t = Texts.of(locale)
    heads = (t("office-title", who=""), t("office-your-turn", what=""), t("office-sealed", what=""))
    return any(head.strip(" ·") in text for head in heads)


async def test_each_player_reads_their_own_language_and_all_read_the_tables(world: World) -> None:
    for name, locale in SPEAKS.items():
        world.speaks(name, locale)
    clicker = Clicker(world, tuple(SPEAKS), "languages")
    await clicker.open(language="it", seats=3)
    await clicker.play()

    assert all(speaks(SPEAKS[name], text) for name in SPEAKS for text in clicker.seen[name])
    board, other = (Texts.of(it).within(GAME) for it in ("it", "de"))
    boards = [text for text in clicker.seen[""] if board("board-houses") in text]
    assert boards
    assert not [text for text in clicker.seen[""] if other("board-houses") in text]


async def test_a_direct_message_is_in_the_language_of_its_reader(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_writes, "mark_for_deletion", lambda *_: None)
    world.speaks("Anna", "de")
    clicker = Clicker(world, ("Anna", "Ben"), "direct")
    await clicker.open(language="it")
    await clicker.play()

    assert world.inbox("Anna")
    assert all(speaks("de", world.texts(message)) for message in world.inbox("Anna"))
    assert all(speaks("en", world.texts(message)) for message in world.inbox("Ben"))


async def test_no_word_is_left_untranslated(
    world: World, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pseudo.install(monkeypatch, tmp_path / "pseudo")
    clicker = Clicker(world, ("Anna", "Ben", "Clara"), "pseudo")
    await clicker.open(seats=3, expansion="kaispeicher")
    await clicker.play()

    shown = {text for texts in clicker.seen.values() for text in texts}
    assert len(shown) > 100
    assert {word for text in shown for word in pseudo.untranslated(readable(text), *MARKED)} == set()


def readable(text: str) -> str:
    """Without the values of menus, which are not shown, and the word of a seal, which is no word."""
    lines = (line for line in text.split("\n") if not VALUE.fullmatch(line))
    return SEAL.sub("", "\n".join(lines))
