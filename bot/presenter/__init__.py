"""Contract between a game and the bot: presenter, context, blocks, and defaults that games share."""
