"""Die Speicherstadt: what to answer to which question, by what things are worth."""
