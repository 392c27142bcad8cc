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
"""What the menus of the form change."""


@dataclass(frozen=True, slots=True)
class ForkForm:
    """Choices so far: the round, the player's seat, the agent on all other seats. `made`: the number of moves
    before the decision from which one plays on; None: from the beginning of the round."""

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
        """What a press on the form means; raises `Stale` for a seat or an agent that there is not."""
        place, agent, field, *_ = (*id.name.split("."), "", "")
        seat, _, made = place.partition(STEP)
        said = {SEAT: seat, AGENT: agent}
        if values and field in said:
            said[field] = values[0]
        if said[SEAT] not in map(str, range(len(table.chairs))) or said[AGENT] not in table.agents.choices:
            raise Stale
        return cls(id.ply, int(said[SEAT]), said[AGENT], int(made) if made.isdecimal() else None)

    def id(self, verb: str, table: Table, field: str = "") -> Id:
        """That of a control that carries this wish on."""
        place = str(self.seat) if self.made is None else f"{self.seat}{STEP}{self.made}"
        name = ".".join(filter(None, (place, self.agent, field)))
        return Id(verb, table.id, self.round, name)

    def moment(self, table: Table) -> tuple[Table, int]:
        """The table where one plays on, and how many moves had been made; raises `Impossible` where that
        cannot be known any more, `Stale` where no such round has begun or no such decision was taken."""
        try:
            if self.made is not None:
                then = as_of(table, self.made), self.made
                known = self.made < len(table.moves) and then[0].round == self.round
            else:
                it = moment(table, str(self.round))
                then, known = (it.table, it.made), it.places[it.at] == str(self.round)
        except IllegalAction as unknown:
            raise Impossible("no-log") from unknown
        if not known:
            raise Stale
        return then


def form(scene: Scene, table: Table, wish: ForkForm, t: Texts, note: str = "") -> Sheet:
    """Form to play on: explanation, menus of seat and opponents. `scene`: of the moment from which one plays
    on; `note`: shown first.
    """
    said = [
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
    return Sheet(t("replay-fork-title", round=wish.round), "\n".join(said), controls)


def fork_sheet(table: Table, wish: ForkForm, t: Texts) -> Sheet:
    """It is done; one may go on looking at the old game."""
    return Sheet(t("replay-fork-title", round=wish.round), t("replay-opened"), [back(table, wish, t)])


def seats(scene: Scene, wish: ForkForm) -> Choices:
    """Every seat with its former player and points."""
    scores = PRESENTERS[scene.table.key].scores
    ties = (scores.tie_break(scene.context, seat) for seat in scene.view.players)
    stood = zip(totals(scene.view), ties, strict=True)
    facts = enumerate((f"{signed_number(points)}★", tie) for points, tie in stood)
    notes = {str(seat): " · ".join(filter(None, it)) for seat, it in facts}
    options = [(str(seat), f"{MARKS[seat]} {plain(name)}") for seat, name in enumerate(scene.names)]
    return Choices(options, picked=(str(wish.seat),), notes=notes)


def back(table: Table, wish: ForkForm, t: Texts) -> Button:
    """To the board at that moment."""
    return Button(Id("rewind", table.id, 0, f"{wish.round}.{HERE}"), t("replay-back"), row=2)
