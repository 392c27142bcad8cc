"""`doctor`: check all that the bot needs; print what is wrong, and the remedy."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable

from pydantic import ValidationError

from bot import logs
from bot.commands import checks, endpoints, privacy, storage
from bot.commands.arguments import error_lines, unreadable_reason
from bot.commands.findings import Finding, wrong
from bot.commands.guilds import check_discord
from bot.settings import Settings

FINE, SICK = 0, 1
"""What the command returns: all is well; something is wrong."""
Check = Callable[[Settings], Awaitable[Iterable[Finding]]]
CHECKS: tuple[Check, ...] = (
    checks.versions,
    checks.names,
    check_discord,
    storage.database,
    storage.room,
    storage.backups,
    privacy.modes,
    checks.pictures,
    checks.workers,
    checks.texts,
    endpoints.monitoring,
)


def add(parser: ArgumentParser) -> None:
    """The doctor needs no arguments: settings say where everything is."""
    parser.description = "Check everything that the bot needs, also while it runs. Nothing is changed."
    parser.set_defaults(run=doctor)


def doctor(arguments: Namespace) -> int:
    """Check it all, a line each."""
    logs.configure("ERROR")
    return asyncio.run(run_checks())


async def run_checks(checks: Iterable[Check] = CHECKS) -> int:
    """Print what every check finds; the exit code."""
    settings, invalid = valid_settings()
    for finding in invalid:
        print(finding)
    faults = len(invalid)
    async for finding in findings(settings, checks):
        print(without_token(str(finding), settings), flush=True)
        faults += finding.mark == "✗"
    print(f"\n{faults} to mend." if faults else "\nAll is well.")
    return SICK if faults else FINE


async def findings(settings: Settings, checks: Iterable[Check]) -> AsyncIterator[Finding]:
    """Findings of the checks, one after the other; a check that fails stops no other."""
    for check in checks:
        try:
            findings = await check(settings)
        except Exception as fault:
            name, text = check.__name__.capitalize(), f"{type(fault).__name__}: {fault}"
            findings = [wrong(name, f"the check itself failed: {text}", "Please report this.")]
        for finding in findings:
            yield finding


def valid_settings() -> tuple[Settings, list[Finding]]:
    """The settings, with defaults in the place of those that are wrong."""
    try:
        return Settings(), []
    except (UnicodeDecodeError, OSError) as unreadable:
        text, cure = unreadable_reason(unreadable).split(". ", 1)
        return Settings(_env_file=None), [wrong("Settings", text, cure)]  # type: ignore[call-arg]
    except ValidationError as bad:
        # an error of several settings together names none of them: then all are left out
        names = {str(name) for error in bad.errors() for name in error["loc"][:1] or Settings.model_fields}
        defaults = {name: Settings.model_fields[name].default for name in names}
        cure = "Mend it in .env or in the environment; .env.example explains it."
        return Settings(**defaults), [wrong("Settings", text, cure) for text in error_lines(bad)]


def without_token(text: str, settings: Settings) -> str:
    """The text without the token, wherever it came from."""
    return text.replace(settings.token, "(token)") if settings.token else text
