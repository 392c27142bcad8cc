"""The picture of an office at Loading: every good lies where the plan on the desk puts it."""

from __future__ import annotations

from bot.games.speicherstadt.figures.cards.facts import Storerooms, Tokens
from bot.games.speicherstadt.hand import hand
from bot.games.speicherstadt.office.loading import TOUCHED
from bot.presenter.blocks import Screen
from bot.texts import Texts
from bot.views.scene import Scene
from engine.core.actions import act
from engine.games.speicherstadt.actions import Deliver
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.state import State
from engine.tables.model.drafts import Draft
from engine.tables.model.table import Chair, Table
from tests.arrange import arrange
from tests.bot.blocks import one

SMALL = "contract_a1_small"
"""Tea and rubber."""


def shown(draft: Draft) -> Screen:
    """Anna loads tea, tea and coffee; she has the contract, and no merchant."""
    state: State = arrange(BASE, "loading", cargo=["coffee tea tea", "carpet"], contracts=[{SMALL: ""}, {}])
    table = Table(
        1, 1, 7, 1, "speicherstadt", (), 2, status="running", chairs=(Chair(1), Chair(2)), state=state
    )
    return hand(Scene(table, ("Anna", "Ben"), Texts.of("en"), 0).context, draft)


def lying(screen: Screen) -> dict[str, list[str]]:
    """What lies where, by the headings of the picture."""
    stores = {it.heading: [crate.good for crate in it.crates] for it in one(screen, Storerooms).items}
    tiles = (it.tile for it in one(screen, Tokens).tokens if it.begun)
    return {**stores, "contracts": [crate.good for it in tiles for crate in it.crates if crate.lies]}


def test_untouched_the_goods_lie_as_suggested() -> None:
    it = lying(shown(Draft()))
    assert it["contracts"] == ["tea"] and it["Before loading"] == ["coffee", "tea", "tea"]


def test_a_step_moves_its_good_and_what_stays_lies_in_its_store() -> None:
    step = act(Deliver, 0, good="tea", to=SMALL)
    assert lying(shown(Draft((step,), {TOUCHED: (), "keep": ("coffee",)}))) == {
        "Before loading": ["coffee", "tea", "tea"],
        "To be placed": ["tea"],
        "Market Hall": ["coffee"],
        "contracts": ["tea"],
    }


def test_what_would_be_lost_still_waits_for_a_place() -> None:
    it = lying(shown(Draft((), {TOUCHED: (), "keep": ()})))
    assert sorted(it["To be placed"]) == ["coffee", "tea", "tea"] and not it["contracts"]
