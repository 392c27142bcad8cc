### /privacy: what is stored of a person, as a file; and being forgotten.

former-player = a deleted user
care-vacant = { $who } does not come back. Any player can take the seat.

command-privacy = What I know about you
    .name = privacy
command-privacy-export = Everything that is stored about you, as a file
    .name = export
command-privacy-erase = Be forgotten; you are asked back first
    .name = erase

privacy-export-here = Here is everything that I have stored about you. Any text editor opens the file; other players appear in it by seat only.
privacy-export-about = Everything that Kontor has stored about one person. Other players appear by their seats only; what was hidden at a table is not in it. Times are in UTC.

privacy-host = Who runs this bot
privacy-host-unknown = No contact is given here. Ask the person who invited the bot to a server.

privacy-title = Be forgotten?
privacy-nothing = Nothing is stored about you.
# What erasing means, as a list in Discord's Markdown; with how many games there are of each kind.
privacy-text =
    - **Finished games ({ $over })** stay for the others. In them you are “{ former-player }”; nothing leads from there to you.
    - **Running games ({ $running })** go on: a stand-in takes your seat, others can claim it. Without another person the game ends.
    - **Games not begun ({ $lobbies })**: you leave.
    - **Settings, notes, plans, rankings, profile** go.
    - **Boards** on Discord lose your name. All else there stays.
    - **Backups** may hold your number until they are removed.

    This cannot be undone. For a copy, use /{ command-privacy.name } { command-privacy-export.name } first.
privacy-erase = Erase me for good
privacy-keep = Keep me
privacy-kept = All right: nothing changed.
privacy-erased = You are forgotten. Games with a deleted user now: { $games }. Seats with a stand-in: { $seats }. When you use me again, we have never met.
