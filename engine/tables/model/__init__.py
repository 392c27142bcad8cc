"""The data model of tables: plain values and what follows from them alone. Imports no other folder of the
tables.

Many files: one per value, and they import each other.
"""
