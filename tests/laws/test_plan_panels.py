"""A plan panel fits a phone in every game, however much is laid out in it, and says nothing twice."""

from __future__ import annotations

import pytest

from bot.messages.controls import Menu
from bot.texts import LOCALES
from tests.laws.games import Setup
from tests.laws.office_screens import SHOWN, Seen
from tests.laws.plan_panels import panels
from tests.laws.test_surfaces import tables

HIGHEST, WORDS = 880, 90
"""Units of the highest panel, and words at most."""
CHIP = 28
"""Characters of a picked line that a phone shows in one line."""


def faults(panel: Seen) -> list[str]:
    """What to mend in a panel."""
    menus = [control for control in panel.sheet.controls if isinstance(control, Menu)]
    several = [option.label for menu in menus if menu.most > 1 for option in menu.options if option.picked]
    twice = [label for label in several if label in panel.sheet.text]
    long = [label for label in several if len(label) > CHIP]
    checks = {
        f"shorten a panel {panel.height} units high": panel.height <= HIGHEST,
        f"shorten a panel of {panel.words} words": panel.words <= WORDS,
        f"fit a picture of {len(panel.pieces)} pieces into one": len(panel.pieces) <= 1,
        f"say it in the menu alone: {twice}": not twice,
        f"shorten labels that stay in sight to {CHIP} characters: {long}": not long,
    }
    return [fault for fault, right in checks.items() if not right]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("setup", SHOWN, ids=str)
def test_a_plan_panel_fits_a_phone(setup: Setup, locale: str) -> None:
    found = {fault for table in tables(setup) for panel in panels(table, locale) for fault in faults(panel)}
    assert not found, sorted(found)
