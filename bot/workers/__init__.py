"""Worker processes and their fair queue: pictures are drawn and computer players think there."""
