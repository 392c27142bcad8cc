"""Calibration of the judges: collects samples in JSON lines and prints what they show.

`python -m tests.bench.calibration FOLDER --seconds 36000`. It takes hours, so it is no bench that runs with the
others.
"""
