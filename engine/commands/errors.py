"""Errors of command lines."""

from __future__ import annotations


class Unusable(Exception):
    """The request cannot be carried out; the text gives the reason and what is possible. `status`: exit
    status of the program."""

    status = 1
