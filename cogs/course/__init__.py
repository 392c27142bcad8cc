"""How games went: standings, replay, record, ledger."""
