"""/replay: a finished game round by round, and playing on from one of its moments."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import cycle
from typing import Any

import discord
import pytest
from simcord import ResponseMessage

from bot.games.registry import PRESENTERS
from bot.messages.ids import BEGINNING
from bot.messages.sheets import Picture
from bot.services import Services
from bot.texts import LOCALES, Texts
from bot.views.scene import Scene
from bot.views.table import fork_form
from bot.views.table.fork_form import ForkForm
from bot.views.table.history import moment, rewind
from bot.workers.studio import Studio
from engine.agents.rollout import pick
from engine.games import GAMES
from engine.games.speicherstadt.agents import AGENTS
from engine.tables.model.table import Chair, Table
from engine.tables.people import lobby
from engine.tables.play.rewind import as_of
from engine.tables.play.rewind import steps as steps_of
from tests.bot.scenes import scenes
from tests.bot.test_limits import check
from tests.world import Press, World

GAME = "speicherstadt"


def services(world: World) -> Services:
    """That of the bot."""
    bot: Any = world.env.bot
    it: Services = bot.services
    return it


async def begun(world: World, *people: str, **facts: Any) -> Table:
    """A game of these people without notifications."""
    tables, now = services(world).tables, world.env.now().timestamp()
    ids = [world.member(name).id for name in people]
    lobby_ = Table(
        id=0,
        guild=world.guild.id,
        channel=world.channel.id,
        host=ids[0],
        key=GAME,
        expansions=(),
        limit=5,
        chairs=tuple(Chair(person=id) for id in ids),
        created=now,
        changed=now,
    )
    with world.env.time_context():
        stored = await tables.open(replace(lobby_, **facts))
        return await tables.start(stored.id, ids[0])


async def finished(world: World, *people: str, **facts: Any) -> Table:
    """The same, played to its end; the scheduler is not told either."""
    tables, luck = services(world).tables, random.Random(1)
    table = await begun(world, *people, **facts)
    with pytest.MonkeyPatch.context() as patch, world.env.time_context():
        patch.setattr(tables, "on_alarm", lambda at: None)
        while table.status == "running":
            person = table.chairs[table.due_seats[0]].person or 0
            table = await tables.answer(
                table.id, person, lambda it, seat: (pick(it.decisions_of(seat)[0], luck),)
            )
    bot: Any = world.env.bot
    while bot.sender.working or bot.sender.busy:  # its last edit asks for names
        await world.env.settle()
    return table


async def replayed(world: World, who: str, **options: Any) -> ResponseMessage:
    """The answer to /replay."""
    result = await world.slash(who, "replay", **options)
    assert result.ephemeral
    assert result.response is not None
    return result.response


async def choices(world: World, who: str, typed: str) -> list[str]:
    """What the command offers."""
    found = await world.member(who).autocomplete(world.channel, "replay", "game", typed)
    return [str(choice["name"]) for choice in found]


def title(world: World, message: ResponseMessage) -> str:
    """The title of a message as it is now."""
    stored = world.env.backend.get_message(message.channel_id, message.id)
    return str(stored.embeds[0]["title"])


# Which game


async def test_the_last_finished_game_of_the_channel_opens_with_its_first_round(world: World) -> None:
    await finished(world, "Anna", "Ben")
    table = await finished(world, "Clara", "David")
    await begun(world, "Anna", "Ben")
    page = await replayed(world, "Emma")

    assert title(world, page) == "The board at the start of round 1"
    assert f"Table {table.id} · Die Speicherstadt · <t:{int(table.changed)}:d>" in world.texts(page)
    assert "Clara" in world.texts(page)
    assert {"◀ Earlier", "First"}.isdisjoint(world.labels("Emma", page))


async def test_it_is_read_round_by_round_to_its_end(world: World) -> None:
    table = await finished(world, "Anna", "Ben")
    page = await replayed(world, "Emma")
    seen = [title(world, page)]
    for _ in range(table.round):
        await world.press("Emma", "Next round ▶▶", page)
        seen.append(title(world, page))

    assert seen[:-1] == [f"The board at the start of round {it}" for it in range(1, table.round + 1)]
    assert "final result" in seen[-1]
    assert "★" in world.texts(page)
    assert "Play on from here" not in world.labels("Emma", page)
    await world.press("Emma", "First", page)
    await world.press("Emma", "Log", page)
    assert title(world, page) == "What happened · round 1"


async def test_it_is_read_step_by_step(world: World) -> None:
    """Every answer of the first round, with what came of it; and from a step one jumps by rounds."""
    table = await finished(world, "Anna", "Ben")
    page = await replayed(world, "Emma")
    seen = [world.texts(page)]
    while title(world, page) != "The board at the start of round 2":
        await world.press("Emma", "Later", page)
        seen.append(world.texts(page))

    bought = [text for text in seen if "buys" in text or "leaves" in text]
    assert (len(seen) > 8 and bought and "places" in seen[1] + seen[2]) or "Workers" in seen[1]
    steps = [it for number, it in steps_of(table) if number == 1]
    assert len(seen) == len(steps) + 2 and f"Round 1, step 1 of {len(steps)}" in seen[1]
    await world.press("Emma", "◀ Earlier", page)
    assert title(world, page) == f"Round 1, step {len(steps)} of {len(steps)}"
    assert "Play on from here" not in world.labels("Emma", page)
    await world.press("Emma", "◀◀ Previous round", page)
    assert title(world, page) == "The board at the start of round 1"


async def test_a_running_game_shows_the_beginnings_of_its_rounds_alone(world: World) -> None:
    """What was done in between the log tells; how it lay there, and what was sealed first, stays secret."""
    table = await begun(world, "Anna", "Ben")
    assert set(moment(table, "1.here").places) == {"1"}


async def test_any_game_of_the_server_is_chosen_by_its_number(world: World) -> None:
    first = await finished(world, "Anna", "Ben")
    await finished(world, "Clara", "David")
    for typed in (str(first.id), f"#{first.id}", f" {first.id} "):
        assert f"Table {first.id} ·" in world.texts(await replayed(world, "Emma", game=typed))


async def test_what_is_not_to_be_replayed_is_refused_kindly(world: World) -> None:
    assert "No finished game in this channel" in world.texts(await replayed(world, "Emma"))
    foreign = await finished(world, "Anna", "Ben", guild=4_711, channel=4_712)
    for typed in (str(foreign.id), "999", "Anna", "9" * 30, "²"):
        assert "No finished game of this server has that number" in world.texts(
            await replayed(world, "Emma", game=typed)
        )
    running = await begun(world, "Anna", "Ben")
    assert "not finished (yet)" in world.texts(await replayed(world, "Anna", game=str(running.id)))
    await services(world).tables.do(running.id, lobby.end, running.host, manages=False)
    assert "not finished (yet)" in world.texts(await replayed(world, "Anna", game=str(running.id)))
    assert "No finished game in this channel" in world.texts(await replayed(world, "Emma"))


async def test_the_newest_games_of_this_server_are_offered(world: World) -> None:
    first = await finished(world, "Anna", "Ben", expansions=GAMES[GAME].expansions)
    second = await finished(world, "Clara", "David")
    await finished(world, "Anna", "Ben", guild=4_711, channel=4_712)
    await begun(world, "Anna", "Emma")
    for name in ("Anna", "Ben", "Clara", "David"):
        await world.slash(name, "games")
    offered = await choices(world, "Emma", "")

    day = f"{world.env.now():%b} {world.env.now().day}"
    assert [it.partition(" ")[0] for it in offered] == [f"#{second.id}", f"#{first.id}"]
    assert offered[1].startswith(f"#{first.id} · {day} · ")
    assert offered[1].endswith(" · Die Speicherstadt + Kaispeicher")
    result = await services(world).store.results.of_table(second.id)
    assert result is not None
    best, last = sorted(result.places, key=lambda it: it.rank)
    names = {world.member(name).id: name for name in world.members}
    who = [f"{names[it.person or 0]} {str(it.points).replace('-', '−')}" for it in (best, last)]
    assert offered[0] == f"#{second.id} · {day} · {', '.join(who)} · Die Speicherstadt"


async def test_typing_narrows_the_offer_by_number_and_by_name(world: World) -> None:
    tables = [await finished(world, *people) for people in (("Anna", "Ben"), ("Clara", "Ben"))]
    for name in ("Anna", "Ben", "Clara"):
        await world.slash(name, "games")

    async def numbers(typed: str) -> list[int]:
        return [int(it.partition(" ")[0][1:]) for it in await choices(world, "Emma", typed)]

    first, second = (table.id for table in tables)
    assert await numbers("ann") == [first]
    assert await numbers("BEN") == await numbers(" ") == [second, first]
    assert await numbers(str(first)) == await numbers(f"#{first}") == [first]
    assert await numbers("Emma") == await numbers("%") == await numbers("' OR 1") == []


async def test_no_name_is_asked_for_while_someone_types(world: World) -> None:
    await finished(world, "Anna", "Ben")
    services(world).names.known.clear()
    world.mark()
    (offered,) = await choices(world, "Emma", "")

    assert offered.count("a player") == 2
    assert world.rest_calls() == 1, "the answer itself"


async def test_more_games_than_discord_shows(world: World) -> None:
    table = await finished(world, "Anna", "Ben")
    result = await services(world).store.results.of_table(table.id)
    assert result is not None
    for number in range(100, 130):
        other = await services(world).store.create(replace(table, channel=number), ())
        assert other.id
    offered = await choices(world, "Emma", "")
    assert len(offered) == 25
    assert all(len(it) <= 100 for it in offered)


async def test_everyone_reads_in_the_own_language(world: World) -> None:
    await finished(world, "Anna", "Ben")
    world.speaks("Clara", "de")
    page = await replayed(world, "Clara")
    assert title(world, page) == "Das Brett zu Beginn von Runde 1"
    await world.press("Clara", "Ab hier weiterspielen", page)
    assert title(world, page) == "Weiterspielen ab Runde 1"


async def test_the_board_of_a_game_that_is_over_leads_to_its_beginning(world: World) -> None:
    """By the id that a button there has; the board itself stays for all."""
    table = await finished(world, "Anna", "Ben")
    await world.slash("Anna", "board")
    board = world.texts(world.board)
    (result,) = await world.flood(Press("Emma", f"bk:rewind:{table.id}:0:{BEGINNING}", world.board))

    assert result.ephemeral
    assert "The board at the start of round 1" in world.texts(result.response)
    assert world.texts(world.board) == board


# As text, as a picture


async def test_a_player_who_reads_text_goes_on_reading_text(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(world, "Anna", "Ben")

    async def drawn(self: Services, *facts: object) -> Picture | None:
        return Picture("table.png", b"png", "alt") if facts[2] else None

    monkeypatch.setattr(Services, "picture", drawn)
    monkeypatch.setattr(services(world), "studio", Studio.__new__(Studio))
    page = await replayed(world, "Emma")
    assert "Market" not in world.texts(page)
    await world.press("Emma", "As text", page)
    assert "Market" in world.texts(page)
    await world.press("Emma", "Next round ▶▶", page)
    assert title(world, page) == "The board at the start of round 2"
    assert "Market" in world.texts(page)
    await world.press("Emma", "As a picture", page)
    assert title(world, page) == "The board at the start of round 2"
    assert "Market" not in world.texts(page)


# Games whose moves mean nothing any more


async def test_a_game_that_cannot_be_replayed_any_more_shows_its_end(world: World) -> None:
    table = await finished(world, "Anna", "Ben")
    await spoil(world, table)
    page = await replayed(world, "Emma")

    assert "can't be shown any more" in world.texts(page)
    assert "final result" in title(world, page)
    assert world.labels("Emma", page) == ["Log"]


async def test_no_one_plays_on_from_it_either(world: World) -> None:
    table = await finished(world, "Anna", "Ben")
    page = await replayed(world, "Emma")
    await world.press("Emma", "Play on from here", page)
    await spoil(world, table)
    await world.press("Emma", "Start playing", page)

    assert "is out of date" in world.texts(page)
    assert await services(world).store.latest(world.channel.id) == table.id


async def spoil(world: World, table: Table) -> None:
    """As if the rules had changed since: the first move is none any more."""
    connection = services(world).store.connection
    sql = "UPDATE log SET facts = ? WHERE table_id = ? AND number = 0"
    facts = '{"do": "place", "seat": 0, "column": 77}'
    await connection.transact(lambda db: db.execute(sql, (facts, table.id)))
    services(world).tables.recent.clear()


# Playing on


async def test_a_spectator_plays_on_against_agents(world: World) -> None:
    old = await finished(world, "Anna", "Ben", "Clara")
    page = await replayed(world, "Emma")
    for _ in range(2):
        await world.press("Emma", "Next round ▶▶", page)
    await world.press("Emma", "Play on from here", page)
    assert title(world, page) == "Play on from round 3"
    assert "Your seat: 🟠A Anna" in world.texts(page)
    assert "Against: trader" in world.texts(page)

    await world.choose("Emma", "Your seat", "Ben", message=page)
    await world.choose("Emma", "Against", "beginner", message=page)
    assert "Your seat: 🔷B Ben" in world.texts(page)
    assert "Against: beginner" in world.texts(page)
    result = await world.press("Emma", "Start playing", page)
    assert result.response is None or result.response.id == page.id
    assert "Your table opens below" in world.texts(page)

    new = await services(world).tables.of_channel(world.channel.id)
    assert new.id != old.id and new.forked == old.id and new.round == 3
    emma = Chair(person=world.member("Emma").id)
    assert [(it.person, it.agent) for it in new.chairs] == [
        (None, "beginner"),
        (emma.person, None),
        (None, "beginner"),
    ]
    assert as_of(new, 0).now.seen_by(None) == as_of(old, 0).now.seen_by(None)


async def test_its_board_stands_in_the_channel_and_is_played_at_once(world: World) -> None:
    old = await finished(world, "Anna", "Ben")
    await played_on(world, "Emma", "beginner", pages=1)
    new = await services(world).tables.of_channel(world.channel.id)
    board = world.board

    said = f"Emma practises from here against bots: table {old.id}, round 2. Not rated."
    assert said in world.texts(board)
    assert "New in the market" not in world.texts(board), "nothing from before"
    known = await services(world).store.mail.message(new.id, "board")
    assert known == (world.channel.id, board.id)
    assert new.due_seats == (0,)
    option = next(it for it in world.labels("Emma", board) if it.startswith("1 "))
    await world.press("Emma", option, board)
    assert len((await services(world).tables.table(new.id)).moves) > len(new.moves)


async def played_on(world: World, who: str, agent: str, pages: int = 0) -> ResponseMessage:
    """From the last game of the channel, this many rounds after its beginning."""
    page = await replayed(world, who)
    for _ in range(pages):
        await world.press(who, "Next round ▶▶", page)
    await world.press(who, "Play on from here", page)
    await world.choose(who, "Against", agent, message=page)
    await world.press(who, "Start playing", page)
    return page


async def test_a_player_takes_their_own_seat_by_default(world: World) -> None:
    await finished(world, "Anna", "Ben", "Clara")
    page = await replayed(world, "Clara")
    await world.press("Clara", "Play on from here", page)
    assert "Your seat: 🔺C Clara" in world.texts(page)


async def test_one_goes_back_to_the_replay(world: World) -> None:
    await finished(world, "Anna", "Ben")
    page = await replayed(world, "Emma")
    await world.press("Emma", "Next round ▶▶", page)
    await world.press("Emma", "Play on from here", page)
    await world.press("Emma", "Back to the replay", page)
    assert title(world, page) == "The board at the start of round 2"


async def test_a_channel_with_an_open_table_keeps_the_form(world: World) -> None:
    await finished(world, "Anna", "Ben")
    await world.slash("Clara", "new")
    open_one = await services(world).tables.of_channel(world.channel.id)
    page = await played_on(world, "Emma", "miser")

    assert "This channel already has a table" in world.texts(page)
    assert "Against: miser" in world.texts(page)
    assert await services(world).store.latest(world.channel.id) == open_one.id
    await services(world).tables.do(open_one.id, lobby.leave, open_one.host)
    await world.press("Emma", "Start playing", page)
    assert (await services(world).tables.of_channel(world.channel.id)).chairs[1].agent == "miser"


async def test_one_plays_on_only_where_the_game_was_played(world: World) -> None:
    foreign = await finished(world, "Anna", "Ben", guild=4_711, channel=4_712)
    await finished(world, "Anna", "Ben")
    page = await replayed(world, "Emma")
    for verb in ("fork", "playon"):
        await world.flood(Press("Emma", f"bk:{verb}:{foreign.id}:1:0.trader", page))
        assert "There is no table here" in world.texts(page)
    assert await services(world).store.latest(world.channel.id) > foreign.id


async def test_no_one_plays_on_from_a_running_game(world: World) -> None:
    await finished(world, "Anna", "Ben")
    page = await replayed(world, "Emma")
    running = await begun(world, "Anna", "Ben")
    for verb in ("fork", "playon"):
        await world.flood(Press("Emma", f"bk:{verb}:{running.id}:1:0.trader", page))
        assert "not finished (yet)" in world.texts(page)
    assert await services(world).store.latest(world.channel.id) == running.id


@pytest.mark.parametrize(
    ("round", "name"),
    [(1, "7.trader"), (1, "0.caretaker"), (1, "0"), (1, "x"), (1, ".."), (0, "0.trader"), (99, "0.trader")],
)
async def test_nonsense_opens_no_table(world: World, round: int, name: str) -> None:
    table = await finished(world, "Anna", "Ben")
    for control, values in (("playon", None), ("fork", None), ("fork", ("5",))):
        page = await replayed(world, "Emma")
        id = f"{'bk' if values is None else 'sk'}:{control}:{table.id}:{round}:{name}"
        await world.flood(Press("Emma", id if values is None else f"{id}.seat", page, values))
        assert "is out of date" in world.texts(page)
    assert await services(world).store.latest(world.channel.id) == table.id


async def test_without_permission_to_write_here_it_says_so(world: World) -> None:
    table = await finished(world, "Anna", "Ben")
    me = world.env.bot.user
    assert me is not None
    poor = discord.PermissionOverwrite(send_messages=False)
    place = world.guild.create_text_channel("poor", overwrites={me: poor})
    page = (await world.member("Emma").slash(place, "replay", game=str(table.id))).response
    assert page is not None
    await world.press("Emma", "Play on from here", page)
    await world.press("Emma", "Start playing", page)

    assert "I lack permissions in" in world.texts(page)
    assert "Against: trader" in world.texts(page)
    assert await services(world).store.open_tables(place.id) == ()
    assert await services(world).store.latest(world.channel.id) == table.id


# Within Discord's limits


@pytest.mark.parametrize(("seats", "locale"), [*zip(GAMES[GAME].seats, cycle(LOCALES))])
async def test_every_page_fits_with_the_longest_names(
    world: World, monkeypatch: pytest.MonkeyPatch, seats: int, locale: str
) -> None:
    (*_, last) = scenes(seats, f"replay {seats}", "quick", GAMES[GAME].expansions)
    t, presenter = Texts.of(locale), PRESENTERS[GAME]

    async def named(table: Table, texts: Texts) -> tuple[str, ...]:
        return last.names

    monkeypatch.setattr(services(world).names, "of", named)
    for round in range(1, last.table.round + 1):
        then = moment(last.table, f"{round}.here")
        check(rewind(Scene(then.table, last.names, t), presenter, then, None))
    for agent in AGENTS.choices:
        wish = ForkForm(1, seats - 1, agent)
        scene = await services(world).scene(wish.moment(last.table)[0], t)
        sheet = fork_form.form(scene, last.table, wish, t, t("error-Occupied"))
        check(sheet)
        assert len(sheet.controls) == 4
    check(fork_form.fork_sheet(last.table, wish, t))
