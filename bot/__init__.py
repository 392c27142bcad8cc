"""The process and its Discord hands."""

__version__ = "1.0.0"
