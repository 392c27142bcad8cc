"""The process and its Discord hands."""

__version__ = "0.1.0"
