### La lezione: imparare un gioco giocando. Quello che si dice di un gioco sta nella sua stanza.

command-learn = Impara un gioco giocando contro bot
    .name = impara
lobby-learn = Impara giocando
# $where: stagione, round e fase, o il nome del gioco.
learn-title = Lezione · { $where }
# $others: quanti bot giocano.
learn-welcome =
    { $others ->
        [one] Una vera partita a { $game } contro un bot. Circa { $minutes } minuti. La vedi solo tu, e non è classificata.
       *[other] Una vera partita a { $game } contro { $others } bot. Circa { $minutes } minuti. La vedi solo tu, e non è classificata.
    }
learn-enough = La lezione finisce qui: ora conosci il gioco. Continua, se ti va.
learn-more = La lezione finisce qui. Continua, se ti va: il bot spiega le novità quando arrivano.
learn-begin = Inizia
learn-on = Continua a giocare
learn-other = Un'altra lezione
learn-back = Ritira la mossa
learn-stop = Smetti
learn-over = Questa era una partita intera. Per giocare con altri: /{ command-new.name } apre un tavolo.
learn-stopped = La lezione è finita. /{ command-learn.name } ne comincia una nuova.
learn-again = Gioca di nuovo
# Il bot delle lezioni.
agent-tutor = tutor
