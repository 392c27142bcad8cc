"""The family of errors that the engine raises on purpose.

KontorError
├── IllegalAction     the rules do not allow this action now
├── Unimaginable      no full position was found that fits what a seat sees
├── BadRecord         a game record cannot be read or does not replay
└── TableError        something about a sitting (see `engine.tables.model.errors`)
"""


class KontorError(Exception):
    """Anything that the engine refuses with a reason."""


class IllegalAction(KontorError):
    """The rules do not allow this action now; nothing has changed."""


class Unimaginable(KontorError):
    """Rejection sampling found no full position that is consistent with a seat's view."""


class BadRecord(KontorError):
    """A game record cannot be read, or says something that the rules do not."""
