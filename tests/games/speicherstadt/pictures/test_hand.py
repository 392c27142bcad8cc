"""The office's picture: what each question depends on, in one piece."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.speicherstadt import hand
from bot.games.speicherstadt.figures.cards.facts import Tokens
from bot.games.speicherstadt.figures.cards.tokens import image_of, rows
from bot.games.speicherstadt.figures.houses import SupplyRow
from bot.games.speicherstadt.figures.market.facts import MarketLines
from bot.games.speicherstadt.pictures.drawings import PICTURES
from bot.presenter.plain import CARDS, OPEN
from bot.texts import Texts
from bot.views.scene import Scene
from engine.games.speicherstadt.state import State
from engine.tables.model.drafts import Draft
from engine.tables.model.table import Chair, Table
from tests.arrange import arrange
from tests.bot.blocks import every
from tests.gallery.shots import game, questions
from tests.games.speicherstadt.kaispeicher import KAI
from tests.games.speicherstadt.pictures.positions import SETUPS
from tests.laws.drawings import drawn

every_setup = pytest.mark.parametrize(("expansions", "seats"), SETUPS, ids=str)


def asked(expansions: tuple[str, ...], seats: int) -> list[tuple[str, Scene]]:
    """Moments of a game at which a seat is asked, as that seat sees them."""
    moments = [scene for scene in game(expansions, seats) if scene.table.due][::7]
    return [
        (scene.table.pending[0].ask, replace(scene, seat=scene.table.due[0]))
        for scene in (*moments, *questions(game(expansions, seats)).values())
    ]


@every_setup
def test_the_market_is_shown_to_whom_it_asks(expansions: tuple[str, ...], seats: int) -> None:
    for ask, scene in asked(expansions, seats):
        lines = [*every(hand.hand(scene.context, Draft()), MarketLines)]
        assert bool(lines) == (ask in hand.MARKET), ask
        if ask == "demand":
            assert len(lines[0].slots) == len(scene.view.columns)
        if ask in ("purchase", "reservation"):
            assert [slot.fate for slot in lines[0].slots].count("now") == 1


@every_setup
def test_an_office_is_one_piece(expansions: tuple[str, ...], seats: int) -> None:
    for _, scene in asked(expansions, seats):
        assert len(drawn(PICTURES.office(scene.context, Draft())).pieces) == 1


@every_setup
def test_one_plans_by_the_market_in_one_piece(expansions: tuple[str, ...], seats: int) -> None:
    for _, scene in asked(expansions, seats):
        assert [*every(hand.plan(scene.context), MarketLines)]
        assert len(drawn(PICTURES.plan(scene.context)).pieces) == 1


@every_setup
def test_tokens_take_no_more_room_than_is_kept_for_them(expansions: tuple[str, ...], seats: int) -> None:
    for _, scene in asked(expansions, seats):
        for row in every(hand.hand(scene.context, Draft()), Tokens):
            assert len(rows(row)) * hand.ROW <= hand.tokens_high(row)
            for token in row.tokens:
                assert image_of(token).width + 6 <= hand.width_of(token), token


def seen(state: State, seat: int = 0) -> Scene:
    """A position of Kaispeicher, as one of its two players sees it."""
    table = Table(
        1,
        1,
        7,
        1,
        "speicherstadt",
        ("kaispeicher",),
        2,
        status="running",
        chairs=(Chair(1), Chair(2)),
        state=state,
    )
    return Scene(table, ("Anna", "Ben"), Texts.of("en"), seat)


def test_a_fire_is_shown_with_every_strength_and_the_cards_that_count() -> None:
    deck = "fire_2 bank theatre spy tailor tea_taster glassblower warehouse fire_4"
    scene = seen(arrange(KAI, "supply", deck=deck, cards=["fire_chief fireman_5_d port", "fireman_1_a"]))
    assert scene.context.asks == {"chief"}
    fire, coming, mine, theirs = every(hand.hand(scene.context, Draft()), Tokens)
    assert [token.tile.card for token in fire.tokens] == ["fire_2"]
    assert {token.tile.card for token in coming.tokens} == {"fire_4"}
    assert {token.tile.card for token in mine.tokens} == {"fire_chief", "fireman_5_d"}
    assert [(theirs.seat, theirs.heading)] == [(1, "Fire strength 1")]
    assert len(drawn(PICTURES.office(scene.context, Draft())).pieces) == 1


def test_with_open_cards_the_contracts_of_all_and_the_supply_are_shown() -> None:
    contracts = [{"contract_a1_small": "tea"}, {"contract_a2_medium": ""}]
    scene = seen(arrange(KAI, "demand", cards=["smuggler"], contracts=contracts, supply="hemp"))
    screen = hand.hand(scene.context, Draft((), {CARDS: (OPEN,)}))
    assert [(row.seat, len(row.tokens)) for row in every(screen, Tokens)] == [(None, 2), (1, 1)]
    assert [row.chips[0].name for row in every(screen, SupplyRow)] == ["hemp"]
    assert len(drawn(PICTURES.office(scene.context, Draft((), {CARDS: (OPEN,)}))).pieces) == 1
