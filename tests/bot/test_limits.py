"""Nothing that we send is larger than Discord allows, for all events and all names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.games.registry import PRESENTERS, catalogue
from bot.messages.controls import Menu
from bot.messages.sheets import Emojis, Picture, Sheet, unicode_only
from bot.platform.messages.embeds import arguments
from bot.presenter.catalogue import SHARED
from bot.presenter.plain import CARDS, OPEN
from bot.views.office import orders
from bot.views.office.office import office
from bot.views.scene import Scene
from bot.views.table.board import board
from bot.views.table.final_board import points_table
from bot.views.table.history import log
from engine.games import GAMES
from engine.games.speicherstadt.agents.answers.load_search import suggest
from engine.games.speicherstadt.orders.lots import goals, targets
from engine.games.speicherstadt.orders.standing_orders import Orders
from engine.tables.model.drafts import Draft
from tests.bot.scenes import scenes

PRESENTER = PRESENTERS["speicherstadt"]
CATALOGUE = {game: dict(signs) for game, signs in catalogue().items()}


def sheets(scene: Scene) -> list[Sheet]:
    """Everything that may be sent about a table at this moment."""
    offices = [replace(scene, seat=seat) for seat in range(len(scene.names))]
    return [
        board(scene, PRESENTER),
        log(scene, PRESENTER),
        Sheet("", points_table(scene, PRESENTER)),
        *(office(it, PRESENTER, Draft(), note="n" * 300) for it in offices),
        *(sheet for it in offices for sheet in ahead(it)),
    ]


def ahead(scene: Scene) -> Iterator[Sheet]:
    """What may be sent about things said in advance, with something ordered for everything."""
    busy, picture = ordered(scene), Picture("office.png", b"", "alt")
    yield office(busy, PRESENTER, Draft(), note="n" * 300, jotting="j" * orders.NOTE)
    yield office(busy, PRESENTER, Draft(), picture=picture)
    yield office(busy, PRESENTER, Draft().with_pick(CARDS, [OPEN]), picture=picture)
    if controls := orders.ordering(busy, PRESENTER, Draft()):
        which = next(it for it in controls if isinstance(it, Menu))
        yield orders.panel(scene, PRESENTER, Draft())
        yield orders.panel(busy, PRESENTER, Draft().with_pick(which.id_.name, [which.options[0].value]))
    for it in filter(None, (orders.rehearsal(it, PRESENTER) for it in (scene, busy))):
        yield orders.preparation(it, PRESENTER, Draft())


def ordered(scene: Scene) -> Scene:
    """The scene with as many orders as a seat can give now."""
    table, seat = scene.table, scene.seat or 0
    if not orders.decides(scene):
        return scene
    it = Orders.revise(None, scene.view, seat).for_all(3)
    for lot in targets(scene.view, seat):
        it = it.with_limit(lot, 4)
    for goal in (*goals(scene.view), "cheapest"):
        it = it.with_wish(goal, 2)
    if rehearsal := GAMES["speicherstadt"].ahead(table.now, seat):
        it = it.with_load(scene.view, seat, suggest(rehearsal, seat))
    return replace(scene, table=table.with_chair(seat, orders=it))


def own(game: str) -> dict[str, str]:
    """The application's emojis, with ids as long as Discord's are."""
    signs = CATALOGUE[SHARED] | CATALOGUE.get(game, {})
    return {it: f"<:{icon.emoji}:{10**18}>" for it, icon in signs.items()}


def check(sheet: Sheet) -> None:
    """The limits of an embed and of its controls, with Unicode emojis and with those of the application."""
    check_with(sheet, unicode_only)
    check_with(sheet, own)


def check_with(sheet: Sheet, emojis: Emojis) -> None:
    """The same with these emojis."""
    message = arguments(sheet, emojis)
    embed, view = message["embeds"][0], message["view"]
    assert sum(map(len, message["embeds"])) <= 6_000 and len(message["embeds"]) <= 10
    assert len(embed.description or "") <= 4_096
    assert all(0 < len(it.name) <= 256 and 0 < len(it.value) <= 1_024 for it in embed.fields)
    rows = view.to_components()
    assert len(rows) <= 5
    ids = [it["custom_id"] for row in rows for it in row["components"]]
    assert len(ids) == len(set(ids))
    for row in rows:
        check_row(row["components"])


def check_row(components: list[dict[str, Any]]) -> None:
    """At most five buttons, or one menu."""
    for it in components:
        assert len(it["custom_id"]) <= 100
        if it["type"] == discord.ComponentType.button.value:
            assert len(components) <= 5
            assert 0 < len(it["label"]) <= 80 and any(letter.isalnum() for letter in it["label"])
        elif it["type"] == discord.ComponentType.channel_select.value:
            assert len(components) == 1 and len(it["placeholder"]) <= 150 and it["channel_types"]
            assert 0 <= it["min_values"] <= it["max_values"] <= 25
            assert len(it["default_values"]) <= it["max_values"]
        else:
            assert len(components) == 1
            assert len(it["placeholder"]) <= 150
            assert 1 <= len(it["options"]) <= 25
            assert sum(option.get("default", False) for option in it["options"]) <= it["max_values"]
            assert len({option["value"] for option in it["options"]}) == len(it["options"])
            assert all(len(option["label"]) <= 100 for option in it["options"])


@pytest.mark.parametrize("expansions", [(), *((name,) for name in GAMES["speicherstadt"].expansions)])
@pytest.mark.parametrize(("seats", "agent"), [(2, "random"), (5, "quick")])
def test_every_message_of_a_whole_game_fits(seats: int, agent: str, expansions: tuple[str, ...]) -> None:
    for number, scene in enumerate(scenes(seats, f"limits {agent}", agent, expansions)):
        if number % 25 == 0 or len(scene.table.due) > 1 or not scene.table.pending:
            for sheet in sheets(scene):
                check(sheet)


def test_a_field_shows_emojis_of_the_application_as_a_whole_or_not_at_all() -> None:
    short, long = "3★ for Anna", "\n".join(["3★"] * 200)
    embed = arguments(Sheet("", short, sections=[("h", short), ("h", long)]), own)["embeds"][0]
    assert "<:star_k" in embed.description and "★" not in embed.description
    assert "<:star_k" in embed.fields[0].value
    assert embed.fields[1].value == long


def test_a_section_too_many_is_cut_not_refused() -> None:
    check(Sheet("t" * 300, "x\n" * 3_000, (), [("h", "line\n" * 400)] * 8, "f" * 3_000))
