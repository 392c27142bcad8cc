"""Law: from any state that can be reached, time alone brings every season to its end."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from engine.seasons.events import Ended, Final, Happening, Played, SeasonEvent, Withdrew
from engine.seasons.fold import add
from engine.seasons.model import FINAL, BadSeason, Season
from engine.seasons.report import report
from engine.seasons.service import players
from engine.seasons.service.changes import apply_step
from engine.seasons.service.due import SeasonFacts, due_step
from engine.seasons.service.edition import Edition
from engine.seasons.service.fixtures import lobby_of
from engine.seasons.service.plan import SeasonPlan, SeasonRequest, day_of
from engine.seasons.service.step import TABLE, SeasonChange
from engine.tables.model.errors import Impossible, Stale
from engine.tables.model.habits import DAY
from engine.tables.store.season_rows import SeasonRow
from tests.seasons.play import SECRET, started
from tests.seasons.test_checker import same

MONDAY = 1_800_000_000.0


class Course:
    """A season with its tables as luck has it: some never open, some never end."""

    def __init__(self, kind: str, seats: int, weeks: int, luck: Random) -> None:
        wish = SeasonRequest(kind, day_of(MONDAY + 9 * DAY, "UTC"), weeks, "UTC", "speicherstadt", (), seats)
        plan = SeasonPlan.from_request(wish, MONDAY)
        status = "running" if kind == "duplicate" else "sign-up"
        self.row = SeasonRow(1, 1, 7, 9, kind, status, "en", plan.model_dump_json(), SECRET)
        self.luck, self.now = luck, MONDAY
        self.trouble = luck.choice((0.0, 0.0, 0.1, 1.0))
        self.withdraws = luck.choice((0.05, 0.9))
        self.running: dict[int, bool] = {}

    @property
    def it(self) -> Edition:
        return Edition(self.row)

    def change(self, step: SeasonChange | None) -> bool:
        """Store a step and open the tables that it asks for; False: there is none."""
        if step is None:
            return False
        self.row = apply_step(self.row, step, self.now)
        for what, number in step.notes:
            if what == TABLE and self.luck.random() >= self.trouble:
                lobby_of(self.it, number, channel=7)
                self.row = replace(self.row, games=(*self.row.games, (number, 100 + number)))
                self.running[number] = self.luck.random() >= self.trouble
        return True

    def finished(self, *, by_hand: bool) -> tuple[Played, ...]:
        """Games that have ended: by their players, or by stand-ins at the deadline."""
        found = []
        for number, _ in self.row.games:
            fixture = self.it.state.fixtures.get(number)
            final = fixture is not None and fixture.division == FINAL
            late = self.now >= self.it.plan.deadline(final=final)
            if (fixture is None or not fixture.over) and (late or by_hand) and self.running[number]:
                seats = len(fixture.members) if fixture else self.it.plan.seats
                ranks = self.luck.choice(((1,) * seats, (*range(1, seats + 1),)))
                people = () if fixture else (number, *[None] * (seats - 1))
                lost = (0,) if self.luck.random() < 0.2 else ()
                found.append(Played(table=number, ranks=ranks, scores=ranks, people=people, lost=lost))
        return (*found,)

    def ring(self, *, by_hand: bool = False) -> None:
        """Do everything that has come due."""
        for _ in range(50):
            new = self.finished(by_hand=by_hand)
            known = self.it.state.fixtures
            open_tables = [
                number for number, _ in self.row.games if number not in known or not known[number].over
            ]
            facts = SeasonFacts(new, len(open_tables) - len(new))
            if not self.change(due_step(self.it, facts, self.now)):
                return
        raise AssertionError("it does not come to rest")

    def act(self, who: int) -> None:
        """Something that a person may do."""
        luck, person = self.luck, 1_000 + who
        try:
            self.change(self.step(person))
        except (Impossible, Stale):
            return
        if luck.random() < 0.05 and person in self.row.people:
            erased = (-person if it == person else it for it in self.row.people)
            self.row = replace(self.row, people=(*erased,))

    def step(self, person: int) -> SeasonChange | None:
        """What a person presses; raises `Impossible` where they may not."""
        luck, now = self.luck, self.now
        if self.row.kind == "duplicate":
            return players.attempt(self.it, person, now=now)
        if luck.random() < self.withdraws:
            return players.withdraw(self.it, person, now=now)
        if luck.random() < 0.5:
            return players.confirm(self.it, person, now=now)
        said = {"plays": luck.random() < 0.9, "reserve": luck.random() < 0.5}
        return players.enter(self.it, person, **said, now=now)

    def live(self, people: int, times: int) -> None:
        """People come and go while time passes."""
        for who in range(people):
            self.act(who)
        for _ in range(times):
            self.now += self.luck.choice((0.0, 0.5, 3.0)) * DAY
            for who in range(people):
                self.act(who)
            self.ring(by_hand=self.luck.random() < 0.5)


@given(
    st.sampled_from(("league", "cup", "duplicate")), st.integers(2, 5), st.integers(1, 4), st.integers(0, 23),
    st.integers(0, 30), st.randoms(use_true_random=False),
)  # fmt: skip
@settings(max_examples=150, deadline=None)
def test_time_alone_ends_every_season(
    kind: str, seats: int, weeks: int, people: int, times: int, luck: Random
) -> None:
    course = Course(kind, seats, weeks, luck)
    course.live(people, times)
    latest = max(course.now, course.it.plan.ends) + 3 * DAY
    while not course.it.over:
        course.now = min([*course.it.plan.upcoming(course.now), course.now + DAY / 4])
        assert course.now <= latest, (course.row.status, course.it.plan)
        course.ring()
    report(course.it.state)
    if kind != "duplicate":
        same(course.it.record)


@pytest.mark.parametrize("seats", (2, 3, 4, 5))
@pytest.mark.parametrize("players", (10, 13, 22, 31))
def test_a_final_of_any_number(players: int, seats: int) -> None:
    """All games of the groups end level, so all play the final."""
    it = started(players, seats, "cup")
    for event in [*level_games(it), Final()]:
        add(it, event)
    own = [
        sum(who in game.members for game in it.fixtures.values() if not game.division) for who in it.finalists
    ]
    assert len(it.finalists) == players and {*own} == {players - 1 if seats == 2 else seats}
    for event in [*level_games(it), Ended()]:
        add(it, event)
    assert it.status == "ended" and len(report(it)["places"][0]) == players


def cup_with(*withdrawn: int, final: SeasonEvent | None = None) -> Season:
    """A cup of seven whose groups are over, after which these players withdrew, and the final was drawn."""
    it = started(7, 4, "cup")
    for event in [*level_games(it), *(Withdrew(who=who) for who in withdrawn), final or Final()]:
        add(it, event)
    return it


def test_a_player_who_withdrew_is_not_in_the_final() -> None:
    assert {*cup_with(2, 5).finalists} == {1, 3, 4, 6, 7}


@pytest.mark.parametrize("left", ((), (3,), (3, 6)))
def test_a_final_takes_two_who_are_still_there(left: tuple[int, ...]) -> None:
    """Else there is none: the one who is left comes first, and without any the groups decide."""
    it = cup_with(*(who for who in range(1, 8) if who not in left))
    games = [game for game in it.fixtures.values() if game.division == FINAL]
    assert {*it.finalists} == {*left} and len(games) == (len(left) == 2)
    for event in [*level_games(it), Ended()]:
        add(it, event)
    places = report(it)["places"]
    assert places[0] == ([*left] or [*range(1, 8)]) and sum(map(len, places)) == 7


def test_a_final_of_version_1_0_stays_as_it_was_drawn() -> None:
    """Its record lacks the key, and its tables are open."""
    final = TypeAdapter[Happening](Happening).validate_json('{"at": 1.0, "what": "final"}')
    assert {*cup_with(2, 5, final=final).finalists} == {*range(1, 8)}
    assert {*cup_with(2, 5, final=Final.model_validate_json(Final().model_dump_json())).finalists} == {
        1,
        3,
        4,
        6,
        7,
    }


def test_games_without_an_end_do_not_count() -> None:
    """The places are final, and what can still be reached is the place."""
    it = started(6)
    for event in [*level_games(it)[:4], Ended(unfinished=True)]:
        add(it, event)
    (part,) = report(it)["divisions"]
    assert it.status == "ended" and all(line["bounds"] == [line["place"]] * 2 for line in part["standing"])
    with pytest.raises(BadSeason):
        add(started(6), Ended())


def level_games(it: Season) -> list[Played]:
    """All open games end with all seats level."""
    games = (game for game in it.fixtures.values() if not game.over)
    return [
        Played(table=it.table, ranks=(1,) * len(it.members), scores=(0,) * len(it.members)) for it in games
    ]
