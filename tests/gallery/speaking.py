"""The local channel for people whose Discord speaks another language: by itself all clients are English.

python -m tests.gallery.speaking de
"""

from __future__ import annotations

import sys
from typing import Any

from simcord import interactions

from bot.__main__ import main


def speak(locale: str) -> None:
    """From now on all clients are set to this language."""
    make = interactions.base_payload

    def spoken(*facts: Any, **more: Any) -> Any:
        record, payload = make(*facts, **more)
        payload["locale"] = locale
        return record, payload

    interactions.base_payload = spoken


if __name__ == "__main__":
    speak(sys.argv[1])
    sys.exit(main([]))
