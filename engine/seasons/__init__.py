"""Seasons: rules of leagues, open seasons, cups and duplicate weeks; pure functions of a list of events.

Many files: one per rule or kind of season; only the fold reads them together.
"""
