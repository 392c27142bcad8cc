"""How a game at a table goes on, and back: answers, drafts, undo, looking back, what must be said."""
