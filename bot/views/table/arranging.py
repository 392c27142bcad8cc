"""What the host of a lobby may still change: one list of settings for all games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, get_args

from bot.games.registry import PRESENTERS
from bot.messages.controls import Choices, Control, Menu
from bot.messages.ids import Id
from bot.messages.menus import menus as parts
from bot.messages.sheets import Sheet
from bot.texts import LOCALES, Texts
from bot.texts.formats import game_title
from bot.views.scene import Scene
from bot.views.table.opening import ALONE
from engine.games import GAMES
from engine.tables.model.clock import OFFERED
from engine.tables.model.errors import Stale
from engine.tables.model.outbox import occasion
from engine.tables.model.table import AtZero, Table
from engine.tables.people.series import LENGTHS


@dataclass(frozen=True, slots=True)
class Setting:
    """One of the things that a host decides. `lines`: the values, as words for ids, and their names; `now`:
    the one that holds; `changes`: the fields of the table that another one means."""

    name: str
    title: str
    lines: Sequence[tuple[str, str]]
    now: str
    changes: Callable[[str], Mapping[str, Any]]

    @property
    def current_text(self) -> str:
        """What holds now, in words."""
        return dict(self.lines)[self.now]


def settings(table: Table, t: Texts) -> list[Setting]:
    """All that can be changed at this table, with the words of its game."""
    found = (it for entry in ENTRIES for it in entry(table, t))
    return [it for it in found if len(it.lines) > 1]


def games(table: Table, t: Texts) -> Iterator[Setting]:
    """What is played; a series goes on with the game with which it began."""
    many = len(table.chairs)
    known = [it for it in PRESENTERS if it == table.key or (many <= GAMES[it].seats[-1] and not table.series)]
    lines = [(it, game_title(t, it)) for it in known]
    yield Setting("game", t("setting-game"), lines, table.key, lambda word: {"key": word})


def expansions(table: Table, t: Texts) -> Iterator[Setting]:
    """With or without an expansion."""
    lines = [(ALONE, t("new-alone")), *((it, t(f"game-{it}")) for it in table.game.expansions)]
    now = next(iter(table.expansions), ALONE)
    title = t("setting-expansion")
    yield Setting("expansion", title, lines, now, lambda it: {"expansions": () if it == ALONE else (it,)})


def choices(table: Table, t: Texts) -> Iterator[Setting]:
    """What the game leaves to its host."""
    for name, values in table.game.deals.CHOSEN.items():
        words = {spelt(it): it for it in sorted(values)}
        lines = [(word, value_text(t, f"chosen-{name}", word)) for word in words]
        now = spelt(table.chosen.get(name, values[0]))

        def changes(word: str, name: str = name, words: Mapping[str, int] = words) -> Mapping[str, Any]:
            return {"chosen": {**table.chosen, name: words[word]}}

        yield Setting(f"chosen.{name}", t(f"chosen-{name}"), lines, now, changes)


def value_text(t: Texts, key: str, word: str) -> str:
    """A value by its own text; a number that has none as it is."""
    own = f"{key}-{word}"
    return t(own) if t.has(own) or not word.isdecimal() else word


def seats(table: Table, t: Texts) -> Iterator[Setting]:
    """How many may sit down: no fewer than sit here already."""
    lines = [(str(it), str(it)) for it in table.game.seats if it >= len(table.chairs)]
    yield Setting("seats", t("setting-seats"), lines, str(table.limit), lambda it: {"limit": int(it)})


def series(table: Table, t: Texts) -> Iterator[Setting]:
    """How many games in a row; before the first of them."""
    if table.series is None:
        name = {it: t("series-best-of", length=it) if it > 1 else t("series-one") for it in LENGTHS}
        lines = [(str(it), name[it]) for it in LENGTHS]
        yield Setting(
            "series", t("setting-series"), lines, str(table.best_of), lambda it: {"best_of": int(it)}
        )


def clocks(table: Table, t: Texts) -> Iterator[Setting]:
    """How much time people have, and what happens when it is over."""
    paces = [(it, t(f"pace-{it}")) for it in OFFERED]
    yield Setting("pace", t("setting-pace"), paces, table.pace, lambda it: {"pace": it})
    if table.pace != "none":
        ends = [(it, t(f"at-zero-{it}")) for it in get_args(AtZero)]
        yield Setting("zero", t("setting-zero"), ends, table.at_zero, lambda it: {"at_zero": it})


def stakes(table: Table, t: Texts) -> Iterator[Setting]:
    """Whether the game is rated, which excludes hints."""
    lines = [(word, t(f"setting-rated-{word}")) for word in ("yes", "no")]
    changes = {"yes": {"friendly": False, "hints": False}, "no": {"friendly": True}}
    yield Setting("rated", t("setting-rated"), lines, spelt(table.rated), lambda it: changes[it])


def hints(table: Table, t: Texts) -> Iterator[Setting]:
    """Whether a computer player may be asked for advice; then the game is not rated."""
    if table.agents.adviser is None:
        return
    lines = [(word, t(f"setting-hints-{word}")) for word in ("no", "yes")]
    yield Setting("hints", t("setting-hints"), lines, spelt(table.hints), lambda it: {"hints": it == "yes"})


def languages(table: Table, t: Texts) -> Iterator[Setting]:
    """Menu of the board's language."""
    lines = [(it, Texts.of(it)("language-name")) for it in LOCALES]
    yield Setting("language", t("setting-language"), lines, table.language, lambda it: {"language": it})


ENTRIES: tuple[Callable[[Table, Texts], Iterator[Setting]], ...] = (
    *(games, expansions, choices, seats, series, clocks, stakes, hints, languages),
)
"""The list: each yields the settings that there are at a table."""


def spelt(value: int) -> str:
    """A value that a host may choose, as keys of texts and ids of controls have it."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def unusual(table: Table, t: Texts) -> Iterator[str]:
    """What the host has chosen otherwise than usual, a line each."""
    usual = {f"chosen.{name}": spelt(values[0]) for name, values in table.game.deals.CHOSEN.items()}
    for it in choices(table, t):
        if it.now != usual[it.name]:
            yield f"{it.title}: {it.current_text}"


def panel(scene: Scene, person: int, manages: bool, opened: str = "") -> Sheet:
    """Settings of a lobby; for players who may change them with menus: the setting, and the values of the
    opened one. Raises `WrongMoment` when the game has begun."""
    table, t = scene.table, scene.t
    table.expect("lobby")
    all_of_them = settings(table, t)
    text = "\n".join(f"{it.title}: **{it.current_text}**" for it in all_of_them)
    if person != table.host and not manages:
        host = next((scene.who(seat) for seat, it in enumerate(table.chairs) if it.person == table.host), "")
        return Sheet(t("settings-of-table"), "\n".join((text, "", t("setting-host", host=host))))
    controls = [*menus(table, t, all_of_them, opened), *departures(scene, person)]
    return Sheet(t("settings-of-table"), text, controls)


def departures(scene: Scene, person: int) -> Iterator[Control]:
    """Menu of the players whom this person may send away: all others."""
    table, t = scene.table, scene.t
    others = [seat for seat, chair in enumerate(table.chairs) if chair.person not in (None, person)]
    if others:
        lines = [(word_for(table, table.chairs[seat].person or 0), scene.names[seat]) for seat in others]
        yield Menu(Id("sendaway", table.id), t("lobby-send-away"), Choices(lines))


def word_for(table: Table, person: int) -> str:
    """A player of a lobby as the value of a menu: seats move up, and ids of persons stand in no control."""
    return occasion(table.id, person)


def player_of(table: Table, word: str) -> int:
    """The player of a lobby whom a word stands for; raises `Stale`."""
    for person in table.people:
        if word_for(table, person) == word:
            return person
    raise Stale


def menus(table: Table, t: Texts, known: Sequence[Setting], opened: str) -> Iterator[Control]:
    """Which setting, and to what."""
    which = Choices(
        [(it.name, it.title) for it in known],
        picked=(opened,),
        notes={it.name: it.current_text for it in known},
    )
    yield Menu(Id("setting", table.id), t("setting-which"), which)
    for it in known:
        if it.name == opened:
            picked = Choices(picked=(it.now,))
            yield from parts(Id("set", table.id, name=it.name), it.title, it.lines, picked)


def change(table: Table, t: Texts, name: str, word: str) -> Mapping[str, Any]:
    """The fields of a table that a choice in a menu changes; raises `Stale` for what is not offered."""
    for it in settings(table, t):
        if it.name == name and word in dict(it.lines):
            return it.changes(word)
    raise Stale
