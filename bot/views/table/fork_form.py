"""The form to play on from a moment of a finished game.

It is stateless: in the ids of its controls the moment is the first round to play, the name holds the choices
so far (`<seat>.<agent>`), and a menu adds which of the two it changes. To play on from a decision, the number
of moves before it follows the seat (`<seat>_<moves>.<agent>`).
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.registry import PRESENTERS
from bot.messages.controls import Button, Choices, Control, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.texts import Texts
from bot.texts.formats import MARKS, plain, signed_number
from bot.views.scene import Scene
from bot.views.table.history import HERE, STEP, moment
from bot.views.table.opponents import computer_players
from engine.core.errors import IllegalAction
from engine.core.scores import totals
from engine.tables.model.errors import Impossible, Stale
from engine.tables.model.table import Table
from engine.tables.play.rewind import as_of

SEAT, AGENT = "seat", "agent"
"""The two choices of the form."""


@dataclass(frozen=True, slots=True)
class ForkForm:
    """Choices so far: round, the player's seat, the agent on all other seats. `made`: moves before the
    decision from which to play on; None: from the beginning of the round."""

    round: int
    seat: int
    agent: str
    made: int | None = None

    @classmethod
    def first(cls, round: int, table: Table, person: int) -> ForkForm:
        """Initial values of the form: the user's own seat, if they had one."""
        return cls(round, table.seat_of(person) if person in table.people else 0, table.agents.choices[0])

    @classmethod
    def of(cls, id: Id, values: tuple[str, ...], table: Table) -> ForkForm:
        """Parse a press on the form; raises `Stale` for a seat or an agent that does not exist."""
        place, agent, field, *_ = (*id.name.split("."), "", "")
        seat, _, made = place.partition(STEP)
        chosen = {SEAT: seat, AGENT: agent}
        if values and field in chosen:
            chosen[field] = values[0]
        seat, agent = chosen.values()
        if seat not in map(str, range(len(table.chairs))) or agent not in table.agents.choices:
            raise Stale
        return cls(id.ply, int(seat), agent, int(made) if made.isdecimal() else None)

    def id(self, verb: str, table: Table, field: str = "") -> Id:
        """Id of a control that carries these choices."""
        place = str(self.seat) if self.made is None else f"{self.seat}{STEP}{self.made}"
        name = ".".join(filter(None, (place, self.agent, field)))
        return Id(verb, table.id, self.round, name)

    def moment(self, table: Table) -> tuple[Table, int]:
        """The table as it was at the start of the fork, and the number of moves before. Raises `Impossible`
        where it cannot be reconstructed, `Stale` for a round or decision that does not exist."""
        try:
            if self.made is not None:
                then = as_of(table, self.made), self.made
                known = self.made < len(table.moves) and then[0].round == self.round
            else:
                past = moment(table, str(self.round))
                then, known = (past.table, past.made), past.places[past.at] == str(self.round)
        except IllegalAction as unknown:
            raise Impossible("no-log") from unknown
        if not known:
            raise Stale
        return then


def form(scene: Scene, table: Table, wish: ForkForm, t: Texts, note: str = "") -> Sheet:
    """Form to play on: explanation, menus of seat and opponents. `scene`: the moment from which to play on;
    `note`: shown first."""
    lines = [
        *([note, ""] if note else []),
        t("replay-fork-what", start="round" if wish.made is None else "decision"),
        "",
        f"**{t('replay-fork-seat', who=scene.who(wish.seat))}**",
        f"**{t('replay-fork-against', agent=scene.t(f'agent-{wish.agent}'))}**",
    ]
    controls: list[Control] = [
        Menu(wish.id("fork", table, SEAT), t("replay-pick-seat"), seats(scene, wish)),
        Menu(
            wish.id("fork", table, AGENT),
            t("replay-pick-agent"),
            computer_players(table, scene.t, wish.agent),
        ),
        Button(wish.id("playon", table), t("replay-go"), Style.success, row=2),
        back(table, wish, t),
    ]
    return Sheet(t("replay-fork-title", round=wish.round), "\n".join(lines), controls)


def fork_sheet(table: Table, wish: ForkForm, t: Texts) -> Sheet:
    """Confirmation that the new table is open, with the way back to the old game."""
    return Sheet(t("replay-fork-title", round=wish.round), t("replay-opened"), [back(table, wish, t)])


def seats(scene: Scene, wish: ForkForm) -> Choices:
    """Menu of seats, with their former players and points."""
    scores = PRESENTERS[scene.table.key].scores
    ties = (scores.tie_break(scene.context, seat) for seat in scene.view.players)
    stood = zip(totals(scene.view), ties, strict=True)
    facts = enumerate((f"{signed_number(points)}★", tie) for points, tie in stood)
    notes = {str(seat): " · ".join(filter(None, parts)) for seat, parts in facts}
    options = [(str(seat), f"{MARKS[seat]} {plain(name)}") for seat, name in enumerate(scene.names)]
    return Choices(options, picked=(str(wish.seat),), notes=notes)


def back(table: Table, wish: ForkForm, t: Texts) -> Button:
    """The way back to the board at that moment."""
    return Button(Id("rewind", table.id, 0, f"{wish.round}.{HERE}"), t("replay-back"), row=2)
