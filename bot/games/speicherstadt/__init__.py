"""Die Speicherstadt in words and pictures. A worker that draws passes here: keep it light.

Many files: one per part of the presenter's contract, so that the games look alike inside; drawings and
desks have subfolders.
"""
