"""The pseudo language says everything, and finds what was never translated."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.texts import FALLBACK, Texts
from bot.texts.formats import MARKS
from tests.bot.texts.ftl import GAME
from tests.bot.texts.pseudo import ACCENTED, FILLER, install, pseudo, untranslated


def test_the_pseudo_language_says_everything_and_longer(tmp_path: Path) -> None:
    t = pseudo(tmp_path, GAME)
    plain = Texts.of(FALLBACK).within(GAME)
    for key in ("lobby-start", "rules-purchase.text", "error-Stale", "card-auction-hall.effect"):
        assert t(key) != plain(key)
        assert len(t(key)) >= 1.25 * len(plain(key))
        assert not untranslated(t(key))
    assert t("good-tea.mark")[0] in ACCENTED
    assert t("amount-coins", coins=1) != t("amount-coins", coins=2)
    assert "12" in t("do-buy", price=12)
    assert len(t("agent-names").split(", ")) == len(MARKS)


def test_the_pseudo_language_can_be_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with monkeypatch.context() as patch:
        install(patch, tmp_path)
        for locale in ("en-US", "de", "it", "fr"):
            assert FILLER in Texts.of(locale)("lobby-start")
    assert Texts.of("de")("lobby-join") == "Mitspielen"


def test_a_word_that_no_one_translated_is_found() -> None:
    assert untranslated("Šţåŕţ ōō <@12> <t:1:R> Anna · **Buy** it", "Anna") == ["Buy", "it"]
