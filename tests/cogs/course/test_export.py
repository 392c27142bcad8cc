"""/privacy export: a file with everything that is stored of me, and nothing of others."""

from __future__ import annotations

import json
from typing import Any

from simcord import InteractionResult

from tests.cogs.table_player import sit_down
from tests.tables.play.traces import traces
from tests.world import Message, World


def id_of(world: World, who: str) -> int:
    """Someone's number."""
    return int(world.member(who).id)


def found(result: InteractionResult) -> Message:
    """The private answer."""
    assert result.ephemeral and result.response is not None
    return result.response


async def downloaded(world: World, who: str) -> dict[str, Any]:
    """What /privacy export gives."""
    answer = found(await world.slash(who, "privacy export"))
    (file,) = answer.attachments
    assert file.filename == "kontor-privacy.json"
    facts: dict[str, Any] = json.loads(await file.read())
    return facts


def store(world: World) -> Any:
    """That of the bot which is running just now."""
    bot: Any = world.env.bot
    return bot.services.store


async def test_the_file_tells_what_someone_has_done_and_nothing_of_others(world: World) -> None:
    player = await sit_down(world, "privacy", "Anna", "Ben", "Clara")
    await player.play(20)
    await world.slash("Anna", "settings", zone="Berlin")
    await store(world).jot(player.id, id_of(world, "Anna"), "Ben wants coffee")
    facts = await downloaded(world, "Anna")

    assert facts["person"] == str(id_of(world, "Anna"))
    assert facts["settings"]["habits"]["zone"] == "Europe/Berlin"
    (table,) = facts["tables"]
    assert (table["status"], table["host"], table["seat"]["seat"]) == ("running", True, "seat 1")
    assert table["note"] == "Ben wants coffee"
    moves = [it for it in (await player.table()).log if it.person == id_of(world, "Anna")]
    assert 0 < len(moves) <= len(table["log"])
    assert all(" seat 1 " in line for line in table["log"])
    text = json.dumps(facts)
    assert not any(str(id_of(world, it)) in text for it in ("Ben", "Clara"))
    assert not any(it in text for it in ('"deck', '"bag', '"seed'))


async def test_the_file_has_the_results_too(world: World) -> None:
    player = await sit_down(world, "results", "Anna", "Ben")
    over = await player.hurry()
    (table,) = (await downloaded(world, "Ben"))["tables"]
    assert table["status"] == "finished"
    assert table["result"]["points"] == sum(table["result"]["sources"].values())
    assert table["result"]["moves"] == len(over.moves)


async def test_a_vote_is_shown_without_the_others(world: World) -> None:
    await sit_down(world, "vote", "Anna", "Ben", "Clara")
    await world.slash("Ben", "table end")
    await world.press("Ben", "Ask everyone")
    (table,) = (await downloaded(world, "Anna"))["tables"]
    assert table["vote"]["matter"] == "end"
    assert (table["vote"]["asked_by_me"], table["vote"]["my_answer"]) == (False, None)


async def test_a_request_does_not_store_an_unknown_person(world: World) -> None:
    for command in ("privacy export", "privacy erase"):
        answer = found(await world.slash("Emma", command))
        assert "Nothing is stored about you." in world.texts(answer)
        assert not world.labels("Emma", answer)
    assert await traces(store(world), id_of(world, "Emma")) == set()
