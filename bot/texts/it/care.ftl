### Cura di un tavolo: tempo, votazioni, mosse ritirate, sostituti, avvisi.

pace-none = senza limiti di tempo
pace-live = dal vivo (minuti)
pace-daily = quotidiano (2 giorni, +12 ore a mossa)
pace-relaxed = tranquillo (1 settimana, +2 giorni a mossa)
pace-season = stagione (3 giorni, +8 ore a mossa)
care-deadline = Partita di stagione: il { $when } i sostituti la finiscono.
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
care-bots = Bot: { $bots }.
care-bot = { $name } ({ $kind })
care-clock = Tempo: { $pace }. Quando scade: { $zero }.
care-paused = ⏸️ Pausa, iniziata { $when }: tempo fermo, niente avvisi. Puoi giocare lo stesso.
care-halted = ⏸️ Pausa, iniziata { $when }: tempo fermo, niente avvisi, niente mosse. Per continuare: «{ care-resume }».
care-lost = ⏸️ Il canale di questo tavolo non c'è più. /{ command-table.name } { command-table-move.name } porta il tavolo in un altro canale di questo server.
# $trouble: one of the sentences below; $channel: a mention of the channel or thread.
care-trouble = ⏸️ { $trouble } Fino ad allora il tempo è fermo e non arrivano avvisi.
trouble-hidden = Non vedo più { $channel }: chi gestisce questo server deve darmi lì il permesso «{ permission-view_channel }».
trouble-mute = Non posso più scrivere in { $channel }: chi gestisce questo server deve darmi lì il permesso «{ permission-send_messages }», o in un thread «{ permission-send_messages_in_threads }».
trouble-locked = Il thread { $channel } è bloccato e non posso scriverci: chi gestisce i thread deve sbloccarlo.
trouble-outside = Non vedo più il thread { $channel }: menzionatemi lì e sono di nuovo con voi, oppure datemi il permesso «{ permission-view_channel }» nel canale a cui appartiene.
care-all-away = ⏸️ Sono tutti via: la partita aspetta che qualcuno torni.
care-expired = ⌛ Tempo scaduto per { $who }.
care-minded = { $who }: chi c'era può tornare quando vuole.
care-claimable = { $who }: finché non torna chi c'era, chiunque può prendere il posto.
care-claimable-from = { $who }: chi c'era può tornare quando vuole. Il posto si libera per altri { $when }.
care-untold = { $who }: il bot sta avvisando chi c'era, che può tornare quando vuole.
care-counts-lost = Se il sostituto gioca fino alla fine, questa partita classificata è persa per chi c'era.
care-undo = Ritira l'ultima mossa
care-redo = Ripeti la mossa
care-away = Nomina un sostituto
care-back = Rieccomi
care-claim = Prendi il posto di { $who }
care-pause = Metti in pausa
care-resume = Riprendi
care-pick-language = Lingua del tabellone …
care-option-language = Tabellone: { $language }
care-end = Chiudi la partita
care-replace = Sostituto per { $who }?
undo-friendly = Se ritiri la mossa, la partita non è più classificata.
undo-lost = Se ritiri la mossa, questa partita classificata è persa: non c'è nessun altro che possa dire di sì.
# How far an undo goes; $where: the title of the board then.
undo-reach =
    { $moves ->
        [one] ↩️ Si torna indietro di 1 mossa, a «{ $where }».
       *[other] ↩️ Si torna indietro di { $moves } mosse, a «{ $where }».
    }
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
motion-pause = 🗳️ { $by } vuole una pausa: tempo fermo e niente mosse, finché qualcuno non riprende.
motion-resume = 🗳️ { $by } vuole riprendere. Tocca a te? Vota sì quando ci sei; { $when } «{ care-resume }» vale anche senza il tuo voto.
motion-clock = 🗳️ { $by } vuole cambiare il tempo: { $pace }. Tutti ripartono con il tempo pieno.
motion-replace = 🗳️ { $by } vuole che un sostituto giochi per { $who }.
motion-replace-late = 🗳️ Tempo scaduto per { $who }. Deve giocare un sostituto?
# How a vote stands; $open: who has not answered yet.
motion-stands = A favore: { $ayes } su { $needed }. Mancano: { $open }.
motion-agree = A favore
motion-refuse = Contro
end-question-all = Chiedi a tutti di chiudere la partita senza vincitori? Devono essere tutti d'accordo.
end-lost = Questa partita classificata contro bot per te vale come persa.
end-propose = Chiedi a tutti
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
call-minded = { $people }: in { $game } ora gioca per te un sostituto. Premi «{ care-back }» per continuare; il posto si libera per altri { $when }.
call-snooze = Ricordamelo dopo
call-snoozed = Va bene. Se tocca ancora a te, il bot ti avvisa { $when }.
unseen-ping = Tocca a te in { $game } (tavolo { $number }). Non vedi più il suo canale, perciò te lo scrivo qui.
unseen-remind = Tocca ancora a te in { $game } (tavolo { $number }). Non vedi più il suo canale, perciò te lo scrivo qui.
unseen-lastcall = Ultimo promemoria per { $game } (tavolo { $number }): il tuo tempo sta per scadere. Non vedi più il suo canale, perciò te lo scrivo qui.
unseen-vote = In { $game } (tavolo { $number }) si vota, in un canale che non vedi più. Chiedi a chi gestisce il server.
unseen-minded = In { $game } (tavolo { $number }) gioca un sostituto al tuo posto. Non vedi più il suo canale: chiedi a chi gestisce il server, poi riprendi lì il tuo posto.
lost-channel = Il canale della tua partita { $game } (tavolo { $number }) non c'è più, ma la partita è salva. Continuate in un altro canale del server: /{ command-table.name } { command-table-move.name }.
lost-concealed = Non raggiungo il thread della tua partita { $game } (tavolo { $number }), ma la partita è al sicuro: continua da /{ command-games.name }.
lost-trouble = La tua partita { $game } (tavolo { $number }) è in pausa; niente è andato perso. { $trouble } Oppure portatela in un altro canale del server: /{ command-table.name } { command-table-move.name }.
