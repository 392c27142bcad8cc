"""What a picture shows and says: the whole public table, and nothing that its reader may not see."""

from __future__ import annotations

import re

import pytest

from bot.games.hamburg.figures.display import DisplayGroups
from bot.games.hamburg.figures.opened_piles import OpenedPiles
from bot.games.hamburg.figures.piles import PilePair
from bot.games.hamburg.figures.prices import PriceLadder, SenateCards
from bot.games.hamburg.hand import hand
from bot.games.hamburg.pictures.drawings import PICTURES
from bot.pictures.facts import EndFacts
from bot.pictures.seats import LETTERS
from bot.presenter.blocks import Chip, Screen, Strip
from bot.texts import LOCALES, Texts
from engine.core.actions import digest
from engine.core.scores import totals
from engine.games.hamburg import GAME
from engine.games.hamburg.state import State
from engine.tables.model.drafts import Draft
from tests.bot.blocks import every, one
from tests.games.hamburg.arrange import arrange, script
from tests.games.hamburg.pictures.positions import SETUPS, positions, seen, story

every_setup = pytest.mark.parametrize(("expansions", "seats"), SETUPS, ids=str)
in_every_language = pytest.mark.parametrize("locale", LOCALES)
ENGLISH = Texts.of("en").within(GAME.key)


def office(s: State, draft: Draft | None = None, seat: int = 0) -> Screen:
    """What a seat owns."""
    return hand(seen(s, "en", seat), draft or Draft())


def tokens(text: str) -> set[str]:
    """Words and numbers of a text."""
    return set(re.findall(r"−?[^\W_]+", text))


# What is hidden


def test_a_board_shows_no_money() -> None:
    """But what was earned openly."""
    s = arrange("harbour", display="tea coffee / cocoa cocoa", money=[1_234, 2_345])
    screen = PICTURES.board(seen(s, "en"))
    assert not {"1234", "2345"} & tokens(screen.alt(ENGLISH))
    assert not {"1234", "2345"} & tokens(repr(PICTURES.tree(seen(s, "en"))))


def test_a_sealed_pile_is_seen_by_its_owner_alone() -> None:
    s = arrange("office", goods=["tea tea", "tea tea"])
    before = PICTURES.tree(seen(s, "en")), office(s, seat=1)
    s, _ = script(s, "A lay tea tea")
    now = PICTURES.tree(seen(s, "en"))
    assert one(before[0], DisplayGroups) == one(now, DisplayGroups) and now.due == (1,)
    assert office(s, seat=1) == before[1]
    assert "gift 4 · " in PICTURES.office(seen(s, "en", 0), Draft()).alt(ENGLISH)


# What is said


@in_every_language
@every_setup
def test_the_description_names_groups_and_prices(
    expansions: tuple[str, ...], seats: int, locale: str
) -> None:
    for s in positions(expansions, seats):
        screen = PICTURES.tree(seen(s, locale))
        said = tokens(PICTURES.board(seen(s, locale)).alt(Texts.of(locale).within(GAME.key)))
        assert {str(it) for it in one(screen, PriceLadder).prices} <= said
        assert {str(value) for it in one(screen, SenateCards).cards for _, value in it.values} <= said
        for lot in (lot for it in every(screen, DisplayGroups) for lot in it.lots):
            told = {str(lot.slot)} | ({LETTERS[lot.buyer]} if lot.buyer is not None else set())
            if lot.buyer is None and not lot.gone:
                told |= {str(lot.price)} | (tokens(lot.card.word) if lot.card else set())
            assert told <= said
        for it in (it for opening in every(screen, OpenedPiles) for it in opening.seats):
            assert {LETTERS[it.seat], str(it.value), str(it.points), str(it.money)} <= said


# The opening


def test_the_opening_tells_who_gave_and_sold_what_for_how_much() -> None:
    """Until the round ends, also where no seat is asked before all close."""
    goods = ["coffee coffee tea", "cocoa tea", "tea tea tea"]
    s = arrange("office", goods=goods, money=[30] * 3, speicher=[1] * 3)
    s, _ = script(s, "A lay tea coffee,coffee", "B lay tea cocoa", "C lay tea -")
    screen = PICTURES.tree(seen(s, "en"))
    opening = one(screen, OpenedPiles)
    told = [(it.seat, it.value, it.points, it.money) for it in opening.seats]
    assert not [*every(screen, DisplayGroups)] and told == [(0, 6, 3, 8), (1, 2, 2, 8), (2, 0, 0, 8)]
    assert [[(it.number, it.price) for it in opened.sales] for opened in opening.seats] == [[(1, 8)]] * 3
    said = PICTURES.board(seen(s, "en")).alt(ENGLISH)
    assert "A value 6, points 3 (coffee ×2); B value 2, points 2 (cocoa); C value 0, points 0" in said
    assert "C 8 Mark (1 tea at 8)" in said


# Desks


def test_a_purchase_on_the_desk_is_shown_as_if_it_were_made() -> None:
    s = arrange("harbour", display="tea coffee speicher / cocoa cocoa", money=[10, 10])
    asked = next(it for it in seen(s, "en", 0).pending if it.seat == 0)
    buy = next(it for it in asked.options if it.do == "buy")
    screen = office(s, Draft().with_pick("buy", (digest(buy),)))
    assert screen.owner and screen.purse == Chip("money", 3, always=True)
    assert [it.signs for it in next(every(screen, Strip)).cells] == [("tea",), ("coffee",)]
    assert Chip("storehouses", 3) in screen.owner.chips
    assert office(s).purse == Chip("money", 10, always=True)


def test_an_exchange_on_the_desk_is_shown_in_the_display() -> None:
    s = arrange("harbour", display="tea coffee / cocoa cocoa / tea tea", cards=["swap", ""])
    display = one(office(s, Draft().with_pick("goods", ("0.0", "1.0"))), DisplayGroups)
    assert display.marked == (0, 1)
    assert [it.price for it in display.lots] == [8, 9, 8]
    assert "After the exchange" in PICTURES.office(
        seen(s, "en", 0), Draft().with_pick("goods", ("0.0", "1.0"))
    ).alt(ENGLISH)


def test_a_closing_shows_what_stays_and_what_is_lost() -> None:
    s = arrange("closing", goods=["tea coffee cocoa", "tea"], speicher=[2, 2])
    assert piles(s) == [["cocoa", "tea"], ["coffee"]]
    assert piles(s, Draft().with_pick("keep", ("coffee", "tea"))) == [["tea", "coffee"], ["cocoa"]]


def piles(s: State, draft: Draft | None = None) -> list[list[str]]:
    """The goods on both piles."""
    return [[good.name for good in it.goods] for it in one(office(s, draft), PilePair).both]


# The end


@every_setup
def test_the_end_tells_the_table_of_points(expansions: tuple[str, ...], seats: int) -> None:
    s = positions(expansions, seats)[-1]
    facts = PICTURES.end(seen(s, "en"), story(expansions, seats)).facts
    assert isinstance(facts, EndFacts)
    for it in facts.results:
        assert sum(part.points for part in it.parts) == it.points == it.course[-1] == totals(s)[it.seat]
        assert len(it.course) == s.round + 2


def test_all_that_decides_between_equal_points_is_shown() -> None:
    """What stored goods are worth on the card set aside, then money; nothing where points differ."""
    points = [{"senate": 2}, {}, {}]
    s = arrange("closing", rules=GAME.rules(()), round=5, goods=[""] * 3, money=[7, 1, 9], points=points)
    s, _ = script(s, "A close 0 -", "B close 0 -", "C close 0 -")
    facts = PICTURES.end(seen(s, "en"), story((), 3)).facts
    assert isinstance(facts, EndFacts)
    assert totals(s) == [3, 0, 3] and {it.seat: it.ties for it in facts.results} == {
        0: (0, 7),
        1: (),
        2: (0, 9),
    }
    said = PICTURES.end(seen(s, "en"), story((), 3)).alt(ENGLISH)
    assert "stored goods, then money: 0 · 9" in said
