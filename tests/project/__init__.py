"""Tests of the project's own files: pinned versions, workflows, pages, commands in pages, hosting files."""
