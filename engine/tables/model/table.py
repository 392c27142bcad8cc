"""A table: players, deal, log. An immutable value; every change makes a new one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain
from typing import Any, Literal

from engine.agents.roster import Roster
from engine.core.decisions import Decision
from engine.core.events import Event, visible_events
from engine.core.game import Deal, Game
from engine.core.seal import compute_seal
from engine.core.state import State
from engine.games import GAMES
from engine.games.agents import AGENTS
from engine.tables.model.chair import Chair, Minder
from engine.tables.model.clock import PACES, Pace
from engine.tables.model.errors import Impossible, NotSeated, WrongMoment
from engine.tables.model.keyed_hashes import includes, keyed_hash
from engine.tables.model.log import Entry, Log, Move, events_of
from engine.tables.model.motions import Motion

__all__ = ["AtZero", "Chair", "Minder", "Status", "Table", "Trouble"]
Status = Literal["lobby", "running", "finished", "ended"]
AtZero = Literal["nothing", "vote", "caretaker"]
Trouble = Literal["gone", "hidden", "mute", "locked", "outside"]
"""Why the bot cannot write where a table stands: the channel was deleted or the bot removed from the server;
it may not see the channel; it may not write; the thread is locked; it is no member of the private thread."""


@dataclass(frozen=True)
class Table:
    """A sitting in a channel.

    `chosen`: options of the game set by the host (`Deal.CHOSEN`); all others have their defaults. `limit`:
    seats that may be taken. `language`: that of the board. `pace`: the name of its clock; `at_zero`: what
    happens when one runs out. `hints`: players may ask a computer player, and so it is not rated; nor is it
    if it is `friendly`; `decided`: the host said so. `first`: the seat that begins; None: drawn at random.
    `follows`: in a rematch the seal of the game before, which its own seal covers; empty where there was
    none. `series`: the first table of its series, of `best_of` games; None: this one. `forked`: the table
    from which it goes on, for practice. `lesson`: it is the game's lesson, which only its learner sees; its
    `channel` is the learner's id. `taught`: keys of its texts that they have read. `paused`: when its players
    paused it; `lost`: since when its channel refuses our messages, for what `trouble`; `complained`: when its
    host was last notified. `motion`: the open vote. `former_sitters`: keyed hashes of the players who gave up
    a seat of this running game, or were sent away from this lobby.
    `revision` counts every change. `deal` is secret until the game is over, and
    so is `seed`, from which it was drawn (empty where nothing is sealed). `season`: the season that opened
    it, `season_began` when; no one ends it, claims a seat or changes its clock. `deadline`: when stand-ins
    play it to its end; `closing`: they do so now. `concealed`: others play the same deal, so only its players
    may know of it; see `withheld`; its computer players answer equal moves equally. `state` is never changed
    in place; it is None in a lobby. `opening`: what happened before the first move. `disclosed`: a view of a
    finished game, in which nothing is hidden any more. Times are seconds since 1970.
    """

    id: int
    guild: int
    channel: int
    host: int
    key: str
    expansions: tuple[str, ...]
    limit: int
    language: str = "en"
    pace: str = "none"
    at_zero: AtZero = "nothing"
    hints: bool = True
    friendly: bool = False
    decided: bool = True
    status: Status = "lobby"
    chairs: tuple[Chair, ...] = ()
    seed: str = ""
    first: int | None = None
    follows: str = ""
    series: int | None = None
    best_of: int = 1
    chosen: Mapping[str, int] = field(default_factory=dict)
    forked: int | None = None
    lesson: bool = False
    taught: tuple[str, ...] = ()
    deal: Deal | None = None
    state: State[Any] | None = field(default=None, compare=False)
    opening: tuple[Event, ...] = field(default=(), compare=False)
    log: Log = field(default_factory=Log)
    motion: Motion | None = None
    paused: float | None = None
    lost: float | None = None
    trouble: Trouble = "gone"
    complained: float | None = None
    former_sitters: tuple[str, ...] = ()
    season: int | None = None
    season_began: float | None = None
    deadline: float | None = None
    closing: bool = False
    concealed: bool = False
    revision: int = 0
    created: float = 0.0
    changed: float = 0.0
    disclosed: bool = field(default=False, compare=False)

    @property
    def game(self) -> Game[Any]:
        """The rules that are played here."""
        return GAMES[self.key]

    @property
    def agents(self) -> Roster:
        """The computer players of this game."""
        return AGENTS[self.key]

    @cached_property
    def tempo(self) -> Pace:
        """The clock of this table."""
        return PACES[self.pace]

    @property
    def now(self) -> State[Any]:
        """The state of a game that has begun; raises `WrongMoment` before that."""
        if self.state is None:
            raise WrongMoment(self.status)
        return self.state

    @property
    def rated(self) -> bool:
        """Whether it counts for ratings, as far as is known now."""
        return not (self.friendly or self.hints or self.lesson) and self.forked is None

    @property
    def at_stake(self) -> bool:
        """Whether it is rated and was dealt: from then on no single player can void the game, or deals could
        be looked at until one pleases."""
        return self.rated and self.status == "running"

    def alone(self, person: int) -> bool:
        """Whether all others at the table are computer players."""
        return all(chair.person in (None, person) for chair in self.chairs)

    @property
    def seal(self) -> str:
        """Public commitment to the deal; empty without one."""
        return compute_seal(self.deal, self.seed, self.follows) if self.deal is not None and self.seed else ""

    @cached_property
    def people(self) -> tuple[int, ...]:
        """Players at the table; erased ones are left out."""
        return tuple(chair.person for chair in self.chairs if chair.person is not None and chair.person > 0)

    @property
    def present(self) -> tuple[int, ...]:
        """Players who have not left; one who has lent their seat still votes."""
        return tuple(chair.person for chair in self.chairs if chair.person is not None and not chair.left)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The moves that no undo has taken back."""
        return tuple(self.log.course.moves)

    @cached_property
    def pending(self) -> tuple[Decision, ...]:
        """The open decisions; none before the start and after the end."""
        return self.state.pending if self.status == "running" and self.state else ()

    @property
    def round(self) -> int:
        """The round that is played; 0 in a lobby."""
        return self.state.round if self.state is not None else 0

    @cached_property
    def due(self) -> tuple[int, ...]:
        """The seats that must decide."""
        return tuple(decision.seat for decision in self.pending if decision.blocking)

    @property
    def rests(self) -> float | None:
        """Since when there are no calls and no running clocks; None: the table goes on."""
        return min((since for since in (self.paused, self.lost) if since is not None), default=None)

    @property
    def halted(self) -> bool:
        """Whether moves are blocked: a pause at a table with a clock."""
        return self.paused is not None and self.tempo.cap > 0

    @cached_property
    def due_seats(self) -> tuple[int, ...]:
        """The seats that must decide and have a player to do so."""
        return tuple(seat for seat in self.due if self.chairs[seat].waits)

    @property
    def thinking(self) -> tuple[tuple[int, int], ...]:
        """Seats whose agents must think, with their plies; none in a pause or while all players are away."""
        if self.halted or not (self.closing or any(chair.waits for chair in self.chairs)):
            return ()
        due = [(seat, self.chairs[seat].agent) for seat in self.due]
        return tuple((seat, self.ply(seat)) for seat, name in due if name and not self.agents[name].at_once)

    @cached_property
    def withheld(self) -> bool:
        """Whether it is over and others still play the same deal: nothing of it is shown, not even to its
        players. Of the commands and presses that name a table, and those that find it by its channel,
        `bot.interactions.access` asks; of all that is drawn `bot.views.sources.Sources.scene`."""
        return self.concealed and self.status in ("finished", "ended")

    @property
    def secret(self) -> bool:
        """Whether hidden information may exist."""
        return (self.concealed or self.status in ("lobby", "running")) and not self.disclosed

    def expect_not_withheld(self) -> None:
        """Raise `Impossible` for a table that is withheld."""
        if self.withheld:
            raise Impossible("withheld")

    def seen_by(self, seat: int | None) -> State[Any]:
        """The state as a seat (None: the public) may see it; raises `WrongMoment` before the game begins."""
        return self.now.seen_by(seat) if self.secret else self.now

    def events_since(
        self, since: int = 0, seat: int | None = None, until: int | None = None
    ) -> Iterator[Event]:
        """Events after this number of moves, as a seat (None: the public) may know them; 0: with the opening.
        `until`: up to the last of this many moves.
        """
        entries = chain.from_iterable(map(events_of, self.log.course.since(since, until)))
        return iter(self.redact_events(seat, entries if since else chain(self.opening, entries)))

    def redact_events(self, seat: int | None, events: Iterable[Event]) -> Iterable[Event]:
        """Redact events for a seat; none are hidden once the game is over."""
        return visible_events(seat, events) if self.secret else events

    def free_from(self, seat: int) -> float | None:
        """When another player may claim this seat; None: not left, or the owner not notified yet."""
        chair = self.chairs[seat]
        if not chair.left or chair.person is None:
            return None
        if chair.person < 0:  # a former player is gone for good
            return 0.0
        return None if chair.told is None else chair.told + self.tempo.grace

    def seat_of(self, person: int) -> int:
        """The seat of a person; raises `NotSeated`."""
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        raise NotSeated

    def has_sat(self, person: int) -> bool:
        """Whether a player gave up a seat of this running game, erased or not: they know hidden cards."""
        moved = any(isinstance(entry, Move) and entry.person == person for entry in self.log)
        return (moved and person not in self.people) or includes(self.former_sitters, person)

    def with_former(self, person: int) -> Table:
        """This table with a player among those who gave up a seat; the revision stays."""
        return replace(self, former_sitters=(*self.former_sitters, keyed_hash(person)))

    def decisions_of(self, seat: int) -> tuple[Decision, ...]:
        """The open decisions of a seat."""
        return tuple(decision for decision in self.pending if decision.seat == seat)

    def ply(self, seat: int) -> int:
        """Moment counter of a seat, for its buttons; a changed sealed answer does not count: it is secret."""
        return self.log.course.plies[seat]

    def actor_of(self, move: Move) -> int | None:
        """The player on the seat of a move by press or order; None: an agent, or a former player."""
        person = self.chairs[move.action.seat].person if move.cause in ("hand", "step", "order") else None
        return person if person in self.people else None

    def expect(self, *statuses: Status) -> None:
        """Raise `WrongMoment` unless the table is in one of these states."""
        if self.status not in statuses:
            raise WrongMoment(self.status)

    def after(self, **changes: Any) -> Table:
        """This table with changes, one revision later."""
        return replace(self, revision=self.revision + 1, **changes)

    def with_chair(self, seat: int, **changes: Any) -> Table:
        """This table with changes to one chair; the revision stays."""
        chair = replace(self.chairs[seat], **changes)
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def adding(self, *entries: Entry) -> Table:
        """This table with more in its log; the revision stays."""
        return replace(self, log=self.log.adding(entries))
