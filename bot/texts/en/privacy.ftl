### /privacy: what is stored of a person, as a file; and being forgotten.

former-player = a deleted user
care-vacant = { $who } does not come back. Any player can take the seat.

command-privacy = What I know about you
    .name = privacy
command-privacy-export = Everything that is stored about you, as a file
    .name = export
command-privacy-erase = Delete your data (the bot asks you to confirm)
    .name = erase

privacy-export-here = Here is everything that I have stored about you. Any text editor opens the file; other players appear in it by seat only.
privacy-export-about = Everything that Kontor has stored about one person. Other players appear by their seats only; what was hidden at a table is not in it. Times are in UTC.

privacy-host = Who runs this bot
privacy-host-unknown = No contact is given here. Ask the person who invited the bot to a server.

privacy-title = Delete your data?
privacy-nothing = Nothing is stored about you.
# What erasing means, as a list in Discord's Markdown; with how many games there are of each kind.
privacy-text =
    - **Finished games ({ $over })** stay for the others, with you as “{ former-player }”.
    - **Running games ({ $running })** go on: a stand-in plays for you, and others can take the seat. If no one else plays, the game ends.
    - **Games not started ({ $lobbies })**: you leave them.
    - **Settings, notes, plans, rankings and profile** are deleted.
    - **Boards** on Discord lose your name. Other messages stay.
    - **Backups** may hold your Discord ID until they are deleted.

    This can't be undone. For a copy, use /{ command-privacy.name } { command-privacy-export.name } first.
privacy-erase = Delete my data
privacy-keep = Cancel
privacy-kept = Nothing was deleted.
privacy-erased = Your data is deleted. Games in which you are now “{ former-player }”: { $games }. Seats with a stand-in: { $seats }.
