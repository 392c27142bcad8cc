### La lezione: imparare un gioco giocando. Quello che si dice di un gioco sta nella sua stanza.

command-learn = Impara un gioco giocando, quando vuoi, contro bot
    .name = impara
lobby-learn = Impara giocando
# $where: stagione, round e fase, o il nome del gioco.
learn-title = Lezione · { $where }
# $others: quanti bot giocano.
learn-welcome =
    { $others ->
        [one] Una vera partita a { $game } contro un bot. La vedi solo tu, e non conta niente.
       *[other] Una vera partita a { $game } contro { $others } bot. La vedi solo tu, e non conta niente.
    }
learn-enough = La lezione finisce qui: ora conosci il gioco. Continua fino alla fine, se ti va.
learn-more = La lezione finisce qui, ma non tutto si è presentato. Continua: le novità sono spiegate quando arrivano.
learn-begin = Comincia
learn-on = Continua
learn-other = Un'altra lezione
learn-slip = Puoi ritirare la mossa.
learn-back = Ritira la mossa
learn-stop = Smetti
learn-over = Questa era una partita intera. /{ command-new.name } apre un tavolo per persone e bot.
learn-stopped = La lezione è finita. /{ command-learn.name } ne comincia una nuova.
learn-again = Ancora una volta
# Il bot delle lezioni.
agent-tutor = tutor
