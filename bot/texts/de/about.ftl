### /über: was das ist, wer es betreibt und wem zu danken ist.

command-about = Erfahren, was Kontor ist, wer es betreibt und wem zu danken ist
    .name = über

about-title = Kontor { $version }
about-text = Kontor führt Spieltische in Kanälen und Threads: ein paar Klicks am Tag, so lange ein Spiel eben dauert. Die Spiele: { $games }. Einen Tisch eröffnet /{ command-new.name }, die Regeln stehen unter /{ command-rules.name }.
about-links = Links
about-invite = Kontor auf einen Server einladen
about-terms = Nutzungsbedingungen
about-privacy = Datenschutz
about-credits = Dank
about-credits-text =
    Programm, Texte und Bilder: MIT-Lizenz. Schrift auf den Bildern: Barlow Semi Condensed, SIL Open Font License.
