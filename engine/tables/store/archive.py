"""Finished games whose records are public on their server, newest first."""

from __future__ import annotations

import json
from dataclasses import dataclass

from engine.tables.store.part import StorePart

RECORDED = (
    "SELECT id, game, expansions, status, changed FROM tables"  # the rest is ours
    " WHERE guild = :guild AND deal IS NOT NULL AND status <> 'running' AND concealed = 0"
    " AND CAST(id AS TEXT) LIKE :digits"
    " ORDER BY changed DESC, id DESC LIMIT :most"
)


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A game as a list shows it; `changed`: seconds since 1970 of the last change."""

    table: int
    key: str
    expansions: tuple[str, ...]
    status: str
    changed: float


class Archive(StorePart):
    """All stored games."""

    async def finished_games(self, guild: int, digits: str, most: int) -> tuple[GameSummary, ...]:
        """The newest finished games of a server whose number begins with these digits."""
        facts = {"guild": guild, "digits": f"{digits}%", "most": most}
        rows = await self.connection.look(lambda db: db.execute(RECORDED, facts).fetchall())
        return tuple(
            GameSummary(
                row["id"], row["game"], tuple(json.loads(row["expansions"])), row["status"], row["changed"]
            )
            for row in rows
        )
