"""Seasons: rules of leagues, open seasons, cups and duplicate weeks; pure functions of a list of events.

Many files: one per rule or kind of season; the fold over all of them is the only one that reads them together.
"""
