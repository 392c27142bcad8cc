### Il libro dei nervi: che cosa racconta una partita finita del coraggio di tutti nelle file.

nerves-open = Statistiche
nerves-title = Libro dei nervi
nerves-highlights = I nervi di questa partita
nerves-share = Mostra a tutti
nerves-untold = Di questo tavolo si legge ancora solo la fine, non come ci si è arrivati. Perciò il suo libro dei nervi resta chiuso.
# $link è un indirizzo.
nerves-shared = Lo vedono tutti [qui]({ $link }).
nerves-shared-by = { $who } apre il libro dei nervi: { $game }.
# Sull'immagine, accanto a una corona.
nerves-best = il valore più alto di tutti
# Nella descrizione dell'immagine, dopo un numero.
nerves-best-short = il più alto
