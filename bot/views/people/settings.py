"""The panel of /settings: a person's settings, and controls to change them.

The name in a control's id is `<field>` (a menu, with its value) or `<field>.<value>` (a button). A menu's
selection hides its placeholder, so every option names its setting.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from babel.dates import format_skeleton

from bot.messages.controls import OPTIONS, Button, Choices, Control, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.texts import LOCALES, Texts
from bot.views.people import zones
from bot.views.people.habits import FROM_DISCORD, today, vacation_ahead
from bot.views.people.home import SERVER, Home
from engine.tables.model.habits import HOUR, Habits

RHYTHMS = (6, 12, 24, 48)
"""Hours between reminders to choose from."""
LENGTHS = (*range(1, 15), 16, 18, 21, 24, 28, 35, 42, 49, 56, 70, 84)
"""Days of a vacation to choose from."""
MIDNIGHT = 24
OPEN = "open"
"""The name in the id of a button outside of the panel that leads here."""


@dataclass(frozen=True, slots=True)
class SettingsPanel:
    """View model of a person's settings. `refused`: Discord refused our last direct message to them. `home`:
    the server's settings; None outside of servers. `places`: matches of a searched time zone; empty: the
    common ones."""

    habits: Habits
    now: float
    t: Texts
    refused: bool = False
    home: Home | None = None
    places: Sequence[zones.ZonePlace] = ()

    def sheet(self, page: str = "", note: str = "") -> Sheet:
        """A page of the panel, the main one by default; `note`: shown above it."""
        if page == SERVER and self.home is not None:
            return self.home.sheet(note)
        pages = {"zone": self.zone_page, "quiet": self.quiet_page, "vacation": self.vacation_page}
        lines, controls = pages.get(page, self.main_page)()
        back = [Button(Id("settings", 0), self.t("settings-do-back"), row=4)] if page in pages else []
        text = "\n\n".join((note, *lines) if note else lines)
        return Sheet(self.t("settings-title"), text, [*controls, *back])

    def main_page(self) -> tuple[list[str], list[Control]]:
        """All settings, and buttons and menus to change them."""
        hint = [self.t("settings-zone-hint", now=self.clock)] if self.habits.zone == "UTC" else []
        lines = ["\n".join((self.zone_line, *hint)), *self.quiet_line, *self.vacation_line]
        lines.append(self.t("settings-dms", state=self.dms_state))
        controls: list[Control] = [
            Button(Id("settings", 0, 0, "zone"), self.t("settings-do-zone")),
            Button(Id("settings", 0, 0, "quiet"), self.t("settings-do-quiet")),
            Button(Id("settings", 0, 0, "vacation"), self.t("settings-do-vacation")),
            self.dms_button,
        ]
        if self.home is not None and self.home.manages:
            controls.append(Button(Id("settings", 0, 0, SERVER), self.t("settings-do-server")))
        if self.away:
            controls.insert(0, self.return_button)
        controls += [self.rhythm_menu, self.digest_menu, self.language_menu]
        if self.home is not None:
            lines.append(f"**{self.t('settings-server-title')}** · {self.home.line}")
        return lines, controls

    def zone_page(self) -> tuple[list[str], list[Control]]:
        """Time zone, and a menu of places."""
        places = self.places or zones.common(self.t.locale)
        options = [(at.zone, f"{at.name} · {zones.time_there(at.zone, self.now)}") for at in places[:OPTIONS]]
        return [self.zone_line, self.t("settings-zone-more")], [
            self.menu("zone", options, (self.habits.zone,))
        ]

    def quiet_page(self) -> tuple[list[str], list[Control]]:
        """Quiet hours, a menu for each end."""
        t, hours = self.t, [(str(hour), clock(hour * 60)) for hour in range(MIDNIGHT)]
        begins = [(hour, t("settings-option-quiet-from", time=time)) for hour, time in hours]
        ends = [(hour, t("settings-option-quiet-until", time=time)) for hour, time in hours]
        start, end = self.habits.quiet or (-1, -1)
        controls: list[Control] = [
            self.menu("quiet_from", begins, (str(start // 60),)),
            self.menu("quiet_until", ends, (str(end // 60),)),
        ]
        if self.habits.quiet:
            controls.append(Button(Id("habit", 0, 0, "quiet.off"), self.t("settings-do-no-quiet"), row=4))
        return [*self.quiet_line, self.t("settings-quiet-what"), self.zone_line], controls

    def vacation_page(self) -> tuple[list[str], list[Control]]:
        """Vacation: menus of the first day and the day of return."""
        span, day = vacation_ahead(self.habits, self.now), today(self.habits, self.now)
        first = today(self.habits, span[0]) if span else day
        last = today(self.habits, span[1]).isoformat() if span else ""
        starts = [day + timedelta(days=days) for days in range(OPTIONS)]
        begins = [(start.isoformat(), self.start(start, day)) for start in starts]
        ends = [self.length(first, days) for days in LENGTHS]
        controls: list[Control] = [
            self.menu("vacation_from", begins, (first.isoformat(),) if span else ()),
            self.menu("vacation_until", ends, (last,)),
        ]
        controls += [self.return_button] if span else []
        return [*self.vacation_line, self.t("settings-vacation-what")], controls

    def start(self, day: date, today: date) -> str:
        if day <= today:
            return self.t("settings-option-now")
        return self.t("settings-option-vacation-from", day=self.day(day))

    def length(self, first: date, days: int) -> tuple[str, str]:
        back = first + timedelta(days=days)
        return back.isoformat(), self.t("settings-option-days", day=self.day(back), days=days)

    def day(self, day: date) -> str:
        """A day in short form, in the reader's language."""
        return format_skeleton("MMMEd", day, locale=self.t.locale)

    @property
    def clock(self) -> str:
        """Time of day in the person's zone."""
        return zones.time_there(self.habits.zone, self.now)

    @property
    def away(self) -> bool:
        """Whether the person is on vacation now."""
        span = vacation_ahead(self.habits, self.now)
        return span is not None and span[0] <= self.now

    @property
    def zone_line(self) -> str:
        name = zones.place(self.habits.zone, self.t.locale).name
        return self.t("settings-zone", zone=name, now=self.clock)

    @property
    def quiet_line(self) -> tuple[str, ...]:
        """Nothing where there are no quiet hours."""
        if self.habits.quiet is None:
            return ()
        start, end = map(clock, self.habits.quiet)
        return (self.t("settings-quiet", **{"from": start, "until": end}),)

    @property
    def vacation_line(self) -> tuple[str, ...]:
        """Nothing where there is no vacation."""
        span = vacation_ahead(self.habits, self.now)
        if span is None:
            return ()
        start, end = (f"<t:{int(at)}:f>" for at in span)
        return (self.t("settings-vacation", **{"from": start, "until": end}),)

    @property
    def dms_state(self) -> str:
        """Direct messages for private questions: on, off or refused."""
        return "refused" if self.refused else "on" if self.habits.dms else "off"

    @property
    def dms_button(self) -> Button:
        """Turns direct messages on or off."""
        if self.refused:
            return Button(Id("habit", 0, 0, "dms.on"), self.t("settings-do-dms-again"), Style.primary)
        if self.habits.dms:
            return Button(Id("habit", 0, 0, "dms.off"), self.t("settings-do-dms-off"))
        return Button(Id("habit", 0, 0, "dms.on"), self.t("settings-do-dms-on"))

    @property
    def return_button(self) -> Button:
        """Ends or cancels the vacation."""
        label = self.t("settings-do-return") if self.away else self.t("settings-do-no-vacation")
        style = Style.success if self.away else Style.secondary
        return Button(Id("habit", 0, 0, "vacation.off"), label, style)

    @property
    def rhythm_menu(self) -> Menu:
        options = [("0", self.t("settings-option-no-rhythm"))]
        options += [(str(hours), self.t("settings-option-rhythm", hours=hours)) for hours in RHYTHMS]
        return self.menu("rhythm", options, (str(round(self.habits.rhythm / HOUR)),))

    @property
    def digest_menu(self) -> Menu:
        options = [("off", self.t("settings-option-no-digest"))]
        for hour in range(MIDNIGHT):
            options.append((str(hour), self.t("settings-option-digest", time=clock(hour * 60))))
        minute = self.habits.digest
        return self.menu("digest", options, ("off" if minute is None else str(minute // 60),))

    @property
    def language_menu(self) -> Menu:
        """The language of all that the person alone reads."""
        options = [(FROM_DISCORD, self.t("settings-option-discords-language"))]
        options += [
            (locale, self.t("settings-option-own-language", language=Texts.of(locale)("language-name")))
            for locale in LOCALES
        ]
        return self.menu("language", options, (self.habits.language or FROM_DISCORD,))

    def menu(self, field: str, options: list[tuple[str, str]], picked: tuple[str, ...]) -> Menu:
        """A menu that changes a field."""
        placeholder = self.t(f"settings-pick-{field.replace('_', '-')}")
        return Menu(Id("habit", 0, 0, field), placeholder, Choices(options, picked=picked))


def clock(minute: int) -> str:
    """Minute of the day as HH:MM."""
    return f"{minute // 60:02}:{minute % 60:02}"
