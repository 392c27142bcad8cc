### Registri: un file che chiunque può rigiocare e verificare.

command-record = Una partita come file, che chiunque può rigiocare e verificare
    .name = registro
command-record-table = Il numero del tavolo; senza, il più recente di questo canale
    .name = tavolo

record-open = Questa partita è ancora in corso, e il suo registro svela carte nascoste. Non mostrarlo a chi gioca.
# Una riga di un elenco; $day: quando lì è successo qualcosa l'ultima volta.
record-choice =
    Tavolo { $table } · { $game } · { $status ->
        [running] in corso
        [finished] finita
       *[ended] chiusa prima della fine
    } · { $day }
error-NotYours = Il registro di una partita in corso svela carte nascoste: lo riceve solo chi gestisce questo server. A partita finita è di tutti.
