"""One bot a database file, whatever name it is opened by and whatever is deleted beside it."""

from __future__ import annotations

import os
import sys
from contextlib import closing
from pathlib import Path

import pytest

from engine.tables.model.errors import InUse
from engine.tables.store.sqlite.connection import Lease, connect

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")


@pytest.mark.parametrize("link", ["symbolic", "symbolic folder", "hard"])
async def test_a_link_to_the_file_is_the_file(path: Path, tmp_path: Path, link: str) -> None:
    running = await connect(path)
    other = tmp_path / "other.sqlite3"
    if link == "symbolic":
        other.symlink_to(path.name)
    elif link == "hard":
        os.link(path, other)
    else:
        (tmp_path / "folder").symlink_to(tmp_path)
        other = tmp_path / "folder" / path.name
    with pytest.raises(InUse):
        await connect(other)
    await running.close()
    await (await connect(other)).close()


async def test_the_file_that_a_link_leads_to_is_in_use_by_the_link(path: Path, tmp_path: Path) -> None:
    """Also where there was no file yet."""
    (tmp_path / "link.sqlite3").symlink_to(path)
    running = await connect(tmp_path / "link.sqlite3")
    with pytest.raises(InUse):
        await connect(path)
    await running.close()
    assert not (tmp_path / "link.sqlite3-lock").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere only the file beside it is locked")
async def test_the_file_itself_is_locked_too(path: Path) -> None:
    """The lock beside it may be deleted as something that nobody needs."""
    for _ in range(2):  # a database that is new, and one that is not
        running = await connect(path)
        os.unlink(f"{path}-lock")  # noqa: PTH108  # not in a thread
        with pytest.raises(InUse):
            await connect(path)
        with closing(Lease(path)) as lease, pytest.raises(InUse):
            lease.lock_file()
        await running.transact(lambda db: db.execute("CREATE TABLE IF NOT EXISTS spare (x)") and None)
        await running.close()
    await (await connect(path)).close()
