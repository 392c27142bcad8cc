"""Calls for players: who is in, who is seated, who is rung.

Pure: a call is folded from its events. It imports no game and no table; its service layer does.
"""
