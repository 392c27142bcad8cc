### /about: what this is, who runs it, and to whom thanks are due.

command-about = What Kontor is, who runs it, and to whom thanks are due
    .name = about

about-title = Kontor { $version }
about-text = Kontor keeps tables of Die Speicherstadt in channels and threads: a few presses a day, for as long as a game takes. Open one with /{ command-new.name }, read up with /{ command-rules.name }.
about-links = Links
about-invite = Invite Kontor to a server
about-terms = Terms of use
about-privacy = Privacy
about-credits = Credits
about-credits-text =
    The games are *Die Speicherstadt* (2010) and *Kaispeicher* (2012) by **Stefan Feld**, published by eggertspiele. This is an unofficial fan work, connected with neither; it uses no rulebook text and no publisher's art. If you like it, buy the game.
    Program, texts and pictures: MIT licence. Letters on the pictures: Barlow Semi Condensed, SIL Open Font License.
