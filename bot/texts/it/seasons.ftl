### /stagione: le stagioni di un server e i loro tabelloni.

command-season = La stagione di questo server: classifica, le tue partite, le regole
    .name = stagione

season-title = Stagione
season-do-mine = La mia stagione
season-do-rules = Regole della stagione
season-do-record = Registrazione
season-do-calendar = Calendario
season-do-here = Mostra qui
season-pick-earlier = Altre stagioni …
season-pick-channels = Tavoli: thread o canali …
season-record-here = La registrazione di questa stagione. Non fa nomi; docs/seasons.md del programma dice come ricavarne ogni posto.
season-calendar-here = Le date di questa stagione, per il tuo calendario.
season-date-closes = fine delle iscrizioni
season-date-checks = conferma che giochi
season-date-starts = inizio
season-date-groups = fine dei gironi
season-date-ends = fine

## Fair play

fair-list-title = Controllo del fair play
fair-list-from = Da { $analysed } partite analizzate delle ultime { $games } classificate qui. *{ analysis-open }* sotto una partita finita la analizza.
fair-list-none = Nessuna coppia spicca.
fair-list-note = Un motivo per guardare, non una prova: spiccano anche amici con gli stessi piani. Solo chi gestisce il server vede questo elenco.
fair-list-pair = **{ $first } e { $second }**: { $mean } punti a partita dati l'uno all'altro in { $games } partite, ben più di quanto spieghi il caso
fair-list-gift = Tavolo { $table }, mossa { $move }: { $giver } a { $taker }, { $points } punti
fair-list-hidden = { $who } nasconde il proprio profilo: le sue decisioni non sono nell'elenco.

## Stagione aperta

# $month: «dicembre 2026».
open-title = Stagione di { $month }
open-do-start = Inizia la stagione aperta
open-do-stop = Chiudi la stagione aperta
open-none = Su questo server non c'è una stagione. Chi gestisce il server ne apre una qui con un tocco.
open-none-manager = In una stagione aperta conta ogni partita classificata del mese, a qualsiasi tavolo di questo server. Niente iscrizione, niente avvisi: un tabellone in questo canale mostra i posti. Ricomincia ogni mese, finché non la chiudi.
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
    - Punti per posto: 10 0 in due, 10 4 1 in tre, 10 6 3 1 in quattro, 10 7 4 3 1 in cinque. In parità si dividono. Un posto perso al tavolo vale 0.
    - Il tuo risultato è la media delle tue { $best } partite migliori. Per un posto ne servono { $least }.
    - Con le stesse tre persone contano al massimo { $same } partite; fino a { $least } se non ne hai altre.
    - A parità di media: più vittorie, poi le partite tra i pari, poi la quota dei punti di chi ha vinto.
    - Il mese finisce il suo ultimo giorno alle 20:00.

## Campionato e coppa

season-title-league = Campionato { $number } · { $game }
season-title-cup = Coppa { $number } · { $game }
season-do-league = Inizia un campionato
season-do-cup = Inizia una coppa
season-do-another = Inizia un'altra stagione
season-line-league = **Campionato:** divisioni da 5 a 9, ogni giocatore gioca una partita su ogni posto, i migliori salgono e gli ultimi scendono. La stagione seguente viene da sé.
season-line-cup = **Coppa:** gruppi, poi un tavolo per la finale.
season-what-league = Ci si iscrive sotto il tabellone in questo canale. I tavoli si aprono da soli nei thread; l'ultimo giorno i sostituti finiscono ciò che è aperto. La stagione comincia e finisce alle 20:00 del tuo fuso orario. Se al primo giorno mancano { $days } giorni o più, si conferma due giorni prima.
season-what-cup = Ci si iscrive sotto il tabellone in questo canale. Prima giocano i gruppi, poi i vincitori un tavolo. I tavoli si aprono da soli nei thread; l'ultimo giorno i sostituti finiscono ciò che è aperto. Se al primo giorno mancano { $days } giorni o più, si conferma due giorni prima.
season-form-game = Gioco
season-form-seats = Posti a un tavolo
season-form-first = Primo giorno
season-form-weeks = Durata
season-weeks = { $number ->
        [one] { $number } settimana
       *[other] { $number } settimane
    }
season-form-role = Mi iscrivo …
season-role-plays = per giocare
season-role-both = per giocare e per prendere posti lasciati
season-role-reserve = solo per prendere posti lasciati
season-means-league = Giochi { $tables } tavoli insieme, circa due sguardi al giorno, da { $from } a { $until }. Un orologio di 3 giorni, più 8 ore per ogni mossa, sta fermo mentre dormi. L'ultimo giorno i sostituti finiscono ciò che è aperto.
season-means-cup = Giochi { $tables } tavoli insieme in un gruppo, circa due sguardi al giorno, da { $from }. I migliori giocano fino a { $until } un tavolo per la coppa. Un orologio di 3 giorni, più 8 ore per ogni mossa, sta fermo mentre dormi. Alla scadenza i sostituti finiscono ciò che è aperto.
season-dates = Iscrizioni fino a { $until }. Conferma da { $confirm } a { $start }: poi si comincia.
season-dates-short = Iscrizioni fino a { $until }: poi si comincia.
season-closed = Le iscrizioni sono chiuse. Si conferma da { $when }.
season-confirm-until = Conferma entro { $when }: poi si comincia. Chi non conferma diventa riserva.
season-nobody = Nessuno si è ancora iscritto.
season-players = **{ $number } { $number ->
        [one] giocatore
       *[other] giocatori
    }:** { $who }
season-reserves = **Riserve:** { $who }
season-cancelled = Questa stagione non si gioca.
season-over = La stagione è finita.
season-runs = Le partite vanno avanti fino a { $until } ({ $left }) al più tardi.
season-part-division = Divisione { $number }
season-part-group = Gruppo { $number }
season-part-final = Finale
season-tables = Tavoli: { $tables }
season-waits = { $where } · aspetta { $who }
season-free = { $where }: un posto è libero. Le riserve lo prendono in «{ season-do-mine }».
season-column-points = punti
season-column-games = partite
season-column-reach = possibile
season-column-lead = distacco
season-places = Posti
season-way-rose = sale
season-way-fell = scende
season-until = fino a { $when }
season-opening = { $number ->
        [one] { $number } tavolo si sta aprendo.
       *[other] { $number } tavoli si stanno aprendo.
    }
season-left = ha lasciato la stagione
season-reach = { $same ->
        [yes] sarà { $best }º
       *[no] possibile: { $best }º–{ $worst }º
    }
season-legend = Posto · punti in media a partita · partite giocate su tutte{ $moves ->
        [yes] { " · ▲ sale, ▼ scende" }
       *[no] { "" }
    }
season-thread-league = Campionato { $season } · Tavolo { $number }
season-thread-cup = Coppa { $season } · Tavolo { $number }
season-thread-duplicate = Settimana duplicata { $season } · Tavolo { $number }
season-do-join = Iscriviti
season-do-change = Cambia la mia iscrizione
season-do-reserve = Iscriviti come riserva
season-do-confirm = Gioco
season-do-withdraw = Ritirati
season-do-pause = Pausa di una settimana
season-do-step = Prendi il posto al tavolo { $number }
season-do-cancel = Annulla la stagione
season-ask-withdraw = { $running ->
        [yes] I sostituti giocano poi le tue partite aperte fino alla fine, e per te contano 0 punti. In questa stagione non si torna. Ritirarti?
       *[no] Il tuo posto va ad altri. Finché le iscrizioni sono aperte puoi tornare. Ritirarti?
    }
season-ask-pause = I tuoi orologi stanno fermi per una settimana, a tutti i tuoi tavoli qui e altrove. Hai una pausa così per stagione; /{ command-settings.name } la finisce prima. Pausa adesso?
season-ask-cancel = { $running ->
        [yes] Questa stagione si gioca fino alla fine, e nessuna la segue. Continuare?
       *[no] La stagione non si gioca. Annullarla?
    }
season-mine-signed = **Ti sei iscritto.**
season-mine-confirm = **Conferma che giochi**, o il tuo posto va ad altri.
season-mine-reserve = **Sei riserva:** se un giocatore lascia presto, un pulsante qui ti fa prendere il posto.
season-mine-place = { $more ->
        [begun] **Le tue partite sono cominciate.**
        [left] **Hai lasciato questa stagione.**
        [over] **Sei arrivato al posto { $rank } di { $of }** con { $mean } punti a partita.
        [any] **Sei al posto { $rank } di { $of }** con { $mean } punti a partita.
       *[open] **Sei al posto { $rank } di { $of }** con { $mean } punti a partita, e puoi ancora essere { $best }º–{ $worst }º.
    }
season-mine-opening = Il tuo tavolo { $number } si sta aprendo.
season-mine-table = { $where } · round { $round }{ $due ->
        [yes] { " · **tocca a te**" }
       *[no] { "" }
    }
season-say-confirm = **{ $title }** comincia { $start }. Premi entro allora «{ season-do-confirm }» sotto il tabellone, o il tuo posto va ad altri.
season-say-start = { $stage ->
        [cancelled] **{ $title }** non si gioca: troppo pochi giocatori.
       *[other] **{ $title }** è cominciato. I tuoi { $tables } tavoli si aprono uno dopo l'altro; ognuno ti chiama quando tocca a te.
    }
season-say-half = **{ $title }**: metà del tempo è passata. Le partite vanno avanti fino a { $until }.{ $again ->
        [yes] { " Le iscrizioni per la prossima stagione sono aperte." }
       *[no] { "" }
    }
season-say-last = **{ $title }**: resta una settimana. Il { $until } i sostituti finiscono ciò che è ancora aperto.
season-say-end = **{ $title }** è finito. Complimenti.
season-rules-league = - Divisioni da 5 a 9 giocatori. Ognuno gioca tante partite quanti sono i posti a un tavolo, una su ogni posto, e incontra tutti gli altri circa lo stesso numero di volte. Un sorteggio sigillato decide solo chi incontra chi.
    - Punti per posto: 10 0 in due, 10 4 1 in tre, 10 6 3 1 in quattro, 10 7 4 3 1 in cinque. Chi è pari divide.
    - La media di tutte le tue partite è il tuo risultato. A parità: più vittorie, poi le partite tra loro, poi la quota dei punti di chi vince; poi il posto si divide.
    - Da ogni divisione sale uno su sei e scende uno su sei, una parte di sei conta intera.
    - Un orologio di 3 giorni, più 8 ore per ogni mossa; sta fermo nelle tue ore di quiete e per una settimana di vacanza. Quando finisce, un sostituto gioca finché torni.
    - Un posto su cui alla fine della partita siede un sostituto è perso: 0 punti. Due posti persi finiscono la stagione per te. Un posto lasciato presto può prenderlo una riserva.
    - L'ultimo giorno alle 20:00 i sostituti giocano tutte le partite aperte fino alla fine; questo non costa il posto a nessuno.
    - Niente suggerimenti. Valutate. Nessuno può chiudere un tavolo o cambiarne l'orologio.
season-rules-cup = - I gruppi giocano come le divisioni di un campionato: tante partite quanti sono i posti a un tavolo, una su ogni posto.
    - Punti per posto: 10 0 in due, 10 4 1 in tre, 10 6 3 1 in quattro, 10 7 4 3 1 in cinque. Chi è pari divide.
    - I vincitori dei gruppi giocano la finale, poi i migliori secondi, quanti sono i posti a un tavolo; una parità per l'ultimo posto porta tutti i pari.
    - La finale decide i primi posti; tutti gli altri seguono secondo il loro gruppo.
    - Orologio, posti persi, riserve e sostituti sono come in un campionato; in finale non subentra nessuno.
    - Niente suggerimenti. Valutate. Nessuno può chiudere un tavolo o cambiarne l'orologio.

## Settimana duplicata

season-title-duplicate = Settimana duplicata { $number } · { $game }
season-do-duplicate = Inizia una settimana duplicata
season-line-duplicate = **Settimana duplicata:** tutti giocano la stessa partita dallo stesso posto, da soli contro gli stessi bot, quando vogliono. Vince chi fa più punti.
season-what-duplicate = Si gioca una volta, ognuno in un thread privato, da ora fino alle 20:00 del tuo fuso orario dell'ultimo giorno. I risultati restano nascosti fino ad allora.
season-means-duplicate = Giochi una partita contro soli bot, quando vuoi: le stesse carte dallo stesso posto di tutti gli altri, in un thread che vedi solo tu. Hai un tentativo. I risultati arrivano alla fine. Ciò che allora è aperto lo finisce un sostituto.
season-do-play = Gioca la mia partita
season-do-best = Rivedi la migliore
season-done = **{ $number } { $number ->
        [one] ha finito
       *[other] hanno finito
    }:** { $who }
season-busy = **{ $number } { $number ->
        [one] gioca
       *[other] giocano
    }:** { $who }
season-score = { $shown } { $points ->
        [one] punto
       *[other] punti
    } ({ $lead })
season-mine-plays = La tua partita: { $where }
season-mine-done = **Hai finito.** I risultati arrivano alla fine.
season-mine-score = **Sei arrivato al posto { $rank } di { $of }** con { $shown } { $points ->
        [one] punto
       *[other] punti
    }.
season-rules-duplicate = - Tutti giocano la stessa partita sigillata dallo stesso posto, da soli contro gli stessi bot. Mosse uguali hanno risposte uguali.
    - Un tentativo. Si annulla come nelle partite valutate: ciò che ha mostrato una carta o una risposta resta.
    - Risultati e tabelloni degli altri restano nascosti fino alla fine. Chi modera e gestisce i thread può aprirli: per favore non guardate e prima non parlate delle carte.
    - Vince chi fa più punti; a parità, chi ha più vantaggio sul miglior bot; poi il posto si divide.
    - Un sostituto finisce ciò che alla fine è aperto. Una partita lasciata prima a un sostituto non ha posto.
    - Non valutata.
