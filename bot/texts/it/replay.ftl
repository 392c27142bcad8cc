### /rivedi: le partite finite ancora una volta, round per round, e come continuare da un loro momento.

command-replay = Rivedi una partita finita, round per round
    .name = rivedi
command-replay-game = Numero del tavolo o un nome (vuoto: l'ultima partita di questo canale)
    .name = partita

replay-none = In questo canale non c'è ancora una partita finita. Con un numero o un nome /{ command-replay.name } ne trova altre di questo server.
replay-unknown = Nessuna partita finita di questo server ha quel numero. Scrivi un numero o un nome e scegli dalla lista.
replay-unfinished = Quella partita non è (ancora) finita. Che cosa è successo lo mostra /{ command-log.name } nel suo canale.
replay-lost = I round di questa partita non si possono più mostrare: il programma è cambiato. È finita così.
# $game: il gioco con le sue espansioni; $day: quando è finita.
replay-of = Tavolo { $table } · { $game } · { $day }
replay-picture = Come immagine

## Continuare da un momento di una partita finita

replay-fork = Continua da qui
replay-fork-title = Continuare dal round { $round }
replay-fork-what =
    Qui si apre un nuovo tavolo, { $start ->
        [decision] com'era questo prima della tua decisione
       *[round] com'era questo all'inizio del round
    }. Tu prendi un posto, i bot gli altri; le carte coperte si rimescolano. È un esercizio: con consigli, fuori classifica.
replay-fork-seat = Il tuo posto: { $who }
replay-fork-against = Contro: { $agent }
replay-pick-seat = Il tuo posto …
replay-pick-agent = Contro …
replay-go = Inizia a giocare
replay-back = Torna a rivedere la partita
replay-opened = Il tuo tavolo si apre qui sotto, in questo canale.
