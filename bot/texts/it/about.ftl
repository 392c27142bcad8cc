### /informazioni: che cos'è, chi lo gestisce e chi va ringraziato.

command-about = Che cos'è Kontor, chi lo gestisce e chi va ringraziato
    .name = informazioni

about-title = Kontor { $version }
about-text = Kontor tiene tavoli da gioco in canali e thread: qualche clic al giorno, per tutto il tempo che una partita richiede. I giochi: { $games }. Un tavolo si apre con /{ command-new.name }, le regole sono in /{ command-rules.name }.
about-links = Link
about-invite = Invita Kontor in un server
about-terms = Condizioni d'uso
about-privacy = Informativa sulla privacy
about-credits = Riconoscimenti
about-credits-text =
    Programma, testi e immagini: licenza MIT. Caratteri delle immagini: Barlow Semi Condensed, SIL Open Font License.
