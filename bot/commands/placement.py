"""Where the database file is: whether it can be made or written there, and is the one that was meant."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryFile

from bot.commands.arguments import setting_line
from bot.commands.findings import Finding, wrong
from bot.settings import Settings
from engine.tables.store.sqlite.copies import backups_by_day

NAME = "KONTOR_DATABASE"


def placement_finding(settings: Settings) -> Finding | None:
    """Why the bot must not start with its database there; None: it may, or it is on a server."""
    path = settings.database
    if not isinstance(path, Path):
        return None
    if path.is_dir():
        return trouble("is a folder", f"Name a file in it: {NAME}={path / 'kontor.sqlite3'}")
    if not path.parent.is_dir():
        return trouble(
            f"there is no folder {path.parent.absolute()}", "Make it, mount it, or correct the path."
        )
    if (refusal := unwritable(path.parent)) or (path.exists() and not os.access(path, os.W_OK)):
        text = refusal or f"{path} may not be written"
        return trouble(text, "Let the bot's user write the file and its folder, or choose another place.")
    if not path.exists() and (backups := existing_backups(settings)):
        newest = backups[-1]
        cure = f"Correct the path; or bring the newest back (python -m bot restore {newest}); or, to begin"
        text = f"there is no file, but {newest.parent} holds backups ({len(backups)})"
        return trouble(text, f"{cure} anew, put the backups elsewhere.")
    return None


def trouble(text: str, cure: str) -> Finding:
    """A finding about the setting of the database."""
    return wrong("Database", f"{setting_line(NAME)}: {text}", cure)


def existing_backups(settings: Settings) -> list[Path]:
    """The nightly backups, the newest last."""
    folder = settings.backup_folder
    known = backups_by_day(folder) if folder is not None else {}
    return [known[day] for day in sorted(known)]


def existing(folder: Path) -> Path:
    """The folder, or the nearest above it that exists."""
    return next(path for path in (folder.absolute(), *folder.absolute().parents) if path.exists())


def unwritable(folder: Path) -> str:
    """Why no file can be written there; empty: one can."""
    try:
        with TemporaryFile(dir=existing(folder)):
            return ""
    except OSError as refusal:
        return f"{folder} cannot be written: {refusal.strerror}"
