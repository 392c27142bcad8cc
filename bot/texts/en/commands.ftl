### Slash commands: descriptions (100 characters at most) and replies.

command-new = Open a table in this channel
command-new-seats = How many may sit down (2 to 5)
command-new-expansion = Play with an expansion
command-new-language = The language of the board; private answers follow your own
command-new-place = Where the table stands
command-new-place-here = In this channel
command-new-place-thread = In a new thread
command-board = Show the table of this channel again, below
command-office = Your cards, contracts and stores, and everything that waits for you
command-standings = Points so far by source, coins and fire strength
command-log = What happened at this table lately
command-card = Look a card up
command-card-name = The card's name
command-rules = Look a rule up
command-rules-topic = What you want to know
command-table = Care for the table
command-table-end = End the table of this channel before its time

# The name of this language, in this language.
language-name = English

new-opened = The table stands { $where }.
thread-name = { $game } · { $host }
end-question = End this table for everybody? The game cannot be resumed.
end-yes = End it
end-no = Keep playing
end-done = The table is closed.
end-kept = Then we play on.
record-here = The record of this game. Anybody can replay and check it.
standings-title = If the game ended now
standings-final = Final points
card-deck = { $deck } · { $number ->
        [one] 1 in the game
       *[other] { $number } in the game
    }
