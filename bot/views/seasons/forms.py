"""The modals of seasons: to open one, to sign up."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from babel.dates import format_skeleton

from bot.games.registry import playable_sets
from bot.messages.controls import Modal, ModalField
from bot.messages.ids import Id
from bot.texts import Texts
from bot.texts.formats import set_title
from bot.views.seasons.headings import explanation, heading
from engine.games import GAMES
from engine.seasons.kinds import KINDS, OPENED
from engine.seasons.service.overview import Overview
from engine.seasons.service.plan import NOTICE, SeasonRequest, day_of, next_monday
from engine.tables.model.errors import Stale

ROLES = ("plays", "both", "reserve")
"""Roles of a player who signs up: to play, to play and substitute, only to substitute."""
MONDAYS = 8
"""Number of first days that are offered."""


def opening_modal(kind: str, games: Sequence[str], now: float, zone: str, t: Texts) -> Modal:
    """The modal that opens a season. `games`: the server's favourite first."""
    usual, soonest = next_monday(now, zone), next_monday(now, zone, 1)
    days = [soonest + timedelta(days=7 * number) for number in range(MONDAYS)]
    named = [(day.isoformat(), str(format_skeleton("EdMMM", day, locale=t.locale))) for day in days]
    weeks = [(str(number), t("season-weeks", number=number)) for number in KINDS[kind].lengths]
    sets = sorted(playable_sets().items(), key=lambda option: games.index(option[1][0]))
    options = [(name, set_title(t, *names)) for name, names in sets]
    most = max(seats for game in games for seats in GAMES[game].seats)
    seats = [(str(number), str(number)) for number in range(2, most + 1)]
    fields = (
        ModalField("game", t("season-form-game"), options, options[0][0]),
        ModalField("seats", t("season-form-seats"), seats, "4"),
        ModalField("weeks", t("season-form-weeks"), weeks, str(KINDS[kind].weeks)),
        ModalField("first", t("season-form-first"), named, usual.isoformat()),
    )[: 3 if KINDS[kind].solo else 4]
    return Modal(
        Id("seasonopen", 0, 0, kind),
        t(f"season-do-{kind}"),
        t(f"season-what-{kind}", days=NOTICE, zone=zone),
        fields,
    )


def request_of(kind: str, values: Sequence[str], now: float, zone: str) -> SeasonRequest:
    """Parse the values of the modal; raises `Stale` for values that it does not offer. A duplicate week
    begins today."""
    try:
        game, seats, weeks, *first = values
        begins = date.fromisoformat(first[0]) if first else day_of(now, zone)
        key, *expansions = playable_sets()[game]
        wish = SeasonRequest(kind, begins, int(weeks), zone, key, tuple(expansions), int(seats))
    except (ValueError, KeyError) as error:
        raise Stale from error
    known = kind in OPENED and wish.weeks in KINDS[kind].lengths
    if not known or bool(first) == KINDS[kind].solo or (first and begins.weekday()):
        raise Stale
    return wish


def sign_up_modal(season: Overview, t: Texts, person: int, *, late: bool) -> Modal:
    """The modal to sign up, which explains what that means. `late`: only as a reserve."""
    roles = ROLES[2:] if late else ROLES
    options = [(role, t(f"season-role-{role}")) for role in roles]
    now = "reserve" if person in season.reserves else roles[0]
    field = ModalField("role", t("season-form-role"), options, now)
    about = t("season-means-reserve") if late else explanation(season, t)
    return Modal(Id("seasonenter", 0, season.edition.id, "x"), heading(season.edition, t), about, (field,))
