"""The private answer to /season: my line, my games, earlier seasons, and what managers may press."""

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


def none(t: Texts, manages: bool) -> Sheet:
    """That there is no season; managers read which kinds they can open."""
    return kinds(t) if manages else Sheet(t("season-title"), t("open-none"), [rules_button(t)])


def kinds(t: Texts, *, open_runs: bool = False) -> Sheet:
    """What a manager can open, each kind with a line."""
    start = Button(Id("seasonon", 0), t("open-do-start"), Style.success)
    others = [Button(Id("seasonnew", 0, 0, kind), t(f"season-do-{kind}")) for kind in OPENED]
    lines = [t(f"season-line-{kind}") for kind in OPENED]
    text = "\n\n".join([*([] if open_runs else [t("open-none-manager")]), *lines])
    buttons = [*([] if open_runs else [start]), *others, rules_button(t)]
    return Sheet(t("season-title"), text, buttons)


async def panel(sources: Sources, running: Edition, t: Texts, person: int, manages: bool, here: int) -> Sheet:
    """What one person sees of the open season of a server; `here`: the channel in which they are."""
    sheet = (await board(sources, running, t, person)).sheet
    own = "\n".join(mine(running, person, t))
    buttons = [*(managing(running, t, here) if manages else []), rules_button(t)]
    return replace(sheet, text=f"{own}\n\n{sheet.text}", controls=buttons)


async def past(sources: Sources, edition: Edition, t: Texts, person: int, *, back: bool) -> Shown:
    """A season that is over, for one person; `back`: there is one that runs."""
    sheet, drawing = await board(sources, edition, t, person)
    record = Button(Id("seasonrecord", 0, edition.id, "all"), t("season-do-record"))
    ways = [Button(Id("season", 0), t("settings-do-back"))] if back else []
    return Shown(replace(sheet, controls=[*ways, record, rules_button(t)]), drawing)


def mine(edition: Edition, person: int, t: Texts) -> Iterator[str]:
    """Where a player stands, and which of their games count."""
    who = edition.number(person)
    games = counting_points(edition.state, who) if who is not None else []
    if who is None or not games:
        yield t("open-mine-none")
        return
    ready, _ = edition.places
    place = next((it for it in ready if it.player == who), None)
    if place is None:
        yield t("open-mine-short", games=len(games), least=best_games.LEAST)
    else:
        yield t("open-mine", rank=place.place, mean=mean(place, t))
    points = " · ".join(decimal(t, float(it)) for it in games)
    played = sum(who in it.members for it in edition.state.fixtures.values())
    more = "yes" if played > len(games) else "no"
    yield t("open-mine-games", points=points, played=played, more=more)


def counting_points(season: Season, who: int) -> list[float]:
    """Points of the games of a player that count, the most first."""
    games = [it for it in season.fixtures.values() if best_games.among_people(it)]
    return [float(it.points) for it in best_games.counting_scores(games, who)]


def managing(edition: Edition, t: Texts, here: int) -> list[Control]:
    """What a manager may do with the running season; `here`: the channel in which they are."""
    move = Button(Id("seasonhere", 0, edition.id, "here"), t("season-do-here"))
    stop = Button(Id("seasonstop", 0, edition.id, "ask"), t("open-do-stop"))
    return [*([move] if edition.row.channel != here else []), fair_play_button(t), stop]


def fair_play_button(t: Texts) -> Button:
    """Opens the list of pairs whose gifts stand out."""
    return Button(Id("seasonfair", 0), t("fair-list-title"))


def stopping(edition: Edition, t: Texts) -> Sheet:
    """Asks back before the open season is turned off."""
    yes = Button(Id("seasonoff", 0, edition.id, "yes"), t("open-do-stop"), Style.danger)
    no = Button(Id("season", 0), t("settings-do-back"))
    return Sheet(heading(edition, t), t("open-stop-really"), [yes, no])


def others(seasons: Sequence[Edition], t: Texts) -> list[Control]:
    """A menu of other seasons of the server; empty where there is none."""
    options = [(str(it.id), heading(it, t)) for it in seasons[:OPTIONS]]
    return [Menu(Id("season", 0, 0, EARLIER), t("season-pick-earlier"), Choices(options))] if options else []


def rules(t: Texts, kind: str) -> Sheet:
    """The rules of a kind of season in short."""
    facts = {"best": best_games.BEST, "least": best_games.LEAST, "same": best_games.SAME}
    return Sheet(t("season-do-rules"), t(f"season-rules-{kind}" if kind in OPENED else "open-rules", **facts))
