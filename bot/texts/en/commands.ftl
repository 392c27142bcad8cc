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
command-settings = The language of boards in this server
command-settings-language = The language of this table and of new ones
command-table = Care for the table
command-table-end = End the table of this channel before its time

# The name of this language, in this language.
language-name = English

settings-language = New tables here speak { $language }. Your private answers follow the language of your Discord.

new-opened = The table stands in { $where }.
thread-name = { $game } · { $host }
end-question = End this table for everybody? The game cannot be resumed.
end-yes = End it
end-no = Keep playing
end-done = The table is closed.
end-kept = Then we play on.
record-here = The record of this game. Anybody can replay and check it.
standings-title = If the game ended now
standings-final = Final points
# How many of a card lie in a box: each season with its number.
card-box = { $box }: { $decks }
card-deck = { $deck } { $number }
