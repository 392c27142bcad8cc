"""Plain messages (`bot/messages`) as discord.py's objects, and presses of their controls."""
