### /about: what this is, who runs it, and to whom thanks are due.

command-about = What Kontor is, who runs it, and to whom thanks are due
    .name = about

about-title = Kontor { $version }
about-text = Kontor keeps tables in channels and threads: a few presses a day, for as long as a game takes. The games: { $games }. Open a table with /{ command-new.name }, read up with /{ command-rules.name }.
about-links = Links
about-invite = Invite Kontor to a server
about-terms = Terms of use
about-privacy = Privacy
about-credits = Credits
about-credits-text =
    Program, texts and pictures: MIT licence. Letters on the pictures: Barlow Semi Condensed, SIL Open Font License.
