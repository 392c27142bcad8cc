"""How strong the computer players say they are: stars follow measured ratings, and a beginner is one."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from engine.agents.arena import ArenaTotals, Series
from engine.agents.beginner import BEGINNER
from engine.agents.roster import BASE, STARS
from engine.agents.tutor import TUTOR
from engine.games import GAMES
from engine.games.agents import AGENTS

ROOT = Path(__file__).resolve().parents[2]
SETS = [
    (key, chosen)
    for key, game in GAMES.items()
    for number in range(len(game.expansions) + 1)
    for chosen in combinations(game.expansions, number)
]
ROW = re.compile(r"^\| `(\w+)(?::\d+)?` \|.*$", re.M)
STRENGTH = re.compile(r"(−?\d+)\.\d ± ")

every_set = pytest.mark.parametrize(("key", "chosen"), SETS, ids=[" ".join((k, *c)) for k, c in SETS])


@every_set
def test_everyone_was_measured_in_every_set(key: str, chosen: tuple[str, ...]) -> None:
    assert {*AGENTS[key].ratings(chosen)} == {*AGENTS[key]} - {TUTOR}


@every_set
def test_stars_follow_the_ratings(key: str, chosen: tuple[str, ...]) -> None:
    roster = AGENTS[key]
    names = roster.by_strength(chosen)
    assert sorted(names) == sorted(roster.choices)
    strengths = [roster.anchor(name, chosen).strength for name in names]
    stars = [roster.stars(name, chosen) for name in names]
    assert strengths == sorted(strengths) and stars == sorted(stars)
    assert (stars[0], stars[-1]) == (1, STARS)


@every_set
def test_a_beginner_is_the_weakest_and_no_die(key: str, chosen: tuple[str, ...]) -> None:
    roster = AGENTS[key]
    weakest, next_one, *_ = roster.by_strength(chosen)
    assert weakest == BEGINNER and roster.stars(next_one, chosen) >= 1
    assert roster.anchor(BEGINNER, chosen).strength - roster.anchor("random", chosen).strength > 4


@pytest.mark.parametrize("key", GAMES)
def test_the_ratings_are_those_that_were_measured(key: str) -> None:
    """As the page about the opponents tells; a set a column, in the order of the file."""
    page = (ROOT / "docs/games" / key / "opponents.md").read_text(encoding="utf-8")
    told = {row[1]: STRENGTH.findall(row[0]) for row in ROW.finditer(page) if STRENGTH.search(row[0])}
    sets = [AGENTS[key].anchors[BASE], *(it for name, it in AGENTS[key].anchors.items() if name != BASE)]
    assert {*told} >= {*AGENTS[key].choices, "random"}
    for name, strengths in told.items():
        for said, ratings in zip(strengths, sets, strict=True):
            assert abs(int(said.replace("−", "-")) - ratings[name].strength) <= 1, name


def share(key: str, chosen: tuple[str, ...], one: str, others: str) -> float:
    """The part of a few games of four (where this many can play) that one wins against others of one kind."""
    seats = min(4, GAMES[key].seats[-1])
    table = (AGENTS[key][one], *[AGENTS[key][others]] * (seats - 1))
    report = ArenaTotals()
    for played in Series(GAMES[key], table, (seats,), 8, "strength", chosen, rotate=True).play():
        report.add(played)
    return report.tallies[one].share


@every_set
def test_a_beginner_loses_to_the_quick_and_beats_chance(key: str, chosen: tuple[str, ...]) -> None:
    """In 400 games it wins at most half its par, see the pages about the opponents."""
    assert share(key, chosen, BEGINNER, "quick") <= 1 / min(4, GAMES[key].seats[-1])
    assert share(key, chosen, BEGINNER, "random") >= 0.5
