### /stagione: le stagioni di un server e i loro tabelloni.

command-season = La stagione di questo server: classifica, le tue partite, le regole
    .name = stagione

season-title = Stagione
season-do-mine = La mia stagione
season-do-rules = Regole della stagione
season-do-record = File della stagione
season-do-calendar = Calendario
season-do-here = Mostra qui
season-pick-earlier = Altre stagioni …
season-pick-part = Mostra la classifica …
season-pick-channels = Tavoli: thread o canali …
season-tables-in = Tavoli in { $channels }, poi nei thread.
season-record-here = Questo file contiene la stagione, senza nomi; docs/seasons.md del programma dice come ricavarne ogni posizione.
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
open-none = In questo server non c'è ancora una stagione. Chi gestisce il server può iniziarne una qui.
open-none-manager = Stagione aperta: conta ogni partita classificata del mese, a qualsiasi tavolo di questo server. Niente iscrizione, niente avvisi; un tabellone in questo canale mostra la classifica. Ricomincia ogni mese, finché non la chiudi.
open-until = Fino al { $when } ({ $left }) conta ogni partita classificata con altre persone.
open-over = La stagione è finita, dopo { $games ->
        [one] { $games } partita classificata
       *[other] { $games } partite classificate
    }.
open-nobody = Nessuno è ancora in classifica: servono { $least } partite. /{ command-new.name } apre un tavolo.
open-waiting = **{ $over ->
        [yes] Fuori classifica (meno di { $least } partite):
       *[no] Non ancora in classifica (meno di { $least } partite):
    }** { $who }
open-short = { $who } { $games }
open-mean = { $mean } punti a partita ({ $games ->
        [one] { $games } partita
       *[other] { $games } partite
    })
open-legend = Punti per posizione: 10 6 3 1 al tavolo da 4 · conta la media delle tue 6 partite migliori
open-mine = **La tua posizione: { $rank }**, { $mean }
open-mine-short = **Hai { $games } delle { $least } partite** che servono per la classifica.
open-mine-none = **Nessuna tua partita conta ancora.** Gioca con altri una partita classificata su questo server e ci sei.
open-mine-games = Le tue partite che contano: { $points }{ $more ->
        [yes] { " " }(le migliori di { $played })
       *[no] { "" }
    }
open-stop-really = La classifica diventa definitiva e non comincia un altro mese. Le partite in corso continuano. Chiudere la stagione?
open-rules =
    - Conta ogni partita classificata di questo server con almeno due persone, nel mese in cui finisce.
    - Punti per posizione: 10 0 in 2, 10 4 1 in 3, 10 6 3 1 in 4, 10 7 4 3 1 in 5. In parità si dividono. Un posto perso al tavolo vale 0.
    - Il tuo risultato è la media delle tue { $best } partite migliori. Per la classifica ne servono { $least }.
    - Con le stesse 3 persone contano al massimo { $same } partite; fino a { $least } se non ne hai altre.
    - A parità di media: più vittorie, poi gli scontri diretti, poi la quota dei punti di chi ha vinto.
    - Il mese finisce il suo ultimo giorno alle 20:00.

## Campionato e coppa

season-title-league = Campionato { $number } · { $game }
season-title-cup = Coppa { $number } · { $game }
season-do-league = Inizia un campionato
season-do-cup = Inizia una coppa
season-do-another = Inizia un'altra stagione
season-line-league = **Campionato:** divisioni da 5 a 9; ognuno gioca su ogni posto, i migliori salgono e gli ultimi scendono. La stagione seguente comincia da sola.
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
season-role-both = per giocare e come riserva
season-role-reserve = solo come riserva
season-means-league = Giochi { $tables ->
        [2] insieme 1 partita con ogni altra persona della tua divisione
       *[other] { $tables } partite insieme
    }, da { $from } a { $until }: calcola circa 2 visite al giorno. Tempo: 3 giorni, +8 ore a mossa; si ferma nel tuo orario di silenzio. L'ultimo giorno i sostituti finiscono le partite aperte.
season-means-cup = Giochi { $tables ->
        [2] insieme 1 partita con ogni altra persona del tuo girone
       *[other] { $tables } partite insieme in un girone
    }, da { $from }: calcola circa 2 visite al giorno. I migliori giocano fino a { $until } a 1 tavolo per la coppa. Tempo: 3 giorni, +8 ore a mossa; si ferma nel tuo orario di silenzio. Alla fine i sostituti finiscono le partite aperte.
season-means-reserve = Una riserva prende il posto di chi lascia presto.
season-dates = Iscrizioni fino a { $until }. La stagione comincia { $start }; conferma nei due giorni prima.
season-dates-short = Iscrizioni fino a { $until }, quando la stagione comincia.
season-closed = Le iscrizioni sono chiuse. Potete confermare da { $when }.
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
        [yes] Nessun tentativo riceve una posizione. Le partite aperte continuano.
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
season-legend =
    Posizione · punti in media a partita · partite giocate{ $moves ->
        [yes] { " · ▲ sale, ▼ scende" }
       *[no] { "" }
    }{ $tied ->
        [yes] { " · a pari punti: prima più vittorie, poi gli scontri diretti" }
       *[no] { "" }
    }
season-thread-league = Campionato { $season }{ $part } · Tavolo { $number }
season-thread-cup = Coppa { $season }{ $part } · Tavolo { $number }
season-thread-duplicate = Settimana duplicate { $season }{ $part } · Tavolo { $number }
season-do-join = Iscriviti
season-do-change = Cambia la mia iscrizione
season-do-reserve = Iscriviti come riserva
season-do-confirm = Gioco
season-do-withdraw = Ritirati
season-do-pause = Pausa di una settimana
season-do-step = Prendi il posto al tavolo { $number }
season-do-cancel = Annulla la stagione
season-do-last = Falla diventare l'ultima
season-ask-withdraw = { $stage ->
        [running] I sostituti finiscono le tue partite aperte, che per te contano 0 punti. In questa stagione non puoi più giocare. Ritirarti?
        [late] Il tuo posto va ad altri; d'ora in poi puoi tornare solo come riserva. Ritirarti?
       *[early] Il tuo posto va ad altri. Finché le iscrizioni sono aperte puoi tornare. Ritirarti?
    }
season-ask-pause = Il tuo tempo si ferma per una settimana, a tutti i tuoi tavoli qui e altrove. Puoi farlo una volta a stagione; /{ command-settings.name } finisce la pausa prima. Pausa adesso?
season-ask-cancel = { $stage ->
        [running] Posizioni e punti di questa stagione non contano, e nessuno sale o scende. Le partite aperte continuano e restano classificate; i sostituti le finiscono { $until }. Gli altri tavoli non si aprono, e nessuna stagione la segue. Annullarla?
        [solo] Nessun tentativo riceve una posizione, e niente è più nascosto. Le partite aperte continuano; i sostituti le finiscono { $until }. Annullarla?
       *[early] La stagione non si gioca. Annullarla?
    }
season-ask-last = Giocate questa stagione fino alla fine e non ne segue un'altra. Continuare?
season-mine-signed = **Iscrizione fatta.** La stagione comincia { $start }.{ $asks ->
        [yes] { " Due giorni prima un messaggio qui ti chiede di confermare." }
       *[no] { "" }
    }
season-mine-confirmed = **Hai confermato.** La stagione comincia { $start }.
season-mine-confirm = **Conferma entro { $start } che giochi**, o il tuo posto va ad altri.
season-mine-reserve = **Sei riserva.** Se qualcuno lascia presto, qui puoi prendere il posto.
season-mine-stepped = **Giochi come riserva.**
season-mine-paused = **Il tuo tempo è fermo fino a { $until }.**
season-mine-withdrawn = **Ritiro fatto.**
season-mine-place =
    { $more ->
        [begun] **Le tue partite sono cominciate.**
        [left] **Per te questa stagione è finita.**
        [over] **Hai chiuso in posizione { $rank } di { $of }** con { $mean } punti a partita.
        [any] **Sei in posizione { $rank } di { $of }** con { $mean } punti a partita.
        [sure] **Chiudi in posizione { $best } di { $of }**, finora con { $mean } punti a partita.
       *[open] **Sei in posizione { $rank } di { $of }** con { $mean } punti a partita. Puoi ancora chiudere tra { $best }º e { $worst }º.
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
            [yes] I tuoi tavoli si aprono appena il bot può; il tabellone dice che cosa manca.
           *[no] I tuoi tavoli si aprono uno dopo l'altro; il bot ti avvisa quando tocca a te.
        }
    }
season-say-half = **{ $title }**: siamo a metà. Le partite continuano fino a { $until }.{ $again ->
        [yes] { " Le iscrizioni per la prossima stagione sono aperte." }
       *[no] { "" }
    }
season-say-last = **{ $title }**: i sostituti finiscono le partite aperte { $left }, il { $until }.
season-say-end = **{ $title }**: fine. Complimenti.
season-rules-league =
    - Divisioni da 5 a 9 persone. Giochi 1 partita su ogni posto di un tavolo e incontri tutti gli altri circa lo stesso numero di volte; in 2, giochi una volta con ognuno. Un sorteggio sigillato decide chi incontra chi.
    - Punti per posizione: 10 0 in 2, 10 4 1 in 3, 10 6 3 1 in 4, 10 7 4 3 1 in 5. In parità si dividono.
    - Il tuo risultato è la media di tutte le tue partite. A parità: più vittorie, poi gli scontri diretti, poi la quota dei punti di chi vince; poi la posizione si divide.
    - Da ogni divisione sale un sesto e scende un sesto, arrotondato per eccesso.
    - Tempo: 3 giorni, +8 ore a mossa; si ferma nel tuo orario di silenzio (al massimo 10 ore al giorno) e per 1 settimana di vacanza a stagione. Quando scade, gioca un sostituto finché torni.
    - Se alla fine di una partita per te gioca un sostituto, il posto è perso: 0 punti. Con 2 posti persi la tua stagione è finita. Un posto lasciato presto può prenderlo una riserva.
    - L'ultimo giorno alle 20:00 i sostituti finiscono tutte le partite aperte; questo non costa il posto a nessuno.
    - Niente consigli. Classificate. Nessuno può chiudere un tavolo o cambiarne il tempo.
season-rules-cup =
    - I gironi giocano come le divisioni di un campionato.
    - Punti per posizione: 10 0 in 2, 10 4 1 in 3, 10 6 3 1 in 4, 10 7 4 3 1 in 5. In parità si dividono.
    - Chi vince un girone gioca la finale, poi i migliori secondi, quanti sono i posti a un tavolo; se l'ultimo posto è in parità, giocano tutti i pari.
    - La finale decide le prime posizioni; gli altri seguono secondo il loro girone.
    - Tempo, posti persi, riserve e sostituti sono come in un campionato; in finale non subentra nessuno.
    - Niente consigli. Classificate. Nessuno può chiudere un tavolo o cambiarne il tempo.

## Settimana duplicate

season-title-duplicate = Settimana duplicate { $number } · { $game }
season-do-duplicate = Inizia una settimana duplicate
season-line-duplicate = **Settimana duplicate:** tutti giocano le stesse carte dallo stesso posto contro gli stessi bot, quando vogliono. Vince chi fa più punti.
season-what-duplicate = Ognuno gioca una volta, in un thread tutto suo, da adesso all'ultimo giorno alle 20:00 ({ $zone }, /{ command-settings.name }). I risultati restano nascosti fino ad allora.
season-means-duplicate = Giochi una partita contro soli bot, quando vuoi: le stesse carte dallo stesso posto di tutti gli altri, in un thread che vedi solo tu. Hai 1 tentativo. I risultati arrivano alla fine. Un sostituto finisce allora le partite aperte.
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
season-mine-score = **Hai chiuso in posizione { $rank } di { $of }** con { $shown } { $points ->
        [one] punto
       *[other] punti
    }.
season-rules-duplicate =
    - Tutti giocano le stesse carte sigillate dallo stesso posto, contro gli stessi bot. Mosse uguali hanno risposte uguali.
    - Hai 1 tentativo. Come nelle partite classificate, una mossa che ha mostrato una carta o una risposta non si ritira.
    - Risultati e tabelloni degli altri restano nascosti fino alla fine. Chi gestisce i thread potrebbe aprirli: per favore non guardate, e non parlate delle carte prima della fine.
    - Vince chi fa più punti; a parità, chi ha più vantaggio sul miglior bot; poi la posizione si divide.
    - Alla fine un sostituto finisce le partite aperte. Una partita lasciata prima a un sostituto non entra in classifica.
    - Non classificata.
