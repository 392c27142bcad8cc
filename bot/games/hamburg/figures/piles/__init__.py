"""Goods as laid out by one seat: for market and senate, or to keep and to discard."""
