### Che cosa ha deciso una partita finita: fortuna, decisioni, e quanto sono costate le proprie.

command-analysis = Scopri che cosa ha deciso una partita finita: fortuna, decisioni, probabilità
    .name = analisi
command-analysis-table = Numero del tavolo (vuoto: il più recente di questo canale)
    .name = tavolo

analysis-open = Che cosa ha deciso?
analysis-title = Che cosa ha deciso?
# Sull'immagine, sotto il titolo.
analysis-winner = Vittoria: { $who }
analysis-about = Quanto ognuno è finito sopra o sotto la media degli altri, e perché.
analysis-made = Punti sopra la media degli altri
# Sopra le curve dell'immagine; i numeri sono percentuali.
analysis-chances = Probabilità di vittoria in %
analysis-seat = posto iniziale
    .help = quanto vale di solito quel posto al tavolo
analysis-luck = fortuna
    .help = le carte uscite, rispetto a carte medie
analysis-decisions = decisioni
    .help = le proprie e quelle degli altri
analysis-turns = Svolte
# $points: con il segno. $before, $after: la probabilità in per cento.
analysis-turn =
    Round { $round }: **{ $who } { $points } punti di probabilità di vittoria** ({ $before } → { $after }){ $cause ->
        [luck] , per fortuna
        [bad] , per sfortuna
        [decisions] , per le decisioni
       *[many] , per tante cose insieme
    }. { $what }
analysis-drawn = Escono carte nuove
analysis-decided = Le decisioni di { $who }
analysis-help = Che cosa significano le parole
analysis-works =
    { $part ->
        [own] Il bot esamina le tue decisioni
       *[all] Il bot esamina tutta la partita
    }: round { $round } di { $rounds }{ $minutes ->
        [-1] .
        [0] , manca meno di un minuto.
        [one] , manca circa un minuto.
       *[other] , mancano circa { $minutes } minuti.
    }
analysis-begins = Si comincia tra un attimo.
analysis-ready = Puoi già guardare le tue decisioni.
analysis-queued = Il bot analizza prima un'altra partita.
analysis-stalled = Il bot è occupato con le partite in corso, quindi ci vuole un po' di più.
analysis-leave = Puoi chiudere: lo stesso pulsante ti riporta qui.
analysis-cancel = Annulla
analysis-cancelled = Annullata. Puoi chiederla di nuovo quando vuoi.
analysis-not-cancelled = Non hai nessuna analisi da annullare.
analysis-enough = Per oggi hai finito le analisi. Torna domani.
analysis-busy = L'altra tua analisi è ancora in corso. Chiedi di nuovo quando finisce.
analysis-later = Forse altri giocano ancora queste carte. L'analisi arriva quando la loro settimana è finita.
analysis-none = Il bot analizza solo partite giocate fino alla fine.
analysis-failed = L'analisi non è riuscita. Riprova più tardi.

# Le proprie decisioni.
analysis-mine = Le mie decisioni
analysis-page = Decisione { $number } di { $of } · round { $round }
analysis-asked = Toccava a te: **{ $what }**
analysis-question = Che cosa faresti adesso?
analysis-others = Gli altri
analysis-now = La tua risposta
analysis-show = Mostra la risposta
analysis-right = ✅ Esatto.
analysis-close = ✅ **{ $what }** vale quasi quanto la mossa migliore.
analysis-same = Nella partita hai scelto lo stesso.
analysis-tried = La tua risposta: **{ $what }**. Costa circa { $points }{ analysis-families }.
analysis-again = Riprova
# $shown: il numero come si vede.
analysis-points =
    { $count ->
        [one] { $shown } punto
       *[other] { $shown } punti
    }
# Quanto costa una decisione con i due tipi di giocatori.
analysis-families =
    { $differs ->
        [yes] : { $careful } se tutti continuano con attenzione, { $quick } se giocano in fretta
       *[no] {""}
    }
analysis-did =
    Nella partita: **{ $what }**. È costato circa { $points }{ $mark ->
        [blunder] {" "}(errore grave)
        [mistake] {" "}(errore)
       *[slip] {" "}(imprecisione)
    }{ analysis-families }.
analysis-better = Mossa migliore: **{ $what }**.
# $who: il maestro.
analysis-master-same = Il bot ({ $who }) avrebbe fatto come te.
analysis-master-close = Il bot ({ $who }) avrebbe scelto **{ $what }**, che vale quasi lo stesso.
analysis-master-dear = Il bot ({ $who }) avrebbe scelto **{ $what }**, che costa circa { $points }.
analysis-master-other = Il bot ({ $who }) avrebbe scelto **{ $what }**.
analysis-share = Condividi nel canale
analysis-shared = Tutti possono vederla [qui]({ $link }).
analysis-shared-by = { $who } mostra una decisione del tavolo { $table }, round { $round }.
analysis-did-other =
    Giocato: **{ $what }**. È costato circa { $points }{ $mark ->
        [blunder] {" "}(errore grave)
        [mistake] {" "}(errore)
       *[slip] {" "}(imprecisione)
    }{ analysis-families }.
analysis-all = Tutta la partita
analysis-clean = Nessun errore evidente.
# $count: of ten decisions that are called mistakes, how many cost nothing in full playouts.
analysis-wrong =
    In questo gioco, su dieci decisioni mostrate circa { $count ->
        [one] una non costa
       *[other] { $count } non costano
    } in realtà nulla.
analysis-grade =
    { $count ->
        [one] La tua unica decisione ti è costata circa { $points }.
       *[other] Prese una per una, le tue { $count } decisioni ti sono costate circa { $points } (si sovrappongono, quindi in tutto hai perso meno).
    }
analysis-grade-few = Le { $count } più care da sole: { $points }.
# $least, $most: due errori standard attorno alla media.
analysis-mean = In media **{ $loss }** a decisione; con altre carte potevano essere { $least } o { $most }.
# $bots: giocatori del computer, ognuno con la sua perdita media.
analysis-levels = I bot perdono in media: { $bots }.
# $bots: pairs of computer players.
analysis-levels-close = Finora troppo vicini per distinguerli: { $bots }.
analysis-few = Una partita dice troppo poco su quanto giochi bene.
# $weakest, $strongest: giocatori del computer.
analysis-between = Decidi più o meno come i bot da { $weakest } a { $strongest }. Una partita non dice di più.
analysis-find = La tua mossa migliore, round { $round }: **{ $what }**. Difficile da vedere, vale circa { $points }.
analysis-nothing = Nelle tue decisioni non c'era niente da confrontare.
# In a profile.
profile-losses =
    Perdita per decisione: { $loss } punti (da { $least } a { $most }), { $games ->
        [one] 1 partita analizzata
       *[other] ultime { $games } partite analizzate
    }
# $ahead, $without: punti con il segno.
profile-luck = Distacco dagli altri: { $ahead } punti a partita; senza fortuna circa { $without }{ $error ->
        [none] {""}
       *[other] {" "}(± { $error })
    }
profile-level = Decide più o meno come il bot: { $who }
profile-decided = Ultima partita: che cosa ha deciso?
