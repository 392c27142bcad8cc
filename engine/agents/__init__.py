"""What the computer players of all games share. A game brings its own ones; they see only what their seat
sees.
"""
