"""A server's leaderboard: people by the lower end of their ratings, computer players at fixed ratings.

The state of the page is in the ids of its controls: `<season>.<set>.<control>`, with the page in place of a
moment. So its buttons work indefinitely, for any reader.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.games.registry import PRESENTERS, playable_sets
from bot.messages.controls import Button, Choices, Control, Menu
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.texts import Texts
from bot.texts.formats import HARD_SPACE, JOINER, decimal, game_title, set_title
from bot.views.help import ratings
from bot.views.page_buttons import back_button, next_button
from bot.views.sources import Sources
from engine.tables.model.results import season_of
from engine.tables.scores.ladder import LadderEntry, Scope, agent_lines

VERB = "leaderboard"
PAGE = 10
"""People on a page."""
DOUBTS = 3
"""Standard deviations shown as uncertainty, so that rating minus uncertainty gives the order."""
GOLD = 0xE9B44C
EVER, ALL = "ever", "all"
"""All seasons and all sets, in the id of a control."""
SEASON = re.compile(r"(\d{4})[-_]([1-4])")
QUARTERS = ("winter", "spring", "summer", "autumn")


@dataclass(frozen=True, slots=True)
class View:
    """Which part of a leaderboard is shown. `season`: as results name it; None: all time. `set`: one of
    `playable_sets`, or `ALL`. `page`: from 1."""

    season: str | None = None
    set: str = ALL
    page: int = 1

    @classmethod
    def of(cls, id: Id, values: Sequence[str] = ()) -> View:
        """Parse the id and the chosen values of a control; unknown values mean no filter."""
        parts = dict(zip(("season", "set", "control"), id.name.split("."), strict=False))
        if values:  # a menu is called after what it changes
            parts[parts.get("control", "")] = values[0]
        season, set_ = SEASON.fullmatch(parts.get("season", "")), parts.get("set", ALL)
        named = "-".join(season.groups()) if season else None
        return cls(named, set_ if set_ in playable_sets() else ALL, max(1, id.ply))

    def id(self, control: str) -> Id:
        """Id of a control that leads to this view."""
        season = (self.season or EVER).replace("-", "_")
        return Id(VERB, 0, self.page, f"{season}.{self.set}.{control}")

    def scope(self, guild: int) -> Scope:
        if self.set == ALL:
            return Scope(guild, self.season)
        game, *expansions = playable_sets()[self.set]
        return Scope(guild, self.season, game, tuple(expansions))

    @property
    def game(self) -> str:
        """The game whose computer players are listed; for all sets the first."""
        return playable_sets()[self.set][0] if self.set != ALL else next(iter(PRESENTERS))

    @property
    def agents(self) -> dict[str, LadderEntry]:
        """Computer players that people can meet and that have a rating."""
        return agent_lines(self.game, playable_sets().get(self.set, ("",))[1:])


@dataclass(frozen=True, slots=True)
class RankedPerson:
    """A person with their place; equal ratings share one."""

    place: int
    person: int
    line: LadderEntry


def rank_persons(order: Sequence[tuple[int, LadderEntry]], hidden: Collection[int]) -> list[RankedPerson]:
    """Visible persons of `order`, which is sorted; hidden ones leave no gap in the numbering."""
    ranking: list[RankedPerson] = []
    for number, (person, line) in enumerate((entry for entry in order if entry[0] not in hidden), 1):
        same = ranking and ranking[-1].line.worst == line.worst
        ranking.append(RankedPerson(ranking[-1].place if same else number, person, line))
    return ranking


async def first_view(sources: Sources, guild: int) -> View:
    """The current season, or all time while that has no games."""
    view = View(season_of(sources.tables.clock()))
    return view if (await sources.ladders.of(view.scope(guild))).lines else View()


async def leaderboard(sources: Sources, guild: int, view: View, t: Texts, person: int | None = None) -> Sheet:
    """One page. `person`: its only reader; None: it is public."""
    order = (await sources.ladders.of(view.scope(guild))).order
    hidden = await sources.store.people.hidden_persons(*(ranked for ranked, _ in order), person or 0)
    people = rank_persons(order, hidden)
    pages = max(1, -(-len(people) // PAGE))
    view = replace(view, page=min(view.page, pages))
    page = LeaderboardPage(t, view, people, pages, person, person in hidden)
    persons = [entry.person for entry in page.entries + page.own]
    names = await asyncio.gather(*(sources.names.name(guild, listed, t) for listed in persons))
    now, seasons = season_of(sources.tables.clock()), await sources.store.results.seasons(guild)
    return page.sheet(
        dict(zip(persons, names, strict=True)), [now, *(earlier for earlier in seasons if earlier != now)]
    )


@dataclass(frozen=True)
class LeaderboardPage:
    """View model of a page. `people`: of all pages. `person`: the reader; None: it is public. `hidden`:
    whether the reader has opted out."""

    t: Texts
    view: View
    people: Sequence[RankedPerson]
    pages: int
    person: int | None
    hidden: bool

    @property
    def entries(self) -> list[RankedPerson]:
        """The people on this page."""
        return [*self.people[(self.view.page - 1) * PAGE : self.view.page * PAGE]]

    @property
    def own(self) -> list[RankedPerson]:
        """The reader's entry where it is on another page; else empty."""
        entries = self.entries
        return [entry for entry in self.people if entry.person == self.person and entry not in entries]

    def sheet(self, names: Mapping[int, str], seasons: Sequence[str]) -> Sheet:
        """The page. `names`: of the persons on it; `seasons`: all seasons, the current one first."""
        t, view = self.t, self.view
        title = [t("leaderboard-title"), season(t, view.season)]
        title += [set_text(t, view.set)] if view.set != ALL else []
        text = "\n".join(self.lines(names)) if self.people else t("leaderboard-nobody")
        footnotes = "\n".join(self.footnotes(names))
        count = [t("games-page", page=view.page, pages=self.pages)] if self.pages > 1 else []
        return Sheet(
            " · ".join(title),
            f"{text}\n\n{footnotes}" if footnotes else text,
            [self.season_menu(seasons), self.set_menu(), *self.buttons()],
            footer=" · ".join([*count, t("leaderboard-legend")]) if self.people else "",
            colour=GOLD,
        )

    def lines(self, names: Mapping[int, str]) -> list[str]:
        """The people of this page, and the computer players that rank between them, strongest first."""
        rows = [(entry.line.worst, self.line(entry, names)) for entry in self.entries]
        words = self.t.within(self.view.game)
        for name, line in self.view.agents.items():
            before = sum(entry.line.worst >= line.worst for entry in self.people)
            if min(before // PAGE + 1, self.pages) == self.view.page:
                text = f"🤖 {words(f'agent-{name}')} · {with_doubt(line.strength, line.doubt)}"
                text += f" · {game_title(self.t, self.view.game)}" if self.view.set == ALL else ""
                rows.append((line.worst, text))
        return [text for _, text in sorted(rows, key=lambda row: -row[0])]

    def line(self, entry: RankedPerson, names: Mapping[int, str]) -> str:
        """An entry in two lines."""
        t, line, name = self.t, entry.line, names[entry.person]
        label = t("leaderboard-you", who=name) if entry.person == self.person else name
        place = t("end-place", rank=entry.place, who=label)
        mean = t("ranking-mean", mean=decimal(t, line.mean_rank))
        record = [t("ranking-games", games=line.games), t("ranking-wins", wins=line.wins), mean]
        record += [f"🔥{JOINER}{line.streak}"] if line.streak > 1 else []
        return f"**{place}** ·{HARD_SPACE}{rating_text(line)}\n{' · '.join(record)}"

    def footnotes(self, names: Mapping[int, str]) -> Iterator[str]:
        """The reader's entry if it is on another page, or why they have none."""
        if self.hidden:
            yield self.t("leaderboard-hidden")
        elif self.person is not None and self.people:
            if all(entry.person != self.person for entry in self.people):
                yield self.t("leaderboard-not-you")
            yield from (f"…\n{self.line(entry, names)}" for entry in self.own)

    def season_menu(self, seasons: Sequence[str]) -> Menu:
        """The current season, all time, then earlier seasons."""
        t, first = self.t, replace(self.view, page=1)
        now, *earlier = ((name.replace("-", "_"), season(t, name)) for name in seasons)
        options = [(now[0], t("leaderboard-now", season=now[1])), (EVER, season(t, None)), *earlier]
        picked = (self.view.season or EVER).replace("-", "_")
        return Menu(
            first.id("season"), t("leaderboard-pick-season"), Choices(options, picked=(picked,)), row=0
        )

    def set_menu(self) -> Menu:
        """All sets, and each one."""
        t, first = self.t, replace(self.view, page=1)
        options = [(name, set_text(t, name)) for name in (ALL, *playable_sets())]
        choices = Choices(options, picked=(self.view.set,))
        return Menu(first.id("set"), t("leaderboard-pick-set"), choices, row=1)

    def buttons(self) -> list[Control]:
        """Buttons to the other pages, to show a private page to all, and to the rules."""
        page, last = self.view.page, self.pages
        before, after = (replace(self.view, page=number).id("turn") for number in (page - 1, page + 1))
        controls: list[Control] = []
        if last > 1:
            controls.append(back_button(self.t, before, off=page == 1, row=2))
            controls.append(next_button(self.t, after, off=page == last, row=2))
        if self.person is not None and self.people:
            controls.append(Button(self.view.id("show"), self.t("leaderboard-do-show"), row=2))
        return [*controls, ratings.rules_button(self.t, row=2)]


def season(t: Texts, name: str | None) -> str:
    """Name of a season such as `2026-4`; None: all time."""
    known = SEASON.fullmatch(name or "")
    if known is None:
        return t("leaderboard-ever")
    year, quarter = known.groups()
    return t("leaderboard-season", season=t(f"season-{QUARTERS[int(quarter) - 1]}"), year=int(year))


def set_text(t: Texts, name: str) -> str:
    """Title of a set; `ALL`: all sets."""
    if name == ALL:
        return t("leaderboard-every-set")
    return set_title(t, *playable_sets()[name])


def with_doubt(strength: float, doubt: float) -> str:
    """A rating with its uncertainty: 27 ± 5."""
    return f"{round(strength)}{HARD_SPACE}±{HARD_SPACE}{round(DOUBTS * doubt)}"


def sure(line: LadderEntry) -> tuple[int, int]:
    """Interval of a rating, rounded as in `with_doubt`."""
    middle, doubt = round(line.strength), round(DOUBTS * line.doubt)
    return middle - doubt, middle + doubt


def rating_text(line: LadderEntry) -> str:
    """Rating with uncertainty, marked while it is provisional."""
    return with_doubt(line.strength, line.doubt) + (f"{HARD_SPACE}?" if line.is_guess else "")
