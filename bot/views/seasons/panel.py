"""The private panel of an open season: own place and games, earlier seasons, buttons for managers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.messages.controls import OPTIONS, Button, Choices, Control, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.texts import Texts
from bot.texts.formats import decimal
from bot.views.seasons.board import Shown, board, rules_button
from bot.views.seasons.headings import heading
from bot.views.seasons.standing import mean
from bot.views.sources import Sources
from engine.seasons import best_games
from engine.seasons.kinds import OPENED
from engine.seasons.model import Season
from engine.seasons.service.edition import Edition

EARLIER = "earlier"
"""Name of the menu of other seasons."""


def no_season(t: Texts, manages: bool) -> Sheet:
    """There is no season; managers see which kinds they can open."""
    return kinds_sheet(t) if manages else Sheet(t("season-title"), t("open-none"), [rules_button(t)])


def kinds_sheet(t: Texts, *, open_runs: bool = False) -> Sheet:
    """The kinds that a manager can open. `open_runs`: the open season runs already."""
    start = Button(Id("seasonon", 0), t("open-do-start"), Style.success)
    kinds_to_open = [Button(Id("seasonnew", 0, 0, kind), t(f"season-do-{kind}")) for kind in OPENED]
    lines = [t(f"season-line-{kind}") for kind in OPENED]
    text = "\n\n".join([*([] if open_runs else [t("open-none-manager")]), *lines])
    buttons = [*([] if open_runs else [start]), *kinds_to_open, rules_button(t)]
    return Sheet(t("season-title"), text, buttons)


async def panel(sources: Sources, running: Edition, t: Texts, person: int, manages: bool, here: int) -> Sheet:
    """The panel of the open season for one reader. `here`: the channel in which they are."""
    sheet = (await board(sources, running, t, person)).sheet
    own = "\n".join(own_lines(running, person, t))
    buttons = [*(manager_buttons(running, t, here) if manages else []), rules_button(t)]
    return replace(sheet, text=f"{own}\n\n{sheet.text}", controls=buttons)


async def past_season(sources: Sources, edition: Edition, t: Texts, person: int, *, back: bool) -> Shown:
    """A season that is over, for one reader. `back`: with a button to the one that runs."""
    sheet, drawing = await board(sources, edition, t, person)
    record = Button(Id("seasonrecord", 0, edition.id, "all"), t("season-do-record"))
    buttons = [Button(Id("season", 0), t("settings-do-back"))] if back else []
    return Shown(replace(sheet, controls=[*buttons, record, rules_button(t)]), drawing)


def own_lines(edition: Edition, person: int, t: Texts) -> Iterator[str]:
    """A player's place, and which of their games count."""
    number = edition.number(person)
    games = counting_points(edition.state, number) if number is not None else []
    if number is None or not games:
        yield t("open-mine-none")
        return
    ready, _ = edition.places
    place = next((line for line in ready if line.player == number), None)
    if place is None:
        yield t("open-mine-short", games=len(games), least=best_games.LEAST)
    else:
        yield t("open-mine", rank=place.place, mean=mean(place, t))
    points = " · ".join(decimal(t, float(score)) for score in games)
    played = sum(number in fixture.members for fixture in edition.state.fixtures.values())
    more = "yes" if played > len(games) else "no"
    yield t("open-mine-games", points=points, played=played, more=more)


def counting_points(season: Season, number: int) -> list[float]:
    """Points of a player's games that count, highest first."""
    games = [fixture for fixture in season.fixtures.values() if best_games.among_people(fixture)]
    return [float(score.points) for score in best_games.counting_scores(games, number)]


def manager_buttons(edition: Edition, t: Texts, here: int) -> list[Control]:
    """Buttons for managers. `here`: the channel in which they are."""
    move = Button(Id("seasonhere", 0, edition.id, "here"), t("season-do-here"))
    stop = Button(Id("seasonstop", 0, edition.id, "ask"), t("open-do-stop"))
    return [*([move] if edition.row.channel != here else []), fair_play_button(t), stop]


def fair_play_button(t: Texts) -> Button:
    """Opens the list of pairs whose gifts stand out."""
    return Button(Id("seasonfair", 0), t("fair-list-title"))


def stop_question(edition: Edition, t: Texts) -> Sheet:
    """Confirmation before the open season is stopped."""
    yes = Button(Id("seasonoff", 0, edition.id, "yes"), t("open-do-stop"), Style.danger)
    no = Button(Id("season", 0), t("settings-do-back"))
    return Sheet(heading(edition, t), t("open-stop-really"), [yes, no])


def other_seasons(seasons: Sequence[Edition], t: Texts) -> list[Control]:
    """A menu of other seasons of the server; empty where there is none."""
    options = [(str(season.id), heading(season, t)) for season in seasons[:OPTIONS]]
    return [Menu(Id("season", 0, 0, EARLIER), t("season-pick-earlier"), Choices(options))] if options else []


def rules(t: Texts, kind: str) -> Sheet:
    """The rules of a kind of season in short."""
    facts = {"best": best_games.BEST, "least": best_games.LEAST, "same": best_games.SAME}
    return Sheet(t("season-do-rules"), t(f"season-rules-{kind}" if kind in OPENED else "open-rules", **facts))
