"""Calls for players."""
