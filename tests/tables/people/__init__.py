"""What people do about tables, besides playing.

Many files: one per module of `engine/tables/people` and per group of its rules.
"""
