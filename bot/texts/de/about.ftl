### /über: was das ist, wer es betreibt und wem zu danken ist.

command-about = Nachlesen, wer mitwirkt und wer den Bot betreibt; Version und Einladung
    .name = über

about-title = Kontor { $version }
about-text = Ein inoffizielles Werk von Fans: Gefällt dir ein Spiel, kauf es. /{ command-help.name } sagt, was Kontor kann.
about-links = Links
about-invite = Kontor auf einen Server einladen
about-terms = Nutzungsbedingungen
about-privacy = Datenschutz
about-credits = Dank
about-credits-text =
    Programm, Texte und Bilder: MIT-Lizenz. Schrift: Barlow Semi Condensed, SIL Open Font License.
