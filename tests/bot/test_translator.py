"""Discord is told our commands in every language that we have, and in no other."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import Locale, app_commands

from bot.texts import LOCALES, Texts
from bot.translator import Translator, said

ANYWHERE: Any = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, None)
SPOKEN = {
    Locale.german: "de",
    Locale.italian: "it",
    Locale.american_english: "en",
    Locale.british_english: "en",
}


@pytest.mark.parametrize("locale", list(Locale), ids=str)
async def test_a_locale_of_discord_reads_its_language_or_discords_default(locale: Locale) -> None:
    told = await Translator().translate(said("command-new"), locale, ANYWHERE)
    language = SPOKEN.get(locale)
    assert told == (Texts.of(language)("command-new") if language else None)


async def test_what_has_no_key_stays_as_it_is() -> None:
    plain = app_commands.locale_str("card")
    assert await Translator().translate(plain, Locale.german, ANYWHERE) is None


async def test_the_default_is_english() -> None:
    assert str(said("command-new")) == Texts.of("en")("command-new")


async def test_a_missing_key_is_seen_at_once() -> None:
    with pytest.raises(LookupError):
        said("command-nobody-wrote")


@app_commands.command(name="new", description=said("command-new"))
@app_commands.describe(place=said("command-new-place"))
@app_commands.choices(place=[app_commands.Choice(name=said("command-new-place-here"), value="here")])
async def new(interaction: discord.Interaction[Any], place: str) -> None:
    """A command as our cogs write them."""


async def test_a_whole_command_is_translated() -> None:
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    payload = await new.get_translated_payload(tree, Translator())
    (option,) = payload["options"]
    (choice,) = option["choices"]
    for told, key in (
        (payload["description_localizations"], "command-new"),
        (option["description_localizations"], "command-new-place"),
        (choice["name_localizations"], "command-new-place-here"),
    ):
        assert told == {locale.value: Texts.of(it)(key) for locale, it in SPOKEN.items()}
    assert set(SPOKEN.values()) == set(LOCALES)
    assert payload["description"] == Texts.of("en")("command-new")
    assert not payload["name_localizations"]
