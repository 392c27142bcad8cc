"""Seasons: rules of leagues, open seasons, cups and duplicate weeks; pure functions of a list of events."""
