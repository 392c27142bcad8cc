### Ciò che vedono tutti: la lobby, il tabellone, la chiamata, la fine.

## Posti e persone

# Un giocatore automatico a un posto; $name è un nome dell'elenco sotto (lo stesso in tutte le lingue).
agent-name = { $name } (bot: { $kind })
agent-names = Hein, Jette, Fiete, Antje, Kuddel
agent-quick = principiante
    .temper = Prende quello che sembra buono adesso
agent-trader = mercante
    .temper = Guarda avanti fino alla fine del round
agent-master = maestro
    .temper = Gioca con la mente centinaia di partite prima di ogni mossa
agent-miser = avaro
    .temper = Piuttosto rinuncia che pagare una moneta di troppo
agent-gambler = giocatore d'azzardo
    .temper = Punta tutto sui contratti grandi
agent-warden = guardia del fuoco
    .temper = Dorme male senza pompieri
agent-hunter = cacciatore di contratti
    .temper = Non sa lasciare un contratto per terra
unknown-player = qualcuno

## Lobby

lobby-title = { $game }: chi gioca?
lobby-expansions = con { $expansions }
lobby-free = posto libero
lobby-host = { $who } (invita)
lobby-hint =
    { $ready ->
        [full] { $host } può cominciare. Tutti i { $limit } posti sono presi.
        [yes] { $host } può iniziare ora, o aspettare altre persone. Posti: { $taken } di { $limit }.
       *[no] Bisogna essere in due. Siediti con «Partecipa» o aggiungi un bot. Posti: { $taken } di { $limit }.
    }
lobby-join = Partecipa
lobby-leave = Lascia il posto
lobby-add-bot = Aggiungi un giocatore virtuale …
lobby-remove-bot = Togli bot
lobby-start = Inizia
lobby-closed = Questo tavolo è stato chiuso prima di cominciare. /{ command-new.name } ne apre un altro.

## Tabellone

season-winter = Inverno
season-spring = Primavera
season-summer = Estate
season-autumn = Autunno

game-speicherstadt = Die Speicherstadt
game-kaispeicher = Kaispeicher

phase-supply = Rifornimento
phase-demand = Richiesta
phase-purchase = Acquisto
phase-loading = Carico
phase-income = Entrate
phase-finale = ultimo fuoco

board-title = { $season } · round { $round } di { $rounds } · { $phase }
board-market = Carte in vendita
board-houses = Case di commercio
board-latest = Ultime mosse
board-nobody = ancora nessuno
board-now = ora { $price }
board-then = ora { $price }, poi { $ladder }
board-sold = venduta a { $who }
board-gone = invenduta
board-supply = Riserva: { $goods }
board-supply-empty = Riserva: ancora nessuna merce
board-office = Il mio ufficio
board-log = Cronaca
board-standings = Punteggi
board-read = Leggi come testo
board-legend = 🪙 monete · ★ punti finora · 🔥 forza antincendio · ⛵ navi · 👷 lavoratori rimasti

# $kind: lavoratori propri o grigi.
ask-demand =
    { $kind ->
        [grey] { $who } può piazzare un lavoratore grigio
       *[regular] { $left ->
            [one] { $who } piazza un lavoratore (l'ultimo)
           *[other] { $who } piazza un lavoratore (ancora { $left })
        }
    }
ask-purchase = { $who } compra { $card } per { $price } o rinuncia
ask-loading = { $who } carica merci (in «Il mio ufficio»)
# $when si legge «2 ore fa».
ask-since = richiesto { $when }
starter-mark = inizia

do-place = { $slot } { $card }
do-buy = Compra per { $price }
do-buy-ladder = Compra per { $price } (poi { $ladder })
do-pass = Rinuncia

## Chiamata

ping-end = { $people }: «{ $game }» è finito, l'ultimo incendio è spento. { $link }
ping-demand = piazzare un lavoratore
ping-purchase = comprare o rinunciare
ping-loading = caricare le merci

## Fine

end-title = { $game }: il porto è tranquillo
end-winner = { $who } vince con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Ottimi affari!
end-shared = { $who } condividono la vittoria con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Ottimi affari!
end-tie-break = Punti pari: decidono le monete.
end-early = Questo tavolo è stato chiuso prima della fine.
end-rematch = Rivincita
end-record = Registro
end-replay = Rivedi
end-place = { $rank }\. { $who }
