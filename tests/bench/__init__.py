"""Measurements: `make bench` runs them all, `python -m tests.bench NAME ...` some.

Each module here with a function `run()` is one; it prints what it found. Nothing is asserted about time.
"""
