"""Names in the local channel where its library shows numbers.

Discord puts a name in the place of a mention wherever a message says something, also in the body of an embed;
the library does so outside of embeds only.
"""

from __future__ import annotations

BODIES = ("embed_description", "embed_field_value")
"""The parts of an embed in which Discord writes names, as the library calls them."""


def name_mentions() -> None:
    """Let channels and people that an embed mentions be read by their names."""
    from simcord.preview import _markdown  # noqa: PLC0415  # only with the extra

    for part in BODIES:
        _markdown._FIELD_POLICIES[part]["mentions"] = True
