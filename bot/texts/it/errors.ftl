### Risposte gentili a quello che non si può fare. Ognuna dice che cosa fare invece.

error-NoTable = Qui non c'è (più) nessun tavolo. /{ command-new.name } ne apre uno.
error-NoSeason = Questa stagione qui non c'è (più). /{ command-season.name } mostra che cosa è in corso.
error-Broken = Questo tavolo al momento non si può leggere; le sue mosse sono al sicuro. Avvisa chi gestisce il bot: tavolo { $table }.
error-Damaged = Una parte del database di questo bot è danneggiata, e con essa questo tavolo; gli altri vanno avanti. Avvisa chi gestisce il bot: forse è in una copia di sicurezza.
error-NotSaved = Al momento non si può salvare nulla, quindi non è cambiato nulla. Riprova più tardi; chi gestisce il bot vede il motivo nel log.
error-Occupied = In questo canale c'è già un tavolo. /{ command-board.name } lo mostra; un thread a parte può ospitarne un altro.
error-WrongMoment =
    { $status ->
        [lobby] Questa partita non è ancora cominciata. «{ lobby-start }» nella lobby le dà il via.
        [running] Questa partita è già in corso. /{ command-board.name } la mostra.
        [finished] Questa partita è finita. «Rivincita» ne apre una nuova con le stesse persone.
        [minded] Lì gioca già un sostituto.
        [returned] Giochi già tu.
        [paused] Questo tavolo è già in pausa.
        [resumed] Questo tavolo non è in pausa.
        [hidden] Il registro di una partita in corso svela carte nascoste, perciò qui non lo riceve nessuno. A partita finita è di tutti.
       *[ended] Questo tavolo è chiuso. /{ command-new.name } ne apre un altro.
    }
error-Stale = Questo pulsante non vale più. Non è cambiato nulla: ecco il tavolo com'è ora.
error-Concealed = { error-NoTable }
error-Elsewhere = Il tavolo { $table } appartiene a un altro server: questo si fa solo lì.
error-NotMember = Non sei più nel server del tavolo { $table }, perciò lì gioca per te un sostituto. Quando sarai di nuovo lì, «{ care-back }» ti ridarà il posto.
error-NotSeated = Non hai un posto a questo tavolo, ma puoi guardare. /{ command-new.name } te ne apre uno in un altro canale o thread.
error-NotYourTurn = Ora non tocca a te. Aspettiamo { $who }, chiesto { $when }.
error-NotYourTurn-nobody = Per ora non devi decidere nulla.
error-NotAllowed = Può farlo solo chi organizza ({ $host }); chiudere il tavolo può anche chi gestisce il canale.
error-NoVote = Qui non voti: la domanda è per altri.
error-AlreadySeated = Hai già un posto a questo tavolo.
error-Full = Tutti i posti sono occupati. Puoi guardare, o aprire un tavolo tuo in un altro canale o thread: /{ command-new.name }.
error-TooFew = Si gioca almeno in { $least }. Aspetta altre persone, o aggiungi un bot.
error-Unseen = { $who } non vede questo canale. Un tavolo si sposta solo dove tutti possono seguirlo.
error-SentAway = Ti hanno mandato via da questa lobby. /{ command-new.name } apre un tavolo tuo in un altro canale o thread.
error-Denied = In questo server non puoi usare il comando di questo pulsante, almeno non in questo canale. Lo decide chi gestisce il server.
error-AwaitingConsent = Prima serve il sì di { $who }: «{ lobby-agree }» nella lobby. Chi non preme entro un giorno lascia il posto.
error-IllegalAction = Questa mossa non si può più fare. Non è cambiato nulla: ecco il tavolo com'è ora.
error-JustShown = Hai appena mostrato qualcosa a tutti qui. Potrai mostrare altro { $when }.
error-Impossible =
    { $why ->
        [nothing-to-take-back] Non hai mosse da ritirare.
        [nothing-to-redo] Non puoi rifare la mossa: la partita è andata avanti.
        [sealed] La tua risposta è sigillata. Puoi cambiarla finché non hanno sigillato tutti.
        [undone-often] Per una decisione o un round hai già ritirato, o chiesto di farlo, abbastanza. Continua a giocare: dal prossimo round puoi di nuovo.
        [too-soon] Non ancora: prima deve scadere il suo tempo o, senza tempo, il tavolo deve aver aspettato un giorno. Prima può deciderlo chi gestisce il canale.
        [season] Questo è un tavolo di una stagione: orologio e posti restano come annunciato, e finisce con l'ultimo round.
        [closing] Il termine di questo tavolo è passato: i sostituti lo giocano fino alla fine.
        [forfeit] Questo posto è perso per questa stagione: un sostituto lo gioca fino alla fine.
        [season-playing] Giochi già in questa stagione.
        [season-left] Per te questa stagione è finita: l'hai lasciata.
        [season-attempted] Hai già iniziato il tuo tentativo di questa settimana: ognuno ne ha uno solo.
        [season-closed] Le iscrizioni a questa stagione sono chiuse. Puoi ancora iscriverti come riserva.
        [season-no-check-in] Adesso non c'è niente da confermare.
        [season-no-pause] Hai già avuto la pausa di questa stagione, o la stagione non è in corso.
        [season-no-reserve] Non puoi prendere questo posto: lo prende una riserva che non è ancora subentrata e non gioca a quel tavolo.
        [season-over] Questa stagione è finita.
        [season-not-signed] Non sei in questa stagione. «{ season-do-mine }» mostra che cosa puoi fare.
        [halted] Il tavolo è in pausa, e con un limite di tempo nessuno muove. «{ care-resume }» sotto «{ board-care }» finisce la pausa.
        [due] Dal vivo non puoi fermare il tempo quando tocca a te: rispondi prima, o lascia che chieda un'altra persona. Devono essere d'accordo tutti.
        [consent] La partita è classificata: per chiuderla devono essere d'accordo tutti i presenti. «{ care-end }» sotto «{ board-care }» lo chiede.
        [shown] Dopo la tua ultima mossa i bot hanno risposto e si è scoperto qualcosa: resta così. Solo altre persone al tavolo potrebbero acconsentire a ritirarla.
        [withheld] Altri giocano ancora con le stesse carte: tutto resta sigillato fino alla fine della settimana.
        [concealed] Un tavolo della settimana duplicata resta dove lo vede solo chi ci gioca.
       *[no-deal] A questo tavolo non puoi più ritirare mosse: l'inizio della partita non è più salvato.
    }
error-NotClaimable = Questo posto non è libero. Il sostituto lo tiene finché non torna chi c'era.
error-NotClaimable-yet = Non ancora: chi c'era ha ricevuto un avviso e può ancora tornare. Il posto si libera { $when }.
error-HasSat = Hai già giocato a questo tavolo e conosci carte nascoste. Questo posto è per qualcun altro; guardare puoi.
error-NoMotion = Non c'è (più) nulla da votare.
error-unknown-control = Questo pulsante non vale più. /{ command-board.name } mostra il tavolo com'è ora.
error-permissions = Mi mancano dei permessi in { $channel }: { $names }. Chiedi a chi gestisce questo server di darmeli, poi riprova.
error-no-thread-here = Posso aprire un thread solo in un canale testuale o di annunci. Usa /{ command-new.name } senza quell'opzione qui, o provaci là.
error-no-card = Non c'è nessuna carta con quel nome. Scrivi qualche lettera e scegli dall'elenco.
error-no-topic = Non c'è un argomento con questo nome. Comincia a scrivere e scegline uno dall'elenco.
error-no-seats = { $game } è per gruppi da { $least } a { $most }. Scegli un altro numero di posti.
error-no-expansion = Non c'è un'espansione con questo nome per { $game }. Scegline una dall'elenco o gioca senza.
error-fault = Qualcosa è andato storto da parte mia (codice { $code }). Nulla è perduto: la tua ultima mossa confermata è al sicuro. Riprova, o usa /{ command-board.name }.
error-late = Ci è voluto troppo. Premi di nuovo.

# Quanti tavoli possono essere aperti.

limit-server =
    { $most ->
        [one] In questo server c'è già 1 tavolo aperto, il massimo.
       *[other] In questo server ci sono già { $most } tavoli aperti, il massimo.
    } Per fare posto, chi organizza o chi gestisce il canale ne chiude uno lì: /{ command-table.name } { command-table-end.name }.
limit-person =
    { $most ->
        [one] Hai già 1 tavolo aperto, il massimo.
       *[other] Hai già { $most } tavoli aperti, il massimo.
    } Per fare posto, chiudine uno nel suo canale: /{ command-table.name } { command-table-end.name }.
limit-hour =
    { $most ->
        [one] In un'ora hai aperto 1 tavolo, il massimo.
       *[other] In un'ora hai aperto { $most } tavoli, il massimo.
    } Puoi aprire il prossimo { $when }.
limit-seasons-server = Questo server ha { $most } stagioni aperte, il massimo. Chi lo gestisce può annullarne una in /{ command-season.name }.
limit-seasons-person = Hai aperto { $most } stagioni ancora in corso, il massimo. Annullane una in /{ command-season.name }, o aspetta che una finisca.
limit-quiet = Fermi da più tempo:
limit-table = { $where } · tavolo { $table }, ultima attività { $when }

permission-view_channel = Visualizza canale
permission-send_messages = Invia messaggi
permission-send_messages_in_threads = Invia messaggi nei thread
permission-create_public_threads = Crea thread pubblici
permission-create_private_threads = Crea thread privati
permission-embed_links = Incorpora link
permission-read_message_history = Leggi la cronologia dei messaggi
