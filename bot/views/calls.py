"""Calls for players: the message of a call, what its caller sees, the form, rings. (Pings are
`views.pings`.)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.games.registry import playable_sets
from bot.messages.controls import Button, Control, Modal, ModalField, PeopleMenu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.texts import LOCALES, Texts
from bot.texts.formats import game_title, set_title
from engine.calls.events import CHOICES, WHOLE, Terms
from engine.calls.state import FEWEST, CallState
from engine.games import GAMES
from engine.tables.model.clock import OFFERED
from engine.tables.model.errors import Stale

HOURS = (1, 3, 6, 12, 24, 72, 168)
"""How long a call may stand."""
MANY = "many"
"""The choice of seats for more people than one table seats."""


@dataclass(frozen=True, slots=True)
class CallView:
    """A call as its messages show it. `names`: of all persons in it; `link`: to its message, empty where that
    is not posted yet."""

    call: int
    guild: int
    state: CallState
    names: Mapping[int, str]
    link: str = ""

    def id(self, verb: str, more: str = "") -> Id:
        """The id of a control of this call."""
        return Id(verb, 0, 0, f"{self.call}.{more}" if more else str(self.call))


@dataclass(frozen=True, slots=True)
class CallWish:
    """What the form says, as words of an id. `game`: a key of `playable_sets`."""

    game: str
    seats: str = "4"
    pace: str = "none"
    language: str = "en"
    hours: str = "3"

    @classmethod
    def of(cls, values: Sequence[str]) -> CallWish:
        """Parse the values of the form, or the words of an id; raises `Stale` for what is not offered."""
        if len(values) != len(cls.__slots__):
            raise Stale
        wish = cls(*values)
        numbers = [str(number) for number in HOURS]
        known = wish.game in playable_sets() and wish.pace in OFFERED and wish.hours in numbers
        sizes = (MANY, *map(str, range(FEWEST, most_seats() + 1)))
        if not known or wish.language not in LOCALES or wish.seats not in sizes:
            raise Stale
        return wish

    @property
    def words(self) -> str:
        return ".".join((self.game, self.seats, self.pace, self.language, self.hours))

    def terms(self) -> Terms:
        """The terms of the call; raises `Stale` for a number of seats that the game does not have."""
        key, *expansions = playable_sets()[self.game]
        many = self.seats == MANY
        seats = GAMES[key].seats[-1] if many else int(self.seats)
        if seats not in GAMES[key].seats:
            raise Stale
        return Terms(
            game=key, expansions=tuple(expansions), seats=seats, many=many, pace=self.pace,
            language=self.language, hours=int(self.hours),
        )  # fmt: skip


def most_seats() -> int:
    """Seats of the largest table that there is."""
    return max(GAMES[key].seats[-1] for key, *_ in playable_sets().values())


def call_modal(
    games: Sequence[str], preset: CallWish, t: Texts, lobby: int | None, *, manages: bool
) -> Modal:
    """The form of a call. `games`: the likeliest first; `preset`: what was chosen last time; `lobby`: the
    table that says all but until when, if there is one."""
    if lobby is not None:
        return Modal(
            Id("callnew", lobby), t("find-title"), t("find-for-lobby"), (hours_field(t, preset.hours),)
        )
    ordered = sorted(playable_sets().items(), key=lambda option: games.index(option[1][0]))
    sets = [(name, set_title(t, *names)) for name, names in ordered]
    sizes = [(str(number), str(number)) for number in range(FEWEST, most_seats() + 1)]
    many = [(MANY, t("find-seats-many"))] if manages else []
    paces = [(pace, t(f"pace-{pace}")) for pace in OFFERED]
    languages = [(locale, Texts.of(locale)("language-name")) for locale in LOCALES]
    fields = (
        ModalField("game", t("setting-game"), sets, preset.game),
        ModalField("seats", t("setting-seats"), [*sizes, *many], preset.seats),
        ModalField("pace", t("setting-pace"), paces, preset.pace),
        ModalField("language", t("setting-language"), languages, preset.language),
        hours_field(t, preset.hours),
    )
    return Modal(Id("callnew", 0), t("find-title"), "", fields)


def hours_field(t: Texts, chosen: str) -> ModalField:
    """Until when a call stands."""
    return ModalField("hours", t("find-hours"), [(str(number), hours(t, number)) for number in HOURS], chosen)


def hours(t: Texts, number: int) -> str:
    """How long a call stands, in hours or days."""
    return t("find-days", number=number // 24) if number >= 24 else t("find-number-hours", number=number)


def heading(terms: Terms, t: Texts) -> str:
    """The title of a call."""
    return t("find-wanted", game=set_title(t.within(terms.game), terms.game, *terms.expansions))


def preview(terms: Terms, send: Id, rung: int, t: Texts, season: tuple[str, int] | None) -> Sheet:
    """What the caller reads before sending: how many would be rung. `season`: name and number of one of this
    game with open sign-up."""
    lines = [
        terms_line(terms, t),
        f"{t('find-hours')}: {hours(t, terms.hours)}",
        "",
        t("find-rings", rung=rung),
    ]
    controls: list[Control] = [Button(send, t("find-send"), Style.success)]
    controls.append(Button(Id("callform", send.table), t("find-change")))
    if season is not None:
        lines += ["", t("find-season", season=season[0])]
        controls.append(Button(Id("season", 0, season[1]), t("season-title")))
    return Sheet(heading(terms, t), "\n".join(lines), controls)


def terms_line(terms: Terms, t: Texts) -> str:
    """What binds: seats, clock, language."""
    seats = t("find-seats-many") if terms.many else t("find-seats", seats=terms.seats)
    return " · ".join((seats, t(f"pace-{terms.pace}"), Texts.of(terms.language)("language-name")))


def call_sheet(view: CallView, t: Texts) -> Sheet:
    """The message of a call: its players, its free seats, and when it ends."""
    state = view.state
    rows = [*people_lines(view, t)]
    if state.over:
        text = t("find-over", how="full" if state.stage == "filled" else "ended")
        return Sheet(heading(state.terms, t), "\n".join((*rows, "", text)))
    when = f"<t:{int(state.until)}:R>"
    if state.stage == "choosing":
        end = t("find-choose", taken=len(state.waiting), seats=state.terms.seats, when=when)
    else:
        end = t("find-missing", free=state.free, many="yes" if state.terms.many else "no", when=when)
    text = "\n".join((terms_line(state.terms, t), *rows, "", end))
    return Sheet(heading(state.terms, t), text, [*controls(view, t)])


def people_lines(view: CallView, t: Texts) -> Iterator[str]:
    """The players with a seat, then those for whom the caller keeps one, then the waiting list."""
    state, seated = view.state, view.state.seated()
    for entry in state.waiting:
        if entry.person in seated or state.asked:
            seats, choice = state.terms.seats, entry.choice or "none"
            key = "find-in-whole" if entry.how == WHOLE and not state.asked else "find-in"
            asked = "yes" if state.asked else "no"
            yield t(key, who=view.names[entry.person], asked=asked, seats=seats, choice=choice)
    for guest in state.missing_guests:
        yield t("find-guest", who=view.names[guest])
    if queue := [view.names[person] for person in state.people if person not in seated and not state.asked]:
        yield t("find-queue", who=", ".join(queue))


def controls(view: CallView, t: Texts) -> Iterator[Control]:
    """The buttons of a call that goes on."""
    state = view.state
    if state.stage == "choosing":
        for choice in CHOICES:
            if choice != "fewer" or len(state.waiting) >= FEWEST:
                yield Button(view.id("callchoose", choice), t(f"find-do-{choice}"), Style.primary)
    yield Button(view.id("callin"), t("find-do-in"), Style.success, row=1)
    if state.stage == "gathering" and not state.terms.many and state.terms.seats > FEWEST:
        yield Button(view.id("callwhole"), t("find-do-whole", seats=state.terms.seats), row=1)
    yield Button(view.id("callout"), t("find-do-out"), row=1)
    yield Button(Id("callring", 0, 0, f"{view.guild}.{state.terms.game}"), t("find-do-ring"), row=2)


def caller_panel(view: CallView, t: Texts, *, league: bool) -> Sheet:
    """What the caller may do, as they see it alone. `league`: they may open seasons."""
    state = view.state
    text = t("find-sent", posted="yes" if view.link else "no", link=view.link)
    buttons: list[Control] = []
    if state.stage == "gathering" and not state.terms.lobby and state.terms.seats > FEWEST:
        most = state.free + len(state.missing_guests)
        if most:
            text += f"\n{t('find-bring-why')}"
            menu = PeopleMenu(view.id("callbring"), t("find-bring"), state.missing_guests, most)
            buttons.append(menu)
    if league and state.exceeds_table:
        buttons.append(Button(view.id("callleague"), t("find-do-league"), Style.primary))
    buttons.append(Button(view.id("callend"), t("find-do-end"), Style.danger))
    return Sheet(heading(state.terms, t), text, buttons)


def end_question(view: CallView, t: Texts) -> Sheet:
    """Asks the caller before the call ends."""
    yes = Button(view.id("callend", "yes"), t("find-do-end"), Style.danger)
    return Sheet("", t("find-end-question", others=len(view.state.waiting) - 1), [yes])


def stop_button(guild: int, t: Texts) -> Button:
    """Ends all rings of a server."""
    return Button(Id("callstop", 0, 0, str(guild)), t("find-do-stop"))


def ring(view: CallView, t: Texts) -> Sheet:
    """The direct message to a person who wanted to be rung."""
    state = view.state
    facts = {"who": view.names[state.caller], "game": game_title(t, state.terms.game), "link": view.link}
    free = state.free or state.terms.seats
    text = t("find-ring", free=free, when=f"<t:{int(state.until)}:R>", **facts)
    return Sheet("", text, [stop_button(view.guild, t)])


def question_text(view: CallView, t: Texts) -> str:
    """Mentions those who are in, to choose what becomes of the call."""
    people = mentions(view.state.people)
    return t("find-ask", people=people, link=view.link, when=f"<t:{int(view.state.until)}:R>")


def mentions(people: Sequence[int]) -> str:
    """Mentions of these persons, apart by spaces."""
    return " ".join(f"<@{person}>" for person in people)
