"""A player's profile: form, results by seat, sources of points, opponents. Public unless its owner has opted
out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.messages.controls import Button, Choices, Control, Menu
from bot.messages.ids import Id
from bot.messages.sheets import Section, Sheet
from bot.texts import Texts
from bot.texts.formats import HARD_SPACE, MARKS, decimal, game_title, set_title, signed_number
from bot.views.analysis.losses import MOST, Losses, losses
from bot.views.page_buttons import back_button, next_button
from bot.views.people.leaderboard import ALL, GOLD, rating_text, sure
from bot.views.sources import Sources
from engine.tables.model.results import TableResult
from engine.tables.scores.ladder import LadderEntry, Scope
from engine.tables.scores.profile import Count, Finish, Meeting, Profile, SeatResults, Source, profile

MET = 8
"""Opponents per page."""


@dataclass(frozen=True, slots=True)
class ProfileRequest:
    """A request for a profile. `is_own`: of the reader. `guild`: None in a direct message: all servers.
    `page`: of the opponents. `game`: filter; empty: all."""

    person: int
    name: str
    is_own: bool
    guild: int | None
    page: int = 1
    game: str = ""


async def profile_sheet(sources: Sources, request: ProfileRequest, t: Texts) -> Sheet:
    """The profile, or why it is not shown."""
    people = sources.store.people
    hidden = bool(await people.hidden_persons(request.person))
    if hidden and not request.is_own:
        return Sheet("", t("profile-hidden", who=request.name))
    results = await sources.store.results.of_person(request.person)
    shown = whole = await asyncio.to_thread(profile, request.person, results, request.guild)
    titles = tuple(dict.fromkeys(names[0] for names, _ in whole.sets))
    if request.game in titles:
        shown = await asyncio.to_thread(profile, request.person, results, request.guild, request.game)
    if not request.is_own:
        unseen = await people.hidden_persons(*(met.person for met in shown.meetings))
        shown = replace(shown, meetings=tuple(met for met in shown.meetings if met.person not in unseen))
    pages = max(1, -(-len(shown.meetings) // MET))
    request = replace(request, page=min(max(1, request.page), pages))
    lost = await losses_of(sources, request, titles)
    portrait = Portrait(t, request, shown, hidden, pages, titles, lost, newest(results, request))
    meetings = portrait.page_meetings
    names = await asyncio.gather(*(sources.names.name(met.guild, met.person, t) for met in meetings))
    scope = Scope(request.guild, game=request.game or None) if request.guild else None
    line = (await sources.ladders.of(scope)).lines.get(request.person) if scope else None
    return portrait.sheet({met.person: name for met, name in zip(meetings, names, strict=True)}, line)


async def losses_of(sources: Sources, request: ProfileRequest, titles: tuple[str, ...]) -> Losses | None:
    """Mean loss of the decisions in the only game of the profile; None for several, whose points cannot be
    compared."""
    game = request.game or (titles[0] if len(titles) == 1 else "")
    if not game:
        return None
    stored = await sources.store.analyses.of_person(request.person, request.guild or 0, game, MOST)
    return losses(stored, is_own=request.is_own)


def newest(results: Sequence[TableResult], request: ProfileRequest) -> int:
    """Table of the person's last game on this server that can be analysed; 0: none."""
    played = [result for result in results if result.guild == request.guild and result.kind != "abandoned"]
    tables = (game.table for game in reversed(played) if request.game in ("", game.game) and game.judged)
    return next(tables, 0)


@dataclass(frozen=True)
class Portrait:
    """View model of a profile. `hidden`: its owner, who reads it, has opted out. `pages`: of the opponents.
    `titles`: all games that this person has played. `losses`: of analysed games. `newest`: the table of the
    last game that can be analysed; 0: none."""

    t: Texts
    request: ProfileRequest
    profile: Profile
    hidden: bool
    pages: int
    titles: tuple[str, ...] = ()
    losses: Losses | None = None
    newest: int = 0

    @property
    def page_meetings(self) -> Sequence[Meeting]:
        return self.profile.meetings[(self.request.page - 1) * MET : self.request.page * MET]

    def sheet(self, names: Mapping[int, str], line: LadderEntry | None = None) -> Sheet:
        """The whole page. `names`: of the opponents on it; `line`: on the server's leaderboard of
        all time."""
        t, request = self.t, self.request
        lines = [t("profile-hidden-mine"), ""] if self.hidden else []
        if self.profile.all.games:
            lines += self.summary(line)
        elif request.is_own:
            lines.append(t("profile-nothing"))
        else:
            lines.append(t("profile-nothing-other", who=request.name))
        return Sheet(
            f"{request.name} · {t('profile-title')}",
            "\n".join(lines),
            self.controls(),
            list(self.sections(names)) if self.profile.all.games else (),
            colour=GOLD,
        )

    def summary(self, line: LadderEntry | None) -> Iterator[str]:
        """Rating, number of games and how they ended; for several sets also of each."""
        t, profile = self.t, self.profile
        if line is not None:
            least, most = sure(line)
            yield t(
                "profile-rating",
                rating=f"**{rating_text(line)}**",
                least=signed_number(least),
                most=signed_number(most),
            )
        yield f"**{self.count(profile.all)}**"
        yield t("profile-rated", games=profile.rated)
        if self.losses is not None:
            game = self.request.game or self.titles[0]
            yield self.losses.line(t.within(game))
        if len(profile.sets) > 1:
            for names, count in profile.sets:
                yield f"{set_title(t, *names)}: {self.count(count)}"

    def count(self, count: Count) -> str:
        """Games, wins and mean place."""
        t = self.t
        mean = t("ranking-mean", mean=decimal(t, count.mean_rank))
        return f"{t('ranking-games', games=count.games)} · {t('ranking-wins', wins=count.wins)} · {mean}"

    def sections(self, names: Mapping[int, str]) -> Iterator[Section]:
        """Recent results, seats, sources of points, opponents."""
        t, profile = self.t, self.profile
        yield t("profile-form"), " · ".join(map(finish, profile.form))
        yield t("profile-seats"), "\n".join(self.seats())
        sources = (source for source in profile.sources if source.own or source.average)
        rows = [self.source(t("profile-all-sources"), profile.points)]
        words = t.within(self.title) if profile.sources else t
        rows += [self.source(words(f"score-{source.name}"), source) for source in sources]
        if profile.sources:
            yield t("profile-points"), "\n".join(rows)
        if self.page_meetings:
            heading = t("profile-met")
            if self.pages > 1:
                heading += f" · {self.request.page}/{self.pages}"
            yield heading, "\n".join(self.meeting(met, names[met.person]) for met in self.page_meetings)

    @property
    def title(self) -> str:
        """The only game of the profile."""
        return self.profile.sets[0][0][0]

    def seats(self) -> Iterator[str]:
        """A line for each seat; the best and the worst are marked once there are enough games."""
        t, profile = self.t, self.profile
        marks = {profile.favourite: t("profile-favourite"), profile.worst: t("profile-worst")}
        for seat in profile.seats:
            yield f"{self.seat(seat)} · **{marks[seat]}**" if seat in marks else self.seat(seat)

    def seat(self, results: SeatResults) -> str:
        """How games in one seat ended."""
        share = round(100 * results.beaten)
        return self.t("profile-seat", seat=MARKS[results.seat], share=share, games=results.games)

    def source(self, name: str, source: Source) -> str:
        """A source of points beside the average of all players."""
        own, average = decimal(self.t, source.own), decimal(self.t, source.average)
        mark = "=" if own == average else arrow(source.lead)
        return f"{mark} " + self.t("profile-source", source=name, own=f"**{own}**", average=average)

    def meeting(self, meeting: Meeting, name: str) -> str:
        """Games won and lost against a player."""
        games = self.t("ranking-games", games=meeting.games)
        score = HARD_SPACE.join((str(meeting.ahead), ":", str(meeting.behind)))
        return f"{arrow(meeting.ahead - meeting.behind)} **{name}** {score} · {games}"

    def controls(self) -> list[Control]:
        """Buttons between pages of opponents, and the filter; for the owner also opting in and out."""
        t, request, controls = self.t, self.request, list[Control]()
        if self.pages > 1:
            current = Id("profile", 0, request.page, f"{request.person}.{request.game}".rstrip("."))
            before, after = (replace(current, ply=number) for number in (request.page - 1, request.page + 1))
            controls.append(back_button(t, before, off=request.page <= 1))
            controls.append(next_button(t, after, off=request.page >= self.pages))
        if request.is_own and self.newest:
            controls.append(Button(Id("decided", self.newest), t("profile-decided")))
        if len(self.titles) > 1:
            games = [(ALL, t("profile-every-game")), *((key, game_title(t, key)) for key in self.titles)]
            choices = Choices(games, picked=(request.game or ALL,))
            controls.append(
                Menu(Id("profile", 0, 1, f"{request.person}.{ALL}"), t("profile-pick-game"), choices)
            )
        if request.is_own and self.hidden:
            controls.append(Button(Id("optin", 0, request.page), t("profile-do-opt-in")))
        elif request.is_own:
            controls.append(Button(Id("optout", 0, request.page), t("profile-do-opt-out")))
        return controls


def finish(game: Finish) -> str:
    """Rank and number of players, such as 2/4; a victory with a cup."""
    return f"🏆{HARD_SPACE}{game.rank}/{game.seats}" if game.rank == 1 else f"{game.rank}/{game.seats}"


def arrow(lead: float) -> str:
    """▲ more, ▼ less than the others, = as much."""
    return "▲" if lead > 0 else "▼" if lead < 0 else "="
