### Quello che vedono tutti: la lobby, il tabellone, la chiamata, la fine.

## Posti e persone

# Un giocatore automatico a un posto; $name è un nome dell'elenco sotto (lo stesso in tutte le lingue).
agent-name = { $name } (bot: { $kind })
agent-names = Hein, Jette, Fiete, Antje, Kuddel
unknown-player = qualcuno

## Lobby

lobby-title = { $game }: chi gioca?
lobby-expansion = con { $expansion }: { $adds }
lobby-free = posto libero
lobby-host = { $who } (organizza)
lobby-hint =
    { $ready ->
        [full] { $host } può iniziare.
        [yes] { $host } può iniziare o aspettare altre persone.
       *[no] Per iniziare bastano 2 persone.
    }
lobby-asked = { $who } · in attesa
lobby-awaits = Si aspetta { $who }: «{ lobby-agree }» accetta il tavolo così com’è scritto sopra. Dopo un giorno il posto si libera.
lobby-agree = Ci sto
lobby-join = Partecipa
lobby-leave = Lascia il posto
lobby-add-bot = Aggiungi un bot …
lobby-other-game = Cambia gioco
lobby-remove-bot = Togli bot
lobby-start = Inizia
lobby-changed = Ora si gioca a { $game }, ognuno resta al suo posto. Controlla «{ lobby-settings }».
lobby-closed = Questo tavolo si è chiuso prima dell'inizio. /{ command-new.name } ne apre uno nuovo.

## Tabellone

season-winter = Inverno
season-spring = Primavera
season-summer = Estate
season-autumn = Autunno
board-latest = Ultime mosse
board-office = Il mio ufficio
board-log = Cronaca
board-standings = Punteggi
board-read = Testo
board-sealed = ✉️ Sigillato: { $who }
# $when si legge «2 ore fa».
ask-since = chiesto { $when }
# $what: quello che si chiede, dove i pulsanti qui sotto non bastano a rispondere.
ask-in-office = { $what } («{ board-office }»)

## Fine

end-title = { $game }: punteggio finale
# $people: how many of the winners are no bots; only these are congratulated.
end-winner = { $who } vince con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.{ $people ->
        [0] { "" }
       *[other] { " " }Ottimi affari!
    }
end-shared = { $who } condividono la vittoria con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.{ $people ->
        [0] { "" }
       *[other] { " " }Ottimi affari!
    }
end-withheld-title = { $game }: finita
end-withheld =
    La tua partita è finita. Altri giocano ancora con le stesse carte: resta sigillata fino alla fine della settimana ({ $until }).
    Poi la mostrano /{ command-replay.name } e /{ command-record.name }.
end-early = Questa partita è stata chiusa prima della fine.
end-counts-lost = Vale come persa per { $who }.
end-substitute = Ha preso il posto di altri, quindi fuori classifica: { $who }.
end-rematch = Rivincita
end-record = File partita
end-replay = Rivedi
end-place = { $rank }\. { $who }
