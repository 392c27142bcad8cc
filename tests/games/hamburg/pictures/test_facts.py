"""What a picture shows and says: the whole table for everybody, and nothing that its reader may not see."""

from __future__ import annotations

import random
import re
from dataclasses import fields, is_dataclass

import pytest

from bot.games.hamburg.pictures.drawings import PICTURES
from bot.games.hamburg.pictures.facts import BoardFacts, OfficeFacts
from bot.pictures.aloud import LIMIT
from bot.pictures.facts import EndFacts
from bot.pictures.seats import LETTERS
from bot.texts import LOCALES, Texts
from bot.texts.writing import signed
from engine.core.actions import digest
from engine.core.scoring import totals
from engine.games.hamburg import GAME
from engine.games.hamburg.state import State
from engine.tables.play.drafts import Draft
from tests.games.hamburg.arrange import arrange, script
from tests.games.hamburg.pictures.positions import SETUPS, positions, seen, story

every_setup = pytest.mark.parametrize(("expansions", "seats"), SETUPS, ids=str)
in_every_language = pytest.mark.parametrize("locale", LOCALES)
ENGLISH = Texts.of("en").within(GAME.key)


def board(s: State, locale: str = "en") -> BoardFacts:
    """The facts of a board."""
    facts = PICTURES.board(seen(s, locale)).facts
    assert isinstance(facts, BoardFacts)
    return facts


def office(s: State, seat: int, draft: Draft | None = None) -> OfficeFacts:
    """The facts of an office."""
    facts = PICTURES.office(seen(s, "en", seat), draft or Draft()).facts
    assert isinstance(facts, OfficeFacts)
    return facts


def tokens(text: str) -> set[str]:
    """Words and numbers of a text."""
    return set(re.findall(r"−?[^\W_]+", text))


# What is hidden


@every_setup
def test_two_tables_that_look_alike_have_the_same_pictures(expansions: tuple[str, ...], seats: int) -> None:
    """Whatever others hold, own and have sealed: neither the board nor an office tells it."""
    for at, s in enumerate(positions(expansions, seats)[:-1]):
        me = at % seats
        other = s.determinized(me, random.Random(at))
        assert board(other) == board(s)
        assert office(other, me) == office(s, me)


def names(facts: object) -> set[str]:
    """The names of all fields in facts."""
    if is_dataclass(facts) and not isinstance(facts, type):
        return {it.name for it in fields(facts)}.union(
            *(names(getattr(facts, it.name)) for it in fields(facts))
        )
    return set().union(*map(names, facts)) if isinstance(facts, tuple) else set()


def test_a_board_tells_nobody_s_money() -> None:
    """But what was earned openly."""
    s = arrange("harbour", display="tea coffee / cocoa cocoa", money=[1_234, 2_345])
    said = PICTURES.board(seen(s, "en")).alt(ENGLISH)
    assert not {"1234", "2345"} & tokens(said)
    assert "money" not in names(board(s))


def test_a_sealed_pile_is_seen_by_its_owner_alone() -> None:
    s = arrange("office", goods=["tea tea", "tea tea"])
    before = board(s), office(s, 1)
    s, _ = script(s, "A lay tea tea")
    assert before[0].lots == board(s).lots and board(s).due == (1,) and office(s, 1) == before[1]
    assert [len(it.goods) for it in office(s, 0).piles] == [1, 1]


# What is said


def expected(facts: BoardFacts) -> set[str]:
    """What the description of a board must say, however short it is."""
    out = tokens(facts.title) | {str(it) for it in facts.market.prices}
    out |= {str(value) for paid in facts.senate for _, value in paid.values}
    for lot in facts.lots:
        out |= {str(lot.slot)} | ({LETTERS[lot.buyer]} if lot.buyer is not None else set())
        if lot.buyer is None and not lot.gone:
            out |= {str(lot.price)} | (tokens(lot.card.word) if lot.card else set())
    for it in facts.opening.seats if facts.opening else ():
        out |= {LETTERS[it.seat], str(it.value), str(it.points), str(it.money)}
    for who in facts.merchants:
        numbers = (who.speicher, who.loans, who.goods, who.cards)
        out |= {LETTERS[who.seat], signed(who.points), *(str(it) for it in numbers if it)}
    return out


@in_every_language
@every_setup
def test_the_description_says_the_whole_board(expansions: tuple[str, ...], seats: int, locale: str) -> None:
    """Somebody who does not see the picture can play."""
    for s in positions(expansions, seats):
        drawing, t = PICTURES.board(seen(s, locale)), Texts.of(locale).within(GAME.key)
        said = drawing.alt(t)
        assert len(said) <= LIMIT
        assert t("alt-rest") not in said
        assert isinstance(drawing.facts, BoardFacts)
        assert expected(drawing.facts) <= tokens(said)


@in_every_language
@every_setup
def test_every_description_fits_even_with_the_longest_names(
    expansions: tuple[str, ...], seats: int, locale: str
) -> None:
    long, t = ("W" * 32,) * seats, Texts.of(locale).within(GAME.key)
    for s in positions(expansions, seats):
        assert 0 < len(PICTURES.board(seen(s, locale, None, long)).alt(t)) <= LIMIT
        assert 0 < len(PICTURES.office(seen(s, locale, 0, long), Draft()).alt(t)) <= LIMIT
    over = seen(positions(expansions, seats)[-1], locale, None, long)
    assert 0 < len(PICTURES.end(over, story(expansions, seats)).alt(t)) <= LIMIT


# The opening


def test_the_opening_tells_who_gave_and_sold_what_for_how_much() -> None:
    """Until the round ends, also where nobody is asked before everybody closes."""
    goods = ["coffee coffee tea", "cocoa tea", "tea tea tea"]
    s = arrange("office", goods=goods, money=[30] * 3, speicher=[1] * 3)
    s, _ = script(s, "A lay tea coffee,coffee", "B lay tea cocoa", "C lay tea -")
    facts = board(s)
    assert facts.opening and not facts.lots
    told = [(it.seat, it.value, it.points, it.money) for it in facts.opening.seats]
    assert told == [(0, 6, 3, 8), (1, 2, 2, 8), (2, 0, 0, 8)]
    assert [[(it.number, it.price) for it in one.sales] for one in facts.opening.seats] == [[(1, 8)]] * 3
    said = PICTURES.board(seen(s, "en")).alt(ENGLISH)
    assert "A value 6, points 3 (coffee ×2); B value 2, points 2 (cocoa); C value 0, points 0" in said
    assert "C 8 Mark (1 tea at 8)" in said


# Desks


def test_a_purchase_on_the_desk_is_shown_as_if_it_were_made() -> None:
    s = arrange("harbour", display="tea coffee speicher / cocoa cocoa", money=[10, 10])
    asked = next(it for it in seen(s, "en", 0).pending if it.seat == 0)
    buy = next(it for it in asked.options if it.do == "buy")
    facts = office(s, 0, Draft().with_pick("buy", (digest(buy),)))
    assert (facts.money, [it.good.id for it in facts.goods], facts.merchant.speicher) == (
        3,
        ["tea", "coffee"],
        3,
    )
    assert office(s, 0).money == 10


def test_an_exchange_on_the_desk_is_shown_in_the_display() -> None:
    s = arrange("harbour", display="tea coffee / cocoa cocoa / tea tea", cards=["swap", ""])
    facts = office(s, 0, Draft().with_pick("goods", ("0.0", "1.0")))
    assert facts.marked == (0, 1)
    assert [it.price for it in facts.lots] == [8, 9, 8]
    assert "After the exchange" in PICTURES.office(
        seen(s, "en", 0), Draft().with_pick("goods", ("0.0", "1.0"))
    ).alt(ENGLISH)


def test_a_closing_shows_what_stays_and_what_is_lost() -> None:
    s = arrange("closing", goods=["tea coffee cocoa", "tea"], speicher=[2, 2])
    both = {it.place: [good.id for good in it.goods] for it in office(s, 0).piles}
    assert both == {"keep": ["cocoa", "tea"], "lost": ["coffee"]}
    picked = Draft().with_pick("keep", ("coffee", "tea"))
    both = {it.place: [good.id for good in it.goods] for it in office(s, 0, picked).piles}
    assert both == {"keep": ["tea", "coffee"], "lost": ["cocoa"]}


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
    assert "goods in store, then money: 0 · 9" in said
