"""The ledger of nerves in words: what is best, what is most remarkable, and that it fits."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.games.registry import PRESENTERS
from bot.games.speicherstadt.ledger import BOOK
from bot.messages.sheets import Picture
from bot.platform.messages.embeds import arguments
from bot.presenter.ledgers import Cell, SeatStatistics, best, most_remarkable, remarkable
from bot.texts import LOCALES, Texts
from bot.texts.formats import HARD_SPACE, JOINER
from bot.views.scene import Scene
from bot.views.table.board import board
from bot.views.table.ledger import private, public, statistics
from engine.games.speicherstadt.ledger.nerves import Nerves, Refusal
from engine.tables.model.log import Log
from engine.tables.model.table import Chair
from tests.bot.scenes import scenes
from tests.bot.test_limits import check
from tests.gallery.shots import SETS, game

PRESENTER = PRESENTERS["speicherstadt"]
BY_NAME = {line.name: line for line in BOOK.lines}
in_every_language = pytest.mark.parametrize(
    "t", [Texts.of(it).within("speicherstadt") for it in LOCALES], ids=LOCALES
)


def cells(*scores: float | None) -> list[Cell]:
    return [Cell(score, f"{score}", int(score or 0)) for score in scores]


def plain(text: str) -> str:
    """On lines that may break anywhere."""
    return text.replace(JOINER, "").replace(HARD_SPACE, " ")


def said(name: str, own: Nerves, t: Texts, waits: int | None = None) -> str:
    """What stands in a line of the ledger."""
    return BY_NAME[name].cell(Scene(table(), ("Anna", "Ben"), t).context, SeatStatistics(own, waits)).text


def table() -> Any:
    """One that is over."""
    return game((), 2)[-1].table


# What is best


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ((3, 5, 4), (1,)),
        ((5, 5, 4), (0, 1)),
        ((5, 5), ()),
        ((0, 0, 0), ()),
        ((-3, -1), ()),
        ((None, 5, 4), (1,)),
        ((None, 5, None), ()),
        ((None, None), ()),
    ],
)
def test_the_best_have_most_and_someone_has_less(
    scores: tuple[int | None, ...], winners: tuple[int, ...]
) -> None:
    assert best(cells(*scores)) == winners


def test_the_most_remarkable_stands_out_most_for_its_kind() -> None:
    pressed, refusal = BY_NAME["pressed"], BY_NAME["refusal"]
    found = most_remarkable(remarkable([(pressed, cells(6, 3)), (refusal, cells(3, 6))]))
    assert [(it.line, it.seat) for it in found] == [(refusal, 1), (pressed, 0)]
    assert found[0].score == pytest.approx(1.5 / refusal.spread)


def test_a_seat_is_named_twice_only_where_there_is_no_one_else() -> None:
    scores = (9, 1, 0), (9, 1, 0), (0, 2, 1)
    ledger = [(line, cells(*them)) for line, them in zip(BOOK.lines[:3], scores, strict=True)]
    assert [(it.line, it.seat) for it in most_remarkable(remarkable(ledger))] == [
        (BOOK.lines[1], 0),
        (BOOK.lines[0], 0),
        (BOOK.lines[2], 1),
    ]
    more = [*ledger, (BOOK.lines[3], cells(1, 1, 2))]
    assert sorted(it.seat for it in most_remarkable(remarkable(more))) == [0, 1, 2]


def test_no_line_is_shown_twice_and_no_more_than_three_are() -> None:
    ledger = [(line, cells(5, 5, 5, 1)) for line in BOOK.lines]
    found = most_remarkable(remarkable(ledger))
    assert len(found) == 3
    assert len({it.line.name for it in found}) == 3
    assert {it.seat for it in found} == {0, 1, 2}


def test_where_all_are_equal_nothing_is_remarkable() -> None:
    assert not most_remarkable(remarkable([(line, cells(4, 4)) for line in BOOK.lines]))


# What stands in the lines


def test_numbers_are_written_as_people_write_them() -> None:
    en, de = Texts.of("en"), Texts.of("de")
    assert said("value", Nerves(points=7, spent=8), en) == "0.88"
    assert said("value", Nerves(points=7, spent=8), de) == "0,88"
    assert said("value", Nerves(points=-21, spent=20), en) == "−1.05"
    assert said("value", Nerves(points=7), en) == "–"
    assert said("fires", Nerves(gained=7, lost=3), en) == "+7 −3"
    assert said("fires", Nerves(lost=3), en) == "−3"
    assert said("fires", Nerves(), en) == "0"
    assert said("refusal", Nerves(refusal=Refusal("bank", 5)), en) == "5"
    assert said("refusal", Nerves(), en) == "–"


def test_only_people_spare_waits() -> None:
    assert said("waits", Nerves(), Texts.of("en"), 7) == "7"
    assert said("waits", Nerves(), Texts.of("en")) == "–"
    scene = game((), 2)[-1]
    chairs = (scene.table.chairs[0], Chair(agent="quick"))
    it = replace(scene, table=replace(scene.table, chairs=chairs))
    waits = PRESENTER.ledger.accounts(it.context, it.story)[-1][1]
    assert [text.endswith("–") for text in waits.split(" · ")] == [False, True]


@in_every_language
@pytest.mark.parametrize("line", BOOK.lines, ids=lambda line: line.name)
def test_every_line_has_a_sentence(t: Texts, line: Any) -> None:
    sentences = {t(f"nerves-best-{line.name}", who="W", number=n, value="0.88", card="Bank") for n in (1, 2)}
    assert all("W" in it for it in sentences)
    if line.name != "value":
        assert len(sentences) == 2


# Where it stands


@pytest.mark.parametrize("expansions", SETS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_finished_game_names_three_and_as_many_seats_as_it_can(
    seats: int, expansions: tuple[str, ...]
) -> None:
    scene = game(expansions, seats)[-1]
    lines = BOOK.highlights(scene.context, scene.story)
    assert len(lines) == 3
    who = [seat for line in lines for seat in range(seats) if scene.who(seat) in line]
    assert len(who) == 3
    assert len(set(who)) >= 2
    assert ("Highlights", "\n".join(lines)) in board(scene, PRESENTER).sections


def test_a_table_that_was_ended_early_names_no_one() -> None:
    scene = game((), 2)[len(game((), 2)) // 2]
    ended = replace(scene, table=replace(scene.table, status="ended"))
    sheet = board(ended, PRESENTER)
    assert "Highlights" not in dict(sheet.sections)
    assert "nerves" not in [it.id_.verb for it in sheet.controls]


def test_a_table_that_cannot_be_replayed_tells_nothing() -> None:
    scene = game((), 2)[-1]
    mute = tuple(replace(move, events=()) for move in scene.table.moves)
    it = replace(scene, table=replace(scene.table, opening=(), log=Log(mute)))
    assert PRESENTER.ledger.accounts(it.context, it.story) == []
    assert BOOK.highlights(it.context, it.story) == []


@in_every_language
@pytest.mark.parametrize("expansions", SETS, ids=str)
def test_every_message_about_it_fits_and_nothing_is_cut(t: Texts, expansions: tuple[str, ...]) -> None:
    for agent in ("random", "quick"):
        (*_, last) = scenes(5, "nerves", agent, expansions)
        scene = replace(last, t=t)
        sections = PRESENTER.ledger.accounts(scene.context, scene.story)
        for picture in (None, Picture("table.png", b"", "alt")):
            sheet = statistics(t, sections, picture)
            own = private(scene.table, t, sheet, "https://discord.com/channels/" + "1" * 60)
            for it in (own, private(scene.table, t, sheet, ""), public(scene.table, t, sheet, "W" * 64)):
                check(it)
            fields = arguments(own)["embeds"][0].fields
            assert [(it.name, it.value) for it in fields] == ([] if picture else sections)
        check(board(scene, PRESENTER))


def test_names_in_a_line() -> None:
    scene = game((), 2)[-1]
    own = SeatStatistics(Nerves(pressed=1), None)
    cell = BY_NAME["pressed"].cell(scene.context, own)
    (it,) = most_remarkable(remarkable([(BY_NAME["pressed"], [cell, Cell(0, "0")])]))
    text = scene.t("nerves-best-pressed", who=scene.who(it.seat), number=it.cell.number)
    assert plain(text) == "🟠A Anna cost the others 1 coin more by standing in line."
