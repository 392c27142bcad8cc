"""Calibration of the judges: collects samples in JSON lines and prints what they show.

`python -m tests.bench.calibration FOLDER --seconds 36000`: it takes hours, so `make bench` leaves it out.
"""
