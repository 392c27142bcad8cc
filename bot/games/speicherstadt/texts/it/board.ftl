### The board of this game: what it asks, what can be pressed, who plays it.

## Posti e persone

agent-beginner = principiante
    .temper = Conosce le regole e impara che cosa conviene
agent-quick = vecchia volpe
    .temper = Prende quello che sembra buono adesso
agent-trader = mercante
    .temper = Guarda avanti fino alla fine del round
agent-master = maestro
    .temper = Gioca a mente centinaia di partite prima di ogni mossa
agent-miser = avaro
    .temper = Rinuncia piuttosto che pagare una moneta di troppo
agent-gambler = giocatore d'azzardo
    .temper = Punta tutto sui contratti grandi
agent-warden = vigile del fuoco
    .temper = Dorme male senza pompieri
agent-hunter = cacciatore di contratti
    .temper = Non rinuncia mai a un contratto

## Tabellone

game-speicherstadt = Die Speicherstadt
    .about = Magazzini, incendi e una fila davanti a ogni carta: chi compra dopo paga meno. Da 2 a 5.
    .credits = *Die Speicherstadt* (2010) e *Kaispeicher* (2012) di **Stefan Feld**, pubblicati da eggertspiele.
game-kaispeicher = Kaispeicher
    .adds = altre carte e merci, e una seconda fila da cui riservare
phase-supply = Rifornimento
phase-demand = Richiesta
phase-purchase = Acquisto
phase-loading = Carico
phase-income = Entrate
phase-finale = ultimo incendio
board-title = { $season } · round { $round } di { $rounds } · { $phase }
board-market = Carte in vendita
board-houses = Al tavolo
board-nobody = ancora nessuno
board-now = ora { $price }
board-then = ora { $price }, poi { $ladder }
board-sold = venduta a { $who }
board-gone = invenduta
board-supply-empty = Riserva (per scambi): vuota
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
# Tra parentesi, di chi decide: le monete; a chi toccherebbe poi, e a quale prezzo.
ask-purse =
    { $coins ->
        [one] ha { $coins } moneta
       *[other] ha { $coins } monete
    }
ask-next = poi { $who } per { $price }
ask-next-you = poi ancora tu per { $price }
ask-last = poi nessun altro
ask-loading = { $who } carica merci
starter-mark = inizia
do-place = { $slot } { $card }
# $before: workers of others in front of the first own one; $own, $others: workers in line.
do-place-before =
    { $others ->
        [0] { $own ->
            [0] nessuno
            [1] solo tu
           *[other] solo tu ({ $own })
        }
       *[other] { $before ->
            [0] in testa
           *[other] { $before } davanti
        }
    }
do-place-broke = non hai monete
do-buy = Compra per { $price }
do-pass = Rinuncia
do-pass-on = Lascia a { $who } per { $price }
do-pass-again = Rinuncia (poi tu per { $price })

## Chiamata

ping-end = { $people }: «{ $game }» è finito, l'ultimo incendio è spento. { $result } { $link }
ping-demand = piazzare un lavoratore
ping-purchase = comprare o rinunciare
ping-loading = caricare le merci

## Fine

end-tie-break = Parità di punti: decidono le monete.
care-contract = Il sostituto mette i lavoratori nella fila più corta (a parità la prima a sinistra), paga una carta al massimo { $price } monete, carica le merci dove servono di più e non gioca carte fuori turno.
