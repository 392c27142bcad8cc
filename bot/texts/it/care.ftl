### Cura di un tavolo: tempo, votazioni, mosse ritirate, sostituti, avvisi.

pace-none = senza limiti di tempo
pace-live = dal vivo (minuti)
pace-daily = quotidiano (2 giorni, +12 ore a mossa)
pace-relaxed = tranquillo (1 settimana, +2 giorni a mossa)
pace-season = stagione (3 giorni, +8 ore per mossa)
care-deadline = Una partita di stagione: il { $when } i sostituti la finiscono.
at-zero-nothing = non succede niente
at-zero-vote = votano gli altri
at-zero-caretaker = gioca un sostituto
ask-until = scade { $when }
minded-name = { $name } (sostituto)
board-care = Tavolo
board-vote = Vota
care-title = Questo tavolo
care-lobby = La partita non è ancora cominciata.
care-over = La partita è finita.
care-no-clock = Senza limiti di tempo.
care-clock = Tempo: { $pace }. Quando scade: { $zero }.
care-paused = ⏸️ Pausa, iniziata { $when }: tempo fermo, niente avvisi. Puoi giocare lo stesso.
care-halted = ⏸️ Pausa, iniziata { $when }: il tempo è fermo, niente avvisi, niente mosse. «{ care-resume }» la finisce.
care-lost = ⏸️ Questo tavolo ha perso il suo canale. /{ command-table.name } { command-table-move.name } lo porta in un altro di questo server.
# $trouble: one of the sentences below; $channel: a mention of the channel or thread.
care-trouble = ⏸️ { $trouble } Fino ad allora il tempo è fermo e non arrivano avvisi.
trouble-hidden = Non vedo più { $channel }: chi gestisce questo server deve darmi lì il permesso «{ permission-view_channel }».
trouble-mute = Non posso più scrivere in { $channel }: chi gestisce questo server deve darmi lì il permesso «{ permission-send_messages }», o in un thread «{ permission-send_messages_in_threads }».
trouble-locked = Il thread { $channel } è bloccato e non posso scriverci: chi gestisce i thread deve sbloccarlo.
trouble-outside = Non vedo più il thread { $channel }: menzionatemi lì e sono di nuovo con voi, oppure datemi il permesso «{ permission-view_channel }» nel canale a cui appartiene.
care-all-away = ⏸️ Sono tutti via: la partita aspetta che qualcuno torni.
care-expired = ⌛ Tempo scaduto per { $who }.
care-minded = { $who }: chi c'era può tornare quando vuole.
care-claimable = { $who }: finché chi c'era non torna, il posto è di chi lo prende.
care-claimable-from = { $who }: chi c'era può tornare quando vuole. Il posto si libera per altri { $when }.
care-untold = { $who }: chi c'era riceve un avviso e può tornare quando vuole.
care-counts-lost = Se il sostituto gioca fino alla fine, questa partita classificata è persa per chi c'era.
care-undo = Ritira l'ultima mossa
care-redo = Ripeti la mossa
care-away = Nomina un sostituto
care-back = Rieccomi
care-claim = Prendi il posto di { $who }
care-pause = Metti in pausa
care-resume = Riprendi
care-end = Chiudi il tavolo
care-replace = Sostituto per { $who }?
undo-friendly = Ritirare la mossa rende la partita amichevole: non è più classificata.
undo-lost = Ritirare la mossa rende la partita amichevole, e per te è persa: contro soli bot nessuno può acconsentire.
# $revealed: yes where cards or goods have come to light since.
undo-consent =
    { $revealed ->
        [yes] Si sono scoperte carte o merci; per ritirare la mossa serve il sì di { $who }.
       *[no] Altri hanno già giocato; per ritirare la mossa serve il sì di { $who }.
    }
# $moves: how many moves would no longer count.
motion-undo =
    { $moves ->
        [one] 🗳️ { $by } vuole ritirare una mossa.
       *[other] 🗳️ { $by } vuole ritirare le ultime { $moves } mosse.
    }
motion-end = 🗳️ { $by } vuole chiudere questa partita senza vincitori.
motion-pause = 🗳️ { $by } vuole una pausa: il tempo è fermo e niente mosse, finché non si riprende.
motion-resume = 🗳️ { $by } vuole riprendere. Se poi tocca a te, acconsenti quando ci sei; { $when } «{ care-resume }» vale anche senza di te.
motion-clock = 🗳️ { $by } vuole un altro tempo, pieno per tutti: { $pace }.
motion-replace = 🗳️ { $by } vuole che un sostituto giochi per { $who }.
motion-replace-late = 🗳️ Tempo scaduto per { $who }. Deve giocare un sostituto?
# How a vote stands; $open: who has not answered yet.
motion-stands = A favore: { $ayes } su { $needed }. Mancano: { $open }.
motion-agree = A favore
motion-refuse = Contro
end-question-all = Chiedere agli altri di chiudere questa partita senza vincitori? Devono essere tutti d'accordo.
end-lost = Questa partita classificata contro bot per te vale come persa.
end-propose = Chiedi
table-moved-away = { $game } (tavolo { $table }) si è spostato: ora è in { $where }. [Al tabellone]({ $link })
table-moved = Ora il tavolo è in { $where }.
# A line of the list of one's tables.
table-choice = Tavolo { $number }: { $game }, round { $round }

## Calls

call-ping = { $people }: tocca a te in { $game }, round { $round }: { $what }. { $link }
call-remind = { $people }: tocca ancora a te in { $game }, round { $round }: { $what }. { $link }
call-lastcall = { $people }: ultimo promemoria per { $game }: { $what }. Il tuo tempo scade { $until }. { $link }
call-vote = { $people }: { $what } { $link }
call-terms = { $people }: si gioca a { $game }? Basta un tocco al tavolo; dopo un giorno il posto torna libero. { $link }
call-minded = { $people }: in { $game } ora gioca per te un sostituto. «{ care-back }» ti ridà il posto; { $when } si libera per altri.
call-snooze = Ricordamelo dopo
call-snoozed = Va bene. Se tocca ancora a te, il bot ti avvisa { $when }.
unseen-ping = Tocca a te in { $game } (tavolo { $number }). Non vedi più il suo canale, perciò te lo scrivo qui.
unseen-remind = Tocca ancora a te in { $game } (tavolo { $number }). Non vedi più il suo canale, perciò te lo scrivo qui.
unseen-lastcall = Ultimo promemoria per { $game } (tavolo { $number }): il tuo tempo sta per scadere. Non vedi più il suo canale, perciò te lo scrivo qui.
unseen-vote = In { $game } (tavolo { $number }) si vota, in un canale che non vedi più. Chiedi a chi gestisce il server.
unseen-minded = In { $game } (tavolo { $number }) gioca un sostituto al tuo posto. Non vedi più il suo canale: chiedi a chi gestisce il server, poi riprendi lì il tuo posto.
lost-channel = Il canale della tua partita { $game } (tavolo { $number }) non c'è più, ma la partita è al sicuro. /{ command-table.name } { command-table-move.name } in un altro canale del server la porta lì.
lost-concealed = Non raggiungo il thread della tua partita { $game } (tavolo { $number }), ma la partita è al sicuro: continua da /{ command-games.name }.
lost-trouble = La tua partita { $game } (tavolo { $number }) è in pausa e niente è andato perso. { $trouble } Poi continua. Oppure portala in un altro canale del server: /{ command-table.name } { command-table-move.name }.
