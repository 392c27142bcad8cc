"""Boards of seasons, small and large: what the tree holds is painted, written and said, and can be read."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import pytest

from bot.messages.sheets import FIELD, WHOLE
from bot.pictures.alt_text import LIMIT
from bot.pictures.drawing import Drawing
from bot.pictures.letters import DOTS
from bot.pictures.sizes import NAME, Measurement
from bot.presenter.blocks import Medium, Podium, Rankings
from bot.texts import LOCALES, Texts
from bot.views.seasons.standing import is_long, season_drawing, season_screen, season_sections
from engine.seasons.draw import seal_of
from engine.seasons.events import Kind, SeasonFile
from engine.seasons.fold import fold
from engine.seasons.service.edition import Edition, dump_events
from engine.seasons.service.overview import Overview, overview, part_numbers
from engine.seasons.service.overview import part as build_part
from engine.seasons.service.plan import SeasonPlan
from engine.tables.store.season_rows import SeasonRow
from engine.tables.store.seasons import SeasonTable
from tests.laws.drawings import PIECES, drawn
from tests.laws.test_pictures import cut_names, too_small
from tests.seasons.play import SECRET, whole

GIVEN = ("Annalena", "Benedikt", "Clara", "Dorothea", "Emil")
SIZES = (3, 7, 9, 13, 30, 60)
every_size = pytest.mark.parametrize("players", SIZES)
every_locale = pytest.mark.parametrize("locale", LOCALES)


def season(kind: Kind, players: int, share: float = 1.0) -> Overview:
    """A season of this many, of which a share of what happens has happened; all tables are open."""
    file = whole(kind, players, 4, f"board {players}")
    begun = next(at for at, it in enumerate(file.events, 1) if it.what == "started")
    events = file.events[: begun + round(share * (len(file.events) - begun))]
    state = fold(SeasonFile(**{**dict(file), "events": events}))
    plan = SeasonPlan(zone="Europe/Berlin", starts=1.0, ends=2e6, game="speicherstadt", seats=4)
    people = tuple(range(1, len(state.entrants) + 1))
    row = SeasonRow(
        1, 7, 8, 1, kind, state.status, "en", plan.model_dump_json(), SECRET,
        people=people, events=dump_events(events),
    )  # fmt: skip
    assert Edition(row).record.seal == seal_of(SECRET)
    tables = {
        it: SeasonTable(it, 10**18 + it, "running", (people[it % len(people)],)) for it in state.fixtures
    }
    it = Edition(row)
    return overview(it, tuple(build_part(it, number, tables) for number in part_numbers(it)), tables, 1e6)


def names(it: Overview) -> dict[int, str]:
    """Names of eight letters, and shorter ones."""
    return {person: GIVEN[person % len(GIVEN)] for person in it.edition.people}


def picture(it: Overview, t: Texts) -> tuple[Drawing, Measurement]:
    """The picture of a season, drawn."""
    found = season_drawing(it, names(it), t)
    assert found is not None
    return found, drawn(found)


def pages(it: Overview) -> Iterator[Overview]:
    """A board, or the pages of its divisions where it is long: with the podium at the first one."""
    if not is_long(it):
        yield it
        return
    for part in it.parts:
        podium = it.podium if part is it.parts[0] else ()
        yield dataclasses.replace(it, parts=(part,), podium=podium)


def stages(players: int) -> Iterator[Overview]:
    """Seasons after the start, on the way, at the end."""
    yield from (season("league", players, share) for share in (0.0, 0.5, 1.0))
    yield season("cup", players)


@every_locale
@every_size
def test_it_can_be_read_on_a_phone(players: int, locale: str) -> None:
    for it in stages(players):
        _, found = picture(it, Texts.of(locale))
        assert too_small(found) == cut_names(found) == []
        assert not [text for text, _ in found.written if text.endswith(DOTS)]
        assert len(found.pieces) <= PIECES + 2, "sixty players and a podium"


@every_locale
@every_size
def test_everything_is_said(players: int, locale: str) -> None:
    """Text and description hold each player; those of a small season all their numbers."""
    t = Texts.of(locale)
    for it in (page for stage in stages(players) for page in pages(stage)):
        alt = picture(it, t)[0].alt(t)
        sections = season_sections(it, names(it), t)
        text = "\n".join(f"{title}\n{words}" for title, words in sections)
        assert len(alt) <= LIMIT and len(text) < WHOLE and max(len(words) for _, words in sections) <= FIELD
        for part in it.parts:
            for row in part.rows:
                assert names(it)[row.person] in text
                small = f"{row.played}/{row.all}"
                assert row.withdrawn or (small in text and (players > 9 or small in alt))


def test_a_table_says_for_whom_it_waits_and_a_picture_does_not() -> None:
    it, t = season("league", 7, 0.3), Texts.of("en")
    text = "\n".join(words for _, words in season_sections(it, names(it), t))
    running = [game for game in it.parts[0].games if not game.over]
    assert running and all(f"<#{game.channel}> · waiting for " in text for game in running)
    waits = [dataclasses.replace(game, waits=()) for game in it.parts[0].games]
    others = dataclasses.replace(it, parts=(dataclasses.replace(it.parts[0], games=tuple(waits)),))
    shown, same = (season_drawing(one, names(it), t) for one in (it, others))
    assert shown is not None and same is not None
    assert (shown.facts, shown.alt(t)) == (same.facts, same.alt(t)), "no new upload when a turn passes"


@every_locale
@pytest.mark.parametrize("players", [30, 60, 90])
def test_the_board_of_a_large_season_is_short(players: int, locale: str) -> None:
    """A line for each division, on text, picture and description; the final of a cup in full."""
    t = Texts.of(locale)
    for it in stages(players):
        divisions = [part for part in it.parts if part.number]
        text = "\n".join(words for _, words in season_sections(it, names(it), t))
        final = [part for part in it.parts if not part.number]
        rows = len(divisions) + 3 + sum(len(part.rows) + len(part.games) for part in final)
        assert len(text.splitlines()) <= rows and len(picture(it, t)[1].pieces) <= 3
        for part in divisions:
            title = t(
                f"season-part-{'group' if it.edition.row.kind == 'cup' else 'division'}", number=part.number
            )
            assert title in text and title in picture(it, t)[0].alt(t)


def test_pages_of_a_large_season_with_long_names_name_each_player_and_table() -> None:
    it, t = season("league", 90, 0.2), Texts.of("en")
    long = {person: f"{name} of the Old Warehouse {person}"[:32] for person, name in names(it).items()}
    for page in pages(it):
        (part,) = page.parts
        text = "\n".join(words for _, words in season_sections(page, long, t))
        assert "waiting for" in text and len(text) < WHOLE - 300
        assert all(long[row.person] in text for row in part.rows)
        assert all(game.over or f"<#{game.channel}>" in text for game in part.games)


def test_the_end_has_a_podium() -> None:
    it, t = season("cup", 13), Texts.of("en")
    parts = season_screen(it, names(it), t).only(Medium.PICTURE).parts
    blocks = [block for part in parts for block in part.blocks]
    assert isinstance(blocks[0], Podium) and isinstance(blocks[1], Rankings)
    _, found = picture(it, t)
    first = names(it)[it.podium[0][0]]
    assert any(text == first and size >= NAME for text, size in found.written)
