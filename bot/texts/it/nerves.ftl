### Il libro dei nervi: che cosa racconta una partita finita del coraggio di tutti nelle file.

nerves-open = Statistiche
nerves-title = Statistiche
nerves-players = Giocatori
nerves-highlights = In evidenza
nerves-share = Condividi nel canale
nerves-untold = Niente statistiche: di questa partita è salvata solo la fine.
# $link è un indirizzo.
nerves-shared = Le vedono tutti [qui]({ $link }).
nerves-shared-by = { $who } mostra le statistiche: { $game }.
# Sull'immagine, accanto a una corona.
nerves-best = il più alto di tutti
# Nella descrizione dell'immagine, dopo un numero.
nerves-best-short = il più alto
