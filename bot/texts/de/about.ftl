### /über: was das ist, wer es betreibt und wem zu danken ist.

command-about = Sehen, welche Version es ist, von wem und wie man ihn einlädt
    .name = über

about-title = Kontor { $version }
about-text = Von wem er ist, wer ihn betreibt und wie du ihn einlädst. Was er kann, sagt /{ command-help.name }.
about-links = Links
about-invite = Kontor auf einen Server einladen
about-terms = Nutzungsbedingungen
about-privacy = Datenschutz
about-credits = Dank
about-credits-text =
    Programm, Texte und Bilder: MIT-Lizenz. Schrift auf den Bildern: Barlow Semi Condensed, SIL Open Font License.
