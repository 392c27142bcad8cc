"""Games that people sit at: asynchronous, stored."""
