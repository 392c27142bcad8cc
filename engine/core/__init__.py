"""What every game shares: actions, decisions, phases on a stack, effects, one loop."""
