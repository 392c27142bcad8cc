### Risposte gentili a ciò che non si può fare. Ognuna dice che cosa fare invece.

error-NoTable = Qui non c'è (più) nessun tavolo. /{ command-new.name } ne apre uno.
error-NoSeason = Questa stagione qui non c'è (più). /{ command-season.name } mostra che cosa è in corso.
error-Broken = Questo tavolo al momento non si può leggere; le sue mosse sono al sicuro. Avvisa chi gestisce il bot: tavolo { $table }.
error-Damaged = Una parte del database di questo bot è danneggiata, e con essa questo tavolo; gli altri vanno avanti. Avvisa chi gestisce il bot: forse è in una copia di sicurezza.
error-Occupied = In questo canale c'è già un tavolo. /{ command-board.name } lo mostra; un thread a parte può ospitarne un altro.
error-WrongMoment =
    { $status ->
        [lobby] Questa partita non è ancora cominciata. «{ lobby-start }» nella lobby le dà il via.
        [running] Questa partita è già in corso. /{ command-board.name } la mostra.
        [finished] Questa partita è finita. «Rivincita» ne apre una nuova con le stesse persone.
        [minded] Lì gioca già un custode.
        [returned] Giochi già tu.
        [paused] Questo tavolo è già in pausa.
        [resumed] Questo tavolo non è in pausa.
        [hidden] Il registro di una partita in corso svela carte nascoste, perciò qui non lo riceve nessuno. A partita finita è di tutti.
       *[ended] Questo tavolo è chiuso. /{ command-new.name } ne apre un altro.
    }
error-Stale = Questo pulsante non vale più. Non è cambiato nulla: ecco il tavolo com'è ora.
error-Concealed = { error-NoTable }
error-Elsewhere = Il tavolo { $table } appartiene a un altro server: questo si fa solo lì.
error-NotMember = Non sei più nel server del tavolo { $table }, perciò lì gioca per te un custode. Quando sarai di nuovo lì, «{ care-back }» ti ridarà il posto.
error-NotSeated = Non hai un posto a questo tavolo, ma puoi guardare. Con /{ command-new.name } puoi aprirne uno tuo in un altro canale o thread.
error-NotYourTurn = Ora non tocca a te. Aspettiamo { $who }, chiesto { $when }.
error-NotYourTurn-nobody = Per ora non devi decidere nulla.
error-NotAllowed = Può farlo solo chi ha aperto il tavolo ({ $host }); chiuderlo può anche chi gestisce questo canale.
error-NoVote = Qui non hai diritto di voto: la domanda è per altri.
error-AlreadySeated = Hai già un posto a questo tavolo.
error-Full = Tutti i posti sono occupati. Puoi guardare, o aprire un tavolo tuo con /{ command-new.name } in un altro canale o thread.
error-TooFew = Bisogna essere almeno in { $least }. Aspetta che qualcuno si unisca, o aggiungi un bot.
error-IllegalAction = Questa mossa non si può più fare. Non è cambiato nulla: ecco il tavolo com'è ora.
error-Impossible =
    { $why ->
        [nothing-to-take-back] Non hai mosse da ritirare.
        [nothing-to-redo] Non c'è nulla da rifare: nel frattempo è successo qualcosa.
        [sealed] La tua risposta è sigillata. Finché manca l'ultima puoi darne un'altra.
        [undone-often] Per una sola decisione o un solo round hai già ritirato, o chiesto di farlo, abbastanza. Continua a giocare: nel prossimo round potrai ritirare di nuovo.
        [too-soon] Non ancora: serve che il tempo di qualcuno sia scaduto o, senza orologio, che il tavolo l'abbia atteso un giorno. Può deciderlo anche chi gestisce il canale.
        [season] Questo è un tavolo di una stagione: orologio e posti restano come annunciato, e finisce con l'ultimo round.
        [closing] Il termine di questo tavolo è passato: i sostituti lo giocano fino alla fine.
        [forfeit] Questo posto è perso per questa stagione: un sostituto lo gioca fino alla fine.
        [season-playing] Giochi già in questa stagione.
        [season-closed] Le iscrizioni a questa stagione sono chiuse. Puoi ancora iscriverti come riserva.
        [season-no-check-in] Adesso non c'è niente da confermare.
        [season-no-pause] Hai già avuto la pausa di questa stagione, o la stagione non è in corso.
        [season-no-reserve] Non puoi prendere questo posto: lo prende una riserva che non è ancora subentrata e non gioca a quel tavolo.
        [season-over] Questa stagione è finita.
        [season-not-signed] Non ti sei iscritto a questa stagione.
        [halted] Il tavolo è in pausa, e con l'orologio nessuno muove. «{ care-resume }» sotto «{ board-care }» finisce la pausa.
        [due] Dal vivo chi è di turno non ferma l'orologio: rispondi prima, o lascia che chieda un altro. Devono essere d'accordo tutti.
        [consent] La partita vale per la classifica: per chiuderla devono essere d'accordo tutti i presenti. «{ care-end }» sotto «{ board-care }» lo chiede.
        [shown] Dopo la tua ultima mossa i bot hanno risposto e qualcosa di nascosto è stato mostrato: resta così. Solo altri giocatori potrebbero acconsentire a ritirarla.
       *[no-deal] A questo tavolo non si può più ritirare nulla: il suo inizio non è più noto.
    }
error-NotClaimable = Questo posto è solo prestato al custode; chi lo occupa tornerà.
error-NotClaimable-yet = Non ancora: chi sedeva lì è stato avvisato e può ancora tornare. Il posto si libera { $when }.
error-HasSat = Hai già giocato a questo tavolo e conosci carte nascoste. Questo posto è per qualcun altro; guardare puoi sempre.
error-NoMotion = Non c'è (più) nulla da votare.
error-unknown-control = Quel pulsante è scaduto. /{ command-board.name } mostra il tavolo com'è ora.
error-permissions = Mi mancano dei permessi in { $channel }: { $names }. Chiedi a chi gestisce questo server di darmeli, poi riprova.
error-no-thread-here = Posso aprire un thread solo in un canale testuale o di annunci. Usa /{ command-new.name } senza quell'opzione qui, o provaci là.
error-no-card = Non c'è nessuna carta con quel nome. Scrivi qualche lettera e scegli dall'elenco.
error-no-topic = Non c'è un argomento con questo nome. Comincia a scrivere e scegline uno dall'elenco.
error-no-seats = { $game } è per gruppi da { $least } a { $most }. Non è stato aperto nulla: scegli un altro numero di posti.
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
        [one] Un tavolo aperto è tuo, il massimo per una persona.
       *[other] { $most } tavoli aperti sono tuoi, il massimo per una persona.
    } Non è stato aperto nulla, e le tue partite continuano. Per fare posto, chiudine uno nel suo canale con /{ command-table.name } { command-table-end.name }.
limit-hour =
    { $most ->
        [one] In un'ora hai aperto un tavolo, il massimo per una persona.
       *[other] In un'ora hai aperto { $most } tavoli, il massimo per una persona.
    } Il prossimo si può aprire { $when }; ciò che è aperto continua.
limit-quiet = Fermi da più tempo:
limit-table = { $where } · tavolo { $table }, ultima attività { $when }

permission-view_channel = Visualizza canale
permission-send_messages = Invia messaggi
permission-send_messages_in_threads = Invia messaggi nei thread
permission-create_public_threads = Crea thread pubblici
permission-embed_links = Incorpora link
permission-read_message_history = Leggi la cronologia dei messaggi
