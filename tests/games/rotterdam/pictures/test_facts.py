"""What a picture shows and says: the whole public table, and nothing that its reader may not see."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass, replace

import pytest

from bot.games.rotterdam import words
from bot.games.rotterdam.figures.river import waters
from bot.games.rotterdam.figures.river.facts import River
from bot.games.rotterdam.hand import hand
from bot.games.rotterdam.office.cards import CardForm
from bot.games.rotterdam.pictures.drawings import PICTURES
from bot.pictures.alt_text import LIMIT
from bot.pictures.facts import EndFacts
from bot.pictures.seats import LETTERS
from bot.presenter.blocks import Screen, Sheets
from bot.texts import LOCALES, Texts
from engine.core.actions import mark
from engine.core.scores import totals
from engine.games.rotterdam.rules import BASE
from engine.tables.model.drafts import Draft
from tests.bot.blocks import one
from tests.games.rotterdam.arrange import after, arrange
from tests.games.rotterdam.pictures.positions import SEATS, positions, seen, story

every_number = pytest.mark.parametrize("seats", SEATS)
in_every_language = pytest.mark.parametrize("locale", LOCALES)


def water(screen: Screen) -> River:
    """The water of a screen."""
    return one(screen, River)


def tokens(text: str) -> set[str]:
    """Words and numbers of a text."""
    return set(re.findall(r"[^\W_]+", text))


# What is hidden


def held(facts: object) -> set[object]:
    """Every value in facts."""
    if is_dataclass(facts) and not isinstance(facts, type):
        return set().union(*(held(getattr(facts, it.name)) for it in fields(facts)))
    if isinstance(facts, tuple):
        return set().union(*map(held, facts))
    return {facts}


@every_number
def test_a_board_holds_no_card_of_a_hand(seats: int) -> None:
    for s in positions(seats)[:-1]:
        assert not held(water(PICTURES.tree(seen(s, "en")))) & {
            *BASE.orders,
            *BASE.products,
            *BASE.ship_cards,
        }


# What is said


@in_every_language
@every_number
def test_the_description_names_all_ships_and_places(seats: int, locale: str) -> None:
    for s in positions(seats):
        said = tokens(PICTURES.board(seen(s, locale)).alt(Texts.of(locale).within("rotterdam")))
        for it in water(PICTURES.tree(seen(s, locale))).hulls:
            assert f"{LETTERS[it.seat]}{it.number}" in said
            assert it.place.spot in said or tokens(it.place.harbour) <= said


def test_the_description_says_where_each_colour_leads_a_ship() -> None:
    s = arrange("sailing", ships=["S2 grain, A3", "C2 oil, VUL fruit"])
    said = PICTURES.board(seen(s, "en")).alt(Texts.of("en").within("rotterdam"))
    assert (
        "A1 grain at S2: red to L2, yellow to L3 (taken); A2 empty at L3 (anchor): green to M3, green to M4"
        in said
    )
    assert "B1 oil at N2: yellow to Vulcaanhaven, yellow to Merwehaven; B2 fruit at Vulcaanhaven" in said


def test_no_place_is_called_like_a_ship() -> None:
    places = [words.spot(it) for it in BASE.map.places.values()]
    assert len({*places}) == len(places)
    assert not {*places} & {f"{seat}{number}" for seat in LETTERS for number in range(1, 6)}


def test_the_fullest_board_is_said_in_letters() -> None:
    """All ships on the water: no sentence is left out, but colours and cargoes are letters."""
    s = positions(4)[3].clone()
    spots = [*(it for it in BASE.map.places if it not in BASE.map.accepts)]
    for ship, place in zip((ship for me in s.seats for ship in me.ships), spots, strict=False):
        ship.place, ship.cargo = place, "grain"
    t = Texts.of("de").within("rotterdam")
    said = PICTURES.board(seen(s, "de")).alt(t)
    assert len(said) <= LIMIT and t("alt-rest") not in said
    assert len(re.findall(r"\b[A-D][1-4] K\b", said)) == 16


def test_the_player_to_move_is_named_without_marks() -> None:
    """The head stands beside the words; a ship bears the number that stands on it."""
    s = after(arrange("sailing", ships=["A3 grain"]), "A name green")
    assert PICTURES.tree(seen(s, "en")).ask == "Annalena steers #1 at the fork"
    s = arrange("sailing", ships=["A3 grain"])
    assert PICTURES.tree(seen(s, "en")).ask == "Annalena chooses a colour"


# The office


@in_every_language
def test_an_office_says_all_that_is_in_hand(locale: str) -> None:
    t = Texts.of(locale).within("rotterdam")
    for s in positions(4)[:-1]:
        for seat, me in enumerate(s.seats):
            said = PICTURES.office(seen(s, locale, seat), Draft()).alt(t)
            assert all(t(f"product-{it.replace('_', '-')}") in said for it in me.products)
            assert all(t(f"card-{it}") in said for it in (*me.cards, *me.open))
            assert all(f"{BASE.orders[it].points}" in tokens(said) for it in me.orders)


@pytest.mark.parametrize(
    ("products", "cards", "ready"), [("bread beer", "", True), ("bread", "joker", True), ("bread", "", False)]
)
def test_an_order_that_can_be_completed_is_marked(products: str, cards: str, ready: bool) -> None:
    s = arrange("placing", orders=["O01"], products=[products], cards=[cards])
    screen = hand(seen(s, "en", 0), Draft())
    (sheet,) = one(screen, Sheets).items
    assert sheet.ready == ready


def test_a_card_on_the_desk_is_shown_as_if_it_were_played() -> None:
    s = arrange("sailing", ships=["S2 grain", "B3 oil"], cards=["back1 guard"])
    c = seen(s, "en", 0)
    draft = Draft().with_pick("card", ("back1",))
    asked = next(it for it in c.pending if it.ask == "cards")
    (step, values, chosen), *more = CardForm(c, asked, draft).trail[0]
    assert (step, values, len(chosen)) == (0, [(1, 0)], 1)
    draft = draft.with_pick("step1", (mark(more[0][1][0]),))
    screen = hand(c, draft)
    assert water(screen).marked == ((1, 1),)
    assert [it.name for part in screen.parts for it in getattr(part.blocks[0], "items", ())] == ["guard"]
    assert PICTURES.office(c, draft).alt(c.t).startswith("Your office · Annalena. After Setback: B1 oil at L")
    assert s.seats[1].ships[0].place == "B3" and c.view.seats[1].ships[0].place == "B3"


# The end


@every_number
def test_the_end_tells_the_table_of_points(seats: int) -> None:
    s = positions(seats)[-1]
    facts = PICTURES.end(seen(s, "en"), story(seats)).facts
    assert isinstance(facts, EndFacts)
    assert [it.rank for it in facts.results] == sorted(it.rank for it in facts.results)
    for it in facts.results:
        assert sum(part.points for part in it.parts) == it.points == it.course[-1] == totals(s)[it.seat]
        assert len(it.course) == s.round + 2


def test_tie_breaks_are_shown_for_equal_points_alone() -> None:
    """Order points first, then product cards (9.4)."""
    s = arrange("placing", seats=3, completed=["O02", "", ""], products=["", "bread beer jam", "bread"])
    s.stack.clear()
    s.attach(s.rules, ())
    facts = PICTURES.end(replace(seen(s, "en"), finished=True), story(3)).facts
    assert isinstance(facts, EndFacts)
    assert {it.seat: it.ties for it in facts.results} == {0: (3, 0), 1: (0, 3), 2: ()}


# What is asked is answered with the map in sight


ASKED = arrange("sailing", ships=["S2 grain, A1 fruit", "B3 oil"], cards=["back1"], orders=["O01 O05"])


def test_a_question_about_ships_shows_the_map_with_the_own_orders() -> None:
    screen = hand(seen(ASKED, "en", 0), Draft())
    assert len(water(screen).hulls) == 3 and len(one(screen, Sheets).items) == 2
    assert not any(
        isinstance(block, River)
        for part in hand(seen(ASKED, "en", 1), Draft()).parts
        for block in part.blocks
    )


def test_an_order_names_its_products_and_their_harbours() -> None:
    order, *_ = one(hand(seen(ASKED, "en", 0), Draft()), Sheets).items
    assert [(it.word, it.note, it.have) for it in order.needs] == [
        ("bread", "Vulcaanhaven", False),
        ("beer", "Vulcaanhaven", False),
    ]


def test_no_cut_of_the_map_lies_on_a_channel() -> None:
    it = water(PICTURES.tree(seen(ASKED, "en"))).chart
    (above, shared), (again, below) = waters.sheets(it)
    rows = sorted({y for _, y in waters.middles(it).values()})
    assert above <= rows[0] and again < rows[1] < shared and below > rows[-1]
    assert shared - rows[1] < waters.BASIN[1] / 2 + waters.STEP / 10 and rows[1] - again < waters.STEP / 2
