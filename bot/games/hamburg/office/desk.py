"""Questions that are answered in several steps: a turn in the harbour, the seal, the closing."""

from __future__ import annotations

from bot.games.hamburg.office.closing import ClosingForm
from bot.games.hamburg.office.harbour import HarbourForm
from bot.games.hamburg.office.seal_form import SealForm

FORMS = {"harbour": HarbourForm, "office": SealForm, "cards": ClosingForm, "closing": ClosingForm}
