"""Translate statements to psycopg's parameter style."""

from __future__ import annotations

import re
from functools import cache

TOKEN = re.compile(r"'[^']*'|::\w+|:(?P<name>\w+)|(?P<mark>\?)|%")
"""What is looked at in a statement; texts and casts only so that nothing in them is taken for a fact."""


@cache
def translate(sql: str) -> str:
    """A statement with its facts as `%s` and `%(name)s`.

    >>> translate("SELECT id FROM tables WHERE guild = :guild AND game LIKE '%?' AND seats::text = ?")
    "SELECT id FROM tables WHERE guild = %(guild)s AND game LIKE '%%?' AND seats::text = %s"
    """
    return TOKEN.sub(translate_token, sql)


def translate_token(token: re.Match[str]) -> str:
    """A piece of a statement."""
    if name := token["name"]:
        return f"%({name})s"
    return "%s" if token["mark"] else token[0].replace("%", "%%")
