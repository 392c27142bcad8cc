"""What a picture shows, the text board and the description say too: the facts compared."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

import pytest

from bot.games.registry import PRESENTERS
from bot.games.speicherstadt import board, reference, words
from bot.games.speicherstadt.office import things as office
from bot.games.speicherstadt.pictures.aloud import alt
from bot.games.speicherstadt.pictures.facts import BoardFacts, House, Slot
from bot.games.speicherstadt.pictures.final import end_facts
from bot.games.speicherstadt.pictures.shown import board_facts, card_facts, office_facts
from bot.pictures.aloud import LIMIT
from bot.pictures.seats import LETTERS
from bot.texts import LOCALES, Texts
from bot.texts.writing import JOINER, plain
from bot.views.scene import Scene
from bot.views.table.ending import points_table
from tests.games.speicherstadt.pictures.positions import SETUPS, positions, read

every_setup = pytest.mark.parametrize(("expansions", "seats"), SETUPS, ids=str)
in_every_language = pytest.mark.parametrize("locale", LOCALES)


def tokens(text: str) -> set[str]:
    """Words and numbers of a text."""
    return set(re.findall(r"−?\d+|[^\W\d_]+", plain(text).replace("-", "−")))


def flat(facts: object) -> Iterator[str]:
    """Every word and number of facts; seats as letters."""
    if is_dataclass(facts) and not isinstance(facts, type):
        for it in fields(facts):
            value = getattr(facts, it.name)
            if it.name in ("seat", "buyer") and value is not None:
                yield LETTERS[value]
            else:
                yield from flat(value)
    elif isinstance(facts, tuple):
        for value in facts:
            yield from flat(value)
    elif isinstance(facts, str | int) and not isinstance(facts, bool):
        yield str(facts).replace("-", "−")


def held(facts: object) -> set[str]:
    """The words and numbers that facts hold."""
    return {token for text in flat(facts) for token in tokens(text)}


def glue(t: Texts) -> set[str]:
    """Words of the text board that say nothing of their own."""
    return tokens(t("board-then", price="", ladder="") + t("board-now", price="") + t("board-sold", who=""))


# The text board


@in_every_language
@every_setup
def test_the_facts_of_a_column_are_those_of_its_text(
    expansions: tuple[str, ...], seats: int, locale: str
) -> None:
    for scene in (read(it, locale) for it in positions(expansions, seats)):
        facts = board_facts(scene.context)
        assert len(facts.columns) == len(scene.view.columns)
        for at, slot in enumerate(facts.columns):
            title, line = board.column(scene.context, at)
            names = {token for house in facts.houses for token in tokens(house.name)}
            assert tokens(title + line) - glue(scene.t) - names <= held(slot) | {slot.label}
            assert (slot.fate == "now") == title.startswith("➤")
            assert [LETTERS[it.seat] for it in slot.line] == re.findall(r"[A-E](?= )", line) or not slot.line


@in_every_language
@every_setup
def test_the_facts_of_the_second_row_are_those_of_its_text(
    expansions: tuple[str, ...], seats: int, locale: str
) -> None:
    for scene in (read(it, locale) for it in positions(expansions, seats)):
        facts = board_facts(scene.context)
        names = {token for house in facts.houses for token in tokens(house.name)}
        for row, lines in (
            (facts.upper, board.upper(scene.context)),
            (facts.reserved, board.reserved(scene.context)),
        ):
            for slot, line in zip(row.slots, lines, strict=True):
                assert tokens(line) - glue(scene.t) - names <= held(slot)
                assert (slot.fate == "now") == line.startswith("➤")


@every_setup
def test_the_facts_of_the_players_are_those_of_their_lines(expansions: tuple[str, ...], seats: int) -> None:
    for scene in positions(expansions, seats):
        facts = board_facts(scene.context)
        for house, line in zip(facts.houses, board.players(scene.context)[1].splitlines(), strict=True):
            numbers = [house.coins, house.points, house.strength, house.ships]
            numbers += [it for it in (house.workers, house.grey) if it]
            told = re.findall(rf"(−?\d+)(?={JOINER}(?:🪙|★|🔥|⛵|👷|⚪))", line)
            assert told == [f"{it}".replace("-", "−") for it in numbers]
            assert house.due == line.startswith("➤")
            assert bool(house.starter) == (scene.view.starter == house.seat)
            assert house.name in plain(line)


@every_setup
def test_headline_and_supply_are_those_of_the_text(expansions: tuple[str, ...], seats: int) -> None:
    for scene in positions(expansions, seats):
        facts = board_facts(scene.context)
        assert facts.title == board.headline(scene.context)
        assert {pile.crate.good: pile.number for pile in facts.supply.piles} == {
            good: number for good, number in scene.view.supply.items() if number
        }


# Descriptions


def expected(facts: BoardFacts) -> set[str]:
    """What the description of a board must say, however short it is."""
    out = tokens(facts.title) | tokens(facts.ask)
    for slot in (*facts.columns, *facts.upper.slots, *facts.reserved.slots):
        out |= of_slot(slot)
    for house in facts.houses:
        out |= of_house(house)
    return out | {str(pile.number) for pile in facts.supply.piles}


def of_slot(slot: Slot) -> set[str]:
    """Place, name, workers, price, fate of a card."""
    workers = {LETTERS[it.seat] for it in slot.line} | {str(it) for it in slot.prices[:1]}
    fate = {LETTERS[slot.buyer]} if slot.buyer is not None else tokens(slot.word)
    return tokens(slot.label) | tokens(slot.tile.name) | workers | fate


def of_house(house: House) -> set[str]:
    """Letter and numbers of a player."""
    numbers = (house.coins, house.points, house.strength, house.ships, house.open, house.done, house.workers)
    said = {f"{it}".replace("-", "−") for it in numbers if it}
    return {LETTERS[house.seat]} | said | tokens(house.starter)


@in_every_language
@every_setup
def test_the_description_says_the_whole_board(expansions: tuple[str, ...], seats: int, locale: str) -> None:
    for scene in (read(it, locale) for it in positions(expansions, seats)):
        facts = board_facts(scene.context)
        said = alt(facts, scene.t)
        assert len(said) <= LIMIT
        assert scene.t("alt-rest") not in said
        assert expected(facts) <= tokens(said)
        for slot in facts.columns:
            if slot.line and not any(it.grey for it in slot.line):
                assert " ".join(LETTERS[it.seat] for it in slot.line) in said


@in_every_language
@every_setup
def test_every_description_fits_even_with_the_longest_names(
    expansions: tuple[str, ...], seats: int, locale: str
) -> None:
    long = ("ⓦ" * 32,) * seats
    for scene in (replace(it, names=long, t=Texts.of(locale)) for it in positions(expansions, seats)):
        assert 0 < len(alt(board_facts(scene.context), scene.t)) <= LIMIT
        assert 0 < len(alt(office_facts(scene.context, 0), scene.t)) <= LIMIT
    assert 0 < len(alt(end_facts(scene.context, scene.story), scene.t)) <= LIMIT


def test_what_does_not_fit_is_named() -> None:
    scene = positions(("kaispeicher",), 5)[3]
    facts = replace(board_facts(scene.context), title="so long " * 130)
    said = alt(replace(facts, ask="x"), scene.t)
    assert len(said) <= LIMIT
    assert said.endswith(scene.t("alt-rest"))


# Office, card, end


def offices(expansions: tuple[str, ...], seats: int, locale: str) -> Iterator[tuple[Scene, int]]:
    """Every office now and then."""
    for at, scene in enumerate(positions(expansions, seats)):
        yield read(scene, locale), at % seats


@in_every_language
@every_setup
def test_the_facts_of_an_office_are_those_of_its_text(
    expansions: tuple[str, ...], seats: int, locale: str
) -> None:
    for scene, seat in offices(expansions, seats, locale):
        facts, s = office_facts(scene.context, seat), scene.view
        said = alt(facts, scene.t)
        own = [s.card(card) for card in s.seats[seat].cards]
        names = {words.card_name(scene.t, card) for card in own}
        tiles = [it.tile for it in facts.cards] + [it.tile for it in facts.contracts]
        assert {it.name for it in tiles} == names
        assert sum(it.number for it in facts.cards) + len(facts.contracts) == len(own)
        numbers = re.findall(r"−?\d+", office.purse(replace(scene, seat=seat).context).replace("-", "−"))
        assert set(numbers) <= held(facts.house)
        assert all(it.name in said for it in tiles)
        for it, (contract, lying) in zip(facts.contracts, s.seats[seat].filled.items(), strict=True):
            assert sorted(crate.good for crate in it.tile.crates if crate.lies) == sorted(lying)
            assert it.done == (not s.missing(seat, contract))
        stored = [crate.good for store in facts.stores for crate in store.crates]
        me = s.seats[seat]
        assert sorted(stored) == sorted([*me.pool, *me.cargo, *me.warehouse, *me.hall])


@in_every_language
def test_the_description_of_a_card_says_all_of_it(locale: str) -> None:
    t = Texts.of(locale).within("speicherstadt")
    for card in reference.cards(t):
        facts = card_facts(t, card)
        said = alt(facts, t)
        assert all(text in said for text in (facts.title, facts.kind, facts.effect, *facts.where))


@in_every_language
@every_setup
def test_the_end_tells_the_table_of_points(expansions: tuple[str, ...], seats: int, locale: str) -> None:
    scene = read(positions(expansions, seats)[-1], locale)
    facts = end_facts(scene.context, scene.story)
    said = tokens(alt(facts, scene.t))
    assert tokens(points_table(scene, PRESENTERS[scene.table.key])) - tokens(
        scene.t("end-place", rank="", who="")
    ) <= said | held(facts)
    for it in facts.results:
        assert sum(part.points for part in it.parts) == it.points == it.course[-1]
        assert len(it.course) == scene.view.round + 2
        assert {f"{points}".replace("-", "−") for points in (*it.course, *it.ties)} <= said
    assert [it.rank for it in facts.results] == sorted(it.rank for it in facts.results)
