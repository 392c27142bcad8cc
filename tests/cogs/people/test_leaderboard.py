"""/leaderboard: ranks of a server, private or shown to all, page by page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from openskill.models import BradleyTerryFull

from bot.games.registry import playable_sets
from bot.messages.ids import Id
from bot.platform.messages.embeds import arguments
from bot.texts import LOCALES, Texts
from bot.views.people.leaderboard import ALL, DOUBTS, PAGE, LeaderboardPage, View, rank_persons, season
from engine.games.speicherstadt.agents import AGENTS
from engine.tables.scores.ladder import Ladder, LadderEntry, Scope
from tests.bot.scenes import LONGEST
from tests.bot.test_limits import check
from tests.bot.texts.ftl import GAME
from tests.cogs.whole.remembered import newcomers, remembered
from tests.world import Message, World

QUARTER = 92
"""Days after which it is another season. The world begins on the first of January 2026."""


async def asked(world: World, who: str) -> Message:
    """The private answer to /leaderboard."""
    result = await world.slash(who, "leaderboard")
    assert result.ephemeral
    assert result.response is not None
    return result.response


def text(world: World, message: Message) -> str:
    """What it says, without bold print."""
    return world.texts(message).replace("**", "").replace("\\", "")


def names(world: World, message: Message) -> list[str]:
    """The people in their places: `1 Ben`."""
    found = re.findall(r"^(\d+)\. (.+?)(?: \(you\))? · \d", text(world, message), re.MULTILINE)
    return [f"{place} {name}" for place, name in found]


async def three_games(world: World) -> None:
    """Ben wins all of them, Anna is second, Clara has been there once."""
    for _ in range(2):
        await remembered(world, "Ben", "Anna")
    await remembered(world, "Ben", "Anna", "Clara")


async def test_it_says_how_strong_each_player_is_and_why(world: World) -> None:
    await three_games(world)
    message = await asked(world, "Anna")
    lines = text(world, message).splitlines()
    assert "Leaderboard · Winter 2026" in lines
    assert names(world, message) == ["1 Ben", "2 Anna", "3 Clara"]
    assert "3 games · 3 wins · average place 1.0 · 🔥3" in lines
    assert "3 games · 0 wins · average place 2.0" in lines
    assert "1 game · 0 wins · average place 3.0" in lines

    model = BradleyTerryFull()
    anna, ben, clara = [model.rating()], [model.rating()], [model.rating()]
    for _ in range(2):
        ben, anna = model.rate([ben, anna])
    ben, anna, clara = model.rate([ben, anna, clara])
    for name, (it,) in (("1. Ben", ben), ("2. Anna (you)", anna), ("3. Clara", clara)):
        assert f"{name} · {round(it.mu)} ± {round(DOUBTS * it.sigma)} ?" in lines


async def test_only_rated_games_count_and_there_is_no_hint_how_to_get_there(world: World) -> None:
    await remembered(world, "Ben", "Anna", kind="friendly")
    message = await asked(world, "Anna")
    assert "Leaderboard · All time" in text(world, message)
    assert "No one is ranked yet" in text(world, message)
    assert "/new opens a table" in text(world, message)
    assert not names(world, message)
    assert "±" not in text(world, message) and "Share in channel" not in world.labels("Anna", message)


async def test_the_rules_of_ratings_are_a_press_away_and_shown_to_the_user_alone(world: World) -> None:
    result = await world.press("Ben", "How ratings work", await asked(world, "Ben"))
    assert result.ephemeral and "If a stand-in finishes your game" in world.texts(result.response)


async def test_a_player_without_a_rated_game_here_reads_so(world: World) -> None:
    await three_games(world)
    await remembered(world, "Emma", "Ben", guild=4_711)
    message = await asked(world, "Emma")
    assert names(world, message) == ["1 Ben", "2 Anna", "3 Clara"]
    assert "You are not ranked yet" in text(world, message)
    assert "not ranked yet" not in text(world, await asked(world, "Anna"))


async def test_computer_players_have_fixed_seats_without_a_number(world: World) -> None:
    for _ in range(60):
        await remembered(world, "Ben", "master")
        await remembered(world, "quick", "Anna")
    lines = text(world, await asked(world, "Clara")).splitlines()
    known = [line for line in lines if line.startswith("🤖")]
    assert len(known) == len(AGENTS.choices)
    for name in AGENTS.choices:
        it = AGENTS.anchors["base"][name]
        said = Texts.of("en").within(GAME)(f"agent-{name}")
        assert f"🤖 {said} · {round(it.strength)} ± {round(DOUBTS * it.doubt)} · Die Speicherstadt" in known
    order = [line for line in lines if re.match(r"🤖|\d+\. ", line)]
    surely = [
        int(strength) - int(doubt) for strength, doubt in re.findall(r"(\d+) ± (\d+)", "\n".join(order))
    ]
    assert surely == sorted(surely, reverse=True)
    assert order[0].startswith("1. Ben") and order[-1].startswith("2. Anna")


async def test_computer_players_that_were_never_met_in_a_set_are_not_in_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(AGENTS, "anchors", {"base": AGENTS.anchors["base"]})
    await remembered(world, "Ben", "Anna", expansions=("kaispeicher",))
    message = await asked(world, "Anna")
    assert "🤖 master" in text(world, message)
    await world.choose("Anna", "What was played", "Kaispeicher", message=message)
    assert "🤖 master" not in text(world, message)
    assert names(world, message) == ["1 Ben", "2 Anna"]


async def test_seasons_and_sets_are_chosen_in_menus(world: World) -> None:
    await three_games(world)
    await remembered(world, "Clara", "Ben", ago=QUARTER)
    await remembered(world, "Anna", "Ben", expansions=("kaispeicher",), ago=2 * QUARTER)
    message = await asked(world, "Anna")
    assert world.options("Anna", "Which season", message) == [
        "This season: Winter 2026",
        "All time",
        "Autumn 2025",
        "Summer 2025",
    ]

    await world.choose("Anna", "Which season", "Autumn 2025", message=message)
    assert "Leaderboard · Autumn 2025" in text(world, message)
    assert names(world, message) == ["1 Clara", "2 Ben"]
    await world.choose("Anna", "What was played", "Die Speicherstadt + Kaispeicher", message=message)
    assert "Autumn 2025 · Die Speicherstadt + Kaispeicher" in text(world, message)
    assert "No one is ranked yet" in text(world, message)
    await world.choose("Anna", "Which season", "All time", message=message)
    assert "All time · Die Speicherstadt + Kaispeicher" in text(world, message)
    assert names(world, message) == ["1 Anna", "2 Ben"]
    await world.choose("Anna", "What was played", "All games", message=message)
    assert "4 games" in text(world, message)


async def test_where_no_one_has_played_this_season_it_begins_with_all_time(world: World) -> None:
    await remembered(world, "Clara", "Ben", ago=QUARTER)
    message = await asked(world, "Anna")
    assert "Leaderboard · All time" in text(world, message)
    assert names(world, message) == ["1 Clara", "2 Ben"]


async def crowd(world: World) -> list[str]:
    """Twenty-four members, the first in the first place."""
    people = newcomers(world, 24)
    for at in range(0, 24, 2):
        for _ in range(24 - at):
            await remembered(world, people[at], people[at + 1])
    return people


async def test_pages_are_turned_and_the_own_line_stands_at_the_foot(world: World) -> None:
    await crowd(world)
    await remembered(world, "Anna", "Ben")
    message = await asked(world, "Anna")
    first = names(world, message)
    assert len(first) == PAGE + 1
    assert first[-1] in ("13 Anna", "14 Anna")
    assert "Page 1 of 3" in text(world, message)
    assert "◀ Back" not in world.labels("Anna", message)

    seen = first[:PAGE]
    for page in (2, 3):
        await world.press("Anna", "Next ▶", message)
        assert f"Page {page} of 3" in text(world, message)
        seen += [it for it in names(world, message) if it not in seen]
    assert len({it.partition(" ")[2] for it in seen}) == 26
    assert "Next ▶" not in world.labels("Anna", message)
    await world.press("Anna", "◀ Back", message)
    assert "Page 2 of 3" in text(world, message)
    assert len([line for line in names(world, message) if "Anna" in line]) == 1


async def test_shown_to_all_it_speaks_the_servers_language_and_anyone_turns_it(world: World) -> None:
    await crowd(world)
    await remembered(world, "Anna", "Ben")
    world.speaks("Ben", "it")
    bot: Any = world.env.bot
    await bot.services.store.people.set_language(world.guild.id, "de")
    mine = await asked(world, "Anna")
    result = await world.press("Anna", "Share in channel", mine)
    assert not result.ephemeral
    board = world.board
    assert "Bestenliste · Winter 2026" in text(world, board)
    assert "Anna" not in text(world, board)
    assert not any("Im Kanal teilen" in label for label in world.labels("Ben", board))

    await world.press("Ben", "Weiter ▶", board)
    assert "Seite 2 von 3" in text(world, world.board)
    assert "(du)" not in text(world, world.board) and "(tu)" not in text(world, world.board)
    assert "Anna" in text(world, world.board)
    assert "Page 1 of 3" in text(world, mine)
    assert world.board.id == board.id


async def test_a_player_shows_something_to_all_once_a_minute(world: World) -> None:
    await three_games(world)
    first = await world.press("Anna", "Share in channel", await asked(world, "Anna"))
    assert not first.ephemeral
    for _ in range(3):
        again = await world.press("Anna", "Share in channel", await asked(world, "Anna"))
        assert again.ephemeral and "just shared something here" in world.texts(again.response)
    other = await world.press("Ben", "Share in channel", await asked(world, "Ben"))
    assert not other.ephemeral

    await world.env.advance_time(61)
    later = await world.press("Anna", "Share in channel", await asked(world, "Anna"))
    assert not later.ephemeral
    assert len(world.channel.history()) == 3


async def test_a_player_who_has_opted_out_is_in_no_list_and_leaves_no_gap(world: World) -> None:
    await three_games(world)
    profile = await world.slash("Anna", "profile")
    await world.press("Anna", "Hide my profile", profile.response)

    for who in ("Ben", "Clara", "Emma", "Anna"):
        message = await asked(world, who)
        assert names(world, message) == ["1 Ben", "2 Clara"]
        assert "Anna" not in text(world, message)
    assert "Your profile is hidden" in text(world, message)
    await world.press("Ben", "Share in channel", await asked(world, "Ben"))
    assert names(world, world.board) == ["1 Ben", "2 Clara"]
    assert "is hidden" not in text(world, world.board)

    await world.press("Anna", "Show my profile", profile.response)
    await world.choose("Ben", "Which season", "All time", message=world.board)
    assert names(world, world.board) == ["1 Ben", "2 Anna", "3 Clara"]


async def test_former_players_are_never_listed(world: World) -> None:
    await remembered(world, -5, "Ben", "Anna")
    assert names(world, await asked(world, "Anna")) == ["1 Ben", "2 Anna"]


async def test_it_is_how_it_is_now_also_after_a_restart(world: World) -> None:
    await three_games(world)
    message = await asked(world, "Anna")
    await world.restart()
    for _ in range(6):
        await remembered(world, "Anna", "Ben")
    await world.choose("Anna", "What was played", "Die Speicherstadt", message=message)
    assert names(world, message)[0] == "1 Anna"
    assert "9 games · 6 wins · average place 1.3 · 🔥6" in text(world, message)


async def test_each_reads_it_in_the_own_language(world: World) -> None:
    await three_games(world)
    world.speaks("Ben", "de")
    world.speaks("Clara", "it")
    assert "Rang im Schnitt 1,0" in text(world, await asked(world, "Ben"))
    assert "posizione media 3,0" in text(world, await asked(world, "Clara"))


# Within Discord's limits, after any press


@pytest.mark.parametrize(
    ("name", "values", "found"),
    [
        ("2026_4.speicherstadt.turn", (), View("2026-4", "speicherstadt")),
        ("ever.all.turn", (), View()),
        ("2026_4.all.season", ("2025_1",), View("2025-1")),
        ("2026_4.all.season", ("ever",), View()),
        ("2026_4.all.set", ("speicherstadt_kaispeicher",), View("2026-4", "speicherstadt_kaispeicher")),
        ("", (), View()),
        ("zzz.zzz.zzz", ("zzz",), View()),
        ("2026_9.all.turn.more", (), View()),
        ("...", ("2026_4", "x"), View()),
        ("20264.all.show", (), View()),
    ],
)
def test_what_an_id_means(name: str, values: tuple[str, ...], found: View) -> None:
    assert View.of(Id("leaderboard", 0, 0, name), values) == found
    assert View.of(found.id("turn")) == found


def test_equal_ratings_share_a_place() -> None:
    strong, weak = LadderEntry(strength=30.0, doubt=2.0), LadderEntry(strength=20.0, doubt=2.0)
    ladder = Ladder(Scope(1))
    ladder.lines = {1: weak, 2: strong, 3: strong, 4: weak, 5: LadderEntry(strength=40.0, doubt=1.0)}
    assert [(it.place, it.person) for it in rank_persons(ladder.order, {5})] == [
        (1, 2),
        (1, 3),
        (3, 1),
        (3, 4),
    ]
    assert [(it.place, it.person) for it in rank_persons(ladder.order, ())] == [
        (1, 5),
        (2, 2),
        (2, 3),
        (4, 1),
        (4, 4),
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("hidden", [False, True])
def test_five_hundred_people_with_long_names_fit(locale: str, hidden: bool) -> None:
    ladder, t = Ladder(Scope(1)), Texts.of(locale)
    for person in range(1, 501):
        strength, doubt = 40 - person / 15, 8.33 if person % 2 else 1.0
        ladder.lines[person] = LadderEntry(1234, 789, 4321, strength, doubt, streak=123)
    seasons = [f"{year}-{quarter}" for year in range(2099, 2089, -1) for quarter in (4, 3, 2, 1)]
    people, pages, seen = rank_persons(ladder.order, ()), 500 // PAGE, ""
    for name in (ALL, *playable_sets()):
        for number in range(1, pages + 1):
            view = View(seasons[number % len(seasons)], name, number)
            page = LeaderboardPage(t, view, people, pages, 500, hidden)
            sheet = page.sheet({it.person: LONGEST[0] for it in page.entries + page.own}, seasons)
            check(sheet)
            embed = arguments(sheet)["embeds"][0]
            assert (embed.title, embed.description) == (sheet.title, sheet.text)
            assert embed.footer.text == sheet.footer
            seen += f"\n{sheet.text}" if name == ALL else ""
    assert seen.count("🤖") == len(AGENTS.choices)
    assert all(re.search(rf"^\*\*{place}\\\. ", seen, re.MULTILINE) for place in range(1, 501))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_season_is_named_after_its_quarter(locale: str) -> None:
    t = Texts.of(locale)
    for quarter, name in enumerate(("winter", "spring", "summer", "autumn"), 1):
        assert season(t, f"2026-{quarter}") == f"{t(f'season-{name}')} 2026"
    assert season(t, None) == t("leaderboard-ever")
