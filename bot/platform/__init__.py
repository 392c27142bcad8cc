"""What Discord itself asks of us: what may fail and for how long we ask, where we may speak, our commands."""
