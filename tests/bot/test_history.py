"""Lines of the log: what was ordered, what is folded, and what happened besides the game."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from bot.games.registry import PRESENTERS
from bot.texts import Texts
from bot.texts.formats import HARD_SPACE, JOINER
from bot.views.scene import Scene
from bot.views.table.event_lines import lines
from bot.views.table.remarks import remark_line
from engine.core.events import Event
from engine.games.hamburg.events import Closed, Goods
from engine.games.speicherstadt.events import (
    Bought,
    Declined,
    Delivered,
    Discarded,
    Laid,
    Paid,
    Placed,
    RoundStarted,
)
from engine.games.speicherstadt.rules import BASE
from engine.tables.model.log import ByOrder, Remark, Remarked, RemarkKind
from engine.tables.model.table import Chair
from tests.arrange import arrange
from tests.bot.scenes import scenes

WHATS: tuple[RemarkKind, ...] = get_args(RemarkKind)
NO_OWNER = ("refused", "deadline")
"""Events without names: votes are not held against players."""


def scene(locale: str = "en") -> Scene:
    """Anna and Ben, at a market in which the cards below may lie."""
    it = next(scenes(2, "history", "random"))
    state = arrange(BASE, "demand", columns={"bank": "", "port": ""})
    table = replace(it.table, state=state, chairs=(Chair(person=1), Chair(person=2)))
    return Scene(table, ("Anna", "Ben"), Texts.of(locale))


def told(*events: Event) -> list[str]:
    return [plain(it) for it in lines(scene(), PRESENTERS["speicherstadt"], events)]


def plain(text: str) -> str:
    """On lines that may break anywhere."""
    return text.replace(JOINER, "").replace(HARD_SPACE, " ")


def remark(what: RemarkKind, **facts: int) -> Remark:
    return Remark(what, facts.get("person"), 0.0, facts.get("seat"))


def test_ordered_workers_fold_among_themselves() -> None:
    first, second, third = (Placed(seat, "bank", 0, seat + 1) for seat in (0, 1, 0))
    assert told(first, second) == ["Workers: 🟠A 🔷B → Bank."]
    assert told(first, ByOrder(second), ByOrder(third)) == [
        "Workers: 🟠A → Bank.",
        "Workers: 🔷B 🟠A → Bank. *(planned)*",
    ]


def test_beside_its_picture_an_office_tells_in_short_who_went_where_and_no_income() -> None:
    events = (Paid(0, 2), Placed(0, "bank", 0, 1), Placed(1, "port", 1, 1), Placed(0, "port", 1, 2))
    told = lines(scene(), PRESENTERS["speicherstadt"], events, brief=True, pictured=True)
    assert [plain(line) for line in told] == ["🟠A → 1 Bank, 2 Port", "🔷B → 2 Port"]


def test_goods_that_a_seat_puts_onto_one_contract_stand_in_one_line() -> None:
    name, *_ = (it.id for it in BASE.cards.values() if it.kind == "contract" and len(it.goods) == 2)
    tea, rubber = Delivered(0, "tea", name, False), Delivered(0, "rubber", name, True)
    (line,) = told(tea, rubber)
    assert line.startswith("🟠A Anna puts 🍵 tea, 💧 rubber on Contract") and line.endswith(": complete.")
    assert len(told(tea, Delivered(1, "rubber", name, True))) == 2


def test_new_cards_are_not_listed_beside_the_market() -> None:
    laid = Laid("bank", ())
    assert told(laid) == ["New in the market: Bank."]
    assert lines(scene(), PRESENTERS["speicherstadt"], [laid], pictured=True) == []


@pytest.mark.parametrize(
    "kept, said", [((), "Closed: no one keeps goods."), (("tea",), "Closed: 🔷B Ben keeps")]
)
def test_seats_with_nothing_to_keep_are_not_listed_at_the_closing(kept: Goods, said: str) -> None:
    closings = (Closed(0, 0, 0, (), 0), Closed(1, 0, 0, kept, 0))
    it = Scene(next(scenes(2, "history", "random", key="hamburg")).table, ("Anna", "Ben"), Texts.of("en"))
    (line,) = lines(it, PRESENTERS["hamburg"], closings)
    assert plain(line).startswith(said) and "Anna" not in line


def test_a_seat_that_leaves_one_card_stands_in_one_line() -> None:
    left, unable = Declined(0, "bank", 3, True), Declined(1, "bank", 2, False)
    assert told(left) == ["🟠A Anna passes on Bank at 3."]
    assert told(ByOrder(left)) == ["🟠A Anna passes on Bank at 3. *(planned)*"]
    assert told(ByOrder(left), unable) == ["Bank: 🟠A Anna passes at 3 *(planned)*, 🔷B Ben cannot pay 2."]
    assert len(told(left, Declined(1, "port", 2, True))) == 2


def test_what_follows_from_an_order_was_not_ordered() -> None:
    lines = told(*map(ByOrder, (Bought(0, "bank", 1), Discarded("port", ()), RoundStarted(2, 1))))
    assert ["*(planned)*" in it for it in lines] == [True, False, False]


@pytest.mark.parametrize("locale", ["de", "en", "it"])
@pytest.mark.parametrize("what", WHATS)
def test_every_remark_has_a_line_of_its_own(what: RemarkKind, locale: str) -> None:
    text = plain(remark_line(scene(locale), remark(what, person=1, seat=1)))
    assert ("🔷B Ben" in text) is (what not in NO_OWNER)
    assert len({remark_line(scene(locale), remark(it, person=1, seat=1)) for it in WHATS}) == len(WHATS)


def test_remarks_stand_in_the_log_where_they_belong() -> None:
    undo = Remark("undo", 1, 0.0, 0, 3, (0, 1))
    lines = told(Placed(0, "bank", 0, 1), Remarked(undo), Remarked(remark("paused", person=2)))
    assert lines == [
        "Workers: 🟠A → Bank.",
        "↩️ 🟠A Anna takes the last move back, and with it what came after (🔷B Ben).",
        "⏸️ Paused by 🔷B Ben.",
    ]


def test_someone_who_does_not_sit_here_has_no_name() -> None:
    assert remark_line(scene(), remark("paused", person=77)) == "⏸️ Paused by a player."
