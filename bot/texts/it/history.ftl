### Uno sguardo indietro: la cronaca per round, il tabellone di allora, e le attese risparmiate a un tavolo.

history-title = Che cosa è successo · round { $round }
history-since = Dalla tua ultima mossa
# Un round lungo ha più pagine. $title è il titolo della pagina.
history-part = { $title } ({ $part } di { $parts })
history-first = Inizio
history-earlier = Prima
history-later = Dopo
history-last = Fine
history-board = Tabellone in quel momento
history-round-before = Round precedente
history-round-next = Round seguente

rewind-title = Il tabellone all'inizio del round { $round }
rewind-step = Round { $round }, passo { $step } di { $steps }
rewind-impossible = I tabelloni precedenti non si possono più mostrare; che cosa è successo è nella cronaca.


log-title = Che cosa è successo
log-empty = Non è ancora successo niente.
