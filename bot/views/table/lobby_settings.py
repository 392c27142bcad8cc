"""Settings of a lobby that its host may change: one list for all games."""

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
from bot.views.table.opening_form import ALONE
from engine.games import GAMES
from engine.tables.model.clock import OFFERED
from engine.tables.model.errors import Stale
from engine.tables.model.outbox import occasion
from engine.tables.model.table import AtZero, Table
from engine.tables.people.series import LENGTHS


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting that a host may change. `lines`: its values, as words for ids, with their names; `now`: the
    current one; `changes`: the fields of the table that a value stands for."""

    name: str
    title: str
    lines: Sequence[tuple[str, str]]
    now: str
    changes: Callable[[str], Mapping[str, Any]]

    @property
    def current_text(self) -> str:
        """Name of the current value."""
        return dict(self.lines)[self.now]


def settings(table: Table, t: Texts) -> list[Setting]:
    """All settings with more than one value at this table, in the words of its game."""
    offered = (setting for entry in ENTRIES for setting in entry(table, t))
    return [setting for setting in offered if len(setting.lines) > 1]


def games(table: Table, t: Texts) -> Iterator[Setting]:
    """The game; a series goes on with the one with which it began."""
    keys, taken = [table.key] if table.series else [*PRESENTERS], len(table.chairs)
    known = [key for key in keys if key == table.key or taken <= GAMES[key].seats[-1]]
    lines = [(key, game_title(t, key)) for key in known]
    yield Setting("game", t("setting-game"), lines, table.key, lambda word: {"key": word})


def expansions(table: Table, t: Texts) -> Iterator[Setting]:
    """The expansion of the game, or none."""
    lines = [(ALONE, t("new-alone")), *((name, t(f"game-{name}")) for name in table.game.expansions)]
    now = next(iter(table.expansions), ALONE)
    title = t("setting-expansion")
    yield Setting("expansion", title, lines, now, lambda key: {"expansions": () if key == ALONE else (key,)})


def choices(table: Table, t: Texts) -> Iterator[Setting]:
    """Settings of the game itself."""
    for name, values in table.game.deals.CHOSEN.items():
        words = {key_of(value): value for value in sorted(values)}
        lines = [(word, value_text(t, f"chosen-{name}", word)) for word in words]
        now = key_of(table.chosen.get(name, values[0]))

        def changes(word: str, name: str = name, words: Mapping[str, int] = words) -> Mapping[str, Any]:
            return {"chosen": {**table.chosen, name: words[word]}}

        yield Setting(f"chosen.{name}", t(f"chosen-{name}"), lines, now, changes)


def value_text(t: Texts, key: str, word: str) -> str:
    """Name of a value: its own text, or for a number without one the number."""
    own = f"{key}-{word}"
    return t(own) if t.has(own) or not word.isdecimal() else word


def seats(table: Table, t: Texts) -> Iterator[Setting]:
    """How many may join: at least those who have."""
    lines = [(str(count), str(count)) for count in table.game.seats if count >= len(table.chairs)]
    yield Setting("seats", t("setting-seats"), lines, str(table.limit), lambda word: {"limit": int(word)})


def series(table: Table, t: Texts) -> Iterator[Setting]:
    """Number of games in a row; only before the first of them."""
    if table.series is None:
        name = {many: t("series-best-of", length=many) if many > 1 else t("series-one") for many in LENGTHS}
        lines = [(str(length), name[length]) for length in LENGTHS]
        yield Setting(
            "series", t("setting-series"), lines, str(table.best_of), lambda word: {"best_of": int(word)}
        )


def clocks(table: Table, t: Texts) -> Iterator[Setting]:
    """Pace of the clocks, and what happens at zero."""
    paces = [(pace, t(f"pace-{pace}")) for pace in OFFERED]
    yield Setting("pace", t("setting-pace"), paces, table.pace, lambda word: {"pace": word})
    if table.pace != "none":
        ends = [(rule, t(f"at-zero-{rule}")) for rule in get_args(AtZero)]
        yield Setting("zero", t("setting-zero"), ends, table.at_zero, lambda word: {"at_zero": word})


def stakes(table: Table, t: Texts) -> Iterator[Setting]:
    """Whether the game is rated, which excludes hints."""
    lines = [(word, t(f"setting-rated-{word}")) for word in ("yes", "no")]
    changes = {"yes": {"friendly": False, "hints": False}, "no": {"friendly": True}}
    yield Setting("rated", t("setting-rated"), lines, key_of(table.rated), lambda word: changes[word])


def hints(table: Table, t: Texts) -> Iterator[Setting]:
    """Whether a computer player may be asked for advice, which makes the game friendly."""
    if table.agents.judge is None:
        return
    lines = [(word, t(f"setting-hints-{word}")) for word in ("no", "yes")]
    yield Setting(
        "hints", t("setting-hints"), lines, key_of(table.hints), lambda key: {"hints": key == "yes"}
    )


def languages(table: Table, t: Texts) -> Iterator[Setting]:
    """The language of the board."""
    lines = [(locale, Texts.of(locale)("language-name")) for locale in LOCALES]
    yield Setting("language", t("setting-language"), lines, table.language, lambda word: {"language": word})


ENTRIES: tuple[Callable[[Table, Texts], Iterator[Setting]], ...] = (
    *(games, expansions, choices, seats, series, clocks, stakes, hints, languages),
)
"""Each yields the settings of its kind that a table has."""


def key_of(value: int) -> str:
    """A value as it stands in keys of texts and ids of controls."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def unusual_settings(table: Table, t: Texts) -> Iterator[str]:
    """A line for each setting of the game itself that differs from the default."""
    usual = {f"chosen.{name}": key_of(values[0]) for name, values in table.game.deals.CHOSEN.items()}
    for setting in choices(table, t):
        if setting.now != usual[setting.name]:
            yield f"{setting.title}: {setting.current_text}"


def panel(scene: Scene, person: int, manages: bool, opened: str = "") -> Sheet:
    """Settings of a lobby; for those who may change them a menu of settings, and of the values of the
    `opened` one. Raises `WrongMoment` after the start."""
    table, t = scene.table, scene.t
    table.expect("lobby")
    known = settings(table, t)
    text = "\n".join(f"{setting.title}: **{setting.current_text}**" for setting in known)
    if person != table.host and not manages:
        host = next(
            (scene.who(at) for at, chair in enumerate(table.chairs) if chair.person == table.host), ""
        )
        return Sheet(t("settings-of-table"), "\n".join((text, "", t("setting-host", host=host))))
    controls = [*menus(table, t, known, opened), *departures(scene, person)]
    return Sheet(t("settings-of-table"), text, controls)


def departures(scene: Scene, person: int) -> Iterator[Control]:
    """Menu of the players whom this person may send away: all removable."""
    table, t = scene.table, scene.t
    removable = [seat for seat, chair in enumerate(table.chairs) if chair.person not in (None, person)]
    if removable:
        lines = [(word_for(table, table.chairs[seat].person or 0), scene.names[seat]) for seat in removable]
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
    """Menus of settings, and of the values of the opened one."""
    which = Choices(
        [(setting.name, setting.title) for setting in known],
        picked=(opened,),
        notes={setting.name: setting.current_text for setting in known},
    )
    yield Menu(Id("setting", table.id), t("setting-which"), which)
    for setting in known:
        if setting.name == opened:
            picked = Choices(picked=(setting.now,))
            yield from parts(Id("set", table.id, name=setting.name), setting.title, setting.lines, picked)


def change(table: Table, t: Texts, name: str, word: str) -> Mapping[str, Any]:
    """The fields of a table that a choice in a menu changes; raises `Stale` for what is not offered."""
    for setting in settings(table, t):
        if setting.name == name and word in dict(setting.lines):
            return setting.changes(word)
    raise Stale
