### /about: what this is, who runs it, and to whom thanks are due.

command-about = Version, credits, host and invitation
    .name = about

about-title = Kontor { $version }
about-text = An unofficial fan work: if you like a game, buy it. /{ command-help.name } says what it can do.
about-links = Links
about-invite = Invite Kontor to a server
about-terms = Terms of use
about-privacy = Privacy
about-credits = Credits
about-credits-text = Program, texts and pictures: MIT licence. Font: Barlow Semi Condensed, SIL Open Font License.
