"""/standings: who leads and why, for players and for who looks on; each seat's cards; the end of a game."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.games.registry import PRESENTERS
from bot.messages.controls import Button
from bot.messages.sheets import Sheet
from bot.platform.messages.embeds import arguments
from bot.texts import LOCALES, Texts
from bot.views.scene import Scene
from bot.views.table.standings import ALL, standings
from engine.core.scores import totals
from engine.games.speicherstadt.rules import BASE, EXPANSIONS
from engine.games.speicherstadt.state import State
from tests.arrange import arrange
from tests.bot.scenes import scenes
from tests.bot.test_limits import check
from tests.cogs.seated import seated
from tests.cogs.table_player import sit_down
from tests.games.speicherstadt.kaispeicher import KAI
from tests.world import Message, World, loose

PRESENTER = PRESENTERS["speicherstadt"]
EVERY = 14
"""Moments of a game of which one is looked at."""


async def harbour(world: World, **more: Any) -> None:
    """Ben leads with 12 points; Anna has a contract that lacks two goods."""
    owned: dict[str, Any] = {
        "coins": [4, 6, 5],
        "points": [-1, 1, 0],
        "cards": ["fireman_2_a ship_b", "counting_office_a counting_office_b tea_taster"],
        "contracts": [{"contract_a2_medium": "saffron"}, {"contract_a1_small": "tea rubber"}],
    }
    state = arrange(BASE, "demand", columns={"bank": "", "port": "", "ship_d": ""}, **(owned | more))
    await seated(world, state, "Anna", "Ben", "Clara")


async def asked(world: World, who: str) -> Message:
    """The private answer to /standings."""
    result = await world.slash(who, "standings")
    assert result.ephemeral
    assert result.response is not None
    return result.response


async def test_a_spectator_sees_who_leads_and_every_seat(world: World) -> None:
    await harbour(world)
    text = world.texts(await asked(world, "Emma"))

    assert "🔷B Ben leads: 12 points" in text
    assert "−1 point · 4 coins · fire strength 2" in text.replace("**", "")
    assert "Fires 1, Contracts 5, Merchants 1, Counting Offices 5" in text
    assert text.index(r"1\. 🔷B Ben") < text.index(r"2\. 🔺C Clara") < text.index(r"3\. 🟠A Anna")


async def test_a_press_shows_what_each_card_of_a_seat_would_score(world: World) -> None:
    await harbour(world)
    page = await asked(world, "Emma")
    await world.press("Emma", "Ben", page)
    ben = world.texts(page).replace("**", "")
    assert "🔷B Ben · If the game ended now" in ben and ben.count("now") == 1
    for line in ("Fires: 1", "Counting Office ×2: 5", "Contract 5★ (Te Rub): 5", "Tea Taster: 1"):
        assert line in ben.splitlines()

    await world.press("Emma", "Anna", page)
    anna = world.texts(page).replace("**", "")
    assert "Contract 8★ (Cfe Saf Crp): 0 · needs ☕ coffee, 🔶 carpet; 8 when complete" in anna
    assert "Fireman 2, Ship" in anna

    await world.press("Emma", "All players", page)
    assert "Ben leads" in world.texts(page)


async def test_a_player_without_cards_reads_so(world: World) -> None:
    await harbour(world)
    page = await asked(world, "Clara")
    await world.press("Clara", "Clara", page)
    text = world.texts(page)
    assert "no points yet" in text
    assert "No cards yet." in text


async def test_the_button_at_the_board_answers_everyone_alone(world: World) -> None:
    await harbour(world)
    board = world.texts(world.board)
    for who in ("Anna", "Emma"):
        result = await world.press(who, "Standings", world.board)
        assert result.ephemeral
        assert "Ben leads" in world.texts(result.response)
    assert world.texts(world.board) == board


async def test_an_old_page_shows_how_it_is_now_also_after_a_restart(world: World) -> None:
    player = await sit_down(world, "standings", "Anna", "Ben")
    page = await asked(world, "Emma")
    await world.press("Emma", "Anna", page)
    assert "No cards yet." in world.texts(page)
    while not (await now(player.services, player.id)).seats[0].cards:
        await player.step()
    assert "No cards yet." in world.texts(page)

    await world.restart()
    await world.press("Emma", "Anna", page)
    assert "No cards yet." not in world.texts(page)


async def now(services: Any, table: int) -> State:
    """The state of a table."""
    state: State = (await services.tables.table(table)).now
    return state


async def test_after_the_game_there_is_its_final_table_alone(world: World) -> None:
    player = await sit_down(world, "end", "Anna", "Ben")
    page = await asked(world, "Emma")
    table = await player.hurry()

    for answer in (await asked(world, "Emma"), page):
        if answer is page:
            await world.press("Emma", "Ben", page)
        text = world.texts(answer)
        assert "Final points" in text
        assert f"{max(totals(table.now))}★" in text
        assert not world.labels("Emma", answer)


async def test_a_table_that_was_ended_shows_how_it_stood(world: World) -> None:
    await harbour(world)
    await world.slash("Anna", "table end")
    await world.press("Anna", "End it")
    text = world.texts(await asked(world, "Emma"))
    assert "This game was ended early" in text
    assert "12★" in text


async def test_each_reads_them_in_the_own_language(world: World) -> None:
    await harbour(world)
    world.speaks("Emma", "de")
    world.speaks("Clara", "it")
    assert "🔷B Ben liegt vorn: 12 Punkte" in world.texts(await asked(world, "Emma"))
    assert "🔷B Ben è in testa: 12 punti" in world.texts(await asked(world, "Clara"))


# What it says


def scene(state: State, locale: str = "en") -> Scene:
    """A table of Anna, Ben, Clara and David in this position."""
    other = next(scenes(len(state.seats), "standings", "random", state.rules.expansions))
    names = ("Anna", "Ben", "Clara", "David")[: len(state.seats)]
    return replace(other, table=replace(other.table, state=state), names=names, t=Texts.of(locale))


def shown(sheet: Sheet) -> list[str]:
    """The lines of a page."""
    text = "\n".join((sheet.text, *(text for _, text in sheet.sections)))
    return loose(text).replace("**", "").splitlines()


@pytest.mark.parametrize(
    ("coins", "points", "said"),
    [
        ([4, 6, 5], [2, 3, 0], "🔷B Ben leads: 3 points"),
        ([5, 5, 4], [3, 3, 0], "🟠A Anna, 🔷B Ben share the lead: 3 points"),
        ([5, 6, 4], [3, 3, 0], "🔷B Ben leads: 3 points. Tie on points: coins decide."),
        ([5, 5, 5], [1, 1, 1], "Everyone is level: 1 point"),
        ([5, 5, 5], [-1, -1, -1], "Everyone is level: −1 point"),
    ],
)
def test_who_leads(coins: list[int], points: list[int], said: str) -> None:
    state = arrange(BASE, "demand", coins=coins, points=points, columns={"bank": ""})
    assert shown(standings(scene(state), PRESENTER))[0] == said


def test_a_card_that_counts_others_says_how_many() -> None:
    cards = "port ship_b ship_c mayor city_hall press warehouse deichtorhallen"
    state = arrange(KAI, "demand", coins=[5] * 4, cards=[cards], warehouse=["tea"], columns={"bank": ""})
    lines = shown(standings(scene(state), PRESENTER, "0"))
    assert {
        "Port: 2 · 2 ships",
        "Mayor: 5 · the best point building again",
        "City Hall: 5",
        "Warehouse: 1 · 1 good stored",
        "Press: 0 · no firemen",
        "Deichtorhallen: 0 · no merchants",
        "Ship ×2",
    } <= {*lines}


def test_the_dearest_card_stands_first_and_the_contract_that_is_nearest() -> None:
    contracts = {"contract_a3_large": "tea", "contract_a1_small": "tea", "contract_b1_small": "rubber carpet"}
    state = arrange(
        BASE, "demand", cards=["tea_taster"], contracts=[contracts], columns={"bank": ""}, points=[-2]
    )
    lines = shown(standings(scene(state), PRESENTER, "0"))
    told = [line for line in lines if line.startswith(("Fires:", "Contract ", "Tea"))]
    assert [line.partition(" · ")[0] for line in told] == [
        "Fires: −2",
        "Contract 5★ (Rub Crp): 5",
        "Tea Taster: 1",
        "Contract 5★ (Te Rub): 0",
        "Contract 11★ (Cfe Te Saf Crp): 0",
    ]


@pytest.mark.parametrize("page", ["", "zzz", "5", "99999999", "-1", "0.1", ALL])
def test_a_page_that_there_is_not_is_that_of_all(page: str) -> None:
    it = scene(arrange(BASE, "demand", columns={"bank": ""}))
    assert standings(it, PRESENTER, page).sections == standings(it, PRESENTER).sections


# Within Discord's limits


@cache
def longest_game(expansions: tuple[str, ...], agent: str) -> tuple[Scene, ...]:
    """Moments of a game of five with the longest names, and its end."""
    (*game, end) = scenes(5, f"standings {agent}", agent, expansions)
    return (*game[::EVERY], end)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("agent", ["random", "quick"])
@pytest.mark.parametrize("expansions", [(), *((name,) for name in EXPANSIONS)])
def test_every_page_of_a_whole_game_fits(expansions: tuple[str, ...], agent: str, locale: str) -> None:
    for it in longest_game(expansions, agent):
        for page in (ALL, *map(str, range(5))):
            whole(standings(replace(it, t=Texts.of(locale)), PRESENTER, page))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("complete", [False, True])
def test_even_a_player_who_owns_every_card_of_the_box_is_shown_whole(locale: str, complete: bool) -> None:
    it = longest_game(tuple(EXPANSIONS), "quick")[0]
    state: Any = it.table.now.clone()
    me, box = state.seats[0], [card for card in state.rules.cards.values() if card.kind != "fire"]
    me.cards = [card.id for card in box for _ in range(card.count)]
    me.filled = {card.id: [*card.goods] * complete for card in box if card.kind == "contract"}
    me.points, me.factory, me.coins = 39, 20, 99
    scene = replace(it, table=replace(it.table, state=state), t=Texts.of(locale))
    for page in (ALL, "0"):
        whole(standings(scene, PRESENTER, page))


def whole(sheet: Sheet) -> None:
    """It fits, and nothing of it is cut."""
    check(sheet)
    embed = arguments(sheet)["embeds"][0]
    assert (embed.title, embed.description) == (sheet.title, sheet.text)
    assert [(it.name, it.value) for it in embed.fields] == [*sheet.sections]
    labels = [it.label for it in sheet.controls if isinstance(it, Button)]
    assert len({*labels}) == len(labels)
