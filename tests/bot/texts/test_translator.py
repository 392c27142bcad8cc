"""Discord is told our commands in every language that we have, and in no other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import Locale, app_commands

from bot.platform.translator import Translator, tr
from bot.texts import LOCALES, Texts
from tests.bot.platform.payloads import valid
from tests.bot.platform.test_payloads import commands

__all__ = ["commands"]

ANYWHERE: Any = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, None)
SPOKEN = {
    Locale.german: "de",
    Locale.italian: "it",
    Locale.american_english: "en",
    Locale.british_english: "en",
}


@pytest.mark.parametrize("locale", list(Locale), ids=str)
async def test_a_locale_of_discord_reads_its_language_or_discords_default(locale: Locale) -> None:
    told = await Translator().translate(tr("command-new"), locale, ANYWHERE)
    language = SPOKEN.get(locale)
    assert told == (Texts.of(language)("command-new") if language else None)


async def test_what_has_no_key_stays_as_it_is() -> None:
    plain = app_commands.locale_str("card")
    assert await Translator().translate(plain, Locale.german, ANYWHERE) is None


async def test_the_default_is_english() -> None:
    assert str(tr("command-new")) == Texts.of("en")("command-new")


async def test_a_missing_key_is_seen_at_once() -> None:
    with pytest.raises(LookupError):
        tr("command-nobody-wrote")


@app_commands.command(name=tr("command-new.name"), description=tr("command-new"))
@app_commands.rename(place=tr("command-new-place.name"))
@app_commands.describe(place=tr("command-new-place"))
@app_commands.choices(place=[app_commands.Choice(name=tr("command-new-place-here"), value="here")])
async def new(interaction: discord.Interaction[Any], place: str) -> None:
    """A command as our cogs write them."""


async def test_a_whole_command_is_translated() -> None:
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    payload = await new.get_translated_payload(tree, Translator())
    (option,) = payload["options"]
    (choice,) = option["choices"]
    for told, key in (
        (payload["name_localizations"], "command-new.name"),
        (payload["description_localizations"], "command-new"),
        (option["name_localizations"], "command-new-place.name"),
        (option["description_localizations"], "command-new-place"),
        (choice["name_localizations"], "command-new-place-here"),
    ):
        assert told == {locale.value: Texts.of(it)(key) for locale, it in SPOKEN.items()}
    assert set(SPOKEN.values()) == set(LOCALES)
    assert payload["description"] == Texts.of("en")("command-new")
    assert payload["name"] == Texts.of("en")("command-new.name")


# Names


@pytest.mark.parametrize("name", ["", "Neu", "mein büro", "/neu", "neu!", "x" * 33, "bu\u0308ro"])
def test_a_name_that_discord_refuses_is_found(name: str) -> None:
    assert not valid(name)
    assert all(map(valid, ("büro", "neu-2", "d'ufficio", "नया", "ใหม่")))


def siblings(commands: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """What stands beside each other: the commands, those of a group, the options of each."""
    yield commands
    for command in commands:
        yield from siblings(command.get("options", []))


@pytest.mark.parametrize("locale", SPOKEN, ids=str)
async def test_commands_and_options_have_names_that_discord_takes(
    commands: list[dict[str, Any]], locale: Locale
) -> None:
    for beside in siblings(commands):
        names = [it["name_localizations"].get(locale.value, it["name"]) for it in beside]
        assert not [name for name in names if not valid(name)]
        assert len(names) == len(set(names))


async def test_a_command_is_called_in_discord_what_our_texts_call_it(commands: list[dict[str, Any]]) -> None:
    for command in commands:
        key = f"command-{command['name']}"
        assert Texts.of("de")(f"{key}.name") == command["name_localizations"].get("de", command["name"])
        assert Texts.of("de")(key) == command["description_localizations"].get("de", command["description"])
