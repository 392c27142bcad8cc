"""What a game tells of its players besides points, and what the log says of it."""

from __future__ import annotations

from bot.games.registry import PRESENTERS
from bot.presenter.context import Context, LogEvent
from bot.texts import Texts
from engine.core.events import Event
from engine.games.rotterdam import GAME, ship_card_events
from engine.games.rotterdam import events as told
from engine.games.rotterdam.ledger.deeds import Deeds, deeds
from engine.games.rotterdam.rounds import GameEnded
from engine.games.rotterdam.rules import BASE
from tests.games.rotterdam.arrange import arrange, script

ANNA, BEN = 0, 1


def tell(*events: Event) -> tuple[Deeds, ...]:
    """The deeds of two seats in a game of which only this is told."""
    whole = (told.RoundStarted(1, 0), *events, GameEnded("stall", (0, 0), (1, 1)))
    found = deeds(whole, BASE.map)
    assert found is not None
    return found


def test_a_colour_ferries_ships_of_others_or_sends_them_astray() -> None:
    anna, ben = tell(
        told.Placed(BEN, 0, "S3", "oil"),
        told.Sailed((BEN, 0), "S3", "A4", "blue", ANNA),
        told.Sailed((BEN, 0), "A4", "B4", "yellow", ANNA),
        told.Sailed((BEN, 0), "B4", "C4", "red", ANNA),  # from there no way leads to its harbour
        told.Sailed((BEN, 0), "C4", "WAA", "yellow", BEN),
    )
    assert (anna.ferried, anna.astray, ben.ferried, ben.astray) == (2, 1, 0, 0)


def test_where_the_owner_steered_it_was_no_one_elses_doing() -> None:
    anna, _ = tell(
        told.Placed(BEN, 0, "S3", "oil"),
        told.Sailed((BEN, 0), "S3", "A3", "red", ANNA),
        told.Sailed((BEN, 0), "A3", "B3", "green", ANNA, steered=True),
    )
    assert (anna.ferried, anna.astray) == (1, 0)


def test_cargo_follows_the_cards_that_move_it() -> None:
    anna, ben = tell(
        told.Placed(ANNA, 0, "S1", None),
        told.Placed(BEN, 0, "S2", "grain"),
        ship_card_events.Robbed(ANNA, (BEN, 0), (ANNA, 0), "grain", None),
        told.Sailed((ANNA, 0), "S1", "A1", "green", BEN),
        ship_card_events.Inspected(BEN, (ANNA, 0), "grain"),
        ship_card_events.DrivenBack(BEN, "back1", (ANNA, 0), "A1", ("S1",)),
        told.Unloaded((ANNA, 0), "VUL", "grain", True),
    )
    assert (anna.robbed, anna.brought, ben.robbed, ben.hindered, ben.ferried) == (1, 1, 1, 1, 1)


def test_a_product_is_won_by_trade_once_it_fills_an_order() -> None:
    anna, ben = tell(
        told.Traded(ANNA, BEN, ("bread",), ("jam", "beer")),
        told.Completed(ANNA, "O03", ("bread", "jam"), (), 4),
        told.Completed(BEN, "O02", ("bread", "orange_juice"), (), 3),
        told.Completed(BEN, "O02", ("bread", "orange_juice"), (), 3),
    )
    assert (anna.bargained, ben.bargained) == (1, 1)


def test_half_a_story_tells_nothing() -> None:
    assert deeds((), BASE.map) is None
    assert deeds((told.RoundStarted(2, 0), GameEnded("stall", (0, 0), (1, 1))), BASE.map) is None


def lines(*events: LogEvent, seat: int | None = None) -> list[str]:
    """The log in English, as a seat reads it."""
    view = arrange("sailing", ships=["A3 fruit", "B4 oil"]).seen_by(seat)
    c = Context(view, Texts.of("en").within(GAME.key), ("Anna", "Ben"), seat)
    said = PRESENTERS[GAME.key].history.lines(c, events)
    return [line.replace("\u2060", "").replace("\u00a0", " ") for line in said]


def test_a_colour_and_all_that_it_moved_is_one_line_but_a_fork_begins_another() -> None:
    s, first = script(arrange("sailing", ships=["A1", "A3 fruit, S4"]), "A name green")
    _, then = script(s, "B steer 1,0 B3")
    assert lines(*map(LogEvent, first)) == ["🟠A Anna chooses 🟢 green: 🟠A1 → M2."]
    assert lines(*map(LogEvent, then)) == ["Then: 🔷B1 → M3 (steered by 🔷B Ben), 🔷B2 → L4."]


def test_news_say_only_where_ships_went_and_that_another_player_completed_an_order() -> None:
    sailed = told.Sailed((0, 0), "A3", "B4", "green", 1)
    done = told.Completed(1, "O01", ("bread", "beer"), (), 4)
    said = lines(LogEvent(sailed, brief=True), LogEvent(done, brief=True), seat=0)
    assert said == ["🟠A1 → M4", "🔷B Ben completes an order for 4 points."]


def test_what_was_ordered_is_marked_and_what_followed_is_not() -> None:
    named, sailed = told.Named(0, "blue", False), told.Sailed((1, 0), "B4", "C5", "blue", 0)
    drew = told.Drew(0, "swap")
    assert lines(LogEvent(named, True), LogEvent(sailed, True), LogEvent(drew, True), seat=0) == [
        "🟠A Anna chooses 🔵 blue: 🔷B1 → N5. *(planned)*",
        "🟠A Anna draws a ship card: Switch Trick.",
    ]


def test_others_read_only_that_someone_drew() -> None:
    events = (told.Drew(0, "swap"), told.Produced(0, "VUL", "bread"), told.DrewOrder(0, "O01"))
    seen = [LogEvent(it) for event in events if (it := event.seen_by(1)) is not None]
    assert lines(*seen, seat=1) == [
        "🟠A Anna draws a ship card.",
        "🟠A Anna draws a product: 🂠 Vulcaanhaven.",
    ]
