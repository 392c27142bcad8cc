"""Backups and what is made of them: restored, moved, loaded into another database."""
