### Le parole sulle immagini, e le descrizioni per chi non le vede.
### Una descrizione ha 1.024 caratteri per un tavolo intero: più breve possibile.

picture-several = Ancora di turno
picture-sources = Punti per provenienza
picture-course = Punti dopo ogni round

## Descrizioni. I posti si chiamano con le loro lettere; quello che è zero non è detto.

alt-points = punti { $number }
alt-due = di turno
alt-rest = Altro nel testo del messaggio.
