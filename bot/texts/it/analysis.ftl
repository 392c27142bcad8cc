### Che cosa ha deciso una partita finita: fortuna, decisioni, e quanto sono costate le proprie.

command-analysis = Che cosa ha deciso una partita finita: fortuna, decisioni, probabilità
    .name = analisi
command-analysis-table = Il numero del tavolo; senza, il più recente di questo canale
    .name = tavolo

analysis-open = Che cosa ha deciso?
analysis-title = Che cosa ha deciso?
# Sull'immagine, sotto il titolo.
analysis-winner = Vittoria: { $who }
analysis-about = Punti sopra la media degli altri, e da dove vengono.
analysis-made = Punti sopra la media degli altri
# Sopra le curve dell'immagine; i numeri sono percentuali.
analysis-chances = Probabilità di vittoria, in %
analysis-seat = posto
analysis-luck = fortuna
analysis-own = decisioni proprie
analysis-gifts = regali degli altri
analysis-rest = resto
analysis-turns = Svolte
# $change: per cento, con il segno.
analysis-turn = Round { $round }: { $who } { $change } % di probabilità di vittoria
analysis-judge = { $game } · giudice { $version } · posto: il valore del posto all'inizio. Resto: quello che non si può attribuire.
analysis-works =
    { $part ->
        [own] Prima le tue decisioni
       *[all] Il bot rigioca la partita
    }: round { $round } di { $rounds }{ $minutes ->
        [-1] .
        [0] , ancora meno di un minuto.
        [one] , ancora circa un minuto.
       *[other] , ancora circa { $minutes } minuti.
    }
analysis-begins = Si comincia tra un attimo.
analysis-ready = Le tue decisioni sono pronte.
analysis-queued = Prima viene un'altra partita.
analysis-stalled = Il computer è occupato: prima le partite in corso, poi si continua.
analysis-leave = Puoi andare via e tornare con lo stesso pulsante.
analysis-enough = Oggi hai già chiesto molte analisi. Torna domani.
analysis-busy = Un'altra tua analisi non è ancora finita. Chiedi di nuovo dopo.
analysis-later = Forse altri giocano ancora questa distribuzione. L'analisi c'è quando la loro settimana è finita.
analysis-none = Si analizzano solo le partite giocate fino alla fine.
analysis-failed = Il bot per ora non ci è riuscito. Chiedi di nuovo più tardi.

# Le proprie decisioni.
analysis-mine = Le mie decisioni
analysis-page = Decisione { $number } di { $of } · round { $round }
analysis-question = Che cosa faresti adesso?
analysis-now = La tua risposta
analysis-show = Mostra la risposta
analysis-right = ✅ Proprio così.
analysis-did = La tua scelta: **{ $what }**
analysis-better = Meglio: **{ $what }**
# $who: il maestro; $same: se è la risposta migliore.
analysis-master = Scelta della casa ({ $who }): { $same ->
        [yes] la stessa.
       *[no] **{ $what }**.
    }
analysis-cost =
    È costato circa { $points } punti: { $mark ->
        [blunder] un errore grave
        [mistake] un errore
       *[slip] un'imprecisione
    }.
analysis-share = Mostra a tutti
analysis-shared = Tutti possono vederla [qui]({ $link }).
analysis-shared-by = { $who } mostra una decisione del tavolo { $table }, round { $round }.
analysis-did-other = Scelta: **{ $what }**
analysis-all = Tutta la partita
analysis-clean = Nessuna tua decisione era sicuramente sbagliata.
analysis-grade = Dove contava, { $count ->
        [one] in una decisione
       *[other] in { $count } decisioni
    }, hai perso in media { $loss } punti, con un margine di { $error }.
# $who: giocatori del computer con le loro stelle, uno o più.
analysis-alike = Così gioca anche: { $who }
# Se nessuno perde altrettanto: chi si avvicina di più.
analysis-nearest = Il più vicino: { $who }
analysis-strength = { $who } { $stars } (perde { $loss })
analysis-few = Troppo poche decisioni contavano per un confronto con i bot.
analysis-find = La tua mossa migliore: round { $round }, { $what }. Molti non l'avrebbero vista; valeva circa { $points } punti.
analysis-nothing = Nessuna tua decisione si poteva confrontare.
# In a profile.
profile-losses =
    Le decisioni che contavano sono costate in media { $loss } punti (con un margine di { $error }), { $games ->
        [one] in una partita analizzata
       *[other] nelle ultime { $games } partite analizzate
    }
# $ahead, $without: punti con il segno.
profile-luck = In queste partite { $ahead } punti sopra la media degli altri, senza fortuna { $without } (con un margine di { $error })
profile-decided = Ultima partita: che cosa ha deciso?
