"""Form of /new, where the server has no favourite game.

The form is stateless: its arguments and choices so far are in the ids of its controls, and a menu adds its
change.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields, replace

from bot.games.registry import PRESENTERS
from bot.messages.controls import Button, Choices, Control, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Picture, Sheet
from bot.texts import LOCALES, Texts
from bot.texts.formats import game_title
from bot.views.help.game_choice import effort_line, lines
from bot.views.refusals import refusal_text
from engine.games import GAMES
from engine.tables.model.clock import OFFERED
from engine.tables.model.errors import Occupied, Stale
from engine.tables.people.series import LENGTHS

PLACES = ("here", "thread")
"""Where a table may stand."""
HINTS = {"0": False, "1": True}
"""Values of hints in an id; any other leaves it to the table."""
ALONE = "alone"
"""Value of the menu of expansions: none."""


@dataclass(frozen=True, slots=True)
class OpeningForm:
    """Choices of the form, as words that fit into an id. `expansion`: empty for none. `language`: empty for
    that of the server. `hints`: None leaves it to the table."""

    game: str = ""
    expansion: str = ""
    seats: int = 4
    place: str = "here"
    language: str = ""
    pace: str = "none"
    at_zero: str = "nothing"
    hints: bool | None = None
    series: int = 1

    @classmethod
    def of(cls, id: Id, values: tuple[str, ...]) -> OpeningForm:
        """Parse a press on the form; raises `Stale` for a value that is not offered."""
        words = [*id.name.split("."), *[""] * len(fields(cls))]
        named = dict(zip((field.name for field in fields(cls)), words, strict=False))
        changed = words[len(fields(cls))]
        if values and changed in ("game", "expansion"):
            named[changed] = "" if values[0] == ALONE else values[0]
        numbers = (named["seats"], named["series"])
        if not all(number.isdecimal() and len(number) < 3 for number in numbers):
            raise Stale
        facts = {
            **named,
            "seats": int(numbers[0]),
            "series": int(numbers[1]),
            "hints": HINTS.get(named["hints"]),
        }
        return cls(**facts).validate()  # type: ignore[arg-type]  # each of its own type by now

    def validate(self) -> OpeningForm:
        """Drop an expansion of another game; raises `Stale` for an invalid choice."""
        known = self.pace in OFFERED and self.place in PLACES and self.series in LENGTHS
        if not known or self.language not in ("", *LOCALES) or self.game not in ("", *PRESENTERS):
            raise Stale
        fits = self.game and self.expansion in GAMES[self.game].expansions
        return self if fits else replace(self, expansion="")

    def id(self, verb: str, changed: str = "") -> Id:
        """Id of a control that carries these choices."""
        words = (str(int(value)) if isinstance(value, int) else value or "" for value in astuple(self))
        return Id(verb, 0, 0, ".".join((*words, changed)))

    @property
    def expansions(self) -> tuple[str, ...]:
        return (self.expansion,) if self.expansion else ()


def opening_sheet(wish: OpeningForm, t: Texts, picture: Picture | None = None) -> Sheet:
    """The form: the games with a line each, the choices so far, and the picture of the chosen game."""
    return Sheet(t("new-choose"), lines(t, [*PRESENTERS], effort_line), controls(wish, t), picture=picture)


def occupied_sheet(taken: Occupied, t: Texts, wish: OpeningForm, *, offered: bool) -> Sheet:
    """The channel has a table already. `offered`: a thread for the new one, which the bot may open."""
    button = Button(wish.id("newthread"), t("command-new-place-thread"), Style.primary)
    return Sheet("", refusal_text(taken, t, None), [button] if offered else [])


def controls(wish: OpeningForm, t: Texts) -> list[Control]:
    """Menus of games and of the chosen one's expansions, and the button that opens the table."""
    games = [(key, game_title(t, key)) for key in PRESENTERS]
    notes = {key: effort_line(t, key) for key in PRESENTERS}
    chosen = Choices(games, picked=(wish.game,), notes=notes)
    menus: list[Control] = [Menu(wish.id("choose", "game"), t("new-pick-game"), chosen)]
    if wish.game and (expansions := GAMES[wish.game].expansions):
        names = [(name, t.within(wish.game)(f"game-{name}")) for name in expansions]
        choices = Choices([(ALONE, t("new-alone")), *names], picked=(wish.expansion or ALONE,))
        menus.append(Menu(wish.id("choose", "expansion"), t("new-pick-expansion"), choices))
    return [*menus, Button(wish.id("opentable"), t("new-open"), Style.success, not wish.game)]
