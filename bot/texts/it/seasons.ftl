### /stagione: le stagioni di un server e i loro tabelloni.

command-season = La stagione di questo server: classifica, le tue partite, le regole
    .name = stagione

season-title = Stagione
season-do-mine = La mia stagione
season-do-rules = Regole della stagione
season-do-record = Registrazione
season-do-here = Mostra qui
season-pick-earlier = Stagioni passate …
season-record-here = La registrazione di questa stagione. Non fa nomi; docs/seasons.md del programma dice come ricavarne ogni posto.

## Stagione aperta

# $month: «dicembre 2026».
open-title = Stagione di { $month }
open-do-start = Apri la stagione
open-do-stop = Chiudi la stagione
open-none = Su questo server non c'è una stagione. Chi gestisce il server ne apre una qui con un tocco.
open-none-manager = In una stagione aperta conta ogni partita classificata del mese, a qualsiasi tavolo di questo server. Nessuno si iscrive, nessuno viene chiamato: un tabellone in questo canale mostra i posti. Ricomincia ogni mese, finché non la chiudi.
open-until = Ogni partita classificata tra persone conta fino al { $when } ({ $left }).
open-over = La stagione è finita, dopo { $games ->
        [one] { $games } partita classificata
       *[other] { $games } partite classificate
    }.
open-nobody = Nessuno ha ancora un posto: servono { $least } partite. /{ command-new.name } apre un tavolo.
open-waiting = **Verso le { $least } partite:** { $who }
open-short = { $who } { $games }
open-mean = { $mean } punti a partita ({ $games ->
        [one] { $games } partita
       *[other] { $games } partite
    })
open-legend = Punti per posto: 10 6 3 1 al tavolo da quattro · conta la media delle 6 partite migliori
open-mine = **Il tuo posto: { $rank }**, { $mean }
open-mine-short = **Hai { $games } delle { $least } partite** che servono per un posto.
open-mine-none = **Nessuna tua partita conta ancora.** Gioca con altri una partita classificata su questo server e ci sei.
open-mine-games = Le tue partite che contano: { $points } ({ $played } giocate)
open-stop-really = I posti di adesso diventano definitivi e non comincia un altro mese. Le partite in corso vanno avanti. Chiudere la stagione?
open-rules = - Conta ogni partita classificata di questo server con almeno due persone, nel mese in cui finisce.
    - Punti per posto: 10 0 in due, 10 4 1 in tre, 10 6 3 1 in quattro, 10 7 4 3 1 in cinque. In parità si dividono. Un posto a tavola perso vale 0.
    - Il tuo risultato è la media delle tue { $best } partite migliori. Per un posto ne servono { $least }.
    - Con le stesse tre persone contano al massimo { $same } partite: gioca con tanti.
    - A parità di media: più vittorie, poi le partite tra i pari, poi la quota dei punti di chi ha vinto.
    - Il mese finisce il suo ultimo giorno alle 20:00.
