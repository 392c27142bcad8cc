"""Names full of tricks do nothing on any screen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.texts.test_literal import SHOWN
from tests.cogs.people.test_names import five
from tests.cogs.seated import seated
from tests.world import PEOPLE, World

NAMES = {
    "Anna": "[Anna",
    "Ben": "Ben](https://evil.example)",
    "Clara": "<@1> <t:1700000000:R>",
    "David": "# ||D|| https://evil.example",
    "Emma": "\u202e\u3164",
}
EFFECTS = ("://evil", "](https\\://evil", "<@1>", "<t:1700000000", "||D||", "# |", "\u202e", "\u3164")


@pytest.fixture
def tricks(world: World) -> World:
    """Everyone has chosen such a name on this server."""
    for name, nick in NAMES.items():
        member = world.env.backend.get_member(world.guild.id, world.member(name).id)
        member.nick = nick
    return world


def words(message: Any) -> str:
    """What Discord reads as Markdown in a message."""
    texts = [message.content]
    for embed in message.embeds:
        texts += [embed.title or "", embed.description or ""]
        texts += [text for field in embed.fields for text in (field.name, field.value)]
    return "\n".join(texts)


async def test_no_screen_takes_a_name_for_markup(tricks: World) -> None:
    world = tricks
    await world.slash("Anna", "new")
    await world.press("Ben", "Join")
    lobby = SHOWN.sub("x", words(world.board))
    await world.press("Anna", "Leave")
    await world.press("Ben", "Leave")
    await seated(world, five(), *PEOPLE)
    for person in PEOPLE:
        await world.slash(person, "office")
        await world.slash(person, "profile")
    for screen in ("log", "standings", "games", "leaderboard", "board"):
        await world.slash("Clara", screen)
    shown = [lobby]
    shown += [SHOWN.sub("x", words(it)) for person in PEOPLE for it in world.messages(person)]

    assert len(shown) > 20 and any("xAnna" in text for text in shown)
    assert [(effect, text) for text in shown for effect in EFFECTS if effect in text] == []
    assert "a player" in words(world.board)


async def test_a_thread_is_named_without_what_cannot_be_seen(tricks: World) -> None:
    await tricks.slash("David", "new", place="thread")
    await tricks.slash("Emma", "new", place="thread")
    names = [it.name or "" for it in tricks.env.backend.channels.values()]

    assert [name.partition(" · ")[2] for name in names if " · " in name] == [
        "# ||D|| https://evil.example",
        "a player",
    ]
