"""Checks of what the bot keeps: database, tables, room on the disk, backups."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterable
from datetime import UTC, date, datetime
from pathlib import Path

from bot.commands.arguments import setting_line
from bot.commands.findings import Finding, fine, none, wrong
from bot.commands.placement import existing, placement_finding, unwritable
from bot.settings import Settings
from engine.tables.model.errors import Broken, InUse
from engine.tables.store import Store
from engine.tables.store.address import Address, Server
from engine.tables.store.contents import Contents, Unfit
from engine.tables.store.inspection import examine
from engine.tables.store.sqlite.connection import newest
from engine.tables.store.sqlite.copies import backups_by_day

LEAST = 256 * 2**20
"""Bytes that should be free in addition to the size of the database."""
BACKUP = "Restore a backup (python -m bot restore FILE); what a newer Kontor wrote needs that one."
REACH = "Does the server run, is the address right? What a newer Kontor wrote needs that one."
"""What helps where a file, or a server, cannot be read."""
STALE = 2
"""Days after which a backup should have been followed by another."""


async def database(settings: Settings) -> Iterable[Finding]:
    """Whether it opens, is sound and known, and whether its running games can be read."""
    address = settings.database
    if (trouble := placement_finding(settings)) is not None:
        return [trouble]
    try:
        inside = await asyncio.to_thread(examine, address)
    except InUse:
        return [fine("Database", f"{address} is open in a running Kontor (stop it to have it checked)")]
    except Unfit as unfit:
        return [wrong("Database", f"{address}: {unfit}", BACKUP if isinstance(address, Path) else REACH)]
    if inside is None:
        return [none("Database", f"{address}: none yet, the first start makes it")]
    if inside.unfinished:
        return [wrong("Database", f"{address}: a move into it was broken off", "Run that `move` once more.")]
    sound = "sound, " if isinstance(address, Path) else ""
    return [fine("Database", f"{address}: {sound}{contents_text(inside)}"), *await tables(address, inside)]


def contents_text(inside: Contents) -> str:
    """Contents of the database in words."""
    update = "" if inside.version == newest() else f" (the next start makes it {newest()})"
    count, running = sum(inside.statuses.values()), len(inside.running)
    return f"schema {inside.version}{update}, tables: {count:,}, running: {running:,}"


async def tables(address: Address, inside: Contents) -> Iterable[Finding]:
    """Every running game is replayed; an older database is left as it is."""
    if inside.version != newest() or not inside.running:
        return []
    store = await Store.open(address)
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
    if not isinstance(settings.database, Path):
        return []
    folders = (settings.backup_folder or settings.database.parent, settings.database.parent)
    places = {path.stat().st_dev: path for path in map(existing, folders)}
    size = settings.database.stat().st_size if settings.database.exists() else 0
    findings = []
    for place in places.values():
        free = shutil.disk_usage(place).free
        text = f"{free / 1e9:,.1f} GB free in {place}"
        cure = "Make room, or keep fewer backups (KONTOR_BACKUP_DAYS)."
        findings.append(wrong("Disk", text, cure) if free < size + LEAST else fine("Disk", text))
    return findings


async def backups(settings: Settings) -> Iterable[Finding]:
    """Whether there are some, recent and sound, and whether the next one can be written."""
    folder = settings.backup_folder
    if isinstance(settings.database, Server):
        return [none("Backups", "of a server its own tools make them (docs/hosting.md)")]
    if folder is None:
        return [none("Backups", "off (KONTOR_BACKUPS)")]
    if not folder.is_dir() and not folder.parent.is_dir():
        absent = f"{setting_line('KONTOR_BACKUPS')}: there is no folder {folder.parent.absolute()}"
        return [wrong("Backups", absent, "Make it, mount it, or correct the path.")]
    if trouble := unwritable(folder):
        return [wrong("Backups", trouble, "Let the bot's user write there, or set KONTOR_BACKUPS.")]
    known = backups_by_day(folder)
    if not known:
        return [none("Backups", f"none in {folder} yet; the first comes a minute after the start")]
    day = max(known)
    return [check_age(known[day], day, len(known))]


def check_age(path: Path, day: date, count: int) -> Finding:
    """How old the newest is, and whether it is sound."""
    try:
        examine(path)
    except (InUse, Unfit) as unfit:
        return wrong("Backups", f"{path}: {unfit}", "Delete it; the next start makes another.")
    days = (datetime.now(UTC).date() - day).days
    text = f"{count} in {path.parent}, the newest of {day}, sound"
    if days > STALE:
        return wrong(
            "Backups", f"{text}, but {days} days old", "Does the bot run? Its log says why one failed."
        )
    return fine("Backups", text)
