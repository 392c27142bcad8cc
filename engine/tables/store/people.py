"""Settings of persons and servers, and state of the bot itself."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Literal

from engine.tables.model.habits import Habits
from engine.tables.store.database import ALL, Connection, Database
from engine.tables.store.part import PersonCache, StorePart
from engine.tables.store.partition import Share


def at_home(share: Share) -> str:
    """The condition that a person is ours."""
    return share.people("person")


class People(StorePart):
    """Persons by id: no names, no texts but what they write to themselves."""

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self.knowers = PersonCache(connection, self._knowing)

    async def dms_closed(self, person: int) -> bool:
        """Whether this person has refused our direct messages."""
        row = await self._one("SELECT dms_closed FROM people WHERE person = ?", person)
        return bool(row and row["dms_closed"])

    async def close_dms(self, person: int, closed: bool) -> None:
        """Remember that direct messages to this person are refused, or wanted again."""
        await self._about(person, "dms_closed", int(closed))

    async def refuse_dms(self, person: int) -> None:
        """Store that Discord refused a direct message to a person, if they are (still) known."""
        await self._run("UPDATE people SET dms_closed = 1 WHERE person = ?", person)

    async def dm_channel(self, person: int) -> int | None:
        """The channel of direct messages between a person and us, if one was ever opened."""
        row = await self._one("SELECT dm_channel FROM people WHERE person = ?", person)
        return row["dm_channel"] if row else None

    async def set_dm_channel(self, person: int, channel: int | None) -> None:
        """Store the direct-message channel of a person, if they are (still) known; None: it is gone."""
        await self._run("UPDATE people SET dm_channel = ? WHERE person = ?", channel, person)

    async def hidden_persons(self, *people: int) -> frozenset[int]:
        """Of these persons, those who hide their profile and their place on leaderboards."""
        sql = "SELECT person FROM people WHERE hidden = 1 AND person IN (SELECT value FROM json_each(?))"
        return frozenset(row["person"] for row in await self._all(sql, json.dumps(people)))

    async def hide(self, person: int, hidden: bool) -> None:
        """Store whether and how a player is hidden."""
        await self._about(person, "hidden", int(hidden))

    async def discord_language(self, person: int) -> str | None:
        """Language of this person's Discord when they last pressed."""
        row = await self._one("SELECT language FROM people WHERE person = ?", person)
        return row["language"] if row else None

    async def set_discord_language(self, person: int, language: str) -> None:
        """Store the language of a person's Discord, for messages that the bot sends on its own."""
        await self._about(person, "language", language)

    async def know(self, person: int, game: str) -> None:
        """Store that a player has dismissed the explanations of a game, or other offers by this name."""

        def transaction(db: Database) -> None:
            row = db.execute("SELECT knows FROM people WHERE person = ?", (person,)).fetchone()
            known = json.loads(row["knows"] or "{}") if row else {}
            db.execute(
                "INSERT INTO people (person, knows) VALUES (?, ?)"
                " ON CONFLICT (person) DO UPDATE SET knows = excluded.knows",
                (person, json.dumps({**known, game: True})),
            )

        await self.connection.transact(transaction)
        self.knowers.forget()

    async def knowing(self, game: str, *people: int) -> frozenset[int]:
        """Of these persons, those who have dismissed the explanations of a game."""
        return await self.knowers.of(game, people)

    async def _knowing(self, game: str, people: Collection[int]) -> frozenset[int]:
        sql = (
            "SELECT person, knows FROM people WHERE knows IS NOT NULL"
            " AND person IN (SELECT value FROM json_each(?))"
        )
        rows = await self._all(sql, json.dumps([*people]))
        return frozenset(row["person"] for row in rows if json.loads(row["knows"]).get(game))

    async def language(self, guild: int) -> str | None:
        """The language of new tables in a server, if one was set."""
        row = await self._one("SELECT language FROM guilds WHERE guild = ?", guild)
        return row["language"] if row else None

    async def set_language(self, guild: int, language: str) -> None:
        """Remember the language of new tables in a server."""
        sql = (
            "INSERT INTO guilds (guild, language) VALUES (?, ?)"
            " ON CONFLICT (guild) DO UPDATE SET language = excluded.language"
        )
        await self._run(sql, guild, language)

    async def setting(self, name: str) -> str | None:
        """A stored value of the installation."""
        row = await self._one("SELECT value FROM settings WHERE name = ?", name)
        return row["value"] if row else None

    async def set(self, name: str, value: str) -> None:
        """Store a value of the installation."""
        sql = (
            "INSERT INTO settings (name, value) VALUES (?, ?)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        )
        await self._run(sql, name, value)

    async def agree_on(self, name: str, value: str) -> str:
        """Something on which processes agree: what the first of them says."""

        def transaction(db: Database) -> str:
            db.execute(
                "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, value)
            )
            return str(db.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()["value"])

        return await self.connection.transact(transaction)

    async def turn(self, name: str, now: float, apart: float) -> float:
        """Reserve the next slot of a task that all processes do one after the other, `apart` seconds
        apart."""

        def transaction(db: Database) -> float:
            row = db.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()
            at = max(now, float(row["value"]) + apart) if row else now
            db.execute(
                "INSERT INTO settings (name, value) VALUES (?, ?)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (name, str(at)),
            )
            return at

        return await self.connection.transact(transaction)

    async def unset(self, name: str) -> None:
        """Delete a value of the installation."""
        await self._run("DELETE FROM settings WHERE name = ?", name)

    async def settings(self, beginning: str) -> dict[str, str]:
        """Values of the installation whose names have this prefix."""
        rows = await self._all(
            "SELECT * FROM settings WHERE substr(name, 1, ?) = ?", len(beginning), beginning
        )
        return {row["name"]: row["value"] for row in rows}

    async def habits(self, *people: int) -> dict[int, Habits]:
        """Habits by person, for those who have set any."""
        sql = (
            "SELECT person, habits FROM people WHERE habits IS NOT NULL"
            " AND person IN (SELECT value FROM json_each(?))"
        )
        rows = await self._all(sql, json.dumps(people))
        return {row["person"]: Habits.load(row["habits"]) for row in rows}

    async def set_habits(self, person: int, habits: Habits, digest: float | None) -> None:
        """Store the habits of a person, and when their next digest is due."""
        sql = (
            "INSERT INTO people (person, habits, digest) VALUES (:person, :habits, :digest)"
            " ON CONFLICT (person) DO UPDATE SET habits = :habits, digest = :digest"
        )
        await self._run(sql, person=person, habits=habits.dump(), digest=digest)

    async def digests(self, until: float, most: int = ALL) -> tuple[int, ...]:
        """Persons whose digest is due, at most `most`, the longest overdue first."""
        ours, late = self._ours("digest < ?", at_home, until)
        sql = f"SELECT person FROM people WHERE digest <= ?{ours} ORDER BY digest LIMIT ?"
        return tuple(row["person"] for row in await self._all(sql, until, *late, most))

    async def wants_digest(self, person: int, now: float) -> bool:
        """Whether the digest of a person is (still) due."""
        return (
            await self._one("SELECT 1 FROM people WHERE person = ? AND digest <= ?", person, now) is not None
        )

    async def next_digest(self) -> float | None:
        """When the next digest is due; of several processes each awaits its own."""
        share = self.connection.share
        ours = f" AND {at_home(share)}" if share else ""
        row = await self._one(f"SELECT min(digest) AS at FROM people WHERE digest IS NOT NULL{ours}")
        return row["at"] if row else None

    async def set_digest(self, person: int, digest: float | None) -> None:
        """Store when the next digest of a person is due, if they are (still) known."""
        await self._run("UPDATE people SET digest = ? WHERE person = ?", digest, person)

    async def _about(
        self, person: int, fact: Literal["dms_closed", "language", "hidden"], value: object
    ) -> None:
        write = f"INSERT INTO people (person, {fact}) VALUES (:person, :value)"
        await self._run(
            f"{write} ON CONFLICT (person) DO UPDATE SET {fact} = :value", person=person, value=value
        )
