"""Cogs for reference: cards, rules, the bot itself."""
