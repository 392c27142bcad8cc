"""Mutation testing of the rules: plant small bugs, one at a time, and count those that the tests find.

A sample, not a proof, and no part of `make test`: `make mutants`. Own code, because mutmut skips decorated
functions (every card effect is one) and cosmic-ray runs one fixed test command for all files.
"""
