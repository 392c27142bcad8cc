"""Groups, piles and rare positions. `tests/laws/test_pictures.py` draws all pictures of whole games."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from bot.games.hamburg import words
from bot.games.hamburg.figures import prices as paint
from bot.games.hamburg.figures.display import DisplayGroups, RevealedGoods
from bot.games.hamburg.figures.goods import GoodCard
from bot.games.hamburg.figures.opened_piles import OpenedPiles, Sale, SeatPiles
from bot.games.hamburg.figures.prices import PriceLadder, SenateCards
from bot.games.hamburg.office.turn import Turn
from bot.games.hamburg.pictures.drawings import PICTURES
from bot.games.hamburg.table import table
from bot.pictures.cut import split
from bot.pictures.sizes import DESKTOP, SHOWN_HIGH, WIDTH
from bot.presenter.blocks import Part
from bot.texts import LOCALES, Texts
from engine.games.hamburg import GAME
from engine.games.hamburg.state import NOBODY
from engine.tables.model.drafts import Draft
from tests.bot.blocks import one
from tests.games.hamburg.arrange import arrange, script
from tests.games.hamburg.pictures.positions import game, seen
from tests.laws.drawings import checked

in_every_language = pytest.mark.parametrize("locale", LOCALES)


# The board in pieces


@in_every_language
def test_a_board_of_four_is_two_pieces_and_no_row_of_groups_is_cut(locale: str) -> None:
    """The first one holds what is asked and all groups, or all piles."""
    for s in game(("magistrat",), 4)[0][:-1]:
        board = PICTURES.board(seen(s, locale))
        pieces = [Image.open(BytesIO(one)) for one in split(board.painter(board.facts))]
        assert len(pieces) <= 2
        assert max(it.height for it in pieces) <= WIDTH * SHOWN_HIGH // DESKTOP


def test_groups_stand_in_pictures_texts_and_menus_in_one_order() -> None:
    """The most expensive good first, however a group was laid out."""
    s = arrange("harbour", display="coffee carpet / cocoa cocoa", cards=["swap"])
    (decision, *_), c = s.pending, seen(s, "en", 0)
    turn = Turn(c, decision, Draft())
    drawn = [good.name for good in one(table(c), DisplayGroups).lots[0].goods]
    assert drawn == [s.display[0].goods[place] for at, place in turn.spots.values() if at == 0]
    assert "carpets + coffee" in words.group_text(c.t, s.display[0])
    assert drawn == ["carpet", "coffee"]


# The display


def test_a_group_is_shown_with_its_prices_or_with_its_buyer() -> None:
    s = arrange("harbour", display="tea coffee speicher / cocoa cocoa swap / carpet spice")
    s, _ = script(s, "A buy 1", "A end", "B buy 0")
    screen = table(seen(s, "en"))
    lots = one(screen, DisplayGroups).lots
    assert [(it.slot, it.buyer, it.price) for it in lots] == [(1, 1, 7), (2, 0, 10), (3, None, 15)]
    assert [[good.price for good in it.goods] for it in lots[2:]] == [[8, 7]]
    checked(PICTURES.screen(screen))


def test_what_no_one_bought_is_gone() -> None:
    s = arrange("office", display="tea coffee / cocoa cocoa", goods=["tea", "tea"])
    for it in s.display:
        it.buyer = NOBODY
    screen = PICTURES.board(seen(s, "en"))
    assert all(it.gone and it.buyer is None for it in one(table(seen(s, "en")), DisplayGroups).lots)
    assert "1 gone" in screen.alt(Texts.of("en").within(GAME.key))
    checked(screen)


def test_the_fullest_opening_is_drawn() -> None:
    """All kinds with cards for more of them, sold and given, by five seats."""
    s = arrange("harbour", display="tea coffee speicher / cocoa cocoa swap / carpet spice")
    screen = table(seen(s, "en"))
    senate = one(screen, SenateCards)
    kinds = tuple(good for good, _ in senate.cards[0].values)
    sold = tuple(Sale(good, 12, 15, at % 2 == 0) for at, good in enumerate(kinds))
    seats = tuple(SeatPiles(seat, kinds * 3, 6, 105, 3, sold, 1_080) for seat in range(5))
    market = replace(one(screen, PriceLadder), lying=tuple((good, 1) for good in kinds))
    full = (RevealedGoods(kinds[:3]), OpenedPiles(("Senatsgeschenk", "Marktplatz"), seats), senate, market)
    checked(PICTURES.screen(replace(screen, parts=(Part("", full), screen.parts[-1]))))


# The office


def test_what_the_piles_come_to_is_shown_as_they_are_laid_out() -> None:
    """What is on the desk, else what lies sealed, else nothing."""
    s = arrange("office", goods=["coffee coffee tea", "cocoa"])
    t = Texts.of("en").within(GAME.key)
    empty = PICTURES.office(seen(s, "en", 0), Draft()).alt(t)
    assert "Kinds: 0 of 3" in empty and "gift 0" in empty
    s, _ = script(s, "A lay coffee tea")
    sealed = PICTURES.office(seen(s, "en", 0), Draft()).alt(t)
    assert "Market: 15 Mark if only you sell, 11" in sealed and "Senate: gift 4 · " in sealed
    draft = Draft().with_pick("market", ("coffee", "coffee")).with_pick("senate", ())
    laid = PICTURES.office(seen(s, "en", 0), draft)
    assert "Market: 22 Mark if only you sell, 16" in laid.alt(t) and "gift 0 · " in laid.alt(t)
    assert "Kinds: 1 of 3" in laid.alt(t)
    checked(laid)


@in_every_language
def test_the_fullest_sealing_is_one_piece_and_says_all(locale: str) -> None:
    """Six kinds, gifts of two digits, more cards than are named."""
    goods = "carpet carpet spice tobacco cocoa tea coffee coffee coffee"
    cards = "bank_or_start buy_vp draw1 extra_kind gift16 gift_plus3 magistrat sole_price store swap"
    s = arrange("office", goods=[goods, *["tea"] * 4], cards=[cards], money=[143] * 5)
    draft = Draft().with_pick("market", ["carpet", "carpet", "coffee", "coffee", "coffee"])
    picture = checked(PICTURES.office(seen(s, locale, 0), draft.with_pick("senate", ["cocoa"])), pieces=1)
    assert not [text for text, _ in picture.written if text.endswith("…")]


@in_every_language
def test_the_fullest_harbour_is_one_piece(locale: str) -> None:
    display = " / ".join(["carpet spice buy_speicher"] * 10)
    for cards in ("bank_or_start gift16 magistrat swap", "bank_or_start draw1 draw3 gift16 magistrat swap"):
        s = arrange(
            "harbour", display=display, goods=["carpet tea", ""], cards=[cards], pile="tea cocoa coffee"
        )
        checked(PICTURES.office(seen(s, locale, 0), Draft()), pieces=1)
    s, _ = script(s, "A draw3")
    checked(PICTURES.office(seen(s, locale, 0), Draft()), pieces=1)


@pytest.mark.parametrize("kinds", range(1, 7))
def test_kinds_at_one_price_lie_side_by_side(kinds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """None covers another, nor the coins below, however many are sold at the same price."""
    laid: list[tuple[float, float]] = []
    monkeypatch.setattr(paint, "paste", lambda _picture, _image, x, y: laid.append((x, y)))
    goods = tuple(GoodCard(it.id, "", 0) for it in GAME.rules(()).goods[:kinds])
    market = PriceLadder(f"Market {kinds}", (15, 11, 8), tuple((it, 1) for it in goods))
    paint.ladder(Image.new("RGB", (WIDTH, paint.high(market))), 0, market)

    spots, size, coins = laid[-kinds:], paint.LAID, laid[0][1]
    assert all(0 <= x < WIDTH and 0 <= y <= coins - size for x, y in spots)
    assert all(abs(a - c) >= size or abs(b - d) >= size for (a, b), (c, d) in combinations(spots, 2))
