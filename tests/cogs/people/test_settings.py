"""/settings: everything about oneself by presses, one's time zone also by typing a city."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from bot.services import favourite_key, home_key
from engine.tables.model.habits import DAY, HOUR, Habits
from tests.cogs.eyes import begun
from tests.world import Press, World


async def habits(world: World, name: str = "Anna") -> Habits:
    """Stored data of a person: from the database, not from memory."""
    bot: Any = world.env.bot
    person = world.member(name).id
    told: dict[int, Habits] = await bot.services.store.people.habits(person)
    return told.get(person, Habits())


def panel(world: World, name: str = "Anna") -> str:
    """The panel as it now stands."""
    return world.texts(world.private(name))


async def zones(world: World, typed: str) -> list[str]:
    """What Discord offers for these letters."""
    choices = await world.member("Anna").autocomplete(world.channel, "settings", "zone", typed)
    assert len(choices) <= 25
    return [str(choice["value"]) for choice in choices]


# The panel


async def test_a_new_person_sees_the_defaults(world: World) -> None:
    result = await world.slash("Anna", "settings")

    assert result.ephemeral
    text = panel(world)
    assert "UTC, now 00:00" in text
    assert "Choose your time zone first" in text
    assert "Quiet hours**" not in text and "Vacation**" not in text
    assert world.picked("Anna", "Reminders") == ["Remind me every 24 hours"]
    assert world.picked("Anna", "Daily summary") == ["No summary"]
    assert await habits(world) == Habits()


async def test_everything_is_chosen_by_presses_on_one_message(world: World) -> None:
    await world.slash("Anna", "settings")
    world.mark()
    await world.press("Anna", "Time zone")
    await world.choose("Anna", "Time zone …", "Berlin")
    await world.press("Anna", "Quiet hours")
    await world.choose("Anna", "Quiet from", "22:00")
    await world.choose("Anna", "Quiet until", "07:00")
    await world.press("Anna", "Back")
    await world.choose("Anna", "Reminders", "every 6 hours")
    await world.choose("Anna", "Daily summary", "19:00")
    await world.press("Anna", "Direct messages off")

    night = (22 * 60, 7 * 60)
    assert await habits(world) == Habits("Europe/Berlin", night, None, 6 * HOUR, 19 * 60, dms=False)
    assert "Berlin (Germany), now 01:00" in panel(world)
    assert "Quiet hours** · 22:00 to 07:00" in panel(world)
    assert "Choose your time zone first" not in panel(world)
    assert world.rest_calls() == 9
    assert len([it for it in world.messages("Anna") if it.flags.ephemeral]) == 1


async def test_what_was_chosen_is_taken_back(world: World) -> None:
    await world.slash("Anna", "settings")
    await world.press("Anna", "Quiet hours")
    await world.choose("Anna", "Quiet from", "23:00")
    assert (await habits(world)).quiet == (23 * 60, 9 * 60)

    await world.press("Anna", "No quiet hours")
    await world.choose("Anna", "Reminders", "Do not")
    await world.choose("Anna", "Daily summary", "08:00")
    await world.choose("Anna", "Daily summary", "No summary")
    assert await habits(world) == Habits(rhythm=0)


async def test_an_end_of_the_night_moves_along_where_it_must(world: World) -> None:
    await world.slash("Anna", "settings")
    await world.press("Anna", "Quiet hours")
    await world.choose("Anna", "Quiet until", "08:00")
    await world.choose("Anna", "Quiet from", "09:00")
    assert (await habits(world)).quiet == (9 * 60, 19 * 60)

    await world.choose("Anna", "Quiet until", "17:00")
    assert (await habits(world)).quiet == (9 * 60, 17 * 60)


async def test_two_people_do_not_share_their_habits(world: World) -> None:
    for name, rhythm in (("Anna", "6 hours"), ("Ben", "48 hours")):
        await world.slash(name, "settings")
        await world.choose(name, "Reminders", rhythm)

    assert (await habits(world, "Anna")).rhythm == 6 * HOUR
    assert (await habits(world, "Ben")).rhythm == 48 * HOUR


async def test_habits_outlive_a_restart_and_so_does_the_panel(world: World) -> None:
    await world.slash("Anna", "settings")
    await world.choose("Anna", "Reminders", "12 hours")
    await world.restart()
    await world.choose("Anna", "Daily summary", "20:00")

    assert await habits(world) == Habits(rhythm=12 * HOUR, digest=20 * 60)


# The time zone


async def test_a_zone_is_found_by_its_city_in_any_case(world: World) -> None:
    assert (await zones(world, "BERL"))[0] == "Europe/Berlin"
    assert (await zones(world, "são p"))[0] == (await zones(world, "sao p"))[0] == "America/Sao_Paulo"
    assert (await zones(world, "new_york"))[0] == "America/New_York"
    assert (await zones(world, "europe/be"))[0] == "Europe/Berlin"
    assert "Europe/Rome" in await zones(world, "")


async def test_a_zone_is_found_by_the_words_of_the_reader(world: World) -> None:
    world.speaks("Anna", "de")
    assert (await zones(world, "wien"))[0] == "Europe/Vienna"
    assert (await zones(world, "österr"))[0] == "Europe/Vienna"


async def test_where_nothing_fits_the_common_zones_are_offered(world: World) -> None:
    assert "Europe/Berlin" in await zones(world, "Buxtehude")


@pytest.mark.parametrize("typed", ["Europe/Berlin", "europe/berlin", "berlin", " Berlin "])
async def test_a_zone_may_be_typed(world: World, typed: str) -> None:
    await world.slash("Anna", "settings", zone=typed)

    assert (await habits(world)).zone == "Europe/Berlin"


@pytest.mark.parametrize(
    ("typed", "language", "zone"),
    [
        *((it, "en", "Europe/Berlin") for it in ("Hamburg", "München", "muenchen", "Munich", "Cologne")),
        *((it, "it", "Europe/Berlin") for it in ("Monaco di Baviera", "Amburgo")),
        *((it, "it", "Europe/Rome") for it in ("Napoli", "Milano", "Torino", "Firenze")),
        *((it, "de", "Europe/Rome") for it in ("Neapel", "Mailand", "Rom", "Turin")),
        *((it, "en", "America/New_York") for it in ("Boston", "new york city")),
        *((it, "en", "Asia/Kolkata") for it in ("Mumbai", "Bombay")),
        *((it, "en", "Europe/London") for it in ("London", "Birmingham", "UK")),
        ("UTC", "en", "UTC"),
        ("JST", "en", "Asia/Tokyo"),
    ],
)
async def test_a_big_city_is_known_by_its_names(world: World, typed: str, language: str, zone: str) -> None:
    world.speaks("Anna", language)
    await world.slash("Anna", "settings", zone=typed)

    assert (await habits(world)).zone == zone
    assert (await zones(world, typed))[0] == zone


@pytest.mark.parametrize(
    ("typed", "language", "choices"),
    [
        ("EST", "en", ["New York"]),
        ("mst", "en", ["Denver", "Phoenix"]),
        ("PT", "en", ["Los Angeles"]),
        ("ET", "en", ["New York"]),
        ("GMT", "en", ["London"]),
        ("IST", "en", ["Kolkata", "Dublin", "Jerusalem"]),
        ("MEZ", "de", ["Berlin", "Wien"]),
        ("USA", "en", ["New York", "Chicago", "Los Angeles"]),
        ("Hyderabad", "en", ["Hyderabad (India)", "Hyderabad (Pakistan)"]),
        ("Jamaica", "en", ["Jamaica (Jamaica)", "Jamaica (United States)"]),
        ("apol", "en", ["Indianapolis"]),
        ("United States", "en", ["New York"]),
        ("a", "en", ["Athens"]),
    ],
)
async def test_of_what_several_zones_may_be_meant_one_chooses(
    world: World, typed: str, language: str, choices: list[str]
) -> None:
    """Abbreviations are no zones: those of IANA, such as EST, know no summer time."""
    world.speaks("Anna", language)
    await world.slash("Anna", "settings", zone="Rome")
    result = await world.slash("Anna", "settings", zone=typed)
    labels = world.options("Anna", "…", result.response)
    assert all(any(it.startswith(choice) for it in labels) for choice in choices)
    assert (await habits(world)).zone == "Europe/Rome"
    await world.choose("Anna", "…", next(it for it in labels if it.startswith(choices[-1])))
    assert (await habits(world)).zone != "Europe/Rome"


@pytest.mark.parametrize("typed", ["Buxtehude", "../../etc/passwd", "SF", "posixrules"])
async def test_a_zone_that_no_one_knows_is_refused_kindly(world: World, typed: str) -> None:
    await world.slash("Anna", "settings", zone="Rome")
    result = await world.slash("Anna", "settings", zone=typed)

    text = world.texts(result.response)
    assert "I don't know that time zone" in text
    assert "Roma" in text or "Rome" in text
    assert (await habits(world)).zone == "Europe/Rome"


# Vacation


async def test_a_vacation_has_two_ends_and_ends_early_by_a_press(world: World) -> None:
    start = world.env.now().timestamp()
    await world.slash("Anna", "settings")
    await world.press("Anna", "Vacation")
    await world.choose("Anna", "Away from", "from now on")
    assert (await habits(world)).vacation == (start, start + 7 * DAY)

    await world.choose("Anna", "Back on", "after 14 days")
    assert (await habits(world)).vacation == (start, start + 14 * DAY)
    assert f"<t:{int(start + 14 * DAY)}:f>" in panel(world)

    await world.env.advance_time(3 * DAY)
    await world.slash("Anna", "settings")
    await world.press("Anna", "End vacation")
    assert (await habits(world)).vacation is None
    assert "Vacation**" not in panel(world)


async def test_a_vacation_to_come_begins_at_midnight_where_one_lives(world: World) -> None:
    start = world.env.now().timestamp()
    await world.slash("Anna", "settings", zone="Europe/Berlin")
    await world.press("Anna", "Vacation")
    await world.choose("Anna", "Away from", "Mon, Jan 5")

    assert (await habits(world)).vacation == (start + 4 * DAY - HOUR, start + 11 * DAY - HOUR)
    assert "Cancel vacation" in world.labels("Anna")
    await world.press("Anna", "Cancel vacation")
    assert (await habits(world)).vacation is None


async def test_a_vacation_that_is_over_is_none(world: World) -> None:
    await world.slash("Anna", "settings")
    await world.press("Anna", "Vacation")
    await world.choose("Anna", "Back on", "after 1 day")
    await world.env.advance_time(2 * DAY)

    result = await world.slash("Anna", "settings")
    assert "Vacation**" not in panel(world)
    assert "End vacation" not in world.labels("Anna", result.response)


async def test_a_day_that_has_passed_is_refused_kindly(world: World) -> None:
    await world.slash("Anna", "settings")
    await world.press("Anna", "Vacation")
    await world.env.advance_time(5 * DAY)
    await world.choose("Anna", "Back on", "after 3 days")

    assert "A vacation can last 1 to 90 days" in panel(world)
    assert (await habits(world)).vacation is None


async def test_two_choices_in_the_same_moment_both_count(world: World) -> None:
    await world.slash("Anna", "settings")
    await world.press("Anna", "Time zone")
    message = world.private("Anna")
    zone = world.custom_id(message, "Time zone …")
    await world.press("Anna", "Back")
    rhythm = world.custom_id(message, "Reminders")
    results = await world.flood(
        Press("Anna", zone, message, ("Europe/Berlin",)), Press("Anna", rhythm, message, ("6",))
    )

    assert all(it.acknowledged for it in results)
    told = await habits(world)
    assert (told.zone, told.rhythm) == ("Europe/Berlin", 6 * HOUR)


# Direct messages


async def test_a_player_who_has_refused_direct_messages_may_ask_for_them_again(world: World) -> None:
    bot: Any = world.env.bot
    anna = world.member("Anna").id
    await bot.services.store.people.close_dms(anna, closed=True)
    await world.slash("Anna", "settings")
    assert "blocked by your Discord" in panel(world)

    await world.press("Anna", "Try direct messages again")
    assert not await bot.services.store.people.dms_closed(anna)
    assert "reach you again" in world.texts(world.inbox("Anna")[-1])
    assert "the bot sends you private questions" in panel(world)


async def test_if_they_are_still_refused_the_panel_says_so_at_once(world: World) -> None:
    bot: Any = world.env.bot
    anna = world.member("Anna").id
    world.close_dms("Anna")
    await bot.services.store.people.close_dms(anna, closed=True)
    await world.slash("Anna", "settings")
    await world.choose("Anna", "Daily summary", "19:00")

    assert "blocked by your Discord" in panel(world)
    assert await bot.services.store.people.dms_closed(anna)
    assert (await habits(world)).digest == 19 * 60


async def test_the_panel_works_in_direct_messages(world: World) -> None:
    user = world.member("Anna").user
    result = await user.slash("settings", zone="Berlin", language="de")
    assert "Deine Einstellungen" in world.texts(result.response)

    assert result.response is not None
    await world.choose("Anna", "Erinnerungen", "48 Stunden", message=result.response)
    assert await habits(world) == Habits("Europe/Berlin", rhythm=48 * HOUR, language="de")


async def test_a_language_of_ones_own_wins_over_discords_until_it_is_given_up(world: World) -> None:
    world.speaks("Anna", "it")
    await world.slash("Anna", "new")
    await world.slash("Anna", "settings", language="de")
    assert "Deine Einstellungen" in panel(world)
    assert "who plays?" in world.texts(world.board), "the board keeps its own"
    await world.press("Anna", "Table settings", world.board)
    assert "Etwas ändern …" in world.labels("Anna", world.private("Anna"))

    await world.slash("Anna", "settings")
    await world.choose("Anna", "Deine Sprache", "Sprache deines Discords")
    assert "Le tue impostazioni" in panel(world)
    assert (await habits(world)).language == ""


async def test_a_message_that_nobody_asked_for_is_in_the_language_of_ones_own(world: World) -> None:
    bot: Any = world.env.bot
    await world.slash("Anna", "settings", language="it")
    await world.slash("Anna", "settings")

    assert (await bot.services.texts_for(world.member("Anna").id, "en")).locale == "it"


# The server


async def test_a_manager_chooses_the_language_of_new_tables(world: World) -> None:
    bot: Any = world.env.bot
    manager = newcomer(world)
    await world.slash(manager, "settings")
    await world.press(manager, "This server")
    page = world.private(manager)
    await world.slash("Ben", "new")
    await world.choose(manager, "Language of new tables", "Deutsch", message=page)

    assert await bot.services.store.people.language(world.guild.id) == "de"
    assert "who plays?" in world.texts(world.board), "the tables that there are keep theirs"
    await world.press("Ben", "Leave", world.board)
    await world.slash("Anna", "new")
    assert "Mitspielen" in world.labels("Ben", world.board)


async def test_a_user_who_does_not_manage_sees_the_language_and_no_menu(world: World) -> None:
    await world.slash("Anna", "settings")

    assert "new tables: English" in panel(world)
    assert not [
        label for label in world.labels("Anna") if label.startswith(("This server", "Language of new tables"))
    ]


def newcomer(world: World, name: str = "Max") -> Any:
    """Someone who manages the server."""
    role = world.guild.create_role("harbour", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user(name.lower(), global_name=name), roles=[role])


async def test_a_manager_of_one_channel_chooses_nothing_for_the_server(world: World) -> None:
    bot: Any = world.env.bot
    bits = discord.Permissions(manage_channels=True).value
    member = simcord.enums.OverwriteType.MEMBER
    overwrite = simcord.backend.models.Overwrite(world.member("Emma").id, member, allow=bits)
    world.env.backend.set_overwrite(world.channel.id, overwrite)
    await world.slash("Anna", "new")
    await world.slash("Emma", "settings")
    for id, value in (("spoken", "de"), ("favourite", "rotterdam"), ("channel", str(world.channel.id))):
        await world.flood(Press("Emma", f"bk:{id}:0", world.private("Emma"), (value,)))
    assert await bot.services.store.people.language(world.guild.id) is None
    assert await bot.services.store.people.setting(favourite_key(world.guild.id)) is None
    assert await bot.services.store.people.setting(home_key(world.guild.id)) is None
    assert not [label for label in world.labels("Emma") if label.startswith("Language of new tables")]


async def test_the_first_command_of_a_manager_offers_the_choices_of_the_server_once(world: World) -> None:
    manager, other = newcomer(world), newcomer(world, "Mia")
    await world.slash("Anna", "about")
    assert "Kontor is new here" not in world.texts(world.private("Anna"))
    world.speaks(manager, "de")
    await world.slash(manager, "about")

    offer = world.private(manager)
    assert "Kontor ist neu hier." in world.texts(offer)
    assert world.labels(manager, offer) == ["Dieser Server"], "one line: the answer above stays in sight"
    await world.press(manager, "Dieser Server", offer)
    offer = world.private(manager)
    await world.choose(manager, "Sprache neuer Tische", "Italiano", message=offer)
    await world.choose_channels(manager, "Kanal für Tische", world.channel)
    assert world.picked_channels(manager, "Kanal für Tische") == [world.channel.id]
    assert f"Tische in <#{world.channel.id}>" in world.texts(world.private(manager))
    for again in (manager, other):
        await world.slash(again, "about")
        assert "new here" not in world.texts(world.private(again))
        assert "ist neu hier" not in world.texts(world.private(again))
    await world.restart()
    await world.slash(other, "about")
    assert "new here" not in world.texts(world.private(other))


async def test_a_server_may_want_its_tables_in_one_channel(world: World) -> None:
    manager, elsewhere = newcomer(world), world.guild.create_text_channel("elsewhere")
    await world.slash(manager, "settings")
    await world.press(manager, "This server")
    await world.choose_channels(manager, "Channel for tables", world.channel)
    refused = await world.member("Anna").slash(elsewhere, "new")

    assert f"tables go in <#{world.channel.id}>" in world.texts(refused.response)
    await world.slash("Anna", "new")
    assert "who plays?" in world.texts(world.board)
    await world.choose_channels(manager, "Channel for tables")
    assert "tables in any channel" in world.texts(world.private(manager))
    allowed = await world.member("Anna").slash(elsewhere, "new", expansion="")
    assert "tables go in" not in world.texts(allowed.response)


async def test_any_of_many_channels_may_be_chosen_but_none_in_which_the_bot_may_not_write(
    world: World,
) -> None:
    bot: Any = world.env.bot
    manager = newcomer(world)
    rooms = [world.guild.create_text_channel(f"room-{number}") for number in range(40)]
    await world.env.settle()
    await world.slash(manager, "settings")
    await world.press(manager, "This server")
    await world.choose_channels(manager, "Channel for tables", rooms[-1])
    assert f"tables in <#{rooms[-1].id}>" in world.texts(world.private(manager))
    assert world.picked_channels(manager, "Channel for tables") == [rooms[-1].id]

    bits = discord.Permissions(send_messages=True).value
    me, kind = bot.user.id, simcord.enums.OverwriteType.MEMBER
    world.env.backend.set_overwrite(rooms[0].id, simcord.backend.models.Overwrite(me, kind, deny=bits))
    await world.env.settle()
    await world.choose_channels(manager, "Channel for tables", rooms[0])
    text = world.texts(world.private(manager))
    assert f"I can't write in <#{rooms[0].id}>" in text and f"tables in <#{rooms[-1].id}>" in text
    assert await bot.services.store.people.setting(home_key(world.guild.id)) == str(rooms[-1].id)


async def test_a_host_chooses_the_language_of_the_table(world: World) -> None:
    await begun(world)
    await world.press("Anna", "Table", world.board)
    await world.choose("Anna", "Language of the board", "Italiano")

    assert "Inverno" in world.texts(world.board)
    await world.press("Ben", "Tavolo", world.board)
    assert not [label for label in world.labels("Ben", world.private("Ben")) if "Language of" in label]


# Forged


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("rhythm", "soon", "how often I remind you"),
        ("language", "Klingon", "Choose your language"),
        ("rhythm", "100000", "how often I remind you"),
        ("digest", "77", "an hour for your daily summary"),
        ("quiet_from", "25", "Quiet hours last"),
        ("vacation_until", "never", "A vacation can last"),
        ("zone", "Mars/Olympus", "I don't know that time zone"),
        ("colour", "red", "out of date"),
    ],
)
async def test_a_forged_choice_changes_nothing(world: World, name: str, value: str, says: str) -> None:
    result = await world.slash("Anna", "settings")
    assert result.response is not None
    await world.flood(Press("Anna", f"sk:habit:0:0:{name}", result.response, (value,)))

    assert says in world.texts(result.response)
    assert await habits(world) == Habits()
