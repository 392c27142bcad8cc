"""Presses that must not change any table: stale, foreign, forged, for other tables, for none."""

from __future__ import annotations

import random
import re
import string
from collections.abc import Sequence

from bot.messages.ids import CONTROL, Id
from engine.core.actions import digest
from engine.core.errors import KontorError
from engine.tables.model.table import Table
from tests.cogs.table_player import TablePlayer
from tests.world import Message, Press, World

VERBS = (
    "join", "leave", "addbot", "removebot", "start", "go", "desk", "pick", "drop", "play", "confirm",
    "office", "log", "rewind", "standings", "record", "rematch", "end", "keep", "read", "care", "askend",
    "undo", "redo", "agree", "refuse", "pause", "resume", "away", "back", "claim", "replace", "proposeend",
    "snooze", "orders", "which", "order", "carry", "prepare", "ahead", "seal", "unseal", "home", "note",
    "jot", "hint", "games", "waiting", "nerves", "sharenerves", "leaderboard", "profile", "optout", "optin",
    "fork", "playon", "keepme", "always",
)  # fmt: skip
"""Those that the bot knows."""
STRANGE = (
    "show", "ter", "enter", "interaction", "outofdate", "of", "bot", "house", "cog", "error", "init", "class",
    "setup", "on", "x" * 60,
)  # fmt: skip
"""Those that it does not know; some are names of other things in it."""
MINE = ("desk", "desk", "pick", "drop", "play", "confirm", "go")
"""Those of a person who is due."""
SEATED = (
    "undo", "redo", "agree", "refuse", "pause", "resume", "away", "back", "replace", "proposeend", "snooze",
    "order", "carry", "always", "seal", "unseal",
)  # fmt: skip
"""Controls with which players of a table may change something about it; strangers may not."""
DRAFTED = frozenset({"desk", "pick", "drop", "play", "which", "ahead"})
FIELDS = (
    "use",
    "keep",
    "give",
    "take",
    "trade",
    "suggest",
    "back",
    "cards",
    "reserve.upper",
    "exchange.give",
)
GOODS = ("coffee", "tea", "saffron", "rubber", "carpet")
GARBAGE = (
    "x", ":", "b", "bk", "bk:", "bk::1", "k:go:1:0:abcdef", "bk:go", "bk:go:", "bk:go:1:", "bk:go:1:0",
    "bk:go:-1:0:abcdef", "bk:go:1:0:ABCDEF", "bk:go:one:0:abcdef", f"bk:go:{'9' * 19}:0:a", "bk:GO:1",
    "sk:go:1:0", "bk:go:1:0:abcdef:more", "bk:office:1\n", " bk:office:1", "bk:ömchen:1", "bk:office:١",
    "'; DROP TABLE tables; --", "{}", "null", "\u202ebk:office:1", "🟠", "z" * 100,
)  # fmt: skip
NOBODY = 4_711
"""A table that there is not."""


class Mischief:
    """Makes them up, from what has been seen on boards and from nothing. `outsider` sits nowhere."""

    def __init__(self, world: World, players: Sequence[TablePlayer], seed: str) -> None:
        self.world = world
        self.players = players
        self.luck = random.Random(seed)
        self.seen: list[str] = []

    async def look(self) -> None:
        """Remember what there is to press now; it will be stale one day."""
        for player in self.players:
            ids = self.player_ids(await player.board())
            self.seen += [id for id in ids if id not in self.seen[-100:]]

    def player_ids(self, message: Message) -> list[str]:
        return [self.world.custom_id(message, label) for label in self.world.labels("Emma", message)]

    async def presses(self, number: int, spare: str = "") -> list[Press]:
        """This many; none of them touches what `spare` is laying out."""
        tables = {player.id: await player.table() for player in self.players}
        boards = [await player.board() for player in self.players]
        out: list[Press] = []
        while len(out) < number:
            who, id, values = self.made_up(tables)
            if self.harmless(who, id, values, tables, spare):
                out.append(Press(who, id, self.luck.choice(boards), values))
        return out

    def made_up(self, tables: dict[int, Table]) -> tuple[str, str, tuple[str, ...] | None]:
        """Who presses, on what id, and for a menu what was chosen in it."""
        who, kind = self.luck.choice(tuple(self.world.members)), self.luck.random()
        if kind < 0.25:
            return who, self.luck.choice(self.seen), None
        if kind < 0.35:
            return who, self.garbage(), None
        values = self.values() if self.luck.random() < 0.5 else None
        due = [(table, seat) for table in tables.values() for seat in table.due]
        if due and kind < 0.6:
            table, seat = self.luck.choice(due)
            who = self.players[0].names[table.chairs[seat].person or 0]
            id = f"k:{self.luck.choice(MINE)}:{table.id}:{table.ply(seat)}:{self.luck.choice(FIELDS)}"
        else:
            id = self.forged(tables)
        return who, ("b" if values is None else "s") + id, values

    def garbage(self) -> str:
        """Something that is no id of ours."""
        if self.luck.random() < 0.7:
            return self.luck.choice(GARBAGE)
        return "".join(self.luck.choices(string.printable, k=self.luck.randint(1, 100)))

    def forged(self, tables: dict[int, Table]) -> str:
        """An id that looks like ours, often of the present moment."""
        verb = self.luck.choice(VERBS if self.luck.random() < 0.8 else STRANGE)
        number = self.luck.choice((*tables, *tables, 0, NOBODY, 10**18 - 1))
        plies = [table.ply(seat) for table in tables.values() for seat in range(len(table.chairs))]
        ply = self.luck.choice((*plies, *plies, 0, 999_999))
        name = self.luck.choice((*FIELDS, "", f"{self.luck.randrange(16**6):06x}"))
        return f"k:{verb}:{number}" + (f":{ply}:{name}" if self.luck.random() < 0.8 else "")

    def values(self) -> tuple[str, ...]:
        """What may come from a menu, or may not."""
        goods = [
            f"{self.luck.choice(GOODS)}.{self.luck.randint(0, 3)}" for _ in range(self.luck.randint(0, 5))
        ]
        return self.luck.choice((tuple(goods), tuple(goods), (self.garbage(),), (), ("",), ("tea",) * 25))

    def harmless(
        self, who: str, id: str, values: tuple[str, ...] | None, tables: dict[int, Table], spare: str
    ) -> bool:
        """Whether this press of this person is none that may change a table."""
        found = re.fullmatch(CONTROL, id)
        it = Id.of(found.groupdict()) if found else None
        if it is None or it.table not in tables:
            return True
        if who == spare and it.verb in DRAFTED:
            return False
        table, person = tables[it.table], self.world.member(who).id
        if it.verb == "end":
            return person != table.host
        if it.verb == "rematch":
            return table.status == "running" or person not in table.people
        if it.verb in SEATED:
            return person not in table.people
        return it.verb not in ("go", "confirm", "play") or not self.right(table, person, it, values)

    def right(self, table: Table, person: int, it: Id, values: tuple[str, ...] | None) -> bool:
        """Whether a press means what is offered to this person now."""
        try:
            seat = table.seat_of(person)
        except KontorError:
            return False
        if it.verb != "go":
            return table.ply(seat) == it.ply and it.name not in FIELDS
        offered = {digest(option) for asked in table.decisions_of(seat) for option in asked.options}
        return table.ply(seat) == it.ply and bool(offered & {it.name, *(values or ())})
