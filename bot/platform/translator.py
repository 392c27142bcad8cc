"""Commands in the languages of Discord's clients: names, descriptions, options, choices.

@command("new")
@options(seats="new-seats")
app_commands.Choice(name=tr("command-new-place-here"), value="here")

await bot.tree.set_translator(Translator())  # in setup_hook, before the commands are registered
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from discord import Locale, app_commands
from discord.app_commands.commands import CommandCallback, GroupT, P, T

from bot.texts import FALLBACK, LOCALES, Texts

__all__ = ["Translator", "command", "options", "placed", "tr"]

AnyCommand = TypeVar("AnyCommand", bound=Callable[..., Any])
Placed = TypeVar("Placed")


def tr(key: str, game: str = "", **facts: int) -> app_commands.locale_str:
    """A localisable text for Discord: English, with its key and arguments for the translator; `game`: key of
    the game whose texts it is from."""
    return app_commands.locale_str(texts_of(FALLBACK, game)(key, **facts), key=key, game=game, facts=facts)


def command(
    name: str, *, anywhere: bool = False
) -> Callable[[CommandCallback[GroupT, P, T]], app_commands.Command[GroupT, P, T]]:
    """A slash command with the texts `command-<name>`; `anywhere`: see `placed`, subcommands follow their
    group."""
    named = app_commands.command(name=tr(f"command-{name}.name"), description=tr(f"command-{name}"))
    return lambda callback: placed(anywhere=anywhere)(named(callback))


def placed(*, anywhere: bool) -> Callable[[Placed], Placed]:
    """Offer a command or a group in servers that have the bot; `anywhere`: also in direct messages, and to
    users who have installed it for themselves."""
    installs = app_commands.allowed_installs(guilds=True, users=anywhere)
    contexts = app_commands.allowed_contexts(guilds=True, dms=anywhere, private_channels=anywhere)
    return lambda command: installs(contexts(command))


def options(**texts: str) -> Callable[[AnyCommand], AnyCommand]:
    """Name and describe the options of a command: each parameter with the text `command-<...>` about it."""
    names = {parameter: tr(f"command-{text}.name") for parameter, text in texts.items()}
    descriptions = {parameter: tr(f"command-{text}") for parameter, text in texts.items()}
    return lambda command: app_commands.describe(**descriptions)(app_commands.rename(**names)(command))


def texts_of(locale: str, game: str) -> Texts:
    """The texts of a language, within a game if there is one."""
    t = Texts.of(locale)
    return t.within(game) if game else t


class Translator(app_commands.Translator):
    """Translates what `tr` has marked into the available languages; Discord shows all else in English.

    Both American and British English are registered, or a client in one might be shown another language.
    """

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """A text in one of Discord's locales; None where Discord is to show the English default: for an
        unsupported locale, an unmarked string, a text that the language still lacks."""
        key = string.extras.get("key")
        language = locale.value.partition("-")[0]
        if key is None or language not in LOCALES:
            return None
        t = texts_of(locale.value, string.extras["game"])
        return t(key, **string.extras["facts"]) if key.partition(".")[0] in t.keys else None
