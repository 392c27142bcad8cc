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
from bot.views.help.game_choice import lines, takes
from bot.views.refusals import refusal_text
from engine.games import GAMES
from engine.tables.model.clock import OFFERED
from engine.tables.model.errors import Occupied, Stale
from engine.tables.people.series import LENGTHS

PLACES = ("here", "thread")
"""Where a table may stand."""
HINTS = {"0": False, "1": True}
"""What an id says about hints; anything else leaves it to the table."""
ALONE = "alone"
"""Without an expansion, in a menu."""


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
        """What a press on the form means; raises `Stale` for anything that is not offered."""
        words = [*id.name.split("."), *[""] * len(fields(cls))]
        said = dict(zip((it.name for it in fields(cls)), words, strict=False))
        changed = words[len(fields(cls))]
        if values and changed in ("game", "expansion"):
            said[changed] = "" if values[0] == ALONE else values[0]
        numbers = (said["seats"], said["series"])
        if not all(it.isdecimal() and len(it) < 3 for it in numbers):
            raise Stale
        facts = {
            **said,
            "seats": int(numbers[0]),
            "series": int(numbers[1]),
            "hints": HINTS.get(said["hints"]),
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
        """That of a control which carries this wish on."""
        words = (str(int(it)) if isinstance(it, int) else it or "" for it in astuple(self))
        return Id(verb, 0, 0, ".".join((*words, changed)))

    @property
    def expansions(self) -> tuple[str, ...]:
        """The chosen expansions."""
        return (self.expansion,) if self.expansion else ()


def choosing(wish: OpeningForm, t: Texts, picture: Picture | None = None) -> Sheet:
    """The games with a line each, what is chosen, and the picture of that."""
    return Sheet(t("new-choose"), lines(t, [*PRESENTERS], takes), controls(wish, t), picture=picture)


def occupied_sheet(taken: Occupied, t: Texts, wish: OpeningForm) -> Sheet:
    """That the channel has a table already, and the way to a thread for the wanted one."""
    button = Button(wish.id("newthread"), t("command-new-place-thread"), Style.primary)
    return Sheet("", refusal_text(taken, t, None), [button])


def controls(wish: OpeningForm, t: Texts) -> list[Control]:
    """A menu of games, one of the expansions that the chosen one has, and the way on."""
    games = [(it, game_title(t, it)) for it in PRESENTERS]
    notes = {it: takes(t, it) for it in PRESENTERS}
    chosen = Choices(games, picked=(wish.game,), notes=notes)
    out: list[Control] = [Menu(wish.id("choose", "game"), t("new-pick-game"), chosen)]
    if wish.game and (expansions := GAMES[wish.game].expansions):
        names = [(it, t.within(wish.game)(f"game-{it}")) for it in expansions]
        choices = Choices([(ALONE, t("new-alone")), *names], picked=(wish.expansion or ALONE,))
        out.append(Menu(wish.id("choose", "expansion"), t("new-pick-expansion"), choices))
    return [*out, Button(wish.id("opentable"), t("new-open"), Style.success, not wish.game)]
