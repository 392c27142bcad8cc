"""What a screen holds, its text and its description say too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

import pytest

from bot.games.registry import PRESENTERS
from bot.games.speicherstadt import reference, words
from bot.games.speicherstadt.cards import card_facts
from bot.games.speicherstadt.figures.cards.facts import Storerooms, Tokens
from bot.games.speicherstadt.figures.market.facts import MarketCards, MarketLines, Shelf, Slot
from bot.games.speicherstadt.hand import FIRES, hand
from bot.games.speicherstadt.pictures.drawings import PICTURES
from bot.games.speicherstadt.pictures.final import end_facts
from bot.games.speicherstadt.table import table
from bot.pictures.alt_text import LIMIT
from bot.pictures.seats import LETTERS
from bot.texts import LOCALES, Texts
from bot.texts.formats import plain
from bot.views.table.final_board import points_table
from engine.tables.model.drafts import Draft
from tests.bot.blocks import every
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


# The market


@in_every_language
@every_setup
def test_the_description_and_the_text_say_the_whole_market(
    expansions: tuple[str, ...], seats: int, locale: str
) -> None:
    for scene in (read(it, locale) for it in positions(expansions, seats)):
        c, screen = scene.context, table(scene.context)
        said, text = PICTURES.board(c).alt(scene.t), PICTURES.board_text(c)
        written = tokens(" ".join(it for section in text for it in section))
        shelf = (slot for it in every(screen, Shelf) for slot in it.slots)
        columns = [slot for it in every(screen, MarketCards) for slot in it.slots]
        columns += [slot for it in every(screen, MarketLines) for slot in it.slots]
        assert len(columns) == len(scene.view.columns)
        for slot in (*columns, *shelf):
            assert of_slot(slot) <= tokens(said) & (written | tokens(slot.word))
            if slot.line and not any(it.grey for it in slot.line):
                assert " ".join(LETTERS[it.seat] for it in slot.line) in said


def of_slot(slot: Slot) -> set[str]:
    """Place, name, workers, price, fate of a card."""
    workers = {LETTERS[it.seat] for it in slot.line} | {str(it) for it in slot.prices[:1]}
    fate = {LETTERS[slot.buyer]} if slot.buyer is not None else tokens(slot.word)
    return tokens(slot.label) | tokens(slot.tile.name) | workers | fate


def test_what_does_not_fit_is_named() -> None:
    scene = positions(("kaispeicher",), 5)[3]
    screen = replace(table(scene.context), title="so long " * 130)
    said = PICTURES.screen(screen).alt(scene.t)
    assert len(said) <= LIMIT
    assert said.endswith(scene.t("alt-rest"))


# Office, card, end


@in_every_language
@every_setup
def test_an_office_holds_what_its_owner_has(expansions: tuple[str, ...], seats: int, locale: str) -> None:
    for at, scene in enumerate(positions(expansions, seats)):
        own = replace(read(scene, locale), seat=at % seats)
        if own.context.asks & FIRES:
            continue  # which shows every player's firemen
        screen, s, me = hand(own.context, Draft()), own.view, own.view.seats[at % seats]
        said = PICTURES.office(own.context, Draft()).alt(own.t)
        mine = [
            it
            for row in every(screen, Tokens)
            for it in row.tokens
            if row.heading == own.context.t("picture-mine")
        ]
        assert sum(it.number for it in mine) == len(me.cards)
        assert {it.tile.name for it in mine} == {words.card_name(own.t, s.card(card)) for card in me.cards}
        assert all(it.tile.name in said for it in mine)
        contracts = [it for it in mine if it.begun]
        for contract, (name, lying) in zip(contracts, me.filled.items(), strict=True):
            assert contract.complete == (not s.missing(own.me, name)) or own.pending
            assert len(contract.tile.crates) >= len(lying)
        stored = [
            crate.good for it in every(screen, Storerooms) for room in it.items for crate in room.crates
        ]
        if not any(it.seat == own.me and it.ask == "loading" for it in own.pending):
            assert sorted(stored) == sorted([*me.pool, *me.cargo, *me.warehouse, *me.hall])


@in_every_language
def test_the_description_of_a_card_says_all_of_it(locale: str) -> None:
    t = Texts.of(locale).within("speicherstadt")
    for card in reference.cards(t):
        facts = card_facts(t, card)
        said = PICTURES.card(t, card).alt(t)
        assert all(text in said for text in (facts.title, *facts.lines))


@in_every_language
@every_setup
def test_the_end_tells_the_table_of_points(expansions: tuple[str, ...], seats: int, locale: str) -> None:
    scene = read(positions(expansions, seats)[-1], locale)
    facts = end_facts(scene.context, scene.story)
    said = tokens(PICTURES.end(scene.context, scene.story).alt(scene.t))
    assert tokens(points_table(scene, PRESENTERS[scene.table.key])) - tokens(
        scene.t("end-place", rank="", who="")
    ) <= said | held(facts)
    for it in facts.results:
        assert sum(part.points for part in it.parts) == it.points == it.course[-1]
        assert len(it.course) == scene.view.round + 2
        assert {f"{points}".replace("-", "−") for points in (*it.course, *it.ties)} <= said
    assert [it.rank for it in facts.results] == sorted(it.rank for it in facts.results)
