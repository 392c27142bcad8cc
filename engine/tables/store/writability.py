"""Whether a database can be written just now: said once when it cannot, and once when it can again."""

from __future__ import annotations

import logging

from engine.tables.model.errors import NotSaved

log = logging.getLogger(__name__)


class Writability:
    """`trouble`: why nothing can be saved, in plain words; empty while it can."""

    def __init__(self) -> None:
        self.trouble = ""

    def failed(self, trouble: str) -> NotSaved:
        """Note a failed write; the error to raise."""
        if not self.trouble:
            log.error("nothing can be saved: %s. Mend that; the bot goes on by itself", trouble)
        self.trouble = trouble
        return NotSaved(trouble)

    def succeeded(self) -> None:
        """Note a write that was committed."""
        if self.trouble:
            log.warning("saved again: the database can be written")
        self.trouble = ""
