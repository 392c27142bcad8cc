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
analysis-made = Da dove viene il risultato
# Sopra le curve dell'immagine; i numeri sono percentuali.
analysis-chances = Probabilità di vittoria, in %
analysis-seat = posto
analysis-luck = fortuna
analysis-own = decisioni proprie
analysis-gifts = regali degli altri
analysis-rest = resto
analysis-turns = Svolte
# $change: per cento, con il segno.
analysis-turn = Round { $round }: { $who } { $change } % di probabilità
analysis-judge = { $game } · giudice { $version } · posto: il valore del posto all'inizio. Resto: ciò che non si può attribuire.
analysis-works = La partita viene rigiocata nell'immaginazione: { $done } passi su { $all } sono fatti.
analysis-queued = Prima viene un'altra partita.
analysis-leave = Questo messaggio cambia da solo. Puoi andare via e tornare con lo stesso pulsante.
analysis-limit = Oggi hai già chiesto molte analisi. Torna domani.
analysis-none = Si analizzano solo le partite giocate fino alla fine.

# Le proprie decisioni.
analysis-mine = Le mie decisioni
analysis-page = Decisione { $number } di { $of } · round { $round }
analysis-question = Che cosa faresti adesso?
analysis-now = La tua risposta
analysis-show = Mostra la risposta
analysis-right = ✅ Proprio così.
analysis-did = La tua scelta: **{ $what }**
analysis-better = Meglio ({ $who }): **{ $what }**
analysis-cost =
    È costato circa { $points } punti: { $mark ->
        [blunder] un errore grave
        [mistake] un errore
       *[slip] un'imprecisione
    }.
analysis-all = Tutta la partita
analysis-clean = Nessuna tua decisione era sicuramente sbagliata.
analysis-grade = Dove contava, { $count ->
        [one] in una decisione
       *[other] in { $count } decisioni
    }, hai perso in media { $loss } punti, con un margine di { $error }.
analysis-find = La tua mossa migliore: round { $round }, { $what }. Molti non l'avrebbero vista; valeva circa { $points } punti.
analysis-nothing = Nessuna tua decisione si poteva confrontare.
# In a profile.
profile-losses =
    Le decisioni che contavano sono costate in media { $loss } punti (con un margine di { $error }), { $games ->
        [one] in una partita analizzata
       *[other] nelle ultime { $games } partite analizzate
    }
