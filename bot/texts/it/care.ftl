### Cura di un tavolo: orologi, votazioni, mosse ritirate, custodi, chiamate.

pace-none = senza limiti di tempo
pace-live = dal vivo (minuti)
pace-daily = quotidiano (2 giorni, +12 ore a mossa)
pace-relaxed = tranquillo (1 settimana, +2 giorni a mossa)
pace-season = stagione (3 giorni, +8 ore per mossa)
at-zero-nothing = non succede nulla
at-zero-vote = votano gli altri
at-zero-caretaker = gioca un custode
ask-until = scade { $when }
minded-name = { $name } (custode)
board-care = Tavolo
board-vote = Vota
care-title = Questo tavolo
care-lobby = La partita non è ancora cominciata.
care-over = La partita è finita.
care-no-clock = Si gioca senza limiti di tempo.
care-clock = Tempo: { $pace }. Quando scade: { $zero }.
care-paused = ⏸️ Pausa, iniziata { $when }: il tempo è fermo e non arrivano avvisi. Puoi giocare lo stesso.
care-halted = ⏸️ Tavolo in pausa (inizio { $when }): niente orologi, niente chiamate, niente mosse. «{ care-resume }» la finisce.
care-lost = ⏸️ Questo tavolo ha perso il suo canale. /{ command-table.name } { command-table-move.name } lo porta in un altro di questo server.
# $trouble: one of the sentences below; $channel: a mention of the channel or thread.
care-trouble = ⏸️ { $trouble } Fino ad allora nessun orologio corre e nessuno viene chiamato.
trouble-hidden = Non vedo più { $channel }: chi gestisce questo server deve darmi lì il permesso «{ permission-view_channel }».
trouble-mute = Non posso più scrivere in { $channel }: chi gestisce questo server deve darmi lì il permesso «{ permission-send_messages }», o in un thread «{ permission-send_messages_in_threads }».
trouble-locked = Il thread { $channel } è bloccato e non posso scriverci: chi gestisce i thread deve sbloccarlo.
trouble-outside = Non vedo più il thread { $channel }: menzionatemi lì e sono di nuovo con voi, oppure datemi il permesso «{ permission-view_channel }» nel canale a cui appartiene.
care-all-away = ⏸️ Sono tutti via: la partita aspetta che qualcuno torni.
care-expired = ⌛ Tempo scaduto per { $who }.
care-minded = Per { $who } gioca un custode, come concordato. Chi siede lì riprende il posto quando vuole.
care-claimable = Per { $who } gioca un custode. Chiunque può prendere questo posto; fino ad allora chi lo occupava può tornare.
care-claimable-from = Per { $who } gioca un custode; chi sedeva lì può tornare quando vuole. Altrimenti il posto si libera per altri { $when }.
care-untold = Per { $who } gioca un custode; chi sedeva lì viene avvisato e può tornare quando vuole.
care-counts-lost = Se un custode gioca questo posto fino alla fine, la partita per la classifica vale come persa per chi lo occupava.
care-undo = Ritira l'ultima mossa
care-redo = Ripeti la mossa
care-away = Sono via: custode
care-back = Sono di nuovo qui
care-claim = Prendi il posto di { $who }
care-pause = Metti in pausa
care-resume = Riprendi
care-end = Chiudi il tavolo
care-replace = Custode per { $who }?
undo-free = La tua ultima mossa si può ritirare subito: da allora nessuno ha agito e nulla di nascosto è stato mostrato.
undo-alone = La tua ultima mossa si può ritirare senza chiedere.
undo-friendly = La partita diventa allora amichevole: non vale più per la classifica.
undo-lost = La partita continua allora tra amici e per te vale come persa: giochi solo contro bot e nessun altro può acconsentire.
# $revealed: yes where cards or goods have come to light since.
undo-consent =
    { $revealed ->
        [yes] Dopo la tua ultima mossa si sono scoperte carte o merci. Per ritirarla serve il sì di { $who }.
       *[no] Dopo di te hanno giocato altri. Per ritirare la mossa serve il sì di { $who }.
    }
# $moves: how many moves would no longer count.
motion-undo =
    { $moves ->
        [one] 🗳️ { $by } vuole ritirare una mossa.
       *[other] 🗳️ { $by } vuole ritirare le ultime { $moves } mosse.
    }
motion-end = 🗳️ { $by } propone di chiudere questa partita senza vincitori.
motion-pause = 🗳️ { $by } propone una pausa: niente orologi e niente mosse finché non si riprende.
motion-resume = 🗳️ { $by } vorrebbe riprendere. Se poi tocca a te, acconsenti quando ci sei; { $when } «{ care-resume }» vale anche senza di te.
motion-clock = 🗳️ { $by } propone un altro orologio, pieno per tutti: { $pace }.
motion-replace = 🗳️ { $by } propone che un custode giochi per { $who }.
motion-replace-late = 🗳️ Tempo scaduto per { $who }. Deve giocare un custode?
# How a vote stands; $open: who has not answered yet.
motion-stands = A favore: { $ayes } su { $needed }. Ancora senza risposta: { $open }.
motion-agree = A favore
motion-refuse = Contro
end-question-all = Chiedere agli altri di chiudere questa partita senza vincitori? Si chiude se tutti sono d'accordo.
end-lost = È una partita per la classifica contro soli bot: per te vale come persa.
end-propose = Chiedi
table-moved = Ora il tavolo sta in { $where }.
# A line of the list of one's tables.
table-choice = Tavolo { $number }: { $game }, round { $round }

## Calls

call-ping = { $people }: tocca a te in { $game }, round { $round }: { $what }. { $link }
call-remind = { $people }: un promemoria. { $game }, round { $round }, ti aspetta ({ $what }). { $link }
call-lastcall = { $people }: ultima chiamata. Il tuo tempo in { $game } ({ $what }) scade { $until }. { $link }
call-vote = { $people }: { $what } { $link }
call-minded = { $people }: in { $game } ora un custode gioca per te. «{ care-back }» ti ridà il posto; { $when } si libera per altri.
call-snooze = Ricordamelo dopo
call-snoozed = Va bene. Se tocca ancora a te, ti richiamo { $when }.
lost-channel = Il canale della tua partita { $game } (tavolo { $number }) non c'è più. La partita è al sicuro: usa /{ command-table.name } { command-table-move.name } in un altro canale del server e si continua lì.
lost-trouble = La tua partita { $game } (tavolo { $number }) è in pausa e nulla è andato perso. { $trouble } Poi continua da sola. Oppure usa /{ command-table.name } { command-table-move.name } in un altro canale del server e si continua lì.
