"""Checks of what the bot keeps: database, tables, room on the disk, backups."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from datetime import UTC, date, datetime
from pathlib import Path
from tempfile import TemporaryFile

from bot.commands.finding import Finding, fine, none, wrong
from bot.settings import Settings
from engine.tables.errors import Broken, InUse
from engine.tables.store import Store
from engine.tables.store.sqlite.connection import newest
from engine.tables.store.sqlite.contents import Contents, Unfit, examined, held
from engine.tables.store.sqlite.copies import dated

LEAST = 256 * 2**20
"""Bytes that should be free besides as many as the database has."""
STALE = 2
"""Days after which a backup should have been followed by another."""


async def database(settings: Settings) -> Iterable[Finding]:
    """Whether it opens, is sound and known, and whether its running games can be read."""
    path = settings.database
    if not path.exists():
        if trouble := unwritable(path.parent):
            return [wrong("Database", trouble, "Let the bot's user write there, or set KONTOR_DATABASE.")]
        return [none("Database", f"{path}: none yet, the first start makes it")]
    try:
        with held(path) as db:
            inside = examined(db)
    except InUse:
        text = f"{path} is open in a running Kontor (stop it to have the file itself checked)"
        return [fine("Database", text)]
    except Unfit as unfit:
        cure = "Restore a backup (python -m bot restore FILE); what a newer Kontor wrote needs that one."
        return [wrong("Database", f"{path}: {unfit}", cure)]
    return [fine("Database", f"{path}: sound, {told(inside)}"), *await tables(path, inside)]


def told(inside: Contents) -> str:
    """What is in it."""
    update = "" if inside.version == newest() else f" (the next start makes it {newest()})"
    count, running = sum(inside.statuses.values()), len(inside.running)
    return f"schema {inside.version}{update}, tables: {count:,}, running: {running:,}"


async def tables(path: Path, inside: Contents) -> Iterable[Finding]:
    """Every running game is replayed; an older file is left as it is."""
    if inside.version != newest() or not inside.running:
        return []
    store = await Store.open(path)
    try:
        broken = [table for table in inside.running if not await readable(store, table)]
    finally:
        await store.close()
    if broken:
        text = f"cannot be read: {', '.join(map(str, broken))}; all others go on"
        return [
            wrong("Tables", text, "Is this the version of Kontor that wrote them? A backup may have them.")
        ]
    return [fine("Tables", "all running games can be read")]


async def readable(store: Store, table: int) -> bool:
    """Whether a game can be read."""
    try:
        await store.load(table)
    except Broken:
        return False
    return True


async def room(settings: Settings) -> Iterable[Finding]:
    """Whether the disks of the database and of its backups have room to spare."""
    folders = (settings.backup_folder or settings.database.parent, settings.database.parent)
    places = {it.stat().st_dev: it for it in map(existing, folders)}
    size = settings.database.stat().st_size if settings.database.exists() else 0
    out = []
    for place in places.values():
        free = shutil.disk_usage(place).free
        text = f"{free / 1e9:,.1f} GB free in {place}"
        cure = "Make room, or keep fewer backups (KONTOR_BACKUP_DAYS)."
        out.append(wrong("Disk", text, cure) if free < size + LEAST else fine("Disk", text))
    return out


async def backups(settings: Settings) -> Iterable[Finding]:
    """Whether there are some, recent and sound, and whether the next one can be written."""
    folder = settings.backup_folder
    if folder is None:
        return [none("Backups", "off (KONTOR_BACKUPS)")]
    if trouble := unwritable(folder):
        return [wrong("Backups", trouble, "Let the bot's user write there, or set KONTOR_BACKUPS.")]
    known = dated(folder)
    if not known:
        return [none("Backups", f"none in {folder} yet; the first comes a minute after the start")]
    day = max(known)
    return [aged(known[day], day, len(known))]


def aged(path: Path, day: date, count: int) -> Finding:
    """How old the newest is, and whether it is sound."""
    try:
        with held(path) as db:
            examined(db)
    except (InUse, Unfit) as unfit:
        return wrong("Backups", f"{path}: {unfit}", "Delete it; the next start makes another.")
    days = (datetime.now(UTC).date() - day).days
    text = f"{count} in {path.parent}, the newest of {day}, sound"
    if days > STALE:
        return wrong(
            "Backups", f"{text}, but {days} days old", "Does the bot run? Its log says why one failed."
        )
    return fine("Backups", text)


def existing(folder: Path) -> Path:
    """The folder, or the nearest above it that exists."""
    return next(it for it in (folder.absolute(), *folder.absolute().parents) if it.exists())


def unwritable(folder: Path) -> str:
    """Why no file can be written there; empty: one can."""
    try:
        with TemporaryFile(dir=existing(folder)):
            return ""
    except OSError as refusal:
        return f"{folder} cannot be written: {refusal.strerror}"
