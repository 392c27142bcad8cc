"""Calibration of the judges: `python -m tests.bench.calibration measure` collects samples in JSON lines for as
long as it may, and `... report` prints what they show. Takes hours, so it is no bench that runs with the others.
"""
