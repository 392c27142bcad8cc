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
from bot.views.paging import back_button, next_button
from bot.views.people.leaderboard import ALL, GOLD, rating_text, sure
from bot.views.sources import Sources
from engine.tables.model.results import TableResult
from engine.tables.scores.ladder import LadderEntry, Scope
from engine.tables.scores.profile import ENOUGH, Count, Finish, Meeting, Profile, SeatResults, Source, profile

MET = 8
"""Opponents per page."""


@dataclass(frozen=True, slots=True)
class ProfileRequest:
    """A request for a profile. `who`: the name. `mine`: whether it is the reader's own. `guild`: its server;
    None: in a direct message, for all servers. `page`: of the opponents. `game`: filter; empty: all."""

    person: int
    who: str
    mine: bool
    guild: int | None
    page: int = 1
    game: str = ""


async def profile_sheet(sources: Sources, asked: ProfileRequest, t: Texts) -> Sheet:
    """The profile as it is now, or why there is none to be seen."""
    people = sources.store.people
    hidden = bool(await people.hidden_persons(asked.person))
    if hidden and not asked.mine:
        return Sheet("", t("profile-hidden", who=asked.who))
    results = await sources.store.results.of_person(asked.person)
    it = whole = await asyncio.to_thread(profile, asked.person, results, asked.guild)
    titles = tuple(dict.fromkeys(names[0] for names, _ in whole.sets))
    if asked.game in titles:
        it = await asyncio.to_thread(profile, asked.person, results, asked.guild, asked.game)
    if not asked.mine:
        unseen = await people.hidden_persons(*(met.person for met in it.meetings))
        it = replace(it, meetings=tuple(met for met in it.meetings if met.person not in unseen))
    pages = max(1, -(-len(it.meetings) // MET))
    asked = replace(asked, page=min(max(1, asked.page), pages))
    lost = await losses_of(sources, asked, titles)
    portrait = Portrait(t, asked, it, hidden, pages, titles, lost, newest(results, asked))
    met = portrait.page_meetings
    names = await asyncio.gather(*(sources.names.name(other.guild, other.person, t) for other in met))
    scope = Scope(asked.guild, game=asked.game or None) if asked.guild else None
    line = (await sources.ladders.of(scope)).lines.get(asked.person) if scope else None
    return portrait.sheet({other.person: name for other, name in zip(met, names, strict=True)}, line)


async def losses_of(sources: Sources, asked: ProfileRequest, titles: tuple[str, ...]) -> Losses | None:
    """What decisions cost on average, in the one game that the profile is about; points of several cannot be
    compared.
    """
    only = asked.game or (titles[0] if len(titles) == 1 else "")
    if not only:
        return None
    stored = await sources.store.analyses.of_person(asked.person, asked.guild or 0, only, MOST)
    return losses(stored, mine=asked.mine)


def newest(results: Sequence[TableResult], asked: ProfileRequest) -> int:
    """The table of the newest game on this server that can be analysed; 0: there is none."""
    here = [it for it in results if it.guild == asked.guild and it.kind != "abandoned"]
    found = (it.table for it in reversed(here) if asked.game in ("", it.game) and it.judged)
    return next(found, 0)


@dataclass(frozen=True)
class Portrait:
    """View model of a profile. `hidden`: its owner, who reads it, has opted out. `pages`: of the opponents.
    `titles`: all games that this person has played. `losses`: what decisions cost in analysed games.
    `newest`: the table of the newest game that can be analysed; 0: none."""

    t: Texts
    asked: ProfileRequest
    profile: Profile
    hidden: bool
    pages: int
    titles: tuple[str, ...] = ()
    losses: Losses | None = None
    newest: int = 0

    @property
    def page_meetings(self) -> Sequence[Meeting]:
        """Opponents on this page."""
        return self.profile.meetings[(self.asked.page - 1) * MET : self.asked.page * MET]

    def sheet(self, names: Mapping[int, str], line: LadderEntry | None = None) -> Sheet:
        """The whole; `names`: of those on this page; `line`: on the server's leaderboard of all time."""
        t, asked = self.t, self.asked
        lines = [t("profile-hidden-mine"), ""] if self.hidden else []
        if self.profile.all.games:
            lines += self.summary(line)
        elif asked.mine:
            lines.append(t("profile-nothing"))
        else:
            lines.append(t("profile-nothing-other", who=asked.who))
        return Sheet(
            f"{asked.who} · {t('profile-title')}",
            "\n".join(lines),
            self.controls(),
            list(self.sections(names)) if self.profile.all.games else (),
            colour=GOLD,
        )

    def summary(self, line: LadderEntry | None) -> Iterator[str]:
        """How many games and how they ended; where there are several sets, also in each."""
        t, it = self.t, self.profile
        if line is not None:
            least, most = sure(line)
            yield t(
                "profile-rating",
                rating=f"**{rating_text(line)}**",
                least=signed_number(least),
                most=signed_number(most),
            )
        yield f"**{self.count(it.all)}**"
        yield t("profile-rated", games=it.rated)
        if self.losses is not None:
            yield self.losses.line(t)
        if len(it.sets) > 1:
            for names, count in it.sets:
                yield f"{set_title(t, *names)}: {self.count(count)}"

    def count(self, it: Count) -> str:
        """Some games in words."""
        t = self.t
        mean = t("ranking-mean", mean=decimal(t, it.mean_rank))
        return f"{t('ranking-games', games=it.games)} · {t('ranking-wins', wins=it.wins)} · {mean}"

    def sections(self, names: Mapping[int, str]) -> Iterator[Section]:
        """Form, seats, points, people."""
        t, it = self.t, self.profile
        yield t("profile-form"), " · ".join(map(finish, it.form))
        yield t("profile-seats"), "\n".join(self.seats())
        sources = (source for source in it.sources if source.own or source.average)
        rows = [self.source(t("profile-all-sources"), it.points)]
        words = t.within(self.title) if it.sources else t
        rows += [self.source(words(f"score-{source.name}"), source) for source in sources]
        if it.sources:
            yield t("profile-points"), "\n".join(rows)
        if self.page_meetings:
            heading = t("profile-met")
            if self.pages > 1:
                heading += f" · {self.asked.page}/{self.pages}"
            yield heading, "\n".join(self.meeting(other, names[other.person]) for other in self.page_meetings)

    @property
    def title(self) -> str:
        """The one game that this is about."""
        return self.profile.sets[0][0][0]

    def seats(self) -> Iterator[str]:
        """Every seat, and which of them one likes best."""
        t, it = self.t, self.profile
        marks = {it.favourite: t("profile-favourite"), it.worst: t("profile-worst")}
        for seat in it.seats:
            yield f"{self.seat(seat)} · **{marks[seat]}**" if seat in marks else self.seat(seat)
        if it.favourite is None:
            yield t("profile-seats-few", games=ENOUGH)

    def seat(self, it: SeatResults) -> str:
        """How it goes on one seat."""
        share = round(100 * it.beaten)
        return self.t("profile-seat", seat=MARKS[it.seat], share=share, games=it.games)

    def source(self, name: str, it: Source) -> str:
        """One source beside the average."""
        own, average = decimal(self.t, it.own), decimal(self.t, it.average)
        mark = "=" if own == average else arrow(it.lead)
        return f"{mark} " + self.t("profile-source", source=name, own=f"**{own}**", average=average)

    def meeting(self, it: Meeting, name: str) -> str:
        """How it went against one person."""
        games = self.t("ranking-games", games=it.games)
        score = HARD_SPACE.join((str(it.ahead), ":", str(it.behind)))
        return f"{arrow(it.ahead - it.behind)} **{name}** {score} · {games}"

    def controls(self) -> list[Control]:
        """Paging of the opponents; for the owner also opting in and out."""
        t, asked, out = self.t, self.asked, list[Control]()
        if self.pages > 1:
            here = Id("profile", 0, asked.page, f"{asked.person}.{asked.game}".rstrip("."))
            before, after = (replace(here, ply=to) for to in (asked.page - 1, asked.page + 1))
            out.append(back_button(t, before, off=asked.page <= 1))
            out.append(next_button(t, after, off=asked.page >= self.pages))
        if asked.mine and self.newest:
            out.append(Button(Id("decided", self.newest), t("profile-decided")))
        if len(self.titles) > 1:
            games = [(ALL, t("profile-every-game")), *((it, game_title(t, it)) for it in self.titles)]
            choices = Choices(games, picked=(asked.game or ALL,))
            out.append(Menu(Id("profile", 0, 1, f"{asked.person}.{ALL}"), t("profile-pick-game"), choices))
        if asked.mine and self.hidden:
            out.append(Button(Id("optin", 0, asked.page), t("profile-do-opt-in")))
        elif asked.mine:
            out.append(Button(Id("optout", 0, asked.page), t("profile-do-opt-out")))
        return out


def finish(it: Finish) -> str:
    """How a game ended: 2/4, a victory with a cup."""
    return f"🏆{HARD_SPACE}{it.rank}/{it.seats}" if it.rank == 1 else f"{it.rank}/{it.seats}"


def arrow(lead: float) -> str:
    """More or less than the others, as a shape."""
    return "▲" if lead > 0 else "▼" if lead < 0 else "="
