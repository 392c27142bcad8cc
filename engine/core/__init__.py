"""What every game shares: actions, decisions, phases on a stack, effects, one loop.

A file per concept, flat because games import them by name and because this is the public face of the engine.
"""
