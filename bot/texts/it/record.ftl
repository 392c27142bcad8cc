### Registri: un file che chiunque può rigiocare e verificare.

command-record = Una partita come file, che chiunque può rigiocare e verificare
    .name = registro
command-record-table = Numero del tavolo (vuoto: il più recente di questo canale)
    .name = tavolo

# Una riga di un elenco; $day: quando lì è successo qualcosa l'ultima volta.
record-choice =
    Tavolo { $table } · { $game } · { $status ->
        [finished] finita
       *[ended] chiusa prima della fine
    } · { $day }
