"""Every message of Rotterdam fits into Discord, in every language, and what lies on a desk tells no hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.games.registry import PRESENTERS
from bot.games.rotterdam import answers
from bot.games.rotterdam.office import cards, trade
from bot.messages.controls import Button, Menu, Style
from bot.messages.sheets import Picture, Sheet
from bot.texts import LOCALES, Texts
from bot.views.office import orders
from bot.views.office.office import advised_number, office
from bot.views.scene import Scene
from bot.views.table.board import board
from bot.views.table.history import log
from bot.views.table.lesson import hidden_sections
from bot.views.table.standings import standings
from bot.workers.thinkers import decision_of
from engine.agents.agent import answer_from_state, with_offers
from engine.core.actions import mark
from engine.core.decisions import Decision
from engine.core.records import take
from engine.games.rotterdam import GAME
from engine.games.rotterdam.actions import Accept
from engine.games.rotterdam.agents import AGENTS
from engine.games.rotterdam.orders.standing_orders import FollowShip, Orders, Wish
from engine.tables.model.drafts import Draft
from engine.tables.model.log import Log, Move
from engine.tables.model.table import Chair, Status, Table
from tests.bot.scenes import LONGEST
from tests.bot.test_limits import check
from tests.laws.games import chosen
from tests.laws.test_surfaces import said

PRESENTER = PRESENTERS[GAME.key]
PICTURE = Picture("table.png", b"", "alt")


def game(seats: int, agent: str) -> Iterator[Scene]:
    """The table after some moves of a game, in public, with the longest names."""
    rng, deal = random.Random(agent), GAME.deal(GAME.rules(()), seats, f"messages {agent}")
    s = GAME.start(deal)
    opening = tuple(s.events or ())
    s.attach(s.rules, s.pending)
    moves: list[Move] = []
    chairs = tuple(Chair(person=10**18 + seat) for seat in range(seats))
    table = Table(10**6, 1, 2, 1, GAME.key, (), seats, status="running", chairs=chairs, deal=deal)
    while True:
        now = replace(table, state=s.clone(), opening=opening, log=Log(moves[-40:]))
        status: Status = "running" if s.pending else "finished"
        yield Scene(replace(now, status=status), LONGEST[:seats], Texts.of(LOCALES[len(moves) % 3]))
        if not s.pending:
            return
        if agent == "random":
            action = chosen(s, rng)
        else:
            decision = next(it for it in s.pending if it.blocking)
            action = answer_from_state(AGENTS[agent], s, with_offers(s, decision), rng)
        told = take(s, action)
        moves.append(Move(action, "hand", 10**18 + action.seat, 0.0, told.events))


def drafts(scene: Scene, decision: Decision) -> Iterator[Draft]:
    """What may lie on the desk: nothing, each card half and wholly chosen, an offer, one that was laid out
    when others had more cards."""
    yield Draft()
    c = scene.context
    if decision.ask == "trade":
        form = trade.TradeForm(c, decision, Draft())
        if form.form is not None:
            give, want = (tuple(it.mark for it in field.lines) for field in (form.give, form.want))
            yield Draft().with_pick("give", give[:1]).with_pick("want", want[-2:])
            yield Draft().with_pick("give", give)
            yield Draft().with_pick("give", give[:1]).with_pick("want", want)
    elif decision.ask in ("cards", "completion"):
        for card in cards.CardForm(c, decision, Draft()).ways:
            draft = Draft().with_pick(cards.WHICH, (card,))
            yield draft
            for step, values, _ in cards.CardForm(c, decision, draft).trail[0]:
                draft = draft.with_pick(f"{cards.STEP}{step}", (mark(values[-1]),))
                yield draft


def sheets(scene: Scene) -> Iterator[Sheet]:
    """Everything that may be sent about a table at this moment."""
    yield from (board(scene, PRESENTER), board(scene, PRESENTER, PICTURE), log(scene, PRESENTER))
    yield standings(scene, PRESENTER)
    for seat in range(len(scene.names)):
        mine = replace(scene, seat=seat)
        for decision in mine.mine:
            for draft in drafts(mine, decision):
                yield office(mine, PRESENTER, draft, note="n" * 300)
                yield office(mine, PRESENTER, draft, picture=PICTURE)
        busy = ordered(mine)
        yield office(busy, PRESENTER, Draft(), note="n" * 300, jotting="j" * orders.NOTE)
        if orders.ordering(busy, PRESENTER, Draft()):
            yield orders.panel(busy, PRESENTER, Draft())


def ordered(scene: Scene) -> Scene:
    """With all that a seat can order."""
    course = FollowShip(colour="yellow", ship=0)
    it = Orders(
        round=scene.table.round, steer=True, supply=True, onward=True, rest=True, fill=True, course=course
    )
    plan = (Wish(start="S1", cargo="textiles"),) * 4
    given = it.but(trade="closed", always=True, plan=plan if scene.me else plan[1:])
    return replace(scene, table=scene.table.with_chair(scene.me, orders=given))


@pytest.mark.parametrize("agent", ["random", "quick"])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_message_of_a_game_fits(seats: int, agent: str) -> None:
    seen = set[str]()
    for number, scene in enumerate(game(seats, agent)):
        asks = {f"{it.ask} {len(scene.view.standing)}" for it in scene.pending}
        if number % 29 == 0 or asks - seen or not scene.pending:
            seen |= asks
            for sheet in sheets(scene):
                check(sheet)


def test_what_lies_on_a_desk_tells_no_hand() -> None:
    """The office with a draft is the same in every moment in which its seat could be."""
    looked = 0
    for number, scene in enumerate(game(3, "random")):
        for decision in scene.table.pending if number % 5 == 0 else ():
            mine = replace(scene, seat=decision.seat)
            state = scene.table.now.determinized(decision.seat, random.Random(number))
            other = replace(mine, table=replace(scene.table, state=state))
            for draft in drafts(mine, next(it for it in mine.mine if it.ask == decision.ask)):
                looked += 1
                assert said(office(other, PRESENTER, draft)) == said(office(mine, PRESENTER, draft))
        if number > 400:
            break
    assert looked > 50


def test_what_is_done_stands_before_what_is_left() -> None:
    """Ships to place are lines of a menu, and the one button beside it is to place none."""
    scene = next(it for it in game(2, "quick") if it.pending[0].ask == "placing")
    menu, none, *_ = board(scene, PRESENTER).controls
    assert isinstance(menu, Menu) and isinstance(none, Button)


@pytest.mark.parametrize("locale", LOCALES)
def test_at_a_fork_all_read_what_the_sign_on_its_buttons_says(locale: str) -> None:
    scenes = (replace(it, t=Texts.of(locale)) for it in game(4, "quick") if it.pending[0].ask == "fork")
    scene = next(it for it in scenes if "✓" in repr(said(board(it, PRESENTER, PICTURE))))
    sheet, own = board(scene, PRESENTER, PICTURE), replace(scene, seat=scene.due[0], learns=True)
    labels = [it.label for it in sheet.controls if isinstance(it, Button)]
    assert any("✓" in it for it in labels)
    assert "✓" in sheet.sections[0][1] and "✓" in office(own, PRESENTER, Draft(), "", PICTURE).footer


def test_an_offer_that_may_be_accepted_comes_before_taking_back_the_own() -> None:
    own = next(it for scene in game(4, "random") for it in accepting(scene))
    first = next(it for it in office(own, PRESENTER, Draft()).controls if isinstance(it, Button))
    assert {it.ask for it in own.mine} == {"trade", "answer"}
    assert first.style is Style.success


def test_a_hint_is_about_the_question_that_is_asked_first() -> None:
    own = next(it for scene in game(4, "random") for it in accepting(scene))
    view = own.table.now.seen_by(own.me)
    assert decision_of(view, own.me, advised_number(own, PRESENTER)).ask == "answer"


def test_a_lesson_tells_the_ships_once_where_the_table_shows_them() -> None:
    scene = next(it for it in game(2, "quick") if it.pending[0].ask == "sailing")
    own = replace(scene, seat=scene.due[0])
    titles = [title for title, _ in hidden_sections(own, PRESENTER)]
    assert own.t.within(GAME.key)("alt-ships") not in titles
    assert titles == [title for title, _ in PRESENTER.pictures.office_text(own.context, Draft())][1:]


def test_a_question_with_one_answer_has_no_hint_and_says_why_it_is_asked() -> None:
    scenes = (replace(it, seat=seat, learns=True) for it in game(4, "quick") for seat in it.due)
    own = next(it for it in scenes if [(one.ask, one.forced) for one in it.mine] == [("answer", True)])
    own = replace(own, table=replace(own.table, hints=True), t=Texts.of("en"))
    sheet = office(own, PRESENTER, Draft())
    assert "hint" not in [it.id_.verb for it in sheet.controls if isinstance(it, Button)]
    assert "that would show everyone what you lack" in sheet.footer
    assert "“Plan ahead” can" in sheet.footer
    assert advised_number(own, PRESENTER) is None


def accepting(scene: Scene) -> Iterator[Scene]:
    """The offices of the seats whose own offer stands, and that may accept one of another seat that helps."""
    mine = {it.seat for it in scene.view.standing}
    asked = [(it.seat, it.ask) for it in scene.table.pending if it.ask == "trade" or len(it.options) > 1]
    seats = [seat for seat, ask in asked if ask == "answer" and (seat, "trade") in asked and seat in mine]
    for own in (replace(scene, seat=seat) for seat in seats):
        taken = (it for one in own.mine for it in one.options if isinstance(it, Accept))
        if any(answers.effect(own.context, it) in ("helps", "completes") for it in taken):
            yield own
