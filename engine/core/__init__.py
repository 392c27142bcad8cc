"""What every game shares: actions, decisions, phases on a stack, effects, one loop.

Many files: one per concept; flat, for this is the public face of the engine, and games import it by name.
"""
