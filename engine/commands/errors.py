"""Errors of command lines."""

from __future__ import annotations


class Unusable(Exception):
    """What was asked for cannot be done; the text says why and what can. `status`: the exit status."""

    status = 1
