### Che cosa è successo al tavolo oltre al gioco, una riga ciascuno nella cronaca. $who è segno e nome.

remark-asked = { $who } chiede di ritirare una mossa.
remark-undo = { $who } ritira l'ultima mossa.
# $others: chi altro ha mosse che non contano più.
remark-undo-others = { $who } ritira l'ultima mossa, e con essa il seguito ({ $others }).
remark-minded = Ora per { $who } gioca un sostituto.
remark-minded-manager = Chi gestisce il canale mette un sostituto per { $who }.
remark-returned = { $who } gioca di nuovo.
remark-claimed = { $who } prende questo posto.
remark-paused = Pausa, chiesta da { $who }.
remark-resumed = { $who } riprende la partita.
remark-host = D'ora in poi organizza { $who }.
remark-moved = { $who } sposta il tavolo in un altro canale.
remark-expired = Tempo scaduto per { $who }.
remark-ended = { $who } chiude il tavolo.
remark-deadline = Il termine è passato: i sostituti giocano fino alla fine.
remark-refused = Votazione respinta: tutto resta com'è.
# Il tavolo da cui si continua, e il round.
remark-forked = { $who } si esercita da qui contro i bot: tavolo { $table }, round { $round }. Fuori classifica.
