"""/profile: own games and those of others, and the way off all leaderboards in one press."""

from __future__ import annotations

from typing import Any

import pytest

from bot.platform.messages.embeds import arguments
from bot.texts import LOCALES, Texts
from bot.views.people.profile import MET, Portrait, ProfileRequest
from engine.games.speicherstadt.rules import EXPANSIONS, ruleset
from engine.tables.scores.ladder import LadderEntry
from engine.tables.scores.profile import LAST, Count, Finish, Meeting, Profile, SeatResults, Source
from tests.bot.scenes import LONGEST
from tests.bot.test_limits import check
from tests.cogs.whole.remembered import newcomers, remembered
from tests.world import Message, Press, World

ELSEWHERE = 4_711
"""Another server."""


async def asked(world: World, who: str, whom: str = "") -> Message:
    """The private answer to /profile."""
    result = await world.slash(who, "profile", **({"member": world.member(whom).user} if whom else {}))
    assert result.ephemeral
    assert result.response is not None
    return result.response


def text(world: World, message: Message | None) -> str:
    """What it says, without bold print."""
    return world.texts(message).replace("**", "").replace("\\", "")


async def five_games(world: World) -> None:
    """Anna wins three times on the first seat, then is second and third on the second one."""
    for _ in range(3):
        await remembered(world, "Anna", "Ben")
    await remembered(world, "Ben", "Anna", "quick", kind="friendly")
    await remembered(world, "Clara", "Ben", "Anna", "trader", seats=(0, 2, 1, 3), expansions=("kaispeicher",))


async def test_it_tells_how_the_own_games_went(world: World) -> None:
    await five_games(world)
    lines = text(world, await asked(world, "Anna")).splitlines()
    assert "Anna · Profile" in lines
    assert "5 games · 3 wins · average place 1.6" in lines
    assert "4 rated" in lines
    assert "Die Speicherstadt: 4 games · 3 wins · average place 1.3" in lines
    assert "Die Speicherstadt + Kaispeicher: 1 game · 0 wins · average place 3.0" in lines
    assert "🏆 1/2 · 🏆 1/2 · 🏆 1/2 · 2/3 · 3/4" in lines
    assert "🟠A 100% in 3 games · favourite" in lines
    assert "🔷B 42% in 2 games" in lines
    assert "▲ Total 44.0 (42.0)" in lines
    assert "▲ Fires −6.0 (−8.0)" in lines
    assert "= Contracts 50.0 (50.0)" in lines
    assert lines.index("▲ Fires −6.0 (−8.0)") < lines.index("= Contracts 50.0 (50.0)")
    assert "▲ Ben 3 : 2 · 5 games" in lines
    assert "▼ Clara 0 : 1 · 1 game" in lines
    assert any(line.startswith("Rating ") and "? (range " in line for line in lines)
    assert "quick" not in " ".join(lines) and "beginner" not in " ".join(lines)


async def test_anyone_may_look_at_anyone(world: World) -> None:
    await five_games(world)
    message = await asked(world, "Emma", "Ben")
    assert "Ben · Profile" in text(world, message)
    assert "▼ Anna 2 : 3 · 5 games" in text(world, message)
    assert not world.labels("Emma", message)


async def test_a_player_without_games_reads_what_to_do(world: World) -> None:
    await remembered(world, "Emma", "Ben", kind="abandoned")
    await remembered(world, "Emma", "Ben", guild=ELSEWHERE)
    mine = await asked(world, "Emma")
    assert "your first finished game" in text(world, mine)
    assert "/new opens a table" in text(world, mine)
    assert world.labels("Emma", mine) == ["Hide my profile"]
    other = text(world, await asked(world, "Anna", "Emma"))
    assert "Emma has not finished a game here" in other


async def test_programs_have_none(world: World) -> None:
    robot = world.env.create_user("robot", global_name="Ro_bot", bot=True)
    world.members["Robot"] = world.guild.add_member(robot)
    said = text(world, await asked(world, "Anna", "Robot"))
    assert "Ro_bot is a bot" in said
    assert "/leaderboard" in said


async def test_one_press_takes_me_out_and_one_brings_me_back(world: World) -> None:
    await five_games(world)
    theirs = await asked(world, "Ben", "Anna")
    mine = await asked(world, "Anna")
    assert world.labels("Anna", mine)[-1] == "Hide my profile"
    await world.press("Anna", "Hide my profile", mine)
    assert "Your profile is hidden" in text(world, mine) and "Only you see it" in text(world, mine)
    assert "5 games · 3 wins" in text(world, mine)

    refused = text(world, await asked(world, "Ben", "Anna"))
    assert refused.strip() == "The profile of Anna is private."
    anna = world.member("Anna").id
    (pressed,) = await world.flood(Press("Ben", f"bk:profile:0:1:{anna}", theirs))
    assert pressed.acknowledged
    assert text(world, theirs).strip() == "The profile of Anna is private."
    assert "Anna" not in text(world, await asked(world, "Clara", "Ben"))
    assert "Anna" in text(world, await asked(world, "Ben"))

    await world.restart()
    await world.press("Anna", "Show my profile", mine)
    assert "Your profile is hidden" not in text(world, mine)
    assert "Anna · Profile" in text(world, await asked(world, "Ben", "Anna"))


async def test_opting_out_asks_for_no_one_elses_profile(world: World) -> None:
    """A forged press changes only who presses."""
    await five_games(world)
    mine = await asked(world, "Ben")
    anna = world.member("Anna").id
    await world.flood(Press("Ben", f"bk:optout:0:1:{anna}", mine))
    bot: Any = world.env.bot
    ben = world.member("Ben").id
    assert await bot.services.store.people.hidden_persons(anna, ben) == {ben}


async def test_head_to_head_has_pages(world: World) -> None:
    people = newcomers(world, MET + 3)
    for number, name in enumerate(people):
        for _ in range(number + 1):
            await remembered(world, "Anna", name)
    message = await asked(world, "Emma", "Anna")
    assert "Head to head (ahead : behind) · 1/2" in text(world, message)
    assert text(world, message).count("▲ Guest") == MET
    assert f"▲ Guest {MET + 3} {MET + 3} : 0 · {MET + 3} games" in text(world, message)
    await world.press("Emma", "Next ▶", message)
    assert "· 2/2" in text(world, message)
    assert text(world, message).count("▲ Guest") == 3
    assert world.labels("Emma", message) == ["◀ Back"]


async def test_in_a_direct_message_it_is_about_all_servers_and_the_user(world: World) -> None:
    await five_games(world)
    await remembered(world, "Ben", "Anna", guild=ELSEWHERE)
    user = world.member("Anna").user
    result = await user.slash("profile")
    said = text(world, result.response)
    assert "Anna · Profile" in said
    assert "6 games" in said and "Rating" not in said
    assert "a player 3 : 3 · 6 games" in said
    assert "5 games" in text(world, await asked(world, "Anna"))

    ben = world.member("Ben").id
    assert result.response is not None
    await world.flood(Press("Anna", f"bk:profile:0:1:{ben}", result.response))
    assert "Here you see your own profile only" in text(world, result.response)


@pytest.mark.parametrize("name", ["", "0", "ben", "1.5", "9" * 19, "1" * 40])
async def test_an_id_of_no_one_is_excused(world: World, name: str) -> None:
    await five_games(world)
    message = await asked(world, "Anna")
    (result,) = await world.flood(Press("Anna", f"bk:profile:0:1:{name}", message))
    assert result.acknowledged
    assert "6 games" not in text(world, message)


async def test_each_reads_it_in_the_own_language(world: World) -> None:
    await five_games(world)
    world.speaks("Anna", "de")
    world.speaks("Ben", "it")
    german, italian = text(world, await asked(world, "Anna")), text(world, await asked(world, "Ben"))
    assert "5 Partien · 3 Siege · Rang im Schnitt 1,6" in german
    assert "▲ Brände −6,0 (−8,0)" in german
    assert "5 partite · 1 vittoria · posizione media 1,8" in italian


# Within Discord's limits


def longest_profile(people: int) -> Profile:
    """Everything at once, with numbers as long as they get."""
    count = Count(12_345, 12_345, 4.5)
    sources = [Source(name, 12_345, -12.34, -12.36) for name in ruleset(EXPANSIONS).scoring]
    return Profile(
        all=count,
        rated=12_345,
        form=(Finish(1, 5),) * LAST,
        sets=((("speicherstadt",), count), *((("speicherstadt", name), count) for name in EXPANSIONS)),
        seats=tuple(SeatResults(seat, 12_345, 1 - seat / 5) for seat in range(5)),
        points=Source("", 12_345, 123.4, 123.4),
        sources=tuple(sources),
        meetings=tuple(Meeting(person, 1, 1_234, 1_234, 1_234) for person in range(people)),
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("mine", [False, True])
@pytest.mark.parametrize("people", [0, 8, 500])
def test_five_hundred_opponents_with_long_names_fit(
    locale: str, hidden: bool, mine: bool, people: int
) -> None:
    it, pages = longest_profile(people), max(1, -(-people // MET))
    names, met = dict.fromkeys(range(people), LONGEST[0]), 0
    for page in range(1, pages + 1):
        asked = ProfileRequest(10**19 - 1, LONGEST[1], mine, 1, page)
        sheet = Portrait(Texts.of(locale), asked, it, hidden, pages).sheet(
            names, LadderEntry(1, 1, 1, 99.0, 8.3)
        )
        check(sheet)
        embed = arguments(sheet)["embeds"][0]
        assert (embed.title, embed.description) == (sheet.title, sheet.text)
        assert [(field.name, field.value) for field in embed.fields] == [*sheet.sections]
        met += sum(text.count(LONGEST[0]) for _, text in sheet.sections)
    assert met == people


@pytest.mark.parametrize("locale", LOCALES)
def test_an_empty_profile_fits(locale: str) -> None:
    for mine in (False, True):
        asked = ProfileRequest(1, LONGEST[0], mine, 1)
        check(Portrait(Texts.of(locale), asked, Profile(), mine, 1).sheet({}))
