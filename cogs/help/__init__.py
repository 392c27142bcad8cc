"""What anybody may look up: cards, rules, the bot itself."""
