"""What a game tells the rest of the bot: its contract, what it gets for that, and parts that games share."""
