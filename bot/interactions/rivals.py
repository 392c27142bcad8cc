"""Notices another process that answers interactions with this bot's token, from another database."""

from __future__ import annotations

import logging
from collections import deque
from time import monotonic

log = logging.getLogger(__name__)
TIMES, WITHIN = 3, 600.0
"""Threshold and window in seconds: one or two interactions may be answered elsewhere by chance, for Discord
delivers some again after a restart."""
WARNING = "another process answers for this bot"


class Rivals:
    """Counts interactions that Discord calls answered although no call of this process broke off. `times`:
    the times of the last ones."""

    def __init__(self) -> None:
        self.times: deque[float] = deque(maxlen=TIMES)

    @property
    def present(self) -> bool:
        """Whether another process seems to answer now."""
        return len(self.times) == TIMES and monotonic() - self.times[0] < WITHIN

    def note(self) -> None:
        """Count an interaction that was answered elsewhere; log once when the threshold is reached."""
        known = self.present
        self.times.append(monotonic())
        if self.present and not known:
            log.warning("%s: two of them run with one token and two databases. Stop one of them", WARNING)
