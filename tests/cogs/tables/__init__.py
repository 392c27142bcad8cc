"""Presses on tables: the lobby, the office, orders, clocks.

Many files: one per command or message that players press; each reads alone.
"""
