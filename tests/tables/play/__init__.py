"""Answers at a table: moves, undo, drafts, standing orders, the outbox.

Many files: one per kind of answer or change; each reads alone.
"""
