### Risposte gentili a quello che non si può fare. Ognuna dice che cosa fare invece.

error-NoTable = Qui non c'è (più) nessun tavolo. /{ command-new.name } ne apre uno.
error-NoSeason = Questa stagione qui non c'è (più). /{ command-season.name } mostra quelle in corso.
error-NoCall = Questa ricerca è finita. /{ command-call.name } ne comincia una nuova.
error-Broken = Questo tavolo ora non si carica; nessuna mossa è persa. Avvisa chi gestisce il bot: tavolo { $table }.
error-Damaged = Una parte del database è danneggiata, e con essa questo tavolo; gli altri funzionano. Avvisa chi gestisce il bot: forse c'è una copia di sicurezza.
error-NotSaved = Al momento non si può salvare nulla, quindi non è cambiato nulla. Riprova più tardi; chi gestisce il bot vede il motivo nel log.
error-Occupied = In questo canale c'è già un tavolo; /{ command-board.name } lo mostra. Apri il tuo in un thread.
error-WrongMoment =
    { $status ->
        [lobby] Questa partita non è ancora iniziata. Premi «{ lobby-start }» nella lobby.
        [running] Questa partita è già in corso. /{ command-board.name } la mostra.
        [finished] Questa partita è finita. «Rivincita» ne apre una nuova con le stesse persone.
        [minded] Lì gioca già un sostituto.
        [returned] Giochi già di nuovo tu.
        [paused] Questo tavolo è già in pausa.
        [resumed] Questo tavolo non è in pausa.
        [hidden] Il file di una partita in corso svela carte coperte. Lo puoi avere a partita finita.
       *[ended] Questo tavolo è chiuso. /{ command-new.name } ne apre uno nuovo.
    }
error-Stale = Questo pulsante non vale più. Non è cambiato nulla: ecco il tavolo com'è ora.
error-Concealed = { error-NoTable }
error-Elsewhere = Il tavolo { $table } appartiene a un altro server: questo si fa solo lì.
error-NotMember = Non sei più nel server del tavolo { $table }, perciò lì gioca per te un sostituto. Quando sarai di nuovo lì, «{ care-back }» ti ridarà il posto.
error-NotSeated = A questo tavolo non giochi, ma puoi guardare. Aprine uno tuo in un altro canale o thread: /{ command-new.name }.
error-NotYourTurn = Ora non tocca a te. Aspettiamo { $who }, chiesto { $when }.
error-NotYourTurn-nobody = Per ora non devi decidere nulla.
error-NotAllowed = Può farlo solo chi organizza ({ $host }); chiudere il tavolo può anche chi gestisce il canale.
error-NoVote = Qui votano solo le persone indicate.
error-AlreadySeated = Hai già un posto a questo tavolo.
error-Full = Tutti i posti sono occupati. Puoi guardare, o aprire un tavolo tuo in un altro canale o thread: /{ command-new.name }.
error-TooFew = Si gioca almeno in { $least }. Aspetta altre persone, o aggiungi un bot.
error-Unseen = { $who } non vede questo canale. Un tavolo si sposta solo dove tutti possono seguirlo.
error-SentAway = Ti hanno mandato via da questa lobby. /{ command-new.name } apre un tavolo tuo in un altro canale o thread.
error-Denied = In questo server non puoi usare il comando di questo pulsante, almeno non in questo canale. Lo decide chi gestisce il server.
error-AwaitingConsent = Prima serve il sì di { $who }: «{ lobby-agree }» nella lobby. Chi non preme entro un giorno lascia il posto.
error-IllegalAction = Questa mossa non si può più fare. Non è cambiato nulla: ecco il tavolo com'è ora.
error-JustShown = Hai appena condiviso qualcosa qui. Puoi condividere altro { $when }.
error-Impossible =
    { $why ->
        [nothing-to-take-back] Non hai mosse da ritirare.
        [nothing-to-redo] Non puoi rifare la mossa: la partita è andata avanti.
        [sealed] La tua risposta è sigillata. Puoi cambiarla finché non hanno sigillato tutti.
        [undone-often] Per ora non puoi ritirare altre mosse. Continua: dal prossimo round puoi di nuovo.
        [too-soon] Non ancora. Aspetta che scada il suo tempo o, senza limiti, un giorno. Chi gestisce il canale può decidere prima.
        [season] In una partita di stagione tempo e posti restano come annunciato, e si finisce con l'ultimo round.
        [closing] Il termine di questa partita è passato: la finiscono i sostituti.
        [forfeit] Questo posto è perso per la stagione: la partita la finisce un sostituto.
        [season-playing] Partecipi già a questa stagione.
        [season-left] Hai lasciato questa stagione.
        [season-attempted] Hai già iniziato il tuo tentativo di questa settimana: ognuno ne ha uno solo.
        [season-closed] Le iscrizioni sono chiuse. Puoi ancora iscriverti come riserva.
        [season-no-check-in] Adesso non c'è niente da confermare.
        [season-no-pause] Puoi fare una pausa sola, a stagione in corso.
        [season-no-reserve] Questo posto può prenderlo solo una riserva che non è ancora subentrata e non gioca a quel tavolo.
        [season-over] Questa stagione è finita.
        [season-not-signed] Non sei in questa stagione. «{ season-do-mine }» mostra che cosa puoi fare.
        [halted] Il tavolo è in pausa e nessuno può muovere. Per continuare: «{ care-resume }» sotto «{ board-care }».
        [due] Dal vivo non puoi mettere in pausa quando tocca a te. Muovi prima, o fai chiedere a un'altra persona; devono essere d'accordo tutti.
        [consent] La partita è classificata: per chiuderla devono essere d'accordo tutti i presenti. «{ care-end }» sotto «{ board-care }» lo chiede.
        [shown] Resta così: i bot hanno già risposto e si è scoperto qualcosa.
        [withheld] Altri giocano ancora con le stesse carte: tutto resta sigillato fino alla fine della settimana.
        [call-in] Ci sei già.
        [call-out] Non ci sei.
        [call-lobby] Sei seduto al tavolo. Lì ti alzi con «{ lobby-leave }».
        [call-choice] Qui sceglie solo chi c’era quando è scaduto il tempo.
        [call-over] Questa ricerca è finita.
        [call-caller-only] Può farlo solo chi ha cominciato la ricerca.
        [call-caller] Cerchi già giocatori. Prima chiudi quella ricerca, là dov’è.
        [call-channel] In questo canale c’è già una ricerca. Partecipa, o cerca in un altro canale.
        [call-guild] Su questo server ci sono già 5 ricerche, il massimo. Partecipa a una di quelle.
        [call-league] Per un campionato servono più persone di quante ne stiano a un tavolo.
        [follows] Segui già 10 tavoli, il massimo. Prima smetti di seguirne uno.
        [concealed] Un tavolo della settimana duplicate resta dove lo vede solo chi ci gioca.
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
error-no-topic = Non c'è un argomento con questo nome. Comincia a scrivere e scegli dall'elenco.
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
