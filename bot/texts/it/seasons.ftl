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
season-pick-part = Mostra la classifica …
season-pick-channels = Tavoli: thread o canali …
season-tables-in = Tavoli in { $channels }, poi nei thread.
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
fair-list-none = Nessuna coppia spicca. Per una coppia servono { $least } partite analizzate insieme.
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
open-none-manager = In una stagione aperta conta ogni partita classificata del mese, a qualsiasi tavolo di questo server. Niente iscrizione, niente avvisi: un tabellone in questo canale mostra la classifica. Ricomincia ogni mese, finché non la chiudi.
open-until = Ogni partita classificata tra persone conta fino al { $when } ({ $left }).
open-over = La stagione è finita, dopo { $games ->
        [one] { $games } partita classificata
       *[other] { $games } partite classificate
    }.
open-nobody = Nessuno è ancora in classifica: servono { $least } partite. /{ command-new.name } apre un tavolo.
open-waiting = **{ $over ->
        [yes] Meno di { $least } partite:
       *[no] Verso le { $least } partite:
    }** { $who }
open-short = { $who } { $games }
open-mean = { $mean } punti a partita ({ $games ->
        [one] { $games } partita
       *[other] { $games } partite
    })
open-legend = Punti per posto: 10 6 3 1 al tavolo da quattro · conta la media delle 6 partite migliori
open-mine = **Il tuo posto: { $rank }**, { $mean }
open-mine-short = **Hai { $games } delle { $least } partite** che servono per la classifica.
open-mine-none = **Nessuna tua partita conta ancora.** Gioca con altri una partita classificata su questo server e ci sei.
open-mine-games = Le tue partite che contano: { $points }{ $more ->
        [yes] { " " }(le migliori di { $played })
       *[no] { "" }
    }
open-stop-really = La classifica di adesso diventa definitiva e non comincia un altro mese. Le partite in corso vanno avanti. Chiudere la stagione?
open-rules = - Conta ogni partita classificata di questo server con almeno due persone, nel mese in cui finisce.
    - Punti per posto: 10 0 in due, 10 4 1 in tre, 10 6 3 1 in quattro, 10 7 4 3 1 in cinque. In parità si dividono. Un posto perso al tavolo vale 0.
    - Il tuo risultato è la media delle tue { $best } partite migliori. Per la classifica ne servono { $least }.
    - Con le stesse tre persone contano al massimo { $same } partite; fino a { $least } se non ne hai altre.
    - A parità di media: più vittorie, poi le partite tra i pari, poi la quota dei punti di chi ha vinto.
    - Il mese finisce il suo ultimo giorno alle 20:00.

## Campionato e coppa

season-title-league = Campionato { $number } · { $game }
season-title-cup = Coppa { $number } · { $game }
season-do-league = Inizia un campionato
season-do-cup = Inizia una coppa
season-do-another = Inizia un'altra stagione
season-line-league = **Campionato:** divisioni da 5 a 9; ognuno gioca una partita su ogni posto, i migliori salgono e gli ultimi scendono. La stagione seguente comincia da sola.
season-line-cup = **Coppa:** prima i gironi, poi i migliori giocano un tavolo per la coppa.
season-what-league = Le iscrizioni sono sotto il tabellone in questo canale. Il primo giorno alle 20:00 ({ $zone }, /{ command-settings.name }) i tavoli si aprono nei thread; l'ultimo giorno alle 20:00 i sostituti finiscono le partite aperte. Se al primo giorno mancano { $days } giorni o più, tutti confermano due giorni prima.
season-what-cup = Le iscrizioni sono sotto il tabellone in questo canale. Il primo giorno alle 20:00 ({ $zone }, /{ command-settings.name }) i tavoli dei gironi si aprono nei thread, poi i migliori giocano un tavolo; l'ultimo giorno alle 20:00 i sostituti finiscono le partite aperte. Se al primo giorno mancano { $days } giorni o più, tutti confermano due giorni prima.
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
season-means-league = Giochi a { $tables } tavoli insieme, da { $from } a { $until }: circa due visite al giorno. Tempo: 3 giorni, +8 ore per mossa; si ferma nelle tue ore di quiete. L'ultimo giorno i sostituti finiscono le partite aperte.
season-means-cup = Giochi a { $tables } tavoli insieme in un girone, da { $from }: circa due visite al giorno. I migliori giocano fino a { $until } un tavolo per la coppa. Tempo: 3 giorni, +8 ore per mossa; si ferma nelle tue ore di quiete. Alla fine i sostituti finiscono le partite aperte.
season-means-reserve = Giochi solo se qualcuno lascia presto: allora puoi prendere il posto libero.
season-dates = Iscrizioni fino a { $until }. La stagione comincia { $start }; conferma nei due giorni prima.
season-dates-short = Iscrizioni fino a { $until }, quando la stagione comincia.
season-closed = Le iscrizioni sono chiuse. Da { $when } tutti confermano.
season-confirm-until = Conferma entro { $when }, quando la stagione comincia. Chi non conferma diventa riserva.
season-nobody = Nessuno si è ancora iscritto.
season-players = **Iscrizioni: { $number }.** { $who }
season-more = { $who } · e altri { $number }
season-confirmed = **Conferme: { $confirmed } di { $number }.**{ $missing ->
        [yes] { " Mancano: " }{ $who }
       *[no] { "" }
    }
season-reserves = **Riserve:** { $who }
season-cancelled = { $begun ->
        [yes] Questa stagione è stata annullata.
       *[no] Questa stagione non si gioca.
    }
season-called-off = { $solo ->
        [yes] Nessun tentativo riceve un posto. Le partite aperte continuano.
       *[no] I suoi punti non contano. Le partite aperte continuano e restano classificate.
    }
season-over = La stagione è finita.
season-runs = Le partite finiscono entro { $until } ({ $left }).
season-lacks = **Da { $since } il bot non può aprire tavoli.** In { $channel } gli mancano: { $names }. Appena chi gestisce il server glieli dà, la stagione continua da sola.
season-lacks-gone = **Il canale di questa stagione non esiste più da { $since }.** Chi gestisce il server ne sceglie un altro: lì, in /{ command-season.name }, «{ season-do-here }». Poi la stagione continua.
season-lacks-refused = **Da { $since } Discord rifiuta i tavoli in { $channel }.** Il bot continua a provare. Chi gestisce il server può scegliere un altro canale: lì, in /{ command-season.name }, «{ season-do-here }».
season-do-move = Scegli un altro canale
season-move-which = In quale canale deve continuare la stagione?
season-move-none = Non c'è un canale che vedi e in cui posso aprire tavoli. Dammi i permessi in uno, poi premi di nuovo.
season-moved = La stagione continua in { $channel }.
season-part-division = Divisione { $number }
season-part-group = Girone { $number }
season-part-final = Finale
season-waits = { $where } · aspetta { $who }
season-free = Posto libero: { $where }. Le riserve lo prendono in «{ season-do-mine }».
season-column-points = punti
season-column-games = partite
season-column-reach = possibile
season-column-lead = distacco
season-places = Posti
season-leaders = In testa
season-way-rose = sale
season-way-fell = scende
season-until = fino a { $when }
season-opening = { $number ->
        [one] { $number } tavolo si sta aprendo.
       *[other] { $number } tavoli si stanno aprendo.
    }
season-left = fuori dalla stagione
season-reach = { $same ->
        [yes] { $best }º sicuro
       *[no] possibile { $best }º–{ $worst }º
    }
season-legend = Posto · punti in media a partita · partite giocate su tutte{ $moves ->
        [yes] { " · ▲ sale, ▼ scende" }
       *[no] { "" }
    }{ $tied ->
        [yes] { " · a pari punti: prima più vittorie, poi le partite tra loro" }
       *[no] { "" }
    }
season-thread-league = Campionato { $season }{ $part } · Tavolo { $number }
season-thread-cup = Coppa { $season }{ $part } · Tavolo { $number }
season-thread-duplicate = Settimana duplicata { $season }{ $part } · Tavolo { $number }
season-do-join = Iscriviti
season-do-change = Cambia la mia iscrizione
season-do-reserve = Iscriviti come riserva
season-do-confirm = Gioco
season-do-withdraw = Ritirati
season-do-pause = Pausa di una settimana
season-do-step = Prendi il posto al tavolo { $number }
season-do-cancel = Annulla la stagione
season-do-last = Nessun'altra stagione
season-ask-withdraw = { $stage ->
        [running] I sostituti finiscono le tue partite aperte, che per te contano 0 punti. In questa stagione non puoi più giocare. Ritirarti?
        [late] Il tuo posto va ad altri; d'ora in poi puoi tornare solo come riserva. Ritirarti?
       *[early] Il tuo posto va ad altri. Finché le iscrizioni sono aperte puoi tornare. Ritirarti?
    }
season-ask-pause = Il tuo tempo si ferma per una settimana, a tutti i tuoi tavoli qui e altrove. Puoi farlo una volta a stagione; /{ command-settings.name } finisce la pausa prima. Pausa adesso?
season-ask-cancel = { $stage ->
        [running] Nessun posto e nessun punto di questa stagione conta, e nessuno sale o scende. Le partite aperte continuano e restano classificate; i sostituti le finiscono { $until }. Gli altri tavoli non si aprono, e nessuna stagione la segue. Annullarla?
        [solo] Nessun tentativo riceve un posto, e niente è più nascosto. Le partite aperte continuano; i sostituti le finiscono { $until }. Annullarla?
       *[early] La stagione non si gioca. Annullarla?
    }
season-ask-last = Questa stagione si gioca fino alla fine, e nessuna la segue. Continuare?
season-mine-signed = **Iscrizione fatta.** La stagione comincia { $start }.{ $asks ->
        [yes] { " Due giorni prima un messaggio qui ti chiede di confermare." }
       *[no] { "" }
    }
season-mine-confirmed = **Hai confermato.** La stagione comincia { $start }.
season-mine-confirm = **Conferma entro { $start } che giochi**, o il tuo posto va ad altri.
season-mine-reserve = **Sei riserva.** Se qualcuno lascia presto, qui puoi prendere il posto.
season-mine-stepped = **Giochi un posto come riserva.**
season-mine-paused = **Il tuo tempo è fermo fino a { $until }.**
season-mine-withdrawn = **Ritiro fatto.**
season-mine-place = { $more ->
        [begun] **Le tue partite sono cominciate.**
        [left] **Per te questa stagione è finita.**
        [over] **Hai chiuso al posto { $rank } di { $of }** con { $mean } punti a partita.
        [any] **Sei al posto { $rank } di { $of }** con { $mean } punti a partita.
        [sure] **Chiudi al posto { $best } di { $of }**, finora con { $mean } punti a partita.
       *[open] **Sei al posto { $rank } di { $of }** con { $mean } punti a partita. Puoi ancora chiudere tra { $best }º e { $worst }º.
    }
season-mine-opening = Il tuo tavolo { $number } si sta aprendo.
season-mine-waiting = Il tuo tavolo { $number } si apre appena il bot può aprirlo.
season-mine-table = { $where } · round { $round }{ $due ->
        [yes] { " · **tocca a te**" }
       *[no] { "" }
    }
season-say-confirm = **{ $title }** comincia { $start }. Premi «{ season-do-confirm }» entro allora, o il tuo posto va ad altri.
season-say-start = { $stage ->
        [cancelled] **{ $title }** non si gioca: siete troppo pochi.
       *[other] **{ $title }**: si comincia. { $waits ->
            [yes] I tuoi { $tables } tavoli si aprono appena il bot può; il tabellone dice che cosa manca.
           *[no] I tuoi { $tables } tavoli si aprono uno dopo l'altro; ricevi un avviso quando tocca a te.
        }
    }
season-say-half = **{ $title }**: metà del tempo è passata. Le partite vanno avanti fino a { $until }.{ $again ->
        [yes] { " Le iscrizioni per la prossima stagione sono aperte." }
       *[no] { "" }
    }
season-say-last = **{ $title }**: i sostituti finiscono le partite aperte { $left }, il { $until }.
season-say-end = **{ $title }**: fine. Complimenti.
season-rules-league = - Divisioni da 5 a 9 giocatori. Ognuno gioca tante partite quanti sono i posti a un tavolo, una su ogni posto, e incontra tutti gli altri circa lo stesso numero di volte. Un sorteggio sigillato decide solo chi incontra chi.
    - Punti per posto: 10 0 in due, 10 4 1 in tre, 10 6 3 1 in quattro, 10 7 4 3 1 in cinque. Chi è pari divide.
    - La media di tutte le tue partite è il tuo risultato. A parità: più vittorie, poi le partite tra loro, poi la quota dei punti di chi vince; poi il posto si divide.
    - Da ogni divisione sale uno su sei e scende uno su sei, una parte di sei conta intera.
    - Tempo: 3 giorni, +8 ore per mossa; si ferma nelle tue ore di quiete (10 al giorno al massimo) e per una settimana di vacanza a stagione. Quando finisce, un sostituto gioca finché torni.
    - Un posto su cui alla fine della partita siede un sostituto è perso: 0 punti. Due posti persi finiscono la stagione per te. Un posto lasciato presto può prenderlo una riserva.
    - L'ultimo giorno alle 20:00 i sostituti giocano tutte le partite aperte fino alla fine; questo non costa il posto a nessuno.
    - Niente suggerimenti. Classificate. Nessuno può chiudere un tavolo o cambiarne il tempo.
season-rules-cup = - I gironi giocano come le divisioni di un campionato: tante partite quanti sono i posti a un tavolo, una su ogni posto.
    - Punti per posto: 10 0 in due, 10 4 1 in tre, 10 6 3 1 in quattro, 10 7 4 3 1 in cinque. Chi è pari divide.
    - I vincitori dei gironi giocano la finale, poi i migliori secondi, quanti sono i posti a un tavolo; una parità per l'ultimo posto porta tutti i pari.
    - La finale decide i primi posti; tutti gli altri seguono secondo il loro girone.
    - Tempo, posti persi, riserve e sostituti sono come in un campionato; in finale non subentra nessuno.
    - Niente suggerimenti. Classificate. Nessuno può chiudere un tavolo o cambiarne il tempo.

## Settimana duplicata

season-title-duplicate = Settimana duplicata { $number } · { $game }
season-do-duplicate = Inizia una settimana duplicata
season-line-duplicate = **Settimana duplicata:** tutti giocano la stessa partita dallo stesso posto, da soli contro gli stessi bot, quando vogliono. Vince chi fa più punti.
season-what-duplicate = Ognuno gioca una volta, in un thread tutto suo, da adesso all'ultimo giorno alle 20:00 ({ $zone }, /{ command-settings.name }). I risultati restano nascosti fino ad allora.
season-means-duplicate = Giochi una partita contro soli bot, quando vuoi: le stesse carte dallo stesso posto di tutti gli altri, in un thread che vedi solo tu. Hai un tentativo. I risultati arrivano alla fine. Un sostituto finisce allora le partite aperte.
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
    } ({ season-column-lead } { $lead })
season-mine-plays = La tua partita: { $where }
season-mine-opens = La tua partita si apre tra un attimo, in un thread di questo canale.
season-mine-waits = La tua partita si apre appena il bot può aprirla.
season-mine-done = **Hai finito.** I risultati arrivano alla fine.
season-mine-score = **Sei arrivato al posto { $rank } di { $of }** con { $shown } { $points ->
        [one] punto
       *[other] punti
    }.
season-rules-duplicate = - Tutti giocano la stessa partita sigillata dallo stesso posto, da soli contro gli stessi bot. Mosse uguali hanno risposte uguali.
    - Un tentativo. Si annulla come nelle partite classificate: ciò che ha mostrato una carta o una risposta resta.
    - Risultati e tabelloni degli altri restano nascosti fino alla fine. Chi modera e gestisce i thread può aprirli: per favore non guardate e prima non parlate delle carte.
    - Vince chi fa più punti; a parità, chi ha più vantaggio sul miglior bot; poi il posto si divide.
    - Un sostituto finisce ciò che alla fine è aperto. Una partita lasciata prima a un sostituto non ha posto.
    - Non classificata.
