"""What one person is shown about himself fits into Discord's limits, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.controls import OPTIONS
from bot.messages.sheets import DESCRIPTION
from bot.platform.messages.embeds import arguments
from bot.texts import LOCALES, Texts
from bot.views.people import zones
from bot.views.people.games import PAGE, page_ranges
from bot.views.people.home import SERVER, Home
from bot.views.people.settings import LENGTHS, RHYTHMS, SettingsPanel
from engine.tables.model.habits import DAY, HOUR, BadHabit, Habits
from tests.bot.test_limits import check
from tests.one_game import house_of_one_game  # noqa: F401  # where there are more, one may be a favourite

NOW = 1_767_225_600.0
PLENTY = Habits("America/Argentina/Buenos_Aires", (1320, 450), (NOW - DAY, NOW + 80 * DAY), 48 * HOUR, 1140)


def home(t: Texts) -> Home:
    """A server of which a channel was chosen."""
    return Home(t, "de", channel=3, manages=True)


in_every_language = pytest.mark.parametrize("t", [Texts.of(locale) for locale in LOCALES], ids=LOCALES)


@pytest.mark.parametrize("habits", [Habits(), PLENTY], ids=["new", "plenty"])
@pytest.mark.parametrize("refused", [False, True])
@in_every_language
def test_every_page_of_the_settings_fits(t: Texts, habits: Habits, refused: bool) -> None:
    panel = SettingsPanel(habits, NOW, t, refused, home(t))
    for page in ("", "zone", "quiet", "vacation", SERVER):
        sheet = panel.sheet(page, t("settings-bad-vacation"))
        check(sheet)
        assert len(sheet.text) < DESCRIPTION


@in_every_language
def test_a_menu_shows_all_that_it_has(t: Texts) -> None:
    assert len(zones.COMMON) == len(set(zones.COMMON)) == OPTIONS
    assert len(LENGTHS) == len(set(LENGTHS)) == OPTIONS
    panel = SettingsPanel(PLENTY, NOW, t, home=home(t))
    picked = 0
    for page in ("", "zone", "quiet", "vacation", SERVER):
        for row in arguments(panel.sheet(page))["view"].to_components():
            for it in row["components"]:
                picked += len(it.get("default_values", ()))
                picked += sum(option.get("default", False) for option in it.get("options", ()))
    assert picked == len(
        ("rhythm", "digest", "own language", "new tables", "channel", "from", "until")
    )  # lives elsewhere, left yesterday


@in_every_language
def test_every_zone_that_is_offered_can_be_chosen(t: Texts) -> None:
    names = {it.name for it in zones.places(t.locale)}
    assert len(names) > 350
    assert max(map(len, names)) <= 80
    for it in zones.places(t.locale):
        assert Habits(it.zone).zone == it.zone
        assert zones.find(it.zone, t.locale) == it.zone
    for hours in RHYTHMS:
        assert Habits(rhythm=hours * HOUR)


@pytest.mark.parametrize("name", ["localtime", "Localtime", "posixrules", "Factory", "posix/Europe/Berlin"])
def test_only_iana_time_zones_can_be_chosen(name: str) -> None:
    with pytest.raises(BadHabit):
        zones.find(name, "en")


def test_a_stored_zone_that_is_offered_no_more_stays_readable() -> None:
    stored = Habits.load('{"zone": "Factory"}')
    text = SettingsPanel(stored, NOW, Texts.of("en")).sheet().text
    assert "Factory" in text


@pytest.mark.parametrize(
    ("lengths", "pages"),
    [([], []), ([100], [1]), ([100] * 17, [8, 8, 1]), ([800] * 9, [4, 4, 1]), ([DESCRIPTION] * 2, [1, 1])],
)
def test_a_list_of_tables_is_parted_where_it_becomes_too_long(lengths: list[int], pages: list[int]) -> None:
    texts: list[Any] = ["x" * length for length in lengths]

    parts = list(page_ranges(texts))
    assert [len(part) for part in parts] == pages
    assert [at for part in parts for at in part] == list(range(len(texts)))
    assert all(len(part) <= PAGE for part in parts)
    assert all(len("\n\n".join(texts[at] for at in part)) <= DESCRIPTION for part in parts)
