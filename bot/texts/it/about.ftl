### /informazioni: che cos'è, chi lo gestisce e chi va ringraziato.

command-about = Versione, riconoscimenti, gestore e invito
    .name = informazioni

about-title = Kontor { $version }
about-text = Un'opera amatoriale non ufficiale: se un gioco ti piace, compralo. Quello che sa fare lo dice /{ command-help.name }.
about-links = Link
about-invite = Invita Kontor in un server
about-terms = Condizioni d'uso
about-privacy = Informativa sulla privacy
about-credits = Riconoscimenti
about-credits-text = Programma, testi e immagini: licenza MIT. Carattere: Barlow Semi Condensed, SIL Open Font License.
