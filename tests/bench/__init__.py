"""Measurements: `make bench` runs them all, `python -m tests.bench NAME ...` some.

Many files: each module with a function `run()` is a measurement and prints what it found. Nothing is
asserted about time.
"""
