"""The arena: seats of agents, their decisions, what is counted."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import pytest

from engine.agents.arena import ArenaTotals, Series, Tally, play_out, question, victory
from engine.core import records
from engine.core.actions import Action, act
from engine.core.decisions import Decision
from engine.core.scores import ranks
from engine.core.state import State
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.actions import Buy, Pass, Place
from engine.games.speicherstadt.agents import AGENTS
from engine.games.speicherstadt.rules import BASE

QUICK, CHANCE = AGENTS["quick"], AGENTS["random"]


def series(**facts: Any) -> Series:
    """Three random games of four, unless it is said otherwise."""
    return Series(**{"game": GAME, "agents": (CHANCE,), "seats": (4,), "games": 3, "seed": "arena", **facts})


class Spy:
    """Takes the default and remembers what it was asked."""

    name: ClassVar[str] = "spy"
    looks: ClassVar[bool] = True

    def __init__(self) -> None:
        self.asked: list[tuple[Any, Decision]] = []

    def choose(self, view: State[Any], decision: Decision, rng: random.Random) -> Action:
        """The default."""
        self.asked.append((view, decision))
        return decision.default


def test_agents_are_asked_only_where_they_have_a_choice_and_see_only_backs() -> None:
    spy = Spy()
    (played,) = series(agents=(spy,), games=1).play()
    assert sum(played.choices) == len(spy.asked) < len(played.moves)
    for view, decision in spy.asked:
        assert not decision.forced
        assert {card[0] for card in view.deck} == {"?"}


def test_agents_are_repeated_over_the_seats() -> None:
    (played,) = series(agents=(QUICK, CHANCE), seats=(5,), games=1).play()
    assert played.agents == (QUICK, CHANCE, QUICK, CHANCE, QUICK)


def test_rotating_moves_everyone_on_by_a_seat() -> None:
    tables = series(agents=(QUICK, CHANCE, CHANCE), seats=(3,), rotate=True)
    assert [tables.agents_of(number, 3).index(QUICK) for number in (1, 2, 3, 4)] == [0, 2, 1, 0]


def test_rotating_gives_all_numbers_of_seats_their_turn_first() -> None:
    tables = series(agents=(QUICK, CHANCE), seats=(2, 3), rotate=True)
    assert [tables.agents_of(number, 2)[0] for number in (1, 2, 3, 4)] == [QUICK, QUICK, CHANCE, CHANCE]


def test_games_are_dealt_over_the_numbers_of_seats_in_turn() -> None:
    assert [played.deal.seats for played in series(seats=(2, 5)).play()] == [2, 5, 2]


def test_a_game_is_dealt_from_the_seed_and_its_number() -> None:
    deals = [played.deal for played in series().play()]
    assert deals == [GAME.deal(BASE, 4, f"arena/{number}") for number in (1, 2, 3)]


def test_equal_seeds_play_equal_games_for_all_agents() -> None:
    first, again = list(series().play()), list(series().play())
    others = list(series(agents=(QUICK,)).play())
    assert [played.moves for played in first] == [played.moves for played in again]
    assert [played.deal for played in first] == [played.deal for played in others]


def test_forced_moves_are_in_the_record_and_marked() -> None:
    for played in series(seats=(2, 3, 4, 5), games=4).play():
        record = records.write(GAME, played.deal, played.moves)
        assert records.check(GAME, record) is None
        assert sum(not move.get("auto", False) for move in record.moves) == sum(played.choices)


def test_the_seat_that_is_asked_may_also_play_its_offers() -> None:
    s: State[Any] = GAME.new(2, "offers")
    asks = Decision(0, "purchase", (act(Pass, 0),))
    mine, theirs = (
        Decision(seat, "anytime", (act(Place, seat, column=0),), blocking=False) for seat in (0, 1)
    )
    s.pending = (asks, mine, theirs)
    merged = question(s, random.Random(0))
    assert (merged.seat, merged.ask, merged.blocking) == (0, "purchase", True)
    assert merged.options == (act(Pass, 0), act(Place, 0, column=0))


def test_of_several_that_wait_any_is_asked() -> None:
    s: State[Any] = GAME.new(2, "any")
    s.pending = tuple(Decision(seat, "loading", (act(Pass, seat), act(Buy, seat))) for seat in (0, 1))
    luck = random.Random(0)
    assert {question(s, luck).seat for _ in range(20)} == {0, 1}


def test_a_shared_victory_is_split() -> None:
    played = play_out(GAME, GAME.deal(BASE, 3, "shared"), (QUICK, QUICK, CHANCE), random.Random(0))
    end: Any = played.end
    for me in end.seats:
        me.points, me.coins, me.cards, me.filled = 0, 0, [], {}
    assert ranks(end) == [1, 1, 1]
    assert victory(played) == {"quick": pytest.approx(2 / 3), "random": pytest.approx(1 / 3)}


def test_shares_of_a_field_add_up_to_one() -> None:
    report = ArenaTotals()
    for played in series(agents=(QUICK, CHANCE), games=4, rotate=True).play():
        report.add(played)
    assert sum(tally.share for tally in report.tallies.values()) == pytest.approx(1)
    assert report.games == 4
    assert len(report.tallies["quick"].points) == 8
    for tally in report.tallies.values():
        assert sum(tally.by_source.values()) == pytest.approx(sum(tally.points) / len(tally.points))


@pytest.mark.parametrize(
    ("won", "low", "high"),
    [([1.0] * 10, 0.7225, 1.0), ([1.0] * 5 + [0.0] * 5, 0.2366, 0.7634), ([0.0] * 10, 0.0, 0.2775)],
)
def test_the_interval_is_that_of_wilson(won: list[float], low: float, high: float) -> None:
    assert Tally(won=won).interval == pytest.approx((low, high), abs=1e-3)
